# computed: gr-ask-, gr-answer-, gr-event-, gr-refused-, gr-build-, gr-option-
### The messages at the table of Giga-Robo!.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule; $cell is a place such as `1,-2`.

gr-about = A pilot, a giant robot, a hand of cards, and a city that breaks. The last ones standing win.

## Names

gr-name = { $name }
gr-number = { $n }
gr-nothing = nothing
gr-player = { $who ->
    [you] you
   *[other] { $seat }
}
gr-crew = { $pilot } in { $robot } ({ $seat })
gr-structure = Tier { $tier } Structure
gr-barrier = Static Barrier
gr-target-token = { $who ->
    [you] your Target Token
   *[other] Target Token of { $seat }
}
gr-target = { $what ->
    [robot] { $who ->
        [you] your robot
       *[other] robot { $seat }
    }
    [structure] the Structure
   *[barrier] the Static Barrier
} on { $cell }
gr-tokens = { $token ->
    [anchor] { $n ->
        [one] 1 Anchor
       *[other] { $n } Anchors
    }
    [fire] { $n } Fire
    [panic] { $n } Panic
   *[surge] { $n ->
        [one] 1 Power Surge
       *[other] { $n } Power Surges
    }
}
gr-dice = { $n ->
    [one] 1 { $kind ->
        [attack] Attack Die
        [power] Power Die
       *[defense] Defense Die
    }
   *[other] { $n } { $kind ->
        [attack] Attack Dice
        [power] Power Dice
       *[defense] Defense Dice
    }
}
gr-mode = { $mode ->
    [team] Team versus Team
    [free-for-all] Free-for-all
   *[duel] Head-to-head
}
gr-waits = { $deed ->
    [play] { $name }
    [trigger] the Trigger of { $name }
    [activate] the activation of { $name }
   *[deactivate] the deactivation of { $name }
} of { $who ->
    [you] yours
   *[other] { $seat }
}{ $named ->
    [yes] {" "}against { $against }
   *[no] {""}
}

## Questions

