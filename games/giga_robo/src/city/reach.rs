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

impl Price {
    const NEVER: Price = Price { cost: u8::MAX, touches: u8::MAX };
    const NOTHING: Price = Price { cost: 0, touches: 0 };
}

/// A hex, in one layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    layer: u8,
    cell: Cell,
}

/// The best way to a node: its price, and the node before; none after the first step.
#[derive(Clone, Copy, Debug)]
struct Found {
    price: Price,
    came: Option<Node>,
}

/// The hexes in which a legal move can end (GR-R11), each with the cheapest way there: of several
/// the one that touches the fewest ENTER effects and Anchors.
#[derive(Clone)]
pub struct Reach {
    found: [[Found; CELLS_MAX]; LAYERS],
    /// The layer of moves that end in a hex.
    ends: [Cells; LAYERS],
}

impl Reach {
    /// What the movement reaches. Every step costs at least 1, so nodes are settled cost by cost.
    pub(super) fn of(walk: &Walk<'_>) -> Reach {
        let nowhere = Found { price: Price::NEVER, came: None };
        let mut reach = Reach { found: [[nowhere; CELLS_MAX]; LAYERS], ends: [Cells::NONE; LAYERS] };
        if walk.budget() == 0 {
            return reach;
        }
        let mut due = [[Cells::NONE; STEPS_MAX + 1]; LAYERS];
        reach.step(walk, Node { layer: GROUND, cell: walk.from }, Price::NOTHING, None, &mut due);
        if walk.base() >= 1 {
            let roof = Node { layer: walk.base() as u8, cell: walk.from };
            reach.step(walk, roof, Price::NOTHING, None, &mut due);
        }
        for cost in 1..=walk.budget() {
            for layer in 0..LAYERS as u8 {
                for cell in due[usize::from(layer)][usize::from(cost)].iter() {
                    let node = Node { layer, cell };
                    let price = reach.at(node).price;
                    if price.cost == cost {
                        reach.step(walk, node, price, Some(node), &mut due);
                    }
                }
            }
        }
        let seen = due.iter().flatten().fold(Cells::NONE, |seen, &cells| seen.union(cells));
        reach.close(walk, seen);
        reach
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
            if price.cost > walk.budget() || price >= self.at(next).price {
                continue;
            }
            self.found[usize::from(next.layer)][cell.index()] = Found { price, came };
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
            let best = nodes.min_by_key(|&node| self.at(node).price);
            let reached = best.filter(|&node| self.at(node).price != Price::NEVER);
            if let Some(node) = reached {
                self.ends[usize::from(node.layer)].insert(cell);
            }
        }
    }

    fn at(&self, node: Node) -> Found {
        self.found[usize::from(node.layer)][node.cell.index()]
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
        Some(self.at(self.end(cell)?).price.cost)
    }

    /// How many ENTER effects and Anchors the way there touches.
    pub fn touches(&self, cell: Cell) -> Option<u8> {
        Some(self.at(self.end(cell)?).price.touches)
    }

    /// The cheapest move to this hex.
    pub fn path_to(&self, cell: Cell) -> Option<Path> {
        let mut path = Path::NONE;
        let mut node = self.end(cell);
        node?;
        while let Some(here) = node {
            path.push(here.cell).expect("every step costs movement, and no more is spent than steps fit");
            node = self.at(here).came;
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
