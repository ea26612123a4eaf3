//! Packs are read strictly, all faults are told at once, and the house pack is what the ledger asks for.

use kernel::{Library, PackText};
use steel_arena::SteelArena;
use steel_arena::content::{Arc, Attack, Colour, Content, Delivery, Kind, Way, What};

fn house() -> std::sync::Arc<Content> {
    SteelArena::content(&SteelArena::house()).expect("the house pack has no faults")
}

fn faults(text: &str) -> Vec<String> {
    let file = PackText { file: "more.toml".to_owned(), text: text.to_owned() };
    let files: Vec<PackText> = SteelArena::house().into_iter().chain([file]).collect();
    match SteelArena::content(&files) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.into_iter().map(|fault| fault.fault.what).collect(),
    }
}

#[test]
fn every_fault_of_a_pack_is_told_at_once() {
    let text = "[[tile]]\ncode = 'trap'\nname = { it = 'Trappola' }\ngeneration = 4\nblast = 1\nterrain = { blst = 2 }\n\
                [[tile]]\ncode = 'AB'\nname = { en = 'A' }\ngeneration = 3\nturn = { least = 3, most = 1 }\n\
                attack = { delivery = 'direct' }\n\
                [[tile]]\ncode = 'CD'\nname = { en = ' ' }\ngeneration = 3\nspeedy = true\n\
                defence = { arc = 'everywhere', value = 0 }\n";
    let found = faults(text);
    let expected = [
        "`code` cannot be `trap`",
        "`name` has no English",
        "`generation` must be",
        "nothing is known by the name `blast`",
        "nothing is known by the name `blst`",
        "`least` is more than `most`",
        "the attack does nothing",
        "a tile is of exactly one type",
        "` ` is no name",
        "`value` must be",
    ];
    for what in expected {
        assert!(found.iter().any(|found| found.contains(what)), "{what} is not among {found:?}");
    }
}

#[test]
fn what_only_shows_side_by_side_is_told() {
    let one = "[[tile]]\ncode = 'RIVETER'\nname = { en = 'Extra' }\ngeneration = 2\ncopies = 2\nattack = { delivery = 'beam', damage = 1 }\n";
    assert_eq!(faults(one), ["generation 2 has 30 tiles, not 31"]);
    let twice = format!("{one}{one}");
    assert!(faults(&twice).contains(&"there is another tile `RIVETER`".to_owned()));
    let new = one.replace("RIVETER", "EXTRA");
    assert!(faults(&new).contains(&"more than 64 kinds of tiles".to_owned()));
    let terrain = "[[tile]]\ncode = 'TRAP'\nname = { en = 'No trap' }\ngeneration = 2\nturn = { least = 1, most = 1 }\n";
    assert_eq!(faults(terrain), [""; 0]);
    let robots = "[[robot]]\nname = { en = 'Fifth' }\n";
    assert_eq!(faults(robots), ["there are 4 robots, not 5"]);
    let set = "[[tile]]\ncode = 'AXIS-M1'\nname = { en = 'Axis' }\ngeneration = 1\ncopies = 3\nturn = { least = 1, most = 2 }\n";
    assert_eq!(
        faults(set),
        ["generation 1 has 16 tiles, not 15", "generation 1 has 4 equal tiles of the type turn"]
    );
    let nothing = SteelArena::content(&[]).expect_err("an empty pack is none");
    assert!(nothing.len() > 6, "{nothing:?}");
}

#[test]
fn a_speedy_defence_a_blast_in_melee_and_a_terrain_with_properties_are_refused() {
    let text = "[[tile]]\ncode = 'A1'\nname = { en = 'A' }\ngeneration = 3\nspeedy = true\ndefence = { arc = 'front', value = 1 }\n\
                [[tile]]\ncode = 'B1'\nname = { en = 'B' }\ngeneration = 3\nattack = { delivery = 'melee', splinter = 1 }\n\
                [[tile]]\ncode = 'C1'\nname = { en = 'C' }\ngeneration = 2\none-use = true\nterrain = { splinter = 1 }\n\
                [[tile]]\ncode = 'D1'\nname = { en = 'D' }\ngeneration = 3\ndefence = { arc = 'everywhere', value = 1 }\n";
    let found = faults(text);
    let expected = [
        "a defence is no activation of its turn",
        "a blast is shot",
        "terrain has no properties",
        "`splinter` without `blast`",
        "only a reaction protects everywhere",
    ];
    for what in expected {
        assert!(found.iter().any(|found| found.contains(what)), "{what} is not among {found:?}");
    }
}

fn attacks(content: &Content) -> Vec<(&Kind, Attack)> {
    let attack = |kind: &'_ Kind| match kind.what {
        What::Attack(attack) => Some(attack),
        _ => None,
    };
    content.kinds.iter().filter_map(|kind| Some((kind, attack(kind)?))).collect()
}

