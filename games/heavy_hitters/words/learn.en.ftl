# computed: gk-lesson-, gk-picture-
### Messages for people who learn the game: the first lesson and how to play in pictures.

## The first lesson. Each sentence stands beside a position with one right answer; `-after` follows it.

gk-lesson-look = You are A, and the large robot is your Heavy Hitter. It goes to 3F for two energy: one for each hex. There it may look in any direction, and it fires only at what lies in front of it. B stands on 5H: look south-east.
gk-lesson-look-after = Everything in the half of the city before your robot can be a target now. Turning costs nothing.
gk-lesson-fly = Support Units move as well, without energy. Your Recon unit flies: it may pass over buildings. Fly over the two buildings to 3E.
gk-lesson-fly-after = It sees up to five hexes far. Your missiles can hit what it spots.
gk-lesson-deploy = You have played a Deploy Card. The Combat unit costs two energy with the card, and four without one. It comes in at most two hexes from your Heavy Hitter: put it on 4F.
gk-lesson-deploy-after = It has three Hit Points, fires on its own, and tags buildings like your Heavy Hitter.
gk-lesson-declare = Both players choose their weapons in secret, and all show them at once. A weapon costs energy then. Declare the Rivet Gun.
gk-lesson-declare-after = You may declare further cards of other names. Then B sees only that you are ready.
gk-lesson-fire = The weapons are shown, and the fastest fires first. B stands before you, three hexes away, and nothing is between you: five or more on two dice hits. Fire at the Heavy Hitter of B.
gk-lesson-fire-after = Seven: a hit for four damage. B rolled a die for each of them, and five or more saves: two were cancelled, two cards are lost.
gk-lesson-flank = B shows you its back. From the flank one less is needed to hit, and it is an achievement. Fire at its Heavy Hitter, not at the drone.
gk-lesson-flank-after = A four was enough. Your Pilot Token moves to the first space; on the third space you unlock an upgrade.
gk-lesson-over = The building on 5E covers B completely. But your Break Mines are missiles, and your Recon unit sees B: missiles fly over buildings at what is spotted. Fire.
gk-lesson-over-after = No armour die saved. Without the Recon unit there would have been no shot.
gk-lesson-lose = B has hit you for three, and your armour cancelled one of them. Your cards are your hit points: each damage costs one, from your hand or from the top of your deck. You have no use for the Launch card: lose it.
gk-lesson-lose-after = It lies in your Damage Pile, face down. Who has lost all 25 cards is destroyed.
gk-lesson-red-line = You went three hexes, and you had two energy. You may always spend more than you have, but each point costs a card. Lose the top card of your deck.
gk-lesson-red-line-after = Your robot is where you wanted it, and one card is lost. Some pilots live on this.
gk-lesson-tag = At the end of a turn, each of your pieces tags a building that it touches. Your Heavy Hitter touches 5E from the north: tag it.
gk-lesson-tag-after = The face that touches your piece has your tag. You drew a Sponsor Card for it. Who places the most tags acts first in the next turn.
gk-lesson-demolish = Three of your tags are on 5E. The fourth one demolishes it. Tag 5E with your Heavy Hitter.
gk-lesson-demolish-after = The building is rubble with your mark. All tags on it went back to their owners, and your Pilot Token moves one space.
gk-lesson-win = You have demolished three buildings. Who demolishes the fourth wins at once. Tag 5E with your Heavy Hitter.
gk-lesson-win-after = Four buildings: you have won. The other way is to be the last one standing.

## How to play. Each sentence stands below a picture that is made from a scenario.

gk-picture-city = The city. Each hex has a number and a letter. Buildings fill their hex, and stop movement and sight. A Heavy Hitter looks to one side; its sign says how many of its 25 cards are left. Sword, cross and eye are the Combat, Repair and Recon units, with their Hit Points.
gk-picture-deck = Your deck is both your weapons and your armour. Each point of damage costs a card, from your hand or from the top of your deck, and it goes to the Damage Pile. Who has lost all 25 is destroyed. Energy that you have not got is paid in the same way: that is red-lining.
gk-picture-line = Everybody declares weapons in secret, all are turned over at once, and everybody pays. Then they fire one after the other, the highest speed first, no matter whose they are. Only then you choose the target.
gk-picture-front = A robot fires at what lies before it or exactly beside it. A building on the way that stands beside the target is partial cover: one more is needed. From behind a robot, the flank, one less is needed.
gk-picture-dice = Two dice against the Target Number: five against a Heavy Hitter, seven against a Support Unit, and what adds to it. Two sixes always hit, two ones always miss. Then the target rolls a die for each point of damage; a Heavy Hitter cancels a point with each five or six.
gk-picture-spot = In full cover nothing can be seen. But a missile flies over buildings, at what one of your Support Units sees: that is spotting.
gk-picture-tags = At the end of a turn each of your pieces may tag a building that it touches, on that face, also over the tag of somebody else. Each building that you tagged gives you a Sponsor Card.
gk-picture-over = Your fourth tag demolishes a building: it is rubble with your letter. Who demolishes four wins. The other way is to destroy the other Heavy Hitters; with three or four seats the first one that falls ends the bout, and the rest count what they have.

## Looking back at a bout

gk-review-cards = Undamaged cards
gk-review-shot = The best shot: { $with }{ $number ->
    [0] {""}
   *[other] {" "}({ $number } or more hits)
} cost { $seat } { $cards ->
    [one] one card
   *[other] { $cards } cards
}
gk-review-attack-dice = Attack dice
gk-review-defence-dice = Defence Dice
gk-count-shots = Attacks made
gk-count-hits = Hits
gk-count-lost = Cards lost
gk-count-units = Units lost
gk-count-tags = Buildings tagged
gk-count-demolished = Buildings demolished
