//! Positions and set-ups as TOML. What is left out of a position: the usual heap of 21 bolts, the first
//! seat at its turn, nobody gone, nothing used, and as unseen the tools that lie nowhere else.

use super::{codes, letter, letters, pocket_word};
use crate::GigaRobo;
use crate::content::{Content, ToolId};
use crate::procedures::{Drawing, Frame, Opening, Turn, TurnStep};
use crate::question::Question;
use crate::setup::{BOLTS_USUAL, Setup};
use crate::table::{Pocket, SEATS, Table, Tools};
use kernel::{Bout, Chance, Ending, Fault, Outcome, Pending, Seat, SeatSet};
use std::sync::Arc;
use tabletop::sheet::{Entry, Sheet, Table as Toml};

/// What a bout is in the middle of.
#[derive(Clone, Copy)]
enum Doing {
    Dealing,
    Taking,
    Drawing,
}

const DOINGS: [(&str, Doing); 3] =
    [("dealing", Doing::Dealing), ("taking", Doing::Taking), ("drawing", Doing::Drawing)];

pub(super) fn write(bout: &Bout<GigaRobo>) -> String {
    let (table, content) = (bout.table(), bout.content());
    let list = |tools: &Tools| quoted(codes(content, tools).into_iter().map(str::to_owned).collect());
    let mut lines = vec![format!("heap = {}\ntaken = {}", table.heap, table.taken)];
    lines.push(format!("left = {}", quoted(letters(bout.left()))));
    lines.push(format!("used = {}\nunseen = {}", list(&table.used), list(&table.unseen)));
    match (bout.stack(), bout.outcome()) {
        (_, Some(outcome)) => {
            let key = if outcome.is_draw() { "drawn" } else { "won" };
            lines.push(format!("{key} = {}", quoted(letters(outcome.first()))));
        }
        ([Frame::Turn(turn), rest @ ..], None) => {
            let doing = if rest.is_empty() { "taking" } else { "drawing" };
            let (seat, number) = (letter(turn.seat), turn.number);
            lines.push(format!("turn = {seat:?}\nnumber = {number}\ndoing = {doing:?}"));
        }
        ([.., Frame::Drawing(Drawing { seat })], None) => {
            lines.push(format!("turn = {:?}\ndoing = \"dealing\"", letter(*seat)));
        }
        (_, None) => unreachable!("a bout waits in a turn or while a tool is drawn"),
    }
    lines.push("\n[pockets]".to_owned());
    for (seat, pocket) in table.pockets.iter().take(usize::from(bout.seats())) {
        lines.push(format!("{} = {:?}", letter(seat), pocket_word(content, *pocket)));
    }
    lines.join("\n") + "\n"
}

fn quoted(words: Vec<String>) -> String {
    format!("{words:?}")
}

pub(super) fn read(
    text: &str,
    table: Option<&str>,
    content: &Arc<Content>,
) -> Result<Bout<GigaRobo>, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let bout = sheet.start(table).map(|toml| {
        let bout = Reading { toml: &toml, content }.bout();
        toml.finish();
        bout
    });
    match (sheet.finish(), bout) {
        (faults, Some(bout)) if faults.is_empty() => Ok(bout),
        (faults, _) => Err(faults),
    }
}

pub(super) fn read_setup(text: &str, table: Option<&str>) -> Result<Setup, Vec<Fault>> {
    let sheet = Sheet::parse(text).map_err(|fault| vec![fault])?;
    let setup = sheet.start(table).map(|toml| {
        let (seats, bolts) =
            (toml.number_or("seats", 0..=255, 2), toml.number_or("bolts", 0..=255, BOLTS_USUAL));
        toml.finish();
        Setup { seats, bolts }
    });
    match (sheet.finish(), setup) {
        (faults, Some(setup)) if faults.is_empty() => Ok(setup),
        (faults, _) => Err(faults),
    }
}

struct Reading<'a, 's> {
    toml: &'a Toml<'s>,
    content: &'a Arc<Content>,
}

