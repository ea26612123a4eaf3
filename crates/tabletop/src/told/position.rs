//! Positions: the table by its fields, the procedures by theirs. What is asked is not written: it follows from them.

use super::{Misfit, Position, Told};
use crate::sheet::{Entry, Sheet, Table as Toml};
use kernel::{Bout, Chance, Ending, Fault, Outcome, Pending, Seat, SeatMap, SeatSet, Waiting, letter};
use serde::Serialize;
use std::sync::Arc;
use words::telling::{Coded, Key, Node, Shape, Tree, Written, gather, written};

/// The keys of every position; all others are fields of the game's table.
const KEYS: [&str; 7] = ["seats", "left", "gone-first", "stack", "won", "drawn", "places"];

/// How a bout ended, if not by the rules.
const ENDING: &str = "ending";

/// The position as TOML.
pub fn write_position<G: Told>(bout: &Bout<G>) -> String {
    let names = Coded(&**bout.content());
    let mut all = vec![value("seats", bout.seats().to_string()), value("left", list(bout.left()))];
    all.extend(bout.gone_first().map(|seat| value("gone-first", format!("{:?}", letter(seat)))));
    let stack = Node::List(bout.stack().iter().map(Node::of).collect());
    all.extend(match bout.outcome() {
        None => vec![value("stack", words::telling::value(&stack, &names))],
        Some(outcome) => ended(outcome),
    });
    let (values, tables): (Vec<_>, Vec<_>) =
        written(bout.table(), &names).into_iter().partition(|one| match one {
            Written::Value(..) => true,
            Written::Table(..) => false,
        });
    Written::document(&all.into_iter().chain(values).chain(tables).collect::<Vec<_>>())
}

/// Who won or shares the draw, how it came to that, and the places if not all who lost share one.
fn ended(outcome: &Outcome) -> Vec<Written> {
    let usual = Outcome::drawn(outcome.first(), outcome.seats(), outcome.ending);
    let seats = || (0..outcome.seats()).map(Seat);
    let places: Vec<u8> = seats().map(|seat| outcome.place(seat)).collect();
    let word = if outcome.is_draw() { "drawn" } else { "won" };
    let mut keys = vec![value(word, list(outcome.first()))];
    if seats().any(|seat| usual.place(seat) != outcome.place(seat)) {
        keys.push(value("places", format!("{places:?}")));
    }
    keys.push(value(ENDING, format!("{:?}", outcome.ending.word())));
    keys
}

fn list(seats: SeatSet) -> String {
    format!("{:?}", seats.iter().map(letter).collect::<Vec<_>>())
}

fn value(key: &str, value: String) -> Written {
    Written::Value(key.to_owned(), value)
}

/// The position in `table` of the text, or every fault.
pub fn read_position<G: Told>(
    text: &str,
    table: Option<&str>,
    content: &Arc<G::Content>,
) -> Result<Bout<G>, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let bout =
        sheet.start(table).and_then(|toml| Reading { sheet: &sheet, toml: &toml, content }.bout::<G>());
    match (sheet.finish(), bout) {
        (faults, Some(bout)) if faults.is_empty() => Ok(bout),
        (faults, _) => Err(faults),
    }
}

struct Reading<'a, 's, C> {
    sheet: &'a Sheet<'s>,
    toml: &'a Toml<'a>,
    content: &'a Arc<C>,
}

