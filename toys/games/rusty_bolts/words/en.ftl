### What is said at the table of Rusty Bolts.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule.

# computed: rb-about, rb-ask-, rb-answer-, rb-event-, rb-not-
# computed: rb-piece-, rb-setup, rb-option-

rb-about = Take bolts from the heap. Who must take the last one loses.

## Names

rb-piece-tool = { $name } ({ $bolts })
rb-piece-tool-about = There { $copies ->
    [one] is one of them
   *[other] are { $copies } of them
}.
rb-a-tool = a tool
rb-nothing = nothing

## Questions and answers

rb-ask-take = Your turn: { $heap ->
    [one] one bolt is
   *[other] { $heap } bolts are
} left. What do you take?
rb-answer-take = { $number ->
    [one] One bolt
   *[other] { $number } bolts
}
rb-answer-use = Use the { $tool }

## Events

rb-event-drew = { $who ->
    [you] You draw: { $tool }
   *[other] { $seat } draws { rb-a-tool }
}.
rb-event-used = { $who ->
    [you] You use the { $tool }
   *[other] { $seat } uses the { $tool }
}.
rb-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $bolts ->
    [0] no bolts
    [one] one bolt
   *[other] { $bolts } bolts
}.
rb-event-lost = { $who ->
    [you] That was the last one: you lose
   *[other] That was the last one: { $seat } loses
}.
rb-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
rb-event-time-up = The time is up.

## Refusals

rb-not-handful = A hand takes one, two or three bolts ({ $rule }).
rb-not-heap-too-small = Only { $heap } are left ({ $rule }).
rb-not-no-tool = Your pocket is empty ({ $rule }).
rb-not-tool-too-large = Your tool takes { $bolts } bolts, and not so many are left ({ $rule }).
rb-not-seat-count = { $seats } players cannot play: two to four can ({ $rule }).
rb-not-bolt-count = A heap has 5 to 60 bolts, not { $bolts } ({ $rule }).

## The set-up

rb-setup = { $seats } players, { $bolts } bolts
rb-option-seats = Players
rb-option-seats-about = How many players sit around the heap.
rb-option-bolts = Bolts
rb-option-bolts-about = How many bolts lie on the heap at the beginning. More bolts make a longer game.

## The scene

rb-headline = Bolts on the heap: { $heap }
rb-scene-seat = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }
}
rb-scene-heap = Bolts on the heap
rb-scene-pocket = Pocket
rb-scene-used = Used tools
rb-scene-unseen = Not seen yet
rb-scene-tool = { $name }
rb-scene-bolts = bolts
