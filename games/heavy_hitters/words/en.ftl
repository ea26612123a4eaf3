### What is said at the table of GKR Heavy Hitters.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat. $whom and $at are the same of
### whoever is attacked. $gkr is the class of a piece, $piece its name; $cell is a hex such as `5F`.
### $rule is the number of a rule.

# computed: gk-ask-, gk-answer-, gk-event-, gk-not-
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

gk-card-kind = { $kind ->
    [primary] Primary weapon
    [secondary] Secondary weapon
    [deploy] Deploy Card
    [orbital] Orbital Strike
    [reaction] Reaction
    [manoeuvre] Manoeuvre
   *[sponsor] Sponsor Card
}, { $copies ->
    [one] one card
   *[other] { $copies } cards
}.
gk-card-weapon = { $class ->
    [energy] Energy
    [ballistic] Ballistic
   *[missile] Missile: may fire over buildings at what a Support Unit spots
}. Speed { $speed }, cost { $cost }, range { $range }, damage { $damage }.
gk-card-orbital = Hits without an attack roll{ $spotted ->
    [yes] {" "}what one of your Support Units spots
   *[no] {" "}anything on the board
}. Speed { $speed }, cost { $cost }, damage { $damage }.
gk-card-manoeuvre = Costs { $cost } energy.

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
gk-ask-declare = Which card do you declare in secret? You have { $energy } energy to pay for all of them.
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
gk-ask-discard = Six cards are the most. Which one do you discard?

## Answers

gk-answer-pass = { $asked ->
    [reboot] Keep this hand
    [deploy] Deploy nothing
    [move] Stay here
    [declare] Declare no more
    [fire] Do not fire
    [tag] Tag no more
   *[other] Pass
}
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
    [yes] with a Deploy Card (2 energy)
   *[no] without a card (4 energy)
}
gk-answer-at = { $asked ->
    [start] Start on { $cell }
    [deploy-at] Deploy on { $cell }
    [push] Go to { $cell }
   *[other] Move to { $cell }{ $gkr ->
        [hitter] {" "}({ $steps } energy)
       *[other] {""}
    }
}
gk-answer-face = Look { gk-way }
gk-answer-declare = Declare { $card } ({ $cost } energy)
gk-answer-top = The top card of your deck
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
gk-event-advanced = { $who ->
    [you] Your
   *[other] { $seat }'s
} Pilot Token moves to space { $space }.
gk-event-unlocked = { $who ->
    [you] You unlock
   *[other] { $seat } unlocks
} { $name }.
gk-event-tagged = { gk-own } tags the building on { $cell }.
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
gk-not-out-of-reach = It cannot get there ({ $rule }).
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
gk-not-own-tag = Your tag is on this face already ({ $rule }).
gk-not-no-tag-left = All your tags are on buildings ({ $rule }).
gk-not-seat-count = { $seats ->
    [one] One player
   *[other] { $seats } players
} cannot play: two to four can ({ $rule }).
gk-not-field-size = This battlefield is for { $players } players, not for { $seats } ({ $rule }).
gk-not-no-such-field = There is no such battlefield ({ $rule }).
gk-not-too-few-factions = The packs have fewer than { $seats } factions ({ $rule }).
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
gk-setup = { $seats } players on { gk-battlefield }{ $last-standing ->
    [yes] , until one Heavy Hitter is left
   *[no] {""}
}{ $turn-limit ->
    [none] {""}
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
