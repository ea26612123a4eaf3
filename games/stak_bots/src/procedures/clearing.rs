//! Clearing. SB-R49: a player resigns or is timed out. Stak and hand go to the scrapheap, nothing
//! enters, nothing feeds, what waits for them falls away, at any moment.

use super::{Cx, Flow, Step, done, follow};
use crate::StakBots;
use crate::content::KindId;
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::elimination::{outcome, put_out};
use kernel::{Chance, Leaving, Reply, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The cards of a seat that left are cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clearing {
    pub(crate) seat: Seat,
}

kernel::known_to_all! { Clearing { seat } }

/// SB-R49. A seat that is out already only stops watching.
pub(crate) fn leave(cx: &mut kernel::Cx<'_, StakBots>, seat: Seat) -> Leaving<StakBots> {
    cx.tell(Event::Left { seat });
    if !cx.table().plays(seat) {
        return Leaving::Stays;
    }
    for stak in cx.table().staks_of(seat) {
        cx.below_mut().iter_mut().for_each(|frame| {
            frame.strike(stak);
        });
    }
    Leaving::First(Frame::Clearing(Clearing { seat }))
}

impl Clearing {
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Reply::Rolled(rolled) = reply {
            self.clear_one(cx, Some(KindId(rolled.drawn())));
        }
        while let Some(pile) = self.next_pile(cx) {
            match pile {
                None => self.clear_one(cx, None),
                Some(pile) => {
                    return Flow::Roll { chance: Chance::Draw { pile }, then: Frame::Clearing(self) };
                }
            }
        }
        for stak in cx.table().staks_of(self.seat) {
            cx.table_mut().gone.insert(stak);
        }
        put_out(cx, self.seat);
        match outcome(cx, SeatSet::only(self.seat)) {
            Some(outcome) => Flow::End(outcome),
            None => done(),
        }
    }

    /// The next top card to clear away: the pile that an unknown one must be drawn from, or nothing
    /// if it is known.
    fn next_pile(&self, cx: &Cx<'_>) -> Option<Option<u8>> {
        let table = cx.table();
        let top = table.staks_of(self.seat).find_map(|stak| table.top(stak))?;
        Some(top.card.kind().is_none().then(|| table.pile_of(top)))
    }

    fn clear_one(&self, cx: &mut Cx<'_>, kind: Option<KindId>) {
        let mut staks = cx.table().staks_of(self.seat);
        let stak = staks.find(|&stak| cx.table().height(stak) > 0).expect("there is a card to clear away");
        let top = cx.table().height(stak) - 1;
        let lying = cx.table_mut().take(stak, top);
        let mut card = lying.card;
        follow(cx, stak, &|place| (usize::from(place) < top).then_some(place));
        if let Some(kind) = kind {
            card = cx.table_mut().make_known(lying, kind);
            cx.reveal();
        }
        cx.table_mut().lay_in_scrapheap(card);
        cx.tell(Event::Scrapped { stak, card, height: top as u8 });
    }
}
