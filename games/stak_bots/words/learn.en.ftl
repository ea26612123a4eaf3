# computed: sb-lesson-, sb-picture-, sb-option-
### What is said before a bout and after it: set-ups and options, the first lesson, pictures, statistics.

## Named set-ups

sb-title-both = { $a } + { $b }
sb-title-standard = Standard
sb-title-seats = Standard, { $seats } players
sb-title-quick = Quick
sb-title-traitor = Traitor
sb-title-drone = Solo against the drone
sb-title-drone-easy = Solo against the drone, easy
sb-title-drone-hard = Solo against the drone, hard
sb-title-two-staks = Two Staks each
sb-title-three-staks = Three Staks each
sb-title-teams = Two teams
sb-title-three-teams = Three teams
sb-title-borderless-team = Borderless in teams
sb-title-ranked = Ranked decks
sb-title-ranked-three = Ranked decks, 3 players
sb-title-own = Own decks
sb-title-house-decks = Iron Fist against Loose Screws
sb-title-shallow = Shallow Staks
sb-title-tournament = Tournament
sb-title-tournament-two = Tournament, two Staks

## Options: the name of each, and under the same name with `-about` what it changes.

sb-option-seats = Players
sb-option-seats-about = How many players sit at the table.
sb-option-mode = Mode
sb-option-mode-about = In Traitor you play cards onto your opponents' Staks. Against the drone you play alone; the deeper its Stak, the harder it is.
sb-option-depth = Depth of a Stak
sb-option-depth-about = How many cards each Stak has at the beginning: usually 9, and fewer for five or six players. Fewer cards make a shorter game.
sb-option-staks-each = Staks each
sb-option-staks-each-about = With several Staks everybody has one attacking card in each of them.
sb-option-hand = Starting hand
sb-option-hand-about = Cards in hand at the beginning: usually 2, and 3 in Traitor.
sb-option-first = Who starts
sb-option-first-about = Chance decides, or this player takes the first turn.
sb-option-decks = Decks
sb-option-decks-about = One common deck; a deck of equal strength dealt to each player; or decks that the players built.
sb-option-reactive = Reactive play
sb-option-reactive-about = A player who is attacked may play a card onto the attacked Stak, which cancels the attack.
sb-option-recycling = Recycling
sb-option-recycling-about = Scrap your top card and discard a card together; then you may draw one.
sb-option-setup-effects = Set-up entry effects
sb-option-setup-effects-about = The first top cards take effect before the first draw.
sb-option-first-draw-skipped = No first draw
sb-option-first-draw-skipped-about = The player who starts does not draw in the first turn.
sb-option-borderless = Borderless play
sb-option-borderless-about = Cards may be played onto other players' Staks too.
sb-option-attack-tally = Attack tally
sb-option-attack-tally-about = You may make this many attacks in a turn, with any of your top cards, instead of having one attacking card.
sb-option-teams = Teams
sb-option-teams-about = How many teams of equal size play; 0 means that everybody plays alone. Seats alternate between the teams.
sb-option-mode-of = { $mode ->
    [traitor] { sb-title-traitor }
    [drone-easy] { sb-title-drone-easy }
    [drone] { sb-title-drone }
    [drone-hard] { sb-title-drone-hard }
   *[standard] { sb-title-standard }
}
sb-option-decks-of = { $decks ->
    [ranked] { sb-title-ranked }
    [own] { sb-title-own }
   *[common] Common deck
}
sb-option-borderless-of = { $borderless ->
    [all] Everybody's Staks
    [team] Staks of the own team
   *[off] Own Stak only
}
sb-option-first-of = { $first ->
    [chance] By chance
   *[other] { $first }
}

## The first lesson. Each sentence stands beside a table with one right answer; `-after` follows it.

sb-lesson-play = This is your Stak: your army and your life. Only its top card fights. Your hand holds two more cards; play the Courier Bot onto your Stak.
sb-lesson-play-after = When a card enters, it does at once what its text says. The Courier Bot drew you a card.
sb-lesson-fighter = You may play as many cards as you like. Put your strongest on top: the Tin Recruit with power 5.
sb-lesson-fighter-after = Now power 5 stands against power 2.
sb-lesson-attack = Attack your opponent. Both top cards deal their power to each other as damage; a card that has taken as much as its own power is scrapped.
sb-lesson-attack-after = Their card took 5 and is gone, and the next one was turned up. Yours took 2, and that stays on it until the end of the turn.
sb-lesson-enough = Another battle would cost you your fighter: 2 damage and 3 more make 5. The scrapheap has been fed, as it must be in every turn. End your turn.
sb-lesson-enough-after = At the end of every turn all cards heal.
sb-lesson-feed = You cannot beat power 6 here, but at least one card must go to the scrapheap in every turn. Discard the Tin Recruit with power 1.
sb-lesson-feed-after = The scrapheap is fed. Anybody's card counts, wherever it came from.
sb-lesson-effect = Some cards win without a battle. Play the Rocket Bot: it scraps the top card of another Stak.
sb-lesson-effect-after = Its effect happens at once, before anything else, and you choose the Stak.
sb-lesson-choose = Choose the Stak with the strongest card on top: the Furnace Bot with power 6.
sb-lesson-choose-after = A strong card is gone without a fight. If the card that was turned up below it had an effect, that effect would happen now, even in your turn.
sb-lesson-win = Their last card is on top. The only player who still has cards in a Stak wins. Attack!
sb-lesson-win-after = A player with an empty Stak is out, whatever they hold in hand. You have won.

## How to play, in pictures

sb-picture-staks = Every player has a Stak of mostly face-down cards. You see only the top card, and only the top card fights. A player who has no cards left in the Stak is out.
sb-picture-hand = In your turn you draw a card. Then you play, discard, scrap your own top card and attack as often as you like, in any order; but one card must go to the scrapheap in every turn.
sb-picture-battle = In a battle both cards deal their power to each other as damage. Damage adds up until the end of the turn; a card that has taken as much as its power is scrapped, and the next one is turned up.
sb-picture-effect = A card that is played or turned up on top does at once what its text says. Effects cause effects; new ones come before those that wait.
sb-picture-over = The last player with cards in a Stak wins.

## Statistics

sb-count-drawn = Cards drawn
sb-count-played = Cards played
sb-count-attacks = Attacks
sb-count-damage = Damage taken
sb-count-lost = Cards lost from Staks
sb-count-effects = Effects carried out

## Looking back at a bout

sb-review-cards = Cards in Staks
sb-review-blow = The hardest blow: { $damage } damage to { $stak }
sb-review-drawn = Power of the cards drawn
sb-review-why = { $why ->
    [time] The time was up before only one side was left (SB-17.32).
    [limit] The bout reached the limit of turns before only one side was left (SB-R47).
    [left] Only one side was left: { $left } left the bout (SB-R49).
   *[out] No card is left in a Stak of { $out }: { $count ->
        [one] a player without cards in a Stak is out
       *[other] players without cards in a Stak are out
    } (SB-2.5).
}
