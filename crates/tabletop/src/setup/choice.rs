//! One choice: its key, what it may be, and how a set-up holds it.

use super::Word;
use crate::schema::{flag, list, number, text, words};
use crate::sheet::Entry;
use kernel::OptionValue;
use serde_json::Value;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What can be chosen.
#[derive(Clone)]
pub(super) enum Kind {
    Switch,
    Number(RangeInclusive<u8>),
    /// Words, each with what it means.
    OneOf(Vec<(String, String)>),
    /// Texts, in files alone.
    List,
}

type Get<S> = Box<dyn Fn(&mut S) -> OptionValue + Send + Sync>;
/// Takes the number, the place of the word, or 1 for what is on.
type Set<S> = Box<dyn Fn(&mut S, u8) + Send + Sync>;
/// The refusal of a value at a table of so many seats.
type Refusal<I> = Box<dyn Fn(&OptionValue, u8) -> Option<I> + Send + Sync>;
/// Takes a list of texts over from a file.
type SetList<S> = Box<dyn Fn(&Entry<'_>, &mut S) + Send + Sync>;

pub(super) struct Choice<S, I> {
    pub(super) key: &'static str,
    pub(super) rule: &'static str,
    pub(super) says: &'static str,
    pub(super) kind: Kind,
    pub(super) get: Get<S>,
    pub(super) set: Set<S>,
    set_list: Option<SetList<S>>,
    pub(super) refusal: Option<Refusal<I>>,
    pub(super) by_hand: bool,
}

impl<S, I> Choice<S, I> {
    pub(super) fn new(
        [key, rule, says]: [&'static str; 3],
        kind: Kind,
        get: impl Fn(&mut S) -> OptionValue + Send + Sync + 'static,
        set: impl Fn(&mut S, u8) + Send + Sync + 'static,
    ) -> Choice<S, I> {
        let (get, set) = (Box::new(get), Box::new(set));
        Choice { key, rule, says, kind, get, set, set_list: None, refusal: None, by_hand: false }
    }

    /// A list of values. Its faults stand at the values that are none.
    pub(super) fn list<T>(texts: [&'static str; 3], field: fn(&mut S) -> &mut Vec<T>) -> Choice<S, I>
    where
        S: 'static,
        T: FromStr<Err: Display> + Display + 'static,
    {
        let get = move |setup: &mut S| {
            let texts: Vec<String> = field(setup).iter().map(T::to_string).collect();
            if texts.is_empty() { OptionValue::Open } else { OptionValue::Text(texts.join(" ")) }
        };
        let one = |entry: &Entry<'_>| match entry.text()?.parse::<T>() {
            Ok(value) => Some(value),
            Err(why) => {
                entry.fault(why.to_string(), None);
                None
            }
        };
        let set_list = move |entry: &Entry<'_>, setup: &mut S| {
            *field(setup) = entry.list().unwrap_or_default().iter().filter_map(one).collect();
        };
        Choice { set_list: Some(Box::new(set_list)), ..Choice::new(texts, Kind::List, get, |_, _| {}) }
    }

    /// One of these words. A value that none of them stands for is left open.
    pub(super) fn worded<T>(
        texts: [&'static str; 3],
        words: &'static [Word<T>],
        get: impl Fn(&mut S) -> Option<usize> + Send + Sync + 'static,
        set: impl Fn(&mut S, u8) + Send + Sync + 'static,
    ) -> Choice<S, I>
    where
        T: Sync,
    {
        let kind =
            Kind::OneOf(words.iter().map(|(word, _, says)| (word.to_string(), says.to_string())).collect());
        let get = move |setup: &mut S| {
            let word = get(setup).and_then(|place| words.get(place));
            word.map_or(OptionValue::Open, |(word, ..)| OptionValue::Text(word.to_string()))
        };
        Choice::new(texts, kind, get, set)
    }

    /// Takes over what stands in a file. A number may be out of its range: that is for the rules to refuse.
    pub(super) fn read(&self, entry: &Entry<'_>, setup: &mut S) {
        let value = match &self.kind {
            Kind::Switch => entry.flag().map(u8::from),
            Kind::Number(_) => entry.number(0..=u8::MAX),
            Kind::OneOf(words) => {
                let known: Vec<(&str, u8)> = words.iter().map(|(word, _)| word.as_str()).zip(0..).collect();
                entry.choice(&known)
            }
            Kind::List => {
                self.set_list.iter().for_each(|set| set(entry, setup));
                None
            }
        };
        if let Some(value) = value {
            (self.set)(setup, value);
        }
    }

    /// Its line in a file; none for what follows from the rest.
    pub(super) fn line(&self, setup: &mut S) -> Option<String> {
        let key = self.key;
        match (self.get)(setup) {
            OptionValue::Switch(on) => Some(format!("{key} = {on}")),
            OptionValue::Number(number) => Some(format!("{key} = {number}")),
            OptionValue::Text(text) if matches!(self.kind, Kind::List) => {
                Some(format!("{key} = {:?}", text.split(' ').collect::<Vec<_>>()))
            }
            OptionValue::Text(text) => Some(format!("{key} = {text:?}")),
            OptionValue::Open => None,
        }
    }

    /// What an editor is told about it.
    pub(super) fn schema(&self) -> Value {
        let says = format!("{} ({}).", self.says, self.rule);
        match &self.kind {
            Kind::Switch => flag(&says),
            Kind::Number(range) => number(&says, range.clone()),
            Kind::List => list(&says, text("One of them.")),
            Kind::OneOf(known) => words(&says, known.iter().map(|(word, says)| (&**word, &**says))),
        }
    }
}

/// A number of a set-up: a `u8`, or an `Option` of it.
pub trait Count {
    /// The number, if it is given.
    fn value(&self) -> OptionValue;
    /// Chooses this number.
    fn set(&mut self, number: u8);
}

impl Count for u8 {
    fn value(&self) -> OptionValue {
        OptionValue::Number((*self).into())
    }

    fn set(&mut self, number: u8) {
        *self = number;
    }
}

impl Count for Option<u8> {
    fn value(&self) -> OptionValue {
        self.map_or(OptionValue::Open, |number| number.value())
    }

    fn set(&mut self, number: u8) {
        *self = Some(number);
    }
}
