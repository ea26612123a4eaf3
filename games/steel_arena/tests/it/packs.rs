//! Packs are read strictly, all faults are reported at once, and the house pack matches the ledger.

use kernel::{Library, Notation, PackFault, PackText};
use std::collections::BTreeSet;
use steel_arena::SteelArena;
use steel_arena::content::{Arc, Attack, Back, Colour, Content, Delivery, KINDS_MAX, Kind, Way, What};
use tabletop::sheet::{Shape, Sheet};
use testkit::laws::{Battery, census, imagining};

fn house() -> std::sync::Arc<Content> {
    SteelArena::content(&SteelArena::house()).expect("the house pack has no faults")
}

fn beside_house(text: &str) -> Result<std::sync::Arc<Content>, Vec<PackFault>> {
    let file = PackText { file: "more.toml".to_owned(), text: text.to_owned() };
    let files: Vec<PackText> = SteelArena::house().into_iter().chain([file]).collect();
    SteelArena::content(&files)
}

fn with(text: &str) -> std::sync::Arc<Content> {
    beside_house(text).expect("the pack has no faults")
}

fn faults(text: &str) -> Vec<String> {
    beside_house(text).err().unwrap_or_default().into_iter().map(|fault| fault.fault.what).collect()
}

/// The faults as `file:line what | help`.
fn told(text: &str) -> Vec<String> {
    let tell = |PackFault { file, fault }: PackFault| {
        let line = tabletop::sheet::line_column(text, fault.span.start).0;
        format!("{file}:{line} {} | {}", fault.what, fault.help.unwrap_or_default())
    };
    beside_house(text).err().unwrap_or_default().into_iter().map(tell).collect()
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

const EXTRA: &str = "[[tile]]\ncode = 'EXTRA'\nname = { en = 'Extra' }\ngeneration = 2\ncopies = 2\nattack = { delivery = 'beam', damage = 1 }\n";

#[test]
fn a_pack_adds_tiles_and_replaces_tiles() {
    let content = with(EXTRA);
    assert_eq!(content.kinds.len(), house().kinds.len() + 1);
    assert_eq!(content.tiles(Back::new(2, Colour::Attack)), house().tiles(Back::new(2, Colour::Attack)) + 2);
    let replaced = with(&EXTRA.replace("EXTRA", "RIVETER").replace("generation = 2", "generation = 3"));
    assert_eq!(replaced.kinds.len(), house().kinds.len());
    let riveter = replaced.kind(replaced.find("RIVETER").expect("it is still there"));
    assert_eq!((riveter.back.generation(), riveter.copies, riveter.names["en"].as_str()), (3, 2, "Extra"));
    let away = with(&EXTRA.replace("EXTRA", "RIVETER").replace("copies = 2", "copies = 0"));
    assert_eq!((away.kinds.len(), away.find("RIVETER")), (house().kinds.len() - 1, None));
}

#[test]
fn what_the_rules_need_is_asked_of_the_whole_set() {
    let set = |code: &str, copies: u8| {
        format!(
            "[[tile]]\ncode = '{code}'\nname = {{ en = 'Axis' }}\ngeneration = 1\ncopies = {copies}\nturn = {{ least = 1, most = 2 }}\n"
        )
    };
    assert_eq!(faults(&set("AXIS-M1", 5)), [""; 0]);
    assert_eq!(
        told(&set("AXIS-M1", 3)),
        ["more.toml:1 generation 1 has 4 tiles of the type turn at least, not 3 | write `copies = 4`"]
    );
    assert_eq!(
        told(&format!("{EXTRA}{}", set("GYRO", 4))),
        [
            "more.toml:7 generation 1 has one kind of the type turn, not 2 | give it the code of the one it replaces: AXIS-M1"
        ]
    );
    let twice = told(&format!("{EXTRA}{EXTRA}"));
    assert_eq!(twice, ["more.toml:7 there is another tile `EXTRA` | the other one is at more.toml:1"]);
    assert_eq!(
        told("[[robot]]\nname = { en = 'Fifth' }\n"),
        [
            "more.toml:1 there are 4 robots, not 1 | write all four under [[robot]], or none, so that the earlier ones stay"
        ]
    );
    let terrain: String = house()
        .kinds
        .iter()
        .filter(|kind| kind.back == Back::new(2, Colour::Terrain))
        .map(|kind| format!("[[tile]]\ncode = '{}'\nname = {{ en = 'No' }}\ngeneration = 2\nturn = {{ least = 1, most = 1 }}\n", kind.code))
        .collect();
    let found = faults(&terrain);
    assert_eq!(found, ["generation 2 has 4 tiles of the type terrain at least, not 0"]);
    let none = SteelArena::content(&[]).expect_err("an empty pack is none");
    assert!(none.len() > 6, "{none:?}");
}

/// Computers clone bouts by the million: room for more kinds must not make them much larger.
#[test]
fn a_bout_stays_small() {
    assert_eq!(std::mem::size_of::<kernel::Bout<SteelArena>>(), 1_592);
}

/// This many kinds, spread over the types of generation 3.
fn many(kinds: usize) -> String {
    let types = [
        "attack = { delivery = 'beam', damage = 1 }",
        "turn = { least = 1, most = 1 }",
        "movement = { way = 'jump', least = 1, most = 2 }",
        "defence = { arc = 'side', value = 1 }",
    ];
    let tile = |at: usize| {
        format!(
            "[[tile]]\ncode = 'NEW-{at}'\nname = {{ en = 'New {at}' }}\ngeneration = 3\n{}\n",
            types[at % 4]
        )
    };
    (0..kinds).map(tile).collect()
}

#[test]
fn there_is_room_for_128_kinds_and_bouts_are_played_with_them() {
    let room = KINDS_MAX - house().kinds.len();
    let content = with(&many(room));
    assert_eq!(content.kinds.len(), 128);
    let setups = (2..=4).map(|seats| (format!("{seats} seats"), steel_arena::Setup::base(seats))).collect();
    let battery = Battery { content, setups, seeds: 0..2, ..Battery::<SteelArena>::house(1) };
    assert_eq!(census(&battery), Ok(()));
    assert_eq!(imagining(&battery), Ok(()));
    let found = faults(&many(room + 1));
    assert_eq!(found, ["129 kinds of tiles, but at most 128 fit"]);
    let one_type = many(4 * 66)
        .replace("NEW", "X")
        .replace("turn = { least = 1, most = 1 }", "attack = { delivery = 'melee', damage = 1 }");
    assert!(
        faults(&one_type).iter().any(|fault| fault.contains("but at most 64 fit")),
        "{:?}",
        faults(&one_type)
    );
    let copies = many(12)
        .replace("generation = 3", "generation = 3\ncopies = 30")
        .replace("turn = { least = 1, most = 1 }", "attack = { delivery = 'melee', damage = 1 }")
        .replace(
            "movement = { way = 'jump', least = 1, most = 2 }",
            "attack = { delivery = 'melee', damage = 2 }",
        );
    assert!(
        faults(&copies).iter().any(|fault| fault.contains("but at most 255 fit")),
        "{:?}",
        faults(&copies)
    );
}

#[test]
fn the_description_of_a_pack_is_read_too() {
    let file = PackText { file: "own/pack.toml".to_owned(), text: "name = 'Own'\nowner = 'me'".to_owned() };
    let files: Vec<PackText> = SteelArena::house().into_iter().chain([file]).collect();
    let found = SteelArena::content(&files).expect_err("a faulty description");
    assert!(found.iter().all(|fault| fault.file == "own/pack.toml"));
    let has = |what: &str| found.iter().any(|fault| fault.fault.what.contains(what));
    assert!(
        has("`name` cannot be `Own`")
            && has("nothing is known by the name `owner`")
            && has("`title` is missing")
    );
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

/// The keys that the reader lists where it meets an unknown one.
fn known(text: &str) -> BTreeSet<String> {
    let found = beside_house(text).expect_err("the key is unknown");
    let fault = found.into_iter().find(|fault| fault.fault.what.contains("qqqq")).expect("the key is told");
    let help = fault.fault.help.expect("what is known is told");
    help.to_lowercase().split_once("known here: ").expect("a list").1.split(", ").map(str::to_owned).collect()
}

#[test]
fn the_schema_explains_every_key_that_the_reader_knows() {
    let text = SteelArena::schemas()[0].1.clone();
    assert_eq!(tabletop::schema::unexplained(&text), [""; 0]);
    let schema: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let keys = |part: &serde_json::Value| -> BTreeSet<String> {
        part["properties"].as_object().expect("keys").keys().cloned().collect()
    };
    let parts = &schema["$defs"];
    assert_eq!(known("qqqq = 1"), keys(&schema));
    assert_eq!(known("[[tile]]\nqqqq = 1"), keys(&parts["tile"]));
    assert_eq!(known("[[board]]\nqqqq = 1"), keys(&parts["board"]));
    assert_eq!(known("[[robot]]\nqqqq = 1"), keys(&parts["robot"]));
    for part in ["turn", "movement", "attack", "defence", "terrain"] {
        assert_eq!(known(&format!("[[tile]]\n{part} = {{ qqqq = 1 }}")), keys(&parts[part]), "{part}");
    }
    let setups = &SteelArena::schemas()[1].1;
    assert_eq!(tabletop::schema::unexplained(setups), [""; 0]);
    let schema: serde_json::Value = serde_json::from_str(setups).expect("JSON");
    let fault = SteelArena::read_setup("qqqq = 1", None, &house()).expect_err("an unknown key").remove(0);
    let told = fault.help.expect("what is known is told").to_lowercase();
    let told: BTreeSet<String> =
        told.split_once("known here: ").expect("a list").1.split(", ").map(str::to_owned).collect();
    assert_eq!(told, keys(&schema));
}

/// The faults that the schema finds in the text.
fn misfits(text: &str) -> Vec<String> {
    let schema: serde_json::Value = serde_json::from_str(&SteelArena::schemas()[0].1).expect("JSON");
    let sheet = Sheet::parse(text).expect("TOML");
    let _ = Shape::new(&schema).holds(&sheet);
    sheet.finish().into_iter().map(|fault| fault.what).collect()
}

#[test]
fn the_schema_holds_for_the_house_and_refuses_wrong_words() {
    for file in SteelArena::house() {
        assert_eq!(misfits(&file.text), [""; 0], "{}", file.file);
    }
    let tile = |what: &str| format!("[[tile]]\ncode = 'AB'\nname = {{ en = 'A' }}\ngeneration = 3\n{what}\n");
    assert_eq!(misfits(&tile("turn = { least = 1, most = 2 }")), [""; 0]);
    let wrong = [
        "turn = { least = 1, msot = 2 }",
        "movement = { way = 'sideways', least = 1, most = 2 }",
        "attack = { delivery = 'bem', damage = 1 }",
        "defence = { arc = 'rear', value = 1 }",
        "terrain = { blast = 10 }",
        "terrain = { melts = 1 }",
        "turn = { least = 1, most = 2 }\nterrain = {}",
        "speedy = true",
    ];
    for what in wrong {
        assert!(!misfits(&tile(what)).is_empty(), "{what}");
    }
}
