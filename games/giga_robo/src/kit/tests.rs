//! Kits of seats: everything can be chosen, everything offered is legal, and nothing secret is open.

use super::*;
use crate::content::{house_files, read_packs};
use crate::prose::tests::Ear;
use kernel::{Cited, Library, Rules};

fn house() -> Content {
    read_packs(&house_files()).expect("the house pack is sound")
}

#[test]
fn every_pilot_robot_ability_and_card_is_a_piece_of_the_form() {
    let (content, mut ear) = (house(), Ear::new());
    let form = form(&content);
    let count = |part: &str| form.pieces.iter().filter(|piece| piece.part == part).count();
    let counts: Vec<(&str, usize)> =
        form.parts.iter().map(|part| (part.key.as_str(), count(&part.key))).collect();
    let (pilots, robots) = (content.pilots.len(), content.robots.len());
    let wanted = [
        (PILOT, pilots),
        (ROBOT, robots),
        (PILOT_ABILITY, 3 * pilots),
        (ABILITY, 6 * robots),
        (ULTIMATE, 3 * robots),
        (CARD, 10 * pilots + 30 * robots),
    ];
    assert_eq!(counts, wanted);
    for piece in &form.pieces {
        assert!(!ear.hear(&piece.words).is_empty() && !piece.lines.is_empty(), "{}", piece.code);
        piece.lines.iter().for_each(|line| drop(ear.hear(line)));
        for fact in &piece.facts {
            assert!(!ear.hear(&fact.what).is_empty() && !ear.hear(&fact.is).is_empty(), "{}", piece.code);
        }
        let owner = piece.of.as_ref().map(|of| form.pieces.iter().any(|other| other.code == *of));
        assert!(owner.unwrap_or(true), "{} belongs to somebody", piece.code);
    }
}

#[test]
fn whole_builds_are_read_as_they_were_written() {
    let (content, mut ear) = (house(), Ear::new());
    let mut dealer = Dealer::new(1);
    let chance = (0..20).map(|_| random(&content, &["TAKASHI-KATO", "AYZN"], &mut dealer));
    let quick = ready(&content);
    assert!(quick.iter().all(|kit| !ear.hear(&kit.words).is_empty()));
    assert_eq!(quick.len(), content.pilots.len() * content.robots.len());
    for text in quick.into_iter().map(|kit| kit.text).chain(chance) {
        let found = read(&content, &text);
        assert_eq!(found.faults, []);
        assert_eq!(found.text.as_deref(), Some(text.as_str()));
        assert_eq!(found.words.len(), 6);
        found.words.iter().for_each(|line| drop(ear.hear(line)));
        let codes: usize = found.picks.iter().map(|(_, codes)| codes.len()).sum();
        assert_eq!(codes, 1 + 1 + 1 + 3 + 1 + 15);
    }
    let wanted = read(&content, &random(&content, &["TAKASHI-KATO", "AYZN"], &mut dealer)).picks;
    assert_eq!((&wanted[0].1[0][..], &wanted[1].1[0][..]), ("TAKASHI-KATO", "AYZN"));
}

#[test]
fn an_unfinished_build_keeps_what_was_picked() {
    let content = house();
    let found = read(&content, "pilot = \"DASH\"\nrobot = \"\"\nabilities = [\"ARC-WING\"]\ncards = []\n");
    assert_eq!(found.picks[0], ("pilot".to_owned(), vec!["DASH".to_owned()]));
    assert_eq!((found.picks[1].1.len(), &found.picks[3].1), (0, &vec!["ARC-WING".to_owned()]));
    let told: Vec<&str> = found.faults.iter().map(|fault| fault.what.as_str()).collect();
    assert_eq!(
        told,
        [
            "`pilot-ability` is missing",
            "`ultimate` is missing",
            "there is no such robot (GR-3.2)",
            "a build has 3 Robot Abilities, not 1 (GR-3.8)",
            "a build has 15 cards beside the Ultimate Technique, not 0 (GR-3.10)",
        ]
    );
    assert!(found.words.is_empty() && found.open.is_empty() && found.text.is_none());
}

#[test]
fn others_know_pilot_and_robot_alone() {
    let (content, mut ear) = (house(), Ear::new());
    let text = write_build(&Build::quick(&content, 0, 1), &content);
    let open: Vec<String> = read(&content, &text).open.iter().map(|line| ear.hear(line)).collect();
    assert_eq!(open, ["Dash in Dai-Raijin V"]);
}

#[test]
fn who_brings_nothing_takes_a_free_pilot_and_robot() {
    let content = house();
    let mut setup = Setup::standard(2);
    let taken = Build::quick(&content, 1, 0);
    bring(&content, &mut setup, Seat(0), &write_build(&taken, &content)).expect("a legal build");
    let builds = setup.all_builds(&content);
    assert_eq!((builds[0], builds[1]), (taken, Build::quick(&content, 2, 1)));
    assert!(GigaRobo::open(&setup, &content).is_ok());
}

#[test]
fn a_build_by_chance_goes_with_those_of_the_others() {
    let content = std::sync::Arc::new(house());
    for seed in 0..50 {
        let (mut setup, mut dealer) = (Setup::standard(2), Dealer::new(seed));
        surprise(&content, &mut setup, Seat(1), &mut dealer);
        surprise(&content, &mut setup, Seat(0), &mut dealer);
        surprise(&content, &mut setup, Seat(1), &mut dealer);
        assert!(GigaRobo::open(&setup, &content).is_ok(), "{seed}");
    }
}

#[test]
fn the_same_pilot_twice_is_refused_unless_twins_are_agreed() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack is sound");
    let mut setup = Setup::standard(2);
    let text = write_build(&Build::quick(&content, 0, 0), &content);
    for seat in [Seat(0), Seat(1)] {
        bring(&content, &mut setup, seat, &text).expect("a legal build");
    }
    let refusals = GigaRobo::open(&setup, &content).expect_err("twins");
    assert_eq!(refusals.iter().map(Cited::rule).collect::<Vec<_>>(), ["GR-3.3", "GR-3.3"]);
    let twins = Setup { twins: true, ..setup };
    assert!(GigaRobo::open(&twins, &content).is_ok());
}

#[test]
fn a_build_of_somebody_else_hides_its_cards() {
    let content = house();
    let mut setup = Setup { twins: true, ..Setup::standard(2) };
    for seat in [Seat(0), Seat(1)] {
        setup.bring(seat, Build::quick(&content, 0, 0));
    }
    let seen = setup.seen_by(Some(Seat(1)));
    let cards = |setup: &Setup, seat: usize| setup.builds[seat].expect("a build").cards.len();
    assert_eq!((cards(&seen, 0), cards(&seen, 1)), (0, 15));
    assert_eq!(cards(&setup.seen_by(None), 1), 0);
}

#[test]
fn set_ups_of_records_before_seats_could_go_without_a_build_are_read() {
    let content = house();
    let build = Build::quick(&content, 0, 1);
    let old = serde_json::json!({ "seats": 2, "builds": [build], "twins": false });
    let setup: Setup = serde_json::from_value(old).expect("an old set-up");
    assert_eq!(setup.builds, [Some(build)]);
}
