# Builds: what each player brings to a bout.

gk-kit = Decks
gk-kit-about = A faction, a Pilot, one Primary Weapon (five cards), two Secondary Weapons (four cards of each) and seven other cards. The five Deploy Cards are always there. The others see the faction and the Pilot at once, and each card when it is played.
gk-kit-usual = chosen at the table
gk-kit-part = { $part ->
    [faction] Faction
    [pilot] Pilot
    [primary] Primary Weapon
    [secondaries] Secondary Weapons
   *[cards] Other cards
}
gk-kit-fact = { $fact ->
    [kind] Kind
   *[cost] Energy
}
gk-kit-kind = { $kind ->
    [primary] Primary Weapon
    [secondary] Secondary Weapon
    [orbital] Orbital Strike
    [reaction] Reaction
    [manoeuvre] Manoeuvre
   *[other] other
}
gk-kit-cost = { $n }
gk-kit-pair = { $faction } with { $pilot }
gk-kit-quick = { $name }: { $kit }
gk-kit-line = { $part ->
    [primary] Primary Weapon: { $list }
    [secondaries] Secondary Weapons: { $list }
   *[cards] { $count } other cards: { $list }
}
gk-setup-brought = Seat { $seat } brings { $kit }.
