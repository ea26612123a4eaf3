# computed: gr-lesson-, gr-picture-
### Messages for people who learn the game: the first lesson and how to play in pictures.

## The first lesson. Each sentence stands beside a position with one right answer; `-after` follows it.

gr-lesson-heart = You are Dash in Dai-Raijin V (A). In the Upkeep of each turn you choose: your Heart in Fighting Spirit (FS), which pays for cards, or your Power in Power Tokens. Dash has Heart 10 and Power 1, and you have no FS at all: take Heart.
gr-lesson-heart-after = You have 10 FS, and what you do not spend stays with you. Now your Combat phase begins: in it you may do all that you can pay for, in any order.
gr-lesson-move = Once a turn your robot may move, as far as its Speed of 7 goes. A step costs 1, and one more for each level upwards. Beside robot B stands a Structure of Tier 1: move onto its roof.
gr-lesson-move-after = You stand higher than B. That is Combat Advantage: one more Attack Die for every attack on it.
gr-lesson-attack = You attack with Lightning Glaive!. Its range is 1 to 2, and in melee each level of height counts as one hex, so from the roof it just reaches B. Structures are Targets too: 3 damage bring them down. Aim at robot B.
gr-lesson-attack-after = The 7 FS are paid, and B must choose: strike back with an attack card, Defend with its two Defense Dice, or Take the Hit, and then all your dice succeed.
gr-lesson-dice = B Defends with two dice, which show up to 10. You roll the two Attack Dice of the card and one for Combat Advantage, which show up to 12. Each Power Token buys one more die, a Power Die. Add two.
gr-lesson-dice-after = You rolled 8, 9, 9, 6 and 7, B 7 and 6. Equal dice of both sides are set aside in pairs: the 6s and the 7s. Nothing is left against your other three dice, so you have three successes. The Glaive does 2 damage for each.
gr-lesson-respond = It is the turn of B, who plays Schwarzer Ritter!, an Instant that makes a Barrier. Before it takes effect everybody may respond. You hold Reflex Edge, which Cancels an Instant: play it.
gr-lesson-respond-after = The last response resolves first: yours came later, so it worked before theirs. B has paid in vain, and both cards cool down now.
gr-lesson-react = B attacks you with Panzerfaust!. You may Defend, Take the Hit, or strike back with an attack card that reaches B. Lightning Glaive! has the Counter icon: on a Reactive Attack your tied dice stay, and theirs go. React with it.
gr-lesson-react-after = Both attacks are rolled against each other, and only the winner's takes effect. B may still buy a Power Die.
gr-lesson-rage = You took the hit. Whenever an opponent has damaged you, you take your Rage in FS or your Power in Power Tokens. Dash has Rage 2 and Power 1. You have plenty of FS: take Power.
gr-lesson-rage-after = A Power Token buys a die, or activates an ability such as Arc Wing. With a pilot whose Rage is high, being hit pays for striking back.
gr-lesson-combo = Up to three cards with the Combo icon make one attack. You roll the dice of the first card and one more for each other card, and the damage of all is added up. You have declared Flash Strike! and Volt Spike!. Add Arc Heel! as the third.
gr-lesson-combo-after = Three dice, 9 FS, and 5 damage if the attack succeeds. If B is out of reach when a card's turn comes, that card and those after it do nothing: a Combo Break.
gr-lesson-push = V Blaster! has hit with two successes, so you may Push B by up to two hexes, each of them farther from you. You choose the way. Right behind B stands a Structure of Tier 2: push B into it.
gr-lesson-push-after = B crashes into the Structure. An Impact Card says what that does to B and what is left of the Structure: Fire spreads, and an Inferno burns where it stood. The damage counts as yours, and comes on top of the attack's.
gr-lesson-cooldown = You have little left to pay with. Used cards lie in your Cooldown Meter, each in the slot of its Cooldown Value. End your Combat phase and see them cool down.
gr-lesson-cooldown-after = Everything in your meter went down one slot, and the two cards of slot 1 are in your hand again. Flash Strike! has no Cooldown Value: it comes back as soon as it has been used.
gr-lesson-last = Robot B has 0 Armor, but nobody is defeated before the turn ends. Nothing can save it now: end your Combat phase.
gr-lesson-last-after = The turn has ended, and B has no Armor: you have won. Watch your own Armor too: it is checked whenever a player's turn ends.

## How to play, in pictures

gr-picture-city = The city: 15 buildings, called Structures, which the players put there one by one. Tier 1 is one level high, Tier 2 two; robots walk on roofs as well as on the ground. At the corners lie the Starting Zones.
gr-picture-start = You bring a pilot, a robot and 16 cards. Cards with a Cooldown Value begin in your Cooldown Meter and come to hand in your first turns; you never draw others. You also choose four abilities: one of the pilot, three of the robot.
gr-picture-cover = A Structure right beside the Target, between it and you, is Cover: one Attack Die less for you. Standing higher than the Target is Combat Advantage: one more. Each Power Token adds a Power Die.
gr-picture-dice = Dice that both sides show are set aside in pairs. Here the Counter icon of B keeps both its 4s and sets yours aside. The highest die in play wins, with a success for each die above the other side's best: here your 11.
gr-picture-responses = Nearly everything can be answered with Instants, Triggers and abilities, and so can the answers. When all pass, the newest resolves first. Here B Cancels your Schwarzer Ritter!, unless you Cancel that.
gr-picture-meter = In your Cooldown phase all cards and tokens in the meter go down one slot, and from slot 1 into your hand. A card that stands upright is Activated and has its effect until it leaves. Trauma Tokens are burdens: Anchor slows, Fire burns, Panic takes FS, Power Surge holds cards back.
gr-picture-collision = Pull, Push and Throw are Forced Movement: the player who causes it chooses the way. Each Structure on it draws an Impact Card and is gone; a robot in the way costs both 3 damage. Two hexes behind B can be two crashes.
gr-picture-tiles = Where Structures fall, Impact Tiles lie. Flood, Inferno and Arc Hazard work when you enter and in your Upkeep; a Crater is a level lower; Rubble helps a robot that Defends on it. Flood and Rubble are slow to leave.
gr-picture-barriers = A Barrier is Active or Static. An Active Barrier is on your robot and takes 3 off the next damage. A Static Barrier is on a hex and gives Cover to everything there, until damage reaches the hex.
gr-picture-over = A robot with 0 Armor when a turn ends is defeated. Head-to-head ends with that; a team loses with its last robot; in a Free-for-all the first defeat ends the bout, and the largest share of Armor wins.

## Looking back at a bout

gr-review-armor = Armor
gr-review-blow = The heaviest blow{ $known ->
    [yes] : { $cards }
   *[no] {""}
} took { $armor } Armor from { $seat }
gr-review-dice = Dice of attacks and Defense
gr-review-seat = { $seat }
gr-review-left = { $seat } { $armor }
gr-review-why = { $why ->
    [time] The time was up (GR-R72).
    [limit] The limit of turns was reached (GR-T3).
    [left] Only one side was left: { $left } left the bout.
    [share] { $fallen } had no Armor left when turn { $turn } ended; the largest share of Armor wins (GR-2.11).
   *[armor] { $fallen } had no Armor left when turn { $turn } ended (GR-2.4).
} Armor: { $armor }.
