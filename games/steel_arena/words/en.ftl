# computed: sa-ask-, sa-answer-, sa-event-, sa-refused-, sa-option-
### What is said at the table of Steel Arena.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule; $cell is a place such as `1,-2`.

sa-about = Drive over the field, bolt on the modules you find, and fire. Most trophies win.

## Names

sa-tile = { $name }
sa-tile-at = { $tile } (no. { $place })
sa-tile-brief = { $tile } ({ $brief })
sa-back = { $type ->
    [attack] an attack module
    [movement] a movement module
    [turn] a turn module
    [defence] a defence module
   *[terrain] a terrain tile
} of generation { $generation }
sa-back-title = { $type ->
    [attack] Attack module
    [movement] Movement module
    [turn] Turn module
    [defence] Defence module
   *[terrain] Terrain tile
}, generation { $generation }
sa-central = the central module
sa-place = module no. { $place }
sa-nothing = nothing
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
    [attack] Attack module
    [movement] Movement module
    [turn] Turn module
    [defence] Defence module
   *[terrain] Terrain
}, generation { $generation }, { $copies ->
    [one] one tile
   *[other] { $copies } tiles
}.
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
    [jump] Jump
   *[other] Go
} { $range ->
    [one] { $most ->
        [one] one cell
       *[other] { $most } cells
    }
   *[range] { $least } to { $most } cells
}{ $way ->
    [forward] {" "}forward
    [diagonal] {" "}diagonally forward, left or right
   *[jump] {" "}forward, over whatever lies between
}.
sa-tile-attack = { $delivery ->
    [direct] Direct shot
    [indirect] Indirect shot, over robots and everything else
    [beam] Beam, at everything on the firing line
    [melee] Melee, at the next cell
   *[sweep] Sweep, at the next cell and the two beside it
}: { $damage ->
    [0] no damage by itself
   *[other] damage { $damage }
}.
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
   *[heat] Heat { $number }: the target overheats this many modules and takes the rest as damage.
}
sa-tile-defence = { $arc ->
    [front] Against hits from the front:
    [side] Against hits from the sides:
    [circular] Against hits from all around:
   *[everywhere] Against every hit:
} prevents { $value } of one hit each turn{ $how ->
    [reaction] , if you activate it when the hit comes in another player's turn
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
sa-brief-turn = turn { $range ->
    [one] by { $most }
   *[range] by { $least }–{ $most }
}
sa-brief-movement = { $way ->
    [forward] forward
    [diagonal] diagonally
   *[jump] jump
} { $range ->
    [one] { $most }
   *[range] { $least }–{ $most }
}
sa-brief-attack = { $delivery ->
    [direct] direct
    [indirect] indirect
    [beam] beam
    [melee] melee
   *[sweep] sweep
}{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $splinter ->
    [0] {""}
   *[other] , splinters { $splinter }
}{ $push ->
    [0] {""}
   *[other] , push { $push }
}{ $spin ->
    [0] {""}
   *[other] , spin { $spin }
}{ $heat ->
    [0] {""}
   *[other] , heat { $heat }
}
sa-brief-defence = { $arc ->
    [front] front
    [side] sides
    [circular] all around
   *[everywhere] every hit
}: { $value } less
sa-board-side = Robot board, side { $side }

## Questions

sa-ask-place = Where does your robot start? Choose a cell on the border of the field.
sa-ask-face = Which way does your robot look?
sa-ask-act = Your turn: activate a module, or cool them all.
sa-ask-go-on = { $wearing ->
    [yes] Activate another module? The one you used last is then worn out and goes to the box.
   *[no] You may activate another module.
}
sa-ask-turning = { $range ->
    [one] Turn which way, by { $most ->
        [one] one sector
       *[other] { $most } sectors
    }?
   *[range] Turn which way, and how far ({ $least } to { $most } sectors)?
}
sa-ask-moving = { $way ->
    [forward] How far forward?
    [diagonal] Which way, and how far?
   *[jump] How far do you jump?
}
sa-ask-aiming = What do you aim at?
sa-ask-effects = What does your attack do next?
sa-ask-next-hit = Which explosion hits you first?
sa-ask-defend = A hit from { $arrival ->
    [front] the front
    [side] a side
    [rear] behind
   *[beneath] your own cell
}: damage { $damage }{ $heat ->
    [0] {""}
   *[other] , heat { $heat }
}. Which defence do you use?
sa-ask-split = { $points } points against damage { $damage } and heat { $heat }: how many prevent damage?
sa-ask-heat = The heat is on: choose a module to overheat, or take damage instead ({ $left } to go).
sa-ask-quench = Water cools one of your modules. Which?
sa-ask-limit = You can keep at most twelve modules. Which of the thirteen becomes your trophy?
sa-ask-discard = Each damage costs a module. Which do you give up ({ $left } to go)?
sa-ask-refill = Which empty cell gets the next tile?

## Answers

sa-answer-start = Start on { $cell }
sa-answer-aim = Aim at { $robot ->
    [none] {""}
   *[other] robot { $robot } on{" "}
}{ $cell }
sa-answer-next-hit = The explosion on { $cell }
sa-answer-refill = Fill { $cell }
sa-answer-face = Look { $to }
sa-answer-cool = Cool all modules
sa-answer-stop = Activate no more
sa-answer-activate = Activate { $part }
sa-answer-wear = Wear out { $part }: it works once more and goes to the box
sa-answer-use = Central module: { $ability ->
    [attack] attack
    [movement] movement
   *[turn] turn
} ({ $brief })
sa-answer-turn = Turn { $way ->
    [left] left
   *[right] right
} by { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
}
sa-answer-go = Go { $cells ->
    [one] one cell
   *[other] { $cells } cells
} { $to }
sa-answer-deal = Deal the damage
sa-answer-push = { $number ->
    [0] Do not push
    [one] Push by one cell
   *[other] Push by { $number } cells
}
sa-answer-spin = { $sectors ->
    [0] Do not spin
   *[other] Spin { $way ->
        [left] left
       *[right] right
    } by { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    }
}
sa-answer-defend = Defend with { $part }
sa-answer-endure = Use no more defences
sa-answer-split = Take { $damage } off the damage and { $heat } off the heat
sa-answer-overheat = Overheat { $part }
sa-answer-enough = Overheat no more and take the rest as damage
sa-answer-quench = Cool { $part }
sa-answer-give = Give up { $part }

## Verbs, and why one is asked

sa-verb = { $verb ->
    [activate] Activate
    [aim] Aim
    [choose] Choose
    [cool] Cool
    [defend] Defend
    [fill] Fill
    [give] Give up
    [look] Look
    [move] Move
    [overheat] Overheat
    [push] Push
    [spin] Spin
    [start] Start
   *[turn] Turn
}
sa-why-setup = The robots take their places.
sa-why-attack = { $who ->
    [you] You attack.
   *[other] { $seat } attacks.
}
sa-why-hit = Your robot is hit.
sa-why-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
sa-forecast-modules = { $who ->
    [you] Your modules
   *[other] Modules of { $seat }
} with the central one

## Events

sa-event-starts = { $who ->
    [you] You begin
   *[other] { $seat } begins
}.
sa-event-laid = On { $on }: { $tile }.
sa-event-top = On top of the stack: { $back }.
sa-event-placed = { $who ->
    [you] Your robot starts
   *[other] Robot { $seat } starts
} on { $on }, looking { $facing }.
sa-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $tile }.
sa-event-turn-began = Turn { $number } begins. It is { $who ->
    [you] yours
   *[other] { $seat }'s
}.
sa-event-cooled-all = { $who ->
    [you] You cool
   *[other] { $seat } cools
} all modules.
sa-event-activated = { $who ->
    [you] You activate
   *[other] { $seat } activates
} { $part }{ $worn ->
    [yes] , wearing it out
   *[no] {""}
}.
sa-event-turned = { $who ->
    [you] Your robot turns
   *[other] Robot { $seat } turns
} { $to }.
sa-event-moved = { $who ->
    [you] Your robot moves
   *[other] Robot { $seat } moves
} to { $to }.
sa-event-jumped = { $who ->
    [you] Your robot jumps
   *[other] Robot { $seat } jumps
} to { $to }.
sa-event-fired = { $who ->
    [you] You attack
   *[other] { $seat } attacks
} { $at }.
sa-event-spun = { $who ->
    [you] Your robot is spun
   *[other] Robot { $seat } is spun
} { $to }.
sa-event-struck = { $who ->
    [you] Your robot is hit
   *[other] Robot { $seat } is hit
}: { $heat ->
    [0] damage { $damage }
   *[other] { $damage ->
        [0] {""}
       *[other] damage { $damage } and{" "}
    }heat { $heat }
}.
sa-event-covered = { $who ->
    [you] Your cover
   *[other] The cover of { $seat }
} prevents { $points }.
sa-event-defended = { $who ->
    [you] Your defence
   *[other] A defence of { $seat }
} prevents { $points }: { $part }.
sa-event-endured = { $who ->
    [you] You use
   *[other] { $seat } uses
} no more defences.
sa-event-overheated = { $who ->
    [you] You let
   *[other] { $seat } lets
} { $part } overheat.
sa-event-heat-over = { $who ->
    [you] The heat on your robot is over. Cool again at once
   *[other] The heat on robot { $seat } is over. Cool again at once
}: { $parts }.
sa-event-damaged = { $who ->
    [you] Your robot takes
   *[other] Robot { $seat } takes
} { $by } damage.
sa-event-exploded = { $tile } goes off on { $at }.
sa-event-boxed = { $tile } on { $at } goes to the box.
sa-event-boiled = { $tile } boils away on { $at }.
sa-event-quenched = { $who ->
    [you] The water around your robot
   *[other] The water around robot { $seat }
} cools { $part }.
sa-event-worn-out = { $who ->
    [you] You have
   *[other] { $seat } has
} worn out { $tile }: it goes to the box.
sa-event-used-up = { $who ->
    [you] You have
   *[other] { $seat } has
} used up { $tile }: it goes to the box.
sa-event-discarded = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $tile }{ $gains ->
    [box] , which goes to the box
    [you] , which is your trophy
   *[other] , which is a trophy of { $gainer }
}.
sa-event-limited = { $who ->
    [you] You have
   *[other] { $seat } has
} too many modules: { $tile } becomes a trophy.
sa-event-destroyed = { $who ->
    [you] Your robot
   *[other] Robot { $seat }
} is destroyed.
sa-event-flipped = { $who ->
    [you] Your robot
   *[other] Robot { $seat }
} { $to ->
    [a] is in normal mode again, side A.
   *[b] goes into reinforced mode, side B.
}
sa-event-auto-cooled = { $who ->
    [you] Your modules
   *[other] Modules of { $seat }
} cool by themselves: { $parts }.
sa-event-stack-out = A tile must be laid, and the stack is empty: the bout is over.
sa-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
sa-event-time-up = The time is up.
sa-event-stalled = Nothing has changed for a long time: the bout is over.

