//! Allowed: every number of seats and every option that set-ups allow stands in one that is tried.

use kernel::{OptionKind, OptionValue, SetupOption};
use std::collections::BTreeSet;
use tabletop::setup::Chosen;
use words::{Arg, Message};

/// What these set-ups leave out, one line each: a number of seats, a switch on or off, a word. Of any other number one value
/// besides the usual one is enough, and of words for seats one seat.
pub fn left_out<G: Chosen>(setups: &[(String, G::Setup)]) -> Vec<String>
where
    G::Setup: Clone,
{
    let choices = G::choices();
    let args: Vec<_> = setups.iter().map(|(_, setup)| choices.args(setup)).collect();
    let values = |key: &str| -> BTreeSet<String> {
        let own = args.iter().flatten().filter(|(known, _)| *known == key);
        own.map(|(_, arg)| word(arg)).collect()
    };
    let wanted = |option: &SetupOption<Message>| {
        let there = values(&option.key);
        let lacking = due(option).into_iter().filter(move |value| !there.contains(value));
        let key = option.key.clone();
        lacking.map(move |value| format!("{key} = {value}")).collect::<Vec<_>>()
    };
    let mut lacking: Vec<String> = choices.options().iter().flat_map(wanted).collect();
    let others = choices.options().into_iter().filter(is_counted);
    lacking.extend(others.filter_map(|option| {
        let usual = usual(&option);
        let is_tried = values(&option.key).iter().any(|value| *value != usual);
        (!is_tried).then(|| format!("{} other than {usual}", option.key))
    }));
    lacking
}

/// The values that must each be tried.
fn due(option: &SetupOption<Message>) -> Vec<String> {
    match &option.kind {
        OptionKind::Switch => ["no", "yes"].map(str::to_owned).to_vec(),
        OptionKind::Number { least, most } if option.key == "seats" => {
            (*least..=*most).map(|seats| seats.to_string()).collect()
        }
        OptionKind::Number { .. } => Vec::new(),
        OptionKind::OneOf(all) => {
            all.iter().map(|one| one.value.clone()).filter(|value| !is_seat(value)).collect()
        }
    }
}

/// Whether one value besides the usual one is enough.
fn is_counted(option: &SetupOption<Message>) -> bool {
    match &option.kind {
        OptionKind::Switch => false,
        OptionKind::Number { .. } => option.key != "seats",
        OptionKind::OneOf(all) => all.iter().any(|one| is_seat(&one.value)),
    }
}

/// Whether a word is the letter of a seat.
fn is_seat(value: &str) -> bool {
    matches!(value.as_bytes(), [b'A'..=b'H'])
}

fn usual(option: &SetupOption<Message>) -> String {
    match &option.usual {
        OptionValue::Switch(on) => if *on { "yes" } else { "no" }.to_owned(),
        OptionValue::Number(number) => number.to_string(),
        OptionValue::Text(text) => text.clone(),
        OptionValue::Open => "open".to_owned(),
    }
}

fn word(arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.to_string(),
        Arg::Number(number) => number.to_string(),
        Arg::Message(_) | Arg::List(_) => String::new(),
    }
}
