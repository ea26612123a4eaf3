//! Words: every refusal can be said, and says what to do.

use lobby::{Proposal, Refusal, TableId, TimeOf, WORDS};
use std::collections::BTreeSet;
use words::{Catalog, ENGLISH, Message, Speaker};

/// A game's own words for why an answer is against its rules.
const OF_GAME: &str = "game-refused = The rule { $rule } does not allow this.";

fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add(ENGLISH, OF_GAME).expect("sound");
    for (language, source) in WORDS {
        catalog.add(language, source).expect("the words are sound and clash with none");
    }
    catalog
}

fn every_refusal() -> Vec<Refusal> {
    let why = || Message::new("game-refused").with("rule", "SB-4.5");
    let mut all = vec![
        Refusal::HouseOnly,
        Refusal::PersonsOnly,
        Refusal::NotConnected,
        Refusal::TooManyConnections { most: 3 },
        Refusal::BadName { most: 3 },
        Refusal::TooLong { letters: 4, most: 3 },
        Refusal::NoSuchTable(TableId(4)),
        Refusal::BadLink,
        Refusal::NoSuchPerson,
        Refusal::NotInvited,
        Refusal::TooManyTables { most: 3 },
        Refusal::TooManyWatchers { most: 3 },
        Refusal::NoSuchGame { game: "chess".to_owned(), known: vec!["a", "b"] },
        Refusal::NoSuchSetup { name: "x".to_owned() },
        Refusal::UnreadableSetup { faults: vec!["x".to_owned()] },
        Refusal::IllegalSetup { why: vec![("SB-R2", why())] },
        Refusal::NoClockToWaitFor,
        Refusal::NoKits,
        Refusal::FaultyKit { faults: vec!["x".to_owned()] },
        Refusal::KitOfAnother,
        Refusal::NoSuchSeat { seats: 2 },
        Refusal::SeatTaken,
        Refusal::SitsAlready,
        Refusal::NotSeated,
        Refusal::NotAtTable,
        Refusal::GoesOnElsewhere,
        Refusal::TooManyOrigins { most: 3 },
        Refusal::NotHost,
        Refusal::BoutRuns,
        Refusal::SeatsOpen,
        Refusal::PersonsSit,
        Refusal::NoBout,
        Refusal::NotOver,
        Refusal::HasLeft,
        Refusal::Stale { number: 1, now: 2 },
        Refusal::NotAsked,
        Refusal::NoAnswer,
        Refusal::TooManyAnswers { most: 3 },
        Refusal::Unreadable { why: "x".to_owned() },
        Refusal::Illegal { place: 0, rule: "SB-4.10", why: why() },
        Refusal::Illegal { place: 2, rule: "SB-4.10", why: why() },
        Refusal::NothingToTakeBack,
        Refusal::NotFree,
        Refusal::SecretsOpen,
        Refusal::ProposedBefore(Proposal::Draw),
        Refusal::NotProposed(Proposal::TakeBack),
        Refusal::ComputerPlays,
        Refusal::TooManyOrders { most: 3 },
        Refusal::BadTalk { most: 3 },
        Refusal::TalksTooMuch { wait: 1_001 },
        Refusal::MayNotTalk,
        Refusal::TooManyMuted { most: 3 },
    ];
    let times = [TimeOf::Clock, TimeOf::Increment, TimeOf::Bout, TimeOf::Grace, TimeOf::Pause];
    all.extend(times.map(|what| Refusal::TimeOutOfRange { what, least: 1, most: 2 }));
    all
}

#[test]
fn every_refusal_can_be_said() {
    let speaker = Speaker::new(&catalog(), ENGLISH);
    let mut said = BTreeSet::new();
    for refusal in every_refusal() {
        let words = speaker.say(&refusal.say());
        assert!(words.ends_with('.'), "{words}");
        assert!(said.insert(words.clone()), "said twice: {words}");
    }
    assert_eq!(speaker.faults(), []);
    assert!(said.contains("That was too much at once. Wait 2 seconds."));
}

/// A game may put the keys of its words together; a program reads one code for all that its rules forbid.
#[test]
fn what_the_rules_forbid_has_one_code_whatever_the_game_says() {
    for why in [Message::new("game-refused"), Message::new("sa-refused-not-asked".to_owned())] {
        for place in [0, 2] {
            let refusal = Refusal::Illegal { place, rule: "SB-4.5", why: why.clone() };
            assert_eq!(refusal.code(), "illegal");
        }
    }
    assert_eq!(Refusal::NotAsked.code(), "not-asked");
}

#[test]
fn all_words_are_used() {
    let sources = [include_str!("../../src/refusal.rs"), include_str!("../../src/kits.rs")];
    let quoted = sources.into_iter().flat_map(|source| source.split('"'));
    let used: BTreeSet<String> =
        quoted.filter(|text| text.starts_with("lobby-")).map(str::to_owned).collect();
    let known: BTreeSet<String> =
        catalog().keys(ENGLISH).into_iter().filter(|key| key.starts_with("lobby-")).collect();
    assert_eq!(used, known);
    assert!(catalog().dangling(ENGLISH).is_empty());
}