## Refusals

sa-refused-seat-count = { $seats } players cannot play this game. Choose two to four ({ $rule }).
sa-refused-team-seats = Teams need four players, and there are { $seats }. Choose four, or play without teams ({ $rule }).
sa-refused-no-such-first = { $first } does not sit at this table and cannot begin. Name another, or leave it to chance ({ $rule }).
sa-refused-cell-count = The field has { $cells } cells and needs { $wanted }. Add some or take some away ({ $rule }).
sa-refused-cell-twice = A cell of the field is named twice. Name each once ({ $rule }).
sa-refused-cell-too-far = A cell lies too far from the middle. Keep the field together around 0,0 ({ $rule }).
sa-refused-not-connected = The field is in pieces. Choose cells that touch each other ({ $rule }).
sa-refused-not-asked = That does not answer the question. Choose one of the answers listed ({ $rule }).
sa-refused-no-such-cell = That cell is not on the field. Choose one that is ({ $rule }).
sa-refused-no-such-module = Your robot has no such module. Choose one that it has ({ $rule }).
sa-refused-not-border = Robots start on the border of the field. Choose a cell there ({ $rule }).
sa-refused-no-place-to-start = Your robot cannot start on that cell: a robot, an obstacle or something harmful is there. Choose another ({ $rule }).
sa-refused-defence-not-activated = Defences work in the turns of others. You cannot activate them in your own. Choose another module ({ $rule }).
sa-refused-used-this-turn = You have activated that module in this turn. Choose another one ({ $rule }).
sa-refused-attack-overheated = That module is overheated and cannot be worn out. Choose a cool one, or cool them all ({ $rule }).
sa-refused-central-overheated = The central module is overheated and cannot be worn out. Choose another module, or cool them all ({ $rule }).
sa-refused-ability-unnamed = The central module has three abilities. Name the one you want: attack, movement or turn ({ $rule }).
sa-refused-no-target = The field ends right in front of your robot: there is nothing to attack. Turn first ({ $rule }).
sa-refused-nowhere-to-go = Your robot cannot go anywhere with that module. Turn first, or choose another module ({ $rule }).
sa-refused-turn-size = The module does not turn by that many sectors. Choose one of the turns listed ({ $rule }).
sa-refused-wrong-way = { $diagonal ->
    [no] That module moves only where your robot looks. Go forward, or turn first ({ $rule }).
   *[yes] That module moves only left or right of where your robot looks. Choose one of the two ({ $rule }).
}
sa-refused-distance = The module does not go exactly that far. Choose one of the distances listed ({ $rule }).
sa-refused-edge = The field ends before that. Choose a shorter way ({ $rule }).
sa-refused-obstacle = An obstacle is in the way. Stop before it, or jump over it ({ $rule }).
sa-refused-chain = The robots in the way cannot be shoved that far. Stop before them, or go another way ({ $rule }).
sa-refused-jump-onto-obstacle = A jump cannot end on an obstacle. Choose another distance ({ $rule }).
sa-refused-jump-onto-robot = A jump cannot end on a robot. Choose another distance ({ $rule }).
sa-refused-jump-outside = A jump cannot end outside the field. Choose a shorter one ({ $rule }).
sa-refused-off-line = That cell is not on your firing line. Aim straight ahead, or turn first ({ $rule }).
sa-refused-behind-robot = A robot stands in the way, and direct shots stop there. Aim at that robot or before it ({ $rule }).
sa-refused-behind-interference = The terrain in the way stops direct shots. Aim at it or before it ({ $rule }).
sa-refused-effect-needs-robot = The effect needs a robot. Choose one on the beam ({ $rule }).
sa-refused-nothing-to-deal = The damage is dealt already. Choose what is left to do ({ $rule }).
sa-refused-push-size = The attack pushes by { $most } at most. Choose a shorter push ({ $rule }).
sa-refused-spin-size = The attack spins by { $most } at most. Choose a smaller spin ({ $rule }).
sa-refused-no-such-explosion = That explosion does not hit your robot now. Choose one that does ({ $rule }).
sa-refused-no-defence = That module is no defence. Choose one that is ({ $rule }).
sa-refused-spent = That defence has worked in this turn already. Choose another one ({ $rule }).
sa-refused-other-side = { $beneath ->
    [no] That defence does not protect the side that is hit. Choose one that does ({ $rule }).
   *[yes] That defence does not protect from below. Choose one that does ({ $rule }).
}
sa-refused-reaction-overheated = That defence is overheated. Choose a cool one ({ $rule }).
sa-refused-reaction-in-own-turn = That defence works only in the turns of others. Choose another one ({ $rule }).
sa-refused-passive-first = Armour comes first and always works. Choose your armour before anything else ({ $rule }).
sa-refused-split-size = { $least } to { $most } points must go on the damage. Choose a number between ({ $rule }).
sa-refused-already-hot = That module is overheated already. Choose a cool one, or take the rest as damage ({ $rule }).
sa-refused-not-hot = That module is cool. Choose an overheated one ({ $rule }).
sa-refused-central-stays = The central module is never given away. Choose another module ({ $rule }).
sa-refused-not-empty = That cell has a tile. Choose an empty one ({ $rule }).
sa-refused-robot-there = A robot stands on that cell. The cell stays empty until the robot is gone. Choose another ({ $rule }).

