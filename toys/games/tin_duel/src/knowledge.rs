//! Knowledge: what a seat may not know, and whole bouts that fit the rest.

use crate::TinDuel;
use crate::content::MoveId;
use crate::procedures::{Choosing, Frame};
use crate::table::Table;
use kernel::{Bout, Conceal, Dealer, Seat, Sketch};

impl Conceal for TinDuel {
    /// TD-1.2: the moves of the other's hand lie among the unseen ones.
    fn conceal(sketch: &mut Sketch<TinDuel>, seat: Option<Seat>) {
        let Table { armour: _, hands, unseen, shown: _ } = sketch.table_mut();
        for (_, hand) in hands.iter_mut().filter(|(owner, _)| Some(*owner) != seat) {
            hand.hidden = hand.moves.total() as u8;
            unseen.absorb(&mut hand.moves);
        }
    }

    fn fill(sketch: &mut Sketch<TinDuel>, dealer: &mut Dealer) {
        for seat in [Seat(0), Seat(1)] {
            let table = sketch.table_mut();
            for _ in 0..std::mem::take(&mut table.hands[seat].hidden) {
                let drawn = MoveId(dealer.draw(table.unseen.counts()));
                table.draw(seat, drawn);
            }
        }
    }

    fn strand(_bout: &Bout<TinDuel>, seat: Seat) -> Option<Frame> {
        Some(Choosing { seat }.into())
    }
}
