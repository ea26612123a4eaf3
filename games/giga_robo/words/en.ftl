### What is said at the table of Giga-Robo!.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule.

## Names

gr-tool = { $name } ({ $bolts })
gr-tools = { $copies } × { $tool }
gr-tool-copies = There { $copies ->
    [one] is one of them
   *[other] are { $copies } of them
}.
gr-a-tool = a tool
gr-nothing = nothing

## Questions and answers

gr-ask-take = Your turn: { $heap ->
    [one] one bolt is
   *[other] { $heap } bolts are
} left. What do you take?
gr-answer-take = { $bolts ->
    [one] One bolt
   *[other] { $bolts } bolts
}
gr-answer-use = Use the { $tool }

## Events

gr-event-drew = { $who ->
    [you] You draw: { $tool }
   *[other] { $seat } draws { $tool }
}.
gr-event-used = { $who ->
    [you] You use the { $tool }
   *[other] { $seat } uses the { $tool }
}.
gr-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $bolts ->
    [0] no bolts
    [one] one bolt
   *[other] { $bolts } bolts
}.
gr-event-lost = { $who ->
    [you] That was the last one: you lose
   *[other] That was the last one: { $seat } loses
}.
gr-event-left = { $who ->
    [you] You leave
   *[other] { $seat } leaves
} the table.
gr-event-time-up = The time is up.

## Refusals

gr-not-a-handful = A hand takes one, two or three bolts ({ $rule }).
gr-not-so-many = Only { $heap } are left ({ $rule }).
gr-no-tool = Your pocket is empty ({ $rule }).
gr-tool-too-large = Your tool takes { $bolts } bolts, and not so many are left ({ $rule }).
gr-seat-count = { $seats } players cannot play: two to four can ({ $rule }).
gr-bolt-count = A heap has 5 to 60 bolts, not { $bolts } ({ $rule }).

## The table

gr-view-heap = Bolts on the heap: { $heap }
gr-view-pocket = { $who ->
    [you] Your pocket
   *[other] Pocket of { $seat }
}: { $tool }
gr-view-used = Used tools: { $tools }
gr-view-unseen = Not seen yet: { $tools }
gr-setup = { $seats } players, { $bolts } bolts

## The scene

gr-scene-seat = { $who ->
    [you] You ({ $seat })
   *[other] { $seat }
}
gr-scene-heap = Bolts on the heap
gr-scene-pocket = Pocket
gr-scene-used = Used tools
gr-scene-unseen = Not seen yet
gr-scene-tool = { $name }
gr-scene-bolts = bolts
