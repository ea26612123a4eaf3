# computed: sb-card-
### What is printed on a card. The sentences are made from what the card does.

sb-card-name = { $name } ({ $code })
sb-card-type = Type: { $type }
sb-card-power = Power: { $power }
sb-card-rank = Rank: { $rank }
sb-card-copies = In the common deck: { $copies }
sb-card-no-effect = No effect.

## How an instruction begins. `$lead` is `entry` (>) or `attack` (A), with `-then` for a later
## instruction of the same part and `-may` for one that its player may leave out.

sb-card-lead = { $lead ->
   *[entry] >
    [entry-may] > You may
    [entry-then] > Then
    [entry-then-may] > Then you may
    [attack] A Before its attack deals damage,
    [attack-may] A Before its attack deals damage, you may
    [attack-then] A Then
    [attack-then-may] A Then you may
}

## The first verb, with a capital letter where it begins the sentence.

sb-card-verb-choose = { $lead ->
    [entry] Choose
   *[other] choose
}
sb-card-verb-discard = { $lead ->
    [entry] Discard
   *[other] discard
}
sb-card-verb-draw = { $lead ->
    [entry] Draw
   *[other] draw
}
sb-card-verb-move = { $lead ->
    [entry] Move
   *[other] move
}
sb-card-verb-play = { $lead ->
    [entry] Play
   *[other] play
}
sb-card-verb-scrap = { $lead ->
    [entry] Scrap
   *[other] scrap
}
sb-card-verb-take = { $lead ->
    [entry] Take
   *[other] take
}
sb-card-verb-turn = { $lead ->
    [entry] Turn
   *[other] turn
}

## Instructions. `$choose` says what is chosen, `$count` how many cards are meant.

sb-card-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sb-card-top-cards = { $count ->
    [one] top card
   *[other] top { $count } cards together
}

sb-card-draw = { sb-card-lead } { sb-card-verb-draw } { sb-card-cards }.
sb-card-discard = { sb-card-lead } { sb-card-verb-discard } { sb-card-cards } of your choice from your hand, { $count ->
    [one] if you have any
   *[other] or as many as you have
}.
sb-card-play = { sb-card-lead } { sb-card-verb-play } 1 card from your hand onto this Stak, if you have any.
sb-card-donate = { sb-card-lead } { sb-card-verb-choose } an opponent: the top card of the supply that player draws from goes face-down to the bottom of that player's Stak; if the Stak was empty, the card is turned up.
sb-card-turn-up = { sb-card-lead } { $choose ->
    [any-stak] { sb-card-verb-choose } any Stak with a face-down card, yours too: turn its uppermost face-down card face-up where it is
   *[other-stak] { sb-card-verb-choose } another Stak with a face-down card: turn its uppermost face-down card face-up where it is
    [every-stak] { sb-card-verb-turn } the uppermost face-down card of every Stak, yours too, face-up where it is
}.
sb-card-turn-down = { sb-card-lead } { $choose ->
    [any-stak] { sb-card-verb-choose } any Stak, yours too: turn its top card face-down; it is turned up again and enters
   *[other-stak] { sb-card-verb-choose } another Stak: turn its top card face-down; it is turned up again and enters
    [every-stak] { sb-card-verb-turn } the top card of every Stak, yours too, face-down; each is turned up again and enters
    [covered-card] { sb-card-verb-choose } a face-up card that is not a top card, in any Stak: turn it face-down
}.
sb-card-raise = { sb-card-lead } { $choose ->
    [any-stak] { sb-card-verb-choose } any Stak with two or more cards, yours too: its bottom card goes to the top as it lies
   *[other-stak] { sb-card-verb-choose } another Stak with two or more cards: its bottom card goes to the top as it lies
    [every-stak] { sb-card-verb-move } the bottom card of every Stak, yours too, to its top as it lies
}; a face-down one is turned up and enters.
sb-card-sink = { sb-card-lead } { $choose ->
    [any-stak] { sb-card-verb-choose } any Stak with two or more cards, yours too: its top card goes to its bottom
   *[other-stak] { sb-card-verb-choose } another Stak with two or more cards: its top card goes to its bottom
    [every-stak] { sb-card-verb-move } the top card of every Stak, yours too, to its bottom
} and stays face-up.
sb-card-swap = { sb-card-lead } { sb-card-verb-choose } another Stak: this card and that Stak's top card change places, face-up; neither enters.
sb-card-scrap-top = { sb-card-lead } { $choose ->
    [any-stak] { sb-card-verb-choose } any Stak, yours too: scrap its { sb-card-top-cards }
   *[other-stak] { sb-card-verb-choose } another Stak: scrap its { sb-card-top-cards }
    [every-stak] { sb-card-verb-scrap } every Stak's { sb-card-top-cards }, yours too
}.
sb-card-scrap-below = { sb-card-lead } { sb-card-verb-scrap } { $count ->
    [one] the card directly below this card, if any
   *[other] the { $count } cards directly below this card together, or as many as there are
}.
sb-card-take-below = { sb-card-lead } { sb-card-verb-take } the card directly below this card into your hand, if any; the others do not see a face-down one.

## What acts at moments of its own.

sb-card-again = A After the battle and its chain, if it is still on top and may attack, it must at once attack that Stak again, as long as a card is there.
sb-card-scrap-damaged = * A card it damages is scrapped, whatever its power.
sb-card-scrap-below-damaged = { $count ->
    [one] * The card directly below a card it damages is scrapped too, in the same step.
   *[other] * The { $count } cards directly below a card it damages are scrapped too, in the same step.
}
sb-card-return-damaged = * A card it damages and does not scrap returns to the hand of the player in whose Stak it is.
