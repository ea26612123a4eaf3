//! Drift: how well a crew fits together. PR-13.1 to PR-13.4, PR-R41.

use crate::content::{Content, Enlisted};

/// PR-13.2, PR-13.4: the highest bonus.
const DRIFT_MAX: u8 = 3;

impl Enlisted {
    /// The Drift bonus of its crew to SKL.
    ///
    /// PR-13.1, PR-13.2: each row in which two neighbours have the same symbol. PR-13.4, PR-R41: of three pilots the
    /// first with the second and the second with the third, at most 3; whoever is dead connects nobody.
    pub fn drift(&self, content: &Content) -> u8 {
        let rows = self.pilots.map(|pilot| pilot.map(|id| content.pilot(id).rows));
        let between = |pair: &[Option<[u8; 3]>]| match pair {
            [Some(one), Some(other)] => {
                one.iter().zip(other).filter(|(one, other)| one == other).count() as u8
            }
            _ => 0,
        };
        rows.windows(2).map(between).sum::<u8>().min(DRIFT_MAX)
    }
}
