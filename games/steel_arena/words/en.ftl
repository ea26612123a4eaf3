### What is said at the table of Steel Arena.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule; $cell is a place such as `1,-2`.

## Names

sa-tile = { $name }
sa-tile-at = { $tile } (no. { $place })
sa-back = { $type ->
    [attack] an attack module
    [movement] a movement module
    [turn] a turn module
    [defence] a defence module
   *[terrain] a terrain tile
} of generation { $generation }
sa-central = central module
sa-place = module no. { $place }
sa-nothing = nothing
sa-module = { $tile }{ $open ->
    [no] , face down
   *[yes] {""}
}{ $hot ->
    [yes] , overheated
   *[no] {""}
}
sa-direction = { $to ->
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
    [nw] north-west
   *[ne] north-east
}

## What is printed on tiles

sa-tile-name = { $name } ({ $code })
sa-tile-type = { $type ->
    [attack] Attack
    [movement] Movement
    [turn] Turn
    [defence] Defence
   *[terrain] Terrain
}, generation { $generation }, { $copies ->
    [one] one tile
   *[other] { $copies } tiles
}
sa-tile-property = { $property ->
    [auto-cool] Auto-cool: loses its overheat token at the end of the turn.
    [speedy] Speedy: you may activate another module after it.
    [one-use] One-use: goes to the box once it has worked.
   *[passive] Passive: works without activation.
}
sa-tile-turn = { $range ->
    [one] Turn by { $most ->
        [one] one sector
       *[other] { $most } sectors
    } either way.
   *[range] Turn by { $least } to { $most } sectors either way.
}
sa-tile-movement = { $way ->
    [forward] Go forward
    [diagonal] Go diagonally forward, left or right,
   *[jump] Jump forward over everything
} { $range ->
    [one] { $most ->
        [one] one cell
       *[other] { $most } cells
    }
   *[range] { $least } to { $most } cells
}.
sa-tile-attack = { $delivery ->
    [direct] Direct shot
    [indirect] Indirect shot
    [beam] Beam
    [melee] Melee
   *[sweep] Melee with sweep
}: damage { $damage }.
sa-tile-effect = { $effect ->
    [splinter] Blast: splinters deal { $number } on all cells around the target.
    [push] Push the target robot up to { $number ->
        [one] one cell
       *[other] { $number } cells
    }, before or after the damage.
    [spin] Spin the target robot up to { $number ->
        [one] one sector
       *[other] { $number } sectors
    }, before or after the damage.
   *[heat] Heat { $number }: the target overheats so many modules, or takes the rest as damage.
}
sa-tile-defence = { $arc ->
    [front] Against hits from the front:
    [side] Against hits from a side:
    [circular] Against hits from all around:
   *[everywhere] Against every hit:
} prevents { $value } of one hit each turn{ $how ->
    [reaction] , when you activate it in another player's turn
   *[passive] {""}
}.
sa-tile-terrain = { $feature ->
    [obstacle] Obstacle: no robot can go here.
    [interference] Interference: direct shots cannot pass.
    [blast] Goes off when damaged, heated or entered: { $number } damage here.
    [splinter] It deals { $number } on the cells around.
    [burns] A robot that comes here takes { $number } damage.
    [cools] A robot that comes here cools one module.
    [melts] Heat destroys it.
   *[cover] Prevents { $number } of every hit on a robot here that comes from a side.
}
sa-board-side = Robot board, side { $side }

## Questions

sa-ask-place = Choose a border cell to start on.
sa-ask-face = Choose where your robot looks.
sa-ask-act = Your turn: activate a module, or cool them all.
sa-ask-go-on = { $wearing ->
    [yes] Wear out what you used last and activate another module?
   *[no] Activate another module?
}
sa-ask-turning = Turn by how many sectors ({ $least } to { $most })?
sa-ask-moving = { $way ->
    [forward] How far forward?
    [diagonal] Which way, and how far?
   *[jump] How far do you jump?
}
sa-ask-aiming = Choose the target.
sa-ask-effects = What does the attack do next?
sa-ask-next-hit = Which explosion hits you first?
sa-ask-defend = A hit from { $arrival ->
    [front] the front
    [side] a side
    [rear] the rear
   *[beneath] your own cell
}: damage { $damage }, heat { $heat }. Which defence?
sa-ask-split = { $points } points against damage { $damage } and heat { $heat }: how many prevent damage?
sa-ask-heat = Choose a module to overheat ({ $left } left).
sa-ask-quench = The water cools one module. Which?
sa-ask-limit = You have thirteen modules. Which becomes your trophy?
sa-ask-discard = Choose a module to lose ({ $left } left).
sa-ask-refill = Which empty cell gets the next tile?