gr-ask-map = You rolled highest. Which map do you play on?
gr-ask-obstacle = Place an Obstacle: choose what, and its hex.
gr-ask-position = Which place in the turn order do you take?
gr-ask-opens = Which player of your team is next in the turn order?
gr-ask-zone = In which Starting Zone does your robot begin?
gr-ask-upkeep = Upkeep: take Heart ({ $heart } FS), or Power ({ $power ->
    [one] 1 Power Token
   *[other] { $power } Power Tokens
})?
gr-ask-rage = You were damaged: take Rage ({ $rage } FS), or Power ({ $power ->
    [one] 1 Power Token
   *[other] { $power } Power Tokens
})?
gr-ask-flood = The Flood works: lower all your cards by one slot, or put out the Fire of one slot.
gr-ask-shed = { $token ->
    [anchor] An Anchor
    [fire] A Fire
    [panic] A Panic
   *[surge] A Power Surge
} leaves your Cooldown Meter: from which slot?
gr-ask-order = Several effects are due at once: which comes first?
gr-ask-act = Combat, with { $fs } FS and { $movement ->
    [0] no movement left: attack
   *[other] { $movement } movement: move, attack
}, play Instants, use abilities, or go on to Cooldown.
gr-ask-path = Plan your way hex by hex: { $spent } of { $movement } movement used.
gr-ask-move = Move up to { $movement ->
    [one] 1 hex
   *[other] { $movement } hexes
}: choose where to.
gr-ask-aim = What do you aim { $name } at?
gr-ask-combo = { $cards } against { $target }: add a Combo card, or declare the attack.
gr-ask-react = { $seat } attacks { $target } with { $cards }. How do you react?
gr-ask-react-combo = Add another Combo card to your Reactive Attack?
gr-ask-power-dice = Add up to { $most ->
    [one] 1 Power Die
   *[other] { $most } Power Dice
} for 1 Power Token each? You roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} so far.
gr-ask-power-recovery = Recovery Roll: add up to { $most ->
    [one] 1 Power Die
   *[other] { $most } Power Dice
} for 1 Power Token each?
gr-ask-respond = Do you respond? Now: { $happened }.
gr-ask-foe = Which opponent do you mean?
gr-ask-may = { $name }: { $text }. Do you do it?
gr-ask-number = { $name }: { $text }. X is at most { $most }.
gr-ask-share = How much Fighting Spirit do you give for the attack of your robot? From { $least } to { $most }; the others who fly it pay the rest.
gr-ask-pay = { $name }: { $text }. How often do you pay { $price }? At most { $most ->
    [one] once
   *[other] { $most } times
}.
gr-ask-dice = Which dice are rolled again? { $whose ->
    [mine] Yours
    [foes] Your opponent's
   *[either] Yours or your opponent's
}; { $chosen } of at most { $most } chosen{ $priced ->
    [yes] , { $price } each
   *[no] {""}
}.
gr-ask-card = { $chosen ->
    [spend] Which of your cards goes from your hand into the Cooldown Meter?
    [banish] Which card leaves the game{ $may-stop ->
        [yes] , if one does
       *[no] {""}
    }?
    [raise] Which { $who ->
        [you] of your cards
       *[other] card of { $seat }
    } is raised{ $may-stop ->
        [yes] , if any
       *[no] {""}
    }?
    [deactivate] Which Activated card of { $seat } is Deactivated?
    [grant] Which of your attack cards gets the icon?
    [activate] Which Deactivated card is Activated?
    [lender] Which card of { $seat } lends its Rules Text?
    [overwrite] Which of your attack cards gets the Rules Text of another?
    [guard] Which card of { $seat } becomes immune to Instants?
    [lower] Which of your cards is lowered by one slot{ $may-stop ->
        [yes] , if any
       *[no] {""}
    }?
    [return] Which of your cards comes back to your hand?
    [gain-cost] From which of your cards do you gain its cost?
    [blank] Which card of { $seat } loses its Rules Text?
    [cancel] Which card of { $seat } do you Cancel?
    [take-back] Which card do you take back?
    [replace] Which card takes its place?
    [play-free] Which card do you play for free{ $may-stop ->
        [yes] , if any
       *[no] {""}
    }?
    [lend] Whose Rules Text does your attack card use{ $may-stop ->
        [yes] , if not its own
       *[no] {""}
    }?
    [borrow] Whose Rules Text do you pay for{ $may-stop ->
        [yes] , if any
       *[no] {""}
    }?
   *[goes-down] Which card goes down a slot although others are held?
}
gr-ask-deactivate = Which Activated card or ability of { $seat } is Deactivated?
gr-ask-token = Which Trauma Token goes over to your opponent? { $left ->
    [one] 1 is left
   *[other] { $left } are left
} to choose.
gr-ask-cancel = { $what ->
    [trigger] Which Trigger do you Cancel?
    [activation] Which activation do you Cancel?
   *[instant] Which declared Instant do you Cancel?
}
gr-ask-tile = Where is { $tile } created?
gr-ask-raze = Which Structure is destroyed? Where none stands, a Crater is created.
gr-ask-remove = Where is { $tile } removed?
gr-ask-mark = Where do you put the Target Token?
gr-ask-lift = Which Target Token do you move, if you put down no new one?
gr-ask-unmark = Which Target Token do you remove?
gr-ask-strike = Which hex with your Target Token is hit?
gr-ask-retreat = Where does your robot move away to?
gr-ask-deflect = Where does the damage go?
gr-ask-surcharge = Do you pay { $n } Fighting Spirit more for your attack? If not, you take its cards back and cannot play them until your turn ends.
gr-ask-land = Where does your robot Leap to?
gr-ask-anchor = Where does the next Anchor come?
gr-ask-crash = Which Structure falls?
gr-ask-haul = Which tile is pulled onto your opponent's hex?
gr-ask-haul-more = Which tile is pulled, if another one is?
gr-ask-goal = Where does the tile come?
gr-ask-keyword = { $how ->
    [pull] A Pull
    [push] A Push
   *[throw] A Throw
}: does another keyword take its place?
gr-ask-purge = You would gain { $n } Fighting Spirit. Do all tokens leave a slot of your Cooldown Meter instead?
gr-ask-stand = Where does your robot come to stand?
gr-ask-give-way = { $who ->
    [you] Your robot gives way: where to?
   *[other] Robot { $seat } gives way: where to?
}
gr-ask-shove = { $how ->
    [pull] Pull
    [push] Push
   *[throw] Throw
} { $who ->
    [you] your robot
   *[other] robot { $seat }
} where? { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} { $how ->
    [throw] at most
   *[other] { $may-stop ->
        [yes] at most
       *[no] to go
    }
}.
gr-ask-barrier = Where does the Barrier go: on your robot as an Active one, or on a hex as a Static one?
gr-ask-break = Which Barrier is destroyed{ $may-stop ->
    [yes] , if any
   *[no] {""}
}?
gr-ask-join = Your robot is defeated. Whose robot do you share?
gr-ask-crew = Which pilot of { $who ->
    [you] your robot
   *[other] robot { $seat }
} is affected?
gr-moment = { $moment ->
    [start-begins] the turn begins
    [start-ends] Start of Turn ends
    [upkeep-begins] Upkeep begins
    [upkeep-ends] Upkeep ends
    [combat-begins] Combat begins
    [combat-ends] Combat ends
    [move-declared] a movement is declared
    [moved] a robot has moved
    [attack-declared] an attack is declared
    [reacted] a Reactive Attack is declared
    [attacker-power] the attacker has added Power Dice
    [other-power] Power Dice are added against the attack
    [rolled] the dice are rolled
    [determined] success is determined
    [resolved] the attack is resolved
    [declared] something is declared
    [happened] something has resolved
    [recovery-power] Power Dice are added to a Recovery Roll
    [recovered] a Recovery Roll is made
    [cooldown-begins] Cooldown begins
    [cooldown-ends] Cooldown ends
    [end-begins] Turn End begins
   *[end-ends] the turn ends
}

