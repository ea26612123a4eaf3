//! A reader: what a client holds of its tables, and the notes that it makes of what it is told.

use crate::protocol::ToClient;
use crate::told::{BoutTold, SightTold, StillTold, TableTold};
use lobby::{Look, Note, Sight, Still, TableCard, TableId};
use scene::delta::Held;
use std::collections::BTreeMap;

/// What a client holds of its tables. Each connection begins with an empty one.
#[derive(Default)]
pub struct Reader {
    cards: BTreeMap<TableId, TableCard>,
    sights: BTreeMap<TableId, (u32, Held)>,
}

/// Why a text cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no message.
    NoMessage,
    /// It builds on something that was never told: a new connection begins anew.
    Gap,
}

impl Reader {
    /// Reads a message. What tells of changes becomes a note with everything.
    pub fn read(&mut self, text: &str) -> Result<ToClient, Unreadable> {
        let note = match serde_json::from_str(text).map_err(|_| Unreadable::NoMessage)? {
            ToClient::Bout(told) => self.bout(*told)?,
            ToClient::Table(told) => self.table(told)?,
            ToClient::Note(note) => {
                match &*note {
                    Note::Table(card) => drop(self.cards.insert(card.table, card.clone())),
                    Note::Gone(table) => {
                        self.cards.remove(table);
                        self.sights.remove(table);
                    }
                    Note::Bout { .. } | Note::Talk { .. } => {}
                }
                *note
            }
            message @ (ToClient::Welcome { .. }
            | ToClient::Done { .. }
            | ToClient::Refused { .. }
            | ToClient::Bye { .. }) => return Ok(message),
        };
        Ok(ToClient::Note(Box::new(note)))
    }

    fn bout(&mut self, told: BoutTold) -> Result<Note, Unreadable> {
        let BoutTold { table, whole, events, stills, sight } = told;
        let stills = stills.into_iter().map(|still| self.still(table, still)).collect::<Result<_, _>>()?;
        let sight = sight.map(|sight| self.sight(table, sight)).transpose()?;
        Ok(Note::Bout { table, whole, events, stills, sight })
    }

    fn still(&mut self, table: TableId, told: StillTold) -> Result<Still, Unreadable> {
        let (count, held) = self.sights.get_mut(&table).ok_or(Unreadable::Gap)?;
        *count += 1;
        let scene = held.fold(told.scene).map_err(|_| Unreadable::Gap)?;
        Ok(Still { after: told.after, scene })
    }

    fn sight(&mut self, table: TableId, told: SightTold) -> Result<Sight, Unreadable> {
        let SightTold { base, number, asked, orders, rests, may_rest, anyway, held_until, undo, scene } =
            told;
        let (count, held) = self.sights.entry(table).or_default();
        if base == 0 {
            (*count, *held) = (0, Held::default());
        }
        if base != *count {
            return Err(Unreadable::Gap);
        }
        *count += 1;
        let scene = held.fold(scene).map_err(|_| Unreadable::Gap)?;
        let look = Look { scene, asked };
        Ok(Sight { number, look, orders, rests, may_rest, anyway, held_until, undo })
    }

    fn table(&mut self, told: TableTold) -> Result<Note, Unreadable> {
        let TableTold { table, clocks, stage } = told;
        let card = self.cards.get_mut(&table).ok_or(Unreadable::Gap)?;
        for (seat, clock) in clocks {
            card.seats.get_mut(usize::from(seat)).ok_or(Unreadable::Gap)?.clock = clock;
        }
        if let Some(stage) = stage {
            card.stage = stage;
        }
        Ok(Note::Table(card.clone()))
    }
}
