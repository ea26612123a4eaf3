//! Set-ups by one table: each choice with its key, rule, bounds and field. The form, the file, its schema and the
//! refusals follow.
//!
//! ```
//! use tabletop::setup::Choices;
//!
//! #[derive(Clone, PartialEq, Debug)]
//! struct Setup { seats: u8, heap: u8, open: bool }
//! #[derive(PartialEq, Debug)]
//! enum Illegal { Heap(u8) }
//!
//! let usual = |seats| Setup { seats, heap: 21, open: false };
//! let choices = Choices::of("xx", "XX-1", 2..=4, usual, |setup| &mut setup.seats)
//!     .number("heap", "XX-2", "How much lies there", 5..=60, |setup| &mut setup.heap)
//!     .refused(Illegal::Heap)
//!     .switch("open", "XX-3", "Whether all lies open", |setup| &mut setup.open);
//!
//! let setup = choices.read("seats = 3\nheap = 99", None, |_, _| ()).expect("both can be read");
//! assert_eq!(setup, Setup { seats: 3, heap: 99, open: false });
//! assert_eq!(choices.refusals(&setup), [Illegal::Heap(99)]);
//! assert_eq!(choices.write(&setup), ["seats = 3", "heap = 99"]);
//! assert_eq!(choices.options()[1].words.key, "xx-option-heap");
//! ```

mod choice;

pub use choice::Count;

use crate::schema::{list, text, whole};
use crate::sheet::{Sheet, Table};
use choice::{Choice, Kind};
use kernel::{Fault, OptionChoice, OptionKind, OptionValue, Rules, Seat, SetupOption, letter};
use serde_json::{Map, Value, json};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use words::{Arg, Message};

/// A game whose set-ups follow from one table of choices.
pub trait Chosen: Rules {
    /// The table.
    fn choices() -> &'static Choices<Self::Setup, Self::Illegal>;
}

/// Who starts where nobody is named.
pub const BY_CHANCE: &str = "chance";

/// One of several values: its word in files, what it stands for, and what that means, for editors.
pub type Word<T> = (&'static str, T, &'static str);

/// The word for the value.
pub fn word_of<T: PartialEq>(words: &[Word<T>], value: &T) -> &'static str {
    words.iter().find(|(_, known, _)| known == value).map_or("?", |(word, ..)| word)
}

/// A field of a set-up.
type Field<S, T> = fn(&mut S) -> &mut T;

/// All choices of a set-up, in the order in which one chooses; the number of seats is the first. The key of a choice
/// `hand` in words is `PREFIX-option-hand`, with `-about` behind it what it changes, with `-of` its `$hand` in words.
pub struct Choices<S, I> {
    prefix: &'static str,
    usual: fn(u8) -> S,
    seats: RangeInclusive<u8>,
    all: Vec<Choice<S, I>>,
}

impl<S, I> fmt::Debug for Choices<S, I> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.all.iter().map(|choice| choice.key)).finish()
    }
}

/// The table.
impl<S: 'static, I: 'static> Choices<S, I> {
    /// The choice of so many seats; `usual` is the set-up of which a file says only what is different.
    #[must_use]
    pub fn of(
        prefix: &'static str,
        rule: &'static str,
        seats: RangeInclusive<u8>,
        usual: fn(u8) -> S,
        field: Field<S, u8>,
    ) -> Choices<S, I> {
        let none = Choices { prefix, ..Choices::none(seats.clone(), usual) };
        none.number("seats", rule, "How many players", seats, field)
    }

    /// No choice at all.
    #[must_use]
    pub fn none(seats: RangeInclusive<u8>, usual: fn(u8) -> S) -> Choices<S, I> {
        Choices { prefix: "", usual, seats, all: Vec::new() }
    }

