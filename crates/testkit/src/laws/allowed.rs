//! Allowed: every number of seats and every option that set-ups allow stands in one that is tried.

use super::Battery;
use kernel::{Library, OptionKind, OptionValue, SetupOption};
use std::collections::BTreeSet;
use tabletop::setup::{Choices, Chosen};
use words::{Arg, Message};

/// What neither the named set-ups nor those of the laws try, one line each: a number of seats, a switch on or off, a word.
/// Of any other number one value besides the usual one is enough, and of words for seats one seat.
pub fn left_out<G: Chosen + Library>(battery: &Battery<G>) -> Vec<String> {
    let named = G::setups();
    lacking(G::choices(), named.iter().chain(&battery.setups).map(|(_, setup)| setup))
}

fn lacking<'s, S: Clone + 'static, I: 'static>(
    choices: &Choices<S, I>,
    setups: impl Iterator<Item = &'s S>,
) -> Vec<String> {
    let args: Vec<_> = setups.map(|setup| choices.args(setup)).collect();
    let tried = |key: &str| -> BTreeSet<String> {
        let own = args.iter().flatten().filter(|(known, _)| *known == key);
        own.map(|(_, arg)| word(arg)).collect()
    };
    let of = |option: &SetupOption<Message>| {
        let (key, usual, tried) = (&option.key, usual(option), tried(&option.key));
        let wanted = due(option).into_iter().filter(|value| !tried.contains(value));
        let mut lacking: Vec<String> = wanted.map(|value| format!("{key} = {value}")).collect();
        if is_counted(option) && !tried.iter().any(|value| *value != usual) {
            lacking.push(format!("{key} other than {usual}"));
        }
        lacking
    };
    choices.options().iter().flat_map(of).collect()
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

#[cfg(test)]
mod tests {
    use super::lacking;
    use kernel::Seat;
    use tabletop::setup::{Choices, Word};

    #[derive(Clone, PartialEq)]
    struct Setup {
        seats: u8,
        heap: u8,
        is_open: bool,
        field: u8,
        first: Option<Seat>,
    }

    const FIELDS: [Word<u8>; 2] = [("round", 0, "Round."), ("long", 1, "Long.")];

    fn usual(seats: u8) -> Setup {
        Setup { seats, heap: 21, is_open: false, field: 0, first: None }
    }

    fn choices() -> Choices<Setup, ()> {
        Choices::of("xx", "XX-1", 2..=3, usual, |setup| &mut setup.seats)
            .number("heap", "XX-2", "How much lies there", 5..=60, |setup| &mut setup.heap)
            .switch("open", "XX-3", "Whether all lies open", |setup| &mut setup.is_open)
            .one_of("field", "XX-4", "The field", &FIELDS, |setup| &mut setup.field)
            .starter("XX-5", |setup| &mut setup.first, |_| ())
    }

    #[test]
    fn what_one_set_up_alone_tries_is_lacking_without_it() {
        let all = [
            (usual(3), "seats = 3"),
            (Setup { heap: 9, ..usual(2) }, "heap other than 21"),
            (Setup { is_open: true, ..usual(2) }, "open = yes"),
            (Setup { field: 1, ..usual(2) }, "field = long"),
            (Setup { first: Some(Seat(1)), ..usual(2) }, "first other than chance"),
        ];
        let setups = || all.iter().map(|(setup, _)| setup);
        assert_eq!(lacking(&choices(), setups()), [""; 0]);
        for (left, what) in &all {
            assert_eq!(lacking(&choices(), setups().filter(|setup| *setup != left)), [*what]);
        }
    }
}
