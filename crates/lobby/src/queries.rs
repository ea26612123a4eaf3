//! Queries: what can be asked of the lobby without changing it.

use crate::ids::{PersonId, TableId};
use crate::lobby::Lobby;
use crate::note::TableCard;
use crate::terms::Admission;

impl Lobby {
    /// The tables that this person may find in a list: those open to all, and its own.
    pub fn listed(&self, person: PersonId) -> Vec<TableCard> {
        let shown = self.tables.values().filter(|table| {
            let open = [table.terms.seating, table.terms.watching].contains(&Admission::Everybody);
            open || table.concerns(person)
        });
        shown.filter_map(|table| self.card(table.id)).collect()
    }

    /// The record of a table's bout, as JSON: all of it once the bout is over, before that what the
    /// person may know. None for a person who neither sits nor watches there.
    pub fn record(&self, table: TableId, person: PersonId) -> Option<String> {
        let table = self.tables.get(&table)?;
        let seat = table.seat_of(person);
        if seat.is_none() && !table.watchers.contains(&person) {
            return None;
        }
        let live = &table.play.as_ref()?.live;
        Some(if table.ended.is_some() { live.record() } else { live.seat_record(seat) })
    }
}
