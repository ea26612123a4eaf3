# computed: sb-ask-, sb-answer-, sb-event-, sb-refused-, sb-choice-, sb-short-
### What is said at the table: names, questions, answers, events, refusals, the headline, the set-up.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $whose and $owner say the same of the player of a Stak. $number is the number of a Stak among
### those of its player, 0 if it is the only one. $rule is the number of a rule.

sb-about = Stack bots whose effects set each other off. Empty every other Stak and win.

## Names

sb-letter = { $seat }
sb-code = { $code }
sb-a-card = a card
sb-card = { $name } ({ $power })
# Two cards of one name and power: their codes tell them apart.
sb-card-coded = { $name } ({ $power }, { $code })
sb-card-marked = { $name } ({ $power }{ $coded ->
    [yes] , { $code }
   *[no] {""}
}, damage { $damage })
sb-card-of-deck = { $card } from { $who ->
    [you] your deck
   *[other] { $seat }'s deck
}

sb-stak = { $whose ->
    [you] your Stak
   *[other] { $owner }'s Stak
}{ sb-stak-number }
sb-stak-start = { $whose ->
    [you] Your Stak
   *[other] { $owner }'s Stak
}{ sb-stak-number }
sb-stak-number = { $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
# A card and the Stak that it is in.
sb-owned = { $number ->
    [0] { $whose ->
        [you] your { $card }
       *[other] { $owner }'s { $card }
    }
   *[other] the { $card } of { sb-stak }
}
sb-owned-start = { $number ->
    [0] { $whose ->
        [you] Your { $card }
       *[other] { $owner }'s { $card }
    }
   *[other] The { $card } of { sb-stak }
}
sb-top-card-start = { $number ->
    [0] { $whose ->
        [you] Your top card
       *[other] { $owner }'s top card
    }
   *[other] The top card of { sb-stak }
}

sb-attacker-start = { $number ->
    [0] { $whose ->
        [you] Your attacking card
       *[other] { $owner }'s attacking card
    }
   *[other] The attacking card of { sb-stak }
}

## Lists with other words than "and".

sb-comma = { $before }, { $next }
sb-or-middle = { $before }, { $next }
sb-or-last = { $before } or { $next }

## What a card does, in short, as an order without a person. `$choose` says what is chosen, `$part` is
## `attack` where the card attacks, `$may` is `yes` where its player may leave it out.

sb-short-lead = { $part ->
    [attack] before its attack,{" "}
   *[entry] {""}
}{ $may ->
    [yes] optionally{" "}
   *[no] {""}
}
sb-short-whose = { $choose ->
    [every-stak] every Stak's
    [other-stak] another Stak's
   *[any-stak] any Stak's
}
sb-short-draw = { sb-short-lead }draw { sb-card-cards }
sb-short-discard = { sb-short-lead }discard { sb-card-cards }
sb-short-play = { sb-short-lead }play another card here
sb-short-donate = { sb-short-lead }put a supply card under an opponent's Stak
sb-short-turn-up = { sb-short-lead }turn { sb-short-whose } uppermost face-down card face-up
sb-short-turn-down = { sb-short-lead }turn { $choose ->
    [covered-card] a covered card face-down
   *[any-stak] { sb-short-whose } top card down and up again
}
sb-short-raise = { sb-short-lead }move { sb-short-whose } bottom card to the top
sb-short-sink = { sb-short-lead }move { sb-short-whose } top card to the bottom
sb-short-swap = { sb-short-lead }swap places with another Stak's top card
sb-short-scrap-top = { sb-short-lead }scrap { sb-short-whose } { sb-card-top-cards }
sb-short-scrap-below = { sb-short-lead }scrap { $count ->
    [one] the card below
   *[other] the { $count } cards below
}
sb-short-take-below = { sb-short-lead }take the card below into hand
sb-short-again = must attack again while it survives
sb-short-scrap-damaged = scraps whatever it damages
sb-short-scrap-below-damaged = also scraps { $count ->
    [one] the card
   *[other] the { $count } cards
} below its victim
sb-short-return-damaged = returns what it damages to the hand

## Questions

sb-act-play = play
sb-act-attack = attack
sb-act-scrap = scrap
sb-act-discard = discard
sb-act-recycle = recycle
sb-act-end = end your turn

# $acts lists what is legal. `limit`: the turn has reached its limit of actions. `hand`: there are too
# many cards in hand to end the turn.
sb-ask-act = { $state ->
    [unfed] Your turn: { $acts }. A card must go to the scrapheap before you can end it.
    [fed] Your turn, and the scrapheap is fed: { $acts }.
    [hand] Your turn: { $acts }. You hold { $cards } cards; get down to 3 before you end it.
    [limit] Your turn has reached its limit of actions: { $acts }.
   *[plain] Your turn.
}
sb-ask-react = { $seat } attacks { $stak }: { $attacker } against your { $defender }. Play a card to cancel the attack, or let it go on.
sb-ask-recycle-draw = Recycling: draw a card before your next card is turned up?
sb-ask-order = { $count } of your effects wait. Choose the one that goes first.
sb-ask-consent = { $card } lets you { $text }. Do you?
sb-ask-opponent = { $card }: choose { $verb ->
    [donate] the opponent whose Stak gets a supply card face-down at its bottom
   *[other] an opponent
}.
sb-ask-stak-of = { $card }: choose which of { $seat }'s Staks { $verb ->
    [donate] gets the supply card at its bottom
   *[other] it acts on
}.
sb-ask-stak = { $card }: choose the Stak { $verb ->
    [turn-up] whose uppermost face-down card is turned face-up
    [turn-down] whose top card is turned down; it comes up again and enters
    [raise] whose bottom card goes to the top
    [sink] whose top card goes to the bottom
    [swap] whose top card changes places with it
    [scrap-top] { $count ->
        [one] whose top card is scrapped
       *[other] whose top { $count } cards are scrapped
    }
   *[other] it acts on
}.
sb-ask-covered-card = { $card }: choose the covered card that is turned face-down.
sb-ask-hand-card = { $card }: choose the card that you { $verb ->
    [play] play onto { $stak }
   *[discard] discard
}.

