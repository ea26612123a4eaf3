### What is seen of a table of Pacific Rim Extinction.
###
### $who, $target and $name are names. Where a seat is named, $who is `you` or `other`, and $seat its letter.

## The headline

pr-headline = { $phase ->
    [setup] The table is set
    [choose] { pr-the-round }: action cards are chosen
    [impulse] { pr-the-round }: who acts, and how often?
    [turns] { pr-the-round }: { $side ->
        [ppdc] turn of the PPDC side
       *[kaiju] turn of the Kaiju side
    }
   *[end] { pr-the-round }: it ends
}
pr-the-round = { $last ->
    [later] Round { $round } of at least { $first }
    [perhaps] Round { $round }, perhaps the last
   *[never] Round { $round }
}
pr-headline-won = { $who ->
    [you] Your side wins!
   *[other] { $side ->
        [ppdc] The PPDC side wins.
       *[kaiju] The Kaiju side wins.
    }
}
pr-headline-drawn = Nobody wins: it is a draw.

## The verdict

pr-verdict = { $road ->
    [left] Nobody of the { $side ->
        [ppdc] Kaiju side
       *[kaiju] PPDC side
    } is left at the table, in round { $round }.
    [out] All models of the { $side ->
        [ppdc] Kaiju side
       *[kaiju] PPDC side
    } are destroyed, in round { $round } (PR-18.12). Points do not count.
    [both] All models of both sides are destroyed in round { $round }: that is a victory of the PPDC side (PR-18.13).
    [bomb] The Jaeger with the bomb was destroyed in close combat in round { $round }, and the bomb with it (PR-19.24).
    [breach] A Jaeger reached the breach with the bomb in round { $round } (PR-19.25).
    [time] The time was up in round { $round }. { pr-verdict-points }
    [limit] No battle is longer. { pr-verdict-points }
   *[points] The battle ended after round { $round }. { pr-verdict-points }
}
pr-verdict-points = The PPDC side has { $ppdc ->
    [one] one victory point
   *[other] { $ppdc } victory points
}, the Kaiju side has { $kaiju ->
    [one] one
   *[other] { $kaiju }
} (PR-18.11).{ $tie ->
    [yes] {" "}Even points are a victory of the PPDC side.
   *[no] {""}
}

## Names

pr-model = { $twin ->
    [yes] { $name } { $code }
   *[no] { $name }
}
pr-block = { $kind ->
    [skyscraper] skyscraper { $code }
    [shelter] shelter { $code }
    [base] PPDC base { $code }
   *[rock] rock { $code }
}
pr-bomb = the bomb
pr-no-text = nothing

## The plane

pr-scene-plane = { $name }
pr-scene-area = { $name }: { $ground ->
    [difficult] nobody can run here
   *[populated] Jaegers cannot run here
}
pr-scene-armour = ARM { $armour }, { $height ->
    [low] low: sight passes over it
   *[high] high: it hides what stands behind it
}
pr-scene-building = { $name }
pr-scene-ruins = Ruins: { $name }
pr-scene-object = { $name }
pr-scene-structure-left = { $left } structure left

## What lies before a seat

pr-scene-seat = { $with ->
    [model] { $seat }: { $name }
   *[side] { $seat }: { $side ->
        [ppdc] PPDC
       *[kaiju] Kaiju
    }
}
pr-scene-left = Has left
pr-scene-structure = Structure
pr-scene-stat = { $stat } { $value }
pr-scene-stats = { $all }
pr-scene-zone = { $zone ->
    [deck] Deck
    [face] Card of this round
    [damage] Lost as damage
    [crew] Crew
    [gear] Upgrades and mutations
   *[tray] Laid aside
}
pr-scene-chosen = Chosen
pr-scene-choosing = Choosing
pr-scene-destroyed = Destroyed
pr-scene-reserve = In reserve
pr-scene-leader = Leader
pr-scene-leader-used = Leader: the re-roll is used up
pr-scene-active = Active
pr-scene-focus = One die more in the next melee attack
pr-scene-brutal = The next melee attack may be followed by another
pr-scene-momentum = The next attack has a die for each hex moved
pr-scene-carries = Carries { $name }

## The battle