impl<C> Reading<'_, '_, C> {
    fn bout<G: Told<Content = C>>(&self) -> Option<Bout<G>> {
        let seats = self.seats::<G>()?;
        let names = Coded(&**self.content);
        let (blank, frames) = G::blank(self.content, seats);
        let own = self.own_keys();
        let mut table = self.heard(gather::<G::Table>(&own, Some(&Node::of(&blank)), &names))?;
        let usual = Node::List(frames.iter().map(Node::of).collect());
        let stack = self.toml.may("stack").map(|entry| gather(&entry.tree(), Some(&usual), &names));
        let frames = stack.map_or(Some(frames), |stack| self.heard(stack))?;
        let left = self.named("left", seats);
        let outcome = self.outcome(seats);
        self.seats_are_there(&table, &frames, seats);
        if self.sheet.is_faulty() {
            return None;
        }
        let is_written = &|key: &str| own.key(key).is_some();
        let mut position =
            Position { table: &mut table, frames: &frames, content: &**self.content, is_written };
        let misfits = G::fits(&mut position);
        misfits.into_iter().for_each(|misfit| self.misfit(misfit));
        let gone_first = self.named("gone-first", seats).iter().next();
        if self.sheet.is_faulty() {
            return None;
        }
        if let Some(outcome) = outcome {
            let over = Bout::at_position(self.content, seats, table, [], Pending::Over(outcome));
            return Some(over.with_left(left));
        }
        let bout = Bout::at_position(self.content, seats, table, frames, Pending::Apart).with_left(left);
        self.started(match gone_first {
            Some(seat) if !bout.stack().is_empty() => bout.with_interruption(seat),
            Some(_) | None => bout,
        })
    }

    /// A fault if something concerns a seat that is not at the table.
    fn seats_are_there(&self, table: &impl Serialize, frames: &[impl Serialize], seats: u8) {
        let what = || format!("there are only {seats} seats");
        let is_absent = |node: &Node| names_seat_from(node, i64::from(seats));
        if frames.iter().map(Node::of).any(|frame| is_absent(&frame)) {
            self.misfit(("stack", what()));
        }
        if let Node::Named { fields, .. } = Node::of(table) {
            fields
                .iter()
                .filter(|(_, field)| is_absent(field))
                .for_each(|(key, _)| self.misfit((key, what())));
        }
    }

    /// What is asked follows from the table and the procedures.
    fn started<G: Told<Content = C>>(&self, mut bout: Bout<G>) -> Option<Bout<G>> {
        let help = || Some("write procedures that wait for an answer or for chance".to_owned());
        let place = self.toml.may("stack").map_or_else(|| self.toml.span(), |entry| entry.span());
        if bout.stack().is_empty() {
            self.sheet.fault(place, "no procedure is in progress, and nobody has won", help());
            return None;
        }
        let (table, stack) = (bout.table().clone(), bout.stack().to_vec());
        bout.start(None);
        let moves = *bout.table() != table || bout.stack() != stack;
        let stuck = match bout.waiting() {
            Waiting::Chance(Chance::Draw { .. }) => bout.pile().iter().all(|&count| count == 0),
            Waiting::Chance(Chance::Dice { .. } | Chance::Pick { .. }) | Waiting::Over => false,
            Waiting::Seats(seats) => seats.iter().any(|seat| {
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                listed.is_empty()
            }),
        };
        if moves || stuck {
            let what = if moves {
                "the procedures do not wait here: they go on"
            } else {
                "nothing can go on from here"
            };
            self.sheet.fault(place, what, help());
            return None;
        }
        Some(bout)
    }

    /// The number of seats: as written, or as many as have something of their own.
    fn seats<G: Told<Content = C>>(&self) -> Option<u8> {
        let written = self.toml.may("seats").map(|entry| entry.number(G::choices().seats()));
        let named = || {
            let keys = self
                .toml
                .entries()
                .into_iter()
                .filter_map(|entry| entry.is_table().then(|| entry.table())?);
            let letters = keys.flat_map(|table| table.entries()).filter_map(|entry| seat_of(entry.key()));
            let most = letters.map(|seat| seat.0 + 1).max().unwrap_or(0);
            {
                let seats = G::choices().seats();
                Some(most.clamp(*seats.start(), *seats.end()))
            }
        };
        written.unwrap_or_else(named)
    }