## Answers

sa-answer-start = Start on { $cell }
sa-answer-aim = Aim at { $cell }{ $robot ->
    [none] {""}
   *[other] , robot { $robot }
}
sa-answer-next-hit = The one at { $cell }
sa-answer-refill = Fill { $cell }
sa-answer-face = Look { $to }
sa-answer-cool = Cool all modules
sa-answer-stop = Activate no more
sa-answer-activate = Activate: { $part }
sa-answer-wear = Wear out: { $part }
sa-answer-use = Central module: { $ability ->
    [attack] attack
    [movement] movement
   *[turn] turn
}
sa-answer-turn = Turn { $way ->
    [left] left
   *[right] right
} by { $sectors }
sa-answer-go = Go { $to }, { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
sa-answer-deal = Deal the damage
sa-answer-push = Push by { $cells }
sa-answer-spin = Spin { $way ->
    [left] left
   *[right] right
} by { $sectors }
sa-answer-defend = Defend: { $part }
sa-answer-endure = No more defence
sa-answer-split = { $damage } off the damage, { $heat } off the heat
sa-answer-overheat = Overheat: { $part }
sa-answer-enough = No more: take the rest as damage
sa-answer-quench = Cool: { $part }
sa-answer-give = Give: { $part }

## Events

sa-event-starts = { $who ->
    [you] You begin
   *[other] { $seat } begins
}.
sa-event-laid = On { $cell }: { $tile }.
sa-event-top = On top of the stack: { $back }.
sa-event-placed = { $who ->
    [you] Your robot starts
   *[other] Robot { $seat } starts
} on { $cell }, looking { $to }.
sa-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $tile }.
sa-event-turn = Turn { $number }: { $who ->
    [you] yours
   *[other] { $seat }
}.
sa-event-cooled-all = { $who ->
    [you] You cool
   *[other] { $seat } cools
} all modules.
sa-event-activated = { $who ->
    [you] You activate
   *[other] { $seat } activates
}: { $part }{ $worn ->
    [yes] , wearing it out
   *[no] {""}
}.
sa-event-turned = { $who ->
    [you] Your robot turns
   *[other] Robot { $seat } turns
} { $to }.
sa-event-moved = { $who ->
    [you] Your robot comes
   *[other] Robot { $seat } comes
} to { $cell }.
sa-event-jumped = { $who ->
    [you] Your robot jumps
   *[other] Robot { $seat } jumps
} to { $cell }.
sa-event-fired = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} { $cell }.
sa-event-spun = { $who ->
    [you] Your robot is spun
   *[other] Robot { $seat } is spun
} { $to }.
sa-event-struck = { $who ->
    [you] Your robot is hit
   *[other] Robot { $seat } is hit
}: damage { $damage }, heat { $heat }.
sa-event-covered = { $who ->
    [you] Your cover
   *[other] The cover of { $seat }
} prevents { $points }.
sa-event-defended = { $who ->
    [you] Your defence
   *[other] A defence of { $seat }
} prevents { $points }: { $part }.
sa-event-endured = { $who ->
    [you] You defend
   *[other] { $seat } defends
} no more.
sa-event-overheated = { $who ->
    [you] You let overheat
   *[other] { $seat } lets overheat
}: { $part }.
sa-event-heat-over = { $who ->
    [you] Your heat
   *[other] The heat of { $seat }
} is over; cool again: { $parts }.
sa-event-damaged = { $who ->
    [you] Your robot takes
   *[other] Robot { $seat } takes
} { $damage } damage.
sa-event-exploded = { $tile } goes off on { $cell }.
sa-event-boiled = { $tile } boils away on { $cell }.
sa-event-quenched = { $who ->
    [you] Water cools your
   *[other] Water cools, for { $seat }:
} { $part }.
sa-event-worn-out = { $who ->
    [you] You wear out
   *[other] { $seat } wears out
}: { $tile }.
sa-event-used-up = { $who ->
    [you] You have used up
   *[other] { $seat } has used up
}: { $tile }.
sa-event-discarded = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $tile }{ $gains ->
    [box] , which goes to the box
    [you] , which is your trophy
   *[other] , which is a trophy of { $gainer }
}.
sa-event-limited = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} { $tile } as a trophy.
sa-event-destroyed = { $who ->
    [you] Your robot
   *[other] Robot { $seat }
} is destroyed.
sa-event-normal = { $who ->
    [you] Your robot
   *[other] Robot { $seat }
} is in normal mode again.
sa-event-reinforced = { $who ->
    [you] Your robot
   *[other] Robot { $seat }
} goes into reinforced mode.
sa-event-auto-cooled = { $who ->
    [you] Your modules
   *[other] Modules of { $seat }
} cool by themselves: { $parts }.
sa-event-stack-out = A tile must be laid, and the stack is empty.
sa-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
sa-event-time-up = The time is up.
sa-event-stalled = Nothing has changed for a long time: the bout is over.

