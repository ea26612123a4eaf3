### What the table of GKR Heavy Hitters shows: the city, panels, previews, badges, reasons.

## The headline

gk-headline-setup = The teams get ready.
gk-headline = Turn { $turn }: { $phase ->
    [deploy] Support Units come in
    [move] { $gkr ->
        [hitter] the Heavy Hitters move
        [combat] the Combat units move
        [repair] the Repair units move
       *[recon] the Recon units move
    }
    [combat] weapons
    [tag] buildings are tagged
   *[reset] energy and cards come back
}. { $glory } is the Glory Hound.
gk-headline-won = { $who ->
    [you] { $count ->
        [one] You win!
       *[other] You win together: { $seats }.
    }
   *[other] { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
}
gk-headline-drawn = Nobody wins: it is a draw.

## The verdict

gk-verdict-demolition = { $who ->
    [you] You have
   *[other] { $seat } has
} demolished { $buildings } buildings, the last one in turn { $turn }. Whoever does that wins at once (GK-17.1).
gk-verdict-last = { $fates }. { $who ->
    [you] Your { $name }
   *[other] { $seat }'s { $name }
} is the last Heavy Hitter on the board, in turn { $turn }, with { $cards ->
    [one] one undamaged card
   *[other] { $cards } undamaged cards
} (GK-17.3).
gk-verdict-fate = { $fate ->
    [left] { $who ->
        [you] You have left
       *[other] { $seat } has left
    }
   *[destroyed] { $who ->
        [you] You have lost all your cards
       *[other] { $seat } has lost all cards
    }
}
gk-verdict-parted = { $fates }. No turn was played.
gk-verdict-counted = { $why ->
    [time] { $turn ->
        [0] The time was up before the first turn
       *[other] The time was up in turn { $turn }
    }
    [limit] { $turn } turns were played, and no bout is longer
    [turns] The turn limit was reached: { $turn ->
        [one] one turn
       *[other] { $turn } turns
    }
   *[destroyed] { $fates } by turn { $turn }
}. The points were counted: { $scores } (GK-17.5).{ $tie ->
    [space] {" "}Points are even: whoever is further on the Achievements Board is ahead (GK-17.7).
    [tags] {" "}Points and spaces are even: whoever has more tags on standing buildings is ahead (GK-17.8).
    [even] {" "}Even in points, spaces and tags, they share the place (GK-R39).
   *[none] {""}
}
gk-verdict-score = { $who ->
    [you] you have
   *[other] { $seat } has
} { $points } ({ $cards ->
    [one] one undamaged card
   *[other] { $cards } undamaged cards
}, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
})

## The city

gk-scene-city = { $name }
gk-scene-hex = { $cell }
gk-scene-building = Building { $cell }
gk-scene-rubble = Rubble { $cell }
gk-scene-demolished-by = { $who ->
    [you] Demolished by you
   *[other] Demolished by { $seat }
}
gk-scene-tag = { $who ->
    [you] Your tag
   *[other] Tag of { $seat }
}
gk-scene-tags = { $who ->
    [you] { $tags ->
        [one] One tag of yours
       *[other] { $tags } tags of yours
    }
   *[other] { $tags ->
        [one] One tag of { $seat }
       *[other] { $tags } tags of { $seat }
    }
}
gk-scene-start = Start hex { $cell }
gk-scene-piece = { $who ->
    [you] Your
   *[other] { $seat }'s
} { $name }
gk-scene-ghost = Your { $name }, on its way to { $cell }
gk-scene-class-hits = { gk-class }, { $hits } of { $most } Hit Points
gk-scene-barred = { $why ->
    [front] No target now: it is not in front (GK-10.3)
    [far] No target now: { $distance } hexes away, and the range is { $range } (GK-10.8)
    [unseen] No target now: none of your Support Units sees it (GK-13.11)
   *[cover] No target now: in full cover of { $buildings } (GK-10.9)
}
gk-scene-untouched = Not tagged now: none of your robots stands beside it (GK-14.3)
gk-scene-hits = { $hits } of { $most } Hit Points
gk-scene-sound = { $cards ->
    [one] One undamaged card
   *[other] { $cards } undamaged cards
}

## The panels