## Verbs, and why one is asked

sb-verb = { $verb ->
    [attack] Attack
    [discard] Discard
    [play] Play
    [react] React
    [recycle] Recycle
    [scrap] Scrap
   *[choose] Choose
}
sb-why-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
sb-why-attack = { sb-stak-start } attacks { $at }.
sb-why-effect = The effect of { $card } is being carried out.
sb-forecast-cards = Cards in { sb-stak }

## Answers

# $place is `here` on the only Stak, `own` on one of several, `other` on another player's. $does says
# whether there is a $text.
sb-answer-play = { $place ->
    [here] Play { $card }
   *[own] Play { $card } on { $stak }
    [other] Play { $card } on { $stak }
}{ $does ->
    [yes] { $place ->
        [other] ; { $owner } will: { $text }
       *[own] : { $text }
    }
   *[no] {""}
}
sb-answer-attack = Attack { $stak }{ $several ->
    [yes] {" "}with { $from }
   *[no] {""}
}, { $attacker } against { $defender }: { $outcome }{ $unless ->
    [yes] , unless { $seat } reacts
   *[no] {""}
}
sb-answer-scrap = Scrap { sb-owned }{ $then ->
    [out] : your last card, you are out
    [gone] : its last card, the Stak is gone
    [open] : { $next } is on top then
    [known] : { $next } is turned up
   *[unknown] : an unknown card is turned up
}
sb-answer-discard = Discard { $card }
sb-answer-recycle = Recycle { sb-owned } and { $discarded }: scrap, discard, then you may draw{ $then ->
    [out] ; your last card, you are out
    [gone] ; its last card, the Stak is gone
   *[other] {""}
}
sb-answer-end-turn = End your turn
sb-answer-react = Cancel the attack with { $card }{ sb-answer-does }
sb-answer-hand-card = { $plays ->
    [yes] Play { $card }{ sb-answer-does }
   *[no] Discard { $card }
}
sb-answer-does = { $does ->
    [yes] : { $text }
   *[no] {""}
}
sb-answer-pass = Let the attack go on: { $outcome }
sb-answer-draw = Draw a card
sb-answer-draw-not = Do not draw
sb-answer-do = Yes: { $text }
sb-answer-yes = Yes
sb-answer-no = No
sb-answer-first = First { sb-owned }{ sb-answer-does }
sb-answer-opponent = { $gets ->
    [yes] { $cards ->
        [0] { $seat }: the card becomes the top card of an empty Stak
        [one] { $seat }: the card goes under a Stak of 1 card
       *[other] { $seat }: the card goes under a Stak of { $cards } cards
    }
   *[no] { $seat }
}
# $card is the card that is meant, $known is `no` if nobody knows it, $place counts from the top.
sb-answer-stak = { sb-stak-start }{ $verb ->
    [of] {" "}({ sb-card-cards-there })
    [turn-up] : turn up { $known ->
        [yes] { $card }
       *[no] the { sb-place }
    }
    [turn-down] : turn { $card } down and up again
    [raise] : { $known ->
        [yes] { $card } goes to the top
       *[no] its unknown bottom card goes to the top
    }
    [sink] : { $card } goes to the bottom
    [swap] : change places with { $card }
    [scrap-top] : scrap { $card }{ $more ->
        [0] {""}
        [one] {" "}and the card below
       *[other] {" "}and the { $more } cards below
    }
   *[other] {""}
}
sb-card-cards-there = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sb-answer-place = { sb-stak-start }: turn { $card } face-down, { sb-place }
sb-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st from the top
    [two] { $place }nd from the top
    [few] { $place }rd from the top
   *[other] { $place }th from the top
}

