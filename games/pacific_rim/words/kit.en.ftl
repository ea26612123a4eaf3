### Forces: what a player may choose for a battle of Pacific Rim Extinction.

pr-kit = Forces
pr-kit-about = Jaegers with pilots and an upgrade each, or Kaiju with mutations. The Kaiju are chosen first: twice their threat is what the Jaegers and pilots may cost.
pr-kit-usual = a ready force
pr-kit-part = { $part ->
    [jaegers] Jaegers
    [pilots] Pilots
    [upgrades] Upgrades
    [kaiju] Kaiju
    [offensive] Offensive mutations
   *[defensive] Defensive mutations
}
pr-setup-brought = { $side ->
    [ppdc] The Jaeger side brings
   *[kaiju] The Kaiju side brings
}: { $line }
pr-kit-fact = { $fact ->
   *[worth] Worth
}
pr-kit-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
pr-kit-category = category { $n }
pr-kit-ready = { $name }: { $worth }
pr-kit-worth = { $threat ->
    [0] { $points } points
   *[other] { $points ->
        [0] threat { $threat }, for { $value } points of Jaegers
       *[other] { $points } points of Jaegers and threat { $threat }, worth { $value } together
    }
}