## Answers

gr-answer-cooldown = Go on to Cooldown
gr-answer-pass = Do not respond
gr-answer-back = Back
gr-answer-yes = Yes
gr-answer-no = No
gr-answer-flood = Lower all cards by one slot
gr-answer-enough = These dice
gr-answer-no-card = None
gr-answer-stop = Stop here
gr-answer-stay = Stay here
gr-answer-retire = Fly no more
gr-answer-plan = Plan a way hex by hex
gr-answer-trample = Plan a way through Structures
gr-answer-go = Go this way
gr-answer-go-attack = Declare the attack
gr-answer-go-react = No further card
gr-answer-heart = Heart: { $n } FS
gr-answer-rage = Rage: { $n } FS
gr-answer-power = Power: { $n ->
    [one] 1 Power Token
   *[other] { $n } Power Tokens
}
gr-answer-map = Map: { $name }
gr-answer-lay = { $what } on { $cell }
gr-answer-position = Place { $place } in the turn order
gr-answer-seat = { $crew }
gr-answer-opens = { $crew } is next
gr-answer-join = Fly with { $crew }
gr-answer-zone = Begin on { $cell }
gr-answer-step = On to { $cell }
gr-answer-tile = Create it on { $cell }
gr-answer-remove = Remove it from { $cell }
gr-answer-anchor = Place an Anchor on { $cell }
gr-answer-haul = Pull the tile on { $cell }
gr-answer-raze = Strike { $cell }
gr-answer-barrier = A Static Barrier on { $cell }
gr-answer-into = To { $cell }
gr-answer-walk = Move to { $cell } (costs { $cost })
gr-answer-attack = Attack with { $name } ({ $cost } FS)
gr-answer-add = Add { $name } ({ $cost } FS)
gr-answer-play = Play { $name } ({ $cost } FS)
gr-answer-react = React with { $name } against { $target } ({ $cost } FS)
gr-answer-aim = Aim at { $target }
gr-answer-defend = Defend with { $dice ->
    [one] 1 Defense Die
   *[other] { $dice } Defense Dice
}
gr-answer-take-hit = Take the Hit
gr-answer-number = { $n }
gr-answer-share = Give { $n } FS
gr-answer-times = { $n ->
    [0] Do not pay
    [one] Once
   *[other] { $n } times
}
gr-answer-power-dice = { $n ->
    [0] No Power Dice
    [one] 1 Power Die
   *[other] { $n } Power Dice
}
gr-answer-trigger = { $name }: Trigger [{ $price }]: { $deeds }
gr-answer-activate = Activate { $name } ({ $cost ->
    [one] 1 Power Token
   *[other] { $cost } Power Tokens
})
gr-answer-deactivate = Deactivate { $name }
gr-answer-die = { $who ->
    [you] your
   *[other] { $seat }’s
} { $kind ->
    [attack] Attack Die
    [power] Power Die
   *[defense] Defense Die
} { $value }{ $nth ->
    [1] {""}
   *[other] {" "}no. { $nth }
}{ $aside ->
    [yes] {" "}(set aside)
   *[no] {""}
}
gr-answer-token = { $token ->
    [anchor] Anchor
    [fire] Fire
    [panic] Panic
   *[surge] Power Surge
} from slot { $number }
gr-answer-first = { $name } first
gr-answer-first-tile = The tile below your robot first
gr-answer-shed = From slot { $slot }
gr-answer-purge = Remove all tokens of slot { $slot }
gr-answer-gain = Gain the Fighting Spirit
gr-answer-how = { $how ->
    [pull] Pull
    [push] Push
   *[throw] Throw
}
gr-answer-slot = Put out { $fire } Fire in slot { $slot }
gr-answer-shield = An Active Barrier on your robot

