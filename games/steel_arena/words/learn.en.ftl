# computed: sa-lesson-, sa-picture-
### Messages for people who learn the game: the first lesson and how to play in pictures.

## The first lesson. Each sentence stands beside a position with one right answer; `-after` follows it.

sa-lesson-place = Robot A is yours. It starts on the border of the field and looks in one of six directions; it walks and shoots only that way. Look east, along the longest row.
sa-lesson-place-after = The arrow shows where your robot looks. You took the module that lay under it; only you know what it is.
sa-lesson-turn = The colour of a tile tells what it is: red attacks, green moves, yellow turns, blue defends. Two cells to the south-east lies a red one, an attack module. Turn right by one sector, so that your robot looks at it.
sa-lesson-turn-after = The turn module has an overheat token now and must cool before you use it again. In most turns you activate only one module, so now it is the other player's turn.
sa-lesson-module = Your robot looks at the red tile now. Go two cells forward, onto it: a player who ends a turn on a module takes it.
sa-lesson-module-after = The module is yours from your next turn on. It stays face down until you use it; the others know only its colour.
sa-lesson-shot = Robot B stands on your firing line, the straight line ahead of you. A direct shot reaches the first robot on it, however far away. Shoot at robot B.
sa-lesson-shot-after = You hit B from a side, and its armour covers only the front. Each damage costs a module, which B chooses and gives you at the end of the turn: your first trophy.
sa-lesson-armour = Robot B looks at you, and its Front M1 prevents one damage from the front. The Stinger deals 1, which would not get through. Use the Sickle: it strikes the cell in front with 2.
sa-lesson-armour-after = One damage prevented, one got through. Look where a robot looks before you attack it.
sa-lesson-cool = Nearly all your modules are overheated. Instead of activating a module, you may spend the turn on cooling them all. Do that.
sa-lesson-cool-after = All overheat tokens are gone, and you can use everything again in your next turn.
sa-lesson-speedy = You used the Snapshot, and the armour of B stopped it. But the Snapshot is SPEEDY: you may activate one more module. Armour works once in a turn, so strike with the Sickle now.
sa-lesson-speedy-after = The armour was spent on the small hit, and both points of the big one got through.
sa-lesson-push = The Ramrod deals 1 damage and pushes its target up to two cells. Two cells behind robot B lies a Trap. Push B by two.
sa-lesson-push-after = The Trap went off for 2, and the Ramrod's own damage followed. It is your turn, so every module that B loses in it is your trophy, whatever did the damage.
sa-lesson-behind = The Catapult shoots over robots, so you may choose any cell of your firing line. B looks at you, with armour in front. C shows you its back, and front or side armour does not help there. Aim at C.
sa-lesson-behind-after = Two damage, and nothing prevented it: only circular armour covers the back. Keep yours away from the others.
sa-lesson-last = Ten trophies end the bout, and you have nine. Shoot at robot B once more.
sa-lesson-last-after = Ten trophies! Whoever has the most when the bout ends wins: you have won.

## How to play, in pictures

sa-picture-field = The field is made of tiles. Modules lie face down, and the colour of the back tells the kind: red attacks, green moves, yellow turns, blue defends. Grey terrain lies face up. Robots start on the border.
sa-picture-robot = A robot looks at one of the six cells around it: that is its front, opposite is its back, and the other four are its sides. Beside its board lie its modules: four simple ones from the start, and whatever it picked up. The board is a module too.
sa-picture-heat = In your turn you either activate a module or cool them all. A module that was activated is overheated and must cool before it works again. Auto-cool modules cool by themselves, and after a speedy one you may activate another.
sa-picture-attack = You attack along the line ahead of you. A direct shot stops at the first robot, an indirect one flies over it, a beam hits all on the line, and melee strikes the next cell. Some attacks also push, spin or heat their target, or splinter around it.
sa-picture-defence = Armour prevents damage from the side that it covers, once in each turn. Front and side armour leave the back open. An Umbrella or a Swarm works only when its owner activates it against a hit.
sa-picture-collision = A robot that moves onto the cell of another robot shoves that robot ahead of it, and that one shoves the next. The shove itself does no damage, but Burning Fuel burns a robot that is shoved into it. Robots that cannot go further block the way.
sa-picture-terrain = Terrain: Trap and Surprise go off, Burning Fuel burns a robot that comes there, Water cools a module, Cover protects a robot that stands there, Scrap Metal stops robots and direct shots.
sa-picture-trophies = At the end of the turn each damage costs a module. The module is a trophy for the player whose turn it is, but if that player's own robot was hurt, nobody gets it. Then, if five modules or fewer are left (the board is one of them), the board turns over to its stronger side.
sa-picture-over = The bout ends with ten trophies, with a robot that must give up its board, or when the stack cannot fill the field. The player with the most trophies wins.

## Looking back at a bout

sa-review-trophies = Trophies
sa-review-hit = The hardest hit: { $damage } damage to { $seat }
sa-review-score = { $seat } { $trophies }
sa-review-why = { $why ->
    [time] The time was up (SA-R70).
    [stalled] Too many turns in a row changed nothing (SA-R55).
    [destroyed] { $who ->
        [you] You had
       *[other] { $seat } had
    } more damage than modules, and lost the central module (SA-19.2).
    [trophies] { $who ->
        [you] You have
       *[other] { $seat } has
    } { $wanted } trophies (SA-19.1).
    [stack] A tile had to be laid, and the stack was empty (SA-19.3).
   *[left] { $who ->
        [you] You left.
       *[other] { $seat } has left.
    }
} Trophies: { $scores }.
