# How effects hang together, for every game; a game may say it in other words in a file of its own.
# Variables are the fields; one that is left out is `none`, a number that is left out is 1.

# Joints between templates.

for-target = { $who }: { $effect }
list-and = and
list-or = OR
first-of = do the first of these that applies:
first-of-if = if { $condition }: { $then }
first-of-else = otherwise: { $otherwise }
condition-not = it is not true that { $condition }
condition-and = and
condition-or = or
requirement-whole = [{ $terms }]
requirement-and = +
requirement-or = OR
requirement-term = { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
requirement-absent = no { $name }
compare-equal = exactly { $n }
compare-not-equal = not { $n }
compare-less = fewer than { $n }
compare-at-most = at most { $n }
compare-more = more than { $n }
compare-at-least = at least { $n }
arrow-forward = →
arrow-back = ←
arrow-both = ↔
not-translated = (not translated)

# Effects that hold others. They begin in lower case and have no full stop: a sentence gets both.

verb-nothing = nothing happens
verb-choose = choose one: { $options }
verb-may = you may: { $effects }
verb-if = if { $condition }: { $then }{ $otherwise ->
        [none] {""}
       *[other] ; otherwise, { $otherwise }
    }
verb-each = { $who }: { $effects }
verb-pay = { $cost }; if you do, { $gain }
verb-roll = roll { $die }: { $rows }
verb-once = once per { $period }: { $effects }
block-table-row = { $range }{ $label ->
        [none] {""}
       *[other] {" "}{ $label }
    }: { $effects }