## The forecast of a battle. $yours and $theirs are `scrapped`, `returned` or `stays`; $both is the same word if
## they are the same, else it says which of the two comes first. $your-below and $their-below count cards
## that are scrapped below.

sb-battle-open = the outcome cannot be predicted
sb-battle-first = first { $text }
sb-battle = { $both ->
    [scrapped] both are scrapped
    [returned] both return to hand
    [stays] neither is scrapped
    [yours] { sb-battle-yours }, { sb-battle-theirs }
   *[theirs] { sb-battle-theirs }, { sb-battle-yours }
}{ $their-below ->
    [0] {""}
    [one] , the card below theirs is scrapped too
   *[other] , the { $their-below } cards below theirs are scrapped too
}{ $your-below ->
    [0] {""}
    [one] , the card below yours is scrapped too
   *[other] , the { $your-below } cards below yours are scrapped too
}{ $again ->
    [yours] , then yours attacks again
    [theirs] , then theirs attacks again
   *[no] {""}
}
sb-battle-theirs = { $theirs ->
    [scrapped] theirs is scrapped
    [returned] theirs returns to hand
   *[stays] { $their-damage ->
        [0] theirs is unharmed
       *[other] theirs has { $their-damage } damage
    }
}
sb-battle-yours = { $yours ->
    [scrapped] yours is scrapped
    [returned] yours returns to hand
   *[stays] { $your-damage ->
        [0] yours is unharmed
       *[other] yours has { $your-damage } damage
    }
}

## Events

