# How this language says what the schema knows: one template for each verb, predicate, target and block, named
# for it. Variables are the fields; one that is left out is `none`, a number that is left out is 1. What every game
# says alike stands in `schemas/common/l10n`.

# What an effect tells players to do. It begins in lower case and has no full stop: a sentence gets both.

verb-replace-poi = replace the POI{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    } with { $poi }
verb-place-poi-on-top = place { $poi } on top{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-discard-poi = discard { $poi ->
        [none] every POI
       *[other] { $poi }
    }{ $sector ->
        [none] {" "}in your Sector
       *[other] {" "}in Sector { $sector }
    }
verb-discard-top-poi = discard the top POI{ $sector ->
        [none] {" "}in your Sector
       *[other] {" "}in Sector { $sector }
    }
verb-place-marker = place { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-place-marker-on-card = place { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } on this card
verb-remove-marker = remove { $n-stated ->
        [no] all markers
       *[other] { $n ->
            [one] 1 marker
           *[other] { $n } markers
        }
    }{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-place-lander = place the Lander in Sector { $sector }
verb-move-lander = move the Lander to Sector { $sector }
verb-set-global-condition = set the Global Condition to { $condition }
verb-discard-global-condition = discard { $condition ->
        [none] the current Global Condition
       *[other] the Global Condition { $condition }
    }
verb-place-mission = place Mission { $mission } face down
verb-reveal-mission = reveal Mission { $mission }
verb-discard-mission = discard { $mission ->
        [none] this Mission
       *[other] Mission { $mission }
    }
verb-complete-mission = complete { $mission ->
        [none] this Mission
       *[other] Mission { $mission }
    }
verb-fail-mission = fail { $mission ->
        [none] this Mission
       *[other] Mission { $mission }
    }
verb-place-mission-failed-token = place the Mission Failed token on the Lander
verb-discard-mission-failed-token = discard the Mission Failed token
verb-place-unique-discovery = add Unique Discovery { $number } to the stack{ $end ->
        [none] {""}
       *[other] {" "}({ $end })
    }
verb-draw-section-cards = { $who-key ->
        [none] draw
        [self] draw
       *[other] { $who } draws
    } { $n ->
        [one] 1 Section card
       *[other] { $n } Section cards
    }
verb-discard-section-cards = { $who-key ->
        [none] discard
        [self] discard
       *[other] { $who } discards
    } { $n ->
        [one] 1 Section card
       *[other] { $n } Section cards
    }
verb-sacrifice-section-cards = { $who-key ->
        [none] sacrifice
        [self] sacrifice
       *[other] { $who } sacrifices
    } { $n ->
        [one] 1 Section card
       *[other] { $n } Section cards
    }
verb-draw-events = draw { $n ->
        [one] 1 Event
       *[other] { $n } Events
    } at the end of this turn
verb-gain-lead = gain { $n ->
        [one] 1 { $type } Lead
       *[other] { $n } { $type } Leads
    }
verb-gain-discovery = gain { $n ->
        [one] 1 { $type } Discovery
       *[other] { $n } { $type } Discoveries
    }
verb-discard-discovery = discard { $n ->
        [one] 1 Discovery
       *[other] { $n } Discoveries
    }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }
verb-gain-unique-discovery = gain { $number ->
        [none] the top Unique Discovery
       *[other] Unique Discovery { $number }
    }
verb-add-charges = { $who-key ->
        [none] gain
        [self] gain
       *[other] { $who } gains
    } { $n ->
        [one] 1 charge
       *[other] { $n } charges
    }
verb-spend-charges = { $who-key ->
        [none] spend
        [self] spend
       *[other] { $who } spends
    } { $n ->
        [one] 1 charge
       *[other] { $n } charges
    }
verb-gain-success = gain { $n ->
        [one] 1 Success
       *[other] { $n } Successes
    }
verb-lose-success = lose { $n ->
        [one] 1 Success
       *[other] { $n } Successes
    }
verb-gain-supplies = gain { $n ->
        [one] 1 Supply
       *[other] { $n } Supplies
    }
verb-lose-supplies = lose { $n ->
        [one] 1 Supply
       *[other] { $n } Supplies
    }{ $stat ->
        [none] {""}
       *[other] , reduced by { $stat }
    }
verb-gain-energy = gain { $n } Energy
verb-lose-energy = lose { $n } Energy
verb-gain-command = gain { $n } Command
verb-lose-command = lose { $n } Command
verb-add-penalty-token = add the Penalty token to the Command pool
verb-damage-lander = the Lander is damaged: turn it face down
verb-repair-lander = repair the Lander
verb-raise-morale = raise Morale by one level
verb-lower-morale = lower Morale by one level
verb-set-tech-level = set the Tech Level to { $level }
verb-draw-situations = draw { $n ->
        [one] 1 Situation
       *[other] { $n } Situations
    }
verb-adrift = you are Adrift
verb-unlock = unlock: { $feature }
verb-move-to-connected = move{ $who-key ->
        [none] {""}
        [self] {""}
       *[other] {" "}{ $who }
    } to a connected Sector{ $n ->
        [one] {""}
       *[other] , { $n } times
    }{ $ignoring-icons ->
        [none] {""}
       *[other] , ignoring the Path icons
    }
verb-move-to-sector = move{ $who-key ->
        [self] {""}
       *[other] {" "}{ $who }
    } to Sector { $sector }
verb-place-crew = place { $who-key ->
        [self] yourself
       *[other] { $who }
    } in Sector { $sector }
verb-place-crew-at-lander = place { $who-key ->
        [self] yourself
       *[other] { $who }
    } in the Lander Sector
verb-kill-crew = { $who-key ->
        [self] you die
       *[other] { $who } dies
    }
verb-promote = promote { $who-key ->
        [none] yourself
        [self] yourself
       *[other] { $who }
    } by one Rank
verb-demote = { $who-key ->
        [none] you lose a Rank
        [self] you lose a Rank
       *[other] { $who } loses a Rank
    }
verb-transfer-crew = transfer { $who } to the { $section } Section
verb-dismiss-crew = dismiss { $who }
verb-recruit = recruit { $n ->
        [one] 1 Crewmember
       *[other] { $n } Crewmembers
    }
verb-spend-die = { $who-key ->
        [none] spend
        [self] spend
       *[other] { $who } spends
    } { $colour-key ->
        [any] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[other] { $n ->
            [one] 1 { $colour } die
           *[other] { $n } { $colour } dice
        }
    }
verb-sacrifice-die = { $who-key ->
        [none] sacrifice
        [self] sacrifice
       *[other] { $who } sacrifices
    } { $colour-key ->
        [any] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[other] { $n ->
            [one] 1 { $colour } die
           *[other] { $n } { $colour } dice
        }
    }
verb-refresh-dice = { $who-key ->
        [none] refresh
        [self] refresh
       *[other] { $who } refreshes
    } { $colour-key ->
        [none] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
        [any] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[other] { $n ->
            [one] 1 { $colour } die
           *[other] { $n } { $colour } dice
        }
    }
verb-refresh-all-dice = { $who-key ->
        [none] refresh
        [self] refresh
       *[other] { $who } refreshes
    } all dice
verb-reroll = reroll { $colour-key ->
        [any] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[other] { $n ->
            [one] 1 { $colour } die
           *[other] { $n } { $colour } dice
        }
    }{ $icon ->
        [none] {""}
       *[other] {" "}showing { $icon }
    }
verb-reroll-all = reroll any number of { $colour-key ->
        [any] dice
       *[other] { $colour } dice
    }{ $icon ->
        [none] {""}
       *[other] {" "}showing { $icon }
    }
verb-set-die = set { $colour-key ->
        [any] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[other] { $n ->
            [one] 1 { $colour } die
           *[other] { $n } { $colour } dice
        }
    } to { $icon ->
        [none] any face
       *[other] { $icon }
    }
verb-move-die-to-spent = move { $colour-key ->
        [any] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[other] { $n ->
            [one] 1 { $colour } die
           *[other] { $n } { $colour } dice
        }
    }{ $icon ->
        [none] {""}
       *[other] {" "}showing { $icon }
    } to the Spent Pool
verb-move-all-dice-to-spent = move all { $colour-key ->
        [any] dice
       *[other] { $colour } dice
    }{ $icon ->
        [none] {""}
       *[other] {" "}showing { $icon }
    } to the Spent Pool
verb-return-die-to-available = return { $n ->
        [one] 1 die
       *[other] { $n } dice
    } to your Available dice
verb-roll-danger = { $who-key ->
        [none] roll
        [self] roll
       *[other] { $who } rolls
    } { $n ->
        [one] 1 Danger die
       *[other] { $n } Danger dice
    } ({ $letter })
verb-reroll-danger = { $who-key ->
        [none] reroll
        [self] reroll
       *[other] { $who } rerolls
    } { $n ->
        [one] 1 Danger die
       *[other] { $n } Danger dice
    }
verb-survival-check = { $who-key ->
        [none] perform
        [self] perform
       *[other] { $who } performs
    } a Survival Check
verb-gain-section-die = each Section gains { $n ->
        [one] 1 Section die
       *[other] { $n } Section dice
    }{ $free ->
        [none] {""}
       *[other] {" "}for free
    }
verb-return-section-die = each Section returns { $n ->
        [one] 1 Section die
       *[other] { $n } Section dice
    } to the box
verb-go-to-log = go to Log { $log }
verb-choose-by = { $section } chooses one: { $options }
verb-end-turn = end your turn
verb-end-exploration = end the exploration{ $result ->
        [none] {""}
       *[other] {" "}({ $result })
    }
verb-trigger-evac = carry out an Emergency Evac
verb-lift-off = Lift-Off
verb-use-travel = Travel
verb-then = then resolve the { $colour } outcome too
verb-immediate = end the check with the { $colour } outcome
verb-end-check = end the check
verb-go-to-check-step = go to this step of the check: { $step }
verb-mark-box = mark box { $box-child } of Log { $box-asset }
verb-mark-first-box = mark the first free box of Log { $log }
verb-record-note = write down{ $log ->
        [none] {""}
       *[other] {" "}in Log { $log }
    }: "{ $text }"
verb-read-rules = read the rulebook chapter "{ $chapter }"
verb-begin-ship-management = begin Ship Management
verb-go-to-ship-book = go to page { $page } of the Ship Book
verb-save-point = Save Point: you may stop here
verb-open-mystery-envelope = open the Mystery Envelope
verb-exert = { $who-key ->
        [none] Exert
        [self] Exert
       *[other] { $who } exerts
    }
verb-add-die = { $who-key ->
        [none] add
        [self] add
       *[other] { $who } adds
    } { $n ->
        [one] 1 die
       *[other] { $n } dice
    } to the check
verb-treat-result-as = treat { $icon } as { $other }
verb-draw-more = draw { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
verb-refresh-more = refresh { $n ->
        [one] 1 more die
       *[other] { $n } more dice
    }
verb-flip-this = flip this card
verb-gain-equipment = gain the Equipment { $equipment }
verb-discard-equipment = discard the Equipment { $equipment }
verb-discard-this = discard this card
verb-place-token = place the { $token } token{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-gain-injury = { $who-key ->
        [none] gain
        [self] gain
       *[other] { $who } gains
    } the Injury "{ $injury }"
verb-discard-injury-die = { $who-key ->
        [none] discard
        [self] discard
       *[other] { $who } discards
    } { $n ->
        [one] 1 Injury die
       *[other] { $n } Injury dice
    }
verb-discard-injury = { $who-key ->
        [none] discard
        [self] discard
       *[other] { $who } discards
    } { $n ->
        [one] 1 Injury card
       *[other] { $n } Injury cards
    }{ $injury ->
        [none] {""}
       *[other] {" "}"{ $injury }"
    }
verb-flip-injury = { $who-key ->
        [none] flip
        [self] flip
       *[other] { $who } flips
    } { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    }{ $injury ->
        [none] {""}
       *[other] {" "}({ $injury })
    } face down
verb-go-to-operation-log = go to Operation Log { $log }
verb-move-cards = move { $cards } from the { $from } to the { $to }
verb-put-in-awaiting = put { $card } into the "Awaiting..." envelope
verb-shuffle-this-into = shuffle this card into the { $to }
verb-shuffle-into = shuffle { $card } into the { $to }
verb-remove-this-from-game = remove this card from the game
verb-remove-from-game = remove { $card } from the game
verb-set-objective = set the Objective to { $objective }
verb-add-secondary-objective = add the Secondary Objective { $objective }
verb-solve-situation = solve { $n ->
        [one] 1 Situation
       *[other] { $n } Situations
    }
verb-gain-lander = gain the Lander { $lander }
verb-lose-lander = lose the Lander { $lander }
verb-fly-to-system = fly to { $system }
verb-visit-destination = visit destination { $destination }
verb-place-landing-card = place Landing card { $card } in the Planetary Scanner
verb-scan = scan: { $part }
verb-raise-pool = raise the { $pool } pool by { $n }
verb-lower-pool = lower the { $pool } pool by { $n }
verb-raise-stat = raise { $stat } by { $n }
verb-raise-capacity = raise the capacity for { $capacity } by { $n }
verb-act = { $behaviour }
verb-place-threat = place { $secondary ->
        [none] { $threat }
       *[other] a secondary standee of { $threat }
    }{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-remove-threat = remove { $threat } from the board
verb-hide-threat = take the standee of { $threat } off the board
verb-move-threat = move { $threat }{ $n-stated ->
        [no] {""}
       *[other] {" "}{ $n ->
            [one] 1 Sector
           *[other] { $n } Sectors
        }
    }{ $direction-key ->
        [lowest] {" "}to { $direction }
        [highest] {" "}to { $direction }
        [any] {" "}to { $direction }
       *[other] {" "}{ $direction }
    }
verb-flip-threat = flip { $threat }
verb-advance-threat = advance the time of { $threat } by { $n }
verb-reset-threat = reset the time of { $threat }
verb-progress-threat = progress { $n } on the { $colour } track of { $threat }
verb-progress-track = progress { $n } on the { $colour } track{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-regress-track = go back { $n } on the { $colour } track{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }
verb-reset-track = reset { $colour ->
        [none] all tracks
       *[other] the { $colour } track
    }
verb-reset-time = reset the Time Track of this card
verb-advance-time = advance the Time Track{ $card ->
        [none] {""}
       *[other] {" "}of { $card }
    } by { $n }
verb-advance-all-time = advance every Time Track by { $n }
verb-reduce-time = reduce the Time Track{ $card ->
        [none] {""}
       *[other] {" "}of { $card }
    } by { $n }

# What must be true. `$negated` is `yes` when it must not be.

predicate-marked = box { $box-child } of Log { $box-asset } { $negated ->
        [yes] is not marked
       *[other] is marked
    }
predicate-boxes-marked = { $compare } { $n ->
        [one] box
       *[other] boxes
    } of Log { $log } { $n ->
        [one] is
       *[other] are
    } marked
predicate-has-icon = the Roll Pool { $negated ->
        [yes] does not show
       *[other] shows
    } { $icon }
predicate-at-least = the Roll Pool shows at least { $n } { $icon }
predicate-assisted = another Crewmember assists
predicate-sector-has = your Sector { $negated ->
        [yes] does not show
       *[other] shows
    } { $mark }
predicate-sector-biome = your Sector { $negated ->
        [yes] does not have
       *[other] has
    } the biome { $biome }
predicate-all-crew-in = the whole Away Team is in Sector { $sector }
predicate-any-crew-in = { $negated ->
        [yes] no
       *[other] a
    } Crewmember is in Sector { $sector }
predicate-lander-in = the Lander { $negated ->
        [yes] is not
       *[other] is
    } in Sector { $sector }
predicate-markers = there { $n ->
        [one] is
       *[other] are
    } { $compare } { $n ->
        [one] marker
       *[other] markers
    } in Sector { $sector }
predicate-markers-here = there { $n ->
        [one] is
       *[other] are
    } { $compare } { $n ->
        [one] marker
       *[other] markers
    } in your Sector
predicate-leads-on-decks = { $decks ->
        [one] 1 deck carries
       *[other] { $decks } decks carry
    } at least { $each ->
        [one] 1 Lead
       *[other] { $each } Leads
    } each
predicate-success = you have { $compare } { $n ->
        [one] Success
       *[other] Successes
    }
predicate-supplies = you have { $compare } { $n ->
        [one] Supply
       *[other] Supplies
    }
predicate-time = the Time Track { $compare-key ->
        [less] is below { $n }
        [more] is above { $n }
       *[other] stands at { $compare }
    }
predicate-has-unique = Unique Discovery { $number } { $negated ->
        [yes] is not
       *[other] is
    } yours
predicate-in-play = { $card } { $negated ->
        [yes] is not
       *[other] is
    } in play
predicate-removed = { $card } { $negated ->
        [yes] was not
       *[other] was
    } removed from the game
predicate-crew-count = there { $n ->
        [one] is
       *[other] are
    } { $compare } { $n ->
        [one] Crewmember
       *[other] Crewmembers
    } in the Away Team
predicate-rank = your Rank is { $compare-key ->
        [less] lower than { $n }
        [more] higher than { $n }
       *[other] { $compare }
    }
predicate-section-present = { $section } { $negated ->
        [yes] is not
       *[other] is
    } in the Away Team
predicate-morale = Morale { $negated ->
        [yes] is not
       *[other] is
    } { $level }
predicate-tech-level = the Tech Level is { $compare-key ->
        [less] lower than { $n }
        [more] higher than { $n }
       *[other] { $compare }
    }
predicate-threat-on-board = { $threat } { $negated ->
        [yes] is not
       *[other] is
    } on the board
predicate-threat-here = { $threat } { $negated ->
        [yes] is not
       *[other] is
    } in your Sector
predicate-crew-with = { $negated ->
        [yes] no
       *[other] a
    } Crewmember is in the Sector with { $threat }
predicate-has-injury = you { $negated ->
        [yes] do not have
       *[other] have
    } the Injury "{ $injury }"
predicate-has-equipment = { $negated ->
        [yes] nobody carries
       *[other] somebody carries
    } { $equipment }
predicate-token-here = the { $token } token { $negated ->
        [yes] is not
       *[other] is
    } in your Sector

# Who is affected.

target-self = you
target-you-or-another-here = you or another Crewmember in your Sector
target-crew-here = each Crewmember in your Sector
target-crew-in = each Crewmember in Sector { $sector }
target-crew-all = each Crewmember
target-crew-random = a random Crewmember
target-crew-random-here = a random Crewmember in your Sector
target-crew-most-injuries = the Crewmember with the most Injuries
target-crew-chosen-by = a Crewmember chosen by { $section }
target-assistants = each assisting Crewmember
target-die-owner = the owner of the die
target-crew-in-sector-of = each Crewmember in the Sector with { $threat }
target-crew-at-lander = each Crewmember in the Lander Sector
target-crew-left-behind = each Crewmember outside the Lander Sector

# Lines of cards and logs.

block-action = Special Action: { $title }{ $check ->
        [none] {""}
       *[other] {" "}(Dice Check{ $danger ->
            [none] {""}
           *[other] , Danger { $danger }
        })
    }{ $needs ->
        [none] {""}
       *[other] , only if { $needs }
    }
block-check = Dice Check{ $danger ->
        [none] {""}
       *[other] {" "}(Danger { $danger })
    }
block-row = { $colour }{ $requirement ->
        [none] {""}
       *[other] {" "}{ $requirement }
    }: { $effects }
block-special = Special Effect { $requirement }: { $effects }
block-combination = Dice Combination { $requirement }: { $effects }
block-track = { $colour } track, { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }: { $effects }
block-time-track = Time Track{ $length-stated ->
        [yes] , { $length ->
            [one] 1 space
           *[other] { $length } spaces
        }: { $effects }
       *[other] {""}
    }
block-space = Space { $position }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-choice = ▸ { $label }{ $condition ->
        [none] {""}
       *[other] {" "}(only if { $condition })
    }: { $effects }
block-box = □ { $number }{ $label ->
        [none] {""}
       *[other] {" "}{ $label }
    }
block-sector = Sector { $number }{ $title ->
        [none] {""}
       *[other] : { $title }
    }
block-path = Path { $from } { $arrow } { $to }: { $icons }
block-travel = Travel{ $check ->
        [none] {""}
       *[other] {" "}(Dice Check{ $danger ->
            [none] {""}
           *[other] , Danger { $danger }
        })
    }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-completion = { $told ->
        [none] As soon as { $condition }
       *[other] Completion: another card or Log says so.
    }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-mission-slot = Mission { $mission }{ $condition ->
        [none] {""}
       *[other] {" "}(only if { $condition })
    }
block-global-slot = Global Condition { $global }{ $condition ->
        [none] {""}
       *[other] {" "}(only if { $condition })
    }
block-threat-slot = Threat { $threat }{ $sector ->
        [none] {""}
       *[other] {" "}in Sector { $sector }
    }{ $condition ->
        [none] {""}
       *[other] {" "}(only if { $condition })
    }
block-ability = { $timing }{ $counts-as-action ->
        [none] {""}
       *[other] {" "}(counts as an Action)
    }:{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $effects ->
        [none] {""}
       *[other] {" "}{ $effects }
    }
block-skill = Skill: { $title }{ $timing ->
        [none] {""}
       *[other] {" "}({ $timing })
    }:{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $effects ->
        [none] {""}
       *[other] {" "}{ $effects }
    }
block-convert = Convert Ability: { $colour } Basic counts as { $icon }.
block-thresholds = Thresholds: { $first } from Rank 1, { $second } from Rank 2
block-dice-column = { $colour } dice at Rank { $rank }: { $dice }
block-stat-bonus = { $stat } +{ $n }
block-capacity-bonus = { $capacity } +{ $n }
block-research-cost = Cost: { $n } × { $type }{ $rarity ->
        [none] {""}
       *[other] {" "}({ $rarity })
    }
block-outbound = Route to { $system }: { $energy } Energy{ $dangerous ->
        [none] {""}
       *[other] , dangerous
    }{ $log ->
        [none] {""}
       *[other] , Log { $log }
    }
block-destination = Destination { $number }: { $title } ({ $energy } Energy)
block-injury-row = { $face }: { $effects }
block-danger-row = { $face }: { $effects }
block-card-line = { $card }{ $copies-stated ->
        [yes] {" "}× { $copies }
       *[other] {""}
    }
block-behaviour = { $title ->
        [none] { $name }
       *[other] { $title }
    }: { $effects }

# Cards of the printed game that are known by a name.

name-injury-wounded = Wounded
name-injury-severe-wound = Severe Wound
name-injury-exhausted = Exhausted
name-injury-burn = Burn
name-injury-panic = Panic
name-injury-nothing-serious = Nothing Serious
