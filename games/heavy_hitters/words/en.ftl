### What is said at the table of GKR Heavy Hitters.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule.

# computed: gk-about, gk-ask-, gk-answer-, gk-event-, gk-not-
# computed: gk-piece-, gk-setup, gk-option-, gk-scene-, gk-text-

gk-about = Giant robots fight in a city. Their cards are weapons and hit points at once: who has lost all 25 is out. Four demolished buildings win as well.

## Names

gk-piece-card = { $name }
gk-piece-faction = { $name }
gk-piece-pilot = { $name }
gk-piece-cell = { $name }
gk-piece-way = { $name }


## Questions

gk-ask-faction = Which faction do you lead?
gk-ask-start = On which hex do you start?
gk-ask-face = Where does your Heavy Hitter look?
gk-ask-pilot = Who is your Pilot?
gk-ask-deck = Which deck do you take?
gk-ask-set = { $number ->
    [primary] Which primary weapon do you take?
   *[secondary] Which secondary weapon do you take?
}
gk-ask-fill = Which further card do you take? { $number } are still wanted.
gk-ask-confirm = Is this final?
gk-ask-reboot = Do you keep these six cards?
gk-ask-deploy = Do you deploy a Support Unit?
gk-ask-deploy-at = Where do you put it?
gk-ask-move = { $number ->
    [hitter] Where does your Heavy Hitter move?
    [combat] Where does your Combat unit move?
    [repair] Where does your Repair unit move?
   *[recon] Where does your Recon unit move?
}
gk-ask-push = Your unit is pushed. Where to?
gk-ask-declare = Which card do you declare?
gk-ask-pay = You have too little energy. Which card do you pay with? { $number ->
    [one] One point is
   *[other] { $number } points are
} left.
gk-ask-order = Two of your attacks are equally fast. Which comes first?
gk-ask-fire = What do you attack?
gk-ask-lose = Which card do you lose? { $number ->
    [one] One point is
   *[other] { $number } points are
} left.
gk-ask-tag = What do you tag?
gk-ask-shed = You have more than five Sponsor Cards. Which one do you discard?
gk-ask-discard = You have more than six cards. Which one do you discard?

gk-ask-window = { $number ->
    [aimed] An attack is aimed. Do you play a card?
    [rolled] The attack is rolled. Do you play a card?
    [saving] The armour is to save. Do you play a card?
    [saved] The armour has saved. Do you play a card?
    [hurt] The damage is taken. Do you play a card?
    [moved] Your Heavy Hitter has moved. Do you play a card?
    [revealed] All cards are revealed. Do you play a card?
   *[hacked] You are hacked. Do you answer?
}
gk-ask-against = Against what do you play { $number }?
gk-ask-repair = Which card do you repair? { $number ->
    [one] One is
   *[other] { $number } are
} left.
gk-ask-step = Where does your Heavy Hitter move? { $number ->
    [one] One hex is free.
   *[other] Up to { $number } hexes are free.
}
gk-ask-shove = Where does the target go?
gk-ask-untag = Which tag do you remove?

## Answers

gk-answer-pass = Nothing more
gk-answer-back = Choose anew
gk-answer-faction = { $number }
gk-answer-pilot = { $number }
gk-answer-quick = The quick deck { $number }
gk-answer-build = A deck of my own
gk-answer-take = { $number }
gk-answer-reboot = Six new cards
gk-answer-deploy = { $gkr ->
    [combat] The Combat unit
    [repair] The Repair unit
   *[recon] The Recon unit
}{ $card ->
    [yes] , with a Deploy Card
   *[no] , without a card
}
gk-answer-at = { $number }
gk-answer-face = { $number }
gk-answer-declare = { $number }
gk-answer-top = The top card of the deck
gk-answer-lose = { $number }
gk-answer-next = This one
gk-answer-fire = { $gkr ->
    [hitter] The Heavy Hitter
    [combat] The Combat unit
    [repair] The Repair unit
   *[recon] The Recon unit
} of { $seat }{ $mode ->
    [alley] , through the alley
    [indirect] , indirectly
   *[direct] {""}
}
gk-answer-tag = { $gkr ->
    [hitter] The Heavy Hitter
    [combat] The Combat unit
    [repair] The Repair unit
   *[recon] The Recon unit
} tags { $at }
gk-answer-discard = { $number }