pr-scene-battle = The battle
pr-scene-scenario = Scenario: { $name }
pr-scene-goal = { $side ->
    [ppdc] Mission of the PPDC side
   *[kaiju] Mission of the Kaiju side
}: { $kind ->
    [hidden] secret
   *[card] { $name }. { pr-scene-mission-points }
}
pr-scene-points = Points
pr-scene-mission = { $kind ->
    [hidden] A secret mission may bring points at the end.
   *[card] { $name }: { pr-scene-mission-points }
}
pr-scene-mission-points = { $now ->
    [one] one point
   *[other] { $now } points
} now, { $more ->
    [0] no more can come
   *[other] { $more } more at most
}{ $measured ->
    [yes] , some of them measured at the end
   *[no] {""}
}
pr-scene-round = { $round ->
    [0] The first round is about to begin.
   *[other] Round { $round }. { $end ->
        [dice] The dice make it the last one in { $percent } of 100 cases.
        [later] From round { $first } on, the dice may end the game.
       *[never] No dice end this game.
    }
}

## A fight

pr-scene-fight = { $who } attacks { $target } { $reach ->
    [melee] at close quarters
   *[ranged] from afar
}
pr-scene-weapon = { $with ->
    [plain] A plain attack
   *[other] With { $name }
}
pr-scene-behind = From behind: the SKL of the target does not count
pr-odds-strain = { $dies ->
    [last] The neural load test at the end kills the last pilot of { $who } and destroys it
    [all] The neural load test at the end kills all pilots of { $who } and destroys it
   *[some] The neural load test at the end kills a pilot of { $who }
}
pr-odds-strike = { $target ->
    [building] It falls
   *[model] A hit
}: { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $against }{ pr-odds-case }
pr-odds-case = { $range ->
    [short] , at short range
    [long] , at long range
   *[any] {""}
}{ $arc ->
    [behind] , from behind
    [front] , from the front
   *[any] {""}
}
pr-odds-structure = Structure{ pr-odds-case }
pr-odds-again = { $side ->
    [attack] A hit after that
   *[defence] No hit after that
}
pr-odds-collision = Damage to { $target } by the collision
pr-odds-strain-again = The neural load test fails again
pr-scene-range = { $range ->
    [short] Short range
   *[long] Long range
}
pr-scene-dice = { $side ->
    [attack] Attack
   *[defence] Defence
}: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
pr-scene-total = { $successes ->
    [one] one success
   *[other] { $successes } successes
}, { $triggers ->
    [one] one trigger
   *[other] { $triggers } triggers
}
pr-scene-die = { $pip ->
    [blank] blank
    [trigger] trigger
    [success] success
   *[critical] critical success
}
pr-scene-result = { $won ->
    [yes] Successful: { $damage } damage
   *[no] Not successful: { $damage } damage
}

## What happened

pr-scene-trace = { $how ->
    [forward] { $who } moves forward
    [back] { $who } moves back
    [engaged] { $who } engages
    [turned] { $who } turns
    [circled] { $who } circles
    [deployed] { $who } comes to the table
   *[stepped] { $who } steps in
}
pr-scene-void = { $why ->
    [out-of-arc] behind it: out of arc
    [out-of-sight] something is in the way
   *[too-far] too far
}
pr-scene-pushed = { $who } is pushed

## Verbs, costs, reasons

pr-verb = { $verb ->
    [play] Play
    [begin] Begin
    [activate] Activate
    [move] Move
    [on] One hex further
    [engage] Engage
    [pivot] Pivot
    [act] Use the card
    [circle] Circle
    [take] Pick up
    [rearm] Take Ammo
    [hit] Plain attack
    [swing] Swing the object
    [attack] Attack
    [throw] Throw the object
    [bump] Collide with
    [turn] Turn it
    [reroll] Roll again
    [dies] Give up
    [use] Ability
    [force] Take
    [lay] Place
    [deploy] Deploy
    [lead] Lead
   *[other] Answer
}
pr-cost = { $n } { $resource }
pr-why = { $why ->
    [secret] Everybody chooses in secret.
    [first] Both sides are equally strong.
    [setup] The battle is being set up.
    [reserve] The reserve comes.
   *[leader] Your leader can have the die rolled again, once in the game.
}
pr-why-of = { $why ->
    [turn] { $who } is active.
    [hurt] { $who } is hurt.
    [pushed] { $who } is pushed.
   *[load] { $who } lacks a pilot.
}
pr-why-fight = { $who } attacks { $target }.
pr-why-impulse = { $side } activates { $impulse ->
    [one] one more model
   *[other] { $impulse } more models
} in this turn.
