### What is said at the table of GKR Heavy Hitters.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat. $whom and $at are the same of
### whoever is attacked. $gkr is the class of a piece, $piece its name; $cell is a hex such as `5F`.
### $rule is the number of a rule.

# computed: gk-ask-, gk-answer-, gk-event-, gk-not-, gk-text-
# computed: gk-piece-, gk-setup, gk-option-

gk-about = Giant robots fight in a city. Their cards are weapons and hit points at once: lose them all and you are out. Demolish four buildings, or be the last one standing.

## Names

gk-piece-card = { $name }
gk-piece-faction = { $name }
gk-piece-pilot = { $name }
gk-piece-cell = { $name }
gk-piece-way = { $name }
gk-class = { $gkr ->
    [hitter] Heavy Hitter
    [combat] Combat unit
    [repair] Repair unit
   *[recon] Recon unit
}
gk-own = { $who ->
    [you] Your
   *[other] { $seat }'s
} { $gkr ->
    [hitter] Heavy Hitter
   *[other] { $piece }
}
gk-target = { $whom ->
    [you] your
   *[other] { $at }'s
} { $gkr ->
    [hitter] Heavy Hitter
   *[other] { $piece }
}
gk-way = { $way ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
}

## What is printed on cards

gk-text-sponsor = { $hack ->
    [yes] Sponsor Card, a hack.
   *[no] Sponsor Card.
}
gk-text-weapon = { $rank ->
    [primary] Primary
   *[secondary] Secondary
} { $class ->
    [energy] energy weapon
    [ballistic] ballistic weapon
   *[missile] missile
}: speed { $speed }, cost { $cost }, range { $range }, damage { $damage }.{ $round ->
    [yes] {" "}It fires in all directions.
   *[no] {""}
}
gk-text-deploy = Deploy Card: a Support Unit for 2 energy.
gk-text-orbital = Orbital Strike: speed { $speed }, cost { $cost }, damage { $damage }{ $range ->
    [12] {""}
   *[other] , at most { $range } hexes away
}{ $spotted ->
    [yes] , on what a Support Unit spots
   *[no] {""}
}.
gk-text-reaction = Reaction Card.
gk-text-manoeuvre = Manoeuvre Card: cost { $cost }.
gk-text-unit = Speed { $speed }, armour { $defence }+, moves { $moves }, range { $range }, damage { $damage }, sees { $sight }.
gk-text-play = Play it { $when ->
    [aimed] before an attack is rolled
    [rolled] after an attack is rolled
    [saving] before the armour saves
    [saved] after the armour has saved
    [hurt] after the damage was taken
    [hit] after a hit
    [missed] after a miss
    [moving] before your Heavy Hitter moves
    [moved] after your Heavy Hitter has moved
    [moves-done] when all have moved
    [revealed] after all cards are revealed
    [hacked] when you are hacked
    [tagging] when you tag
    [any-own] when you deploy, move your Heavy Hitter or tag
    [resetting] at the end of the turn
    [destroyed] when it is destroyed
   *[always] at any time
}{ $only ->
    [yes] , only if { $all }
   *[no] {""}
}.
gk-text-clause = { $when }{ $ifs }{ $deed }{ $lasting ->
    [yes] {" "}until the end of the turn
   *[no] {""}
}.
gk-text-when = { $when ->
    [aimed] Before an attack is rolled:{" "}
    [rolled] After an attack is rolled:{" "}
    [saving] Before the armour saves:{" "}
    [saved] After the armour has saved:{" "}
    [hurt] After the damage was taken:{" "}
    [hit] After a hit:{" "}
    [missed] After a miss:{" "}
    [moving] Before your Heavy Hitter moves:{" "}
    [moved] After your Heavy Hitter has moved:{" "}
    [moves-done] When all have moved:{" "}
    [revealed] After all cards are revealed:{" "}
    [hacked] When you are hacked:{" "}
    [tagging] When you tag:{" "}
    [any-own] When you deploy, move your Heavy Hitter or tag:{" "}
    [resetting] At the end of the turn:{" "}
    [destroyed] When it is destroyed:{" "}
   *[always] {""}
}
gk-text-no-if = {""}
gk-text-ifs = { $cap ->
    [first] If
   *[later] if
} { $all },{" "}
gk-text-if-mine = it attacks
gk-text-if-at-me = it is attacked
gk-text-if-ours = one of yours attacks
gk-text-if-at-ours = one of yours is attacked
gk-text-if-at-hitter = a Heavy Hitter is attacked
gk-text-if-at-unit = a Support Unit is attacked
gk-text-if-direct = the shot is direct
gk-text-if-indirect = the shot is indirect
gk-text-if-partial-cover = the target has partial cover
gk-text-if-flank = the shot comes from the flank
gk-text-if-spots = it sees the target
gk-text-if-near = the target is at most { $n } away
gk-text-if-far = the target is at least { $n } away
gk-text-if-class = the weapon is { $class ->
    [energy] an energy weapon
    [ballistic] a ballistic weapon
   *[missile] a missile
}
gk-text-if-rank = the weapon is { $rank ->
    [primary] primary
   *[secondary] secondary
}
gk-text-if-still = your Heavy Hitter has not moved this turn
gk-text-if-moved = your Heavy Hitter has moved at least { $n } hexes this turn
gk-text-if-red-lined = you have red-lined this turn
gk-text-if-hurt = your Heavy Hitter took damage this turn
gk-text-if-unhurt = your Heavy Hitter took no damage this turn
gk-text-if-flanked = you hit a Heavy Hitter from the flank this turn
gk-text-if-units = at least { $n } of your Support Units are on the board
gk-text-if-near-hitter = it is at most { $n } from your Heavy Hitter
gk-text-do-number = { $cap ->
    [first] The
   *[later] the
} Target Number is { $n } { $way ->
    [more] higher
   *[less] lower
}
gk-text-do-damage = { $cap ->
    [first] It does
   *[later] it does
} { $n } { $way ->
    [more] more
   *[less] less
} damage
gk-text-do-armour = { $cap ->
    [first] The
   *[later] the
} armour is { $n } { $way ->
    [more] better
   *[less] worse
}
gk-text-do-range = { $cap ->
    [first] Your
   *[later] your
} weapons reach { $n ->
    [one] one hex
   *[other] { $n } hexes
} further
gk-text-do-stride = { $cap ->
    [first] The first
   *[later] the first
} { $n ->
    [one] hex of your move is
   *[other] { $n } hexes of your move are
} free
gk-text-do-cheaper = { $cap ->
    [first] The
   *[later] the
} weapon costs { $n } less
gk-text-do-cheaper-deploy = { $cap ->
    [first] Deploying
   *[later] deploying
} costs { $n } less
gk-text-do-hand = { $cap ->
    [first] Your
   *[later] your
} hand holds { $n ->
    [one] one card
   *[other] { $n } cards
} more
gk-text-do-spare = { $cap ->
    [first] Each
   *[later] each
} turn { $n ->
    [one] one red-lined point costs
   *[other] { $n } red-lined points cost
} no card
gk-text-do-reroll-attack = { $cap ->
    [first] Roll
   *[later] roll
} both Attack Dice again
gk-text-do-reroll-saves = { $cap ->
    [first] Roll
   *[later] roll
} all Defence Dice again
gk-text-do-stop = { $cap ->
    [first] Stop
   *[later] stop
} { $n ->
    [one] one point
   *[other] { $n } points
} of damage
gk-text-do-push = { $cap ->
    [first] Push
   *[later] push
} the target { $n ->
    [one] one hex
   *[other] { $n } hexes
} away
gk-text-do-pull = { $cap ->
    [first] Pull
   *[later] pull
} the target { $n ->
    [one] one hex
   *[other] { $n } hexes
} nearer
gk-text-do-strip = { $cap ->
    [first] The
   *[later] the
} owner of the target discards { $n ->
    [one] one card
   *[other] { $n } cards
}
gk-text-do-mark = { $cap ->
    [first] This
   *[later] this
} turn the target is easier to hit by { $n }
gk-text-do-drain = { $cap ->
    [first] The
   *[later] the
} opponent loses { $n } energy
gk-text-do-lose = { $cap ->
    [first] You
   *[later] you
} lose { $n } energy
gk-text-do-energy = { $cap ->
    [first] You
   *[later] you
} gain { $n } energy
gk-text-do-burn = { $cap ->
    [first] Lose
   *[later] lose
} { $n ->
    [one] the top card
   *[other] { $n } cards from the top
} of your deck
gk-text-do-draw = { $cap ->
    [first] Draw
   *[later] draw
} { $n ->
    [one] one card
   *[other] { $n } cards
}
gk-text-do-repair = { $cap ->
    [first] Repair
   *[later] repair
} { $n ->
    [one] one card
   *[other] { $n } cards
}
gk-text-do-move = { $cap ->
    [first] Your
   *[later] your
} Heavy Hitter moves up to { $n ->
    [one] one hex
   *[other] { $n } hexes
}
gk-text-do-turn = { $cap ->
    [first] Turn
   *[later] turn
} your Heavy Hitter
gk-text-do-cancel = { $cap ->
    [first] A
   *[later] a
} declared card of an opponent goes back to the hand
gk-text-do-slow = { $cap ->
    [first] A
   *[later] a
} declared card of an opponent is { $n } slower
gk-text-do-freeze = { $cap ->
    [first] A
   *[later] a
} Support Unit of an opponent neither moves nor attacks this turn
gk-text-do-counter = { $cap ->
    [first] The
   *[later] the
} hack does nothing
gk-text-do-tag = { $cap ->
    [first] One
   *[later] one
} of your units that has tagged may tag once more
gk-text-do-untag = { $cap ->
    [first] Remove
   *[later] remove
} a tag of an opponent
gk-text-do-guard = { $cap ->
    [first] This
   *[later] this
} turn opponents can neither overwrite your tags nor remove them by a card, unless they demolish the building


