//! What the targets of one game stand on: its house pack, its set-ups, some positions on the way.

use crate::house::{Room, rooms};
use catalog::Playable;
use kernel::{Bout, Dealer, Input, Waiting};
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::sync::Arc;
use testkit::scenario::rule_ids;

/// The ground of one game.
pub(crate) struct Ground<G: Playable> {
    pub(crate) content: Arc<G::Content>,
    pub(crate) setups: Vec<(String, G::Setup)>,
    pub(crate) rules: BTreeSet<String>,
    /// Positions from random bouts, some of them over.
    pub(crate) bouts: Vec<Bout<G>>,
    rooms: OnceCell<Vec<Room>>,
}

/// Inputs between two of the positions.
const STRIDE: usize = 9;

impl<G: Playable> Ground<G> {
    pub(crate) fn new() -> Ground<G> {
        let content = G::content(&G::house()).expect("the house pack has no faults");
        let setups = G::setups();
        let mut bouts = Vec::new();
        for (number, (_, setup)) in (0u64..).zip(&setups) {
            let bout = Bout::open(setup, &content, None).expect("a named set-up is legal");
            // The standard game from end to end, one position of every other.
            let kept = if number == 0 { 12 } else { 1 };
            let skipped = if number == 0 { 0 } else { number as usize % 40 };
            positions(bout, &mut Dealer::new(number), skipped, kept, &mut bouts);
        }
        Ground { content, setups, rules: rule_ids(G::RULES), bouts, rooms: OnceCell::new() }
    }

    /// Lobbies in which this game is played; made when first asked for.
    pub(crate) fn rooms(&self) -> &[Room] {
        self.rooms.get_or_init(rooms::<G>)
    }
}

fn positions<G: Playable>(
    mut bout: Bout<G>,
    dealer: &mut Dealer,
    skipped: usize,
    kept: usize,
    out: &mut Vec<Bout<G>>,
) {
    let before = out.len();
    for number in 0.. {
        let over = matches!(bout.waiting(), Waiting::Over);
        if over || (number >= skipped && (number - skipped).is_multiple_of(STRIDE)) {
            out.push(bout.clone());
        }
        if over || out.len() - before >= kept {
            return;
        }
        let input = random_input(&bout, dealer);
        bout.play(input).expect("a listed answer is legal");
    }
}

/// A random listed answer, or chance, of a bout that is not over.
pub(crate) fn random_input<G: Playable>(bout: &Bout<G>, dealer: &mut Dealer) -> Input<G> {
    match bout.waiting() {
        Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
        Waiting::Seats(owing) => {
            let nth = dealer.below(u32::from(owing.len().max(1))) as usize;
            let seat = owing.iter().nth(nth).expect("the bout waits for somebody");
            let mut listed = Vec::new();
            bout.answers(seat, &mut listed);
            assert!(!listed.is_empty(), "seat {seat} owes an answer, and none is listed");
            Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize])
        }
        Waiting::Over => unreachable!("the bout is not over"),
    }
}