    /// A whole number; an `Option` where it follows from the rest if none is given.
    #[must_use]
    pub fn number<N: Count + 'static>(
        self,
        key: &'static str,
        rule: &'static str,
        says: &'static str,
        range: RangeInclusive<u8>,
        field: Field<S, N>,
    ) -> Choices<S, I> {
        let get = move |setup: &mut S| field(setup).value();
        let set = move |setup: &mut S, number| field(setup).set(number);
        self.with(Choice::new([key, rule, says], Kind::Number(range), get, set))
    }

    /// The last number is refused so, if it is out of its range.
    #[must_use]
    pub fn refused(mut self, refusal: fn(u8) -> I) -> Choices<S, I> {
        let last = self.last();
        let Kind::Number(range) = last.kind.clone() else { panic!("only numbers are out of a range") };
        last.refusal = Some(Box::new(move |value, _| {
            let OptionValue::Number(number) = value else { return None };
            let number = *number as u8;
            (!range.contains(&number)).then(|| refusal(number))
        }));
        self
    }

    /// On or off.
    #[must_use]
    pub fn switch(
        self,
        key: &'static str,
        rule: &'static str,
        says: &'static str,
        field: Field<S, bool>,
    ) -> Choices<S, I> {
        let get = move |setup: &mut S| OptionValue::Switch(*field(setup));
        let set = move |setup: &mut S, on| *field(setup) = on > 0;
        self.with(Choice::new([key, rule, says], Kind::Switch, get, set))
    }

    /// One of several values.
    #[must_use]
    pub fn one_of<T: Clone + PartialEq + Sync + 'static>(
        self,
        key: &'static str,
        rule: &'static str,
        says: &'static str,
        words: &'static [Word<T>],
        field: Field<S, T>,
    ) -> Choices<S, I> {
        let get = move |setup: &mut S| {
            let value = field(setup);
            words.iter().position(|(_, known, _)| known == value)
        };
        let set = move |setup: &mut S, place: u8| *field(setup) = words[usize::from(place)].1.clone();
        self.with(Choice::worded([key, rule, says], words, get, set))
    }

    /// A list of values by their texts without spaces, such as hexes; empty if none is named. It stands in files, and not
    /// in the form.
    #[must_use]
    pub fn list<T: FromStr<Err: fmt::Display> + fmt::Display + 'static>(
        self,
        key: &'static str,
        rule: &'static str,
        says: &'static str,
        field: Field<S, Vec<T>>,
    ) -> Choices<S, I> {
        self.with(Choice::list([key, rule, says], field))
    }

    /// One of several words; `get` and `set` know them by their places. A set-up may be at none of them.
    #[must_use]
    pub fn place<T: Sync>(
        self,
        [key, rule, says]: [&'static str; 3],
        words: &'static [Word<T>],
        get: fn(&S) -> Option<usize>,
        set: fn(&mut S, u8),
    ) -> Choices<S, I> {
        self.with(Choice::worded([key, rule, says], words, move |setup: &mut S| get(setup), set))
    }

    /// The last choice has more values than these words: the game reads, writes and describes it.
    #[must_use]
    pub fn by_hand(mut self) -> Choices<S, I> {
        self.last().by_hand = true;
        self
    }

    /// The seat that starts, at `first`, and the refusal of one that is not there. Chance decides if none is given.
    #[must_use]
    pub fn starter(
        mut self,
        rule: &'static str,
        field: Field<S, Option<Seat>>,
        refusal: fn(Seat) -> I,
    ) -> Choices<S, I> {
        let letters = (0..*self.seats.end()).map(|seat| (letter(Seat(seat)), "This seat.".to_owned()));
        let words = [(BY_CHANCE.to_owned(), "Chance decides.".to_owned())].into_iter().chain(letters);
        let get =
            move |setup: &mut S| OptionValue::Text(field(setup).map_or_else(|| BY_CHANCE.to_owned(), letter));
        let set = move |setup: &mut S, place: u8| *field(setup) = place.checked_sub(1).map(Seat);
        self = self.with(Choice::new(["first", rule, "Who starts"], Kind::OneOf(words.collect()), get, set));
        self.last().refusal = Some(Box::new(move |value, seats| {
            let OptionValue::Text(text) = value else { return None };
            let absent = (seats..=u8::MAX).map(Seat).find(|&seat| letter(seat) == *text);
            absent.map(refusal)
        }));
        self
    }

    fn with(mut self, choice: Choice<S, I>) -> Choices<S, I> {
        self.all.push(choice);
        self
    }

    fn last(&mut self) -> &mut Choice<S, I> {
        self.all.last_mut().expect("the number of seats is a choice")
    }
}

/// What follows from it.
impl<S: Clone, I> Choices<S, I> {
    /// How many seats there may be.
    pub fn seats(&self) -> RangeInclusive<u8> {
        self.seats.clone()
    }

    /// The set-up of which a file says only what is different.
    pub fn usual(&self, seats: u8) -> S {
        (self.usual)(seats)
    }

    /// The choices as a form, without those that have only one value.
    pub fn options(&self) -> Vec<SetupOption<Message>> {
        let is_open = |choice: &&Choice<S, I>| match &choice.kind {
            Kind::Number(range) => range.start() < range.end(),
            Kind::Switch | Kind::OneOf(_) => true,
            Kind::List => false,
        };
        self.all.iter().filter(is_open).map(|choice| self.option(choice)).collect()
    }

    fn option(&self, choice: &Choice<S, I>) -> SetupOption<Message> {
        let Choice { key, rule, .. } = *choice;
        let name = format!("{}-option-{key}", self.prefix);
        let one = |(word, _): &(String, String)| OptionChoice {
            value: word.clone(),
            words: Message::new(format!("{name}-of")).with(key, word.as_str()),
        };
        let kind = match &choice.kind {
            Kind::Switch => OptionKind::Switch,
            Kind::Number(range) => {
                OptionKind::Number { least: (*range.start()).into(), most: (*range.end()).into() }
            }
            Kind::OneOf(words) => OptionKind::OneOf(words.iter().map(one).collect()),
            Kind::List => OptionKind::OneOf(Vec::new()),
        };
        let about = Message::new(format!("{name}-about"));
        SetupOption {
            key: key.to_owned(),
            words: Message::new(name),
            about,
            rule,
            kind,
            usual: self.usually(choice),
        }
    }

