//! Descent: the bouts that a bout goes on from. While it is played, they are closed to whoever could learn a secret
//! from them.

use crate::ids::TableId;
use crate::lobby::Lobby;
use crate::refusal::Refusal;
use crate::table::Table;
use serde::{Deserialize, Serialize};

/// The most bouts that a bout may go on from, one after the other.
const ORIGINS_MAX: usize = 32;

/// A bout that another one goes on from, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The table at which it was played.
    pub table: TableId,
    /// The number of the bout at that table.
    pub bout: u32,
    /// The step at which the other bout begins.
    pub step: u32,
}

impl Origin {
    /// The bout itself, to its end.
    pub fn whole(table: TableId, bout: u32) -> Origin {
        Origin { table, bout, step: u32::MAX }
    }

    fn is_of(&self, other: &Origin) -> bool {
        (self.table, self.bout) == (other.table, other.bout)
    }
}

/// The last step that two bouts share. `None` if neither goes on from the other, nor both from a third. Each is
/// given as the bouts that lead to it, the oldest first.
fn shared(one: &[Origin], other: &[Origin]) -> Option<u32> {
    let (mine, theirs) = (0..one.len()).rev().find_map(|mine| {
        let theirs = other.iter().position(|origin| origin.is_of(&one[mine]))?;
        Some((mine, theirs))
    })?;
    one[mine..].iter().chain(&other[theirs..]).map(|origin| origin.step).min()
}

impl Lobby {
    /// The step up to which a finished bout is closed, if a bout is played, or is about to be, that goes on from the
    /// same past: whoever reads it could learn what somebody holds there. The bout is given as those that lead to
    /// it, the oldest first and itself last.
    pub fn closed(&self, bout: &[Origin]) -> Option<u32> {
        let open = self.tables.values().filter(|table| table.ended.is_none());
        open.filter_map(|table| shared(&table.origins, bout)).min()
    }

    /// Refused if another table goes on from there already, or if that is too far from the first bout.
    pub(crate) fn may_go_on(&self, origins: &[Origin]) -> Result<(), Refusal> {
        match self.closed(origins) {
            Some(_) => Err(Refusal::GoesOnElsewhere),
            None if origins.len() > ORIGINS_MAX => Err(Refusal::TooManyOrigins { most: ORIGINS_MAX as u32 }),
            None => Ok(()),
        }
    }

    /// Whether the last bout of this table is over, and closed.
    pub(crate) fn is_closed(&self, table: &Table) -> bool {
        table.ended.is_some() && self.closed(&table.lineage()).is_some()
    }

    /// Refused if the last bout of this table is over, and closed: whoever takes a place there would see it.
    pub(crate) fn may_come(&self, table: TableId) -> Result<(), Refusal> {
        match self.tables.get(&table) {
            Some(table) if self.is_closed(table) => Err(Refusal::GoesOnElsewhere),
            Some(_) | None => Ok(()),
        }
    }
}

impl Table {
    /// The bouts that lead to its last one, the oldest first and itself last.
    fn lineage(&self) -> Vec<Origin> {
        let own = Origin::whole(self.id, self.bouts);
        self.origins.iter().cloned().chain([own]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(bouts: &[(u64, u32)]) -> Vec<Origin> {
        bouts.iter().map(|&(table, step)| Origin { table: TableId(table), bout: 1, step }).collect()
    }

    #[test]
    fn bouts_share_their_past_up_to_where_they_part() {
        let end = u32::MAX;
        for (one, other, last) in [
            (&[(1, 5)][..], &[(1, end)][..], Some(5)),
            (&[(1, 5)], &[(2, end)], None),
            (&[(1, 5)], &[(1, 3), (2, end)], Some(3)),
            (&[(1, 5)], &[(1, 9), (2, end)], Some(5)),
            (&[(1, 5), (2, 8)], &[(2, end)], Some(8)),
            (&[(1, 5), (2, 8)], &[(1, end)], Some(5)),
            (&[(1, 5), (2, 3)], &[(1, end)], Some(3)),
            (&[(1, 5), (2, 8)], &[(1, 7), (3, end)], Some(5)),
            (&[(1, 5), (2, 8)], &[(1, 5), (2, 6), (3, end)], Some(6)),
            // The bout between them is not known any more.
            (&[(1, 5), (2, 8)], &[(2, 6), (3, end)], Some(6)),
        ] {
            assert_eq!(shared(&line(one), &line(other)), last, "{one:?} {other:?}");
            assert_eq!(shared(&line(other), &line(one)), last, "{other:?} {one:?}");
        }
        assert_eq!(shared(&[], &line(&[(1, end)])), None);
    }
}
