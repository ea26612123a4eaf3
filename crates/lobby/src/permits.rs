//! Permits: checks for a person's new command, but not for a stored one. A command accepted once stays
//! accepted, however strict these checks become.

use crate::command::Command;
use crate::ids::{PersonId, TableId, Who};
use crate::letters::turns;
use crate::lobby::Lobby;
use crate::person::named;
use crate::queries::is_shown;
use crate::refusal::Refusal;
use crate::table::Table;

impl Lobby {
    /// Refuses what a person may not even ask for.
    pub(crate) fn permitted(&self, from: Who, command: &Command) -> Result<(), Refusal> {
        let Who::Person(person) = from else { return Ok(()) };
        let arrives = matches!(command, Command::Connect { .. });
        if !arrives && !self.is_present(person) {
            return Err(Refusal::NotConnected);
        }
        match command {
            Command::Connect { name, .. } | Command::Rename { name } => {
                let kept = named(name, &self.limits)?;
                if kept != name.trim() {
                    return Err(Refusal::BadName { most: self.limits.name });
                }
                Ok(())
            }
            Command::Mute { person: other, mute: true } if !self.is_met(person, *other) => {
                Err(Refusal::NoSuchPerson)
            }
            Command::Sit { table, token, .. } | Command::Watch { table, token } => {
                let invited = |it: &Table| token.as_ref() == Some(&it.token);
                self.seen(person, *table, invited)
            }
            Command::Talk { table, text } => {
                self.seen(person, *table, |_| false)?;
                if text.chars().any(turns) {
                    return Err(Refusal::BadTalk { most: self.limits.talk });
                }
                Ok(())
            }
            command => match command.table() {
                Some(table) => self.seen(person, table, |_| false),
                None => Ok(()),
            },
        }
    }

    /// For a person who may not see a table, it does not exist.
    pub(crate) fn seen(
        &self,
        person: PersonId,
        table: TableId,
        invited: impl FnOnce(&Table) -> bool,
    ) -> Result<(), Refusal> {
        let found = self.tables.get(&table).filter(|it| is_shown(it, person) || invited(it));
        found.map(drop).ok_or(Refusal::NoSuchTable(table))
    }

    /// Whether a person was told the name of another one, by a seat or by a message.
    fn is_met(&self, person: PersonId, other: PersonId) -> bool {
        let is_there = |table: &&Table| {
            let talked = || table.concerns(person) && table.said.iter().any(|said| said.person == other);
            table.seat_of(other).is_some() || talked()
        };
        let known = self.persons.get(&person).is_some_and(|it| it.muted.contains(&other));
        known || self.tables.values().filter(|table| is_shown(table, person)).any(|table| is_there(&table))
    }
}
