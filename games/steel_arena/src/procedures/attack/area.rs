//! The area of an attack: which cells it strikes, in which order, how hard, and from where.

use super::Attack;
use crate::content::{self, Content, Delivery};
use crate::field::{Cell, Field};
use crate::table::Table;
use tabletop::Direction;

/// One cell that an attack strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strike {
    pub(crate) cell: Cell,
    pub(crate) damage: u8,
    /// Heat to the robot there.
    pub(crate) heat: u8,
    /// In which direction the source lies, seen from the cell.
    pub(crate) source: Direction,
}

/// The shot at a main target: the attack, the place, and the direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shot {
    pub(crate) printed: content::Attack,
    pub(crate) from: Cell,
    pub(crate) to: Direction,
    pub(crate) centre: Cell,
}

impl Attack {
    /// The cell struck at this place in the order.
    pub(crate) fn area(&self, table: &Table, content: &Content, place: u8) -> Option<Strike> {
        let Attack { from, to, centre, .. } = *self;
        Shot { printed: self.printed(content), from, to, centre }.strike(&table.field, place)
    }
}

impl Shot {
    /// SA-11.7 to SA-11.12, SA-11.15, SA-12.12, SA-R21, SA-R24, SA-R63, SA-R66: the cell struck at this
    /// place in the order: the main target first; of a beam from near to far; then left and right of a
    /// sweep, or splinters clockwise.
    pub(crate) fn strike(&self, field: &Field, place: u8) -> Option<Strike> {
        let printed = self.printed;
        let back = self.to.opposite();
        let main = |cell| {
            let heat = if cell == self.centre { printed.heat } else { 0 };
            Strike { cell, damage: printed.damage, heat, source: back }
        };
        if printed.delivery == Delivery::Beam {
            return field.line(self.from, self.to).nth(usize::from(place)).map(main);
        }
        if place == 0 {
            return Some(main(self.centre));
        }
        let further = usize::from(place) - 1;
        if printed.delivery == Delivery::Sweep {
            return self.flank(field, further);
        }
        if printed.splinter == 0 {
            return None;
        }
        let (way, cell) = field.around(self.centre).nth(further)?;
        Some(Strike { cell, damage: printed.splinter, heat: 0, source: way.opposite() })
    }

    /// SA-11.12, SA-R43: the cells beside the one in front of the attacker.
    fn flank(&self, field: &Field, further: usize) -> Option<Strike> {
        let damage = self.printed.damage;
        let ways = [self.to.anticlockwise(), self.to.clockwise()];
        let inside = ways.into_iter().filter_map(|way| Some((way, field.next(self.from, way)?)));
        let strike =
            |(way, cell): (Direction, Cell)| Strike { cell, damage, heat: 0, source: way.opposite() };
        inside.map(strike).nth(further)
    }
}
