### What is said before the first round of a constructed battle of Pacific Rim Extinction, and of reserves.
###
### $side is `ppdc` or `kaiju`.

# computed: pr-ask-, pr-answer-, pr-event-, pr-not-, pr-option-

## Questions

pr-ask-faction = Which side do you play?
pr-ask-force = Which force do you take?
pr-ask-element = What do you place next?
pr-ask-lay = Where does it lie?
pr-ask-side = Along which edge do you deploy?
pr-ask-deploy = Which model do you deploy, and where?
pr-ask-leader = Which model leads?
pr-ask-reserve = Which model enters from the reserve, and where?

## Answers

pr-answer-force = { $number }: { $models }
pr-answer-element = { $number }
pr-answer-lay = { pr-spot } ({ $x }, { $y } mm)
pr-answer-at = The { pr-the-edge } edge
pr-answer-deploy = { $who }: { pr-spot } ({ $x }, { $y } mm)
pr-answer-leader = { $number }
pr-answer-card-of = { $card }

## Names

pr-spot = { $across ->
    [0] far to the left
    [1] to the left
    [2] in the middle
    [3] to the right
   *[4] far to the right
}, { $down ->
    [0] at the far edge
    [1] towards the far edge
    [2] halfway
    [3] towards the near edge
   *[4] at the near edge
}
pr-element = { $kind ->
    [skyscraper] skyscraper
    [shelter] shelter
    [base] PPDC base
   *[rock] rock
}
pr-the-edge = { $number ->
    [right] right
    [far] far
    [left] left
   *[near] near
}
pr-edge = { $edge ->
    [right] right
    [far] far
    [left] left
   *[near] near
}
pr-scene-side = { $side ->
    [ppdc] Victory points of the PPDC side
   *[kaiju] Victory points of the Kaiju side
}

## Events

pr-event-mustered = { pr-the-side } takes { $force }.
pr-event-drew-mission = Your secret mission is { $mission }.
pr-event-common-mission = The mission is { $mission }.
pr-event-drew-scenario = The scenario is { $scenario }.
pr-event-laid = { pr-the-side } places { $element }.
pr-event-left-out = There is no place for { $element }: it is left out.
pr-event-took-edge = { pr-the-side } deploys along the { pr-edge } edge.
pr-event-deployed = { $who } comes to the table.
pr-event-rolled-faction = { $who ->
    [you] You roll
   *[other] { $seat } rolls
} for the choice of a side: { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
pr-event-took-faction = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $side ->
    [ppdc] the PPDC side
   *[kaiju] the Kaiju side
}.
pr-event-leads = { $who } leads its side.
pr-event-rolled-reserve = { pr-the-side } rolls for its reserve: { $successes ->
    [one] one success
   *[other] { $successes } successes
}.

## Refusals

pr-not-quick-for-two = Quick play is for two, not for { $seats } ({ $rule }).
pr-not-no-such-mission = There is no such mission ({ $rule }).
pr-not-no-such-scenario = There is no such scenario to agree on ({ $rule }).
pr-not-point-count = { $points } points cannot be agreed: 6 to 40 can ({ $rule }).
pr-not-secret-agreed = A secret mission is drawn, and not agreed on ({ $rule }).
pr-not-too-few-models = { $players } players cannot share { $models } models ({ $rule }).
pr-not-unfit-force = No ready force fits here ({ $rule }).
pr-not-unknown-brought = A force holds what there is not ({ $rule }).
pr-not-nothing-brought = A force has at least one model ({ $rule }).
pr-not-crew-brought = A Jaeger has not the crew that it needs ({ $rule }).
pr-not-upgrade-brought = An upgrade does not fit its Jaeger ({ $rule }).
pr-not-mutation-brought = A mutation does not fit its slot ({ $rule }).
pr-not-twice-brought = A model or a pilot is there twice ({ $rule }).
pr-not-upgrade-twice-brought = An upgrade is there twice ({ $rule }).
pr-not-drones-brought = Two Kaiju Drones have the same mutation, or both have none ({ $rule }).
pr-not-wrong-side-brought = Only in a civil war does a side mix or change its kind of models ({ $rule }).
pr-not-dear-brought = The Jaegers and pilots cost { $points } points, and { $budget } may be spent ({ $rule }).
pr-not-weak-brought = These Kaiju give the PPDC { $budget } points, and the cheapest Jaeger costs { $least } ({ $rule }).
pr-not-value-brought = A force is worth { $value } points, and { $most } were agreed ({ $rule }).
pr-not-no-element = No such element is left ({ $rule }).
pr-not-no-place = It may not lie there ({ $rule }).
pr-not-no-edge = You cannot deploy along that edge ({ $rule }).
pr-not-not-waiting = That model does not wait to be deployed ({ $rule }).
pr-not-no-berth = The model may not stand there ({ $rule }).
pr-not-no-entry = The model may not enter there ({ $rule }).
pr-not-must-deploy = Deploy a model ({ $rule }).
pr-not-no-leader = Only a model of yours on the table can lead ({ $rule }).

## The set-up

pr-option-mode = Battle
pr-option-mode-about = Quick play lays everything out. In a battle you choose forces and place the scenery.
pr-option-mode-of = { $mode ->
    [quick] quick play
    [battle] battle
    [civil] civil war
   *[underwater] under water
}
pr-option-mission = Mission
pr-option-mission-about = The number of the mission. Without one, chance draws it.
pr-option-scenario = Scenario
pr-option-scenario-about = The number of the scenario. Without one, chance draws it.
pr-option-secret = Secret missions
pr-option-secret-about = Each side draws a mission of its own, and shows it at the end.
pr-option-points = Points of a civil war
pr-option-points-about = What each side may be worth. Without a number it is 16.