## Events

gr-event-start-rolled = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} { $face } for the start.
gr-event-won-start = { $who ->
    [you] You have won the start roll.
   *[other] { $seat } has won the start roll.
}
gr-event-chose-map = { $who ->
    [you] You choose
   *[other] { $seat } chooses
} the map { $name }.
gr-event-placed = { $who ->
    [you] You place
   *[other] { $seat } places
} { $what } on { $cell }.
gr-event-positioned = { $who ->
    [you] You take
   *[other] { $seat } takes
} place { $place } in the turn order.
gr-event-started = { $who ->
    [you] Your robot begins
   *[other] Robot { $seat } begins
} on { $cell }.
gr-event-began = Turn { $turn }: { $who ->
    [you] yours
   *[other] { $seat }’s
}.
gr-event-skipped-turn = { $who ->
    [you] You skip this turn.
   *[other] { $seat } skips this turn.
}
gr-event-left = { $who ->
    [you] You have left the table.
   *[other] { $seat } has left the table.
}
gr-event-turn-limit = The limit of turns is reached: a technical draw.
gr-event-time-up = The time is up.
gr-event-worn = { $who ->
    [you] Your Max Armor
   *[other] The Max Armor of { $seat }
} is lower by { $n }.
gr-event-stored = { $who ->
    [you] You store
   *[other] { $seat } stores
} { $n ->
    [one] a Power Surge
   *[other] { $n } Power Surges
}.
gr-event-released = { $who ->
    [you] You spend
   *[other] { $seat } spends
} { $n ->
    [one] a stored Power Surge
   *[other] { $n } stored Power Surges
}.
gr-event-declared-move = { $who ->
    [you] You declare
   *[other] { $seat } declares
} a move{ $trampling ->
    [yes] {" "}through Structures
   *[no] {""}
} by { $by }.
gr-event-stepped = { $who ->
    [you] You move
   *[other] { $seat } moves
} to { $cell }.
gr-event-leapt = { $who ->
    [you] You come
   *[other] { $seat } comes
} to { $cell }.
gr-event-forced = { $who ->
    [you] Your robot is
   *[other] Robot { $seat } is
} forced into { $cell }.
gr-event-bumped = { $who ->
    [you] You collide
   *[other] { $seat } collides
} with { $other }.
gr-event-crashed-into = { $who ->
    [you] You crash
   *[other] { $seat } crashes
} into the Tier { $tier } Structure on { $cell }.
gr-event-crashed-into-barrier = { $who ->
    [you] You crash
   *[other] { $seat } crashes
} into the Static Barrier on { $cell }.
gr-event-set-barrier = { $who ->
    [you] You put
   *[other] { $seat } puts
} a Static Barrier on { $cell }.
gr-event-marked = { $who ->
    [you] You put
   *[other] { $seat } puts
} a Target Token on { $cell }.
gr-event-unmarked = { $who ->
    [you] Your Target Token
   *[other] The Target Token of { $seat }
} on { $cell } is removed.
gr-event-deflected = { $who ->
    [you] You turn
   *[other] { $seat } turns
} the damage away to { $cell }.
gr-event-barrier-broken = The Static Barrier on { $cell } is destroyed.
gr-event-collapsed = The Tier { $tier } Structure on { $cell } is destroyed.
gr-event-reshuffled = { $cards ->
    [one] The used Impact Card is
   *[other] The { $cards } used Impact Cards are
} shuffled into a new deck.
gr-event-impact = Impact Card: { $name }.
gr-event-tile-created = { $tile } appears on { $cell }.
gr-event-tile-removed = { $tile } is removed from { $cell }.
gr-event-attacked = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} { $target } with { $cards }.
gr-event-took-back = { $who ->
    [you] Your attack is not made: its cards go back where they came from.
   *[other] The attack of { $seat } is not made: its cards go back where they came from.
}
gr-event-reacted = { $who ->
    [you] You strike
   *[other] { $seat } strikes
} back with { $cards }{ $aim ->
    [robot] {""}
    [structure] {" "}at the Structure of the attacker's hex
   *[barrier] {" "}at the Static Barrier of the attacker's hex
}.
gr-event-defended = { $who ->
    [you] You Defend.
   *[other] { $seat } Defends.
}
gr-event-took-hit = { $who ->
    [you] You Take the Hit.
   *[other] { $seat } Takes the Hit.
}
gr-event-added-power = { $who ->
    [you] You add
   *[other] { $seat } adds
} { $dice ->
    [one] 1 Power Die
   *[other] { $dice } Power Dice
}.
gr-event-rolled = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} { $faces }.
gr-event-rerolled = { $who ->
    [you] Your
   *[other] { $seat }’s
} { $from } is rolled again: { $to }.
gr-event-turned-die = { $who ->
    [you] Your
   *[other] { $seat }’s
} { $from } becomes { $to }.
gr-event-lost-die = { $who ->
    [you] Your
   *[other] { $seat }’s
} { $of } is removed.
gr-event-led = { $who ->
    [you] You are
   *[other] { $seat } is
} ahead with { $with ->
    [one] 1 success
   *[other] { $with } successes
}.
gr-event-nobody-led = Nobody is ahead.
gr-event-broke = Combo Break: { $who ->
    [you] your { $name }
   *[other] { $name } of { $seat }
} cannot resolve.
gr-event-recovered = { $who ->
    [you] Your Recovery Roll
   *[other] The Recovery Roll of { $seat }
}: { $faces }. It succeeds.
gr-event-not-recovered = { $who ->
    [you] Your Recovery Roll
   *[other] The Recovery Roll of { $seat }
}: { $faces }. It fails.
gr-event-gained = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $what }.
gr-event-lost = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $what }.
gr-event-shielded = { $who ->
    [you] Your robot has
   *[other] Robot { $seat } has
} an Active Barrier now.
gr-event-shield-broken = { $who ->
    [you] Your Active Barrier is
   *[other] The Active Barrier of { $seat } is
} used up.
gr-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $damage } damage{ $inflicted ->
    [yes] {" "}from { $by }
   *[no] {""}
}: Armor { $left }.
gr-event-defeated = { $who ->
    [you] Your robot is
   *[other] Robot { $seat } is
} defeated.
gr-event-joined = { $who ->
    [you] You fly
   *[other] { $seat } flies
} along with { $host } from now on.
gr-event-cleared = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $what } from the Cooldown Meter.
gr-event-declared = { $who ->
    [you] You
   *[other] { $seat }
} { $deed ->
    [play] { $who ->
        [you] play { $name }
       *[other] plays { $name }
    }
    [trigger] { $who ->
        [you] Trigger { $name }
       *[other] Triggers { $name }
    }
    [activate] { $who ->
        [you] activate { $name }
       *[other] activates { $name }
    }
   *[deactivate] { $who ->
        [you] deactivate { $name }
       *[other] deactivates { $name }
    }
}.
gr-event-cancelled = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} is Cancelled.
gr-event-fizzled = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} comes to nothing.
gr-event-resolved = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} resolves.
gr-event-cooled = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} goes into slot { $slot }{ $activated ->
    [yes] , Activated
   *[no] {""}
}.
gr-event-came-back = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} returns to hand.
gr-event-took-place = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} takes its place in the attack.
gr-event-returned = { $who ->
    [you] Your { $name } is back in your hand.
   *[other] { $name } is back in the hand of { $seat }.
}
gr-event-slid = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} moves to slot { $to }.
gr-event-held = { $who ->
    [you] A Power Surge holds your { $name }.
   *[other] A Power Surge holds { $name } of { $seat }.
}
gr-event-banished = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} leaves the game.
gr-event-dropped-anchor = { $who ->
    [you] You place
   *[other] { $seat } places
} an Anchor on { $cell }.
gr-event-anchors-gone = The Anchors on { $cell } are gone.
gr-event-guarded = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} is immune to Instants until the turn ends.
gr-event-granted = { $name } of { $seat } has { $icon ->
    [counter] Counter
   *[combo] Combo
} until the turn ends.
gr-event-laid-open = { $who ->
    [you] Your hand is
   *[other] The hand of { $seat } is
} laid open.
gr-event-lent = A card of { $to } has the Rules Text of { $name } of { $seat }.
gr-event-deactivated = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} is Deactivated.
gr-event-grafted = The Rules Text of { $name }, { $who ->
    [you] a card of yours
   *[other] a card of { $seat }
}, is borrowed for the next attack.
gr-event-activated = { $who ->
    [you] Your { $name }
   *[other] { $name } of { $seat }
} is activated.

