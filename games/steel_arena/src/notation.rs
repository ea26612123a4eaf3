//! Notation: answers, chance, events, views and positions as short stable text, both ways.
//!
//! A seat is a letter (`A`), a cell `q,r`, a direction a compass point (`e`, `se`, …), a tile its code
//! (`RUNNER-M1`, the second of two equal modules `RUNNER-M1#2`), a face-down tile its colour and
//! generation (`attack 2`).

mod names;
mod position;
mod setup;

pub(crate) use kernel::letter;
pub(crate) use setup::setup_schema;

use self::names::Names;
use crate::SteelArena;
use crate::content::{Back, Colour, Content, KindId};
use crate::event::{Event, Shown};
use crate::procedures::Pile;
use crate::question::{Answer, Question};
use crate::setup::Setup;
use crate::view::View;
use kernel::{At, Bout, Chance, Fault, Notation, Rolled, Seat, SeatSet};
use std::sync::Arc;
use tabletop::Direction;
use words::telling::{self, kind, line, read, told};

impl Notation for SteelArena {
    fn write_answer(at: At<'_, Self>, seat: Seat, answer: Answer) -> String {
        line(&answer, &Names::at(at.table, at.content, seat))
    }

    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<Answer, String> {
        read(text, &Names::at(at.table, at.content, seat))
    }

    fn write_question(at: At<'_, Self>, _seat: Seat, question: &Question) -> String {
        told(question, &Names::of(at.content))
    }

    fn kind(question: &Question) -> String {
        kind(question)
    }

    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String {
        let pile = at.stack.last().and_then(crate::Frame::pile);
        match (pile, rolled) {
            (_, Rolled::Picked(seat)) => {
                format!("seat {}", letter(Seat(u8::try_from(*seat).unwrap_or(u8::MAX))))
            }
            (Some(pile), Rolled::Drawn(place)) => format!("draw {}", pile_word(at.content, pile, *place)),
            // Nothing is drawn here, and no dice are ever rolled.
            (None, Rolled::Drawn(place)) => format!("draw {place}"),
            (_, Rolled::Dice(_)) => "dice".to_owned(),
        }
    }

    fn read_rolled(at: At<'_, Self>, chance: Chance, text: &str) -> Result<Rolled, String> {
        match chance {
            Chance::Pick { .. } => {
                let seat = text.strip_prefix("seat ").and_then(<Self as Notation>::read_seat);
                let what = || format!("`{text}`: write `seat` and a letter");
                seat.map(|seat| Rolled::Picked(seat.0.into())).ok_or_else(what)
            }
            Chance::Draw { pile } => {
                let pile = Pile::of(pile);
                let places = 0..pile.counts(at.table, at.content).len() as u8;
                let word = text.strip_prefix("draw ").unwrap_or_default();
                let found = places.into_iter().find(|&place| pile_word(at.content, pile, place) == word);
                found.map(Rolled::Drawn).ok_or_else(|| format!("`{text}`: write `draw` and what is drawn"))
            }
            Chance::Dice { .. } => Err("there are no dice".to_owned()),
        }
    }

    fn write_event(at: At<'_, Self>, event: &Event) -> String {
        told(event, &Names::of(at.content))
    }

    fn write_view(content: &Content, view: &View) -> String {
        telling::outline(view, &Names::seen(content, view))
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

    fn read_setup(text: &str, table: Option<&str>, _content: &Content) -> Result<Setup, Vec<Fault>> {
        setup::read(text, table)
    }

    fn write_setup(setup: &Setup) -> Option<String> {
        Some(setup::write(setup))
    }

    /// `reach of A to e`, `trophies of A`, `modules of A`, `stack`, `empty cells`.
    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String> {
        let (table, content) = (bout.table(), bout.content());
        let words: Vec<&str> = name.split(' ').collect();
        let seat = |text: &str| {
            let read = <Self as Notation>::read_seat(text).filter(|seat| seat.0 < bout.seats());
            read.ok_or(format!("`{text}` is no seat here"))
        };
        match words.as_slice() {
            ["reach", "of", who, "to", to] => {
                let to = read_direction(to).ok_or(format!("`{to}` is no direction"))?;
                Ok(crate::queries::reach(table, content, seat(who)?, to).to_string())
            }
            ["trophies", "of", who] => Ok(table.score(seat(who)?).to_string()),
            ["modules", "of", who] => Ok(table.modules(seat(who)?).len().to_string()),
            ["stack"] => Ok(table.stack().to_string()),
            ["empty", "cells"] => Ok(table.bare().len().to_string()),
            _ => Err(format!(
                "`{name}` is no number; there are: reach of A to e, trophies of A, modules of A, stack, empty cells"
            )),
        }
    }
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(letter).collect()
}

/// The six directions as compass points.
pub(crate) const DIRECTIONS: [(&str, Direction); 6] = [
    ("e", Direction::A),
    ("se", Direction::B),
    ("sw", Direction::C),
    ("w", Direction::D),
    ("nw", Direction::E),
    ("ne", Direction::F),
];

pub(crate) fn direction_word(direction: Direction) -> &'static str {
    DIRECTIONS[direction as usize].0
}

fn read_direction(text: &str) -> Option<Direction> {
    DIRECTIONS.iter().find(|(word, _)| *word == text).map(|(_, direction)| *direction)
}

fn back_word(back: Back) -> String {
    format!("{} {}", back.colour().word(), back.generation())
}

fn read_back(text: &str) -> Option<Back> {
    let (word, generation) = text.split_once(' ')?;
    let colour = Colour::ALL.into_iter().find(|colour| colour.word() == word)?;
    let generation = generation.parse().ok().filter(|generation| (1..=3u8).contains(generation))?;
    Some(Back::new(generation, colour))
}

fn shown_word(content: &Content, shown: Shown) -> String {
    shown.kind.map_or_else(|| back_word(shown.back), |kind| content.kind(kind).code.clone())
}

fn pile_word(content: &Content, pile: Pile, place: u8) -> String {
    match pile {
        Pile::Deal | Pile::Rest(_) => {
            Colour::ALL.get(usize::from(place)).map_or("?", |colour| colour.word()).to_owned()
        }
        Pile::Kinds(back) => {
            let kind = KindId(content.range(back).start as u8 + place);
            content.kinds.get(usize::from(kind.0)).map_or("?".to_owned(), |kind| kind.code.clone())
        }
    }
}
