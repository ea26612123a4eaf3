# computed: pr-lesson-, pr-picture-
### Messages for people who learn the game: the first lesson and how to play.

## The first lesson. Each sentence stands beside a position with one right answer; `-after` follows it.

pr-lesson-card = You are A, and the Jaeger at the left is yours. Each round begins in secret: everybody chooses one of six action cards for each model. Choose the Chain Sword.
pr-lesson-card-after = Nobody sees it until all have chosen. Then the cards are turned up, and they hold for the whole round.
pr-lesson-forward = Your Jaeger is active. A model moves straight ahead, hex by hex, or one hex straight back. There is no grid, and nobody measures before. Move forward.
pr-lesson-forward-after = One hex is as far as its own base is wide. Its SPD of 3 allows two more.
pr-lesson-further = You decide after each hex whether it goes on. If the way is not clear, it stops. Go one hex further.
pr-lesson-further-after = What the next hex would meet, you learn only when you go there.
pr-lesson-engage = The Kaiju is in the way, and it shows you its back. You may stop here, or engage it on a face that you reach: then your model slides flush against that face. Engage it from behind.
pr-lesson-engage-after = Your Jaeger stands flush behind it. A target that is attacked from behind does not use its SKL.
pr-lesson-pivot = Your move is over. A Jaeger may pivot once after its move, by 60 degrees; a Kaiju also before it. The Kaiju is at your left: pivot left.
pr-lesson-pivot-after = What lies ahead of the front faces can be attacked now.
pr-lesson-pay = After the move you use your card. The Plasma Cannon costs a Charge, and a second Charge gives two more dice. Use it and pay once more.
pr-lesson-pay-after = Both Charges are gone. First the card lets you pivot, then it shoots.
pr-lesson-shoot = You declare a target without measuring. The Kaiju is ahead of you, and nothing stands between: shoot at it.
pr-lesson-shoot-after = Both sides rolled. Each success of the defence cancels one of the attack; what is left decides.
pr-lesson-strike = You stand behind the Kaiju, and your Chain Sword strikes with two more dice. Without its SKL it defends with ARM alone. Strike it.
pr-lesson-strike-after = It rolled few dice and lost a card of its deck for each damage. Its cards are its structure.
pr-lesson-replace = You have hit the Kaiju for two damage. That costs it two cards of its deck, by chance. Instead you may take the card that lies face up, and that alone. Take it.
pr-lesson-replace-after = The Kaiju has no card in this round any more, so it is not activated: it does nothing.
pr-lesson-take = With a tactical action you may pick up what lies close: a truck, a container, a ship. Take the truck.
pr-lesson-take-after = Your Jaeger carries it now. Later it can throw it or strike with it, once.
pr-lesson-circle = The Kaiju looks at you. Flush with it, you may circle it: to the next face, without a move. Circle it to the left.
pr-lesson-circle-after = Do it again in the next round, and you stand in its back.
pr-lesson-building = Buildings can be attacked as well, and the Chain Sword cuts them. Strike the skyscraper.
pr-lesson-building-after = It is in ruins. Kaiju gain Rage for that, and your mission may count it.

## How to play. Each sentence stands below a picture that is made from a scenario.

pr-picture-table = The table. Jaegers and Kaiju stand on hexagonal bases, anywhere: there is no grid. The lit side of a base is its front. Buildings fill a base as well; trucks, containers and ships lie about to be thrown.
pr-picture-board = What a model is: SPD to move, SKL, POW and ARM for the dice, tracks for what its cards cost, and six action cards. In each round you choose one of them in secret. One of the six has been lost here.
pr-picture-move = A model goes straight ahead, one base width at a time, or one width straight back. Nobody measures before: whether the next step is clear is seen by going. A Jaeger turns after its move, a Kaiju before it as well.
pr-picture-engage = Something is in the way. You may stop before it, or engage it: your model slides flush against a face that it reaches. Only flush can it strike.
pr-picture-arcs = What lies ahead of the line through a base is before the front, and can be attacked. Your Jaeger stands behind the Kaiju: the defence rolls without its SKL.
pr-picture-dice = The attack rolls SKL and POW, the defence SKL and ARM. A critical counts and rolls once more. What the attack has more than the defence is the damage: one to three more is one, four to six is two, and so on.
pr-picture-damage = Each damage takes a card out of the deck by chance, and what stands on it happens. Two damage or more may be changed for the one card that lies face up. Who has no card left is destroyed.
pr-picture-building = Buildings are attacked like enemies: they roll five dice, and one damage breaks them. Kaiju are paid for ruins, Jaegers for what still stands. From round four on, dice say whether the battle ends; then the points decide, unless one side is gone before.

## Looking back at a battle

pr-review-points = Victory points
pr-review-hit = The hardest hit: { $who } did { $damage } damage to { $target }
pr-review-dice = Successes in combat
pr-count-attacks = Attacks made
pr-count-damage = Damage done to models
pr-count-models = Models lost
pr-count-ruined = Buildings destroyed
pr-count-moves = Moves