## Refusals

gr-refused-not-asked = That does not answer the question. ({ $rule })
gr-refused-seat-count = { $mode ->
    [team] Team versus Team takes 4 to 6 players
    [free-for-all] Free-for-all takes 3 to 6 players
   *[duel] Head-to-head takes 2 players
}, not { $seats }. ({ $rule })
gr-refused-too-many-builds = There are more builds ({ $builds }) than seats. ({ $rule })
gr-refused-build = The build of { $seat }: { $fault } ({ $rule })
gr-refused-twin = { $seat } has the same { $robot ->
    [yes] robot
   *[no] pilot
} as somebody else, and twins are not agreed. ({ $rule })
gr-refused-no-such-map = There is no such map. ({ $rule })
gr-refused-no-place-for-obstacle = That Obstacle cannot lie there: Structures stay off Starting Zones, Roads and Ruins, Impact Tiles go on Ruins only, and a hex takes one piece. ({ $rule })
gr-refused-supply-out = No Structure of that Tier is left in the box. ({ $rule })
gr-refused-place-taken = Somebody has that place in the turn order. ({ $rule })
gr-refused-not-teammate = That player is not on your team. ({ $rule })
gr-refused-no-free-zone = That is not a free Starting Zone. ({ $rule })
gr-refused-no-such-slot = The Cooldown Meter has slots 1 to 3. ({ $rule })
gr-refused-has-moved = Your movement of this turn is spent. ({ $rule })
gr-refused-held-fast = You cannot spend movement this turn. ({ $rule })
gr-refused-too-far = You cannot get there with { $movement } movement: each hex costs 1, each level upwards 1 more, and robots block the way. ({ $rule })
gr-refused-cooling-down = That card is cooling down in slot { $slot }. ({ $rule })
gr-refused-not-in-hand = That card is not in your hand. ({ $rule })
gr-refused-not-attack = That card is not an attack. ({ $rule })
gr-refused-not-instant = That card is not an Instant. ({ $rule })
gr-refused-too-dear = It costs { $cost } FS, and you have { $has }. ({ $rule })
gr-refused-need = A Requirement is not met: { $need }. ({ $rule })
gr-refused-nothing-in-range = Nothing that could be a Target is within { $least } to { $most } hexes. ({ $rule })
gr-refused-no-object = There is nothing that its text could affect. ({ $rule })
gr-refused-out-of-range = Out of range: it reaches { $least } to { $most }, and the distance is { $distance }. ({ $rule })
gr-refused-no-target = That cannot be a Target: only opposing robots, Structures and Static Barriers can. ({ $rule })
gr-refused-no-combo = These cards make no Combo: up to three, each with the Combo icon. ({ $rule })
gr-refused-not-target = You are not the Target yourself, so you cannot Defend. ({ $rule })
gr-refused-no-defense = Your Defense is 0, so you cannot Defend. ({ $rule })
gr-refused-too-many = At most { $most }. ({ $rule })
gr-refused-wrong-number = From { $least } to { $most }. ({ $rule })
gr-refused-once-a-turn = You have already paid for that Trigger this turn. ({ $rule })
gr-refused-once-a-bout = You have already paid for that Trigger, and you can only once in the game. ({ $rule })
gr-refused-forbidden = In this turn you cannot play attack cards with { $icon ->
    [counter] Counter
   *[combo] Combo
}. ({ $rule })
gr-refused-not-due = No such effect is due. ({ $rule })
gr-refused-none-in-slot = There is no such token in that slot. ({ $rule })
gr-refused-stack-full = No further response is possible: the most that may wait are waiting. ({ $rule })
gr-refused-not-activated = That is not activated. ({ $rule })
gr-refused-always-available = That ability is always available: it needs no activation. ({ $rule })
gr-refused-already-active = That ability is activated already, or about to be. ({ $rule })
gr-refused-too-few-tokens = Its activation costs { $cost ->
    [one] 1 Power Token
   *[other] { $cost } Power Tokens
}, and you have { $has } in the Control. ({ $rule })
gr-refused-needs-ability = { $ability } must be activated first. ({ $rule })
gr-refused-cannot-pay = The price is { $price }, and you have { $has }. ({ $rule })
gr-refused-no-such-foe = You cannot choose that player here. ({ $rule })
gr-refused-barred = You took that card back: it cannot be played until your turn ends. ({ $rule })
gr-refused-cannot-give = What it costs besides is not there. ({ $rule })
gr-refused-old-target = This attack has been aimed at that before: it needs a new Target. ({ $rule })
gr-refused-no-such-die = That die cannot be chosen: it is removed, chosen already, or of the wrong side. ({ $rule })
gr-refused-not-this-card = You cannot choose that card here. ({ $rule })
gr-refused-no-such-token = There is no such token in that slot. ({ $rule })
gr-refused-no-such-response = That is not an opponent's Instant that waits to resolve. ({ $rule })
gr-refused-not-there = Not there. ({ $rule })
gr-refused-wrong-way = The Forced Movement does not lead there: { $how ->
    [pull] a Pull comes nearer with each hex.
    [push] a Push goes farther with each hex.
   *[throw] a Throw ends within its reach.
} ({ $rule })
gr-refused-has-barrier = Your robot has an Active Barrier already. ({ $rule })
gr-refused-no-room = That robot has no room for you, or it does not belong to a teammate. ({ $rule })
gr-refused-turn-skipped = You skip this turn and play no cards. ({ $rule })

