//! Kits at a table: who may choose what a seat brings, and what others may know of it before the bout shows it.

use crate::ids::{PersonId, TableId};
use crate::lobby::Lobby;
use crate::refusal::Refusal;
use crate::table::{Sitter, Table};
use anygame::{Kit, kits, live};
use kernel::Seat;
use words::Message;

impl Table {
    /// Sets the kit of a seat, or removes it. Only for the person who sits there; where a computer sits, for
    /// the person who opened the table.
    pub(crate) fn bring(&mut self, person: PersonId, seat: Seat, kit: Option<Kit>) -> Result<(), Refusal> {
        self.between()?;
        let host = self.host;
        let own = match self.sitter(seat)? {
            Sitter::Person(sitting) => sitting.person == person,
            Sitter::Computer(_) => host == person,
            Sitter::Open => false,
        };
        if !own {
            return Err(Refusal::KitOfAnother);
        }
        if self.past.is_some() {
            return Err(Refusal::NoKits);
        }
        let mut kits = self.kits.clone();
        kits.resize(self.seats.len(), None);
        kits[seat.index()] = kit;
        live::open(&self.terms.game, &self.terms.setup, &kits, self.seed)?;
        self.kits = kits;
        Ok(())
    }

    /// Opens a seat and removes its kit.
    pub(crate) fn vacant(&mut self, seat: Seat) {
        self.seats[seat.index()] = Sitter::Open;
        self.unpack(seat);
    }

    /// Whoever comes to this seat has no kit yet.
    pub(crate) fn unpack(&mut self, seat: Seat) {
        self.kits.iter_mut().skip(seat.index()).take(1).for_each(|kit| *kit = None);
    }

    /// Everybody moves on one seat and takes their kit along.
    pub(crate) fn move_on(&mut self) {
        self.seats.rotate_right(1);
        self.kits.resize(self.seats.len(), None);
        self.kits.rotate_right(1);
    }

    /// What others may know of the kit of a seat before a bout. `None` if it brings nothing.
    pub(crate) fn brings(&self, seat: Seat) -> Option<Vec<Message>> {
        let kit = self.kits.get(seat.index()).filter(|_| !self.plays())?.as_ref()?;
        Some(match kit {
            Kit::Chance => vec![Message::new("lobby-kit-chance")],
            Kit::Written(text) => kits::open_words(&self.terms.game, text).unwrap_or_default(),
        })
    }
}

impl Lobby {
    /// The kit of a seat, for the person who may choose it. `None` if there is no kit, or it is somebody
    /// else's.
    pub fn kit(&self, table: TableId, seat: Seat, person: PersonId) -> Option<Kit> {
        let table = self.tables.get(&table)?;
        let own = match table.seats.get(seat.index())? {
            Sitter::Person(sitting) => sitting.person == person,
            Sitter::Computer(_) => table.host == person,
            Sitter::Open => false,
        };
        table.kits.get(seat.index())?.clone().filter(|_| own)
    }
}
