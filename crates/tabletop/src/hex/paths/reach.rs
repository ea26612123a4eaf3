//! Which hexes a budget reaches, what each costs, and the cheapest way there.

use std::collections::{BTreeMap, BTreeSet};

use crate::hex::{Direction, Hex};

/// The hexes that [`reach`] found, each with its cost and the cheapest way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    found: BTreeMap<Hex, Found>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Found {
    cost: u16,
    came: Option<Direction>,
}

/// Finds all hexes that steps from `from` reach within `budget`. `cost` says what the step from a
/// hex to its neighbour costs, `None` where it cannot be taken; it alone knows where the board
/// ends. Of several cheapest ways to a hex the same one is found every time.
///
/// ```
/// use tabletop::hex::{Hex, paths};
///
/// let reach = paths::reach(Hex::new(0, 0), 3, |_, to| if to.q == 1 { Some(2) } else { Some(1) });
/// assert_eq!(reach.cost(Hex::new(2, 0)), Some(3));
/// assert_eq!(reach.path_to(Hex::new(0, 1)), Some(vec![Hex::new(0, 0), Hex::new(0, 1)]));
/// ```
pub fn reach(from: Hex, budget: u16, mut cost: impl FnMut(Hex, Hex) -> Option<u16>) -> Reach {
    let start = Found { cost: 0, came: None };
    let mut found = BTreeMap::from([(from, start)]);
    let mut open = BTreeSet::from([(0, from)]);
    while let Some((spent, here)) = open.pop_first() {
        for side in Direction::ALL {
            let next = here.neighbour(side);
            if !next.is_within_limit() {
                continue;
            }
            let step = cost(here, next).and_then(|step| step.checked_add(spent));
            let Some(total) = step.filter(|&total| total <= budget) else {
                continue;
            };
            let known = found.get(&next).copied();
            if known.is_some_and(|known| known.cost <= total) {
                continue;
            }
            if let Some(dearer) = known {
                open.remove(&(dearer.cost, next));
            }
            let way = Found { cost: total, came: Some(side) };
            found.insert(next, way);
            open.insert((total, next));
        }
    }
    Reach { found }
}

impl Reach {
    /// The cost of getting to `hex`. `None` if the budget does not reach it.
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u16> {
        self.found.get(&hex).map(|found| found.cost)
    }

    /// A cheapest path from the start to `hex`, both included.
    #[must_use]
    pub fn path_to(&self, hex: Hex) -> Option<Vec<Hex>> {
        let mut path = vec![hex];
        let mut here = hex;
        while let Some(side) = self.found.get(&here)?.came {
            here = here.neighbour(side.opposite());
            path.push(here);
        }
        path.reverse();
        Some(path)
    }

    /// The hexes with their costs, in the order of hexes; the start is among them, at no cost.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, u16)> + '_ {
        self.found.iter().map(|(&hex, found)| (hex, found.cost))
    }

    /// How many hexes are reached, the start included.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "the start is always reached")]
    pub fn len(&self) -> usize {
        self.found.len()
    }
}