## Questions

gk-ask-faction = Which faction do you play?
gk-ask-start = On which hex does your Heavy Hitter start?
gk-ask-face = Where does your Heavy Hitter look?
gk-ask-pilot = Who is your Pilot?
gk-ask-deck = Which deck do you play?
gk-ask-set = Which { $number ->
    [primary] primary weapon (five cards)
   *[secondary] secondary weapon (four cards)
} joins your deck?
gk-ask-fill = Which card joins your deck? { $number ->
    [one] One more is wanted.
   *[other] { $number } more are wanted.
}
gk-ask-reboot = Do you keep your hand?
gk-ask-deploy = Do you deploy a Support Unit? You have { $energy } energy.
gk-ask-deploy-at = Where does { $piece } come in? At most two hexes from your Heavy Hitter.
gk-ask-move = { $gkr ->
    [hitter] Where does your Heavy Hitter go? Each hex costs one energy; you have { $energy }.
   *[other] Where does { $piece } go?
}
gk-ask-push = { $by } comes. Where is { $piece } pushed?
gk-ask-declare = { $declared ->
    [0] Which card do you declare in secret? You have { $energy } energy to pay for all of them.
   *[other] Which further card do you declare in secret? { $cards ->
        [0] So far they cost { $declared } of your { $energy } energy.
        [one] So far they cost { $declared } energy; you have { $energy }, and one card pays the rest.
       *[other] So far they cost { $declared } energy; you have { $energy }, and { $cards } cards pay the rest.
    }
}
gk-ask-pay = Your energy is not enough. Which card do you lose for it? { $number ->
    [one] One more is due.
   *[other] { $number } more are due.
}
gk-ask-order = Which of your attacks of the same speed comes first?
gk-ask-fire = At what does { $with } fire?
gk-ask-lose = Which card do you lose? { $number ->
    [one] One more is due.
   *[other] { $number } more are due.
}
gk-ask-tag = Which building do you tag? You have { $tags ->
    [one] one tag
   *[other] { $tags } tags
} left.
gk-ask-shed = Five Sponsor Cards are the most. Which one do you discard?
gk-ask-confirm = Is this final?
gk-ask-window = Do you play a card { $moment ->
    [aimed] before the attack is rolled
    [rolled] after this attack roll
    [saving] before the armour saves
    [saved] after the armour saves
    [hurt] after this damage
    [moved] after your move
    [revealed] now that the cards are revealed
    [hacked] against this hack
   *[other] now
}?
gk-ask-against = Against what do you play { $card }?
gk-ask-repair = Which card do you repair? { $number ->
    [one] One more may be.
   *[other] { $number } more may be.
}
gk-ask-step = Where does your Heavy Hitter step? Up to { $number ->
    [one] one hex
   *[other] { $number } hexes
}, without energy.
gk-ask-shove = Where does the target go?
gk-ask-untag = Which tag do you remove?
gk-ask-discard = Six cards are the most. Which one do you discard?

