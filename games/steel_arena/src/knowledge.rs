//! Knowledge. SA-R42, SA-R67: what one seat knows, and whole bouts that fit it.
//!
//! Tiles that nobody has seen do not exist, so a seat lacks only the faces of tiles that others have seen:
//! face-down modules, trophies, tiles in the box. Its knowledge is the position with these faces laid
//! back among the unseen ones; what everybody may conclude of a tile stays with it.

use crate::SteelArena;
use crate::content::{Back, Content, KindId};
use crate::table::Table;
use crate::tile::Tile;
use kernel::{Bout, Dealer, Seat, Sketch};
use tabletop::Candidates;
use tabletop::knowledge::deal;

/// The position as far as one seat knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known(Sketch<SteelArena>);

impl Known {
    /// What `seat` knows.
    pub(crate) fn of(bout: &Bout<SteelArena>, seat: Seat) -> Known {
        let mut known = Sketch::veiled(bout, Some(seat));
        let table = known.table_mut();
        let mut hidden = Vec::new();
        for tile in table.tiles_mut() {
            if tile.kind_for(Some(seat)).is_none() {
                hidden.extend(tile.kind.take());
            }
        }
        hidden.into_iter().for_each(|kind: KindId| table.unseen.add(kind.0));
        table.sort();
        Known(known)
    }

    /// The table as far as it is known.
    pub(crate) fn table(&self) -> &Table {
        self.0.bout().table()
    }

    /// A copy, to play an answer on beforehand.
    pub(crate) fn sketch(&self) -> Sketch<SteelArena> {
        self.0.clone()
    }

    /// Deals the faces that the seat does not know from the unseen ones.
    pub(crate) fn imagine(&self, dealer: &mut Dealer) -> Bout<SteelArena> {
        let mut imagined = self.0.clone();
        let content = imagined.bout().content().clone();
        let table = imagined.table_mut();
        Back::all().for_each(|back| fill(table, &content, back, dealer));
        table.sort();
        imagined.into_bout()
    }
}

/// Every assignment that fits what is concluded of the tiles with this back is as likely.
fn fill(table: &mut Table, content: &Content, back: Back, dealer: &mut Dealer) {
    let hidden = |tile: &&Tile| tile.back == back && tile.kind.is_none();
    let start = content.range(back).start as u8;
    let places: Vec<Candidates> =
        table.all_tiles().filter(hidden).map(|tile| candidates(content, back, tile)).collect();
    if places.is_empty() {
        return;
    }
    let below = &mut |limit: u64| below(dealer, limit);
    let dealt = deal(&places, table.unseen_of(content, back), below).expect("the truth fits");
    let mut dealt = dealt.into_iter().map(|offset| KindId(start + offset));
    let mut used = Vec::new();
    for tile in table.tiles_mut() {
        if tile.back == back && tile.kind.is_none() {
            tile.kind = dealt.next();
            used.extend(tile.kind);
        }
    }
    used.into_iter().for_each(|kind| assert!(table.unseen.take(kind.0), "only unseen faces are dealt"));
}

/// A uniform number below the limit. Where assignments are counted, the limit can be larger than a roll of the dealer.
fn below(dealer: &mut Dealer, limit: u64) -> u64 {
    if let Ok(limit) = u32::try_from(limit) {
        return dealer.below(limit).into();
    }
    let unused = (limit - 1).leading_zeros();
    loop {
        let digits = (0..4).fold(0, |number, _| number << 16 | u64::from(dealer.below(1 << 16)));
        let number = digits >> unused;
        if number < limit {
            return number;
        }
    }
}

fn candidates(content: &Content, back: Back, tile: &Tile) -> Candidates {
    let kinds = (0..).zip(&content.kinds[content.range(back)]);
    let admitted = kinds.filter(|(_, kind)| tile.facts.admit(kind));
    admitted.fold(Candidates::NONE, |all, (place, _)| all.with(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_below_any_limit_and_reach_its_upper_half() {
        for limit in [1, 7, 1 << 20, u64::from(u32::MAX), 1 << 32, (1 << 32) + 1, u64::MAX] {
            let mut dealer = Dealer::new(limit);
            let numbers: Vec<u64> = (0..200).map(|_| below(&mut dealer, limit)).collect();
            assert!(numbers.iter().all(|number| *number < limit), "{limit}");
            assert!(limit == 1 || numbers.iter().any(|number| *number >= limit / 2), "{limit}");
        }
    }
}
