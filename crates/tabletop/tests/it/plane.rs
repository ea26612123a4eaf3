//! The free plane: its table of headings, its laws, worked examples, and a slow writing of it in floats.

mod examples;
mod headings;
mod laws;
mod looks;
mod slow;
mod versus;

use tabletop::plane::{Angle, Hexagon, Length, Point, Pose};

/// A pose from hundredths of a millimetre and degrees.
fn pose(x: i64, y: i64, degrees: i64) -> Pose {
    let at = Point::new(Length::um(x * 10), Length::um(y * 10));
    Pose { at, facing: Angle::degrees(degrees) }
}

/// A base with faces of 37 mm, its centre in hundredths of a millimetre.
fn base(x: i64, y: i64, degrees: i64) -> Hexagon {
    Hexagon::new(pose(x, y, degrees), Length::mm(37))
}

/// Numbers that look random and are always the same.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From `least` to `most`, both included.
    fn within(&mut self, least: i64, most: i64) -> i64 {
        least + (self.next() % (most - least + 1) as u64) as i64
    }

    fn angle(&mut self) -> Angle {
        let step = [1, 1, 30, 60][self.within(0, 3) as usize];
        Angle::degrees(step * self.within(0, 359))
    }

    /// A base whose centre is no further than `reach` from `around`, in both coordinates.
    fn base(&mut self, around: Point, reach: Length) -> Hexagon {
        let reach = reach.in_nm();
        let (x, y) = (Length::nm(self.within(-reach, reach)), Length::nm(self.within(-reach, reach)));
        let at = Point::new(around.x() + x, around.y() + y);
        Hexagon::new(Pose { at, facing: self.angle() }, Length::mm(37))
    }
}

/// How many random positions are tried: many more in the soak.
fn positions(usual: u32, soak: u32) -> u32 {
    if std::env::var_os("HANGAR_SOAK").is_some() { soak } else { usual }
}