## Answers

gk-answer-pass = { $asked ->
    [reboot] Keep this hand
    [deploy] Deploy nothing
    [move] Stay here
    [declare] Declare no more
    [fire] Do not fire
    [tag] Tag no more
    [confirm] Yes, final
    [window] Play nothing
    [step] Stay here
    [repair] Repair no more
   *[other] Pass
}
gk-answer-back = Choose again
gk-answer-faction = { $faction }
gk-answer-pilot = { $pilot }
gk-answer-quick = The deck “{ $name }”
gk-answer-build = Build your own deck
gk-answer-take = { $card } ({ $kind ->
    [primary] primary weapon
    [secondary] secondary weapon
    [deploy] Deploy Card
    [orbital] Orbital Strike
    [reaction] Reaction
    [manoeuvre] Manoeuvre
   *[sponsor] Sponsor Card
}{ $copies ->
    [one] {""}
   *[other] , { $copies } cards
})
gk-answer-reboot = Shuffle it in and draw six new cards
gk-answer-deploy = Deploy { $piece } { $card ->
    [yes] with a Deploy Card ({ $cost } energy)
   *[no] without a card ({ $cost } energy)
}
gk-answer-at = { $asked ->
    [start] Start on { $cell }
    [deploy-at] Deploy on { $cell }
    [push] Go to { $cell }
    [shove] To { $cell }
    [step] Step to { $cell }
   *[other] Move to { $cell }{ $gkr ->
        [hitter] {" "}({ $cost } energy)
       *[other] {""}
    }
}
gk-answer-face = Look { gk-way }
gk-answer-declare = Declare { $card } ({ $cost } energy)
gk-answer-top = The top card of your deck
gk-answer-tops = { $points } cards from the top of your deck: all that is left to lose
gk-answer-lose = { $card }
gk-answer-next = { $with } first
gk-answer-fire = { $mode ->
    [orbital] Strike { $seat }'s { gk-class-or-name }
    [alley] Fire at { $seat }'s { gk-class-or-name } through the alley ({ $target }+)
    [indirect] Fire at { $seat }'s { gk-class-or-name } over the buildings ({ $target }+)
   *[direct] Fire at { $seat }'s { gk-class-or-name } ({ $target }+)
}
gk-class-or-name = { $gkr ->
    [hitter] Heavy Hitter
   *[other] { $piece }
}
gk-answer-tag = Tag { $cell } with { $gkr ->
    [hitter] your Heavy Hitter
   *[other] { $piece }
}
gk-answer-discard = { $card }
gk-answer-play = Play { $card }
gk-answer-on = { $shooter ->
    [energy] The energy of { $seat }
   *[other] { $seat }'s { $with }
}
gk-answer-recover = { $card }
gk-answer-untag = { $owner }'s tag on { $cell }, { gk-way }

