//! One walk down the tree, in one imagined bout.

use super::tree::{EdgeAt, NodeAt, Taste, Tree};
use kernel::{Bout, Dealer, Digester, Pending, Players, Rules, SEATS_MAX, Seat};
use std::hash::{Hash, Hasher};

/// No walk is longer.
const STEPS_MAX: usize = 64;
/// The key of the position at which the search begins.
const ROOT: u64 = 1;

/// One answer on the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) at: (NodeAt, EdgeAt),
    pub(crate) seat: Seat,
}

/// Who walks: it answers for all seats, by the tree, until it comes to where nobody has been.
///
/// A position is known by the answers that led to it, not by chance: what dice and draws bring is mixed. What is chosen in
/// secret is known to who chooses it alone: each seat goes down a chain of its own, and the chains join when all have
/// chosen.
pub(crate) struct Walk<'a, R: Rules> {
    pub(crate) tree: &'a mut Tree<R::Answer>,
    pub(crate) path: &'a mut Vec<Step>,
    pub(crate) dealer: &'a mut Dealer,
    pub(crate) taste: Taste,
    /// The seat that the search is for. At its first question only answers that are in the tree already are given.
    pub(crate) root: Seat,
    pub(crate) chance: Dealer,
    pub(crate) way: Way,
}

/// How far a walk has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    key: u64,
    chains: Option<[u64; SEATS_MAX]>,
    /// Whether the seat of the search has answered.
    begun: bool,
    /// Whether it has come to where nobody has been.
    is_at_end: bool,
}

impl Way {
    pub(crate) fn new() -> Way {
        Way { key: ROOT, chains: None, begun: false, is_at_end: false }
    }

    /// The key of the node of the first question of `seat`.
    pub(crate) fn first(seat: Seat, apart: bool) -> u64 {
        let mut way = Way::new();
        way.part(apart);
        way.here(seat)
    }

    /// Secret choices begin, or are over.
    fn part(&mut self, apart: bool) {
        match (apart, self.chains) {
            (true, None) => {
                let key = self.key;
                self.chains = Some(std::array::from_fn(|seat| mix(key, SEATS_MAX as u64 + seat as u64)));
            }
            (false, Some(chains)) => {
                self.key = chains.into_iter().fold(self.key, mix);
                self.chains = None;
            }
            _ => {}
        }
    }

    fn here(&self, seat: Seat) -> u64 {
        let from = self.chains.map_or(self.key, |chains| chains[seat.index()]);
        mix(from, u64::from(seat.0))
    }

    fn go(&mut self, seat: Seat, answer: &impl Hash) {
        let mut digester = Digester::default();
        (seat, answer).hash(&mut digester);
        let from = match &mut self.chains {
            Some(chains) => &mut chains[seat.index()],
            None => &mut self.key,
        };
        *from = mix(*from, digester.finish());
    }
}

fn mix(key: u64, more: u64) -> u64 {
    let mut digester = Digester::default();
    digester.write_u64(key);
    digester.write_u64(more);
    digester.finish()
}

impl<R: Rules> Players<R> for Walk<'_, R> {
    fn dealer(&mut self) -> &mut Dealer {
        &mut self.chance
    }

    fn choose(&mut self, bout: &Bout<R>, seat: Seat, answers: &[R::Answer]) -> Option<usize> {
        let apart = matches!(bout.pending(), Pending::Apart);
        // What is begun in secret is not judged half done.
        if (self.way.is_at_end && !apart) || self.path.len() >= STEPS_MAX {
            return None;
        }
        self.way.part(apart);
        if answers.len() == 1 {
            return Some(0);
        }
        let is_first = !self.way.begun && seat == self.root;
        self.way.begun |= is_first;
        let Some((node, is_new)) = self.tree.node(self.way.here(seat)) else {
            self.way.is_at_end = true;
            return apart.then(|| self.dealer.below(answers.len() as u32) as usize);
        };
        let choice = match is_first {
            true => self.tree.choose_known(node, answers, self.taste)?,
            false => self.tree.choose(node, answers, self.taste, self.dealer),
        };
        self.path.push(Step { at: (node, choice.edge), seat });
        self.way.go(seat, &answers[choice.place]);
        self.way.is_at_end |= is_new || choice.is_fresh;
        Some(choice.place)
    }
}
