# How English says what the schema knows: one template for each verb, predicate, target and block, named for it.
# Variables are the fields; one that is left out is `none`, a number that is left out is 1.
# What every game says alike stands in `schemas/common/l10n`.

# What an effect tells players to do. It begins in lower case and has no full stop: a sentence gets both.

verb-gain = gain { $n } { $resource }
verb-gain-choice = gain one of { $benefit }
verb-spend = spend { $cost }
verb-exchange = exchange { $pays } for { $gives }{ $max ->
        [one] {""}
       *[other] , up to { $max } times
    }

verb-draw-card = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
verb-play-card = play { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
verb-discard-card = discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
verb-scrap-card = scrap a card of your hand for its benefit
verb-scrap-tile = scrap an installed tile for its benefit
verb-discard-vehicle = discard { $vehicle ->
        [none] the vehicle
       *[other] { $vehicle }
    }

verb-take-tile = take the top tile{ $stack ->
        [none] {""}
       *[other] {" "}of resource space { $stack }
    }
verb-return-tile = return the tile to the box for its benefit
verb-install-tile = install the tile in an empty { $role-key ->
        [cost] cost slot
        [benefit] benefit slot
       *[other] slot
    }{ $action ->
        [none] {""}
       *[other] {" "}of { $action }
    }

verb-awaken = awaken { $n ->
        [one] 1 of your pods
       *[other] { $n } of your pods
    } from { $section ->
        [none] any stasis chamber
       *[other] a stasis chamber in { $section }
    }
verb-load-pod = load { $n ->
        [one] 1 pod
       *[other] { $n } pods
    } on { $vehicle ->
        [none] a vehicle
       *[other] { $vehicle }
    }
verb-unload-pod = unload { $n ->
        [one] 1 pod
       *[other] { $n } pods
    } from { $vehicle ->
        [none] a vehicle
       *[other] { $vehicle }
    }
verb-place-pod = put { $n ->
        [one] 1 pod
       *[other] { $n } pods
    } of your platform { $place-key ->
        [cavern] into the cavern
        [salvage] on an empty salvage space
        [stasis] back into stasis
        [platform] aside
        [vehicle] on a vehicle
       *[other] out of the game
    }
verb-withdraw-pod = take { $n ->
        [one] 1 of your pods
       *[other] up to { $n } of your pods
    } back from salvage
verb-destroy-pods = destroy every pod in { $section ->
        [none] that chamber
       *[other] { $chamber-stated ->
            [yes] chamber { $chamber } of { $section }
           *[other] the chambers of { $section }
        }
    }

verb-scout = { $cavern ->
        [none] turn up a cavern beside a face-up one
       *[other] turn up cavern { $cavern-child }
    }
verb-launch = launch { $vehicle ->
        [none] a vehicle
       *[other] { $vehicle }
    }{ $tunnel ->
        [none] {" "}through a tunnel
       *[other] {" "}through tunnel { $tunnel-child }
    }: pay its energy and the settlement cost of each cavern that gets pods{ $spread-key ->
        [together] , and put all of them into one cavern
       *[other] {""}
    }
verb-recover-salvage = each of your pods in salvage earns its material

verb-deploy-drone = send a drone to { $dock ->
        [none] an open dock
       *[other] dock { $dock-child }
    } and take one action beside it
verb-recall-drone = { $dock ->
        [none] return your drones to your platform, one by one
       *[other] return the drone on dock { $dock-child } to your platform
    }
verb-platform-action = use { $action }
verb-platform-action-here = use the action of its dock
verb-modify-action = { $change-key ->
        [costs-less] { $action } costs { $n } { $resource ->
            [none] {""}
           *[other] { $resource }{" "}
        }less
        [limit] you may use { $action } { $n ->
            [one] once more
           *[other] { $n } times more
        } in a turn
       *[other] { $action } gives { $n } { $resource ->
            [none] more
           *[other] { $resource } more
        }
    }
verb-modify-platform-action = { $change-key ->
        [costs-less] { $action } costs { $n } { $resource ->
            [none] {""}
           *[other] { $resource }{" "}
        }less
        [limit] you may use { $action } { $n ->
            [one] once more
           *[other] { $n } times more
        }
       *[other] { $action } gives { $n } { $resource ->
            [none] more
           *[other] { $resource } more
        }
    }

verb-resolve-incident = resolve { $token ->
        [none] one face-up incident
       *[other] { $token }
    }
verb-sabotage = put the token on the lowest intact chamber of { $section ->
        [none] its section
       *[other] { $section }
    }
verb-loot = gain { $benefit ->
        [none] the benefit of the token
       *[other] { $benefit }
    }{ $keep ->
        [none] {""}
       *[other] {" "}and keep the token
    }
verb-refill-incident = refill { $space ->
        [none] the incident space
       *[other] incident space { $space-child }
    } from the leftmost stack
verb-end-game = the game ends with this turn
verb-score = score { $n ->
        [one] 1 star
       *[other] { $n } stars
    }{ $tally ->
        [none] {""}
       *[other] {" "}for each: { $tally }
    }

# What must have come true.

predicate-at-least = you { $negated ->
        [yes] have fewer than
       *[other] have at least
    } { $n } { $tally }
predicate-at-most = you have { $negated ->
        [yes] more than
       *[other] at most
    } { $n } { $tally }
predicate-most = you { $negated ->
        [yes] do not have
       *[other] have
    } more { $tally } than anybody else
predicate-fewest = you { $negated ->
        [yes] do not have
       *[other] have
    } fewer { $tally } than anybody else
predicate-settled = you { $negated ->
        [yes] have no pod
       *[other] have a pod
    } in { $cavern }
predicate-complete = { $action } { $negated ->
        [yes] is not
       *[other] is
    } fully upgraded

# Who is affected.

target-self = you
target-others = each other player
target-everyone = each player
target-leader = whoever has the most pods there

# Lines of cards, tiles and boards.

block-section = { $name }{ $title ->
        [none] {""}
       *[other] , { $title }
    }
block-stasis-chamber = Chamber { $number }{ $large ->
        [none] {""}
       *[other] {" "}(large)
    }
block-incident-space = Incident space { $number }
block-dock = Dock { $number } in { $section }{ $symbol ->
        [none] {""}
       *[other] {" "}({ $symbol })
    }: { $actions }
block-action-space = { $type } in { $section }{ $title ->
        [none] {""}
       *[other] : { $title }
    }{ $up-to ->
        [one] {""}
       *[other] {" "}(up to { $up-to } times)
    }
block-rate = Exchange { $pays } for { $gives }{ $max ->
        [one] {""}
       *[other] , up to { $max } times
    }
block-resource-space = Resource space { $number } in { $section }: { $back } tiles, then { $empty-gain }
block-salvage-space = Salvage space { $number }: { $material }{ $gate-stated ->
        [yes] {" "}(from { $gate } players on)
       *[other] {""}
    }
block-cavern-space = Cavern { $number }{ $title ->
        [none] {""}
       *[other] : { $title }
    }{ $gate-stated ->
        [yes] {" "}(from { $gate } players on)
       *[other] {""}
    }{ $face-up ->
        [none] {""}
       *[other] , face up at set-up
    }
block-passage = Passage { $from } ↔ { $to }
block-tunnel = Tunnel { $number }, { $energy } energy: { $caverns }
block-incident-track-space = Incident track { $order }: { $period }{ $sunset ->
        [none] {""}
       *[other] {" "}(the sunset lies below)
    }
block-majority = Most pods: { $first }, second most: { $second }
block-award = { $per ->
        [none] { $n ->
            [one] 1 star
           *[other] { $n } stars
        }
       *[other] { $n ->
            [one] 1 star
           *[other] { $n } stars
        } for each: { $per }
    }{ $most-stated ->
        [yes] , { $most } at most
       *[other] {""}
    }{ $condition ->
        [none] {""}
       *[other] {" "}if { $condition }
    }
block-ability = { $trigger }: { $effects }
block-track = { $resource }: { $start } of { $max }
block-platform-dock = Dock { $number }: { $action }
block-slot = { $role }
block-component-line = { $n } × { $what }{ $per-player ->
        [none] {""}
       *[other] {" "}for each player
    }
block-resource-stack = Resource stacks of { $n }{ $counts ->
        [none] {""}
       *[other] {" "}with { $counts } players
    }
block-incident-stack = Incident stacks of { $n }{ $counts ->
        [none] {""}
       *[other] {" "}with { $counts } players
    }
block-deal = Deal { $dealt } cards, keep { $kept }, discard { $discarded }
block-seat = Seat { $number }: { $bonus ->
        [none] nothing more
       *[other] { $bonus }
    }
block-step = { $number }. { $title ->
        [none] {""}
       *[other] { $title }: {""}
    }{ $effects ->
        [none] {""}
       *[other] { $effects }
    }
block-glyph = { $icon } ({ $sign }){ $meaning ->
        [none] {""}
       *[other] : { $meaning }
    }
block-score-line = { $item }: { $printed ->
        [none] { $stars }
       *[other] as printed
    }
block-tie-line = Tie { $tie }: { $outcome }