## Events

gk-event-rolled-for-glory = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} { $total } for the Glory Hound token.
gk-event-took-glory = { $who ->
    [you] You are
   *[other] { $seat } is
} the Glory Hound.
gk-event-picked-faction = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $faction }.
gk-event-placed = { $who ->
    [you] Your
   *[other] { $seat }'s
} Heavy Hitter starts on { $cell } and looks { gk-way }.
gk-event-picked-pilot = { $who ->
    [you] Your
   *[other] { $seat }'s
} Pilot is { $pilot }.
gk-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $card } for the deck.
gk-event-built-deck = { $who ->
    [you] Your
   *[other] { $seat }'s
} deck is ready: 25 cards.
gk-event-drew = { $who ->
    [you] You draw { $card }
   *[other] { $seat } draws a card
}.
gk-event-kept = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} the hand.
gk-event-rebooted = { $who ->
    [you] You shuffle your hand in and draw
   *[other] { $seat } shuffles the hand in and draws
} a new one.
gk-event-reshuffled = { $who ->
    [you] Your
   *[other] { $seat }'s
} Discard Pile becomes the deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
gk-event-turn-began = Turn { $turn } begins. { $who ->
    [you] You are
   *[other] { $seat } is
} the Glory Hound and { $who ->
    [you] act
   *[other] acts
} first.
gk-event-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $energy } energy.
gk-event-red-lined = { $who ->
    [you] You red-line: you lose
   *[other] { $seat } red-lines and loses
} { $points ->
    [one] one card
   *[other] { $points } cards
} for energy that is not there.
gk-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
gk-event-deployed = { gk-own } comes in on { $cell }.
gk-event-moved = { gk-own } moves to { $cell }.
gk-event-turned = { $who ->
    [you] Your
   *[other] { $seat }'s
} Heavy Hitter turns { gk-way }.
gk-event-pushed = { gk-own } is pushed to { $cell }.
gk-event-declared = { $who ->
    [you] You declare
   *[other] { $seat } declares
} { $card }.
gk-event-lined-up = { $who ->
    [you] You have declared
   *[other] { $seat } has declared
} { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
gk-event-paid-cards = { $who ->
    [you] You red-line
   *[other] { $seat } red-lines
} with { $hand ->
    [one] one card
   *[other] { $hand } cards
} of the hand and { $deck ->
    [one] one card
   *[other] { $deck } cards
} of the deck.
gk-event-revealed = { $who ->
    [you] You reveal
   *[other] { $seat } reveals
} { $card }.
gk-event-offered = { $who ->
    [you] You will pay
   *[other] { $seat } will pay
} with { $card ->
    [none] the top card of the deck
   *[other] { $card }
}.
gk-event-set-aside = { $who ->
    [you] You will discard
   *[other] { $seat } will discard
} { $card }.
gk-event-aimed = { $who ->
    [you] You fire
   *[other] { $seat } fires
} { $with } at { gk-target }{ $mode ->
    [orbital] {" "}from the sky
    [alley] {" "}through the alley: { $number } or more hits
    [indirect] {" "}over the buildings: { $number } or more hits
   *[direct] : { $number } or more hits
}.
gk-event-held = { $who ->
    [you] You do not fire
   *[other] { $seat } does not fire
} { $with }.
gk-event-rolled-attack = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} { $first } and { $second }.
gk-event-hit = { $who ->
    [you] You hit
   *[other] { $seat } hits
}.
gk-event-hit-critically = { $who ->
    [you] You hit
   *[other] { $seat } hits
} critically: no armour saves.
gk-event-missed = { $who ->
    [you] You miss
   *[other] { $seat } misses
}.
gk-event-missed-critically = { $who ->
    [you] You miss
   *[other] { $seat } misses
} critically.
gk-event-saved = { $who ->
    [you] Your
   *[other] { $seat }'s
} armour cancels { $cancelled } of { $dice } damage.
gk-event-lost-from-hand = { $who ->
    [you] You lose { $card } from your hand
   *[other] { $seat } loses a card of the hand
}.
gk-event-lost-from-deck = { $who ->
    [you] You lose { $card } from the top of your deck
   *[other] { $seat } loses the top card of the deck
}.
gk-event-lost-from-line = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $card } from the Firing Line.
gk-event-unit-hurt = { gk-own } is hit: { $hits ->
    [0] nothing is
    [one] one Hit Point is
   *[other] { $hits } Hit Points are
} left.
gk-event-unit-destroyed = { gk-own } is destroyed.
gk-event-destroyed = { $who ->
    [you] Your
   *[other] { $seat }'s
} Heavy Hitter is destroyed.
gk-event-took-back = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $card } back into the hand.
gk-event-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
gk-event-discarded-from-hand = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $card } from the hand.
gk-event-advanced = { $who ->
    [you] Your
   *[other] { $seat }'s
} Pilot Token moves to space { $space }.
gk-event-unlocked = { $who ->
    [you] You unlock
   *[other] { $seat } unlocks
} { $name }.
gk-event-tagged = { gk-own } tags the building on { $cell }.
gk-event-returned = { $tags ->
    [one] One tag
   *[other] { $tags } tags
} on { $cell } { $tags ->
    [one] goes
   *[other] go
} back to { $who ->
    [you] you
   *[other] { $seat }
}.
gk-event-demolished = { $who ->
    [you] You demolish
   *[other] { $seat } demolishes
} the building on { $cell }.
gk-event-drew-sponsor = { $who ->
    [you] You draw the Sponsor Card { $card }
   *[other] { $seat } draws a Sponsor Card
}.
gk-event-sponsors-shuffled = The used Sponsor Cards become the pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
gk-event-recharged = { $who ->
    [you] You have
   *[other] { $seat } has
} all energy again.
gk-event-gained = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $energy } energy.
gk-event-drained = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $energy } energy.
gk-event-renumbered = Now { $number } or more hits.
gk-event-strengthened = The damage changes by { $amount }.
gk-event-armoured = The armour is better by { $amount }.
gk-event-stopped = { $points } damage is cancelled.
gk-event-repaired = { $who ->
    [you] You repair
   *[other] { $seat } repairs
} { $card }.
gk-event-marked = { gk-own } is marked: it is easier to hit this turn.
gk-event-shoved = { gk-own } is moved by the hit to { $cell }.
gk-event-slowed = { $who ->
    [you] Your
   *[other] { $seat }'s
} { $card } is slower by { $by }.
gk-event-frozen = { gk-own } neither moves nor attacks this turn.
gk-event-countered = { $who ->
    [you] You counter
   *[other] { $seat } counters
} { $card }.
gk-event-untagged = { $who ->
    [you] A tag of yours
   *[other] A tag of { $seat }
} on { $cell } is removed.
gk-event-guarded = { $who ->
    [you] Your tags
   *[other] The tags of { $seat }
} are guarded this turn.
gk-event-tags-again = { $who ->
    [you] You may
   *[other] { $seat } may
} tag once more.
gk-event-lasts = { $who ->
    [you] You have
   *[other] { $seat } has
} something that lasts until the end of the turn.
gk-event-spared = { $points ->
    [one] One point
   *[other] { $points } points
} of { $who ->
    [you] your red-lining
   *[other] { $seat }'s red-lining
} cost no card.
gk-event-scored = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
}.
gk-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
gk-event-time-up = The time is up.

