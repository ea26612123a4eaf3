### What is printed on boards and cards of Pacific Rim Extinction, made from what they do.
###
### $n is a number, $way is `more` or `less`, $resource and $stat are names.

# computed: pr-text-

pr-piece = { $name }

## Names

pr-text-name = { $name }
pr-text-resource = { $resource ->
    [charge] Charge
    [ammo] Ammo
    [rage] Rage
   *[blue] Kaiju Blue
}
pr-text-stat = { $stat ->
    [speed] SPD
    [skill] SKL
    [power] POW
   *[armour] ARM
}
pr-text-amount = { $n } { $resource }

## Boards

pr-text-stats = SPD { $speed }, SKL { $skill }, POW { $power }, ARM { $armour }, structure { $structure }.
pr-text-tracks = { $breed ->
    [jaeger] Charge { $start } of { $most }, Ammo { $second }
   *[kaiju] Rage { $start } of { $most }, Kaiju Blue { $second }
}.
pr-text-jaeger = A Jaeger for { $cost } points with a crew of { $crew }.
pr-text-kaiju = { $drone ->
    [yes] A Kaiju Drone
   *[no] A Kaiju
} of category { $category }{ $offensive ->
    [yes] {""}
   *[no] , without an offensive mutation
}{ $defensive ->
    [yes] {""}
   *[no] , without a defensive mutation
}{ $drone ->
    [yes] . A force may have several
   *[no] {""}
}.

## Action cards

pr-text-action = { $or ->
    [yes] OR{" "}
   *[no] {""}
}{ $cost }{ $steps }.{ $extra }
pr-text-free = {""}
pr-text-cost = Pay { $cost }:{" "}
pr-text-no-extra = {""}
pr-text-extra = {" "}You may pay { $cost } more{ $times ->
    [1] {""}
   *[other] , up to { $times } times, each
} for { $gives ->
    [dice] { $n ->
        [one] one die
       *[other] { $n } dice
    } more
   *[push] { $n ->
        [one] one hex
       *[other] { $n } hexes
    } of push more
}.
pr-text-passive = While face up: { $text }
pr-text-wounds = Lost as damage: { $all }.

pr-text-step-move = { $cap ->
    [first] Move
   *[later] move
} up to { $n ->
    [one] one hex
   *[other] { $n } hexes
}
pr-text-step-run = { $cap ->
    [first] Run
   *[later] run
}
pr-text-step-pivot = { $cap ->
    [first] Pivot
   *[later] pivot
}
pr-text-step-circle = { $cap ->
    [first] Circle
   *[later] circle
} an enemy
pr-text-step-seize = { $cap ->
    [first] Pick
   *[later] pick
} up an object within { $n ->
    [one] one hex
   *[other] { $n } hexes
}
pr-text-step-attack = { $cap ->
    [first] Make
   *[later] make
} a { $reach ->
    [melee] melee
   *[ranged] ranged
} attack{ $count ->
    [0] {""}
   *[other] {" "}({ $notes })
}
pr-text-step-tactical = { $cap ->
    [first] Take
   *[later] take
} a tactical action
pr-text-step-gain = { $cap ->
    [first] Gain
   *[later] gain
} { $n } { $resource }
pr-text-step-fill = { $cap ->
    [first] Gain
   *[later] gain
} full { $resource }
pr-text-step-pilots = { $cap ->
    [first] Use
   *[later] use
} the abilities of your pilots (Deep Drift)

pr-text-note-dice = { $n ->
    [one] one die
   *[other] { $n } dice
} { $way ->
    [more] more
   *[less] fewer
}
pr-text-note-if = { $n ->
    [one] one die
   *[other] { $n } dice
} { $way ->
    [more] more
   *[less] fewer
} { $if }
pr-text-note-around = on any side
pr-text-note-blow = on success { $blow }

pr-text-if-short = at short range
pr-text-if-long = at long range
pr-text-if-building = against a building
pr-text-if-behind = from behind

pr-text-blow-push = push the other model { $n ->
    [one] one hex
   *[other] { $n } hexes
}
pr-text-blow-drain = the other model loses { $n } Charge or Rage
pr-text-blow-stun = the face-up card of the other model goes back to its deck
pr-text-blow-turn = turn the other model by one side
pr-text-blow-hurt = the other model takes { $n } more damage

## Passives, upgrades, mutations

pr-text-trait = { $on ->
    [attack] When it attacks
    [melee] When it attacks in melee
    [ranged] When it attacks from afar
    [defence] When it is attacked
    [melee-defence] When it is attacked in melee
   *[ranged-defence] When it is attacked from afar
}{ $if }{ $triggers ->
    [0] {""}
    [one] , with at least one trigger
   *[other] , with at least { $triggers } triggers
}: { $boon }
pr-text-no-if = {""}
pr-text-if = {" "}{ $if }
pr-text-boon-stat = { $n } { $stat } { $way ->
    [more] more
   *[less] less
}.
pr-text-boon-track = { $n } { $resource } more, at the start and at most.
pr-text-boon-firm = It cannot be pushed.
pr-text-boon-watchful = Its SKL counts against attacks from behind too.
pr-text-boon-dice = { $n ->
    [one] one die
   *[other] { $n } dice
} { $way ->
    [more] more
   *[less] fewer
}.
pr-text-boon-reroll = you may roll { $n ->
    [one] one die
   *[other] up to { $n } dice
} again.
pr-text-boon-success = { $n ->
    [one] one success
   *[other] { $n } successes
} more.
pr-text-boon-no-damage = it takes no damage.
pr-text-boon-gain = it gains { $n } { $resource }.
pr-text-boon-blow = if it wins the roll, { $blow }.

## Damage effects

