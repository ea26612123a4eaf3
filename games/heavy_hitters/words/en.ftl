### What is said at the table of GKR Heavy Hitters.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule.

# computed: gk-about, gk-ask-, gk-answer-, gk-event-, gk-not-
# computed: gk-piece-, gk-setup, gk-option-

gk-about = Take bolts from the heap. Who must take the last one loses.

## Names

gk-piece-tool = { $name } ({ $bolts })
gk-piece-tool-about = There { $copies ->
    [one] is one of them
   *[other] are { $copies } of them
}.
gk-a-tool = a tool
gk-nothing = nothing

## Questions and answers

gk-ask-take = Your turn: { $heap ->
    [one] one bolt is
   *[other] { $heap } bolts are
} left. What do you take?
gk-answer-take = { $number ->
    [one] One bolt
   *[other] { $number } bolts
}
gk-answer-use = Use the { $tool }

## Events

gk-event-drew = { $who ->
    [you] You draw: { $tool }
   *[other] { $seat } draws { gk-a-tool }
}.
gk-event-used = { $who ->
    [you] You use the { $tool }
   *[other] { $seat } uses the { $tool }
}.
gk-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $bolts ->
    [0] no bolts
    [one] one bolt
   *[other] { $bolts } bolts
}.
gk-event-lost = { $who ->
    [you] That was the last one: you lose
   *[other] That was the last one: { $seat } loses
}.
gk-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
gk-event-time-up = The time is up.

## Refusals

gk-not-handful = A hand takes one, two or three bolts ({ $rule }).
gk-not-heap-too-small = Only { $heap } are left ({ $rule }).
gk-not-no-tool = Your pocket is empty ({ $rule }).
gk-not-tool-too-large = Your tool takes { $bolts } bolts, and not so many are left ({ $rule }).
gk-not-seat-count = { $seats } players cannot play: two to four can ({ $rule }).
gk-not-bolt-count = A heap has 5 to 60 bolts, not { $bolts } ({ $rule }).

## The set-up

gk-setup = { $seats } players, { $bolts } bolts
gk-option-seats = Players
gk-option-seats-about = How many players sit around the heap.
gk-option-bolts = Bolts
gk-option-bolts-about = How many bolts lie on the heap at the beginning. More bolts make a longer game.

## The scene

gk-headline = Bolts on the heap: { $heap }
gk-scene-seat = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }
}
gk-scene-heap = Bolts on the heap
gk-scene-pocket = Pocket
gk-scene-used = Used tools
gk-scene-unseen = Not seen yet
gk-scene-tool = { $name }
gk-scene-bolts = bolts