## Refusals

sa-no-seat-count = { $seats } players cannot play: two to four can ({ $rule }).
sa-no-team-seats = Teams need four players, not { $seats } ({ $rule }).
sa-no-such-first = { $seat } cannot begin: nobody sits there ({ $rule }).
sa-no-cell-count = The field must have { $wanted } cells, not { $cells } ({ $rule }).
sa-no-cell-twice = A cell is named twice ({ $rule }).
sa-no-cell-too-far = A cell lies too far from the middle ({ $rule }).
sa-no-connection = The cells of the field do not hang together ({ $rule }).
sa-no-question = That is not what is asked ({ $rule }).
sa-no-such-cell = There is no such cell ({ $rule }).
sa-no-such-module = There is no such module ({ $rule }).
sa-no-border = Robots start on border cells ({ $rule }).
sa-no-place = A robot, an obstacle or something harmful is there ({ $rule }).
sa-no-defence-activated = Defences are not activated in your turn ({ $rule }).
sa-no-second-use = It was activated this turn ({ $rule }).
sa-no-hot-attack = It is overheated, and only movement and turns can be worn out ({ $rule }).
sa-no-hot-central = The central module is overheated and cannot be worn out ({ $rule }).
sa-no-ability = Name one ability of the central module ({ $rule }).
sa-no-target = The field edge is in front of your robot: nothing to attack ({ $rule }).
sa-no-way = Your robot cannot go anywhere with that ({ $rule }).
sa-no-turn-size = It does not turn by so many sectors ({ $rule }).
sa-no-forward = It goes only where your robot looks ({ $rule }).
sa-no-diagonal = It goes only left or right of where your robot looks ({ $rule }).
sa-no-distance = It does not go so far, or only further ({ $rule }).
sa-no-edge = The field ends before that ({ $rule }).
sa-no-obstacle = An obstacle is in the way ({ $rule }).
sa-no-chain = The robots in the way cannot be shifted so far ({ $rule }).
sa-no-jump-obstacle = A jump cannot end on an obstacle ({ $rule }).
sa-no-jump-robot = A jump cannot end on a robot ({ $rule }).
sa-no-jump-outside = A jump cannot end outside the field ({ $rule }).
sa-no-line = It is not on your firing line ({ $rule }).
sa-no-behind-robot = A robot stands in the way of a direct shot ({ $rule }).
sa-no-behind-interference = Interference is in the way of a direct shot ({ $rule }).
sa-no-effect-robot = Choose a robot on the beam ({ $rule }).
sa-no-deal = The damage is dealt ({ $rule }).
sa-no-push-size = It pushes by at most { $most } cells ({ $rule }).
sa-no-spin-size = It spins by at most { $most } sectors ({ $rule }).
sa-no-explosion = That does not hit you now ({ $rule }).
sa-no-defence = It is no defence ({ $rule }).
sa-no-spent = It has worked this turn ({ $rule }).
sa-no-side = It does not protect the side that is hit ({ $rule }).
sa-no-beneath = It does not protect from below ({ $rule }).
sa-no-hot-reaction = It is overheated ({ $rule }).
sa-no-own-reaction = It is for the turns of others ({ $rule }).
sa-no-passive-first = Passive defences come first, and they must work ({ $rule }).
sa-no-split-size = { $least } to { $most } points must go on the damage ({ $rule }).
sa-no-already-hot = It is overheated ({ $rule }).
sa-no-not-hot = It is cool ({ $rule }).
sa-no-central = The central module is never given away ({ $rule }).
sa-no-empty = The cell has a tile ({ $rule }).
sa-no-robot-there = A robot stands there ({ $rule }).

