//! Builds: what each seat brings to a bout.

use heavy_hitters::build::{read_build, write_build};
use heavy_hitters::content::{CardId, Content};
use heavy_hitters::{HeavyHitters, Question, Setup};
use kernel::{Bout, Dealer, Fault, KitForm, Kits, Library, Notation, Prose, Rules, Seat, Waiting};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use testkit::laws::{Battery, all, soak};
use words::{Catalog, ENGLISH, Message, Speaker};

fn content() -> Arc<Content> {
    HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults")
}

fn kits() -> Kits<HeavyHitters> {
    HeavyHitters::kits().expect("seats bring builds")
}

fn faults_of(text: &str) -> Vec<Fault> {
    (kits().read)(&content(), text).faults
}

/// A set-up in which every seat brings a build by chance.
fn brought(content: &Content, seats: u8, seed: u64) -> Setup {
    let mut setup = Setup::usual(seats);
    for seat in (0..seats).map(Seat) {
        (kits().surprise)(content, &mut setup, seat, &mut Dealer::stream(seed, seat.0.into()));
    }
    setup
}

#[test]
fn everything_in_the_form_can_be_chosen_and_has_words() {
    let (content, mut catalog) = (content(), Catalog::new());
    for (language, source) in HeavyHitters::WORDS {
        catalog.add(language, source).expect("the words are sound");
    }
    let speaker = Speaker::new(&catalog, ENGLISH);
    let say = |message: &Message| {
        assert!(!speaker.say(message).is_empty(), "{message:?} says nothing");
        assert_eq!(speaker.faults(), [], "{message:?}");
    };
    let form: KitForm<Message> = (kits().form)(&content);
    let count = |part: &str| form.pieces.iter().filter(|piece| piece.part == part).count();
    let counts: Vec<usize> = form.parts.iter().map(|part| count(&part.key)).collect();
    assert_eq!(counts[..4], [4, 32, 16, 20]);
    let copies: u32 = form.pieces.iter().filter(|piece| piece.part == "cards").map(|piece| piece.most).sum();
    assert_eq!(copies, 4 * 14);
    [&form.title, &form.about, &form.usual].into_iter().for_each(say);
    for piece in &form.pieces {
        say(&piece.words);
        assert!(!piece.lines.is_empty(), "{} has a text", piece.code);
        piece.lines.iter().chain(piece.facts.iter().flat_map(|fact| [&fact.what, &fact.is])).for_each(say);
    }
    for ready in (kits().ready)(&content) {
        say(&ready.words);
        let read = (kits().read)(&content, &ready.text);
        assert_eq!((read.faults, read.text), (Vec::new(), Some(ready.text)));
        read.words.iter().chain(&read.open).for_each(say);
    }
    HeavyHitters::say_setup(&content, &brought(&content, 3, 1)).iter().for_each(say);
}

#[test]
fn every_fault_of_a_build_is_named_at_once_with_its_rule() {
    let text = r#"
faction = "BREAKWATER"
pilot = "FU-OSKAR"
primary = "BW-HARPOON"
secondaries = ["BW-HARPOON", "BW-HARPOON", "BW-FLOODGATE"]
cards = ["BW-BRACE", "BW-BRACE", "BW-BRACE", "BW-LAUNCH", "BW-RIVET-GUN", "FU-SPARK", "BW-BRECE", "BW-LURCH"]
"#;
    let found: Vec<String> = faults_of(text).into_iter().map(|fault| fault.what).collect();
    let rules = [
        "GK-3.9", "GK-4.2", "GK-4.3", "GK-4.3", "GK-4.3", "GK-R63", "GK-4.5", "GK-4.6", "GK-4.1", "GK-4.1",
        "GK-4.6",
    ];
    let mut cited: Vec<&str> =
        found.iter().map(|what| &what[what.rfind('(').unwrap_or(0) + 1..what.len() - 1]).collect();
    let mut wanted = rules.to_vec();
    cited.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(cited, wanted, "{found:#?}");
    let near: Vec<String> = faults_of(text).into_iter().filter_map(|fault| fault.help).collect();
    assert!(near.contains(&"did you mean `BW-BRACE`?".to_owned()), "{near:?}");
}

#[test]
fn nothing_and_what_no_build_has_are_faults() {
    for (text, wanted) in [
        ("", "`faction` is missing"),
        ("faction = \"NOWHERE\"", "there is no faction `NOWHERE`"),
        ("faction = 3", "a text"),
        ("colour = \"red\"", "nothing is known by the name `colour`"),
        (
            "faction = \"\"\npilot = \"\"\nprimary = \"\"\nsecondaries = []\ncards = []",
            "no faction is chosen",
        ),
    ] {
        let found = faults_of(text);
        assert!(found.iter().any(|fault| fault.what.contains(wanted)), "{text}: {found:#?}");
    }
    let half = (kits().read)(&content(), "faction = \"FURNACE\"\ncards = [\"FU-WELD\", \"FU-WELD\"]\n");
    assert_eq!(half.picks[0].1, ["FURNACE"]);
    assert_eq!(half.picks[4].1, ["FU-WELD", "FU-WELD"], "what was picked is kept while it is faulty");
}