## The headline

sa-view-setup = The field is being set up.
sa-view-turn = Turn { $number } is { $who ->
    [you] yours
   *[other] { $seat }'s
}.
sa-view-won = { $who ->
    [you] You win
   *[other] { $seats } { $count ->
        [one] wins
       *[other] win
    }
}.
sa-view-drawn = A draw between { $seats }{ $who ->
    [you] , you among them
   *[other] {""}
}.

## Before and after a bout

sa-option-seats = Players
sa-option-seats-about = Two to four; more players play on a larger field.
sa-option-mode = Mode
sa-option-mode-about = In the expert mode all tiles lie face up, on the field and on robots: more to think about, less luck.
sa-option-mode-of = { $mode ->
    [expert] Expert
   *[base] Base
}
sa-option-team = Teams
sa-option-team-about = Four players: the first and the third against the second and the fourth. A team plays for fifteen trophies.
sa-option-layout = Field
sa-option-layout-about = Round is the recommended shape, a ring has a hole in the middle, and a long field has long firing lines.
sa-option-layout-of = { $layout ->
    [ring] Ring
    [long] Long
   *[round] Round
}
sa-option-first = First player
sa-option-first-about = Chance decides, or this player begins.
sa-option-first-of = { $first ->
    [chance] Chance decides who begins
   *[other] { $first } begins
}
sa-setup = { $mode ->
    [expert] Expert mode
   *[base] Base mode
}, { $seats } players{ $team ->
    [yes] , in teams
   *[no] {""}
}{ $field ->
    [ring] , on a ring
    [long] , on a long field
    [other] , on a field of your own
   *[round] {""}
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
sa-scene-team-trophies = Trophies of the team
sa-scene-pile = Won modules
sa-scene-robot = { $who ->
    [you] Your robot ({ $letter })
   *[other] Robot { $seat }
}
sa-scene-damage = { $damage } damage to be paid
sa-scene-foreseen = { $damage ->
    [0] heat { $heat }
   *[other] up to { $damage } damage{ $heat ->
        [0] {""}
       *[other] , heat { $heat }
    }
}
sa-scene-left = has left
sa-scene-reinforced = reinforced mode
sa-scene-number = { $type ->
    [attack] damage
    [movement] reach
    [turn] sectors
   *[defence] defence
}
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
