# computed: gr-card-
### What is printed on a card and an ability. The sentences are made from what they do.
### `$cap` is `first` where a sentence begins, else `later`. Of an amount, `$mode` is `plain` (a number
### `$n`), `each` (`$n` for each `$per`) or `equal` (to `$sum`).

## The head.

gr-card-name = { $name }{ $label ->
    [ultimate] { " " }(Ultimate Technique)
   *[other] { "" }
}
gr-card-facts = { $kind ->
    [melee] Melee attack
    [ranged] Ranged attack
   *[instant] Instant
} · Cost { $cost } · { $cooldown ->
    [0] No cooldown
   *[other] Cooldown { $cooldown }
}{ $range ->
    [none] { "" }
    [one] { " " }· Range { $near }
   *[span] { " " }· Range { $near }–{ $far }
}{ $attack ->
    [yes] { " " }· { $dice ->
        [one] 1 Attack Die
       *[other] { $dice } Attack Dice
    } · Damage { $damage }{ $each ->
        [yes] { " " }for each success
       *[no] { "" }
    }
   *[no] { "" }
}{ $combo ->
    [yes] { " " }· Combo
   *[no] { "" }
}{ $counter ->
    [yes] { " " }· Counter
   *[no] { "" }
}
gr-card-activation = Activation: { $n ->
    [one] 1 Power Token
   *[other] { $n } Power Tokens
}
gr-card-line = { $part ->
    [needs] Requirements
    [played] When played
    [rules] Rules Text
    [hurt] Damage Text
    [active] While Activated
   *[always] Always
}: { $text }.
gr-card-in-a-row = { $first }; then { $rest }
gr-card-nothing = nothing happens

## Requirements.

gr-card-spares-ultimates = Does not affect Ultimate Techniques
gr-card-need-ability = { $name } must be activated
gr-card-need-active = Only while you are the Active Player
gr-card-need-on-structure = You must stand on a Structure
gr-card-need-off-structure = You must not stand on a Structure
gr-card-need-my-attack = Before your attack begins to resolve
gr-card-need-targeted = While you are the Target of an opponent's attack
gr-card-need-may-react = While you may answer an opponent's attack
gr-card-need-against-melee = Only in answer to a melee attack on you
gr-card-need-my-roll = In response to your Attack Roll
gr-card-need-foes-roll = In response to your opponent's Attack Roll
gr-card-need-foes-dice = In response to your opponent's Attack Roll or Defense Roll
gr-card-need-any-roll = In response to an Attack Roll of yours or your opponent's
gr-card-need-my-success = In response to your successful attack or Reactive Attack
gr-card-need-foes-success = In response to an opponent's successful attack or Reactive Attack, whomever it hits
gr-card-need-failed-defense = In response to your own unsuccessful Defense Roll
gr-card-need-foes-instant = In response to an opponent's Instant
gr-card-need-foes-trigger = In response to a Trigger of an opponent
gr-card-need-foes-activation = In response to an opponent who activates an ability
gr-card-need-foes-attack-card = Before your opponent's attack begins to resolve
gr-card-need-foes-card = While a card of your opponent's attack is unresolved
gr-card-need-replacement = Before your attack begins to resolve, with another card in hand to take the place of one of its cards

## Who.

gr-card-who = { $who ->
    [me] { $cap ->
        [first] You
       *[later] you
    }
    [foe] { $cap ->
        [first] Your opponent
       *[later] your opponent
    }
    [foes-in-range] { gr-card-each } opponent within range
    [foes-near] { gr-card-each } opponent adjacent to you
    [robots-near] { gr-card-each } robot adjacent to you
    [all-in-range] { gr-card-each } player within range, you included,
    [passed] { gr-card-each } player whose Recovery Roll succeeded
   *[failed] { gr-card-each } player whose Recovery Roll failed
}
gr-card-each = { $cap ->
    [first] Each
   *[later] each
}

## How much.