sb-event-dealt = The cards are dealt.
sb-event-starts = { $who ->
    [you] You start.
   *[other] { $seat } starts.
}
sb-event-turn-began = { $who ->
    [you] Turn { $number }: it is your turn.
   *[other] Turn { $number }: it is { $seat }'s turn.
}
sb-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
sb-event-drew-nothing = { $who ->
    [you] There is no card left for you.
   *[other] There is no card left for { $seat }.
}
sb-event-reshuffled = { $who ->
    [everybody] The scrapheap is shuffled and becomes the supply: { sb-card-cards-there }.
    [you] Your scrapheap is shuffled and becomes your supply: { sb-card-cards-there }.
   *[other] { $seat }'s scrapheap is shuffled and becomes the supply: { sb-card-cards-there }.
}
sb-event-played = { $who ->
    [you] You play { $card }
   *[other] { $seat } plays { $card }
}{ $here ->
    [yes] {""}
   *[no] {" "}on { $on }
}.
sb-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
sb-event-scrapped = { sb-owned-start } is scrapped.
sb-event-turned-up-on-top = { sb-stak-start } turns up { $card } on top.
sb-event-turned-up = { sb-stak-start } turns up { $card } where it lies, { sb-place-from-bottom }.
sb-event-turned-down = { sb-owned-start } is turned face-down, { sb-place-from-bottom }.
sb-place-from-bottom = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st from the bottom
    [two] { $place }nd from the bottom
    [few] { $place }rd from the bottom
   *[other] { $place }th from the bottom
}
sb-event-attacked = { $whose ->
    [you] You attack { $target }
   *[other] { $owner } attacks { $target }
}{ $number ->
    [0] {""}
   *[other] {" "}with { sb-stak }
}.
sb-event-attack-cancelled = The attack is cancelled.
sb-event-attack-fell-away = The attack comes to nothing: no battle takes place.
sb-event-damaged = { sb-top-card-start } takes { $by } damage.
sb-event-interrupted = { sb-attacker-start } is interrupted and attacks no more this turn.
sb-event-triggered = { sb-owned-start } triggers.
sb-event-effect-began = { sb-owned-start } takes effect{ $does ->
    [yes] : { $text }
   *[no] {""}
}.
sb-event-effect-lost = { sb-stak-start } loses its waiting effect: the card is no longer on top.
sb-event-nothing-to-do = { $card } finds nothing to do.
sb-event-chose-opponent = { $who ->
    [you] You choose { $opponent }.
   *[other] { $seat } chooses { $whom ->
        [you] you
       *[other] { $opponent }
    }.
}
sb-event-donated = A card from the supply goes face-down under { $to }.
sb-event-raised = The bottom card of { sb-stak } goes to its top.
sb-event-sank = The top card of { sb-stak } goes to its bottom.
sb-event-swapped = The top cards of { $a } and { $b } change places.
sb-event-took = { $who ->
    [you] You take { $card } from { $from } into your hand.
   *[other] { $seat } takes { $card } from { $from } into hand.
}
sb-event-stak-gone = { sb-stak-start } is gone.
sb-event-out = { $who ->
    [you] You are out.
   *[other] { $seat } is out.
}
sb-event-left = { $who ->
    [you] You leave the bout.
   *[other] { $seat } leaves the bout.
}
sb-event-turn-ended = { $who ->
    [you] Your turn ends. All damage heals.
   *[other] { $seat }'s turn ends. All damage heals.
}
sb-event-time-up = The time is up: this turn is the last.
sb-event-limit-reached = The game has reached a limit ({ $rule }).
sb-event-won = { $won ->
    [you] You win!
    [your-side] Your side wins: { $seats }.
    [other-side] { $seats } win.
   *[other] { $seats } wins.
}
sb-event-drawn = { $ending ->
    [time] The time is up: the bout is a draw.
    [limit] The bout has reached its limit of turns: it is a draw ({ $rule }).
   *[rules] Nobody is left: the bout is a draw.
}

## Refusals: what is wrong and what to do.

