//! Queries: questions to the lobby that change nothing.

use crate::ids::{ConnectionId, PersonId, TableId, Token};
use crate::lobby::Lobby;
use crate::note::TableCard;
use crate::person::Person;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Admission;

impl Lobby {
    /// The tables that this person may find in a list: those open to all, and their own.
    pub fn listed(&self, person: PersonId) -> Vec<TableCard> {
        let shown = self.tables.values().filter(|table| is_shown(table, person));
        shown.filter_map(|table| self.card(table.id)).collect()
    }

    /// The table that is opened next.
    pub fn next_table(&self) -> TableId {
        TableId(self.opened + 1)
    }

    /// The record of a table's bout, as JSON: all of it once the bout is over, before that only what the
    /// person may know. `None` for a person who neither sits nor watches there, and while another bout goes on from
    /// this one.
    pub fn record(&self, table: TableId, person: PersonId) -> Option<String> {
        let table = self.tables.get(&table)?;
        let seat = table.seat_of(person);
        if seat.is_none() && !table.watchers.contains_key(&person) || self.is_closed(table) {
            return None;
        }
        let live = &table.play.as_ref()?.live;
        Some(if table.ended.is_some() { live.record() } else { live.seat_record(seat) })
    }

    /// The position of a table's bout as a scenario: as the person at a seat knows it, and the whole once the
    /// bout is over. `None` for a person who does not sit there, for a spectator while the bout runs, and while another
    /// bout goes on from this one.
    pub fn scenario(&self, table: TableId, person: PersonId) -> Option<String> {
        let table = self.tables.get(&table)?;
        let (seat, live) = (table.seat_of(person), &table.play.as_ref()?.live);
        let watches = table.watchers.contains_key(&person);
        match table.ended {
            Some(_) if self.is_closed(table) => None,
            Some(_) => (watches || seat.is_some()).then(|| live.scenario(None)),
            None => seat.map(|seat| live.scenario(Some(seat))),
        }
    }

    /// The persons whom this person has muted, with the names that the lobby knows.
    pub fn muted(&self, person: PersonId) -> Vec<(PersonId, Option<String>)> {
        let muted = self.persons.get(&person).into_iter().flat_map(|known| &known.muted);
        muted.map(|other| (*other, self.persons.get(other).map(|it| it.name.clone()))).collect()
    }

    /// All tables, for whoever runs the server.
    pub fn all(&self) -> Vec<TableCard> {
        self.tables.keys().filter_map(|&table| self.card(table)).collect()
    }

    /// Every connection that the lobby knows.
    pub fn connections(&self) -> Vec<(PersonId, ConnectionId)> {
        let of = |(id, person): (&PersonId, &Person)| {
            let id = *id;
            person.connections.iter().map(move |connection| (id, *connection)).collect::<Vec<_>>()
        };
        self.persons.iter().flat_map(of).collect()
    }

    /// The tables at which only computers play, with the persons who opened them.
    pub fn of_computers(&self) -> Vec<(TableId, PersonId)> {
        let alone = self.tables.values().filter(|table| table.is_of_computers());
        alone.map(|table| (table.id, table.host)).collect()
    }

    /// A table of that list.
    pub fn shown(&self, person: PersonId, table: TableId) -> Option<TableCard> {
        self.tables.get(&table).filter(|table| is_shown(table, person)).and_then(|table| self.card(table.id))
    }

    /// The token in the link of a table, for the person who opened it and those who sit there.
    pub fn link(&self, person: PersonId, table: TableId) -> Result<Token, Refusal> {
        self.seen(person, table, |_| false)?;
        let found = self.tables.get(&table).ok_or(Refusal::NoSuchTable(table))?;
        if found.host == person || found.seat_of(person).is_some() {
            Ok(found.token.clone())
        } else {
            Err(Refusal::NotSeated)
        }
    }
}

pub(crate) fn is_shown(table: &Table, person: PersonId) -> bool {
    let open = [table.terms.seating, table.terms.watching].contains(&Admission::Everybody);
    open || table.concerns(person)
}
