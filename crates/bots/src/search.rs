//! The searching player: many imagined bouts, each played on by what the ones before have taught.
//!
//! Every walk begins in a new imagined bout. In the tree of all walks each seat gives the answer that has served it best so
//! far, or one that was seldom tried. Where a walk comes to something new, the position is judged by the game's hints. The
//! greedy player says which answers are worth a search, and lends them what it thinks of them. The answer that was tried
//! most often is given.
//!
//! How long it thinks is counted in walks, so that the answer is the same on every machine.

mod tree;
mod walk;

use crate::bot::{Bot, Sight};
use crate::chances::Chances;
use crate::greedy::{self, Compared, Greedy, go_on, other};
use kernel::{Bout, Dealer, Hints, OnTheWay, Pending, Thought};
use tree::{NodeAt, Taste, Tree};
use walk::{Step, Walk, Way};

/// How much is thought, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Power {
    /// So many walks for each decision.
    pub walks: u32,
    /// So many of the answers that the greedy player likes best are searched; with 0 all.
    pub kept: usize,
    /// So many walks the greedy player's opinion is worth.
    pub trust: f64,
    /// How much an answer gains that was seldom tried.
    pub curiosity: f64,
    /// How much better than the position so far an answer is thought to be that was never tried.
    pub hope: f64,
    /// Whether a position is judged only when nothing is unfinished.
    pub careful: bool,
}

impl Power {
    /// So many walks, as it suits the game.
    pub fn of<R: Hints>(walks: u32) -> Power {
        let Thought { kept, trust, curious, hope, .. } = R::THOUGHT;
        let [curiosity, hope] = [curious, hope].map(|thousandths| f64::from(thousandths) / 1_000.0);
        let careful = R::ON_THE_WAY == OnTheWay::Through;
        Power { walks, kept: kept as usize, trust: trust.into(), curiosity, hope, careful }
    }

    /// What a player is made with, by name.
    pub(crate) fn parameters(self) -> Vec<(&'static str, u64)> {
        let Power { walks, kept, trust, curiosity, hope, careful } = self;
        let thousandths = |part: f64| (part * 1_000.0) as u64;
        let own = [
            ("walks", walks.into()),
            ("kept", kept as u64),
            ("trust", trust as u64),
            ("curious", thousandths(curiosity)),
            ("hope", thousandths(hope)),
            ("careful", careful.into()),
        ];
        own.into_iter().chain(greedy::parameters()).collect()
    }
}

/// An answer, and what a search thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The answer.
    pub answer: A,
    /// The chance to win after it.
    pub chance: f64,
    /// In how many walks it was given.
    pub walks: f64,
}

/// Searches.
#[derive(Debug)]
pub struct Search<R: Hints> {
    power: Power,
    dealer: Dealer,
    greedy: Greedy<R>,
    tree: Tree<R::Answer>,
    path: Vec<Step>,
    list: Vec<R::Answer>,
    inner: Option<Bout<R>>,
}

/// Nodes in the tree for each walk, at most.
const NODES: usize = 2;
/// Room for the tree of so many walks is kept between two decisions.
const WALKS_KEPT: usize = 1_000;

impl<R: Hints> Search<R> {
    /// A player that thinks so much.
    pub fn new(mut dealer: Dealer, power: Power) -> Search<R> {
        let greedy = Greedy::new(other(&mut dealer)).reckoning();
        let (tree, path, list) = (Tree::new(), Vec::new(), Vec::new());
        Search { power, dealer, greedy, tree, path, list, inner: None }
    }

    /// What it thinks of the answers, the best first.
    pub fn weigh(&mut self, sight: &Sight<'_, R>) -> Vec<Weighed<R::Answer>> {
        let compared = self.greedy.compare(sight);
        self.weighed(sight, &compared)
    }

    fn weighed(&mut self, sight: &Sight<'_, R>, compared: &Compared<R>) -> Vec<Weighed<R::Answer>> {
        let judged = compared.order.iter();
        let mut all: Vec<Weighed<R::Answer>> =
            judged.map(|one| Weighed { answer: one.answer, chance: one.chance(), walks: 0.0 }).collect();
        if all.len() < 2 || compared.wins() {
            return all;
        }
        let kept = if self.power.kept == 0 { all.len() } else { self.power.kept.min(all.len()) };
        let root = self.search(sight, &all[..kept], compared.quiet);
        for (answer, walks, chance) in self.tree.tried(root) {
            let place = all[..kept].iter().position(|one| one.answer == answer).expect("it was kept");
            all[place] = Weighed { answer, chance, walks };
        }
        all[..kept].sort_by(|a, b| b.walks.total_cmp(&a.walks).then(b.chance.total_cmp(&a.chance)));
        all
    }

    fn first(&self, sight: &Sight<'_, R>) -> u64 {
        // Whether choices are secret now shows in any bout that fits.
        let world = sight.imaginer.imagine(&mut self.dealer.clone());
        Way::first(sight.imaginer.seat(), matches!(world.pending(), Pending::Apart))
    }

    /// All walks; then the root of the tree says what came of each answer.
    fn search(&mut self, sight: &Sight<'_, R>, kept: &[Weighed<R::Answer>], quiet: usize) -> NodeAt {
        self.tree.clear(self.power.walks as usize * NODES + 1);
        let (root, _) = self.tree.node(self.first(sight)).expect("it is the first");
        // With no trust at all every answer is tried once first.
        kept.iter().rev().for_each(|one| self.tree.lend(root, one.answer, one.chance, self.power.trust));
        for _ in 0..self.power.walks {
            self.walk(sight, quiet);
        }
        root
    }

    /// One walk, and what it teaches.
    fn walk(&mut self, sight: &Sight<'_, R>, quiet: usize) {
        let root = sight.imaginer.seat();
        let mut bout = sight.imaginer.imagine(&mut self.dealer).unwatched();
        let Power { curiosity, hope, careful, .. } = self.power;
        self.path.clear();
        let chance = other(&mut self.dealer);
        let (taste, way) = (Taste { curiosity, hope }, Way::new());
        let (tree, path, dealer) = (&mut self.tree, &mut self.path, &mut self.dealer);
        let mut walk = Walk { tree, path, dealer, taste, root, chance, way };
        bout.playout(&mut walk, &mut self.list);
        let mut chance = walk.chance;
        if careful {
            go_on(&mut bout, &mut self.inner, &mut self.list, (quiet, root), &mut chance);
        }
        let chances = Chances::in_bout(&bout);
        for step in &self.path {
            self.tree.learn(step.at, chances[step.seat]);
        }
    }
}

impl<R: Hints> Bot<R> for Search<R> {
    fn choose(&mut self, sight: Sight<'_, R>) -> R::Answer {
        if let [only] = sight.answers {
            return *only;
        }
        let compared = self.greedy.compare(&sight);
        let weighed = self.weighed(&sight, &compared);
        self.tree.let_go(WALKS_KEPT);
        self.greedy.onward(sight.imaginer.seat(), &compared, weighed.iter().map(|one| one.answer))
    }
}
