//! Forgetting: a person leaves every bout, gets up everywhere, and all their data is removed.

use crate::ids::{Moment, PersonId, TableId};
use crate::lobby::Lobby;
use crate::note::{Ended, Reply};
use crate::supply::{Supply, Tap};
use crate::table::Table;
use anygame::live::Deed;
use kernel::Seat;

impl Lobby {
    /// Forgets a person, who is involved in these tables.
    pub(crate) fn forget(
        &mut self,
        now: Moment,
        person: PersonId,
        tables: &[TableId],
        supply: &mut Supply,
    ) -> Reply {
        self.persons.remove(&person);
        for other in self.persons.values_mut() {
            other.muted.remove(&person);
        }
        for &id in tables {
            let Some(table) = self.tables.get_mut(&id) else { continue };
            table.forget(now, person, &mut supply.tap(id));
            if table.host == person {
                supply.finished.append(&mut table.over.0);
                self.tables.remove(&id);
            }
        }
        Reply::Done
    }
}

impl Table {
    /// Forgets a person. If they opened the table, it passes to somebody else; if nobody else is there, it
    /// stays theirs.
    fn forget(&mut self, now: Moment, person: PersonId, tap: &mut Tap<'_>) {
        self.watchers.remove(&person);
        self.said.retain(|said| said.person != person);
        if let Some(seat) = self.seat_of(person) {
            self.forget_seat(now, seat, tap);
        }
        if self.host == person {
            let seated = self.persons().map(|(_, sitting)| sitting.person);
            let heir = seated.chain(self.watchers.keys().copied()).next();
            self.host = heir.unwrap_or(person);
        }
    }

    /// Opens the seat of a person. If a bout is played, the person leaves it.
    fn forget_seat(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) {
        let (played, exempt) = (self.plays(), self.computers());
        if let Some(play) = &mut self.play {
            play.proposed = None;
            let leaves = played && !play.live.left().contains(seat);
            let left = if leaves { play.put(now, Deed::Leave(seat), tap, exempt).map(drop) } else { Ok(()) };
            play.forget(seat);
            match left {
                Ok(()) => self.conclude(now),
                // A player may always leave, under the rules that the bout was played by.
                Err(_) => self.end(now, Ended::OtherRules),
            }
        }
        self.vacant(seat);
        if !played {
            self.gather(now, tap);
        }
    }
}