gk-scene-seat = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }
}
gk-scene-seat-of = { $who ->
    [you] You ({ $seat }): { $name }
   *[other] { $seat }: { $name }
}
gk-scene-gauge = { $name ->
    [sound] Cards
    [energy] Energy
    [hits] Hit Points
   *[space] Token
}
gk-scene-zone = { $zone ->
    [hand] Hand
    [tray] Declared in secret
    [line] Firing Line
    [deck] Deck
    [piles] Deck, Discard, Damage
    [units] Units
    [sponsors] Sponsor Cards
    [discard] Discard
    [damage] Damage
    [pool] To choose from
    [built] Your deck so far
    [sponsor-pile] Sponsor Cards
   *[used-sponsors] Used Sponsor Cards
}
gk-scene-number = { $name ->
    [cost] Cost
    [damage] Damage
   *[hits] Hit Points
}
gk-scene-left = Has left
gk-scene-destroyed = Destroyed
gk-scene-glory = Glory Hound
gk-scene-pilot = Pilot: { $name }
gk-scene-demolished = { $count ->
    [one] One building demolished; four win
   *[other] { $count } buildings demolished; four win
}
gk-scene-upgrade = Upgrade: { $name }
gk-scene-played = A card of this name was played this turn
gk-scene-declaring = Is declaring
gk-scene-declared = Has declared
gk-scene-off-board = Not on the board

## The attack

gk-scene-attack = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} with { $with }
gk-scene-dice = { $who ->
    [you] Your attack roll
   *[other] Attack roll of { $seat }
}
gk-scene-total = { $total }, and { $target } is needed
gk-scene-damage = { $known ->
    [got] { $damage } damage gets through
   *[before] { $damage } damage before armour saves
}
gk-scene-volley = The volley, the fastest first
gk-scene-next = { $speed }: { $with } ({ $who ->
    [you] yours
   *[other] { $seat }
})

## Previews and badges

gk-arc = In front
gk-range = Range of { $card }
gk-cost = { $cards ->
    [0] { $energy } energy
    [one] { $energy } energy and one card lost
   *[other] { $energy } energy and { $cards } cards lost
}
gk-odds = { $target } or more on two dice
gk-number = { $target } or more hits: { $reasons }
gk-reason = { $why ->
    [hitter] { $by } for a Heavy Hitter
    [unit] { $by } for a Support Unit
   *[other] { $sign ->
        [less] −{ $by }
       *[more] +{ $by }
    } { $why ->
        [cover] for cover
        [alley] through the alley
        [flank] from the flank
        [mark] for a mark
        [lasting] for this turn
       *[text] { $name }
    }
}
gk-sight = { $sight ->
    [clear] In sight
    [cover] In cover of { $buildings }
    [alley] Covered by { $buildings }; the alley at { $over } is open
    [indirect] Covered by { $buildings }; spotted from { $over }
    [orbital] From the sky
   *[blocked] Covered by { $buildings }
}
gk-chance = { $percent } % to hit ({ $target }+)
gk-tagging = { $tags ->
    [one] Your first tag here
   *[other] { $tags } of your tags here
}{ $falls ->
    [yes] : the building falls
   *[no] {""}
}

## Verbs, and why one is asked

gk-verb = { $verb ->
    [choose] Choose
    [declare] Declare
    [deploy] Deploy
    [discard] Discard
    [fire] Fire
    [look] Look
    [lose] Lose
    [move] Move
    [order] Comes first
    [play] Play
    [repair] Repair
    [push] Go
    [start] Start
    [tag] Tag
   *[take] Take
}
gk-why = { $why ->
    [setup] The teams get ready.
    [red-line] You spend more energy than you have.
    [secret] Everybody declares in secret.
    [volley] The fastest attack comes first.
    [push] A Heavy Hitter comes to this hex.
   *[limit] You hold too many cards.
}
gk-why-attack = { $who ->
    [you] You fire
   *[other] { $seat } fires
} { $with } at { $whom ->
    [you] you
   *[other] { $at }
}{ $known ->
    [hit] : it hits.
   *[open] .
}
gk-why-text = { $who ->
    [you] Your { $name }.
   *[other] { $seat }'s { $name }.
}
gk-why-order = { $who ->
    [you] You, the Glory Hound, act first.
   *[other] { $seat }, the Glory Hound, acts first.
}