## Refusals

gk-not-not-asked = That is no answer to this question ({ $rule }).
gk-not-other-phase = Not now. A turn has its order: units come in, pieces move, weapons fire, buildings are tagged ({ $rule }).
gk-not-unknown = There is no such thing in the packs ({ $rule }).
gk-not-faction-taken = Another player has this faction ({ $rule }).
gk-not-no-start = Start on a free start hex ({ $rule }).
gk-not-foreign-pilot = This Pilot belongs to another faction ({ $rule }).
gk-not-pilot-taken = Another player has this Pilot ({ $rule }).
gk-not-no-quick-deck = Your faction has no such deck ({ $rule }).
gk-not-not-for-deck = This card does not fit into your deck now ({ $rule }).
gk-not-on-board = Your unit of this class is on the board already ({ $rule }).
gk-not-no-deploy-card = You have no Deploy Card in your hand, or you have played one this turn ({ $rule }).
gk-not-no-room = No hex near your Heavy Hitter is free ({ $rule }).
gk-not-no-deploy-hex = A unit comes in on a free hex at most two hexes from your Heavy Hitter ({ $rule }).
gk-not-out-of-reach = No way leads there: buildings, rubble and other pieces are all around ({ $rule }).
gk-not-too-far = The way there is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} long, and this unit moves { $most } at most ({ $rule }).
gk-not-stands-there = It stands there already. You can let it stay ({ $rule }).
gk-not-own-there = Your Heavy Hitter does not end its move on a unit of your own ({ $rule }).
gk-not-hitter-there = Another Heavy Hitter stands there ({ $rule }).
gk-not-building-there = A building stands there: your Heavy Hitter goes around it ({ $rule }).
gk-not-rubble-there = Rubble lies there: your Heavy Hitter goes around it ({ $rule }).
gk-not-occupied-there = Another piece stands there: a Support Unit ends its move on a free hex ({ $rule }).
gk-not-built-up = A building or rubble is there: a Combat or Repair unit goes around it ({ $rule }).
gk-not-flies-over = A Recon unit flies over buildings and rubble, but it does not land there ({ $rule }).
gk-not-turns-now = Your Heavy Hitter turns now: choose the direction in which it looks ({ $rule }).
gk-not-no-push-hex = The unit is pushed to a free hex beside it ({ $rule }).
gk-not-not-declarable = Only weapons and Orbital Strikes are declared ({ $rule }).
gk-not-played-already = You play cards of one name once a turn ({ $rule }).
gk-not-not-in-hand = You have no such card ({ $rule }).
gk-not-no-top-card = Your deck and your Discard Pile are empty ({ $rule }).
gk-not-not-from-line = The Firing Line is lost last, when hand and deck are empty ({ $rule }).
gk-not-not-next = Faster attacks come first ({ $rule }).
gk-not-no-target = This target cannot be attacked like this: it must lie in front, within range, and in sight ({ $rule }).
gk-not-cannot-tag = This piece has tagged a building this turn, or is not on the board ({ $rule }).
gk-not-not-touching = A piece tags a building that it touches ({ $rule }).
gk-not-on-rubble = This building is rubble: it is tagged no more ({ $rule }).
gk-not-guarded-tag = The tag on this face is guarded this turn ({ $rule }).
gk-not-own-tag = Your tag is on this face already ({ $rule }).
gk-not-no-tag-left = All your tags are on buildings ({ $rule }).
gk-not-not-now = This card is not played at this moment ({ $rule }).
gk-not-not-attacked = Only the owner of the attacked Heavy Hitter reacts ({ $rule }).
gk-not-from-the-sky = Nobody reacts to an Orbital Strike ({ $rule }).
gk-not-unmet = What this card needs is not so ({ $rule }).
gk-not-in-vain = This card would do nothing now ({ $rule }).
gk-not-not-against = This card cannot be played against that ({ $rule }).
gk-not-not-damaged = Your Damage Pile has no such card ({ $rule }).
gk-not-no-such-tag = No tag there can be removed ({ $rule }).
gk-not-seat-count = { $seats ->
    [one] One player
   *[other] { $seats } players
} cannot play: two to four can ({ $rule }).
gk-not-field-size = This battlefield is for { $players } players, not for { $seats } ({ $rule }).
gk-not-no-such-field = There is no such battlefield ({ $rule }).
gk-not-building-twice = { $cell } has two buildings ({ $rule }).
gk-not-start-twice = { $cell } is named twice as a start hex ({ $rule }).
gk-not-start-on-building = { $cell } is a start hex and has a building ({ $rule }).
gk-not-too-many-buildings = There are ten buildings, not { $buildings } ({ $rule }).
gk-not-too-few-starts = { $players } players need as many start hexes, not { $starts } ({ $rule }).
gk-not-too-few-factions = The packs have fewer than { $seats } factions ({ $rule }).
gk-not-too-many-brought = More is brought than there are seats ({ $seats }) ({ $rule }).
gk-not-unknown-brought = Seat { $seat } brings something that is not in the packs ({ $rule }).
gk-not-faction-brought-twice = Seat { $seat } brings a faction that another seat brings already ({ $rule }).
gk-not-foreign-pilot-brought = Seat { $seat } brings a Pilot of another faction ({ $rule }).
gk-not-pilot-brought-twice = Seat { $seat } brings a Pilot whom another seat brings already ({ $rule }).
gk-not-no-deck-brought = What seat { $seat } brings is no deck of its faction ({ $rule }).
gk-not-turn-count = A turn limit is 1 to 200 turns, not { $turns } ({ $rule }).

