# How English says what the schema knows: one template for each verb, predicate, target and block, named for it. Variables are
# the fields; one that is left out is `none`, a number that is left out is 1.

# Joints between the others.

requirement-term = { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }

# What an effect tells players to do. It begins in lower case and has no full stop: a sentence gets both.

verb-gain-supply = gain { $value ->
        [none] { $n } { $resource }
       *[other] { $resource } ({ $value })
    }
verb-lose-supply = lose { $n } { $resource }
verb-spend-supply = spend { $n } { $resource }
verb-raise-productivity = raise the productivity of the { $facility } by { $n }
verb-lower-productivity = lower the productivity of the { $facility } by { $n }
verb-gain-spare-part = gain { $n ->
        [one] 1 { $part }
       *[other] { $n } × { $part }
    }{ $area ->
        [none] {""}
       *[other] {" "}({ $area })
    }
verb-discard-spare-part = discard { $n ->
        [one] 1 { $part }
       *[other] { $n } × { $part }
    }
verb-gain-sample = gain { $n ->
        [one] 1 sample
       *[other] { $n } samples
    }{ $area ->
        [none] {""}
       *[other] {" "}({ $area })
    }
verb-place-sample = place { $n ->
        [one] 1 sample
       *[other] { $n } samples
    }{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }{ $there ->
        [none] {""}
       *[other] {" "}on that space
    }
verb-remove-sample = remove { $n ->
        [one] 1 sample
       *[other] { $n } samples
    }{ $space ->
        [none] {""}
       *[other] {" "}from { $space }
    }{ $there ->
        [none] {""}
       *[other] {" "}from that space
    }
verb-gain-seed = gain { $n ->
        [one] 1 seed
       *[other] { $n } seeds
    }
verb-discard-seed = discard { $n ->
        [one] 1 seed
       *[other] { $n } seeds
    }
verb-examine-sample = examine { $n ->
        [one] 1 sample
       *[other] { $n } samples
    }
verb-discover-sample = make { $n ->
        [one] 1 discovery
       *[other] { $n } discoveries
    }
verb-place-marker = place { $n ->
        [one] 1 { $colour } marker
       *[other] { $n } { $colour } markers
    }{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }{ $there ->
        [none] {""}
       *[other] {" "}on that space
    }
verb-spend-marker = spend { $n ->
        [one] 1 { $colour } marker
       *[other] { $n } { $colour } markers
    }