    /// The keys that are fields of the game's table.
    fn own_keys(&self) -> Tree {
        let Tree { span, shape } = self.toml.tree();
        let is_own = |key: &Key| !KEYS.contains(&key.name.as_str()) && key.name != ENDING;
        let shape = match shape {
            Shape::Keys(keys) => Shape::Keys(keys.into_iter().filter(is_own).collect()),
            other => other,
        };
        Tree { span, shape }
    }

    fn heard<T>(&self, read: Result<T, Vec<words::telling::Misread>>) -> Option<T> {
        let known = KEYS.iter().map(|&key| key.to_owned());
        read.map_err(|mut faults| {
            let places: Vec<_> = self.toml.entries().iter().map(Entry::key_span).collect();
            let top = faults.iter_mut().filter(|fault| places.contains(&fault.span));
            top.for_each(|fault| fault.known.extend(known.clone()));
            self.sheet.misread(faults);
        })
        .ok()
    }

    fn named(&self, key: &'static str, seats: u8) -> SeatSet {
        let Some(entry) = self.toml.may(key) else { return SeatSet::EMPTY };
        let each = if entry.is_text() { vec![entry] } else { entry.list().unwrap_or_default() };
        let seat = |entry: &Entry<'_>| {
            let found = seat_of(entry.text()?).filter(|seat| seat.0 < seats);
            if found.is_none() {
                let last = letter(Seat(seats - 1));
                entry.fault("this is no seat", Some(format!("write a letter from A to {last}")));
            }
            found
        };
        each.iter().filter_map(seat).collect()
    }

    fn outcome(&self, seats: u8) -> Option<Outcome> {
        let (won, drawn) = (self.toml.may("won"), self.toml.may("drawn"));
        let endings = [Ending::Rules, Ending::Time, Ending::Limit].map(|ending| (ending.word(), ending));
        let ending = self.toml.may(ENDING).and_then(|entry| entry.choice(&endings)).unwrap_or(Ending::Rules);
        let key = match (won, drawn) {
            (None, None) => return None,
            (Some(_), _) => "won",
            (None, Some(_)) => "drawn",
        };
        let first = self.named(key, seats);
        let even =
            if key == "won" { Outcome::won(first, seats) } else { Outcome::drawn(first, seats, ending) };
        let mut outcome = self.places(seats).map_or_else(|| even.clone(), Outcome::ranking);
        let agrees = (outcome.first(), outcome.is_draw()) == (first, even.is_draw());
        if !agrees && !self.sheet.is_faulty() {
            self.misfit(("places", format!("`{key}` names others than those who are first here")));
        }
        outcome.ending = ending;
        Some(outcome)
    }

    /// The place of each seat, if not all who lost share one.
    fn places(&self, seats: u8) -> Option<SeatMap<u8>> {
        let entry = self.toml.may("places")?;
        let list = entry.list()?;
        if list.len() != usize::from(seats) {
            entry.fault(format!("`places` must be a list of {seats}, one for each seat"), None);
            return None;
        }
        let places: Vec<u8> = list.iter().map(|place| place.number(1..=seats).unwrap_or(1)).collect();
        Some(SeatMap::new(seats, |seat| places[seat.index()]))
    }

    fn misfit(&self, (key, what): Misfit) {
        let place = self.toml.entries().into_iter().find(|entry| entry.key() == key);
        self.sheet.fault(place.map_or_else(|| self.toml.span(), |entry| entry.span()), what, None);
    }
}

/// Whether a value names a seat with this number or a higher one.
fn names_seat_from(node: &Node, seats: i64) -> bool {
    match node {
        Node::Named { of: "Seat", .. } => node.number().is_some_and(|seat| seat >= seats),
        Node::Named { fields, .. } => fields.iter().any(|(_, field)| names_seat_from(field, seats)),
        Node::List(list) => list.iter().any(|node| names_seat_from(node, seats)),
        Node::Nothing | Node::Flag(_) | Node::Number(_) | Node::Text(_) => false,
    }
}

fn seat_of(text: &str) -> Option<Seat> {
    (0..kernel::SEATS_MAX as u8).map(Seat).find(|&seat| letter(seat) == text)
}
