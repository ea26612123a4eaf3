//! Notation: answers, questions, events, views and positions as short stable text, both ways.
//!
//! A seat is a letter (`A`), a hex its `q,r`, a map its code; cards, abilities, pilots, robots and Impact Cards are their
//! codes (`ARC-HEEL`). A die is written by its place on the table, from 1; a declared response too, the oldest first.

mod answer;
mod asking;
mod chance;
mod names;
mod position;
mod setup;
mod terms;
mod view;

use crate::GigaRobo;
use crate::content::Content;
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::view::View;
use kernel::{At, Bout, Chance, Fault, Former, Lifted, Mark, Notation, Rolled, Seat};
pub(crate) use names::letter;
pub(crate) use setup::setup_schema;

use names::Names;
use std::sync::Arc;
use words::telling::{kind, told};

impl Notation for GigaRobo {
    const FORMER: Former = Former {
        lifted: &[Lifted { tables: "robots", key: "watch", values: &["every", "could", "key"] }],
        named: &[("respond", "moment")],
        answers: &[("watch", "take it out; `watch` above the robots says when everybody is asked (GR-T5)")],
    };

    fn write_answer(at: At<'_, Self>, seat: Seat, answer: Answer) -> String {
        answer::write(at, seat, answer)
    }

    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<Answer, String> {
        answer::read(at, seat, text)
    }

    fn write_question(at: At<'_, Self>, seat: Seat, question: &Question) -> String {
        told(question, &Names::by(at.table, at.content, seat))
    }

    fn kind(question: &Question) -> String {
        match question {
            // GR-T5: who wants to be asked at key moments alone has the others passed.
            Question::Respond { key: true, .. } => "respond at a key moment".to_owned(),
            Question::Respond { key: false, .. } => "respond".to_owned(),
            _ => kind(question),
        }
    }

    fn is_window(question: &Question) -> bool {
        matches!(question, Question::Respond { .. })
    }

    /// GR-10: the attacker of the combat on the table.
    fn attacker(bout: &Bout<Self>) -> Option<Seat> {
        let combat = &bout.table().combat;
        combat.is_on().then_some(combat.seats[0])
    }

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            Event::Began { seat, .. } => Some(Mark::Turn(*seat)),
            Event::Attacked { .. } => Some(Mark::Attack),
            _ => None,
        }
    }

    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String {
        chance::write(at.content, rolled)
    }

    fn read_rolled(at: At<'_, Self>, chance: Chance, text: &str) -> Result<Rolled, String> {
        chance::read(at.content, chance, text)
    }

    fn write_event(at: At<'_, Self>, event: &Event) -> String {
        told(event, &Names::by(at.table, at.content, event.about().unwrap_or(Seat(0))))
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
        Some(setup::write(setup))
    }

    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String> {
        asking::ask(bout, name)
    }
}