gk-answer-play = { $number }
gk-answer-on = { $what } of { $seat }
gk-answer-recover = { $number }
gk-answer-untag = The tag on { $at }, { $side }

## Events

gk-event-rolled-for-glory = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} { $total }.
gk-event-took-glory = { $who ->
    [you] You are
   *[other] { $seat } is
} the Glory Hound.
gk-event-picked-faction = { $who ->
    [you] You lead
   *[other] { $seat } leads
} { $faction }.
gk-event-placed = { $who ->
    [you] You start
   *[other] { $seat } starts
} on { $cell }, looking { $facing }.
gk-event-picked-pilot = { $who ->
    [you] Your Pilot is
   *[other] The Pilot of { $seat } is
} { $pilot }.
gk-event-took = You take { $card }.
gk-event-built-deck = { $who ->
    [you] Your deck is
   *[other] The deck of { $seat } is
} ready.
gk-event-drew = { $who ->
    [you] You draw { $card }
   *[other] { $seat } draws a card
}.
gk-event-kept = { $who ->
    [you] You keep your hand
   *[other] { $seat } keeps the first hand
}.
gk-event-rebooted = { $who ->
    [you] You draw
   *[other] { $seat } draws
} a new hand.
gk-event-reshuffled = { $who ->
    [you] You shuffle
   *[other] { $seat } shuffles
} { $cards } cards into a new deck.
gk-event-turn-began = Turn { $turn } begins.
gk-event-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $energy } energy.
gk-event-red-lined = { $who ->
    [you] You red-line
   *[other] { $seat } red-lines
} { $points }.
gk-event-played = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
gk-event-deployed = { $who ->
    [you] You deploy
   *[other] { $seat } deploys
} { $gkr ->
    [combat] the Combat unit
    [repair] the Repair unit
   *[recon] the Recon unit
} on { $cell }.
gk-event-moved = { $who ->
    [you] Your
   *[other] The
} { $gkr ->
    [hitter] Heavy Hitter
    [combat] Combat unit
    [repair] Repair unit
   *[recon] Recon unit
} { $who ->
    [you] moves
   *[other] of { $seat } moves
} to { $cell }.
gk-event-turned = { $who ->
    [you] Your Heavy Hitter turns
   *[other] The Heavy Hitter of { $seat } turns
} { $facing }.
gk-event-pushed = { $who ->
    [you] Your unit is
   *[other] A unit of { $seat } is
} pushed to { $cell }.
gk-event-declared = You declare { $card }.
gk-event-lined-up = { $who ->
    [you] You have
   *[other] { $seat } has
} declared { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
gk-event-paid-cards = { $who ->
    [you] You pay
   *[other] { $seat } pays
} with { $hand } from the hand and { $deck } from the deck.
gk-event-revealed = { $who ->
    [you] You reveal
   *[other] { $seat } reveals
} { $card }.
gk-event-offered = You pay with { $card ->
    [none] the top of your deck
   *[other] { $card }
}.
gk-event-aimed = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} { $gkr ->
    [hitter] a Heavy Hitter
    [combat] a Combat unit
    [repair] a Repair unit
   *[recon] a Recon unit
}. Target Number: { $number }.
gk-event-held = { $who ->
    [you] You hold
   *[other] { $seat } holds
} fire.
gk-event-rolled-attack = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} { $first } and { $second }.
gk-event-hit = A hit.
gk-event-hit-critically = A Critical Hit!
gk-event-missed = A miss.
gk-event-missed-critically = A Critical Miss!
gk-event-saved = The armour cancels { $cancelled } of { $dice }.
gk-event-lost-from-hand = { $who ->
    [you] You lose { $card } of your hand
   *[other] { $seat } loses a card of the hand
}.
gk-event-lost-from-deck = { $who ->
    [you] You lose { $card } of your deck
   *[other] { $seat } loses a card of the deck
}.
gk-event-lost-from-line = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $card } of the Firing Line.
gk-event-unit-hurt = { $who ->
    [you] Your unit has
   *[other] A unit of { $seat } has
} { $hits } Hit Points left.
gk-event-unit-destroyed = { $who ->
    [you] Your unit is
   *[other] A unit of { $seat } is
} destroyed.
gk-event-destroyed = { $who ->
    [you] Your Heavy Hitter is
   *[other] The Heavy Hitter of { $seat } is
} destroyed.
gk-event-took-back = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $card } back.
gk-event-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
gk-event-advanced = { $who ->
    [you] Your token moves
   *[other] The token of { $seat } moves
} to space { $space }.
gk-event-unlocked = { $who ->
    [you] You unlock
   *[other] { $seat } unlocks
} an upgrade.
gk-event-tagged = { $who ->
    [you] You tag
   *[other] { $seat } tags
} the building on { $cell }.
gk-event-demolished = { $who ->
    [you] You demolish
   *[other] { $seat } demolishes
} the building on { $cell }.
gk-event-drew-sponsor = { $who ->
    [you] You draw { $card }
   *[other] { $seat } draws a Sponsor Card
}.
gk-event-sponsors-shuffled = { $cards } Sponsor Cards are shuffled.
gk-event-recharged = { $who ->
    [you] You recharge
   *[other] { $seat } recharges
}.
gk-event-gained = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { $energy } energy.
gk-event-drained = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $energy } energy.
gk-event-renumbered = The Target Number is { $number } now.
gk-event-strengthened = The damage changes by { $amount }.
gk-event-armoured = The armour is better by { $amount }.
gk-event-stopped = { $points } points of damage are stopped.
gk-event-repaired = { $who ->
    [you] You repair
   *[other] { $seat } repairs
} { $card }.
gk-event-marked = { $who ->
    [you] Your unit is
   *[other] A unit of { $seat } is
} marked.
gk-event-shoved = { $who ->
    [you] Your unit is
   *[other] A unit of { $seat } is
} shoved to { $cell }.
gk-event-slowed = { $who ->
    [you] Your { $card } is
   *[other] The { $card } of { $seat } is
} slower by { $by }.
gk-event-frozen = { $who ->
    [you] Your { $gkr ->
        [combat] Combat unit
        [repair] Repair unit
       *[recon] Recon unit
    } is
   *[other] The { $gkr ->
        [combat] Combat unit
        [repair] Repair unit
       *[recon] Recon unit
    } of { $seat } is
} frozen.
gk-event-countered = { $who ->
    [you] You counter
   *[other] { $seat } counters
} { $card }.
gk-event-untagged = { $who ->
    [you] Your tag on { $cell } is
   *[other] The tag of { $seat } on { $cell } is
} removed.
gk-event-guarded = { $who ->
    [you] Your tags are
   *[other] The tags of { $seat } are
} guarded this turn.
gk-event-tags-again = { $who ->
    [you] A unit of yours
   *[other] A unit of { $seat }
} may tag once more.
gk-event-lasts = { $who ->
    [you] Your card lasts
   *[other] The card of { $seat } lasts
} until the end of the turn.
gk-event-spared = { $who ->
    [you] You are
   *[other] { $seat } is
} spared { $points ->
    [one] one card
   *[other] { $points } cards
}.
gk-event-scored = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points }.
gk-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
gk-event-time-up = The time is up.

