//! Angles in whole degrees, and headings: the pinned table of directions.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

use super::length::{divided, narrow, scaled_down};
use super::{Length, Offset};

/// An angle in whole degrees, anticlockwise from the direction of growing `x`. Always 0 to 359.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Angle(u16);

/// A direction as a vector of length 2^30, each coordinate the nearest integer.
///
/// Headings of whole degrees come from a table of 0° to 45°, and the rest are its mirror images. So an opposite heading
/// is the exact negative, and a quarter turn exchanges the coordinates exactly (PR-R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heading {
    x: i64,
    y: i64,
}

/// A heading has the length `2^SCALE`.
pub(super) const SCALE: u32 = 30;

/// The degrees of a circle.
const CIRCLE: u16 = 360;

/// Cosine and sine of 0° to 45°, times 2^30, to the nearest integer.
#[rustfmt::skip]
const TABLE: [(i32, i32); 46] = [
    (1_073_741_824, 0), (1_073_578_288, 18_739_379), (1_073_087_729, 37_473_049),
    (1_072_270_298, 56_195_305), (1_071_126_243, 74_900_443), (1_069_655_912, 93_582_766),
    (1_067_859_754, 112_236_583), (1_065_738_315, 130_856_211), (1_063_292_242, 149_435_979),
    (1_060_522_280, 167_970_228), (1_057_429_273, 186_453_311), (1_054_014_162, 204_879_599),
    (1_050_277_989, 223_243_478), (1_046_221_891, 241_539_355), (1_041_847_103, 259_761_657),
    (1_037_154_959, 277_904_834), (1_032_146_887, 295_963_357), (1_026_824_413, 313_931_728),
    (1_021_189_159, 331_804_471), (1_015_242_840, 349_576_144), (1_008_987_269, 367_241_333),
    (1_002_424_350, 384_794_656), (995_556_083, 402_230_767), (988_384_560, 419_544_355),
    (980_911_966, 436_730_145), (973_140_576, 453_782_903), (965_072_759, 470_697_435),
    (956_710_970, 487_468_587), (948_057_759, 504_091_252), (939_115_760, 520_560_366),
    (929_887_697, 536_870_912), (920_376_381, 553_017_922), (910_584_710, 568_996_477),
    (900_515_665, 584_801_711), (890_172_315, 600_428_808), (879_557_810, 615_873_009),
    (868_675_383, 631_129_609), (857_528_349, 646_193_961), (846_120_104, 661_061_475),
    (834_454_122, 675_727_625), (822_533_958, 690_187_940), (810_363_241, 704_438_018),
    (797_945_680, 718_473_518), (785_285_058, 732_290_163), (772_385_229, 745_883_746),
    (759_250_125, 759_250_125),
];

impl Angle {
    /// The direction of growing `x`.
    pub const ZERO: Angle = Angle(0);
    /// A half pivot (PR-2.21).
    pub const HALF_STEP: Angle = Angle(30);
    /// A full pivot, which takes a hexagon onto itself (PR-2.20).
    pub const STEP: Angle = Angle(60);
    /// A quarter of a circle.
    pub const QUARTER: Angle = Angle(90);
    /// Half a circle.
    pub const HALF: Angle = Angle(180);

    /// So many degrees, whole circles taken off.
    #[must_use]
    pub const fn degrees(degrees: i64) -> Angle {
        Angle(degrees.rem_euclid(CIRCLE as i64) as u16)
    }

    /// In degrees, 0 to 359.
    #[must_use]
    pub const fn in_degrees(self) -> u16 {
        self.0
    }

    /// As boards show it: thousandths of a degree, clockwise from the direction of growing `y`.
    #[must_use]
    pub fn as_shown(self) -> i32 {
        i32::from((Angle::QUARTER - self).0) * 1_000
    }

    /// The angle on the other side of the direction of growing `x`.
    #[must_use]
    pub fn mirrored(self) -> Angle {
        Angle::ZERO - self
    }

