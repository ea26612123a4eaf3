//! Forces under test: every fault with its rule, texts both ways, forces by chance, the examples of the rulebook.

use super::{BuildFault, Force, War, read_build, read_picks, write_build};
use crate::content::tests::house;
use crate::content::{Content, Side};
use kernel::{Cited, Dealer};
use std::collections::BTreeSet;

const BOTH: [(Side, Side); 2] = [(Side::Ppdc, Side::Kaiju), (Side::Kaiju, Side::Ppdc)];

fn force(content: &Content, text: &str) -> Force {
    read_build(text, content).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// The rules that the faults of this text cite, in order.
fn cited(content: &Content, text: &str) -> Vec<String> {
    let faults = read_build(text, content).expect_err("a faulty force");
    let rule = |what: &str| what[what.rfind('(').unwrap_or(0) + 1..what.len() - 1].to_owned();
    let mut cited: Vec<String> = faults.iter().map(|fault| rule(&fault.what)).collect();
    cited.sort();
    cited
}

#[test]
fn crews_drift_row_by_row() {
    let content = house();
    let drift = |pilots: &str, jaeger: &str| {
        let force = force(&content, &format!("jaegers = ['{jaeger}']\npilots = [{pilots}]\n"));
        force.iter().map(|one| one.drift(&content)).sum::<u8>()
    };
    // PR-E1: A D C and B D C match in two rows.
    assert_eq!(drift("'JAKE-PENTECOST', 'NATHAN-LAMBERT'", "GIPSY-AVENGER"), 2);
    // B A C and A A D match in the second row alone; the letter C of the third row matches nothing of another row.
    assert_eq!(drift("'LUCA-FERRANTI', 'NILS-OKAFOR'", "GIPSY-AVENGER"), 1);
    // C B D, C B A, C D A: two and two, but at most 3 (PR-13.4).
    assert_eq!(drift("'WEN-AIGUO', 'WEN-BOQIN', 'WEN-CHENG'", "CRIMSON-TYPHOON"), 3);
    // Not neighbours: C B D and C D A match once, C D A and C B A twice.
    assert_eq!(drift("'WEN-AIGUO', 'WEN-CHENG', 'WEN-BOQIN'", "CRIMSON-TYPHOON"), 3);
    assert_eq!(drift("'BEN-ASTLEY', 'PRIYA-VARMA'", "GIPSY-AVENGER"), 0);
}

#[test]
fn a_dead_pilot_connects_nobody() {
    let content = house();
    let text = "jaegers = ['CRIMSON-TYPHOON']\npilots = ['WEN-AIGUO', 'WEN-BOQIN', 'WEN-CHENG']\n";
    let mut one = *force(&content, text).iter().next().expect("a Jaeger");
    one.pilots[0] = None;
    assert_eq!(one.drift(&content), 2);
    one.pilots[1] = None;
    assert_eq!(one.drift(&content), 0);
}

#[test]
fn threat_and_points_are_added_up() {
    let content = house();
    // PR-E3: categories 4 and 5.
    let kaiju = force(&content, "kaiju = ['SHRIKETHORN', 'SLATTERN']\n");
    assert_eq!((kaiju.threat(&content), kaiju.budget(&content)), (9, 18));
    // PR-E2: categories 3 and 4.
    let kaiju = force(&content, "kaiju = ['MAWTIDE', 'SHRIKETHORN']\n");
    assert_eq!((kaiju.threat(&content), kaiju.budget(&content)), (7, 14));
    // PR-E4: 6 + 1 + 1 and category 4.
    let mixed = "jaegers = ['GIPSY-AVENGER']\npilots = ['JAKE-PENTECOST', 'NATHAN-LAMBERT']\nkaiju = ['SHRIKETHORN']\n";
    let mixed = force(&content, mixed);
    assert_eq!((mixed.points(&content), mixed.threat(&content), mixed.value(&content)), (8, 4, 16));
}

#[test]
fn every_fault_of_a_force_is_named_at_once_with_its_rule() {
    let content = house();
    let unknown = "jaegers = ['GIPSY-AVENGR']\npilots = ['JAKE', 'NATHAN-LAMBERT', 'YUKI-ARAMAKI']\n\
        upgrades = ['PAINT']\nkaiju = ['GODZILLA']\noffensive = ['THICK-HIDE']\ndefensive = ['THICK-HIDE']\n";
    let wanted = ["PR-3.10", "PR-3.11", "PR-3.14", "PR-3.16", "PR-3.17"];
    assert_eq!(cited(&content, unknown), wanted);
    let left = "jaegers = ['GIPSY-AVENGER']\npilots = ['JAKE-PENTECOST', 'NATHAN-LAMBERT', 'YUKI-ARAMAKI']\n\
        upgrades = ['DARK-PAINT', 'EXTRA-PLATES', 'TUNED-SERVOS']\nkaiju = ['OTACHI']\n\
        offensive = ['PURSUE', 'BLOODLUST']\n";
    assert_eq!(cited(&content, left), ["PR-3.11", "PR-3.16", "PR-3.17", "PR-3.17"]);
    let twice = "jaegers = ['GIPSY-AVENGER', 'GIPSY-AVENGER']\n\
        pilots = ['JAKE-PENTECOST', 'NATHAN-LAMBERT', 'JAKE-PENTECOST']\nupgrades = ['EXTRA-PLATES', 'EXTRA-PLATES']\n\
        kaiju = ['OTACHI', 'OTACHI']\n";
    assert_eq!(cited(&content, twice), ["PR-3.16", "PR-3.19", "PR-3.19", "PR-3.19", "PR-3.20"]);
    assert_eq!(cited(&content, "kaiju = ['KAIJU-DRONE', 'KAIJU-DRONE']\n"), ["PR-3.21"]);
    let alike =
        "kaiju = ['KAIJU-DRONE', 'KAIJU-DRONE']\noffensive = ['PURSUE', 'PURSUE']\ndefensive = ['ROOTED']\n";
    assert_eq!(cited(&content, alike), ["PR-3.21"]);
    let many = "kaiju = ['KAIJU-DRONE', 'OTACHI', 'MAWTIDE', 'SIRENFANG', 'SLATTERN']\n";
    assert_eq!(cited(&content, many), ["PR-T1"]);
    assert_eq!(cited(&content, ""), ["PR-R64"]);
    assert_eq!(cited(&content, "jaegers = ['CRIMSON-TYPHOON']\n"), ["PR-3.16"]);
}

#[test]
fn different_kaiju_and_different_drones_are_free() {
    let content = house();
    let text = "kaiju = ['OTACHI', 'MAWTIDE', 'KAIJU-DRONE', 'KAIJU-DRONE']\n\
        offensive = ['PURSUE', 'PURSUE', 'PURSUE']\ndefensive = ['ROOTED', '-', '-', 'ROOTED']\n";
    assert_eq!(force(&content, text).len(), 4);
}

#[test]
fn upgrades_find_their_jaegers() {
    let content = house();
    let text = "jaegers = ['GIPSY-DANGER', 'COBALT-VESPER', 'TUNDRA-ANVIL']\n\
        pilots = ['JAKE-PENTECOST', 'NATHAN-LAMBERT', 'WEN-AIGUO', 'WEN-BOQIN', 'WEN-CHENG', 'KEIKO-SATO']\n\
        upgrades = ['-', 'DARK-PAINT', 'EXTRA-PLATES']\n";
    let force = force(&content, text);
    let upgrades: Vec<Option<&str>> =
        force.iter().map(|one| one.upgrade.map(|id| content.upgrade(id).code.as_str())).collect();
    assert_eq!(upgrades, [None, Some("DARK-PAINT"), Some("EXTRA-PLATES")]);
    assert_eq!(read_build(&write_build(&force, &content), &content), Ok(force));
}

#[test]
fn a_mistyped_code_has_a_remedy_at_its_place() {
    let content = house();
    let text = "jaegers = ['GIPSY-DANGR']\n";
    let (picks, faults) = read_picks(text, &content);
    let faults = faults.expect_err("no such Jaeger");
    assert_eq!(picks[0], ("jaegers", vec!["GIPSY-DANGR".to_owned()]));
    assert_eq!(&text[faults[0].span.clone()], "'GIPSY-DANGR'");
    assert_eq!(faults[0].help.as_deref(), Some("did you mean `GIPSY-DANGER`?"));
}

#[test]
fn one_side_is_held_against_the_other() {
    let content = house();
    let ready = |code: &str| content.forces.iter().find(|one| one.code == code).expect(code).force;
    let (watch, thorns, titans) = (ready("FIRST-WATCH"), ready("THORNS"), ready("TITANS"));
    let rules = |force: &Force, foe: &Force, side, war| {
        let faults = force.faults_against(foe, &content, side, war);
        faults.iter().map(BuildFault::rule).collect::<Vec<_>>()
    };
    assert_eq!(rules(&watch, &thorns, Side::Ppdc, War::Usual), [""; 0]);
    assert_eq!(rules(&thorns, &watch, Side::Kaiju, War::Usual), [""; 0]);
    assert_eq!(rules(&ready("HEAVY-METAL"), &thorns, Side::Ppdc, War::Usual), ["PR-3.14"]);
    assert_eq!(rules(&thorns, &titans, Side::Ppdc, War::Usual), ["PR-19.5"]);
    assert_eq!(rules(&watch, &watch, Side::Kaiju, War::Usual), ["PR-19.5", "PR-R62"]);
    let drone = force(&content, "kaiju = ['KAIJU-DRONE']\noffensive = ['PURSUE']\n");
    assert_eq!(rules(&drone, &watch, Side::Kaiju, War::Usual), [""; 0]);
    assert_eq!(rules(&thorns, &watch, Side::Ppdc, War::Civil(8)), [""; 0]);
    assert_eq!(rules(&titans, &watch, Side::Kaiju, War::Civil(17)), ["PR-R81"]);
}

#[test]
fn numbers_of_nothing_are_refused() {
    let content = house();
    let mut force = content.forces[0].force;
    force.models[0].as_mut().expect("a model").upgrade = Some(crate::content::UpgradeId(200));
    assert_eq!(force.faults(&content), [BuildFault::Unknown]);
}

#[test]
fn ready_forces_meet_each_other() {
    let content = house();
    let sides = |jaegers: bool| {
        let of = move |one: &&crate::content::Ready, content: &Content| {
            one.force.iter().all(|model| content.model(model.model).is_jaeger() == jaegers)
        };
        content.forces.iter().filter(|one| of(one, &content)).map(|one| one.force).collect::<Vec<_>>()
    };
    let (jaegers, kaiju) = (sides(true), sides(false));
    assert_eq!(jaegers.len() + kaiju.len(), content.forces.len());
    for force in &jaegers {
        let fits = |foe: &&Force| force.faults_against(foe, &content, Side::Ppdc, War::Usual).is_empty();
        assert!(kaiju.iter().any(|foe| fits(&foe)), "no Kaiju pay for {force:?}");
    }
}

/// Ten thousand forces of each kind, all legal, each text read again as the same force, everything chosen at some time.
#[test]
fn forces_by_chance_are_legal_and_use_everything() {
    let content = house();
    let mut dealer = Dealer::new(11);
    let mut used = BTreeSet::new();
    for round in 0..10_000 {
        let force = Force::random(&content, &[], &mut dealer);
        assert_eq!(force.faults(&content), [], "{force:?}");
        if round % 100 == 0 {
            assert_eq!(read_build(&write_build(&force, &content), &content), Ok(force));
        }
        used.extend(force.lists(&content).0.concat());
    }
    let all = (content.models.iter().map(|one| &one.code))
        .chain(content.pilots.iter().map(|one| &one.code))
        .chain(content.upgrades.iter().map(|one| &one.code))
        .chain(content.mutations.iter().map(|one| &one.code));
    let missing: Vec<&String> = all.filter(|code| !used.contains(*code)).collect();
    assert!(missing.is_empty(), "never chosen: {missing:?}");
}

#[test]
fn forces_by_chance_fit_the_other_side() {
    let content = house();
    let mut dealer = Dealer::new(12);
    for (round, (side, other)) in (0..2_000).flat_map(|round| BOTH.map(|both| (round, both))) {
        let war = if round % 4 == 0 { War::Civil(6 + (round % 30) as u8) } else { War::Usual };
        let foe = Force::fitting(&content, None, (other, war), &mut dealer);
        let force = Force::fitting(&content, Some(&foe), (side, war), &mut dealer);
        for (one, against, on) in [(force, foe, side), (foe, force, other)] {
            assert_eq!(one.faults_against(&against, &content, on, war), [], "{war:?} {on:?} {one:?}");
        }
    }
}

#[test]
fn wanted_pieces_come() {
    let content = house();
    for (wanted, has) in
        [("TUNDRA-ANVIL", "TUNDRA-ANVIL"), ("SIRENFANG", "SIRENFANG"), ("WEN-CHENG", "WEN-CHENG")]
    {
        for seed in 0..50 {
            let force = Force::random(&content, &[wanted], &mut Dealer::new(seed));
            let text = write_build(&force, &content);
            assert!(text.contains(has), "{text}");
        }
    }
}
