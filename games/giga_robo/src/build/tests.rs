//! Builds: legal ones from every source, and every fault of the others at its place.

use super::*;
use crate::content::{house_files, read_packs};
use kernel::{Cited, Dealer};
use std::collections::BTreeSet;
use tabletop::sheet::line_column;

fn house() -> Content {
    read_packs(&house_files()).expect("the house pack is sound")
}

/// Every pilot in every robot.
fn pairs(content: &Content) -> Vec<(u8, u8)> {
    let (pilots, robots) = (content.pilots.len() as u8, content.robots.len() as u8);
    (0..pilots).flat_map(|pilot| (0..robots).map(move |robot| (pilot, robot))).collect()
}

fn quick() -> (Content, Picks) {
    let content = house();
    let picks = Picks::of(&Build::quick(&content, 0, 1), &content);
    (content, picks)
}

/// The faults of a text as `line:column what | help`.
fn told(text: &str, content: &Content) -> Vec<String> {
    let faults = read_build(text, content).expect_err("the build is faulty");
    let tell = |fault: &kernel::Fault| {
        let (line, column) = line_column(text, fault.span.start);
        let help = fault.help.as_ref().map_or(String::new(), |help| format!(" | {help}"));
        format!("{line}:{column} {}{help}", fault.what)
    };
    faults.iter().map(tell).collect()
}

#[test]
fn every_quick_start_build_is_legal_and_can_be_written_and_read() {
    let content = house();
    for (pilot, robot) in pairs(&content) {
        let build = Build::quick(&content, pilot, robot);
        assert_eq!(build.check(&content), []);
        assert_eq!(build.hand().len(), 16);
        assert_eq!(build.cards.iter().filter(|card| !card.is_robots()).count(), 5);
        let text = write_build(&build, &content);
        assert_eq!(read_build(&text, &content), Ok(build), "{text}");
        assert_eq!(Picks::of(&build, &content).compile(&content), Ok(build));
    }
}

#[test]
fn the_quick_start_build_is_the_one_of_the_boards() {
    let (_, picks) = quick();
    assert_eq!(picks.pilot_ability, "COMBAT-LOGIC");
    assert_eq!(picks.abilities, ["ARC-WING", "DOUBLE-DAGGER", "ION-SHIELD"]);
    assert_eq!(picks.ultimate, "TESLA-IMPACTER");
    let cards: BTreeSet<&str> = picks.cards.iter().map(String::as_str).collect();
    let wanted = "BATTLE-FOCUS POWER-FLOW REFLEX-STRIKE SPIRIT-FLARE SPIRIT-SPARK ARC-HEEL AUXILIARY-CHARGE \
                  BOLT-CASTER CHARGE CLOUD-BREAKER FLASH-STRIKE VOLT-SPIKE OVERVOLTAGE V-BLASTER V-SLASHER";
    assert_eq!(cards, wanted.split_whitespace().collect());
}

#[test]
fn builds_by_chance_are_legal_playable_and_different() {
    let content = house();
    let mut dealer = Dealer::new(7);
    for (pilot, robot) in pairs(&content) {
        let builds: Vec<Build> =
            (0..200).map(|_| Build::random(&content, pilot, robot, &mut dealer)).collect();
        for build in &builds {
            assert_eq!(build.check(&content), [], "{build:?}");
            let facts: Vec<_> = build.hand().iter().map(|card| content.card(pilot, robot, card)).collect();
            assert!(facts.iter().filter(|card| card.kind.is_attack()).count() >= 9, "{build:?}");
            assert!(facts.iter().any(|card| card.cooldown.is_none()), "{build:?}");
            let robot = &content.robots[usize::from(robot)];
            let codes = build.abilities.map(|place| &robot.abilities[usize::from(place)]);
            let has = |wanted: &str| codes.iter().any(|ability| *ability.code == *wanted);
            let after = |ability: &&Ability| ability.after.is_none_or(|code| has(&code));
            assert!(codes.iter().all(after), "{build:?}");
            let black = facts.iter().any(|card| card.code.starts_with("AYZN-BLACK"));
            assert!(!black || has("IRON-FUSION-STAGE-3") || has("IRON-FUSION-OVERRIDE"), "{build:?}");
        }
        assert!(builds.iter().map(|build| build.cards.0).collect::<BTreeSet<_>>().len() > 190);
        assert_eq!(builds.iter().map(|build| build.ultimate.0).collect::<BTreeSet<_>>().len(), 3);
        assert_eq!(builds.iter().map(|build| build.pilot_ability).collect::<BTreeSet<_>>().len(), 3);
        let abilities: BTreeSet<u8> = builds.iter().flat_map(|build| build.abilities).collect();
        assert_eq!(abilities.len(), 6);
    }
}

