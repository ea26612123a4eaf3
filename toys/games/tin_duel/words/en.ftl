### What is said at the table of Tin Duel.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule.

# computed: td-about, td-ask-, td-answer-, td-event-, td-not-
# computed: td-piece-, td-setup, td-option-

td-about = Choose a move in secret, show it together, and keep your robot on its feet.

## Names

td-piece-move = { $name } ({ $power } against { $guard })
td-piece-move-about = There { $copies ->
    [one] is one of them
   *[other] are { $copies } of them
}.

## Questions and answers

td-ask-choose = Which move do you make?
td-answer-play = { $number }

## Events

td-event-drew = { $who ->
    [you] You draw: { $drawn }
   *[other] { $seat } draws a move
}.
td-event-chose = { $who ->
    [you] You choose: { $chosen }
   *[other] { $seat } chooses: { $chosen }
}.
td-event-showed = { $who ->
    [you] You show: { $chosen }
   *[other] { $seat } shows: { $chosen }
}.
td-event-hit = { $damage ->
    [0] { $who ->
        [you] You lose no armour
       *[other] { $seat } loses no armour
    }
   *[other] { $who ->
        [you] You lose { $damage } armour
       *[other] { $seat } loses { $damage } armour
    }
}.
td-event-fell = { $who ->
    [you] Your robot is down
   *[other] The robot of { $seat } is down
}.
td-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
td-event-time-up = The time is up.

## Refusals

td-not-not-in-hand = Your hand has no such move ({ $rule }).
td-not-seat-count = { $seats } players cannot play: two can ({ $rule }).
td-not-armour = A robot has 5 to 30 points of armour, not { $armour } ({ $rule }).

## The set-up

td-setup = Two players, { $armour } points of armour each
td-option-armour = Armour
td-option-armour-about = How much armour each robot has at the beginning. More armour makes a longer duel.

## The scene

td-headline = Round { $round }
td-over = The duel is over
td-scene-seat = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }
}
td-scene-armour = Armour
td-scene-hand = Hand
td-scene-shown = Shown moves
td-scene-unseen = Not seen yet
td-scene-move = { $name }
td-scene-power = power
td-scene-guard = guard