## The view

sa-view-setup = The field is being set up.
sa-view-turn = Turn { $number }: { $who ->
    [you] yours
   *[other] { $seat }
}
sa-view-won = { $who ->
    [you] You win
   *[other] { $seats } { $count ->
        [one] wins
       *[other] win
    }
}.
sa-view-drawn = A draw: { $seats }{ $who ->
    [you] , you among them
   *[other] {""}
}{ $count ->
    [0] {""}
   *[other] {""}
}.
sa-view-robot = { $who ->
    [you] Your robot
   *[other] Robot { $seat }
}: { $cell ->
    [none] not on the field
   *[other] on { $cell }, looking { $to }, side { $side }
}{ $hot ->
    [yes] , central module overheated
   *[no] {""}
}{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
sa-view-modules = { $who ->
    [you] Your modules
   *[other] Modules of { $seat }
}: { $modules }
sa-view-trophies = { $who ->
    [you] Your trophies
   *[other] Trophies of { $seat }
}: { $count } ({ $tiles })
sa-view-cell = On { $cell }: { $tile }
sa-view-stack = Stack: { $count }, on top { $top }

## Before and after a bout

sa-option-seats = Players
sa-option-seats-about = Two to four; the field grows with them.
sa-option-mode = Mode
sa-option-mode-about = In the expert mode all tiles on the field and on robots lie face up.
sa-option-mode-of = { $mode ->
    [expert] expert
   *[base] base
}
sa-option-team = Teams
sa-option-team-about = Four players, the first and third against the second and fourth.
sa-option-first = First player
sa-option-first-about = By chance, or agreed.
sa-option-first-of = { $first ->
    [chance] The first player is found by chance
   *[other] { $first } begins
}
sa-setup = { $mode ->
    [expert] Expert mode
   *[base] Base mode
}, { $seats } players{ $team ->
    [yes] , in teams
   *[no] {""}
}{ $field ->
    [other] , on another field
   *[usual] {""}
}{ $first ->
    [last] , the last seat begins
   *[chance] {""}
}
sa-count-activated = Modules activated
sa-count-cooled = Turns spent cooling
sa-count-damage = Damage taken
sa-count-lost = Modules lost
sa-count-trophies = Trophies won

## The scene

sa-scene-field = The field
sa-scene-stack = Stack of generation 3
sa-scene-box = In the box
sa-scene-modules = Modules
sa-scene-trophies = Trophies
sa-scene-robot = { $who ->
    [you] Your robot ({ $letter })
   *[other] Robot { $seat }
}
sa-scene-damage = { $damage } damage to be paid
sa-scene-left = has left
sa-scene-reinforced = reinforced mode
sa-scene-number = printed number
sa-scene-state = { $state ->
    [hot] overheated
    [used] activated this turn
   *[spent] has defended this turn
}
sa-scene-fact = { $fact ->
    [not-front] no passive defence of the front
    [not-side] no passive defence of the sides
    [not-rear] no passive defence of the rear
    [cools] auto-cool or passive
   *[stays-hot] neither auto-cool nor passive
}
