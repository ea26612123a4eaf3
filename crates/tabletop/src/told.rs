//! Notation by declaration: answers, events, views, positions and set-ups as text, from what serde knows of them.
//!
//! A game implements [`Told`] and lets [`notation!`](crate::notation) do the rest.

mod position;

pub use position::{read_position, write_position};

use crate::Tally;
use crate::sheet::Sheet;
use kernel::{At, Bout, Chance, Faces, Fault, Rolled, Rules};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::ops::RangeInclusive;
use words::telling::{Coded, Codes, Node, gather};

/// A game whose texts follow from its declarations.
pub trait Told:
    Rules<
        Content: Codes,
        Table: Serialize + DeserializeOwned,
        Frame: Serialize + DeserializeOwned,
        Question: Serialize,
    >
{
    /// How many seats a bout may have.
    const SEATS: RangeInclusive<u8>;

    /// The set-up of which a text says only what is different.
    fn usual(seats: u8) -> Self::Setup;

    /// The table and the procedures, the outermost first, of which a position says only what is different.
    fn blank(content: &Self::Content, seats: u8) -> (Self::Table, Vec<Self::Frame>);

    /// Completes the table of a position by what follows from the keys that are written, and says what cannot be so:
    /// each fault with the key that it concerns. Every seat that table and procedures name is at the table.
    fn fits(
        table: &mut Self::Table,
        frames: &[Self::Frame],
        content: &Self::Content,
        is_written: &dyn Fn(&str) -> bool,
    ) -> Vec<Misfit>;

    /// A named number that the rules compute, for scenarios.
    fn number(_bout: &Bout<Self>, _name: &str) -> Option<String> {
        None
    }

    /// The names of these numbers.
    const NUMBERS: &'static [&'static str] = &[];
}

/// A key of a position and what is wrong with it.
pub type Misfit = (&'static str, String);

/// Those of these faults that are there: each with its key.
pub fn misfits<const N: usize>(faults: [(&'static str, &str, bool); N]) -> Vec<Misfit> {
    faults.into_iter().filter(|(.., is_so)| *is_so).map(|(key, what, _)| (key, what.to_owned())).collect()
}

/// The pieces that nobody has seen: if a position does not say them, `all` those that are not `lying` somewhere. What
/// is wrong if there are not so many.
pub fn complete<const N: usize>(
    unseen: &mut Tally<N>,
    all: &Tally<N>,
    lying: &Tally<N>,
    is_written: bool,
) -> Option<&'static str> {
    let rest = all.without(lying);
    if !is_written {
        *unseen = rest.unwrap_or_default();
    }
    let is_too_much = rest.is_none_or(|rest| !unseen.is_subset(&rest));
    is_too_much.then_some("there are more pieces of a kind than the packs have")
}

/// The set-up in `table` of the text, or every fault.
pub fn read_setup<G: Told>(
    text: &str,
    table: Option<&str>,
    content: &G::Content,
) -> Result<G::Setup, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let Some(toml) = sheet.start(table) else { return Err(sheet.finish()) };
    let seats = match toml.may("seats") {
        Some(entry) => entry.number(0..=u8::MAX),
        None => Some(*G::SEATS.start()),
    };
    let usual = Node::of(&G::usual(seats.unwrap_or(*G::SEATS.start())));
    match gather(&toml.tree(), Some(&usual), &Coded(content)) {
        Ok(setup) if !sheet.is_faulty() => Ok(setup),
        Ok(_) => Err(sheet.finish()),
        Err(faults) => {
            sheet.misread(faults);
            Err(sheet.finish())
        }
    }
}

/// What a draw takes is called as what a tally holds.
const DRAWN: &str = "Tally";

/// `draw WRENCH`, `dice 3 5`, `pick 2`.
pub fn write_rolled<G: Told>(at: At<'_, G>, rolled: &Rolled) -> String {
    match rolled {
        Rolled::Drawn(id) => {
            let code = at.content.code(DRAWN, usize::from(*id)).map(str::to_owned);
            format!("draw {}", code.unwrap_or_else(|| id.to_string()))
        }
        Rolled::Dice(faces) => faces.iter().fold("dice".to_owned(), |text, face| format!("{text} {face}")),
        Rolled::Picked(number) => format!("pick {number}"),
    }
}

/// What chance brings by this text.
pub fn read_rolled<G: Told>(at: At<'_, G>, chance: Chance, text: &str) -> Result<Rolled, String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let read = match (chance, verb) {
        (Chance::Draw { .. }, "draw") => {
            let mut codes =
                (0..=u8::MAX).map_while(|id| Some((id, at.content.code(DRAWN, usize::from(id))?)));
            let found = codes.find(|(_, code)| *code == rest).map(|(id, _)| id);
            found.or_else(|| rest.parse().ok()).map(Rolled::Drawn)
        }
        (Chance::Dice { .. }, "dice") => {
            rest.split(' ').map(|face| face.parse().ok()).collect::<Option<Faces>>().map(Rolled::Dice)
        }
        (Chance::Pick { .. }, "pick") => rest.parse().ok().map(Rolled::Picked),
        _ => None,
    };
    let wanted = match chance {
        Chance::Draw { .. } => "`draw` and what is drawn",
        Chance::Dice { .. } => "`dice` and a number for each",
        Chance::Pick { .. } => "`pick` and a number",
    };
    read.ok_or_else(|| format!("`{text}`: write {wanted}"))
}

