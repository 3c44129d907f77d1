# How effects hang together, for every game; a game may say it in other words in a file of its own.
# Variables are the fields; one that is left out is `none`, a number that is left out is 1.

# Joints between templates.

for-target = { $who }: { $effect }
list-and = e
list-or = OPPURE
first-of = segui la prima di queste righe che si applica:
first-of-if = se { $condition }: { $then }
first-of-else = altrimenti: { $otherwise }
condition-not = non è vero che { $condition }
condition-and = e
condition-or = oppure
requirement-whole = [{ $terms }]
requirement-and = +
requirement-or = OPPURE
requirement-term = { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
requirement-absent = nessun { $name }
compare-equal = esattamente { $n }
compare-not-equal = non { $n }
compare-less = meno di { $n }
compare-at-most = al massimo { $n }
compare-more = più di { $n }
compare-at-least = almeno { $n }
arrow-forward = →
arrow-back = ←
arrow-both = ↔
not-translated = (non tradotto)

# Effects that hold others. They begin in lower case and have no full stop: a sentence gets both.

verb-nothing = non succede nulla
verb-choose = scegli: { $options }
verb-may = puoi: { $effects }
verb-if = se { $condition }: { $then }{ $otherwise ->
        [none] {""}
       *[other] ; altrimenti, { $otherwise }
    }
verb-each = { $who }: { $effects }
verb-pay = { $cost }; se lo fai, { $gain }
verb-roll = tira { $die }: { $rows }
verb-once = una volta per { $period }: { $effects }
block-table-row = { $range }{ $label ->
        [none] {""}
       *[other] {" "}{ $label }
    }: { $effects }