#[test]
fn a_build_of_numbers_tells_all_its_faults() {
    let content = house();
    let sound = Build::quick(&content, 0, 1);
    let code = |code: &str| crate::content::Code::from(code).expect("a short code");
    let nobody = Build { pilot: 9, robot: 9, ..sound };
    assert_eq!(nobody.check(&content), [BuildFault::NoSuchPilot, BuildFault::NoSuchRobot]);
    let mut ill = Build { pilot_ability: 3, abilities: [4, 4, 6], ultimate: Card(13), ..sound };
    ill.cards.insert(Card(10));
    ill.cards.insert(Card(60));
    let faults = [
        BuildFault::NoSuchPilotAbility,
        BuildFault::AbilityTwice { ability: code("ARC-WING") },
        BuildFault::NoSuchAbility,
        BuildFault::NotUltimate { card: code("ARC-HEEL") },
        BuildFault::CardCount { cards: 17 },
        BuildFault::UltimateAmongCards { card: code("ELECTRO-DETONATOR") },
        BuildFault::NoSuchCard,
    ];
    assert_eq!(ill.check(&content), faults);
    let pilots = Build { ultimate: Card(3), ..sound };
    assert_eq!(pilots.check(&content), [BuildFault::NoSuchUltimate]);
}

#[test]
fn picks_tell_all_their_faults_each_with_its_rule() {
    let (content, mut picks) = quick();
    picks.pilot_ability = "NONE".to_owned();
    picks.abilities = ["ARC-WING", "ARC-WING", "NONE", "ION-SHIELD"].map(str::to_owned).to_vec();
    picks.ultimate = "AYZN-PUNCH".to_owned();
    picks.cards = ["ARC-HEEL", "ARC-HEEL", "AYZN-PUNCH", "NONE", "STORM-CALLER"].map(str::to_owned).to_vec();
    let faults = picks.compile(&content).expect_err("it is faulty");
    let rules: Vec<&str> = faults.iter().map(Cited::rule).collect();
    let wanted = [
        "GR-3.7", "GR-3.8", "GR-3.8", "GR-3.8", "GR-3.9", "GR-3.12", "GR-1.6", "GR-1.6", "GR-3.10", "GR-3.10",
    ];
    assert_eq!(rules, wanted);
    picks.ultimate = "ARC-HEEL".to_owned();
    picks.robot = "AYZNN".to_owned();
    let rules: Vec<&str> =
        picks.compile(&content).expect_err("it is faulty").iter().map(Cited::rule).collect();
    assert_eq!(rules, ["GR-3.2", "GR-3.7", "GR-3.8", "GR-3.8", "GR-3.12", "GR-1.6", "GR-3.10", "GR-3.10"]);
}

#[test]
fn the_faults_of_a_text_have_places_and_help() {
    let content = house();
    let sound = write_build(&Build::quick(&content, 0, 1), &content);
    let with = |from: &str, to: &str| sound.replace(from, to);
    assert_eq!(
        told(&with("\"ARC-HEEL\"", "\"ARC-HEL\""), &content),
        ["12:5 neither the pilot nor the robot has such a card (GR-1.6) | did you mean `ARC-HEEL`?"]
    );
    assert_eq!(
        told(&with("\"ARC-HEEL\"", "\"AYZN-PUNCH\""), &content),
        ["12:5 AYZN-PUNCH belongs to another pilot or robot (GR-1.6)"]
    );
    assert_eq!(
        told(&with("\"ARC-HEEL\",\n", ""), &content),
        ["6:9 a build has 15 cards beside the Ultimate Technique, not 14 (GR-3.10) | choose 1 more"]
    );
    assert_eq!(
        told(&with("pilot = \"DASH\"", "pilot = \"DASHH\""), &content),
        ["1:9 there is no such pilot (GR-3.2) | did you mean `DASH`?"]
    );
    assert_eq!(
        told(&with("ultimate = \"TESLA-IMPACTER\"", "ultmate = 3"), &content),
        [
            "1:1 `ultimate` is missing",
            "5:1 nothing is known by the name `ultmate` | did you mean `ultimate`? Known here: pilot, robot, pilot-ability, ultimate, abilities, cards",
        ]
    );
}