## Builds

gr-build-no-such-pilot = there is no such pilot.
gr-build-no-such-robot = there is no such robot.
gr-build-no-such-pilot-ability = the pilot has no such ability.
gr-build-no-such-ability = the robot has no such ability.
gr-build-ability-count = it has { $abilities ->
    [one] 1 Robot Ability
   *[other] { $abilities } Robot Abilities
}, not { $wanted }.
gr-build-no-such-ultimate = the robot has no such Ultimate Technique.
gr-build-not-ultimate = { $card } is not an Ultimate Technique.
gr-build-card-count = it has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} beside the Ultimate Technique, not { $wanted }.
gr-build-no-such-card = neither the pilot nor the robot has such a card.
gr-build-foreign-card = { $card } belongs to another pilot or robot.
gr-build-ultimate-among-cards = { $card } is a second Ultimate Technique, and only one is allowed.
gr-build-ability-twice = { $ability } is chosen twice.
gr-build-card-twice = { $card } is chosen twice.

## The headline

gr-view-setup = The city is being built
gr-view-turn = Turn { $number }: { $who ->
    [you] yours
   *[other] { $seat }’s
}
gr-view-won = { $who ->
    [you] You have won{ $count ->
        [one] {""}
       *[other] {" "}({ $seats })
    }.
   *[other] { $count ->
        [one] { $seats } has won.
       *[other] { $seats } have won.
    }
}
gr-view-drawn = A draw between { $seats }.
gr-view-ahead = { $who ->
    [you] You are
   *[other] { $seat } is
} ahead with { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}