/// The number with this name.
pub fn ask<G: Told>(bout: &Bout<G>, name: &str) -> Result<String, String> {
    G::number(bout, name)
        .ok_or_else(|| format!("`{name}` is no number here; there are: {}", G::NUMBERS.join(", ")))
}

/// Implements [`kernel::Notation`] for a game that is [`Told`].
#[macro_export]
macro_rules! notation {
    ($game:ty) => {
        impl ::kernel::Notation for $game {
            fn write_answer(
                at: ::kernel::At<'_, Self>,
                _seat: ::kernel::Seat,
                answer: Self::Answer,
            ) -> String {
                ::words::telling::line(&answer, &::words::telling::Coded(at.content))
            }

            fn read_answer(
                at: ::kernel::At<'_, Self>,
                _seat: ::kernel::Seat,
                text: &str,
            ) -> Result<Self::Answer, String> {
                ::words::telling::read(text, &::words::telling::Coded(at.content))
            }

            fn write_question(
                at: ::kernel::At<'_, Self>,
                _seat: ::kernel::Seat,
                question: &Self::Question,
            ) -> String {
                ::words::telling::told(question, &::words::telling::Coded(at.content))
            }

            fn kind(question: &Self::Question) -> String {
                ::words::telling::kind(question)
            }

            fn write_rolled(at: ::kernel::At<'_, Self>, rolled: &::kernel::Rolled) -> String {
                $crate::told::write_rolled(at, rolled)
            }

            fn read_rolled(
                at: ::kernel::At<'_, Self>,
                chance: ::kernel::Chance,
                text: &str,
            ) -> Result<::kernel::Rolled, String> {
                $crate::told::read_rolled(at, chance, text)
            }

            fn write_event(at: ::kernel::At<'_, Self>, event: &Self::Event) -> String {
                ::words::telling::told(event, &::words::telling::Coded(at.content))
            }

            fn write_view(content: &Self::Content, view: &Self::View) -> String {
                ::words::telling::outline(view, &::words::telling::Coded(content))
            }

            fn write_position(bout: &::kernel::Bout<Self>) -> String {
                $crate::told::write_position(bout)
            }

            fn read_position(
                text: &str,
                table: Option<&str>,
                content: &::std::sync::Arc<Self::Content>,
            ) -> Result<::kernel::Bout<Self>, Vec<::kernel::Fault>> {
                $crate::told::read_position(text, table, content)
            }

            fn read_setup(
                text: &str,
                table: Option<&str>,
                content: &Self::Content,
            ) -> Result<Self::Setup, Vec<::kernel::Fault>> {
                $crate::told::read_setup::<Self>(text, table, content)
            }

            fn ask(bout: &::kernel::Bout<Self>, name: &str) -> Result<String, String> {
                $crate::told::ask(bout, name)
            }
        }
    };
}