## Refusals

gk-not-not-asked = That is not asked now ({ $rule }).
gk-not-unknown = There is no such thing ({ $rule }).
gk-not-faction-taken = Another player has this faction ({ $rule }).
gk-not-no-start = This is no free start hex ({ $rule }).
gk-not-foreign-pilot = This Pilot belongs to another faction ({ $rule }).
gk-not-pilot-taken = Another player has this Pilot ({ $rule }).
gk-not-no-quick-deck = There is no such deck ({ $rule }).
gk-not-not-for-deck = This card does not fit into the deck now ({ $rule }).
gk-not-on-board = This unit is on the board already ({ $rule }).
gk-not-no-deploy-card = You have no Deploy Card to play ({ $rule }).
gk-not-no-room = No hex is free for it ({ $rule }).
gk-not-no-deploy-hex = Deploy on a free hex, at most two from your Heavy Hitter ({ $rule }).
gk-not-out-of-reach = It cannot get there ({ $rule }).
gk-not-no-push-hex = The unit cannot be pushed there ({ $rule }).
gk-not-not-declarable = Only weapons and Orbital Strikes are declared ({ $rule }).
gk-not-played-already = You have played a card of this name this turn ({ $rule }).
gk-not-not-in-hand = Your hand has no such card ({ $rule }).
gk-not-no-top-card = There is no card left in your deck ({ $rule }).
gk-not-not-from-line = The Firing Line is lost last ({ $rule }).
gk-not-not-next = This attack does not come next ({ $rule }).
gk-not-no-target = This cannot be attacked like that ({ $rule }).
gk-not-cannot-tag = It cannot tag, or has tagged already ({ $rule }).
gk-not-not-touching = It touches no such building ({ $rule }).
gk-not-own-tag = Your tag is on this face already ({ $rule }).
gk-not-no-tag-left = You have no tag left ({ $rule }).
gk-not-not-now = This card is not played now ({ $rule }).
gk-not-not-attacked = Only who is attacked reacts ({ $rule }).
gk-not-from-the-sky = Nobody reacts to an Orbital Strike ({ $rule }).
gk-not-unmet = What the card asks for is not so ({ $rule }).
gk-not-in-vain = The card would do nothing now ({ $rule }).
gk-not-not-against = It cannot be played against that ({ $rule }).
gk-not-not-damaged = Your Damage Pile has no such card ({ $rule }).
gk-not-no-such-tag = No tag that can be removed is there ({ $rule }).
gk-not-seat-count = { $seats } players cannot play: two to four can ({ $rule }).
gk-not-field-size = This battlefield is for { $players } players, not { $seats } ({ $rule }).
gk-not-no-such-field = There is no such battlefield ({ $rule }).
gk-not-too-few-factions = The packs have fewer than { $seats } factions ({ $rule }).
gk-not-turn-count = A bout has 1 to 200 turns, not { $turns } ({ $rule }).

## The set-up

gk-setup = { $seats } players on { $battlefield }
gk-option-seats = Players
gk-option-seats-about = How many players take part.
gk-option-battlefield = Battlefield
gk-option-battlefield-about = Where the buildings and the start hexes are.
gk-option-battlefield-of = { $battlefield ->
    [showdown] Showdown
    [ambush] Ambush
    [three-walls] Three Walls
    [salvage-city] Salvage City
    [citadel] Citadel
    [final-showdown] Final Showdown
    [landing] Landing
   *[salvage-city-even] Salvage City, even
}
gk-option-last-standing = Last one standing
gk-option-last-standing-about = The bout goes on until one Heavy Hitter is left.
gk-option-turn-limit = Turns
gk-option-turn-limit-about = After so many turns the bout is scored.
gk-option-free-deploys = Free Deploy Cards
gk-option-free-deploys-about = A deck may have fewer than five Deploy Cards.

## The scene

gk-headline = Turn { $turn }
gk-scene-seat = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }
}
gk-scene-energy = Energy
gk-scene-hand = Hand
gk-scene-deck = Deck
gk-scene-damage = Damage
gk-scene-space = Space

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
    [first] Nobody
   *[later] nobody
} removes or overwrites your tags this turn