## The set-up

gk-battlefield = { $battlefield ->
    [showdown] Showdown
    [ambush] Ambush
    [three-walls] Three Walls
    [salvage-city] Salvage City
    [citadel] Citadel
    [final-showdown] Final Showdown
    [landing] Landing
   *[salvage-city-even] Salvage City, even
}
gk-advice-distance = The rulebook advises 7 or 8 hexes between start hexes that are nearest; from { $start } to { $nearest } there are { $distance } (GK-18.3).
gk-advice-alleys = The rulebook advises two alleys at least; there are { $alleys } (GK-18.4).
gk-advice-uneven = The rulebook advises as many buildings near each start hex; { $fewest } has { $few } and { $most } has { $many } (GK-18.5).
gk-setup = { $seats } players on { $starts ->
    [open] { gk-battlefield }
   *[other] a battlefield of their own
}{ $last-standing ->
    [yes] , until one Heavy Hitter is left
   *[no] {""}
}{ $turn-limit ->
    [open] {""}
    [one] , one turn
   *[other] , { $turn-limit } turns at most
}{ $free-deploys ->
    [yes] , decks with fewer Deploy Cards
   *[no] {""}
}
gk-option-seats = Players
gk-option-seats-about = Two to four. Each battlefield is made for one number of players.
gk-option-battlefield = Battlefield
gk-option-battlefield-about = Where the buildings stand, and where the Heavy Hitters start.
gk-option-battlefield-of = { gk-battlefield }
gk-option-last-standing = Last one standing
gk-option-last-standing-about = The bout goes on until one Heavy Hitter is left. Else it ends after the turn in which the first one is destroyed, and the points are counted.
gk-option-turn-limit = Turn limit
gk-option-turn-limit-about = After so many turns the points are counted. If you do not choose, there is no limit.
gk-option-free-deploys = Fewer Deploy Cards
gk-option-free-deploys-about = Decks may have other cards in place of some of the five Deploy Cards.