sb-refused-not-asked = That does not answer the question. Choose one of the answers listed ({ $rule }).
sb-refused-not-in-hand = You do not hold that card. Choose one from your hand ({ $rule }).
sb-refused-not-your-stak = You cannot play on that Stak. Play on one of your own, or on those your table allows ({ $rule }).
sb-refused-onto-opponents-only = In Traitor you play on your opponents' Staks. Choose one of theirs ({ $rule }).
sb-refused-no-such-stak = That Stak is not on the table. Choose one that still stands ({ $rule }).
sb-refused-scrap-own-only = You cannot scrap another player's card as an action. Scrap your own top card ({ $rule }).
sb-refused-no-discards = In Traitor you cannot discard as an action. Attack, or scrap your own top card ({ $rule }).
sb-refused-no-recycling = This table plays without recycling. Scrap or discard instead ({ $rule }).
sb-refused-attack-with-own = You attack with your own top card. Name one of your own Staks ({ $rule }).
sb-refused-own-stak-attacked = You cannot attack your own Stak. Choose an opponent's ({ $rule }).
sb-refused-teammate-attacked = You cannot attack a teammate. Choose an opponent's Stak ({ $rule }).
sb-refused-nothing-to-attack = That Stak has no card to attack. Choose another one ({ $rule }).
sb-refused-another-attacks = Another card of this Stak has attacked this turn, and only that one may attack. Uncover it, or attack next turn ({ $rule }).
sb-refused-attack-closed = The attacking card of this Stak was interrupted: the Stak attacks no more this turn. Do something else ({ $rule }).
sb-refused-card-barred = This card was interrupted and attacks no more this turn. Do something else ({ $rule }).
sb-refused-tally-used-up = { $attacks ->
    [one] You have made your 1 attack of this turn.
   *[other] You have made your { $attacks } attacks of this turn.
} Do something else, or end your turn ({ $rule }).
sb-refused-feed-first = Send a card to the scrapheap first: discard, scrap your top card or win a battle ({ $rule }).
sb-refused-hand-too-large = You hold { $cards } cards, and your turn ends with 3 at most. Play cards on your opponents' Staks first ({ $rule }).
sb-refused-too-many-actions = Your turn has reached its limit of actions. Feed the scrapheap and end it ({ $rule }).
sb-refused-not-an-opponent = The effect cannot choose that player. Choose an opponent who is still in the game ({ $rule }).
sb-refused-not-a-target = The effect can do nothing to that Stak. Choose one of those listed ({ $rule }).
sb-refused-not-a-card-to-choose = The effect cannot choose that card. Choose a face-up card that is not on top ({ $rule }).
sb-refused-not-waiting = That effect is not waiting now. Choose one of those listed ({ $rule }).
sb-refused-seat-count = { $seats ->
    [one] 1 player is
   *[other] { $seats } players are
} not possible. Choose 2 to { $max } ({ $rule }).
sb-refused-depth = Staks cannot have a depth of { $depth }. Choose { $min } to { $max } ({ $rule }).
sb-refused-stak-count = { $each } Staks for each player are not possible. Choose 1 to 3, and { $max } at most on the table ({ $rule }).
sb-refused-starting-hand = A starting hand of { $cards } cards is too large. Choose 0 to { $max } ({ $rule }).
sb-refused-no-such-first = Player { $seat } is not at this table and cannot start. Name another, or leave it to chance ({ $rule }).
sb-refused-attack-tally = An attack tally of { $attacks } is not possible. Choose 1 to { $max } ({ $rule }).
sb-refused-teams = { $teams ->
    [one] 1 team does
   *[other] { $teams } teams do
} not fit { $seats } players. Choose at least 2 equal teams of 2 or more ({ $rule }).
sb-refused-clash = These do not go together: { $a }, and { $b }. Change one of them ({ $rule }).
sb-refused-too-few-cards = { $seat ->
    [none] This table needs { $needed } cards and the deck has { $there }
   *[other] { $seat } needs { $needed } cards and has a deck of { $there }
}. Lower the depth, the hands or the number of Staks ({ $rule }).
sb-refused-set-too-small = The packs hold too few cards of rank { $rank } to deal ranked decks. Add cards of that rank, or play with the common deck ({ $rule }).
sb-refused-deck-count = { $decks ->
    [one] There is 1 deck
   *[other] There are { $decks } decks
} for { $seats } players. Give one to each ({ $rule }).
sb-refused-no-such-card = { $seat }'s deck names { $code }, which no pack has. Take it out, or add its pack ({ $rule }).
sb-refused-too-many-copies = { $seat }'s deck has { $copies } copies of { $card }. Keep { $max } at most ({ $rule }).
sb-refused-rank-size = { $there ->
    [one] { $seat }'s deck has 1 card
   *[other] { $seat }'s deck has { $there } cards
} of rank { $rank }. Make it { $size } ({ $rule }).

sb-choice-traitor = Traitor
sb-choice-drone = the drone
sb-choice-recycling = recycling
sb-choice-borderless = borderless play
sb-choice-borderless-team = borderless play in teams
sb-choice-no-teams = a table without teams
sb-choice-seats = any number of players but 2
sb-choice-staks = several Staks each
sb-choice-decks = other decks than the common one
sb-choice-setup-effects = entry effects in set-up
sb-choice-first = the drone as the one who starts

## The headline, players, lists

sb-view-turn = { $last ->
    [yes] The last turn
   *[no] Turn { $turn }
} is { $who ->
    [you] yours
   *[other] { $seat }'s
}. { $fed ->
    [yes] The scrapheap is fed.
   *[no] The scrapheap is not fed yet.
}{ $tally ->
    [0] {""}
   *[other] {" "}Attacks: { $attacks } of { $tally }.
}{ sb-view-owing }
sb-view-opening = The bout begins.{ sb-view-owing }
sb-view-owing = { $owing ->
    [you] {" "}Your move.
    [others] {" "}Waiting for { $asked }.
   *[nobody] {""}
}
sb-view-outcome = The bout is over{ $ending ->
    [time] , the time is up
    [limit] , it has reached its limit of turns
   *[rules] {""}
}: { $result ->
    [you] you win!
    [your-side] your side wins ({ $seats }).
    [other-side] { $seats } win.
    [drawn] a draw ({ $seats }).
   *[other] { $seats } wins.
}
sb-view-name = { $seat }{ $role ->
    [you] {" "}(you)
    [drone] {" "}(drone)
   *[other] {""}
}{ $team ->
    [0] {""}
   *[other] , team { $team }
}
# The end of a line of a list that may go on in the next line.
sb-list-tail = { $more ->
    [yes] ,
   *[no] .
}
sb-list-more = {"    "}{ $items }{ sb-list-tail }
sb-list-count = { $count } × { $card }
sb-view-attack = An attack is on: { $from } against { $at }.