gr-card-tail = { $mode ->
    [each] { " " }for each { $per }
    [equal] { " " }equal to { $sum }
   *[plain] { "" }
}
gr-card-n-stock = { $mode ->
    [equal] { $what ->
        [fs] Fighting Spirit
        [pt] Power Tokens
        [armor] Armor
        [anchor] Anchors
        [fire] Fire
        [panic] Panic
       *[surge] Power Surges
    }
   *[other] { $n } { $what ->
        [fs] Fighting Spirit
        [pt] { $n ->
            [one] Power Token
           *[other] Power Tokens
        }
        [armor] Armor
        [anchor] { $n ->
            [one] Anchor
           *[other] Anchors
        }
        [fire] Fire
        [panic] Panic
       *[surge] { $n ->
            [one] Power Surge
           *[other] Power Surges
        }
    }
}{ gr-card-tail }
gr-card-n-hex = { $mode ->
    [equal] a number of hexes
   *[other] { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
}{ gr-card-tail }
gr-card-n-time = { $mode ->
    [equal] a number of times
   *[other] { $n ->
        [one] once
       *[other] { $n } times
    }
}{ gr-card-tail }
gr-card-n-recovery = { $mode ->
    [equal] a number of Recovery Rolls
   *[other] { $n ->
        [one] 1 Recovery Roll
       *[other] { $n } Recovery Rolls
    }
}{ gr-card-tail }
gr-card-n-token = { $mode ->
    [equal] a number of Trauma Tokens
   *[other] { $n ->
        [one] 1 Trauma Token
       *[other] { $n } Trauma Tokens
    }
}{ gr-card-tail }
gr-card-n-card = { $mode ->
    [equal] a number of { $many }
   *[other] { $n ->
        [one] 1 { $one }
       *[other] { $n } { $many }
    }
}{ gr-card-tail }
gr-card-n-die = { $mode ->
    [equal] a number of dice
   *[other] { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
}{ gr-card-tail }
gr-card-n-dice = { $mode ->
    [equal] a number of { gr-card-dice-many }
   *[other] { $n ->
        [one] 1 { $dice ->
            [attack] Attack Die
            [power] Power Die
           *[defense] Defense Die
        }
       *[other] { $n } { gr-card-dice-many }
    }
}{ gr-card-tail }
gr-card-dice-many = { $dice ->
    [attack] Attack Dice
    [power] Power Dice
   *[defense] Defense Dice
}
gr-card-n-damage = { $mode ->
    [equal] { gr-card-more } damage
   *[other] { $n } { gr-card-more } damage
}{ gr-card-tail }
gr-card-more = { $more ->
    [yes] more
   *[no] less
}
gr-card-higher = { $more ->
    [yes] higher
   *[no] lower
}
gr-card-any-dice = any number of dice

gr-card-sum-number = { $n }
gr-card-sum-plus = { $n } plus { $what }
gr-card-sum-times = { $n } times { $what }
gr-card-sum-half = half of { $what }

gr-card-per-nothing = nothing
gr-card-per-success = { $form ->
    [one] success
   *[all] the number of successes
}
gr-card-per-x = X
gr-card-per-recovered = { $form ->
    [one] of these Recovery Rolls that succeeds
   *[all] the number of these Recovery Rolls that succeed
}
gr-card-per-my-fire = { $form ->
    [one] Fire in your Cooldown Meter
   *[all] the Fire in your Cooldown Meter
}
gr-card-per-my-surge = { $form ->
    [one] Power Surge in your Cooldown Meter
   *[all] the number of Power Surges in your Cooldown Meter
}
gr-card-per-my-panic = { $form ->
    [one] Panic in your Cooldown Meter
   *[all] the Panic in your Cooldown Meter
}
gr-card-per-foes-fire = { $form ->
    [one] Fire in your opponent's Cooldown Meter
   *[all] the Fire in your opponent's Cooldown Meter
}
gr-card-per-foes-surge = { $form ->
    [one] Power Surge in your opponent's Cooldown Meter
   *[all] the number of Power Surges in your opponent's Cooldown Meter
}
gr-card-per-foes-panic = { $form ->
    [one] Panic in your opponent's Cooldown Meter
   *[all] the Panic in your opponent's Cooldown Meter
}
gr-card-per-my-power-dice = { $form ->
    [one] Power Die in your roll
   *[all] the number of Power Dice in your roll
}
gr-card-per-my-rage = your Rage value
gr-card-per-my-pt = { $form ->
    [one] Power Token in your Power Token Control
   *[all] the number of Power Tokens in your Power Token Control
}
gr-card-per-hand = the number of cards in hand
gr-card-per-half-sum = half of the sum of those dice
gr-card-per-foes-damage = the damage that your opponent's attack inflicts with 1 success

## Which cards.

gr-card-cards = { $plain ->
    [yes] non-Ultimate{ " " }
   *[no] { "" }
}{ $combo ->
    [yes] Combo{ " " }
   *[no] { "" }
}{ $owner ->
    [robot] robot{ " " }
    [pilot] pilot{ " " }
   *[any] { "" }
}{ $form ->
    [one] { $kind ->
        [melee] melee attack card
        [ranged] ranged attack card
        [attack] attack card
        [instant] Instant
       *[any] card
    }
    [attacks] { $kind ->
        [melee] melee attacks
        [ranged] ranged attacks
        [attack] attacks of either type
        [instant] Instants
       *[any] attacks
    }
   *[many] { $kind ->
        [melee] melee attack cards
        [ranged] ranged attack cards
        [attack] attack cards
        [instant] Instants
       *[any] cards
    }
}{ $named ->
    [so] { gr-card-whose-names } { $form ->
        [one] begins
       *[many] begin
    } with { $so }
    [not-so] { gr-card-whose-names } { $form ->
        [one] does
       *[many] do
    } not begin with { $not-so }
    [both] { gr-card-whose-names } { $form ->
        [one] begins
       *[many] begin
    } with { $so } and not with { $not-so }
   *[any] { "" }
}
gr-card-whose-names = { $form ->
    [one] { " " }whose name
   *[many] { " " }whose names
}

## Where.

gr-card-place-my-hex = your hex
gr-card-place-foes-hex = your opponent's hex
gr-card-place-around-foe = your opponent's hex or a hex adjacent to it
gr-card-place-near-me = a hex adjacent to you
gr-card-tile-flood = Flood
gr-card-tile-inferno = Inferno
gr-card-tile-arc-hazard = Arc Hazard
gr-card-tile-crater = Crater
gr-card-tile-rubble = Rubble

## Conditions, prices, beginnings.

gr-card-if-recovered = the Recovery Roll succeeds
gr-card-if-not-recovered = the Recovery Roll fails
gr-card-if-in-combo = this card is part of a Combo
gr-card-if-my-surges = you have { $n } or more Power Surges in your Cooldown Meter

gr-card-price = { $what ->
    [fs] { $n } Fighting Spirit
    [pt] { $n } { $n ->
        [one] Power Token
       *[other] Power Tokens
    }
    [surge] { $n } { $n ->
        [one] Power Surge
       *[other] Power Surges
    } from your Cooldown Meter
    [stored] { $n } { $n ->
        [one] Power Surge
       *[other] Power Surges
    } from this ability
   *[burn] { $n } Fire received
}
gr-card-trigger = Trigger [{ $price }]: { $rest }
gr-card-trigger-once = Once a turn, Trigger [{ $price }]: { $rest }
gr-card-lead-if = { $cap ->
    [first] If
   *[later] if
} { $if }, { $rest }
gr-card-lead-again = { $mode ->
    [each] { $cap ->
        [first] For each
       *[later] for each
    } { $per }, { $n ->
        [one] { "" }
       *[other] { $n } times,{ " " }
    }{ $rest }
    [equal] { $cap ->
        [first] A number of times
       *[later] a number of times
    } equal to { $sum }, { $rest }
   *[plain] { $n } times, { $rest }
}
gr-card-lead-x = { $cap ->
    [first] Choose
   *[later] choose
} a number X, then { $rest }
gr-card-lead-may = { $cap ->
    [first] You may
   *[later] you may
} { $rest }
gr-card-lead-wish = { $cap ->
    [first] If you wish,
   *[later] if you wish,
} { $rest }

## The first verb, with a capital letter where it begins the sentence.

gr-card-verb-add = { $cap ->
    [first] Add
   *[later] add
}
gr-card-verb-choose = { $cap ->
    [first] Choose
   *[later] choose
}
gr-card-verb-move = { $cap ->
    [first] Move
   *[later] move
}
gr-card-verb-remove = { $cap ->
    [first] Remove
   *[later] remove
}
gr-card-your = { $cap ->
    [first] Your
   *[later] your
}
gr-card-the = { $cap ->
    [first] The
   *[later] the
}

## What is done.

gr-card-gain = { $cap ->
    [first] Gain
   *[later] gain
} { $what }
gr-card-gain-other = { $who } gains { $what }
gr-card-receive = { $cap ->
    [first] Receive
   *[later] receive
} { $what }
gr-card-receive-other = { $who } receives { $what }
gr-card-lose-from = { $stock ->
    [pt] , out of the Power Token Control
   *[other] { "" }
}
gr-card-lose = { $cap ->
    [first] Lose
   *[later] lose
} { $what }{ gr-card-lose-from }
gr-card-lose-other = { $who } loses { $what }{ gr-card-lose-from }
gr-card-all-stock = { $what ->
    [fs] Fighting Spirit
    [pt] Power Tokens in the Power Token Control
    [armor] Armor
    [anchor] Anchors
    [fire] Fire
    [panic] Panic
   *[surge] Power Surges
}
gr-card-lose-all = { $cap ->
    [first] Lose
   *[later] lose
} all { gr-card-all-stock }
gr-card-lose-all-other = { $who } loses all { gr-card-all-stock }
gr-card-recover = { $cap ->
    [first] Make
   *[later] make
} { $rolls }
gr-card-recover-other = { $who } makes { $rolls }
gr-card-move = { gr-card-verb-move } up to { $hexes }
gr-card-close = { gr-card-verb-move } to a hex adjacent to your opponent
gr-card-force-how = { $how ->
    [pull] { $cap ->
        [first] Pull
       *[later] pull
    }
    [push] { $cap ->
        [first] Push
       *[later] push
    }
   *[throw] { $cap ->
        [first] Throw
       *[later] throw
    }
}
gr-card-force-then = { $close ->
    [yes] , then move to a hex adjacent to the robot moved
   *[no] { "" }
}
gr-card-force = { gr-card-force-how } { $who } { $most ->
    [yes] up to{ " " }
   *[no] { "" }
}{ $hexes }{ gr-card-force-then }
gr-card-force-to-me = { gr-card-force-how } { $who } to the closest hex adjacent to you{ gr-card-force-then }
gr-card-follow = { gr-card-verb-move } into the hex that your opponent left; if a Structure stands there, you collide with it
gr-card-tile = { $cap ->
    [first] Create
   *[later] create
} 1 { $tile } on { $place }
gr-card-raze-or-crater = { $cap ->
    [first] Destroy
   *[later] destroy
} the Structure on { $place }; if there is none, create 1 Crater there
gr-card-douse = { gr-card-verb-remove } all Elemental Impact Tiles adjacent to you
gr-card-barrier = { $cap ->
    [first] Create
   *[later] create
} 1 Barrier
gr-card-raise = { $cap ->
    [first] In
   *[later] in
} { $whose ->
    [mine] your
   *[foes] your opponent's
} Cooldown Meter, raise { $cards } by 1 slot each
gr-card-lower-all = { $cap ->
    [first] Lower
   *[later] lower
} all { $cards } in your Cooldown Meter by 1 slot
gr-card-spend = { $cap ->
    [first] Put
   *[later] put
} { $cards }{ $chooser ->
    [chance] , taken at random from your hand,
   *[owner] { " " }from your hand
} into your Cooldown Meter, Deactivated
gr-card-spend-other = { $who } puts { $cards }{ $chooser ->
    [chance] , taken at random from the hand,
   *[owner] { " " }from the hand
} into the Cooldown Meter, Deactivated
gr-card-banish = { gr-card-verb-remove } 1 card of your hand from the game
gr-card-banish-other = { $who } removes 1 card of the hand from the game
gr-card-deactivate = { $cap ->
    [first] Deactivate
   *[later] deactivate
} 1 Activated card or Robot Ability of your opponent; an Instant whose Requirements break by this is Cancelled, and an attack whose Requirements break has no Rules Text
gr-card-hand-over = { gr-card-verb-move } { $tokens } from your Cooldown Meter to the same slots of your opponent's
gr-card-store = { gr-card-verb-move } 1 Power Surge from your Cooldown Meter onto this ability
gr-card-dice-more = { $whose ->
    [mine] { gr-card-verb-add } { $dice } to your Attack Roll
   *[foes] { gr-card-verb-add } { $dice } to your opponent's Attack Roll
}
gr-card-dice-fewer = { $whose ->
    [mine] { gr-card-verb-remove } { $dice } from your Attack Roll
   *[foes] { gr-card-verb-remove } { $dice } from your opponent's Attack Roll
}
gr-card-reroll-paid = { $paid ->
    [yes] , paying { $price } for each
   *[no] { "" }
}{ $answered ->
    [yes] ; your opponent may then re-roll as many dice or fewer
   *[no] { "" }
}
gr-card-reroll-mine = { $cap ->
    [first] Re-roll
   *[later] re-roll
} { $all ->
    [yes] your whole Attack Roll
   *[no] { $dice } of your Attack Roll
}{ gr-card-reroll-paid }
gr-card-reroll-foes = { $all ->
    [yes] { gr-card-your } opponent re-rolls the whole Attack Roll
   *[no] { gr-card-verb-choose } { $dice } of your opponent's Attack Roll
}{ gr-card-reroll-paid }{ $all ->
    [yes] { "" }
   *[no] ; your opponent re-rolls what you chose
}
gr-card-reroll-either = { gr-card-verb-choose } yourself or your opponent: that player re-rolls { $all ->
    [yes] the whole Attack Roll
   *[no] { $dice } of the Attack Roll, chosen by you
}{ gr-card-reroll-paid }
gr-card-drop-lowest = { gr-card-verb-remove } the lowest { $mode ->
    [equal] dice of your opponent's roll, their number
   *[other] { $n ->
        [one] die of your opponent's roll
       *[other] { $n } dice of your opponent's roll
    }
}{ gr-card-tail }
gr-card-concede = { gr-card-your } opponent's attack succeeds with exactly { $n ->
    [one] 1 success
   *[other] { $n } successes
}
gr-card-lock = { gr-card-the } successes of your attack cannot be changed by Instants
gr-card-cancel = { $cap ->
    [first] Cancel
   *[later] cancel
} { $what ->
    [trigger] a Trigger of an opponent
    [activation] the activation of an opponent's ability
    [attack-card] a card of your opponent's attack
   *[instant] an opponent's Instant
}
gr-card-blank = { gr-card-verb-choose } 1 card of your opponent's attack: until the end of this turn it has no Rules Text
gr-card-replace = { $cap ->
    [first] Take
   *[later] take
} back 1 card of your attack and put another one from your hand in its place, paying or receiving the difference of their costs
gr-card-gain-cost = { gr-card-verb-choose } 1 card of your attack: gain Fighting Spirit equal to its cost
gr-card-play-free = { $cap ->
    [first] Play
   *[later] play
} 1 { $cards } for free
gr-card-keep-in-hand = { $cap ->
    [first] Return
   *[later] return
} this card to your hand instead of putting it into your Cooldown Meter
gr-card-vanish = { gr-card-verb-remove } this card from the game
gr-card-roll-power = { $cap ->
    [first] Roll
   *[later] roll
} { $dice }
gr-card-skip-turn = { $cap ->
    [first] In
   *[later] in
} your next turn, play no cards, skip Upkeep and Combat, and advance only Trauma Tokens in your Cooldown phase; in the Upkeep after that, gain { $n } Fighting Spirit instead of Heart or Power
gr-card-halve-by-defense = { $cap ->
    [first] Halve
   *[later] halve
} the damage that is coming, once for each of your Defense Dice that is higher than an opponent's Attack Die
gr-card-halve-damage = { $cap ->
    [first] Halve
   *[later] halve
} that damage
gr-card-raise-die = { $cap ->
    [first] Raise
   *[later] raise
} the result of 1 of your Attack Dice by 1
gr-card-range-change = { $n } { gr-card-higher }
gr-card-next-range = { $ends ->
    [min] { gr-card-the } minimum range of the next card is { $min }
    [max] { gr-card-the } maximum range of the next card is { $max }
   *[both] { gr-card-the } minimum range of the next card is { $min } and its maximum range { $max }
}

## For how long.

gr-card-span = { $span ->
    [turn] { $cap ->
        [first] Until
       *[later] until
    } the end of this turn
    [foes-turn] { $cap ->
        [first] Until
       *[later] until
    } the end of your opponent's next turn
    [my-turn] { $cap ->
        [first] Until
       *[later] until
    } your next turn begins
    [foes-next] { $cap ->
        [first] Until
       *[later] until
    } your opponent's next turn begins
    [next-attack] { $cap ->
        [first] For
       *[later] for
    } your next attack
    [next-roll] { $cap ->
        [first] For
       *[later] for
    } your next Attack Roll
    [this-attack] { $cap ->
        [first] For
       *[later] for
    } this attack
   *[ever] { $cap ->
        [first] For
       *[later] for
    } the rest of the game
}
gr-card-until = { gr-card-span }, { $rest }
gr-card-until-other = { gr-card-span }, for { $whom }: { $rest }
gr-card-next-damage = { $cap ->
    [first] If
   *[later] if
} your next attack succeeds, it inflicts { $damage }
gr-card-next-dice = { $more ->
    [yes] { gr-card-verb-add } { $dice } to your next Attack Roll
   *[no] { gr-card-verb-remove } { $dice } from your next Attack Roll
}

## What holds. `$who` is `me` where it holds for the reader.

gr-card-theirs = { $who ->
    [me] { gr-card-your }
    [foe] { gr-card-your } opponent's
   *[other] { $cap ->
        [first] That player's
       *[later] that player's
    }
}
gr-card-they = { $who ->
    [me] { $cap ->
        [first] You
       *[later] you
    }
    [foe] { gr-card-your } opponent
   *[other] { $cap ->
        [first] That player
       *[later] that player
    }
}
gr-card-them = { $who ->
    [me] you
    [foe] your opponent
   *[other] that player
}
gr-card-of-them = { $who ->
    [me] of yours
    [foe] of your opponent
   *[other] of that player
}
gr-card-foes = { $who ->
    [me] { gr-card-your } opponent's
   *[other] { $cap ->
        [first] Their opponent's
       *[later] their opponent's
    }
}
gr-card-holds-cost = { gr-card-theirs } { $cards } cost { $n } { gr-card-more }
gr-card-holds-half-cost = { gr-card-theirs } { $cards } cost half
gr-card-holds-free-if = { $cap ->
    [first] This
   *[later] this
} card is free if { $if }
gr-card-holds-damage = { gr-card-theirs } { $cards } inflict { $damage }
gr-card-holds-damage-card = { gr-card-theirs } { $cards } each inflict { $damage }
gr-card-holds-damage-taken = { $cap ->
    [first] Attacks
   *[later] attacks
} on { gr-card-them } inflict { $n } { gr-card-more } damage
gr-card-holds-half-collisions = { $cap ->
    [first] Collisions
   *[later] collisions
} inflict half damage on { gr-card-them }
gr-card-holds-results = { gr-card-theirs } Attack Roll results are { $n } { gr-card-higher }
gr-card-holds-foes-results = { gr-card-foes } Attack Die results are { $n } { gr-card-higher }
gr-card-n-attack-dice = { $n ->
    [one] 1 Attack Die
   *[other] { $n } Attack Dice
} { $more ->
    [yes] more
   *[no] fewer
}
gr-card-holds-attack-dice = { gr-card-theirs } Attack Rolls have { gr-card-n-attack-dice }
gr-card-holds-foes-attack-dice = { gr-card-foes } Attack Rolls have { gr-card-n-attack-dice }
gr-card-holds-defense = { gr-card-theirs } Defense is { $n } { gr-card-higher }
gr-card-holds-defense-on-crater = { gr-card-theirs } Defense is { $n } { gr-card-higher } on a Crater
gr-card-holds-no-defense = { gr-card-theirs } Defense is 0
gr-card-holds-boost = { gr-card-theirs } robot has Boost
gr-card-holds-recovery = { gr-card-theirs } Recovery Roll results are { $n } higher
gr-card-holds-rage = { gr-card-theirs } Rage value is { $n } higher
gr-card-holds-rage-twice = { gr-card-theirs } Rage is gained twice
gr-card-holds-no-rage = { gr-card-they } cannot gain Rage
gr-card-holds-no-power = { gr-card-they } cannot gain Power
gr-card-holds-unmoved = { gr-card-theirs } robot cannot be Forcefully Moved
gr-card-holds-combo = { gr-card-theirs } { $cards } have Combo
gr-card-holds-combo-reaction = { gr-card-theirs } Reactive Attack may be a Combo
gr-card-holds-half-ranged-reach = { $cap ->
    [first] Ranged
   *[later] ranged
} attacks on { gr-card-them } have half their maximum range, but not less than their minimum range
gr-card-holds-unlock = { $cap ->
    [first] Cards
   *[later] cards
} that need { $name } may be played without it
gr-card-holds-trample = { $cap ->
    [first] Spending
   *[later] spending
} movement, { $who ->
    [me] your
    [foe] your opponent's
   *[other] that player's
} robot may move through Structures; each of them is destroyed and inflicts 2 damage on { gr-card-them }, the movement must end beyond it, and the Collision rules of its Impact Card are not resolved
gr-card-holds-undying = { $cap ->
    [first] Only
   *[later] only
} { $n } or more damage at once can defeat { gr-card-them }
gr-card-holds-arc-hunter = { $cap ->
    [first] If
   *[later] if
} a Structure is within range, range may be counted again from that Structure; Cover is ignored
gr-card-holds-split-movement = { gr-card-theirs } movement may be spent in any number of portions, in total at most Speed
gr-card-holds-overload = { $cap ->
    [first] When
   *[later] when
} a melee attack card { gr-card-of-them } succeeds, it may be removed from the game: Trigger [X Power Dice]: that attack inflicts X more damage
gr-card-holds-second-try = { gr-card-theirs } unsuccessful rolls for { $cards } may be re-rolled once
gr-card-holds-until-hurt = { $cap ->
    [first] This
   *[later] this
} card is Deactivated when an opponent inflicts damage on { gr-card-them }
gr-card-whenever = { $cap ->
    [first] Whenever
   *[later] whenever
}
gr-card-on = { $when ->
    [upkeep] { $cap ->
        [first] At
       *[later] at
    } the beginning of your Upkeep
    [hurt] { gr-card-whenever } damage is inflicted on you
    [hurt-coming] { gr-card-whenever } damage is about to be inflicted on you
    [hurting] { gr-card-whenever } you inflict damage on an opponent
    [success] { gr-card-whenever } your attack succeeds
    [attacking] { gr-card-whenever } you have rolled for an attack
    [held] { gr-card-whenever } a Power Surge holds this card in its slot
    [foe-spends-pt] { gr-card-whenever } an opponent spends Power Tokens
    [collision] { gr-card-whenever } an opponent makes you collide with a Structure
   *[foes-cooldown] { $cap ->
        [first] During
       *[later] during
    } an opponent's Cooldown phase
}, { $rest }

## Damage.

gr-card-hurt-plus = Inflict { $mode ->
    [equal] further damage
   *[other] { $n } more damage
}{ gr-card-tail }
gr-card-hurt-bought = Trigger [{ $price }], up to { $most }: Inflict { $damage } more damage
gr-card-hurt-around = The damage hits every hex adjacent to you instead of the Target
