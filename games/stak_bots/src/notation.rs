//! Notation: answers, questions, events, views and positions as short stable text, both ways.
//!
//! A seat is a letter (`A`), a Stak its seat (`A`) or, with several each, its seat and number
//! (`A2`), a card its code (`PARCEL`), with own decks and its seat's deck (`PARCEL/B`). A Stak is
//! written from its top: `PARCEL` lies face-up, `(PARCEL)` face-down and known to all, `(?)`
//! face-down and unseen.

mod answer;
mod event;
mod outline;
mod position;
mod setup;
mod view;

pub(crate) use kernel::letter;

use crate::StakBots;
use crate::card::{Card, StakId, StakSet};
use crate::content::{Content, KindId};
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::setup::{Options, Setup};
use crate::table::Table;
use crate::view::View;
use kernel::{At, Bout, Chance, Fault, Notation, Rolled, Seat};
use std::sync::Arc;

impl Notation for StakBots {
    fn write_answer(at: At<'_, Self>, seat: Seat, answer: Answer) -> String {
        answer::write(Names::of(at.table, at.content), seat, answer)
    }

    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<Answer, String> {
        answer::read(Names::of(at.table, at.content), at.table, seat, text)
    }

    fn write_question(at: At<'_, Self>, _seat: Seat, question: &Question) -> String {
        answer::write_question(Names::of(at.table, at.content), question)
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
        event::write(Names::of(at.table, at.content), event)
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

/// The words of set-ups that stand for one of several.
pub(crate) use outline::setup_schema;

pub(crate) mod words_of {
    pub(crate) use super::setup::{BORDERLESS, BY_CHANCE, DECKS, MODES};
}

/// How places and cards are called at one table.
#[derive(Clone, Copy)]
struct Names<'a> {
    content: &'a Content,
    options: Options,
}

impl<'a> Names<'a> {
    fn of(table: &Table, content: &'a Content) -> Names<'a> {
        Names { content, options: table.options }
    }

    fn stak(self, stak: StakId) -> String {
        let each = self.options.staks_each.max(1);
        let owner = letter(Seat(stak.0 / each));
        if each == 1 { owner } else { format!("{owner}{}", stak.0 % each + 1) }
    }

    fn staks(self, staks: StakSet) -> String {
        staks.iter().map(|stak| self.stak(stak)).collect::<Vec<_>>().join(" ")
    }

    fn card(self, card: Card) -> String {
        let code = match card.kind() {
            Some(kind) => self.content.kind(kind).code.as_str(),
            None => "?",
        };
        if self.options.own_decks { format!("{code}/{}", letter(Seat(card.deck()))) } else { code.to_owned() }
    }

    fn read_stak(self, text: &str) -> Result<StakId, String> {
        let staks = (0..self.options.seats * self.options.staks_each).map(StakId);
        let known: Vec<StakId> = staks.collect();
        known.iter().copied().find(|&stak| self.stak(stak) == text).ok_or_else(|| {
            let names: Vec<String> = known.iter().map(|&stak| self.stak(stak)).collect();
            format!("`{text}` is no Stak; the Staks are {}", names.join(", "))
        })
    }

    fn read_seat(self, text: &str) -> Result<Seat, String> {
        let mut seats = (0..self.options.seats).map(Seat);
        seats.find(|&seat| letter(seat) == text).ok_or_else(|| {
            format!("`{text}` is no seat; the seats are A to {}", letter(Seat(self.options.seats - 1)))
        })
    }

    /// A card by its code; `deck` is the deck of a card that names none.
    fn read_card(self, text: &str, deck: u8) -> Result<Card, String> {
        let (code, deck) = match text.split_once('/') {
            Some((code, owner)) if self.options.own_decks => (code, self.read_seat(owner)?.0),
            Some(_) => return Err(format!("`{text}`: only with own decks a card has a deck")),
            None => (text, deck),
        };
        if code == "?" {
            return Ok(Card::unknown(deck));
        }
        self.content.find(code).map(|kind| Card::new(kind, deck)).ok_or_else(|| {
            let codes: Vec<&str> = self.content.kinds.iter().map(|kind| kind.code.as_str()).collect();
            match tabletop::sheet::nearest(code, &codes) {
                Some(near) => format!("no card has the code `{code}`; did you mean `{near}`?"),
                None => format!("no card has the code `{code}`; the codes are {}", codes.join(", ")),
            }
        })
    }
}
