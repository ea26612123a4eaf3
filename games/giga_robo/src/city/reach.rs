//! Every hex in which a movement can end, with the cheapest way there.

use super::cell::{CELLS_MAX, Cell, Cells};
use super::path::{Path, STEPS_MAX};
use super::site::TIER_MAX;
use super::walk::{Kind, Walk};

/// How a way goes on: as a ground move, or as a high move whose highest hex so far has this level.
/// The same hex is looked at once for each.
const LAYERS: usize = 1 + TIER_MAX as usize;

/// The layer of ground moves. The others are high moves, by their highest level.
const GROUND: u8 = 0;

/// The cost of a way to a hex, and how many tiles and Anchors it touches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Price {
    cost: u8,
    touches: u8,
}

/// The cost of what nobody comes to.
const NEVER: u8 = u8::MAX;

impl Price {
    const NOTHING: Price = Price { cost: 0, touches: 0 };
}

/// A hex, in one layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    layer: u8,
    cell: Cell,
}

/// The hexes in which a legal move can end (GR-R11), each with the cheapest way there: of several
/// the one that touches the fewest ENTER effects and Anchors.
#[derive(Clone)]
pub struct Reach {
    /// The best way to each node: its price, and the node before it, or the node itself after the first step. Numbers
    /// in rows of their own, which cost little to fill.
    costs: [[u8; CELLS_MAX]; LAYERS],
    touches: [[u8; CELLS_MAX]; LAYERS],
    came_from: [[u8; CELLS_MAX]; LAYERS],
    came_in: [[u8; CELLS_MAX]; LAYERS],
    /// The layer of moves that end in a hex.
    ends: [Cells; LAYERS],
}

impl Reach {
    /// What the movement reaches.
    pub(super) fn of(walk: &Walk<'_>) -> Reach {
        let mut reach = Reach::nothing();
        let seen = reach.settle(walk);
        reach.close(walk, seen);
        reach
    }

    /// What the movement reaches in this hex alone.
    pub(super) fn only(walk: &Walk<'_>, cell: Cell) -> Reach {
        let mut reach = Reach::nothing();
        let seen = reach.settle(walk);
        reach.close(walk, seen.both(Cells::only(cell)));
        reach
    }

    fn nothing() -> Reach {
        Reach {
            costs: [[NEVER; CELLS_MAX]; LAYERS],
            touches: [[0; CELLS_MAX]; LAYERS],
            came_from: [[0; CELLS_MAX]; LAYERS],
            came_in: [[0; CELLS_MAX]; LAYERS],
            ends: [Cells::NONE; LAYERS],
        }
    }

    /// Finds the best way to each node; the hexes that are come to. Every step costs at least 1, so nodes are settled
    /// cost by cost, and no step goes on from where everything is spent.
    fn settle(&mut self, walk: &Walk<'_>) -> Cells {
        if walk.budget() == 0 {
            return Cells::NONE;
        }
        let mut due = [[Cells::NONE; STEPS_MAX + 1]; LAYERS];
        self.step(walk, Node { layer: GROUND, cell: walk.from }, Price::NOTHING, None, &mut due);
        if walk.base() >= 1 {
            let roof = Node { layer: walk.base() as u8, cell: walk.from };
            self.step(walk, roof, Price::NOTHING, None, &mut due);
        }
        for cost in 1..walk.budget() {
            for layer in 0..LAYERS as u8 {
                for cell in due[usize::from(layer)][usize::from(cost)].iter() {
                    let node = Node { layer, cell };
                    let price = self.price(node);
                    if price.cost == cost {
                        self.step(walk, node, price, Some(node), &mut due);
                    }
                }
            }
        }
        due.iter().flatten().fold(Cells::NONE, |seen, &cells| seen.union(cells))
    }