## Before and after a bout

gr-option-seats = Players
gr-option-seats-about = Two for Head-to-head, three to six for Free-for-all, four to six for Team versus Team.
gr-option-mode = Mode
gr-option-mode-about = If you do not choose, two players play Head-to-head, and more play a Free-for-all. Head-to-head ends when one robot is defeated. A team plays on until its last robot is defeated. A Free-for-all ends with the first defeat, and the highest share of Armor wins.
gr-option-mode-of = { gr-mode }
gr-option-twins = Twins
gr-option-twins-about = Several players may have the same pilot or robot. If you do not choose, they may when there are three players or more.
gr-option-map = Map
gr-option-map-about = The player who wins the start roll chooses the map, or you agree on it before.
gr-option-watch = Responses
gr-option-watch-about = When players are asked whether they respond. At a server, a standing order can pass for you at moments that are not key.
gr-option-watch-of = { $watch ->
    [every] at every window
    [could] whenever a response is possible
    [matters] where it matters
   *[key] when their own robot fights or an opponent acts
}
gr-option-map-of = { $map ->
    [A] Map A
    [B] Map B
   *[roll] By the start roll
}
gr-title = { $mode ->
    [duel] Head-to-head
    [team] { $seats ->
        [4] Two against two
        [5] Three against two
       *[other] Three against three
    }
   *[free-for-all] Free-for-all of { $seats }
}{ $crews ->
    [exchanged] , robots exchanged
    [twins] , twins
   *[usual] {""}
}{ $map ->
    [roll] {""}
   *[other] , on map { $map }
}
gr-setup = { $mode }, { $seats } players{ $twins ->
    [yes] , twins allowed
   *[no] {""}
}{ $agreed ->
    [yes] , on the map { $map }
   *[no] {""}
}
gr-setup-build = { $seat }: { $pilot } ({ $ability }) in { $robot } ({ $abilities }); { $ultimate }; { $cards }
gr-kit = Builds
gr-kit-about = A pilot, a robot, one Pilot Ability, three Robot Abilities, one Ultimate Technique and 15 other cards of the two. The others see the pilot and the robot at once. They see nothing of the rest before the bout, and during it everything but the cards in your hand.
gr-kit-usual = ready-made
gr-kit-part = { $part ->
    [pilot] Pilot
    [robot] Robot
    [pilot-ability] Pilot Ability
    [abilities] Robot Abilities
    [ultimate] Ultimate Technique
   *[cards] Cards
}
gr-kit-fact = { $fact ->
    [kind] Type
    [owner] Of
    [cooldown] Cooldown
   *[cost] Cost
}
gr-kit-kind = { $kind ->
    [melee] Melee attack
    [ranged] Ranged attack
   *[instant] Instant
}
gr-kit-cooldown = { $n ->
    [0] none: begins in hand
   *[other] { $n }
}
gr-kit-cost = { $n }
gr-kit-pair = { $pilot } in { $robot }
gr-kit-pilot = Heart { $heart } · Rage { $rage } · Power { $power } · at most { $most } Fighting Spirit
gr-kit-robot = Armor { $armor } · Speed { $speed } · Defense { $defense }
gr-kit-offer = { $part ->
    [pilot-abilities] Pilot Abilities
    [robot-abilities] Robot Abilities
    [ultimates] Ultimate Techniques
   *[cards] Cards
}: { $list }
gr-kit-line = { $part ->
    [pilot-ability] Pilot Ability: { $list }
    [abilities] Robot Abilities: { $list }
    [ultimate] Ultimate Technique: { $list }
    [pilots] { $count ->
        [0] No card of the pilot
        [one] 1 card of the pilot: { $list }
       *[other] { $count } cards of the pilot: { $list }
    }
   *[robots] { $count ->
        [0] No card of the robot
        [one] 1 card of the robot: { $list }
       *[other] { $count } cards of the robot: { $list }
    }
}
gr-setup-faulty = { $seat }: a build that is not allowed
gr-count-attacks = Attacks
gr-count-reactions = Reactive Attacks
gr-count-instants = Instants played
gr-count-inflicted = Armor taken from others
gr-count-taken = Armor lost
gr-count-moved = Hexes moved
gr-count-collisions = Collisions