    /// The same angle turned the other way round.
    #[must_use]
    pub fn opposite(self) -> Angle {
        self + Angle::HALF
    }

    /// The direction of this angle.
    #[must_use]
    pub const fn heading(self) -> Heading {
        let (turns, rest) = (self.0 / 90, self.0 % 90);
        let (x, y) = if rest <= 45 {
            TABLE[rest as usize]
        } else {
            let (y, x) = TABLE[90 - rest as usize];
            (x, y)
        };
        let (x, y) = (x as i64, y as i64);
        match turns {
            0 => Heading { x, y },
            1 => Heading { x: -y, y: x },
            2 => Heading { x: -x, y: -y },
            _ => Heading { x: y, y: -x },
        }
    }
}

impl Add for Angle {
    type Output = Angle;

    fn add(self, other: Angle) -> Angle {
        Angle((self.0 + other.0) % CIRCLE)
    }
}

impl Sub for Angle {
    type Output = Angle;

    fn sub(self, other: Angle) -> Angle {
        Angle((self.0 + CIRCLE - other.0) % CIRCLE)
    }
}

impl TryFrom<u16> for Angle {
    type Error = String;

    fn try_from(degrees: u16) -> Result<Angle, String> {
        if degrees < CIRCLE {
            Ok(Angle(degrees))
        } else {
            Err(format!("an angle is 0 to 359, not {degrees}"))
        }
    }
}

impl From<Angle> for u16 {
    fn from(angle: Angle) -> u16 {
        angle.0
    }
}

impl Heading {
    /// The direction of a way that is no table direction, such as that of a push (PR-R28). None if the way has no length.
    #[must_use]
    pub fn along(way: Offset) -> Option<Heading> {
        let (x, y) = (i128::from(way.x.in_nm()), i128::from(way.y.in_nm()));
        let square = u128::try_from(x * x + y * y).expect("a square is not negative");
        // The root is taken of a larger square, so that short ways have as good a heading as long ones.
        let shift = square.leading_zeros().saturating_sub(2) / 2;
        let length = (square << (2 * shift)).isqrt();
        let length = i128::try_from(length).expect("a root has half the bits");
        let part = |coordinate: i128| narrow(divided((coordinate << shift) << SCALE, length));
        (length > 0).then(|| Heading { x: part(x), y: part(y) })
    }

    /// Its two coordinates, times 2^30.
    #[must_use]
    pub const fn parts(self) -> (i64, i64) {
        (self.x, self.y)
    }

    /// A quarter turn to the left.
    #[must_use]
    pub const fn left(self) -> Heading {
        Heading { x: -self.y, y: self.x }
    }

    /// The other way.
    #[must_use]
    pub const fn back(self) -> Heading {
        Heading { x: -self.x, y: -self.y }
    }

    /// How much of this heading goes the other's way: 2^30 for all of it, negative for backwards.
    pub(super) const fn share(self, other: Heading) -> i64 {
        scaled_down_narrow(self.x * other.x + self.y * other.y)
    }

    /// So far this way, each coordinate rounded once.
    #[must_use]
    pub fn times(self, length: Length) -> Offset {
        Offset { x: part(length, self.x), y: part(length, self.y) }
    }
}

/// The part of a length that a coordinate of a heading, or a share of headings, leaves of it.
pub(super) fn part(length: Length, share: i64) -> Length {
    if is_short(length) {
        return Length::nm(scaled_down_narrow(length.in_nm() * share));
    }
    Length::nm(narrow(scaled_down(i128::from(length.in_nm()) * i128::from(share), SCALE)))
}

/// Whether two products of such a length with a heading have room in 64 bits: it is at most two metres.
pub(super) const fn is_short(length: Length) -> bool {
    length.in_nm().unsigned_abs() < 1 << 31
}

/// What [`scaled_down`] does, for products of short lengths.
pub(super) const fn scaled_down_narrow(number: i64) -> i64 {
    let half = 1 << (SCALE - 1);
    if number < 0 { -((half - number) >> SCALE) } else { (number + half) >> SCALE }
}
