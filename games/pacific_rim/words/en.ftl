### What is said at the table of Pacific Rim Extinction.
###
### A model is called by its place, such as P1, a building B1, an object O1. Where a seat is named, $who is `you` or
### `other`, and $seat its letter. $rule is the number of a rule.

# computed: pr-about, pr-ask-, pr-answer-, pr-event-, pr-not-
# computed: pr-piece-, pr-setup, pr-option-

pr-about = Giant robots fight giant monsters on a table without a grid. Plan in secret, move straight, strike from behind.

## Questions

pr-ask-card = Which action card does { $number } play this round?
pr-ask-confirm = Are these cards final?
pr-ask-first = Which side takes the first turn?
pr-ask-again = The impulse die shows { $number ->
    [0] a blank
   *[other] { $number }
}. Does your leader have it rolled again?
pr-ask-activate = Which of your models is next?
pr-ask-start = How does { $number } move?
pr-ask-onward = Does { $number } go one hex further? ({ $steps } of { $most })
pr-ask-obstacle = Something is in the way of { $number }. Does it stop or engage?
pr-ask-pivot = Does { $number } pivot?
pr-ask-charge = Does { $number } make a charge attack?
pr-ask-action = What does { $number } do with its card?
pr-ask-circle = Does { $number } circle an enemy?
pr-ask-seize = What does { $number } pick up?
pr-ask-tactical = Which tactical action does { $number } take?
pr-ask-target = Whom does { $who } attack?
pr-ask-reroll = Which die of { $number } is rolled again?
pr-ask-replace = Does { $number } lose its face-up card instead of all the damage?
pr-ask-accurate = Does the face-up card of { $number } go back to its deck?
pr-ask-dies = Which pilot of { $number } dies?
pr-ask-twist = Which way is { $number } turned?
pr-ask-shove = Do you pay a Charge to push { $number }?
pr-ask-brutal = Does { $number } pay a Charge for one more attack?
pr-ask-step-in = Does { $number } step into the free place?
pr-ask-hindrance = The push of { $number } is blocked. What does it hit?
pr-ask-ability = Which ability of its pilots does { $number } use?
pr-ask-solo = Does { $number } roll again?

## Answers

pr-answer-pass = { $asked ->
    [start] Do not move
    [onward] Stop here
    [obstacle] Stop here
    [pivot] Do not pivot
    [charge] No charge
    [action] Leave the card
    [target] Attack nobody
    [seize] Take nothing
    [tactical] Take no tactical action
    [shove] Do not push
    [brutal] No further attack
    [circle] Do not circle
    [ability] Use no ability
    [accurate] Leave it where it is
    [solo] Do not roll again
    [reroll] Keep the dice
    [replace] No, the cards of the deck
    [step-in] Stay
    [confirm] Yes, final
   *[other] No
}
pr-answer-back = Choose again
pr-answer-yes = { $asked ->
    [again] Roll it again
    [replace] Yes, the face-up card
    [accurate] Send it back
    [step-in] Step in
    [solo] Roll again
   *[other] Yes
}
pr-answer-card = { $number }
pr-answer-side = { pr-side }
pr-answer-activate = Activate { $number }
pr-answer-go = Move { $number ->
    [forward] forward
   *[back] back
}
pr-answer-on = One hex further
pr-answer-engage = Engage { $target } { $side ->
    [0] in front
    [1] at its left front
    [2] at its left rear
    [3] from behind
    [4] at its right rear
   *[5] at its right front
}
pr-answer-turn = Pivot { pr-turn }
pr-answer-half = Half pivot { $turn ->
    [left] left
   *[right] right
} beside { $target }
pr-answer-do = { $text }{ $times ->
    [0] {""}
    [one] {" "}(pay once more)
   *[other] {" "}(pay { $times } times more)
}
pr-answer-circle = Circle { $target } { $turn ->
    [left] to the left
   *[right] to the right
}
pr-answer-take = Pick up { $number }
pr-answer-hit = A plain melee attack
pr-answer-swing = A melee attack with the object
pr-answer-throw = Throw the object
pr-answer-rearm = Take one Ammo from the base
pr-answer-strike = { $number }
pr-answer-reroll = Roll again: { $pip ->
    [blank] a blank
    [trigger] a trigger
    [success] a success
   *[critical] a critical success
}, behind { $kept ->
    [0] none
    [one] one critical
   *[other] { $kept } criticals
}
pr-answer-pilot = { $number }
pr-answer-edge = The edge of the table
pr-answer-use = { $pilot }: { $text }

## Names

pr-side = { $number ->
    [ppdc] The PPDC side
   *[kaiju] The Kaiju side
}
pr-turn = { $number ->
    [left] left
   *[right] right
}
pr-the-side = { $side ->
    [ppdc] The PPDC side
   *[kaiju] The Kaiju side
}
pr-the-resource = { $resource ->
    [charge] Charge
    [ammo] Ammo
    [rage] Rage
   *[blue] Kaiju Blue
}

## Events

