//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::StakBots;
use crate::content::{Content, house_files, read_packs};
use crate::setup::{Borderless, Decks, Level, Mode, Setup};
use kernel::{Library, PackFault, PackText};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// The house pack, read when it is first wanted.
static HOUSE: LazyLock<Arc<Content>> =
    LazyLock::new(|| Arc::new(read_packs(&house_files()).expect("the house pack has no faults")));

impl Library for StakBots {
    const TITLE: &'static str = "Stak Bots";
    const RULES: &'static str = include_str!("../RULES.md");

    fn house() -> Vec<PackText> {
        house_files()
    }

    fn content(packs: &[PackText]) -> Result<Arc<Content>, Vec<PackFault>> {
        match packs == house_files() {
            true => Ok(Arc::clone(&HOUSE)),
            false => read_packs(packs).map(Arc::new),
        }
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![
            ("content", crate::content::schema()),
            ("set-up", crate::notation::setup_schema()),
            ("pack", tabletop::pack::schema()),
        ]
    }

    fn setups() -> Vec<(String, Setup)> {
        let mut setups: Vec<(String, Setup)> =
            (2..=6).map(|seats| (format!("standard, {seats} seats"), Setup::standard(seats))).collect();
        setups[0].0 = "standard".to_owned();
        setups.push(("quick".to_owned(), Setup { depth: Some(5), ..Setup::standard(2) }));
        let content: &Content = &HOUSE;
        setups.extend(single_options(content));
        setups.extend(pairs_of_options(content));
        setups
    }
}

type Change = fn(&mut Setup);

/// Every option by itself, for the law tests and for the menus.
const OPTIONS: [(&str, Change); 15] = [
    ("traitor", |setup| setup.mode = Mode::Traitor),
    ("reactive", |setup| setup.reactive = true),
    ("recycling", |setup| setup.recycling = true),
    ("set-up effects", |setup| setup.setup_effects = true),
    ("first draw skipped", |setup| setup.first_draw_skipped = true),
    ("borderless", |setup| setup.borderless = Borderless::All),
    ("borderless in teams", |setup| setup.borderless = Borderless::Team),
    ("attack tally", |setup| setup.attack_tally = Some(2)),
    ("two Staks each", |setup| (setup.staks_each, setup.depth) = (2, Some(4))),
    ("three Staks each", |setup| (setup.staks_each, setup.depth) = (3, Some(3))),
    ("teams", |setup| setup.teams = 2),
    ("ranked decks", |setup| setup.decks = Decks::Ranked),
    ("own decks", |setup| setup.decks = Decks::Own(Vec::new())),
    ("shallow", |setup| setup.depth = Some(3)),
    ("drone", |setup| setup.mode = Mode::Drone(Level::Normal)),
];

/// A set-up with these options, for as few seats as they allow.
fn with(content: &Content, changes: &[Change]) -> Setup {
    let mut setup = Setup::standard(2);
    changes.iter().for_each(|change| change(&mut setup));
    if setup.teams > 0 || setup.borderless == Borderless::Team {
        (setup.teams, setup.seats) = (2, 4);
    }
    if let Decks::Own(decks) = &mut setup.decks {
        *decks = vec![sample_deck(content); usize::from(setup.seats)];
    }
    if setup.decks == Decks::Ranked && setup.staks_each > 1 {
        setup.depth = Some(3);
    }
    setup
}

/// A legal own deck: the house pack's cards as the common deck has them.
fn sample_deck(content: &Content) -> BTreeMap<String, u8> {
    content.kinds.iter().map(|kind| (kind.code.clone(), kind.copies)).collect()
}

fn single_options(content: &Content) -> Vec<(String, Setup)> {
    let mut setups: Vec<(String, Setup)> =
        OPTIONS.iter().map(|(name, change)| ((*name).to_owned(), with(content, &[*change]))).collect();
    for level in [Level::Easy, Level::Hard] {
        let name = format!("drone, {}", if level == Level::Easy { "easy" } else { "hard" });
        setups.push((name, Setup { mode: Mode::Drone(level), ..Setup::standard(2) }));
    }
    let three = Setup { decks: Decks::Ranked, ..Setup::standard(3) };
    setups.push(("ranked decks, 3 seats".to_owned(), three));
    let tournament = Setup {
        decks: Decks::Own(vec![sample_deck(content); 2]),
        hand: Some(3),
        reactive: true,
        setup_effects: true,
        first_draw_skipped: true,
        ..Setup::standard(2)
    };
    setups.push(("tournament".to_owned(), tournament.clone()));
    setups.push(("tournament, two Staks".to_owned(), Setup { staks_each: 2, depth: Some(9), ..tournament }));
    let house = read_packs(&house_files()).expect("the house pack has no faults");
    let decks = house.decks.iter().take(2).map(|deck| deck.by_code(&house)).collect();
    setups.push(("house decks".to_owned(), Setup { decks: Decks::Own(decks), ..Setup::standard(2) }));
    setups.push(("three teams".to_owned(), Setup { teams: 3, ..Setup::standard(6) }));
    setups
}

/// Every allowed pair of options (SB-T2).
fn pairs_of_options(content: &Content) -> Vec<(String, Setup)> {
    let mut setups = Vec::new();
    for (place, (a, first)) in OPTIONS.iter().enumerate() {
        for (b, second) in &OPTIONS[place + 1..] {
            let setup = with(content, &[*first, *second]);
            let kept = keeps(&setup, *first) && keeps(&setup, *second);
            if kept && setup.faults(content).is_empty() {
                setups.push((format!("{a} + {b}"), setup));
            }
        }
    }
    setups
}

/// Whether the option is still in force: two options of one kind undo each other.
fn keeps(setup: &Setup, change: Change) -> bool {
    let mut again = setup.clone();
    change(&mut again);
    let own = |decks: &Decks| matches!(decks, Decks::Own(_));
    (&again.mode, again.borderless, again.staks_each, again.depth)
        == (&setup.mode, setup.borderless, setup.staks_each, setup.depth)
        && (again.decks == setup.decks || (own(&again.decks) && own(&setup.decks)))
}