/// GK-4.6: of the seven further cards of a faction, every choice comes, and none more often than it should.
#[test]
fn every_legal_deck_can_come_by_chance() {
    let (content, mut dealer) = (content(), Dealer::new(7));
    let (mut sets, mut further) = (BTreeSet::new(), BTreeMap::<Vec<CardId>, u32>::new());
    const DRAWS: u32 = 12_000;
    for _ in 0..DRAWS {
        let text = (kits().random)(&content, &["QUICKSILVER"], &mut dealer);
        let build = read_build(&text, &content).expect("a legal build");
        assert_eq!(write_build(&build, &content), text);
        let (weapons, cards): (Vec<CardId>, Vec<CardId>) =
            build.cards.copies().map(CardId).partition(|id| content.card(*id).rank().is_some());
        sets.insert(weapons);
        let cards = cards.into_iter().filter(|id| content.card(*id).is_utility());
        *further.entry(cards.collect()).or_default() += 1;
    }
    assert_eq!(sets.len(), 4 * 10);
    // Seven kinds, two of each: the middle coefficient of (1 + x + x^2)^7.
    assert_eq!(further.len(), 393);
    let usual = DRAWS / 393;
    let odd: Vec<&u32> = further.values().filter(|count| !(usual / 4..usual * 3).contains(*count)).collect();
    assert!(odd.is_empty(), "{odd:?} where {usual} are due");
}

#[test]
fn a_random_build_has_what_is_asked_for() {
    let (content, mut dealer) = (content(), Dealer::new(3));
    let wanted = ["FU-OSKAR", "FU-WELD", "FU-WELD", "FU-SPARK"];
    for _ in 0..50 {
        let text = (kits().random)(&content, &wanted, &mut dealer);
        read_build(&text, &content).expect("a legal build");
        let count = |code: &str| text.matches(&format!("\"{code}\"")).count();
        assert_eq!(["FURNACE", "FU-OSKAR", "FU-WELD", "FU-SPARK"].map(count), [1, 1, 2, 1], "{text}");
    }
}

#[test]
fn who_brings_a_build_is_asked_for_none() {
    let content = content();
    let mut setup = Setup::usual(2);
    let ready = (kits().ready)(&content);
    (kits().bring)(&content, &mut setup, Seat(1), &ready[2].text).expect("a legal build");
    let mut bout: Bout<HeavyHitters> = Bout::open(&setup, &content, None).expect("a legal set-up");
    let (mut dealer, mut listed, mut asked) = (Dealer::new(2), Vec::new(), BTreeSet::new());
    bout.settle(&mut dealer);
    while bout.table().turn() == 0 {
        let Waiting::Seats(owing) = bout.waiting() else { panic!("it goes on") };
        let seat = owing.iter().next().expect("somebody is asked");
        let kind = HeavyHitters::kind(bout.question(seat).expect("it is asked"));
        asked.insert((seat.0, kind));
        if matches!(bout.question(seat), Some(Question::Faction)) {
            listed.clear();
            bout.answers(seat, &mut listed);
            assert_eq!(listed.len(), 3, "the faction that was brought is taken (GK-3.4)");
        }
        let answer = HeavyHitters::default_answer(bout.at(seat), bout.question(seat).expect("asked"), seat);
        bout.play(kernel::Input::Answer(seat, answer)).expect("the default is legal");
        bout.settle(&mut dealer);
    }
    let of = |seat: u8| {
        asked.iter().filter(|(of, _)| *of == seat).map(|(_, kind)| kind.as_str()).collect::<Vec<_>>()
    };
    assert!(["faction", "pilot", "deck"].iter().all(|kind| of(0).contains(kind)), "{asked:?}");
    assert!(["faction", "pilot", "deck"].iter().all(|kind| !of(1).contains(kind)), "{asked:?}");
    let player = bout.table().player(Seat(1));
    assert_eq!((player.cards(), player.hand_size(), player.energy), (25, 6, 5));
}

#[test]
fn set_ups_with_builds_are_written_read_and_refused() {
    let content = content();
    let setup = brought(&content, 2, 5);
    let text = HeavyHitters::write_setup(&setup).expect("set-ups have a text");
    assert_eq!(HeavyHitters::read_setup(&text, None, &content).expect("its own text"), setup);
    let build = (kits().ready)(&content)[0].text.replace('\n', "\n  ");
    let twice = format!("seats = 2\n[[build]]\n{build}\n[[build]]\n{build}\n[[build]]\n");
    let setup = HeavyHitters::read_setup(&twice, None, &content).expect("a set-up by codes");
    let refused: Vec<&str> = HeavyHitters::open(&setup, &content)
        .err()
        .unwrap_or_default()
        .iter()
        .map(kernel::Cited::rule)
        .collect();
    assert_eq!(refused, ["GK-3.15", "GK-3.4", "GK-3.10"]);
    for places in ["[0, 31]", "[0, 0, 1, 2]", "[9, 0]", "[0, 0, 103]"] {
        let text = format!("seats = 2\n[[build]]\nplaces = {places}\n");
        let setup = HeavyHitters::read_setup(&text, None, &content).expect("numbers");
        assert!(HeavyHitters::open(&setup, &content).is_err(), "{places}");
    }
}

/// GK-4.9: what others may keep of a set-up has no card of mine.
#[test]
fn the_deck_of_a_build_is_secret_and_the_laws_hold() {
    let content = content();
    let setup = brought(&content, 2, 9);
    let seen = HeavyHitters::setup_for(&setup, Some(Seat(0)));
    assert_eq!(seen.builds[0], setup.builds[0]);
    let other = seen.builds[1].expect("it is brought");
    assert!(other.cards.is_empty() && Some(other.faction) == setup.builds[1].map(|build| build.faction));
    let half = Setup { builds: vec![None, setup.builds[1]], ..Setup::usual(2) };
    let setups = vec![("brought".to_owned(), setup), ("one brings".to_owned(), half)];
    let battery = Battery { setups, seeds: 0..soak(), ..Battery::<HeavyHitters>::house(1) };
    assert_eq!(all(&battery), Ok(()));
}
