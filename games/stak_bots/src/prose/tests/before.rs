//! The messages before a bout and after it: options, names of set-ups, statistics, rules of events.

use super::Ear;
use crate::StakBots;
use crate::setup::Setup;
use kernel::{
    Bout, Dealer, Library, Notation, OptionKind, OptionValue, Prose, Rules, Seat, SetupOption, Show, Waiting,
};
use std::collections::BTreeSet;
use words::Message;

/// The line by which a set-up chooses this.
fn line(option: &SetupOption<Message>, value: &OptionValue) -> String {
    match value {
        OptionValue::Switch(on) => format!("{} = {on}\n", option.key),
        OptionValue::Number(number) => format!("{} = {number}\n", option.key),
        OptionValue::Text(text) => format!("{} = {text:?}\n", option.key),
        OptionValue::Open => String::new(),
    }
}

/// Every value that an option names.
fn values(option: &SetupOption<Message>) -> Vec<OptionValue> {
    match &option.kind {
        OptionKind::Switch => vec![OptionValue::Switch(true), OptionValue::Switch(false)],
        OptionKind::Number { least, most } => (*least..=*most).map(OptionValue::Number).collect(),
        OptionKind::OneOf(choices) => {
            choices.iter().map(|choice| OptionValue::Text(choice.value.clone())).collect()
        }
    }
}

#[test]
fn every_option_is_said_and_every_value_of_it_can_be_written() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    let standard = Setup::standard(2);
    let rules = testkit::scenario::rule_ids(StakBots::RULES);
    let all = StakBots::options();
    for option in &all {
        ear.hear_all(&[option.words.clone(), option.about.clone()]);
        assert!(rules.contains(option.rule), "{}", option.rule);
        let usual = StakBots::read_setup(&line(option, &option.usual), None, &content);
        assert_eq!(usual.as_ref(), Ok(&standard), "{}: the usual value is the standard game", option.key);
        let mut different = 0;
        for value in values(option) {
            let text = line(option, &value);
            let read = StakBots::read_setup(&text, None, &content)
                .unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
            different += u32::from(read != standard);
        }
        assert!(different > 0, "{} changes nothing", option.key);
        if let OptionKind::OneOf(choices) = &option.kind {
            choices.iter().for_each(|choice| drop(ear.hear(&choice.words)));
        }
    }
    let keys: BTreeSet<&str> = all.iter().map(|option| option.key.as_str()).collect();
    let fields = serde_json::to_value(&standard).expect("a set-up can be written");
    let fields = fields.as_object().expect("fields");
    assert_eq!(keys, fields.keys().map(String::as_str).collect(), "every choice of a set-up is an option");
    assert_eq!(ear.unsaid("sb-option-"), Vec::<String>::new());
}

#[test]
fn every_named_set_up_has_a_name_in_words_and_can_be_written() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    let mut titles = BTreeSet::new();
    let setups = StakBots::setups();
    for (name, setup) in &setups {
        let title = StakBots::say_setup_name(name).unwrap_or_else(|| panic!("{name} has no name in words"));
        titles.insert(ear.hear(&title));
        let text = StakBots::write_setup(setup).expect("it can be written");
        assert_eq!(StakBots::read_setup(&text, None, &content).as_ref(), Ok(setup), "{name}:\n{text}");
    }
    assert_eq!(titles.len(), setups.len(), "no two are called alike");
    assert_eq!(StakBots::say_setup_name("no such set-up"), None);
    assert_eq!(ear.unsaid("sb-title-"), Vec::<String>::new());
}

#[test]
fn the_whole_bout_is_counted_and_every_rule_of_an_event_exists() {
    let mut ear = Ear::new();
    let rules = testkit::scenario::rule_ids(StakBots::RULES);
    let (mut told, mut dealer) = (Vec::new(), Dealer::new(5));
    let mut bout = Bout::<StakBots>::open(&Setup::standard(3), &ear.content, Some(&mut told)).expect("legal");
    loop {
        let input = match bout.waiting() {
            Waiting::Over => break,
            Waiting::Chance(chance) => kernel::Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                let mut answers = Vec::new();
                bout.answers(seat, &mut answers);
                kernel::Input::Answer(seat, answers[dealer.below(answers.len() as u32) as usize])
            }
        };
        bout.play_telling(input, Some(&mut told)).expect("legal");
    }
    let counted = StakBots::count(&bout, &told);
    let of = |key: &str| counted.iter().find(|(words, _)| words.key == key).expect("a line").1.clone();
    for (words, by_seat) in &counted {
        ear.hear(words);
        assert_eq!(by_seat.len(), 3);
    }
    let drew = |seat| {
        told.iter()
            .filter(|it| it.to.hears(Some(seat)))
            .filter(|it| matches!(it.event, crate::Event::Drew { seat: who, .. } if who == seat))
            .count() as i64
    };
    assert_eq!(of("sb-count-drawn"), [0, 1, 2].map(|seat| drew(Seat(seat))));
    // Three Staks of nine: two are empty at the end, and played cards came on top.
    let lost: i64 = of("sb-count-lost").iter().sum();
    assert!(lost >= 18, "{lost}");
    assert!(of("sb-count-played").iter().sum::<i64>() > 0 && of("sb-count-attacks").iter().sum::<i64>() > 0);
    assert_eq!(ear.unsaid("sb-count-"), Vec::<String>::new());
    let cited: Vec<&str> = told.iter().filter_map(|it| StakBots::rule_of(&it.event)).collect();
    assert!(cited.len() > 50 && cited.iter().all(|rule| rules.contains(*rule)));
}

#[test]
fn all_pieces_are_shown_once_with_their_copies() {
    let ear = Ear::new();
    let shown = StakBots::pieces(&ear.content).expect("cards can be chosen");
    let [scene::Part::Zone(zone)] = shown.parts.as_slice() else { panic!("one zone") };
    let cards = zone.items.iter().map(|item| match item {
        scene::Item::Card(card) => (card.id.clone(), card.copies),
        other => panic!("{other:?} is no card"),
    });
    let kinds = ear.content.kinds.iter().map(|kind| (scene::Id::of("card", &kind.code), kind.copies.into()));
    assert!(cards.eq(kinds));
    assert_eq!(scene::faults(&shown), Vec::new());
}

#[test]
fn lessons_are_said() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    for moment in StakBots::lesson(&content).into_iter().chain(StakBots::pictures(&content)) {
        ear.hear(&moment.words);
        moment.after.iter().for_each(|words| drop(ear.hear(words)));
    }
    assert_eq!(ear.unsaid("sb-lesson-").into_iter().chain(ear.unsaid("sb-picture-")).next(), None);
    assert_eq!(<StakBots as Rules>::ID, "stak-bots");
}