impl Reading<'_, '_> {
    fn bout(&self) -> Bout<GigaRobo> {
        let toml = self.toml;
        let mut table = Table::new(toml.number_or("heap", 0..=60, BOLTS_USUAL), Tools::default());
        table.taken = toml.number_or("taken", 0..=60, 0);
        table.used = self.tools("used").unwrap_or_default();
        let pockets = self.pockets(&mut table);
        let seats = pockets.clamp(2, SEATS);
        table.unseen = self.tools("unseen").unwrap_or_else(|| self.rest(&table));
        let left = self.seats("left").unwrap_or_default();
        let (frames, pending) = self.procedures(seats);
        Bout::at_position(self.content, seats, table, frames, pending).with_left(left)
    }

    fn pockets(&self, table: &mut Table) -> u8 {
        let pockets = self.toml.may("pockets").and_then(|entry| entry.table());
        let entries = pockets.map(|pockets| pockets.entries()).unwrap_or_default();
        for entry in &entries {
            match (seat_of(entry.key()), entry.text()) {
                (None, _) => entry.fault("this is no seat", Some("write a letter from A to D".to_owned())),
                (Some(seat), Some("-")) => table.pockets[seat] = Pocket::Empty,
                (Some(seat), Some(_)) => {
                    table.pockets[seat] = self.tool(entry).map_or(Pocket::Empty, Pocket::Holds);
                }
                (Some(_), None) => {}
            }
        }
        entries.len() as u8
    }

    fn tool(&self, entry: &Entry<'_>) -> Option<ToolId> {
        let tool = self.content.find(entry.text()?);
        if tool.is_none() {
            entry.fault("no tool has this code", None);
        }
        tool
    }

    fn tools(&self, key: &'static str) -> Option<Tools> {
        let entries = self.toml.may(key)?.list()?;
        Some(entries.iter().take(100).filter_map(|entry| self.tool(entry)).map(|tool| tool.0).collect())
    }

    fn rest(&self, table: &Table) -> Tools {
        let pocketed = table.pockets.iter().filter_map(|(_, pocket)| match pocket {
            Pocket::Holds(tool) => Some(tool.0),
            Pocket::Empty | Pocket::Hidden => None,
        });
        let elsewhere: Tools = pocketed.chain(table.used.copies()).collect();
        let all = self.content.tools();
        all.without(&elsewhere).unwrap_or_else(|| {
            self.toml.fault("more tools of a kind than the packs have", None);
            all
        })
    }

    fn seats(&self, key: &'static str) -> Option<SeatSet> {
        let entries = self.toml.may(key)?.list()?;
        Some(entries.iter().filter_map(|entry| self.seat(entry)).collect())
    }

    fn seat(&self, entry: &Entry<'_>) -> Option<Seat> {
        let seat = seat_of(entry.text()?);
        if seat.is_none() {
            entry.fault("this is no seat", Some("write a letter from A to D".to_owned()));
        }
        seat
    }

    fn procedures(&self, seats: u8) -> (Vec<Frame>, Pending<GigaRobo>) {
        let toml = self.toml;
        let seat = toml.may("turn").and_then(|entry| self.seat(&entry)).unwrap_or(Seat(0));
        let number = toml.number_or("number", 1..=u16::MAX, 1);
        let doing = toml.may("doing").and_then(|entry| entry.choice(&DOINGS)).unwrap_or(Doing::Taking);
        let (won, drawn) = (self.seats("won"), self.seats("drawn"));
        let turn = |step| Frame::Turn(Turn { seat, number, step });
        let draws = Pending::Rolling(Chance::Draw { pile: 0 });
        match (won, drawn, doing) {
            (Some(won), ..) => (Vec::new(), Pending::Over(Outcome::won(won, seats))),
            (_, Some(drawn), _) => (Vec::new(), Pending::Over(Outcome::drawn(drawn, seats, Ending::Time))),
            (None, None, Doing::Taking) => (vec![turn(TurnStep::Hear)], Pending::Asked(seat, Question::Take)),
            (None, None, Doing::Drawing) => {
                (vec![turn(TurnStep::Drawn), Frame::Drawing(Drawing { seat })], draws)
            }
            (None, None, Doing::Dealing) => {
                let opening = Frame::Opening(Opening { next: Seat(seat.0 + 1) });
                (vec![opening, Frame::Drawing(Drawing { seat })], draws)
            }
        }
    }
}

fn seat_of(text: &str) -> Option<Seat> {
    (0..SEATS).map(Seat).find(|&seat| letter(seat) == text)
}
