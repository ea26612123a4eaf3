//! Elimination. SB-2.2 to SB-2.6, SB-R1 step 6, SB-R43: only when nothing waits, all players with empty Staks
//! go out at the same time, and the end of the game is tested.

use super::{Cx, Flow, Step, done};
use crate::card::StakSet;
use crate::event::Event;
use kernel::{Ending, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The test of all Staks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Elimination;

kernel::known_to_all! { Elimination {} }

impl Elimination {
    /// Whether a Stak is empty that was not empty before.
    #[inline]
    pub(crate) fn is_due(cx: &Cx<'_>) -> bool {
        let table = cx.table();
        table.staks().any(|stak| table.height(stak) == 0 && table.is_standing(stak))
    }

    #[inline]
    pub(crate) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        let table = cx.table();
        let empty: StakSet =
            table.staks().filter(|&stak| table.is_standing(stak) && table.height(stak) == 0).collect();
        if empty.is_empty() {
            return done();
        }
        let before = cx.table().playing();
        for stak in empty.iter() {
            cx.table_mut().gone.insert(stak);
            if cx.table().options.staks_each > 1 {
                cx.tell(Event::StakGone { stak });
            }
        }
        let gone = cx.table().gone;
        let fallen: SeatSet =
            before.iter().filter(|&seat| cx.table().staks_of(seat).all(|stak| gone.contains(stak))).collect();
        fallen.iter().for_each(|seat| put_out(cx, seat));
        match outcome(cx, fallen) {
            Some(outcome) => Flow::End(outcome),
            None => done(),
        }
    }
}

/// SB-2.3, SB-R44: the hand goes to the scrapheap; that does not feed it.
pub(crate) fn put_out(cx: &mut Cx<'_>, seat: Seat) {
    cx.table_mut().out.insert(seat);
    cx.reveal();
    cx.tell(Event::Out { seat });
    while let Some(card) = cx.table().hand(seat).first().map(|held| held.card) {
        let taken = cx.table_mut().take_from_hand(seat, card);
        assert!(taken.is_some(), "the first card of a hand is held");
        cx.table_mut().lay_in_scrapheap(card);
        cx.tell(Event::Discarded { seat, card });
    }
}

/// SB-2.4, SB-17.33, SB-R42, SB-R46, SB-R52: who has won, if one side at most is left. `fallen` went out last.
pub(crate) fn outcome(cx: &mut Cx<'_>, fallen: SeatSet) -> Option<Outcome> {
    let (playing, seats) = (cx.table().playing(), cx.seats());
    let outcome = match playing.iter().next() {
        None => Outcome::drawn(cx.table().sharing(fallen), seats, Ending::Rules),
        Some(seat) => {
            let side = cx.table().options.side_of(seat);
            if !playing.minus(side).is_empty() {
                return None;
            }
            Outcome::won(side, seats)
        }
    };
    let winner = outcome.first().iter().next().filter(|_| !outcome.is_draw());
    cx.tell(winner.map_or(Event::Drawn { ending: Ending::Rules }, |seat| Event::Won { seat }));
    Some(outcome)
}