## The set-up

sb-setup-standard = Standard game for { $seats } players.
sb-setup-options = Game for { $seats } players with options.
sb-setup-quick = Quick game for { $seats } players: Staks of { $depth }, all else standard. A mode of ours, not an official one ({ $rule }).
sb-setup-traitor = Traitor for { $seats } players: cards go on the opponents' Staks, and nobody discards as an action ({ $rule }).
sb-setup-drone = Solo against the drone, { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}. A mode of ours, not an official one ({ $rule }).
sb-setup-staks = Each player starts with { $staks ->
    [one] a Stak of { $depth } cards
   *[other] { $staks } Staks of { $depth } cards each
} and { sb-setup-hand }.
sb-setup-staks-drone = { $human } starts with a Stak of { $depth } cards and { sb-setup-hand }, the drone ({ $drone }) with a Stak of { $drone-depth } and no hand.
sb-setup-hand = { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
sb-setup-first = { $seat } takes the first turn.
sb-setup-first-by-chance = Chance decides who takes the first turn.
sb-setup-common-deck = All draw from one common deck.
sb-setup-ranked-decks = Each player has a deck of equal strength, dealt with { $each } cards of each rank ({ $rule }).
sb-setup-own-decks = Each player has a deck that they built ({ $rule }).
sb-setup-deck = { $whose ->
    [all] Everybody's deck
   *[one] { $seat }'s deck
}: { $items }{ sb-list-tail }
sb-setup-reactive = Reactive play: the attacked player may cancel an attack by playing a card ({ $rule }).
sb-setup-recycling = Recycling: scrap your top card and discard together, then you may draw ({ $rule }).
sb-setup-effects = Entry effects in set-up: the first top cards take effect before the first draw ({ $rule }).
sb-setup-first-draw = The player who starts does not draw in the first turn ({ $rule }).
sb-setup-borderless = Borderless play: cards may go on anybody's Stak ({ $rule }).
sb-setup-borderless-team = Borderless play in teams: cards may go on your team's Staks ({ $rule }).
sb-setup-attack-tally = { $attacks ->
    [one] Attack tally: 1 attack
   *[other] Attack tally: { $attacks } attacks
} a turn, with any of your top cards ({ $rule }).
sb-setup-teams = { $teams } teams; seats alternate between them ({ $rule }).

## The scene: what stands on and beside the cards.

# A card by its name where its power stands beside it; $coded tells twins apart.
sb-scene-name = { $name }{ $coded ->
    [yes] {" "}{ $code }
   *[no] {""}
}
sb-scene-all-cards = All cards
sb-scene-hand = { $own ->
    [yes] Your hand
   *[no] Hand
}
sb-scene-deck = The deck
sb-scene-supply = Supply
sb-scene-scrapheap = Scrapheap
sb-scene-unseen = Not seen yet
# What is hidden from before a reshuffle, by the number that its cards are marked with: none of it is in the supply.
sb-scene-older = Not seen yet, older { $number }
sb-scene-older-card = older { $number }
sb-scene-waiting = Effects waiting, the next one first
sb-scene-power = power
sb-scene-rank = rank
sb-scene-face-down = face-down card
# A card that lies face-down, though the one who looks knows what it is.
sb-scene-known = face-down
sb-scene-damage = damage { $damage }
sb-scene-attacking = attacking
sb-scene-barred = no attacks this turn
sb-scene-closed = attacks are over
sb-scene-fed = fed
sb-scene-out = out
sb-scene-gone = gone
sb-scene-from = from { $who ->
    [you] your deck
   *[other] { $seat }'s deck
}