    /// Takes every step from `here`.
    fn step(
        &mut self,
        walk: &Walk<'_>,
        here: Node,
        so_far: Price,
        came: Option<Node>,
        due: &mut [[Cells; STEPS_MAX + 1]; LAYERS],
    ) {
        for cell in walk.next(here.cell).iter() {
            let (next, price) = walk.priced(here, cell, so_far);
            if price.cost > walk.budget() || price >= self.price(next) {
                continue;
            }
            let (layer, at, from) = (usize::from(next.layer), cell.index(), came.unwrap_or(next));
            (self.costs[layer][at], self.touches[layer][at]) = (price.cost, price.touches);
            (self.came_from[layer][at], self.came_in[layer][at]) = (from.cell.0, from.layer);
            due[usize::from(next.layer)][usize::from(price.cost)].insert(cell);
        }
    }

    /// GR-R11: says in which hexes a move can end, and which kind of move does.
    fn close(&mut self, walk: &Walk<'_>, seen: Cells) {
        for cell in seen.iter() {
            let layers = match walk.kind(cell) {
                Kind::Ground => GROUND..=GROUND,
                Kind::High => walk.base() as u8..=TIER_MAX,
            };
            let nodes = layers.map(|layer| Node { layer, cell });
            let best = nodes.min_by_key(|&node| self.price(node));
            let reached = best.filter(|&node| self.price(node).cost != NEVER);
            if let Some(node) = reached {
                self.ends[usize::from(node.layer)].insert(cell);
            }
        }
    }

    fn price(&self, node: Node) -> Price {
        let (layer, at) = (usize::from(node.layer), node.cell.index());
        Price { cost: self.costs[layer][at], touches: self.touches[layer][at] }
    }

    /// The node before this one; none after the first step.
    fn before(&self, node: Node) -> Option<Node> {
        let (layer, at) = (usize::from(node.layer), node.cell.index());
        let from = Node { layer: self.came_in[layer][at], cell: Cell(self.came_from[layer][at]) };
        (from != node).then_some(from)
    }

    /// The node of the move that ends there.
    fn end(&self, cell: Cell) -> Option<Node> {
        let layer = self.ends.iter().position(|ends| ends.contains(cell))?;
        Some(Node { layer: layer as u8, cell })
    }

    /// Every hex in which a legal move can end. Where the movement suffices to go and come back,
    /// the hex where it starts is among them.
    pub fn cells(&self) -> Cells {
        self.ends.into_iter().fold(Cells::NONE, Cells::union)
    }

    /// The cost of the cheapest move to this hex. None if no legal move ends there.
    pub fn cost(&self, cell: Cell) -> Option<u8> {
        Some(self.price(self.end(cell)?).cost)
    }

    /// How many ENTER effects and Anchors the way there touches.
    pub fn touches(&self, cell: Cell) -> Option<u8> {
        Some(self.price(self.end(cell)?).touches)
    }

    /// The cheapest move to this hex.
    pub fn path_to(&self, cell: Cell) -> Option<Path> {
        let mut path = Path::NONE;
        let mut node = self.end(cell);
        node?;
        while let Some(here) = node {
            path.push(here.cell).expect("every step costs movement, and no more is spent than steps fit");
            node = self.before(here);
        }
        Some(path.reversed())
    }
}

/// Only where moves end, and what they cost.
impl std::fmt::Debug for Reach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.cells().iter().map(|cell| (cell.0, self.cost(cell)))).finish()
    }
}

impl Walk<'_> {
    /// GR-R11, GR-7.24: the node of the step from `here` to `cell`, and the price up to there.
    fn priced(&self, here: Node, cell: Cell, so_far: Price) -> (Node, Price) {
        let site = self.city.site(cell);
        let anchors = so_far.touches.saturating_add(site.anchors);
        if here.layer == GROUND {
            let cost = so_far.cost + self.step_cost(here.cell, cell);
            let touches = anchors.saturating_add(u8::from(site.has_enter()));
            return (Node { layer: GROUND, cell }, Price { cost, touches });
        }
        let top = (here.layer as i8).max(site.level());
        let cost = so_far.cost + 1 + self.climb(here.layer as i8, top);
        (Node { layer: top as u8, cell }, Price { cost, touches: anchors })
    }
}
