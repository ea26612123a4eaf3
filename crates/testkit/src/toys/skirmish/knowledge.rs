//! What a seat of Skirmish sees, knows and can imagine.

use super::opening::Muster;
use super::table::{Counts, Mat, Stance};
use super::{Frame, Skirmish};
use kernel::{Bout, Dealer, Pending, Seat, SeatMap, SeatSet, Sketch};
use serde::Serialize;

/// What one seat sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub(super) mats: Vec<SeenMat>,
    pub(super) turn: u8,
    pub(super) first: Seat,
    pub(super) closing: bool,
    pub(super) own: Option<(Seat, Counts)>,
    /// What the seat chose in secret so far.
    pub(super) muster: Option<Muster>,
    /// Procedures in progress: all of them are public.
    pub(super) doing: Vec<Frame>,
    pub(super) waiting: SeatSet,
}

/// What everybody sees of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct SeenMat {
    pub(super) cards: u8,
    pub(super) pile: u8,
    pub(super) tower: Vec<u8>,
    pub(super) discard: Counts,
    pub(super) cell: (i8, i8),
    pub(super) stance: Option<Stance>,
    pub(super) out: bool,
}

impl SeenMat {
    fn of(mat: &Mat) -> SeenMat {
        SeenMat {
            cards: mat.cards(),
            pile: mat.pile.iter().sum(),
            tower: mat.tower.to_vec(),
            discard: mat.discard,
            cell: mat.cell,
            stance: mat.stance,
            out: mat.out,
        }
    }
}

impl View {
    pub(super) fn of(bout: &Bout<Skirmish>, seat: Option<Seat>) -> View {
        let table = bout.table();
        let waiting = match bout.waiting() {
            kernel::Waiting::Seats(seats) => seats,
            kernel::Waiting::Chance(_) | kernel::Waiting::Over => SeatSet::EMPTY,
        };
        View {
            mats: table.mats.iter().map(|(_, mat)| SeenMat::of(mat)).collect(),
            turn: table.turn,
            first: table.first,
            closing: table.closing,
            own: seat.map(|seat| (seat, table.mats[seat].hand)),
            muster: seat.and_then(|seat| own_muster(bout, seat)),
            doing: bout.stack().to_vec(),
            waiting,
        }
    }
}

fn own_muster(bout: &Bout<Skirmish>, seat: Seat) -> Option<Muster> {
    bout.at(seat).strand.iter().find_map(|frame| match frame {
        Frame::Muster(muster) => Some(*muster),
        _ => None,
    })
}

/// All that one seat knows: the bout without what it may not know. In the mats of other seats the
/// hand lies in the pile, and only its size is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    seat: Seat,
    sketch: Sketch<Skirmish>,
    hands: SeatMap<u8>,
    uncommitted: SeatSet,
}

impl Known {
    pub(super) fn of(bout: &Bout<Skirmish>, seat: Seat) -> Known {
        let mut known = Sketch::veiled(bout, Some(seat));
        for other in SeatSet::first(bout.seats()).without(seat).iter() {
            let mat = &mut known.table_mut().mats[other];
            for (unseen, held) in mat.pile.iter_mut().zip(&mut mat.hand) {
                *unseen += std::mem::take(held);
            }
        }
        let hands = SeatMap::new(bout.seats(), |seat| bout.table().mats[seat].cards());
        Known { seat, sketch: known, hands, uncommitted: bout.uncommitted() }
    }

    pub(super) fn imagine(&self, dealer: &mut Dealer) -> Bout<Skirmish> {
        let mut imagined = self.sketch.clone();
        let others = SeatSet::first(imagined.bout().seats()).without(self.seat);
        for other in others.iter() {
            let mat = &mut imagined.table_mut().mats[other];
            for _ in 0..self.hands[other] {
                let kind = dealer.draw(&mat.pile);
                mat.draw(kind);
            }
        }
        let mustering = matches!(imagined.bout().pending(), Pending::Apart);
        let there = others.minus(imagined.bout().left());
        if mustering {
            there.iter().for_each(|other| imagined.imagine_strand(other, Muster::first(other)));
        }
        let mut bout = imagined.into_bout();
        if mustering {
            there.minus(self.uncommitted).iter().for_each(|other| commit(&mut bout, other, dealer));
        }
        bout
    }
}

/// Plays any answers until `seat` has committed.
fn commit(bout: &mut Bout<Skirmish>, seat: Seat, dealer: &mut Dealer) {
    let mut listed = Vec::new();
    while bout.uncommitted().contains(seat) {
        listed.clear();
        bout.answers(seat, &mut listed);
        let answer = listed[dealer.below(listed.len() as u32) as usize];
        bout.play(kernel::Input::Answer(seat, answer)).expect("a listed answer is legal");
        bout.settle(dealer);
    }
}
