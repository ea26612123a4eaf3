//! The tree of a search: which answers were given where, how often, and how it went on.

use kernel::Dealer;

/// How a known answer is compared with one that was never tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// How much an answer gains that was seldom tried.
    pub(crate) curiosity: f64,
    /// How much better than the position so far an answer is thought to be that was never tried.
    pub(crate) hope: f64,
}

/// Positions of a search, by the answers that led to them, and the answers that were tried there.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The places of nodes by their keys; [`NONE`] is free.
    table: Vec<u32>,
    /// Which of the listed answers are known, in the node that is looked at.
    known: Vec<bool>,
}

#[derive(Debug)]
struct Node {
    key: u64,
    visits: u32,
    /// What came of the visits for who is asked.
    sum: f64,
    first: u32,
}

#[derive(Debug)]
struct Edge<A> {
    answer: A,
    /// How often it was given, with the weight that was lent to it.
    visits: f64,
    /// How often it could have been given.
    listed: f64,
    /// What came of it for who gave it.
    sum: f64,
    next: u32,
}

const NONE: u32 = u32::MAX;
/// So many places of the table for each node.
const ROOM: usize = 2;

/// The place of a position in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeAt(u32);

/// The place of an answer in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EdgeAt(u32);

/// An answer that was chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) edge: EdgeAt,
    /// Its place among the listed ones.
    pub(crate) place: usize,
    /// Whether it was never given before.
    pub(crate) is_fresh: bool,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), edges: Vec::new(), table: Vec::new(), known: Vec::new() }
    }

    /// Forgets all, with room for so many nodes.
    pub(crate) fn clear(&mut self, nodes: usize) {
        self.nodes.clear();
        self.edges.clear();
        let places = (nodes * ROOM).next_power_of_two();
        self.table.clear();
        self.table.resize(places, NONE);
    }

    /// Gives back room for more nodes than these: many players wait longer than they think.
    pub(crate) fn let_go(&mut self, nodes: usize) {
        if self.nodes.capacity() > nodes {
            *self = Tree::new();
        }
    }

    /// The node with this key, and whether it is new. Nothing if there is no room for a new one.
    pub(crate) fn node(&mut self, key: u64) -> Option<(NodeAt, bool)> {
        let mask = self.table.len() - 1;
        let mut place = key as usize & mask;
        loop {
            let number = self.table[place];
            if number == NONE {
                break;
            }
            if self.nodes[number as usize].key == key {
                return Some((NodeAt(number), false));
            }
            place = (place + 1) & mask;
        }
        if (self.nodes.len() + 1) * ROOM > self.table.len() {
            return None;
        }
        let number = self.nodes.len() as u32;
        self.table[place] = number;
        self.nodes.push(Node { key, visits: 0, sum: 0.0, first: NONE });
        Some((NodeAt(number), true))
    }

    /// A new answer at a node, as if it had been given `weight` times already, each time with this value.
    pub(crate) fn lend(&mut self, NodeAt(node): NodeAt, answer: A, value: f64, weight: f64) {
        self.add(node, Edge { answer, visits: weight, listed: 1.0, sum: value * weight, next: NONE });
    }

    fn add(&mut self, node: u32, edge: Edge<A>) -> EdgeAt {
        let number = self.edges.len() as u32;
        let node = &mut self.nodes[node as usize];
        self.edges.push(Edge { next: node.first, ..edge });
        node.first = number;
        EdgeAt(number)
    }

    /// Which of the listed answers is given next: the one with the best mean and what curiosity adds to it, or one that was
    /// never tried, if hope says so. The list is in order.
    pub(crate) fn choose(&mut self, at: NodeAt, listed: &[A], taste: Taste, dealer: &mut Dealer) -> Choice {
        let best = self.best(at, listed, taste);
        let NodeAt(number) = at;
        let unknown = listed.len() - self.known.iter().filter(|&&known| known).count();
        let node = &self.nodes[number as usize];
        let visits = f64::from(node.visits.max(1));
        let hoped = node.sum / visits + taste.hope + taste.curiosity * ln(visits + 1.0).sqrt();
        match best {
            Some((score, edge, place)) if unknown == 0 || score > hoped => {
                Choice { edge, place, is_fresh: false }
            }
            _ => {
                let nth = dealer.below(unknown as u32) as usize;
                let mut free = (0..listed.len()).filter(|&place| !self.known[place]);
                let place = free.nth(nth).expect("so many are unknown");
                let listed_before = 1.0 + f64::from(node.visits);
                let edge =
                    Edge { answer: listed[place], visits: 0.0, listed: listed_before, sum: 0.0, next: NONE };
                Choice { edge: self.add(number, edge), place, is_fresh: true }
            }
        }
    }

    /// The best of the answers that were tried. A listed answer that is not among them is left out.
    pub(crate) fn choose_known(&mut self, at: NodeAt, listed: &[A], taste: Taste) -> Option<Choice> {
        let (_, edge, place) = self.best(at, listed, taste)?;
        Some(Choice { edge, place, is_fresh: false })
    }

    /// The best answer that was tried, with its score; which of the listed ones are known is noted on the way.
    fn best(&mut self, NodeAt(node): NodeAt, listed: &[A], taste: Taste) -> Option<(f64, EdgeAt, usize)> {
        self.known.clear();
        self.known.resize(listed.len(), false);
        let mut best: Option<(f64, EdgeAt, usize)> = None;
        let mut number = self.nodes[node as usize].first;
        while number != NONE {
            let edge = &mut self.edges[number as usize];
            if let Ok(place) = listed.binary_search(&edge.answer) {
                self.known[place] = true;
                edge.listed += 1.0;
                let score = match edge.visits {
                    0.0 => f64::INFINITY,
                    visits => edge.sum / visits + taste.curiosity * (ln(edge.listed) / visits).sqrt(),
                };
                if best.is_none_or(|(most, ..)| score > most) {
                    best = Some((score, EdgeAt(number), place));
                }
            }
            number = edge.next;
        }
        best
    }

    /// What came of an answer for who gave it.
    pub(crate) fn learn(&mut self, (NodeAt(node), EdgeAt(edge)): (NodeAt, EdgeAt), value: f64) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.sum += value;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1.0;
        edge.sum += value;
    }

    /// The answers that were tried at a node: each with its visits and its mean.
    pub(crate) fn tried(&self, NodeAt(node): NodeAt) -> impl Iterator<Item = (A, f64, f64)> + '_ {
        let first = self.nodes[node as usize].first;
        let edges = std::iter::successors(self.edge(first), |edge| self.edge(edge.next));
        edges.map(|edge| (edge.answer, edge.visits, edge.sum / edge.visits.max(1.0)))
    }

    fn edge(&self, number: u32) -> Option<&Edge<A>> {
        (number != NONE).then(|| &self.edges[number as usize])
    }
}