pr-text-wound-lose = lose { $n } { $resource }
pr-text-wound-empty = lose all { $resource }
pr-text-wound-cap = the maximum of { $resource } goes down by { $n }
pr-text-wound-weaken = { $stat } goes down by 1
pr-text-wound-pilot-dies = a pilot dies
pr-text-wound-turn = the striker turns the model by one side
pr-text-wound-stun = the face-up card goes back to the deck
pr-text-wound-again = take one more damage
pr-text-wound-drop = the carried object falls down
pr-text-wound-gain = gain { $n } { $resource }
pr-text-wound-splash = enemies in contact lose { $n } Charge or Rage

## Pilots

pr-text-pilot = { $grade ->
    [cadet] Cadet
    [ranger] Ranger
   *[marshal] Marshal
}, { $cost ->
    [one] one point
   *[other] { $cost } points
}, drift { $first } { $second } { $third }.
pr-text-ability-accurate = ACCURATE: after damage by an attack, the target's face-up card may go back to its deck.
pr-text-ability-activate = ACTIVATE: at the end of the activation { $card } may be played too, at its cost.
pr-text-ability-brutal = BRUTAL: after the next successful melee attack, 1 Charge buys another one.
pr-text-ability-charge = CHARGE: run, and attack in melee what you reach.
pr-text-ability-momentum = MOMENTUM: one die more for the next attack for every hex moved.
pr-text-ability-command = COMMAND: the leader may command again.
pr-text-ability-focus = FOCUS: 1 SKL more in the next melee attack.
pr-text-ability-disengage = DISENGAGE: at the end of the activation you may go one hex backward.
pr-text-ability-unbreakable = UNBREAKABLE (connected): full Charge after an attack that does no damage to this Jaeger.
pr-text-ability-inspiring = INSPIRING (connected): 1 SKL more for every other Jaeger at short range.
pr-text-ability-mark-one = MARK 1 (connected): 1 Charge rolls one of your dice again.
pr-text-ability-dynamo = DYNAMO: gain 1 Charge.
pr-text-ability-push = PUSH: after the next successful melee attack, 1 Charge pushes the target one hex.
pr-text-ability-tactical = TACTICAL: take a tactical action that is no attack.
pr-text-ability-solo-pilot = SOLO PILOT: may roll a failed neural load test again.
pr-text-upgrade-any = An upgrade for any Jaeger.
pr-text-upgrade-only = An upgrade for { $name } alone.
pr-text-mutation = { $slot ->
    [offensive] An offensive mutation
   *[defensive] A defensive mutation
}.

## Battlefields

pr-text-line = { $side ->
    [ppdc] Jaegers
   *[kaiju] Kaiju
}: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} { $per }.
pr-text-per-intact = for each intact { $kind ->
    [skyscraper] skyscraper
    [shelter] anti-Kaiju shelter
    [base] PPDC base
   *[rock] rock
}
pr-text-per-ruined = for each destroyed { $kind ->
    [skyscraper] skyscraper
    [shelter] anti-Kaiju shelter
    [base] PPDC base
   *[rock] rock
}
pr-text-per-damaged = for each damaged enemy model
pr-text-per-destroyed = for each destroyed enemy model
pr-text-per-leader = if the enemy's leader is destroyed
pr-text-per-unhurt = for each model of yours without damage
pr-text-per-carrying = for each model of yours that carries an object
pr-text-per-terrain = for each model of yours in a terrain area
pr-text-per-breakthrough = for each model of yours within 4 hexes of the edge that the enemy came from
pr-text-on-mat = Mat: { $name }.
pr-text-field = { $part ->
    [terrain] Terrain
    [buildings] Buildings
   *[objects] Objects
}: { $all }.
pr-text-buildings-of = { $n } { $kind ->
    [skyscraper] { $n ->
        [one] skyscraper
       *[other] skyscrapers
    }
    [shelter] { $n ->
        [one] anti-Kaiju shelter
       *[other] anti-Kaiju shelters
    }
    [base] { $n ->
        [one] PPDC base
       *[other] PPDC bases
    }
   *[rock] { $n ->
        [one] rock
       *[other] rocks
    }
}
pr-text-times = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
}
pr-text-apart = Everything is at least { $margin ->
    [one] one hex
   *[other] { $margin } hexes
} from the edges{ $spacing ->
    [0] {""}
   *[other] , and buildings are at least { $spacing ->
        [one] one hex
       *[other] { $spacing } hexes
    } apart
}.
pr-text-special = { $special ->
    [no-running] Jaegers cannot run.
    [short-only] Ranged attacks reach only what is at short range.
   *[bomb] The leader of the Jaegers carries the bomb to the breach; there are no victory points.
}
pr-text-deploy = { $side ->
    [ppdc] Jaegers
   *[kaiju] Kaiju
}: { $depth ->
    [0] with the base at
    [one] within one hex of
   *[other] within { $depth } hexes of
} { $edge ->
    [any] an edge of their choice
    [long] a long edge of their choice
    [short] a short edge of their choice
   *[opposite] the opposite edge
}{ $reserve ->
    [yes] ; some may stay in reserve
   *[no] {""}
}.
pr-text-enlisted = { $name }{ $count ->
    [0] {""}
   *[other] {" "}with { $all }
}
pr-text-object = A weapon once: { $power } dice more in one attack.
pr-text-piece = { $ground ->
    [difficult] Difficult terrain: nobody runs here
   *[populated] A populated area: Jaegers do not run here
}. { $n ->
    [one] One hex.
   *[other] { $n } hexes.
}
pr-text-mat = { $width } × { $depth } millimetres{ $sea ->
    [yes] , under water
   *[no] {""}
}.