    /// The usual value, if it is the same for every number of seats; that of the seats is the smallest.
    fn usually(&self, choice: &Choice<S, I>) -> OptionValue {
        let mut values = self.seats().map(|seats| (choice.get)(&mut self.usual(seats)));
        let first = values.next().unwrap_or(OptionValue::Open);
        let is_usual = choice.key == "seats" || values.all(|value| value == first);
        if is_usual { first } else { OptionValue::Open }
    }

    /// The set-up in `table` of the text (the whole text without one), or every fault. `rest` reads what the table of
    /// choices does not know.
    pub fn read(
        &self,
        text: &str,
        table: Option<&str>,
        rest: impl FnOnce(&Table<'_>, &mut S),
    ) -> Result<S, Vec<Fault>> {
        let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
        let setup = sheet.start(table).map(|table| {
            let mut setup = self.read_from(&table, *self.seats.start());
            rest(&table, &mut setup);
            table.may(REFUSED);
            table.finish();
            setup
        });
        match (sheet.finish(), setup) {
            (faults, Some(setup)) if faults.is_empty() => Ok(setup),
            (faults, _) => Err(faults),
        }
    }

    /// The choices that stand in `table`; so many seats if they are not named there, and all else as usual.
    pub fn read_from(&self, table: &Table<'_>, seats: u8) -> S {
        let mut setup = self.usual(table.number_or("seats", 0..=u8::MAX, seats));
        let further = self.all.iter().filter(|choice| !choice.by_hand && choice.key != "seats");
        self.read_some(table, &further.map(|choice| choice.key).collect::<Vec<_>>(), &mut setup);
        setup
    }

    /// The choices with these keys, as far as they stand in `table`.
    pub fn read_some(&self, table: &Table<'_>, keys: &[&'static str], setup: &mut S) {
        for choice in self.all.iter().filter(|choice| keys.contains(&choice.key)) {
            if let Some(entry) = table.may(choice.key) {
                choice.read(&entry, setup);
            }
        }
    }

    /// The set-up as lines of a file: the seats, and what is not as usual with so many.
    pub fn write(&self, setup: &S) -> Vec<String> {
        let mut setup = setup.clone();
        let mut usual = self.usual(self.seats_of(&mut setup));
        let mut lines = Vec::new();
        for choice in self.all.iter().filter(|choice| !choice.by_hand) {
            if choice.key == "seats" || (choice.get)(&mut setup) != (choice.get)(&mut usual) {
                lines.extend(choice.line(&mut setup));
            }
        }
        lines
    }

    /// What is chosen, as arguments of a message: numbers, words, `yes` or `no`; `open` for what follows from the rest.
    pub fn args(&self, setup: &S) -> Vec<(&'static str, Arg)> {
        let mut setup = setup.clone();
        let arg = |choice: &Choice<S, I>| match (choice.get)(&mut setup) {
            OptionValue::Switch(on) => if on { "yes" } else { "no" }.into(),
            OptionValue::Number(number) => number.into(),
            OptionValue::Text(text) => text.into(),
            OptionValue::Open => "open".into(),
        };
        self.all.iter().map(|choice| choice.key).zip(self.all.iter().map(arg)).collect()
    }

    /// Every refusal of a number out of its range, and of a first seat that is not there.
    pub fn refusals(&self, setup: &S) -> Vec<I> {
        let mut setup = setup.clone();
        let seats = self.seats_of(&mut setup);
        let refused = |choice: &Choice<S, I>| choice.refusal.as_ref()?(&(choice.get)(&mut setup), seats);
        self.all.iter().filter_map(refused).collect()
    }

    /// The set-up, if nothing is refused.
    pub fn check(&self, setup: &S) -> Result<(), Vec<I>> {
        let refusals = self.refusals(setup);
        if refusals.is_empty() { Ok(()) } else { Err(refusals) }
    }

    fn seats_of(&self, setup: &mut S) -> u8 {
        match self.all.first().map(|choice| (choice.get)(setup)) {
            Some(OptionValue::Number(seats)) => seats as u8,
            Some(OptionValue::Switch(_) | OptionValue::Text(_) | OptionValue::Open) | None => 0,
        }
    }

    /// A JSON Schema (2020-12) of a file with a set-up: the choices, and these further keys.
    pub fn schema(&self, title: &str, further: Option<Value>) -> String {
        let known = self.all.iter().filter(|choice| !choice.by_hand);
        let mut keys: Map<String, Value> =
            known.map(|choice| (choice.key.to_owned(), choice.schema())).collect();
        keys.extend(further.as_ref().and_then(Value::as_object).cloned().unwrap_or_default());
        let refused =
            list("In scenarios alone: the rules that refuse the set-up.", text("The id of a rule."));
        keys.insert(REFUSED.to_owned(), refused);
        whole(title, &[], Value::Object(keys), json!({}))
    }
}

/// In scenarios a set-up says which rules refuse it.
const REFUSED: &str = "refused";
