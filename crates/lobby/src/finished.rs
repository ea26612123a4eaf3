//! Finished bouts: what is kept of a bout when it is over, however it ended.

use crate::descent::Origin;
use crate::ids::{Moment, PersonId, TableId};
use crate::note::Ended;
use crate::person::Person;
use crate::table::{Sitter, Table};
use anygame::SetupChoice;
use bots::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A bout that is over. The table and the number of the bout together identify it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Where it was played.
    pub table: TableId,
    /// The number of the bout at its table, counted from 1.
    pub bout: u32,
    /// The game's name in the catalog.
    pub game: String,
    /// The set-up that was chosen.
    pub setup: SetupChoice,
    /// The bouts that it goes on from, the oldest first.
    #[serde(default)]
    pub origins: Vec<Origin>,
    /// When it began.
    pub started: Moment,
    /// When it ended.
    pub ended_at: Moment,
    /// How it ended.
    pub ended: Ended,
    /// Who sat at it when it ended.
    pub seats: Vec<FinishedSeat>,
    /// The whole record, as JSON.
    pub record: String,
    /// How many inputs it has.
    pub inputs: u32,
}

/// Who sat at a finished bout. Nothing is left of a person who was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedSeat {
    /// The person.
    pub person: Option<PersonId>,
    /// The person's name; empty for a computer.
    pub name: String,
    /// The level of the computer.
    pub level: Option<Level>,
}

impl Finished {
    /// What is kept of the bout at this table, with this record. The names are still missing.
    pub(crate) fn of(
        table: &Table,
        at: Moment,
        ended: Ended,
        (record, inputs): (String, usize),
        started: Moment,
    ) -> Finished {
        let seat = |sitter: &Sitter| {
            let (person, level) = match sitter {
                Sitter::Open => (None, None),
                Sitter::Person(sitting) => (Some(sitting.person), None),
                Sitter::Computer(level) => (None, Some(*level)),
            };
            FinishedSeat { person, name: String::new(), level }
        };
        Finished {
            table: table.id,
            bout: table.bouts,
            game: table.terms.game.clone(),
            setup: table.terms.setup.clone(),
            origins: table.origins.clone(),
            started,
            ended_at: at,
            ended,
            seats: table.seats.iter().map(seat).collect(),
            record,
            inputs: u32::try_from(inputs).unwrap_or(u32::MAX),
        }
    }

    /// Whether a person played. Bouts between computers are not worth storing.
    pub fn is_of_persons(&self) -> bool {
        self.seats.iter().any(|seat| seat.person.is_some())
    }

    /// Adds the names that the lobby knows.
    pub(crate) fn name(&mut self, persons: &BTreeMap<PersonId, Person>) {
        for seat in &mut self.seats {
            let known = seat.person.and_then(|person| persons.get(&person));
            seat.person = seat.person.filter(|_| known.is_some());
            seat.name = known.map(|it| it.name.clone()).unwrap_or_default();
        }
    }
}
