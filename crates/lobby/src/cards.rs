//! Cards: the public facts of a table, its seats and its progress.

use crate::ids::TableId;
use crate::lobby::Lobby;
use crate::note::{SeatCard, SitterCard, StageCard, TableCard};
use crate::table::{Sitter, Table};
use kernel::Seat;
use scene::digest;

impl Lobby {
    /// The public card of a table, for those who may see it in a list or have its link.
    pub fn card(&self, table: TableId) -> Option<TableCard> {
        self.tables.get(&table).map(|table| card(self, table))
    }
}

/// The public card of a table.
pub(crate) fn card(lobby: &Lobby, table: &Table) -> TableCard {
    TableCard {
        table: table.id,
        host: table.host,
        terms: table.terms.clone(),
        seats: (0..table.seats.len() as u8).map(|seat| seat_card(lobby, table, Seat(seat))).collect(),
        watchers: table.present_watchers() as u32,
        bouts: table.bouts,
        stage: stage(table),
    }
}

/// The digest of everything on a card that can change (its terms cannot).
pub(crate) fn digest_of(card: &TableCard) -> u64 {
    let TableCard { table: _, host, terms: _, seats, watchers, bouts, stage } = card;
    digest(&(host, seats, watchers, bouts, stage))
}

fn seat_card(lobby: &Lobby, table: &Table, seat: Seat) -> SeatCard {
    let sitter = match &table.seats[seat.index()] {
        Sitter::Open => SitterCard::Open,
        Sitter::Computer(level) => SitterCard::Computer(*level),
        Sitter::Person(sitting) => SitterCard::Person {
            person: sitting.person,
            name: lobby.persons.get(&sitting.person).map(|it| it.name.clone()).unwrap_or_default(),
            present: sitting.gone.is_none(),
            ready: sitting.ready,
            stand_in: sitting.stand_in,
        },
    };
    let play = table.play.as_ref();
    SeatCard {
        sitter,
        left: play.is_some_and(|play| play.live.left().contains(seat)),
        clock: play.and_then(|play| play.clocks.card(seat)),
        brings: table.brings(seat),
    }
}

fn stage(table: &Table) -> StageCard {
    match (&table.play, &table.ended) {
        (_, Some(ended)) => StageCard::Over(ended.clone()),
        (None, None) => StageCard::Gathering,
        (Some(play), None) => StageCard::Playing {
            owing: play.live.owing().iter().map(|seat| seat.0).collect(),
            proposed: play.proposed.as_ref().map(|proposed| {
                let waiting = proposed.waiting.iter().map(|seat| seat.0).collect();
                (proposed.what, proposed.by.0, waiting)
            }),
            ends: play.ends,
        },
    }
}
