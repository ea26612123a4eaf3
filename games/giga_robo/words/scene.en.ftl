### What the scenes of Giga-Robo! say in addition to the messages at the table.

gr-scene-city = The city
gr-scene-ground = { $ground ->
    [road] Road
    [zone] Starting Zone
   *[ruin] Ruin
}
gr-scene-robot = { $seat }: { $robot }
gr-scene-armor-of = Armor { $armor }
gr-scene-shield = Active Barrier
gr-scene-box = The box
gr-scene-deck = Impact Cards
gr-scene-used = Used Impact Cards
gr-scene-structures = Structures left
gr-scene-back = An unknown card
gr-scene-number = { $what ->
    [cost] Fighting Spirit
   *[activation] Power Tokens to activate
}
gr-scene-figure = { $what ->
    [dice] { $n ->
        [one] 1 Attack Die
       *[other] { $n } Attack Dice
    }
    [damage] damage { $n }
    [speed] Speed { $n }
   *[defense] Defense { $n }
}
gr-scene-token = { $token ->
    [anchor] Anchor
    [fire] Fire
    [panic] Panic
   *[surge] Power Surge
}
gr-scene-state = { $state ->
    [combo] Combo
    [counter] Counter
    [ultimate] Ultimate Technique
    [works] works
    [idle] not activated
    [activated] Activated
    [deactivated] Deactivated
   *[struck] struck out
}
gr-scene-laid = { $n ->
    [one] 1 Power Token on it
   *[other] { $n } Power Tokens on it
}
gr-scene-stored = { $n ->
    [one] 1 Power Surge stored
   *[other] { $n } Power Surges stored
}
gr-scene-gauge = { $what ->
    [armor] Armor
    [fs] Fighting Spirit
   *[pt] Power Tokens
}
gr-scene-hand = Hand
gr-scene-meter = Cooldown Meter
gr-scene-slot = Slot { $slot }
gr-scene-abilities = Abilities
gr-scene-using = In use
gr-scene-gone = Out of the game
gr-scene-lasting = { $name }: { $text } ({ $until ->
    [turn] this turn
    [end-of] until { $who ->
        [you] your next turn ends
       *[other] the next turn of { $seat } ends
    }
    [start-of] until { $who ->
        [you] your next turn begins
       *[other] the next turn of { $seat } begins
    }
    [attack] the next attack that fits
    [success] the next successful attack that fits
    [roll] the next Attack Roll
    [combat] this combat
   *[never] for the rest of the bout
})
gr-scene-player = { $state ->
    [copilot] co-pilot of { $host }
   *[other] out of the game
}
gr-scene-skips = skips a turn
gr-scene-combat = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} { $target }
gr-scene-camp = { $who ->
    [you] Your side
   *[other] Side of { $seat }
}
gr-scene-dice = { $who ->
    [you] Your dice
   *[other] Dice of { $seat }
}: { $pool }
gr-scene-die = { $kind ->
    [attack] Attack Die
    [power] Power Die
   *[defense] Defense Die
}, counts { $value }
gr-scene-next = Next: { $stage ->
    [declared] responses, then the attack is paid
    [reacting] the reaction
    [pools] Power Dice, then the roll
    [rolled] responses to the dice, then success is determined
    [determined] responses, then the texts of the cards that succeed
    [resolving] texts and damage
   *[resolved] the cards cool down
}{ $reaction ->
    [attack] {" "}(Reactive Attack)
    [defend] {" "}(Defend)
    [hit] {" "}(Take the Hit)
   *[open] {""}
}
gr-scene-responses = Responses
gr-scene-declared = Their cards, the newest first
gr-scene-goes-on = Next, unless somebody responds: the turn goes on
gr-scene-order = Next, unless somebody responds
gr-scene-cost = costs { $cost } of { $movement } movement
gr-scene-terms = distance { $distance }{ $covered ->
    [yes] , in Cover
   *[no] {""}
}{ $higher ->
    [yes] , you stand higher
   *[no] {""}
}
gr-scene-costs = { $what ->
    [movement] { $n } movement
   *[fs] { $n } FS
}
gr-scene-chance = { $percent }%
gr-forecast-armor = { $who ->
    [you] Your Armor
   *[other] Armor of { $seat }
}{ $met ->
    [defend] , against Defend
    [hit] , against Take the Hit
   *[open] {""}
}{ $stopped ->
    [yes] {" "}– no damage: { $by }
   *[no] {""}
}
gr-verb = { $verb ->
    [move] Move
    [attack] Attack
    [aim] Aim
    [add] Add a card
    [react] Attack back
    [play] Play
    [ability] Ability
    [place] Place
   *[choose] Choose
}
gr-why-setup = The bout is being set up.
gr-why-recovery = Your robot makes a Recovery Roll.
gr-why-text = { $name } is being carried out.
gr-why-declared = Declared: { $what }.
gr-why-attack = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} { $target } with { $cards }.
gr-why-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
gr-odds-defend = Against Defend you are ahead ({ $pool } against { $against })
gr-odds-hit = Against Take the Hit: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}
gr-odds-struck = If { $seat } strikes back with { $card }, its best card against you, you are ahead
gr-scene-razed = { $known ->
    [falls] { $damage } of { $needed } damage: it falls
    [stands] { $damage } of { $needed } damage: it stands
   *[open] { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }
}
gr-odds-fails = The attack fails
gr-odds-ahead = You are ahead
gr-odds-recovery = The Recovery Roll succeeds