#[test]
fn the_house_pack_covers_every_kind_of_module() {
    let content = house();
    let late = |kind: &&Kind| kind.back.generation() > 1;
    let kinds: Vec<&Kind> = content.kinds.iter().filter(late).collect();
    let has =
        |what: &str, least: usize, found: usize| assert!(found >= least, "{what}: {found}, not {least}");
    let attacks: Vec<_> = attacks(&content).into_iter().filter(|(kind, _)| late(kind)).collect();
    for delivery in [Delivery::Direct, Delivery::Indirect, Delivery::Beam, Delivery::Melee, Delivery::Sweep] {
        has(&format!("{delivery:?}"), 2, attacks.iter().filter(|(_, it)| it.delivery == delivery).count());
    }
    let blast =
        |delivery| attacks.iter().filter(|(_, it)| it.splinter > 0 && it.delivery == delivery).count();
    has("direct blast", 2, blast(Delivery::Direct));
    has("indirect blast", 1, blast(Delivery::Indirect));
    has("push with damage", 2, attacks.iter().filter(|(_, it)| it.push > 0 && it.damage > 0).count());
    has("spin with damage", 2, attacks.iter().filter(|(_, it)| it.spin > 0 && it.damage > 0).count());
    has("heat", 2, attacks.iter().filter(|(_, it)| it.heat > 0).count());
    has("heat 6 alone", 1, attacks.iter().filter(|(_, it)| it.heat == 6 && it.damage == 0).count());
    has("speedy attack", 2, attacks.iter().filter(|(kind, _)| kind.speedy).count());
    has("one-use attack", 2, attacks.iter().filter(|(kind, _)| kind.one_use).count());
    let moves = |kind: &&&Kind| kind.back.colour() == Colour::Movement;
    has("auto-cool movement", 2, kinds.iter().filter(moves).filter(|kind| kind.auto_cool).count());
    has("speedy movement", 2, kinds.iter().filter(moves).filter(|kind| kind.speedy).count());
    let turns = kinds.iter().filter(|kind| kind.back.colour() == Colour::Turn && kind.auto_cool);
    has("auto-cool turn", 2, turns.count());
    let way = |wanted: Way, single: bool| {
        let fits = |kind: &&&Kind| match kind.what {
            What::Movement(it) => it.way == wanted && (it.span.least == it.span.most) == single,
            _ => false,
        };
        kinds.iter().filter(fits).count()
    };
    has("diagonal", 2, way(Way::Diagonal, false));
    has("jump with one number", 1, way(Way::Jump, true));
    has("jump with a range", 1, way(Way::Jump, false));
    let armour = |arc: Arc, reaction: bool| {
        let fits = |kind: &&&Kind| matches!(kind.what, What::Defence(it) if it.arc == arc && it.reaction == reaction);
        kinds.iter().filter(fits).count()
    };
    has("front armour", 2, armour(Arc::Front, false));
    has("side armour", 2, armour(Arc::Side, false));
    has("circular armour", 2, armour(Arc::Circular, false));
    has("reactions", 2, armour(Arc::Circular, true) + armour(Arc::Everywhere, true));
}

#[test]
fn the_numbers_of_the_house_pack_keep_to_their_ranges() {
    let content = house();
    for generation in [2, 3] {
        let of = |kind: &&Kind| kind.back.generation() == generation;
        let kinds = || content.kinds.iter().filter(of);
        let count = |property: fn(&Kind) -> bool| kinds().filter(|kind| property(kind)).count();
        let (cooling, speedy, once) =
            (count(|kind| kind.auto_cool), count(|kind| kind.speedy), count(|kind| kind.one_use));
        let wanted = if generation == 2 { [4..=6, 2..=3, 2..=3] } else { [10..=12, 5..=7, 3..=5] };
        assert!(wanted[0].contains(&cooling), "generation {generation}: {cooling} auto-cool");
        assert!(wanted[1].contains(&speedy), "generation {generation}: {speedy} speedy");
        assert!(wanted[2].contains(&once), "generation {generation}: {once} one-use");
        for (kind, attack) in attacks(&content).into_iter().filter(|(kind, _)| of(kind)) {
            let most = if generation == 2 { 3 } else { 4 };
            assert!(attack.damage <= most && attack.push <= 3 && attack.spin <= 3, "{}", kind.code);
            assert!(!kind.speedy || attack.damage <= 2, "{}", kind.code);
        }
    }
    let [normal, reinforced] = &content.boards;
    assert!(!normal.auto_cool && normal.defence.is_none());
    assert!(reinforced.attack.damage >= normal.attack.damage && reinforced.turn.most >= normal.turn.most);
    assert!(reinforced.movement.span.most >= normal.movement.span.most && reinforced.defence.is_some());
}

#[test]
fn the_schema_is_json_and_knows_every_key() {
    let schema = SteelArena::schema();
    for key in ["generation", "auto-cool", "splinter", "interference", "reaction", "copies"] {
        assert!(schema.contains(&format!("\"{key}\"")), "{key}");
    }
}