/// The natural logarithm of a number that is at least one, reckoned the same on every machine.
fn ln(x: f64) -> f64 {
    let bits = x.max(1.0).to_bits();
    let twos = (bits >> 52) as i64 - 1023;
    let rest = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    let s = (rest - 1.0) / (rest + 1.0);
    let square = s * s;
    let series = [9.0, 7.0, 5.0, 3.0].into_iter().fold(1.0 / 11.0, |sum, odd| 1.0 / odd + square * sum);
    twos as f64 * std::f64::consts::LN_2 + 2.0 * s * (1.0 + square * series)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASTE: Taste = Taste { curiosity: 0.1, hope: 1.0 };

    #[test]
    fn logarithms_are_those_of_the_machine() {
        for x in [1.0, 1.5, 2.0, 3.0, 10.0, 1_000.0, 1e6] {
            assert!((ln(x) - f64::ln(x)).abs() < 1e-5, "{x}: {}", ln(x));
        }
    }

    #[test]
    fn every_answer_is_tried_and_then_the_best_most_often() {
        let (mut tree, mut dealer) = (Tree::new(), Dealer::new(1));
        tree.clear(4);
        let (root, is_new) = tree.node(7).expect("there is room");
        assert!(is_new);
        let listed = [1u8, 2, 3, 4, 5];
        for _ in 0..200 {
            let choice = tree.choose(root, &listed, TASTE, &mut dealer);
            let value = if listed[choice.place] == 3 { 0.8 } else { 0.4 };
            tree.learn((root, choice.edge), value);
        }
        let mut tried: Vec<(u8, f64, f64)> = tree.tried(root).collect();
        tried.sort_by(|a, b| b.1.total_cmp(&a.1));
        assert_eq!(tried.len(), listed.len());
        assert!(tried[0].0 == 3 && tried[0].1 > 150.0, "{tried:?}");
        assert!((tried[0].2 - 0.8).abs() < 1e-9);
    }

    #[test]
    fn an_answer_that_is_not_listed_now_is_not_chosen() {
        let (mut tree, mut dealer) = (Tree::new(), Dealer::new(1));
        tree.clear(4);
        let (root, _) = tree.node(7).expect("there is room");
        tree.lend(root, 1u8, 0.9, 10.0);
        tree.lend(root, 2u8, 0.1, 10.0);
        assert_eq!(tree.choose_known(root, &[1, 2, 3], TASTE).map(|choice| choice.place), Some(0));
        assert_eq!(tree.choose_known(root, &[2, 3], TASTE).map(|choice| choice.place), Some(0));
        assert!(tree.choose_known(root, &[3], TASTE).is_none());
        let fresh = tree.choose(root, &[2, 3], TASTE, &mut dealer);
        assert!(fresh.is_fresh && fresh.place == 1);
    }

    #[test]
    fn a_full_tree_takes_no_more() {
        let mut tree = Tree::<u8>::new();
        tree.clear(4);
        let made = (0..100).filter(|&key| tree.node(key).is_some()).count();
        assert_eq!(made, 4);
        assert!(matches!(tree.node(2), Some((_, false))), "what is there is found");
        tree.clear(4);
        assert!(matches!(tree.node(2), Some((_, true))));
    }
}
