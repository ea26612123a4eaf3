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
    [pays] To play it
    [played] When played
    [rules] Rules Text
    [before] Damage Text, first
    [hurt] Damage Text
    [active] While Activated
   *[always] Always
}: { $text }.
gr-card-in-a-row = { $first }; then { $rest }
gr-card-nothing = nothing happens
gr-card-and = { $first }; { $rest }

## Requirements.

gr-card-spares-ultimates = Does not affect Ultimate Techniques
gr-card-need-ability = { $name } must be activated
gr-card-need-active = Only while you are the Active Player
gr-card-need-on-structure = You must stand on a Structure
gr-card-need-off-structure = You must not stand on a Structure
gr-card-need-on-tile = You must stand on 1 { $tile }
gr-card-need-foe-near = While an opponent is adjacent to you
gr-card-need-anchor-near = While you are adjacent to a hex with an Anchor
gr-card-need-structure-near = While you are adjacent to a Structure
gr-card-need-foe-anchored = Your opponent must be Anchored
gr-card-need-against-ranged = Only in answer to a ranged attack on you
gr-card-need-foes-move = In response to an opponent who declares movement
gr-card-need-foes-counter = While your opponent's attack card has Counter
gr-card-need-foes-declaration = In response to your opponent's declaration of an attack or a Reactive Attack
gr-card-need-both-declared = Only after an attack and a Reactive Attack were declared, before the dice are rolled
gr-card-need-my-reaction = In response to your declaration of a Reactive Attack, before the dice are rolled
gr-card-need-my-reaction-success = In response to your successful Reactive Attack
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
gr-card-need-foes-ranged-success = In response to an opponent's successful ranged attack or ranged Reactive Attack, whomever it hits
gr-card-need-failed-defense = In response to your own unsuccessful Defense Roll
gr-card-need-foes-instant = In response to an opponent's Instant
gr-card-need-foes-trigger = In response to a Trigger of an opponent
gr-card-need-foes-activation = In response to an opponent who activates an ability
gr-card-need-foes-attack-card = Before your opponent's attack begins to resolve
gr-card-need-foes-card = While a card of your opponent's attack is unresolved
gr-card-need-after-moving = Only immediately after you have spent your movement
gr-card-need-before-moving = Only while you are the Active Player and have not spent your movement
gr-card-need-barrier-near = While a Static Barrier is adjacent to you
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
    [on-the-way] { gr-card-each } opponent adjacent to a hex that you have just moved across
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
gr-card-n-activated = { $mode ->
    [equal] a number of Activated cards
   *[other] { $n ->
        [one] 1 Activated card
       *[other] { $n } Activated cards
    }
}{ gr-card-tail }
gr-card-n-level = { $mode ->
    [equal] { gr-card-higher } by a number
   *[other] { $n } { gr-card-higher }
}{ gr-card-tail }
gr-card-n-number = { $mode ->
    [equal] { $sum }
    [each] { $n } for each { $per }
   *[plain] { $n }
}
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
gr-card-per-done = { $form ->
    [one] of them
   *[all] the number of them
}
gr-card-per-all-fire = { $form ->
    [one] Fire in your Cooldown Meter and in your opponent's
   *[all] the Fire in your Cooldown Meter and in your opponent's
}
gr-card-per-infernos-near = { $form ->
    [one] Inferno adjacent to you or to your opponent
   *[all] the number of Infernos adjacent to you or to your opponent
}
gr-card-per-melee-cards = { $form ->
    [one] melee card of that attack
   *[all] the number of melee cards of that attack
}
gr-card-per-failures = { $form ->
    [one] of these Recovery Rolls that fails
   *[all] the number of these Recovery Rolls that fail
}
gr-card-per-foes-lowest = the lowest die of your opponent's roll
gr-card-per-foes-rage = the highest Rage value of an opponent
gr-card-per-power-dice = { $form ->
    [one] Power Die in either roll
   *[all] the number of Power Dice in both rolls
}
gr-card-per-my-defense = your Defense
gr-card-per-barrier-in-path = { $form ->
    [one] Static Barrier in the Path of your attack, if there is one
   *[all] 1 if a Static Barrier lies in the Path of your attack
}
gr-card-per-spent-dice = the number of Attack Dice on that card
gr-card-per-foes-base = the base damage of your opponent's attack, with your successes where it counts for each
gr-card-per-spent-cost = the costs of those cards together
gr-card-per-my-cards = the number of your cards that are still in the game
gr-card-per-armor-quarter = a quarter of your Max Armor
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
}{ $gives ->
    [anchor] { gr-card-that-give } Anchors
    [fire] { gr-card-that-give } Fire
    [panic] { gr-card-that-give } Panic
    [surge] { gr-card-that-give } Power Surges
   *[none] { "" }
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
}{ $part ->
    [yes] { gr-card-whose-names } { $form ->
        [one] has
       *[many] have
    } the word { $word }
   *[no] { "" }
}
gr-card-that-give = { $form ->
    [one] { " " }that inflicts
   *[many] { " " }that inflict
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
gr-card-place-around-me = your hex or a hex adjacent to it
gr-card-tile-flood = Flood
gr-card-tile-inferno = Inferno
gr-card-tile-arc-hazard = Arc Hazard
gr-card-tile-crater = Crater
gr-card-tile-rubble = Rubble

## Conditions, prices, beginnings.

gr-card-if-recovered = the Recovery Roll succeeds
gr-card-if-not-recovered = the Recovery Roll fails
gr-card-if-in-combo = this card is part of a Combo
gr-card-if-alone = this card is not part of a Combo
gr-card-if-done = that was done
gr-card-if-not-done = that was not done
gr-card-if-moved = that has moved somebody
gr-card-if-foes-turn = it is an opponent's turn
gr-card-if-not-attacked = you have not attacked in this turn of yours
gr-card-if-foe-near = the opponent is adjacent to you
gr-card-if-my-fire = you have { $n } or more Fire in your Cooldown Meter
gr-card-if-my-fs = you have { $n } or more Fighting Spirit
gr-card-if-higher = you have Combat Advantage over an opponent
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
    [max-armor] { $n } Armor, lost for the rest of the game
    [panic] { $n } Panic received
   *[burn] { $n } Fire received
}
gr-card-price-own-cost = as much Fighting Spirit as this card costs
gr-card-trigger = Trigger [{ $price }]: { $rest }
gr-card-trigger-once = Once a turn, Trigger [{ $price }]: { $rest }
gr-card-trigger-once-a-bout = Once in the game, Trigger [{ $price }]: { $rest }
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
gr-card-give = { $cap ->
    [first] Spend
   *[later] spend
} { $what }
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
gr-card-leap = { $cap ->
    [first] Leap
   *[later] leap
} to a hex adjacent to your opponent{ $in-range ->
    [yes] { " " }that is within range
   *[no] { "" }
}
gr-card-approach = { gr-card-verb-move } to the closest hex adjacent to your opponent
gr-card-jump = { $cap ->
    [first] Leap
   *[later] leap
} { $to ->
    [by-structure] to a hex adjacent to a Structure that is adjacent to you
   *[near-me] 1 hex
}
gr-card-break-all = { $cap ->
    [first] Destroy
   *[later] destroy
} all Static Barriers { $where ->
    [near-foe] within 3 hexes of your opponent
   *[on-map] on the map
}
gr-card-gate-throw = { $cap ->
    [first] Throw
   *[later] throw
} your opponent, if it is within range of a Static Barrier, to a hex at most { $n } { $n ->
    [one] hex
   *[other] hexes
} away from another Static Barrier
gr-card-borrow = { gr-card-verb-choose } 1 { $cards } { $from ->
    [foes-hand] in your opponent's hand, which is laid open,
   *[my-meter] in your Cooldown Meter
} and pay X Fighting Spirit, X being its cost: this card has its Rules Text until the end of this turn
gr-card-usurp = { $cap ->
    [first] Cancel
   *[later] cancel
} an opponent's Instant; this card has its Rules Text until the end of this turn
gr-card-mirror = { $cap ->
    [first] A
   *[later] a
} card of your attack has the Rules Text of a card of your opponent's attack instead of its own
gr-card-move-again = { $cap ->
    [first] This
   *[later] this
} turn, you may spend your movement once more
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
gr-card-force-beside = { gr-card-force-how } { $who } to a hex adjacent to you{ gr-card-force-then }
gr-card-anchor-leap = { $cap ->
    [first] Leap
   *[later] leap
} to a hex adjacent to any hex with an Anchor
gr-card-stride = { gr-card-verb-move } to a hex within range
gr-card-drop-anchors = { $cap ->
    [first] Place
   *[later] place
} 1 Anchor on each of { $hexes } that you have just moved across
gr-card-detonate = { $cap ->
    [first] Each
   *[later] each
} Anchor inflicts { $n } damage on the robot that has it, and all Anchors are destroyed
gr-card-crash = { $cap ->
    [first] If
   *[later] if
} your opponent stands on a Structure, the two collide
gr-card-crash-beside = { $cap ->
    [first] Destroy
   *[later] destroy
} a Structure adjacent to you, and draw 1 Impact Card as if you had collided with it
gr-card-impact = { gr-card-your } opponent draws 1 Impact Card and resolves its Collision rules for Tier 1 alone
gr-card-brace = { $cap ->
    [first] Impact
   *[later] Impact
} Cards have no effect on you for the rest of this attack
gr-card-pull-tile = { $cap ->
    [first] Pull
   *[later] pull
} 1 Elemental Impact Tile that is adjacent to your opponent onto its hex
gr-card-pull-tiles = { $cap ->
    [first] Pull
   *[later] pull
} up to { $mode ->
    [equal] a number of Elemental Impact Tiles
   *[other] { $n ->
        [one] 1 Elemental Impact Tile
       *[other] { $n } Elemental Impact Tiles
    }
}{ gr-card-tail } within { $within } hexes of your opponent to the closest hexes adjacent to it
gr-card-ground = { gr-card-your } opponent Deactivates each card and ability that gives Boost
gr-card-break-counter = { $cap ->
    [first] The
   *[later] the
} first card of your opponent's attack has no Counter until the end of the turn
gr-card-disarm = { gr-card-the } base damage of your opponent's attack becomes 0
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
gr-card-remove-tile = { gr-card-verb-remove } 1 { $tile } from { $place }
gr-card-barrier = { $cap ->
    [first] Create
   *[later] create
} 1 Barrier
gr-card-mark = { $cap ->
    [first] Put
   *[later] put
} { $moves ->
    [yes] 1 Target Token, or one of yours that lies on the map,
   *[no] 1 Target Token
} on { $at ->
    [structure] a hex with a Structure
   *[unoccupied] an unoccupied hex
}
gr-card-unmark = { gr-card-verb-remove } your Target Token from { $place }
gr-card-strike-damage = { $n } damage { gr-card-strike-on }
gr-card-strike-raze = { gr-card-the } Structure on 1 hex with your Target Token is destroyed; remove the token
gr-card-strike-scorch = 1 Inferno is created on 1 hex with your Target Token, and every robot adjacent to it receives 1 Fire; remove the token
gr-card-strike-on = hits 1 hex with your Target Token; remove the token
gr-card-activate = { $cap ->
    [first] Activate
   *[later] activate
} 1 Deactivated card in your Cooldown Meter
gr-card-graft = { gr-card-verb-choose } 1 attack card in your opponent's Cooldown Meter or hand: in your next attack its Rules Text takes the place of that of 1 of your cards
gr-card-surcharge = { gr-card-your } opponent pays the cost of that attack once more, or takes its cards back, regains their cost and cannot play them until the end of that player's turn
gr-card-retreat = { gr-card-verb-move } { $hexes } away from your opponent
gr-card-deflect = { gr-card-the } damage goes to 1 hex adjacent to you instead, which you choose
gr-card-drop-successes = { gr-card-verb-remove } { $mode ->
    [equal] a number of successful dice
   *[other] { $n ->
        [one] 1 successful die
       *[other] { $n } successful dice
    }
} from your opponent's roll{ gr-card-tail }
gr-card-break-barrier = { $cap ->
    [first] Destroy
   *[later] destroy
} { $most ->
    [yes] up to{ " " }
   *[no] { "" }
}{ $mode ->
    [equal] a number of Static Barriers
   *[other] { $n ->
        [one] 1 Static Barrier
       *[other] { $n } Static Barriers
    }
}{ gr-card-tail } { $at ->
    [in-range] within range
    [in-path] in the Path of your attack
    [gates] from which the range was counted
   *[near-me] adjacent to you
}{ $shields ->
    [yes] , or Active Barriers of opponents there
   *[no] { "" }
}
gr-card-raise = { $cap ->
    [first] In
   *[later] in
} { $whose ->
    [mine] your
   *[foes] your opponent's
} Cooldown Meter, raise { $cards } { $top ->
    [yes] to slot 3
   *[no] by 1 slot each
}
gr-card-shift = { $cap ->
    [first] Raise
   *[later] raise
} or lower { $all ->
    [yes] any of the { $cards }
   *[no] up to { $cards }
} in your Cooldown Meter by 1 slot each
gr-card-return = { $cap ->
    [first] Return
   *[later] return
} { $cards } from your Cooldown Meter to your hand
gr-card-lower-all = { $cap ->
    [first] Lower
   *[later] lower
} all { $cards } in your Cooldown Meter by 1 slot
gr-card-spend-chooser = { $chooser ->
    [user] chosen by you,{ " " }
    [foe] chosen by your opponent,{ " " }
   *[other] { "" }
}
gr-card-spend-up = { $activated ->
    [yes] Activated
   *[no] Deactivated
}
gr-card-spend = { $cap ->
    [first] Put
   *[later] put
} { $most ->
    [yes] up to{ " " }
   *[no] { "" }
}{ $cards }{ $chooser ->
    [chance] , taken at random from your hand,
   *[owner] { " " }from your hand
} into your Cooldown Meter, { gr-card-spend-chooser }{ gr-card-spend-up }
gr-card-spend-other = { $who } puts { $most ->
    [yes] up to{ " " }
   *[no] { "" }
}{ $cards }{ $chooser ->
    [chance] , taken at random from the hand,
   *[owner] { " " }from the hand
} into the Cooldown Meter, { gr-card-spend-chooser }{ gr-card-spend-up }
gr-card-expel-from = { $zone ->
    [meter] Cooldown Meter
   *[hand] hand
}
gr-card-expel = { gr-card-verb-remove } { $cards } of your { gr-card-expel-from } from the game
gr-card-expel-other = { $who } removes { $cards } of the { gr-card-expel-from } from the game
gr-card-turn-down = { $cap ->
    [first] Deactivate
   *[later] deactivate
} { $cards } in your opponent's Cooldown Meter
gr-card-grant = { $cap ->
    [first] Until
   *[later] until
} the end of this turn, { $icon ->
    [counter] 1 attack card in your hand or in play has Counter
   *[combo] 1 attack card in your hand has Combo
}
gr-card-rage = { $cap ->
    [first] Gain
   *[later] gain
} Rage
gr-card-extra-turn = { $cap ->
    [first] After
   *[later] after
} this turn, you have another one
gr-card-deactivate = { $cap ->
    [first] Deactivate
   *[later] deactivate
} 1 Activated card or Robot Ability of your opponent; an Instant whose Requirements break by this is Cancelled, and an attack whose Requirements break has no Rules Text
gr-card-switch-off = { $cap ->
    [first] Deactivate
   *[later] deactivate
} { $name }
gr-card-turn = { $cap ->
    [first] In
   *[later] in
} your Cooldown Meter, { $half ->
    [yes] remove half of the { gr-card-all-stock }, rounded down; the others turn
   *[no] all { gr-card-all-stock } turn
} into { $into ->
    [anchor] Anchors
    [fire] Fire
    [panic] Panic
   *[surge] Power Surges
} in their slots
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
gr-card-reroll-my-defense = { $cap ->
    [first] Re-roll
   *[later] re-roll
} { $all ->
    [yes] your whole Defense Roll
   *[no] { $dice } of your Defense Roll
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
gr-card-void = { gr-card-your } opponent's successful attack has no Rules Text and inflicts no damage, and its cards cool down Deactivated
gr-card-immune = { $cap ->
    [first] Until
   *[later] until
} the end of this turn, 1 card of { $whose ->
    [mine] your
   *[foes] your opponent's
} attack is immune to Instants
gr-card-scramble = { gr-card-your } opponent takes back the attack that was declared, and plays 1 attack card picked at random from those that could be played there, paying or receiving the difference of costs
gr-card-replace = { $cap ->
    [first] Take
   *[later] take
} back 1 card of your attack and put another one from your hand in its place, paying or receiving the difference of their costs
gr-card-gain-cost = { gr-card-verb-choose } 1 card of your attack: gain Fighting Spirit equal to its cost
gr-card-play-free = { $cap ->
    [first] Play
   *[later] play
} 1 { $cards } for free
gr-card-play-up-to = { $cap ->
    [first] Play
   *[later] play
} 1 { $cards } for free that costs at most { $most }
gr-card-keep-in-hand = { $cap ->
    [first] Return
   *[later] return
} this card to your hand instead of putting it into your Cooldown Meter
gr-card-spare = { $cap ->
    [first] This
   *[later] this
} attack inflicts no damage on { $who }
gr-card-repeat = { $cap ->
    [first] Play
   *[later] play
} this attack again for free against 1 new Target, { $every ->
    [yes] as often as it succeeds
   *[no] but no third time
}
gr-card-vanish = { gr-card-verb-remove } this card from the game
gr-card-roll-power = { $cap ->
    [first] Roll
   *[later] roll
} { $dice }
gr-card-skip-turn = { $cap ->
    [first] In
   *[later] in
} your next turn, play no cards, skip Upkeep and Combat, and advance only Trauma Tokens in your Cooldown phase; in the Upkeep after that, gain { $n } Fighting Spirit instead of Heart or Power
gr-card-reboot = { $cap ->
    [first] In
   *[later] in
} your next turn, play no cards, skip Upkeep and Combat, and advance only Trauma Tokens in your Cooldown phase; at the beginning of the turn after that, all cards of your Cooldown Meter return to your hand, and all tokens leave it
gr-card-halve-by-defense = { $cap ->
    [first] Halve
   *[later] halve
} the damage that is coming, once for each of your Defense Dice that is higher than an opponent's Attack Die
gr-card-halve-damage = { $cap ->
    [first] Halve
   *[later] halve
} that damage
gr-card-less-damage = { $cap ->
    [first] That
   *[later] that
} is { $damage }
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
    } your next { gr-card-span-kind }attack
    [next-success] { $cap ->
        [first] For
       *[later] for
    } your next successful { gr-card-span-kind }attack
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
gr-card-span-kind = { $kind ->
    [melee] melee{ " " }
    [ranged] ranged{ " " }
   *[any] { "" }
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
gr-card-holds-free-for = { $cap ->
    [first] While
   *[later] while
} your robot stands on 1 { $tile }, you may remove that tile instead of paying for this card
gr-card-holds-overdrive = { gr-card-they } may play cards that cost 2 or more out of the Cooldown Meter, for half as much again as they cost
gr-card-holds-damage = { gr-card-theirs } { $cards } inflict { $damage }
gr-card-holds-damage-card = { gr-card-theirs } { $cards } each inflict { $damage }
gr-card-holds-damage-taken = { $cap ->
    [first] Attacks
   *[later] attacks
} on { gr-card-them } inflict { $damage }
gr-card-holds-half-collisions = { $cap ->
    [first] Collisions
   *[later] collisions
} inflict half damage on { gr-card-them }
gr-card-holds-results = { gr-card-theirs } Attack Roll results are { $n } { gr-card-higher }
gr-card-holds-attack-results = { gr-card-theirs } Attack Die results are { $n } { gr-card-higher }
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
gr-card-holds-foes-dice = { gr-card-foes } { $cards } have { gr-card-n-attack-dice }
gr-card-holds-advantage = { $cap ->
    [first] Combat
   *[later] combat
} Advantage gives { gr-card-them } { gr-card-n-attack-dice }
gr-card-holds-cover-dice = { $cap ->
    [first] While
   *[later] while
} { $who ->
    [me] you are
    [foe] your opponent is
   *[other] that player is
} in Cover, { $who ->
    [me] your
    [foe] your opponent's
   *[other] that player's
} Attack Rolls have { $dice } more, as ten-sided Attack Dice
gr-card-holds-own-landing = { $cap ->
    [first] When
   *[later] when
} { $who ->
    [me] your
    [foe] your opponent's
   *[other] that player's
} robot is Forcefully Moved, { $who ->
    [me] you choose
    [foe] your opponent chooses
   *[other] that player chooses
} the hexes
gr-card-holds-grafted = { $cap ->
    [first] The
   *[later] the
} Rules Text of an opponent's card takes the place of that of 1 card of { gr-card-them }
gr-card-holds-splash = { $cap ->
    [first] Half
   *[later] half
} of the damage of { $who ->
    [me] your
    [foe] your opponent's
   *[other] that player's
} { $cards } also hits every Target adjacent to theirs
gr-card-while-near = { $cap ->
    [first] While
   *[later] while
} { $who ->
    [me] you stand
    [foe] your opponent stands
   *[other] that player stands
} on { $tile } or adjacent to it, { $rest }
gr-card-holds-defense = { gr-card-theirs } Defense is { $by }
gr-card-holds-defense-up-to = { gr-card-theirs } Defense is { $by }, but by this no higher than { $most }
gr-card-holds-defense-on-crater = { gr-card-theirs } Defense is { $n } { gr-card-higher } on a Crater
gr-card-holds-no-defense = { gr-card-theirs } Defense is 0
gr-card-holds-boost = { gr-card-theirs } robot has Boost
gr-card-holds-speed = { gr-card-theirs } Speed is { $n } higher{ $capped ->
    [yes] , but by this no higher than { $most }
   *[no] { "" }
}
gr-card-holds-try-again = { $cap ->
    [first] If
   *[later] if
} the roll for this attack fails, Trigger [remove { $n ->
    [one] 1 die
   *[other] { $n } dice
} used in it]: re-roll the others
gr-card-holds-flat-range = { $cap ->
    [first] Levels
   *[later] levels
} do not count for the range of this card
gr-card-holds-moving-hurts = { $cap ->
    [first] Whenever
   *[later] whenever
} { $who ->
    [me] you move
    [foe] your opponent moves
   *[other] that player moves
} or { $who ->
    [me] are
   *[other] is
} Forcefully Moved, receive { $n } damage for each hex moved across
gr-card-holds-force-save = { $cap ->
    [first] Each
   *[later] each
} time an opponent's attack would Forcefully Move { gr-card-them }, make 1 Recovery Roll; if it succeeds, that attack does not move the robot
gr-card-holds-swap-force = { $cap ->
    [first] If
   *[later] if
} an attack { gr-card-of-them } uses Pull, Push or Throw, another of these may take its place
gr-card-holds-lasso = { $cap ->
    [first] If
   *[later] if
} you are Forcefully Moved, your opponent is moved too, and ends as far away from you as now
gr-card-holds-no-movement = { gr-card-they } cannot spend movement
gr-card-holds-purge = { $cap ->
    [first] Whenever
   *[later] whenever
} { $who ->
    [me] you would gain
    [foe] your opponent would gain
   *[other] that player would gain
} Fighting Spirit, all tokens may leave 1 slot of the Cooldown Meter instead
gr-card-holds-impact-with = { $cap ->
    [first] Whenever
   *[later] whenever
} { gr-card-theirs-later } { $cards } succeed, the Target draws 1 Impact Card and resolves its Collision rules for Tier 1 alone
gr-card-theirs-later = { $who ->
    [me] your
    [foe] your opponent's
   *[other] that player's
}
gr-card-holds-forbid = { gr-card-they } cannot play attack cards with { $icon ->
    [counter] Counter
   *[combo] Combo
}
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
gr-card-range-near = a minimum range of { $near } at most
gr-card-range-far = { $twice ->
    [yes] twice their maximum range{ $n ->
        [0] { "" }
       *[other] { " " }and { $n } more
    }
   *[no] a maximum range that is { $n } higher
}
gr-card-holds-range = { gr-card-theirs } { $cards } have { $ends ->
    [min] { gr-card-range-near }
    [max] { gr-card-range-far }
   *[both] { gr-card-range-near } and { gr-card-range-far }
}
gr-card-holds-receive = { $cap ->
    [first] Whenever
   *[later] whenever
} { $who ->
    [me] you receive
    [foe] your opponent receives
   *[other] that player receives
} { $what ->
    [anchor] Anchors
    [fire] Fire
    [panic] Panic
   *[surge] Power Surges
}, it is { $n } more
gr-card-holds-heart = { gr-card-theirs } Heart value is { $is }
gr-card-holds-more-heart = { gr-card-theirs } Heart value is { $n } higher
gr-card-holds-power-too = { $cap ->
    [first] Each
   *[later] each
} Upkeep, { gr-card-them } also { $who ->
    [me] gain
   *[other] gains
} Power
gr-card-holds-start-armor = { gr-card-theirs } robot begins with { $n ->
    [one] 1 quarter
   *[other] { $n } quarters
} of its Armor
gr-card-holds-pt-room = { gr-card-theirs } Power Token Control holds { $n } Power Tokens, and no more are lost
gr-card-holds-rage-toll = { $cap ->
    [first] Opponents
   *[later] opponents
} of { gr-card-them } must spend { $n ->
    [one] 1 Power Token
   *[other] { $n } Power Tokens
} to gain Rage
gr-card-holds-counter = { gr-card-theirs } attack cards have Counter, and it works in any attack
gr-card-holds-no-counter = { gr-card-theirs } attack cards have no Counter
gr-card-holds-no-force = { $cap ->
    [first] The
   *[later] the
} Forced Movement of { $who ->
    [me] your
    [foe] your opponent's
   *[other] that player's
} attack cards is left out
gr-card-holds-fs-gains = { $cap ->
    [first] Whenever
   *[later] whenever
} { $who ->
    [me] you gain
    [foe] your opponent gains
   *[other] that player gains
} Fighting Spirit, it is { $n } more
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
gr-card-holds-try-for = Trigger [{ $price }]: { gr-card-theirs } unsuccessful roll for { $cards } is re-rolled, once an attack
gr-card-holds-raze-along = { $cap ->
    [first] When
   *[later] when
} you spend your movement, make a Recovery Roll for each Structure adjacent to its Path: if it succeeds, the Structure is destroyed, and its Impact Card does nothing to you
gr-card-holds-no-armor = { gr-card-they } cannot gain Armor
gr-card-holds-all-damage = { $cap ->
    [first] All
   *[later] all
} attacks of all players inflict { $n } more damage
gr-card-holds-panic-stays = Panic in slot 1 of an opponent's Cooldown Meter cannot leave it
gr-card-holds-no-cooldown = { gr-card-theirs } { $cards } have no Cooldown Value
gr-card-holds-lend-text = { gr-card-theirs } { $cards } may use the Rules Text of another such card in { gr-card-theirs } Cooldown Meter instead of its own
gr-card-holds-from-barriers = { gr-card-theirs } range with this card may be counted from any Static Barrier on the map
gr-card-holds-warp-gate = { gr-card-theirs } range with this card may be counted again from a Static Barrier within its range
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
    [hurt] { gr-card-whenever } X damage is inflicted on you
    [hurt-coming] { gr-card-whenever } damage is about to be inflicted on you
    [hurting] { gr-card-whenever } you inflict X damage on an opponent
    [success] { gr-card-whenever } your attack succeeds
    [attacking] { gr-card-whenever } you have rolled for an attack
    [held] { gr-card-whenever } a Power Surge holds this card in its slot
    [foe-spends-pt] { gr-card-whenever } an opponent spends Power Tokens
    [collision] { gr-card-whenever } an opponent makes you collide with a Structure
    [crashing] { gr-card-whenever } you make an opponent collide with a Structure
    [foes-turn-ends] { $cap ->
        [first] At
       *[later] at
    } the end of an opponent's turn
    [burnt] { gr-card-whenever } Fire damages you
    [deactivating] { gr-card-whenever } you Deactivate a Robot Ability with an activation cost of X
    [foe-powers] { gr-card-whenever } an opponent adds Power Dice or gains Power Tokens
    [foe-rages] { gr-card-whenever } an opponent gains Rage
    [unhurt] { gr-card-whenever } an opponent's attack on you succeeds without damage
    [foes-instant] { gr-card-whenever } an opponent's Instant works on your attack or your Instant
    [turn-begins] { $cap ->
        [first] At
       *[later] at
    } the beginning of your turn
    [turn-ends] { $cap ->
        [first] At
       *[later] at
    } the end of your turn
    [activated] { $cap ->
        [first] When
       *[later] when
    } this card is Activated
    [returning] { $cap ->
        [first] When
       *[later] when
    } this card returns to your hand, if it was Activated
    [targeted] { gr-card-whenever } you are the Target of an opponent's attack
    [defending] { gr-card-whenever } you have rolled Defense Dice against an attack
    [turn-begins] { $cap ->
        [first] When
       *[later] when
    } your turn begins
    [leaving] { $cap ->
        [first] When
       *[later] when
    } this card leaves the Cooldown Meter
    [striking] { gr-card-whenever } your attack inflicts X damage on an opponent
    [after-rules] { $cap ->
        [first] After
       *[later] after
    } the Rules Texts of your attack
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
gr-card-hurt-each-done = The base damage is { $n } higher for each that was done
gr-card-hurt-higher = Inflict { $n } more damage on opponents at a higher level
gr-card-hurt-bought-all = Trigger [{ $price }, { $most }]: Inflict { $damage } more damage each time
gr-card-hurt-bought = Trigger [{ $price }], up to { $most }: Inflict { $damage } more damage
gr-card-hurt-splash = Half of the damage also hits every { $on ->
    [hexes] hex
   *[targets] Target
} adjacent to your opponent
gr-card-hurt-around = The damage hits every hex adjacent to you instead of the Target
gr-card-hurt-in-range = The damage hits every opponent within range instead of the Target
gr-card-hurt-repeat = Trigger [remove { $n ->
    [one] 1 of your successful dice
   *[other] { $n } of your successful dice
}]: Inflict the damage again
