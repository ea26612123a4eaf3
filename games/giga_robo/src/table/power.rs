//! Power Tokens that were spent and gained, counted, for the texts that wait for it (GR-24.1, GR-24.11, GR-R174).

use super::{SEATS, Table};
use crate::content::Hook;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How often each robot has spent Power Tokens, and how often it has gained some or added a Power Die. They are carried out
/// before the next step, so that no question ever finds any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Powers {
    spent: [u8; SEATS],
    gained: [u8; SEATS],
}

impl Powers {
    /// The robot has spent Power Tokens once more.
    pub(crate) fn spend(&mut self, robot: Seat) {
        self.spent[robot.index()] += 1;
    }

    /// The robot has gained Power Tokens, or added Power Dice, so often.
    pub(crate) fn gain(&mut self, robot: Seat, times: u8) {
        self.gained[robot.index()] += times;
    }

    /// GR-R48: takes out the next of them: what was spent comes before what was gained, and the Active Player first.
    pub(crate) fn take_next(&mut self, table: &Table) -> Option<(Hook, Seat)> {
        for (hook, counts) in [(Hook::FoeSpendsPt, &mut self.spent), (Hook::FoePowers, &mut self.gained)] {
            let counted = (0..SEATS as u8).map(Seat).filter(|robot| counts[robot.index()] > 0);
            let counted = counted.collect::<kernel::SeatSet>();
            if let Some(robot) = table.first_in_order(counted).or(counted.iter().next()) {
                counts[robot.index()] -= 1;
                return Some((hook, robot));
            }
        }
        None
    }
}
