## The picture of the table: the words about things, besides their own names.

web-scene-may = can be chosen
web-scene-ghost = { $name } is placed: arrows move it, comma and full stop turn it, Enter places it
web-scene-copies = { $count } of them
web-scene-turned-down = lies face-down
web-scene-empty = empty
web-scene-nothing = Nothing here
web-scene-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-scene-face-down = { $count } face-down
web-scene-of = { $value } of { $most }
web-scene-turn = has the turn
web-scene-open = Show everything
web-scene-close = Show less
web-scene-shut = Close
web-scene-high = { $height } up
web-scene-deep = { $height } down
web-scene-cell = { $q }, { $r }
web-scene-die = { $sides ->
    [6] die: { $face }
   *[other] die with { $sides } sides: { $face }
}
web-scene-die-open = die, not rolled yet
web-scene-success = success
web-scene-set-aside = set aside
web-scene-power = bought with power
web-scene-odds = { $cases } in { $of }
web-scene-next = next
web-scene-further = { $count } more
web-scene-holds = Standing here
web-scene-nearer = Nearer
web-scene-farther = Farther away
web-scene-fit = Fit
web-scene-fit-all = The whole board
web-scene-mine = Mine
web-scene-to-mine = To your own
web-scene-layers = Layers
web-scene-layer-names = names
web-scene-layer-places = coordinates
web-scene-layer-heights = heights
web-scene-layer-arcs = arcs
web-scene-layer-sight = lines of sight
web-scene-inspect = Point at anything, or hold it, to read it here.