pr-event-drew = The quick play card is { $quick }.
pr-event-round-began = Round { $round } begins.
pr-event-chose = { $who ->
    [you] You choose
   *[other] { $seat } chooses
} { $card } for { $model }.
pr-event-revealed = { $who } shows { $card }.
pr-event-begins = { pr-the-side } takes the first turn.
pr-event-rolled-impulse = { pr-the-side } rolls the impulse die: { $impulse }.
pr-event-commanded = The leader of this side has the die rolled again: { pr-the-side }.
pr-event-activated = { $who } is activated.
pr-event-moved = { $who } moves { $way ->
    [forward] forward
   *[back] back
}.
pr-event-halted = { $who } stops: the way is not clear.
pr-event-engaged = { $who } engages { $target }.
pr-event-turned = { $who } turns { $turn ->
    [left] left
   *[right] right
}.
pr-event-circled = { $who } circles { $target }.
pr-event-acted = { $who } uses { $card }.
pr-event-paid = { $who } pays { $n } { pr-the-resource }.
pr-event-gained = { $who } gains { $n } { pr-the-resource }.
pr-event-lost = { $who } loses { $n } { pr-the-resource }.
pr-event-capped = The most of { pr-the-resource } that { $who } can have is { $most } now.
pr-event-weakened = { $who } has 1 less { $stat ->
    [speed] SPD
    [skill] SKL
    [power] POW
   *[armour] ARM
} now.
pr-event-took = { $who } picks up { $thing }.
pr-event-dropped = { $who } drops { $thing }.
pr-event-spent = { $who } uses up { $thing }.
pr-event-attacked = { $who } attacks { $target }.
pr-event-void = { $who } cannot shoot at { $target }: { $why ->
    [out-of-arc] that is behind it.
    [out-of-sight] something is in the way.
   *[too-far] that is too far.
}
pr-event-rolled = { pr-the-side } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $triggers ->
    [one] 1 trigger
   *[other] { $triggers } triggers
}.
pr-event-rerolled = { $who } has a die rolled again.
pr-event-hit = A hit on { $target }: { $damage } damage.
pr-event-missed = No harm to { $target }.
pr-event-hurt = { $who } loses { $card }.
pr-event-folded = { $card } of { $who } goes back to its deck.
pr-event-pilot-died = { $pilot } of { $who } dies.
pr-event-destroyed = { $who } is destroyed!
pr-event-ruined = Now in ruins: { $block }.
pr-event-pushed = { $who } is pushed.
pr-event-jammed = { $who } cannot be pushed.
pr-event-stepped-in = { $who } steps into the free place.
pr-event-used = { $pilot } of { $who } uses ability { $ability }.
pr-event-strained = { $pilot } of { $who } makes the neural load test.
pr-event-checked = The end-game check brings { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}.
pr-event-unveiled = The secret mission of this side was { $mission }: { pr-the-side }.
pr-event-scored = { pr-the-side } has { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
pr-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
pr-event-time-up = The time is up.

## Refusals

pr-not-not-asked = That is no answer to this question ({ $rule }).
pr-not-unknown = There is no such thing ({ $rule }).
pr-not-not-in-deck = That card is not in the deck of the model ({ $rule }).
pr-not-not-ready = Only a model of your side with a face-up card is activated ({ $rule }).
pr-not-blocked = Something in contact is in the way ({ $rule }).
pr-not-no-speed = The model has no speed ({ $rule }).
pr-not-other-way = Both moves of a run go the same way ({ $rule }).
pr-not-no-pivot-now = No pivot now: a Jaeger turns only after its move, and nobody turns twice ({ $rule }).
pr-not-no-half-pivot = Only an engaged model that can move and has room turns by half ({ $rule }).
pr-not-no-further = The move is as long as the speed allows ({ $rule }).
pr-not-no-engagement = There is no room on this face, or it is not reached ({ $rule }).
pr-not-no-circle = That enemy cannot be circled this way ({ $rule }).
pr-not-no-such-action = The card has no such action ({ $rule }).
pr-not-too-dear = The cost cannot be paid in full ({ $rule }).
pr-not-no-extra = Not so much more can be paid ({ $rule }).
pr-not-no-run = The model may not run now ({ $rule }).
pr-not-out-of-reach = That object is not within reach ({ $rule }).
pr-not-hands-full = The model carries an object already ({ $rule }).
pr-not-no-object = The model carries no object that is a weapon ({ $rule }).
pr-not-nothing-to-hit = No enemy is in contact and ahead ({ $rule }).
pr-not-no-rearming = No PPDC base is within a hex, or no Ammo was spent ({ $rule }).
pr-not-no-target = That cannot be attacked now ({ $rule }).
pr-not-engaged = An engaged model makes no ranged attacks ({ $rule }).
pr-not-no-such-die = No such die can be rolled again ({ $rule }).
pr-not-no-such-pilot = No such pilot is in the crew ({ $rule }).
pr-not-not-in-the-way = That does not hinder the push ({ $rule }).
pr-not-no-ability = No such ability can be used now ({ $rule }).
pr-not-seat-count = { $seats } players cannot play this ({ $rule }).
pr-not-no-such-quick = There is no such quick play card ({ $rule }).

## The set-up

pr-setup = { $seats } players
pr-option-seats = Players
pr-option-seats-about = How many players sit at the table.
pr-option-contested = All want the same side
pr-option-contested-about = Everybody rolls three combat dice, and the best roll chooses a side.
pr-option-swapped = The first player plays the Kaiju
pr-option-swapped-about = Otherwise the first player plays the Jaegers.
pr-option-quick = Quick play card
pr-option-quick-about = The number of the card that is laid out. Without one, chance draws a card.
