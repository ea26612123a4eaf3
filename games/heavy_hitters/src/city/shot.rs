//! Shots: how one GKR may fire at another, and what that does to the Target Number.

use super::cell::Cell;
use super::cells::Cells;
use super::plan;
use super::sight::{Cover, Sight};
use super::site::City;
use super::way::Facing;
use serde::{Deserialize, Serialize};

/// Who attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// Where it stands.
    pub cell: Cell,
    /// Where a Heavy Hitter looks; none for a Support Unit, which fires all around (GK-10.4).
    pub facing: Option<Facing>,
    /// GK-10.8: how far the weapon reaches.
    pub range: u8,
    /// GK-10.20, GK-13.5: whether the weapon is a Missile. One of a Support Unit is none (GK-10.25).
    pub missile: bool,
}

/// Who is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where it stands.
    pub cell: Cell,
    /// Where a Heavy Hitter looks; none for a Support Unit, which cannot be flanked (GK-11.6).
    pub facing: Option<Facing>,
}

/// A Support Unit of the attacker that may spot the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spotter {
    /// Where it stands.
    pub cell: Cell,
    /// GK-10.21: how far it sees.
    pub range: u8,
}

/// GK-R73: the ways to fire at a target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trajectory {
    /// Along a shortest path.
    Direct,
    /// GK-10.14: through the gap between two buildings.
    Alley,
    /// GK-10.20: over everything, at what a Support Unit spots.
    Indirect,
}

/// One legal way to fire at a target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// The way.
    pub trajectory: Trajectory,
    /// The cover that counts, and the buildings that give it. Never Full Cover.
    pub sight: Sight,
    /// GK-11.5: whether the attacker is on the flank of a Heavy Hitter.
    pub flank: bool,
    /// The hex across the gap of an Alley Shot, or where the spotter of an indirect shot stands.
    pub over: Option<Cell>,
}

/// GK-11.4: what a shot adds to the Target Number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers {
    /// GK-10.12: Partial Cover.
    pub cover: i8,
    /// GK-10.15: the narrow gap.
    pub alley: i8,
    /// GK-11.5: the flank.
    pub flank: i8,
}

impl Modifiers {
    /// GK-11.4: they add up.
    pub fn sum(self) -> i8 {
        self.cover + self.alley + self.flank
    }
}

impl Shot {
    /// GK-10.12, GK-10.15, GK-11.4, GK-11.5, GK-R53: what it adds to the Target Number.
    pub fn modifiers(self) -> Modifiers {
        Modifiers {
            cover: i8::from(self.sight.cover == Cover::Partial),
            alley: if self.trajectory == Trajectory::Alley { 2 } else { 0 },
            flank: -i8::from(self.flank),
        }
    }
}

/// GK-R73 step 3: why a target cannot be fired at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hindrance {
    /// GK-10.3: it does not lie in front.
    NotInFront,
    /// GK-10.8: it is too far away.
    TooFar {
        /// The distance.
        distance: u8,
        /// The range of the weapon.
        range: u8,
    },
    /// GK-10.6: these buildings cover it.
    Covered {
        /// The buildings.
        by: Cells,
    },
}

/// The legal ways to fire at one target: at least one, at most two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shots {
    first: Shot,
    second: Option<Shot>,
}

impl Shots {
    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Shot> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// The shot of this trajectory.
    pub fn of(self, trajectory: Trajectory) -> Option<Shot> {
        self.iter().find(|shot| shot.trajectory == trajectory)
    }
}

/// Everything that decides about a shot but the city.
#[derive(Clone, Copy, Debug)]
pub struct Aim<'a> {
    /// Who attacks.
    pub attacker: Attacker,
    /// Who is attacked.
    pub target: Target,
    /// The Support Units of the attacker.
    pub spotters: &'a [Spotter],
}

/// What lies between two hexes, whatever weapon is fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    from: Cell,
    target: Target,
    sight: Sight,
    alley: Option<(Cell, Sight)>,
    spotter: Option<Cell>,
}

impl Outlook {
    /// Whether an own Support Unit spots the target.
    pub fn is_spotted(&self) -> bool {
        self.spotter.is_some()
    }

    /// GK-2.8: where a Heavy Hitter would look at the target.
    pub fn towards(&self) -> Facing {
        plan::towards(self.from.0, self.target.cell.0)
    }

    /// GK-2.5: how far away the target is.
    pub fn distance(&self) -> u8 {
        self.from.distance(self.target.cell)
    }

