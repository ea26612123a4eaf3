//! Notation by declaration: answers, events, views, positions and set-ups as text, from what serde knows of them.
//!
//! A game implements [`Told`] and lets [`notation!`](crate::notation) do the rest.

mod fitting;
mod numbers;
mod position;

pub use fitting::{Misfit, Position, TOO_MANY, misfits};
pub use numbers::{ask, labels, pieces};
pub use position::{read_position, write_position};

use crate::setup::Chosen;
use kernel::{At, Bout, Chance, Faces, Rolled};
use serde::Serialize;
use serde::de::DeserializeOwned;
use words::telling::Codes;

/// A game whose texts follow from its declarations.
pub trait Told:
    Chosen<
        Content: Codes,
        Table: Serialize + DeserializeOwned,
        Frame: Serialize + DeserializeOwned,
        Question: Serialize,
    >
{
    /// The table and the procedures, the outermost first, of which a position says only what is different.
    fn blank(content: &Self::Content, seats: u8) -> (Self::Table, Vec<Self::Frame>);

    /// Completes the table of a position by what follows from the keys that are written, and says what cannot be so:
    /// each fault with the key that it concerns. Every seat that table and procedures name is at the table.
    fn fits(position: &mut Position<'_, Self>) -> Vec<Misfit>;

    /// A named number that the rules compute, for scenarios. What lies on the table has its own name there: `heap`,
    /// `armour A`, the total of `unseen`.
    fn number(_bout: &Bout<Self>, _name: &str) -> Option<String> {
        None
    }

    /// What a draw is called that brings this number now.
    fn drawn<'a>(at: At<'a, Self>, id: u8) -> Option<&'a str> {
        at.content.code(DRAWN, usize::from(id))
    }

    /// The names of these numbers.
    const NUMBERS: &'static [&'static str] = &[];

    /// See [`kernel::Notation::is_window`].
    fn is_window(_question: &Self::Question) -> bool {
        false
    }
}

/// What a draw takes is called as what a tally holds, unless the game knows better.
const DRAWN: &str = "Tally";

/// `draw WRENCH`, `dice 3 5`, `pick 2`.
pub fn write_rolled<G: Told>(at: At<'_, G>, rolled: &Rolled) -> String {
    match rolled {
        Rolled::Drawn(id) => {
            let code = G::drawn(at, *id).map(str::to_owned);
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
            let mut codes = (0..=u8::MAX).map_while(|id| Some((id, G::drawn(at, id)?)));
            let found = codes.find(|(_, code)| *code == rest).map(|(id, _)| id);
            found.or_else(|| rest.parse().ok()).map(Rolled::Drawn)
        }
        (Chance::Dice { .. }, "dice") => {
            let mut faces = Faces::new();
            let read =
                rest.split(' ').map(|face| face.parse().ok().and_then(|face| faces.try_push(face).ok()));
            read.collect::<Option<()>>().map(|()| Rolled::Dice(faces))
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

/// Implements [`kernel::Notation`] for a game that is [`Told`], with its table of [`Choices`](crate::setup::Choices).
#[macro_export]
macro_rules! notation {
    ($game:ty, $choices:path $(, $read:path, $write:path)?) => {
        impl $crate::setup::Chosen for $game {
            fn choices() -> &'static $crate::setup::Choices<Self::Setup, Self::Illegal> {
                &$choices
            }
        }

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

            fn is_window(question: &Self::Question) -> bool {
                <Self as $crate::told::Told>::is_window(question)
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
                _content: &Self::Content,
            ) -> Result<Self::Setup, Vec<::kernel::Fault>> {
                <Self as $crate::setup::Chosen>::choices().read(text, table, |_table, _setup| {
                    $($read(_table, _setup, _content);)?
                })
            }

            fn write_setup(setup: &Self::Setup) -> Option<String> {
                let lines = <Self as $crate::setup::Chosen>::choices().write(setup);
                $(let lines = [lines, $write(setup)].concat();)?
                Some(lines.join("\n") + "\n")
            }

            fn ask(bout: &::kernel::Bout<Self>, name: &str) -> Result<String, String> {
                $crate::told::ask(bout, name)
            }
        }
    };
}