verb-gain-morale-token = gain { $n ->
        [one] 1 morale token
       *[other] { $n } morale tokens
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-discard-morale-token = discard { $n ->
        [one] 1 morale token
       *[other] { $n } morale tokens
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-raise-morale = morale +{ $n }
verb-lower-morale = morale −{ $n }
verb-raise-stress = stress +{ $n }
verb-lower-stress = stress −{ $n }
verb-wound = { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-heal = heal { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-gain-condition = { $condition ->
        [none] draw a condition
       *[other] gain the condition { $condition }
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-discard-condition = discard { $condition ->
        [none] a condition
       *[other] the condition { $condition }
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-discard-skill = discard { $n ->
        [one] 1 skill card
       *[other] { $n } skill cards
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-unlock-skill = unlock the skill { $skill }
verb-restrict-pawn = { $n ->
        [one] 1 pawn may
       *[other] { $n } pawns may
    } only be used for { $type }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-multiply-wounds = each wound counts { $factor } times{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-change-food-need = { $n } portions of food each sol{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-gain-aom = { $aom } joins the crew
verb-break-part = break the { $part } of the { $facility }
verb-break-any-part = break { $n ->
        [one] 1 part
       *[other] { $n } parts
    } of your choice{ $facility ->
        [none] {""}
       *[other] {" "}of the { $facility }
    }{ $block ->
        [none] {""}
       *[other] {" "}in the { $block }
    }
verb-repair-part = repair the { $part } of the { $facility }
verb-repair-any-part = repair { $n ->
        [one] 1 part
       *[other] { $n } parts
    } of your choice{ $facility ->
        [none] {""}
       *[other] {" "}of the { $facility }
    }{ $block ->
        [none] {""}
       *[other] {" "}in the { $block }
    }
verb-switch-part = switch a { $part } from the { $from } to the { $to }
verb-strip-part = strip the { $part } of the { $facility }
verb-place-shutdown = shut down the { $facility } for lack of { $resource }
verb-remove-shutdown = reopen the { $facility }{ $resource ->
        [none] {""}
       *[other] {" "}({ $resource })
    }
verb-remove-any-shutdown = remove { $n ->
        [one] 1 shutdown tile
       *[other] { $n } shutdown tiles
    } of your choice
verb-place-modifier = place { $modifier } on the { $facility }{ $zone ->
        [none] {""}
       *[other] {" "}({ $zone })
    }
verb-place-modifier-on-rover = place { $modifier } on { $rover }
verb-place-modifier-on-roi = place { $modifier } on { $space }
verb-place-modifier-there = place { $modifier } on that space
verb-place-modifier-on-astronaut = place { $modifier } on the ID board of { $who }
verb-discard-modifier = discard { $all ->
        [none] a modifier
       *[other] all modifiers
    }{ $place ->
        [none] {""}
       *[other] {" "}on { $place }
    }{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }{ $there ->
        [none] {""}
       *[other] {" "}on that space
    }
verb-damage-rover = { $rover } is blocked
verb-repair-rover = remove { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } from { $rover }
verb-advance-malfunction = { $block }: malfunction +{ $n }
verb-reduce-malfunction = { $block }: malfunction −{ $n }
verb-draw-malfunction = draw a malfunction card of the { $block }{ $keyword ->
        [none] {""}
       *[other] {" "}until { $keyword } appears
    }
verb-set-malfunction-box = turn the cube of the { $block } in the Malfunction Box { $state }
verb-add-malfunction-die = roll the die of the { $block } in the Malfunction phase{ $sols-stated ->
        [no] {" "}until the end of the mission
       *[other] {" "}for { $sols } sols
    }
verb-build-facility-card = build the { $card }
verb-change-need = the { $facility } { $state } { $resource }
verb-install-upgrade = install { $upgrade }
verb-disassemble-upgrade = disassemble { $upgrade }
verb-discard-upgrade = discard { $upgrade ->
        [none] an upgrade
       *[other] { $upgrade }
    }
verb-plant-seed = plant a seed{ $farm ->
        [none] {""}
       *[other] {" "}in the { $farm }
    }
verb-wilt = the { $farm ->
        [none] Farm
       *[other] { $farm }
    } wilts
verb-grow = growing seeds move on{ $farm ->
        [none] {""}
       *[other] {" "}in the { $farm }
    }
verb-prevent-wilt = prevent wilting{ $farm ->
        [none] {""}
       *[other] {" "}in the { $farm }
    }{ $resource ->
        [none] {""}
       *[other] {" "}for lack of { $resource }
    }
verb-build-greenhouse = build { $n ->
        [one] 1 greenhouse
       *[other] { $n } greenhouses
    }
verb-explore = explore{ $space ->
        [none] {""}
       *[other] {" "}{ $space }
    }{ $there ->
        [none] {""}
       *[other] {" "}that space
    }
verb-draw-poi = draw { $n ->
        [one] 1 POI token
       *[other] { $n } POI tokens
    }
verb-discard-poi = discard { $n ->
        [one] 1 POI token
       *[other] { $n } POI tokens
    }
verb-place-objective-token = place { $token }{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }{ $area ->
        [none] {""}
       *[other] {" "}in the { $area }
    }{ $there ->
        [none] {""}
       *[other] {" "}on that space
    }
verb-gain-objective-token = gain { $n ->
        [one] 1 { $token }
       *[other] { $n } × { $token }
    }{ $area ->
        [none] {""}
       *[other] {" "}({ $area })
    }
verb-spend-objective-token = spend { $n ->
        [one] 1 { $token }
       *[other] { $n } × { $token }
    }
verb-gain-drawn-token = gain the { $colour } objective token of that number{ $area ->
        [none] {""}
       *[other] {" "}({ $area })
    }
verb-place-drawn-token = place the { $colour } objective token of that number{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }{ $there ->
        [none] {""}
       *[other] {" "}on that space
    }
verb-draw-direction = draw { $n ->
        [one] 1 direction card
       *[other] { $n } direction cards
    }{ $ring-stated ->
        [no] {""}
       *[other] {" "}(ring { $ring })
    }: { $effects }
verb-draw-research = draw { $n ->
        [one] 1 research card
       *[other] { $n } research cards
    }: { $effects }
verb-redraw-research = draw { $n ->
        [one] 1 other research card
       *[other] { $n } other research cards
    }
verb-advance-track = { $track } { $value ->
        [none] +{ $n }
       *[other] + { $value }
    }
verb-set-back-track = { $track } { $value ->
        [none] −{ $n }
       *[other] − { $value }
    }
verb-set-start-node = routes may begin at { $space }
verb-reroll = { $forced ->
        [none] you may reroll the { $die }
       *[other] reroll the { $die }
    }
verb-roll-action-die = roll the { $die } of { $type }: { $rows }
verb-resolve-adventure = resolve { $type ->
        [none] an adventure
       *[other] an adventure of { $type }
    }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-raise-cost = { $type } costs { $n ->
        [one] 1 more pawn
       *[other] { $n } more pawns
    }
verb-raise-cost-here = an action here costs { $n ->
        [one] 1 more pawn
       *[other] { $n } more pawns
    }
verb-lower-cost = { $type } costs { $n ->
        [one] 1 pawn less
       *[other] { $n } pawns less
    }
verb-raise-result = the result of { $type } is greater by { $n }
verb-lower-result = the result of { $type } is smaller by { $n }
verb-waive-requirement = { $type } does without { $requirement }
verb-require-item = { $type } also needs { $cost }
verb-forbid-type = { $type } is not possible
verb-forbid-facility = the { $facility } cannot be used
verb-forbid-here = this place cannot be used
verb-forbid-space = { $space } cannot be entered
verb-forbid-skills = no skills may be used{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
    }
verb-risk-rover = if { $rover ->
        [none] a rover
       *[other] { $rover }
    } was used, roll the green wound die; a wound blocks it
verb-schedule-event = later: { $event }{ $delay ->
        [none] {""}
       *[other] {" "}in { $delay } sols
    }{ $chance-stated ->
        [no] {""}
       *[other] {" "}({ $chance } %)
    }
verb-cancel-event = { $event } will not happen
verb-trigger-event = read { $event } now
verb-grant-action = the action of { $event } is available
verb-add-objective = new objective: { $objective }
verb-complete-objective = { $objective } is done
verb-offer-choice = { $question } { $offers }
verb-ask-confirm = { $question } Confirm: { $yes }{ $no ->
        [none] {""}
       *[other] ; cancel: { $no }
    }
verb-timed = { $timing }: { $effects }
verb-win-mission = the mission is won{ $log ->
        [none] {""}
       *[other] {" "}(read { $log })
    }
verb-lose-mission = the mission is lost{ $log ->
        [none] {""}
       *[other] {" "}(read { $log })
    }

# What a condition asks.

predicate-built = the { $card } { $negated ->
        [yes] is not built
       *[other] is built
    }
predicate-player-count = the number of players is { $compare }
predicate-direction-says = the card { $negated ->
        [yes] does not say
       *[other] says
    } { $word }
predicate-sol-is = the sol is { $compare }
predicate-done = { $objective } { $negated ->
        [yes] is not done
       *[other] is done
    }
predicate-objectives-done = { $negated ->
        [yes] a mandatory objective is still open
       *[other] all mandatory objectives are done
    }
predicate-threshold-met = { $negated ->
        [yes] the threshold is not met
       *[other] the threshold is met
    }
predicate-broken-parts = { $compare } parts are broken
predicate-part-broken = the { $part } of the { $facility } { $negated ->
        [yes] works
       *[other] is broken
    }
predicate-shut-down = the { $facility } { $negated ->
        [yes] is open
       *[other] is shut down
    }
predicate-supply-is = the supply has { $compare } { $resource }
predicate-owns = the crew { $negated ->
        [yes] does not have
       *[other] has
    } { $cost }
predicate-holds = the crew { $negated ->
        [yes] does not have
       *[other] has
    } { $token }
predicate-morale-is = morale is { $compare }
predicate-low-morale = { $negated ->
        [yes] morale is 0 or higher
       *[other] morale is below 0
    }
predicate-stress-is = stress is { $compare }
predicate-malfunction-is = the malfunction track of the { $block } is at { $compare }
predicate-box-red = the cube of the { $block } { $negated ->
        [yes] is green
       *[other] is red
    }
predicate-track-is = { $track } is at { $compare }
predicate-space-explored = { $space } { $negated ->
        [yes] is not explored
       *[other] is explored
    }
predicate-installed = { $upgrade } { $negated ->
        [yes] is not installed
       *[other] is installed
    }
predicate-has-condition = the acting astronaut { $negated ->
        [yes] does not have
       *[other] has
    } { $condition ->
        [none] a condition
       *[other] { $condition }
    }
predicate-wounds = the acting astronaut has { $compare } wounds
predicate-in-crew = { $astronaut } { $negated ->
        [yes] is not in the crew
       *[other] is in the crew
    }
predicate-is-medic = the acting astronaut { $negated ->
        [yes] is not
       *[other] is
    } the Medic
predicate-rover-used = { $negated ->
        [yes] no rover is used
       *[other] a rover is used
    }
predicate-plants = there are { $compare } plants

# Whom it befalls.

target-active = the acting astronaut
target-assisting = each assisting astronaut
target-operator = the operator
target-first-player = the First Player
target-each-astronaut = each astronaut
target-chosen-astronaut = an astronaut of your choice
target-random-astronaut = a random astronaut
target-medic = the Medic
target-group = the group
target-named-astronaut = { $astronaut }

# The lines of cards.

block-sols = { $n } sols{ $players ->
        [none] {""}
       *[other] {" "}with { $players } players
    }
block-setup = Set-up
block-productivity = { $facility } yields { $n }
block-broken = Broken: { $parts } of the { $facility }
block-wear = Malfunction of the { $block }: { $n }
block-box = Malfunction Box, { $block }: { $state }
block-explored = Explored: { $space }{ $tile ->
        [none] {""}
       *[other] {" "}with { $tile }
    }
block-laid-tile = In play: { $upgrade }{ $players ->
        [none] {""}
       *[other] {" "}with { $players } players
    }
block-offer = Upgrades: { $upgrades }{ $players ->
        [none] {""}
       *[other] {" "}(with { $players } players)
    }
block-laid-token = { $token }{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }{ $area ->
        [none] {""}
       *[other] {" "}in the { $area }
    }
block-laid-marker = { $n ->
        [one] 1 { $colour } marker
       *[other] { $n } { $colour } markers
    }{ $space ->
        [none] {""}
       *[other] {" "}on { $space }
    }
block-replaced = The { $card } takes the place of the { $facility }
block-malfunction-dice = { $from ->
        [none] In sol { $sols }
       *[other] From sol { $sols } on
    }: malfunction dice of { $blocks }
block-sol-trigger = { $from ->
        [none] Sol { $sols }
       *[other] From sol { $sols } on
    }: { $effects }
block-rule = { $hook }:{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $effects ->
        [none] {""}
       *[other] {" "}{ $effects }
    }
block-done-when = { $any ->
        [none] Done when all of this is true
       *[other] Done when one of these is true
    }
block-planting = { $n ->
        [one] 1 seed is
       *[other] { $n } seeds are
    } planted{ $farm ->
        [none] {""}
       *[other] {" "}in the { $farm }
    }
block-track-goal = { $track } is at { $value } or more
block-explore-goal = { $n-stated ->
        [no] {""}
       *[other] { $n } of{" "}
    }{ $spaces } explored
block-token-goal = { $n-stated ->
        [no] {""}
       *[other] { $n } of{" "}
    }{ $tokens } gathered{ $spaces ->
        [none] {""}
       *[other] {" "}from { $spaces }
    }
block-action-goal = { $action } done{ $times-stated ->
        [no] {""}
       *[other] {" "}{ $times } times
    }
block-needs = Needs { $cost }{ $consumed ->
        [none] {""}
       *[other] {" "}({ $consumed })
    }
block-needs-token = Needs { $n ->
        [one] 1 { $token }
       *[other] { $n } × { $token }
    }{ $consumed ->
        [none] {""}
       *[other] {" "}({ $consumed })
    }
block-use-limit = Limit: { $n } per { $period }
block-event-action = Action: { $title }
block-consequence = If nobody does it: { $event }{ $chance-stated ->
        [no] {""}
       *[other] {" "}({ $chance } % each sol)
    }
block-follow-up = Later: { $event }{ $delay ->
        [none] {""}
       *[other] {" "}in { $delay } sols
    }{ $chance-stated ->
        [no] {""}
       *[other] {" "}({ $chance } %)
    }
block-option = ▸ { $label }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-answer = ▸ { $label }{ $log ->
        [none] {""}
       *[other] : read { $log }
    }{ $effects ->
        [none] {""}
       *[other] : { $effects }
    }
block-outcome = The mission is { $result }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }
block-face-row = { $face }: { $effects }
block-offer-row = ▸ { $label }: { $effects }
block-slot = □ { $part }{ $penalty ->
        [none] {""}
       *[other] : { $penalty }
    }{ $modifier ->
        [none] {""}
       *[other] {" "}({ $modifier })
    }{ $effects ->
        [none] {""}
       *[other] {" "}{ $effects }
    }
block-produces = Produces { $resource }{ $range ->
        [none] {""}
       *[other] {" "}{ $range }
    }
block-reduction = { $type }: { $n } pawns fewer
block-track-value = At { $value }: { $effects }
block-unlock = { $skill } for { $n ->
        [one] 1 discovery
       *[other] { $n } discoveries
    }
block-removal = Reopen: pay { $cost }{ $effects ->
        [none] {""}
       *[other] . { $effects }
    }

# Names of printed cards, which have no catalog.

name-facility-FAC-GAR = Garage Hall
name-facility-FAC-PROBE = Probe Bay
name-facility-FAC-LAB = Lab
name-facility-FAC-WORK = Working Bay
name-facility-FAC-QUIET = A Quiet Place
name-facility-FAC-CREW = Crew Quarters
name-facility-FAC-MED = Med Lab
name-facility-FAC-CTRL = Control Center
name-facility-FAC-FARM = Farm
name-facility-FAC-OXY1 = Oxygenator 01
name-facility-FAC-OXY2 = Oxygenator 02
name-facility-FAC-SOL1 = Solar Panels 01
name-facility-FAC-SOL2 = Solar Panels 02
name-terrain-TER-PLAINS = Plains
name-terrain-TER-GEYSERS = Geysers
name-terrain-TER-CHASM = Chasm
name-terrain-TER-MOUNTAINS = Mountains
name-rover-RVR-FROGGY = Froggy
name-rover-RVR-SCORPIO = Scorpio
name-condition-CND-ANEMIA = Anemia
name-condition-CND-ANXIETY = Anxiety Attack
name-condition-CND-CARDIAC = Cardiac Disorder
name-condition-CND-CONCENTRATION = Concentration Difficulties
name-condition-CND-MIGRAINE = Migraine
name-condition-CND-POISONING = Poisoning
name-modifier-MOD-BLOCKED = Blocked
name-modifier-MOD-PAWN = Extra pawn
name-modifier-MOD-ADVE = Adventure, Explore
name-modifier-MOD-ADVG = Adventure, Gather
name-modifier-MOD-ADVR = Adventure, Research
name-modifier-MOD-ADVB = Adventure, Build
name-modifier-MOD-REROLL = Reroll
name-modifier-MOD-WOUND = Wound
name-modifier-MOD-ROVERRISK = Rover risk
name-keyword-KEY-COMPLICATION = Complication
name-keyword-KEY-OBSTACLE = Obstacle
name-keyword-KEY-GARAGE = Garage Hall
name-keyword-KEY-PROBE = Probe Bay
name-keyword-KEY-LAB = Lab
name-keyword-KEY-WORKING = Working Bay
name-keyword-KEY-CREW = Crew Quarters
name-keyword-KEY-MED = Med Lab
name-keyword-KEY-CONTROL = Control Center
name-keyword-KEY-FARM = Farm
name-keyword-KEY-OXYGENATOR = Oxygenator
name-keyword-KEY-SOLAR = Solar Panels
