//! Notation: answers, questions, events, views and positions as short stable text, both ways.
//!
//! A seat is a letter (`A`), a Stak its seat (`A`) or, with several each, its seat and number
//! (`A2`), a card its code (`PARCEL`), with own decks and its seat's deck (`PARCEL/B`). A Stak is
//! written from its top: `PARCEL` lies face-up, `(PARCEL)` face-down and known to all, `(?)`
//! face-down and unseen.

mod answer;
mod names;
mod position;
mod setup;
mod view;

pub(crate) use self::setup::setup_schema;
pub(crate) use kernel::letter;

use self::names::Names;
use crate::StakBots;
use crate::content::{Content, KindId};
use crate::event::Event;
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::view::View;
use kernel::{At, Bout, Chance, Fault, Mark, Notation, Rolled, Seat};
use std::sync::Arc;
use words::telling::{kind, told};

impl Notation for StakBots {
    fn write_answer(at: At<'_, Self>, seat: Seat, answer: Answer) -> String {
        answer::write(Names::at(at.table, at.content, seat), seat, answer)
    }

    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<Answer, String> {
        answer::read(Names::at(at.table, at.content, seat), seat, text)
    }

    fn write_question(at: At<'_, Self>, _seat: Seat, question: &Question) -> String {
        told(question, &Names::of(at.table, at.content))
    }

    fn kind(question: &Question) -> String {
        kind(question)
    }

    /// SB-17.4: to react to an attack is a response.
    fn is_window(question: &Question) -> bool {
        matches!(question, Question::React { .. })
    }

    fn attacker(bout: &Bout<Self>) -> Option<Seat> {
        bout.stack().iter().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(bout.table().owner(attack.from())),
            _ => None,
        })
    }

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            Event::TurnBegan { seat, .. } => Some(Mark::Turn(*seat)),
            Event::Attacked { .. } => Some(Mark::Attack),
            _ => None,
        }
    }

    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String {
        match rolled {
            Rolled::Drawn(kind) => format!("draw {}", at.content.kind(KindId(*kind)).code),
            Rolled::Picked(number) => format!("pick {number}"),
            Rolled::Dice(faces) => format!("dice {faces:?}"),
        }
    }

    fn read_rolled(at: At<'_, Self>, chance: Chance, text: &str) -> Result<Rolled, String> {
        match (chance, text.split_once(' ')) {
            (Chance::Draw { .. }, Some(("draw", code))) => match at.content.find(code) {
                Some(kind) => Ok(Rolled::Drawn(kind.0)),
                None => Err(format!("no card has the code `{code}`")),
            },
            (Chance::Pick { of }, Some(("pick", number))) => match number.parse() {
                Ok(number) if number < of => Ok(Rolled::Picked(number)),
                _ => Err(format!("`pick` needs a number from 0 to {}", of.saturating_sub(1))),
            },
            (Chance::Draw { .. }, _) => Err(format!("a card is drawn here: write `draw CODE`, not `{text}`")),
            (Chance::Pick { of }, _) => {
                Err(format!("a number below {of} is picked here: write `pick N`, not `{text}`"))
            }
            (Chance::Dice { .. }, _) => Err("Stak Bots has no dice".to_owned()),
        }
    }

    fn write_event(at: At<'_, Self>, event: &Event) -> String {
        told(event, &Names::of(at.table, at.content))
    }

    fn write_view(content: &Content, view: &View) -> String {
        view::write(content, view)
    }

    fn write_position(bout: &Bout<Self>) -> String {
        position::write(bout)
    }

    fn read_position(
        text: &str,
        table: Option<&str>,
        content: &Arc<Content>,
    ) -> Result<Bout<Self>, Vec<Fault>> {
        position::read(text, table, content)
    }

    fn read_setup(text: &str, table: Option<&str>, content: &Content) -> Result<Setup, Vec<Fault>> {
        setup::read(text, table, content)
    }

    fn write_setup(setup: &Setup) -> Option<String> {
        Some(setup::write_whole(setup))
    }

    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String> {
        view::ask(bout, name)
    }
}