    /// GK-10.2 to GK-10.26, GK-R48, GK-R49: every legal way to fire from here, or why there is none. With a line of
    /// sight there is the direct shot alone.
    pub fn shots(&self, attacker: Attacker) -> Result<Shots, Hindrance> {
        self.check(attacker)?;
        if self.sight.is_free() {
            return Ok(Shots { first: self.shot(Trajectory::Direct, self.sight, None), second: None });
        }
        let fires_over = attacker.missile && attacker.facing.is_some();
        let spotter = self.spotter.filter(|_| fires_over);
        let alley = self.alley.map(|(gap, sight)| self.shot(Trajectory::Alley, sight, Some(gap)));
        let indirect = spotter.map(|cell| self.shot(Trajectory::Indirect, Sight::CLEAR, Some(cell)));
        let covered = Hindrance::Covered { by: self.sight.by };
        match (alley, indirect) {
            (Some(first), second) => Ok(Shots { first, second }),
            (None, Some(first)) => Ok(Shots { first, second: None }),
            (None, None) => Err(covered),
        }
    }

    /// GK-10.3, GK-10.4, GK-10.8, GK-R15, GK-R49: arc and range, which hold for every shot.
    fn check(&self, attacker: Attacker) -> Result<(), Hindrance> {
        let is_in_front = |facing| self.from.front(facing).contains(self.target.cell);
        if !attacker.facing.is_none_or(is_in_front) {
            return Err(Hindrance::NotInFront);
        }
        let (distance, range) = (self.distance(), attacker.range);
        if distance > range { Err(Hindrance::TooFar { distance, range }) } else { Ok(()) }
    }

    /// GK-11.5, GK-11.6, GK-R50: whether the attacker is on the target's flank.
    pub fn flanks(&self) -> bool {
        let Target { cell, facing } = self.target;
        facing.is_some_and(|facing| cell.is_flanked(facing, self.from))
    }

    fn shot(&self, trajectory: Trajectory, sight: Sight, over: Option<Cell>) -> Shot {
        Shot { trajectory, sight, flank: self.flanks(), over }
    }
}

impl City {
    /// GK-10.2 to GK-10.26, GK-R48, GK-R49: every legal way to fire at the target, or why there is none.
    pub fn shots(self, aim: &Aim<'_>) -> Result<Shots, Hindrance> {
        self.outlook(aim.attacker.cell, aim.target, aim.spotters).shots(aim.attacker)
    }

    /// What lies between an attacker here and the target, and who of these spots the target.
    #[inline]
    pub fn outlook(self, from: Cell, target: Target, spotters: &[Spotter]) -> Outlook {
        let sight = self.sight(from, target.cell);
        let alley = if sight.is_free() { None } else { self.alley(from, target.cell) };
        let spotter = self.spotter(target.cell, spotters);
        Outlook { from, target, sight, alley, spotter }
    }

    /// GK-10.14, GK-10.16, GK-10.17, GK-R16, GK-R55: the hex across the gap through which an Alley Shot from here reaches
    /// that target, and the cover beyond the gap.
    pub fn alley(self, from: Cell, to: Cell) -> Option<(Cell, Sight)> {
        let left = plan::towards(from.0, to.0);
        let right = left.turn(1);
        let sides = [from.neighbour(left)?, from.neighbour(right)?];
        if !sides.into_iter().all(|side| self.standing.contains(side)) {
            return None;
        }
        let gap = sides[0].neighbour(right).filter(|&gap| !self.standing.contains(gap))?;
        let behind = Cells::from_bits(plan::SECTORS[gap.index()][left.index()] & plan::PLAYABLE);
        let sight = behind.contains(to).then(|| self.sight(gap, to))?;
        sight.is_free().then_some((gap, sight))
    }

    /// GK-10.20 to GK-10.25, GK-R17, GK-R48: the first Support Unit that spots the target.
    fn spotter(self, target: Cell, spotters: &[Spotter]) -> Option<Cell> {
        spotters.iter().find(|spotter| self.spots(**spotter, target)).map(|spotter| spotter.cell)
    }

    /// GK-10.21, GK-10.22, GK-R17: whether a Support Unit spots what stands there.
    pub fn spots(self, spotter: Spotter, target: Cell) -> bool {
        spotter.cell.distance(target) <= spotter.range && self.sees(spotter.cell, target)
    }
}
