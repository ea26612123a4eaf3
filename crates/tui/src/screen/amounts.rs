//! Amounts: answers that differ only by a number are one line. Keys and clicks change its number.

use super::face::Face;
use super::input::Act;

impl Face {
    /// Whether the highlighted line carries an amount.
    pub(super) fn has_amount(&self) -> bool {
        self.in_hand().is_some_and(|line| line.amount().is_some())
    }

    /// Changes the amount of the highlighted line by this many steps.
    pub(super) fn change_amount(&mut self, by: isize) -> Act {
        self.typed.clear();
        if let Some(place) = self.highlighted() {
            self.asked.lines[place].change(by);
        }
        Act::Draw
    }

    /// A digit becomes part of the amount if there is such a one, else the first of another.
    pub(super) fn type_amount(&mut self, digit: char) -> Act {
        let Some(place) = self.highlighted() else { return Act::Draw };
        let line = &mut self.asked.lines[place];
        let most = line.amount().map_or(0, |amount| amount.most);
        self.typed.push(digit);
        if self.typed.parse().is_ok_and(|typed: i64| typed > most) {
            self.typed = digit.to_string();
        }
        let is_set = self.typed.parse().is_ok_and(|typed| line.set(typed));
        let may_grow =
            self.typed.parse().is_ok_and(|typed: i64| typed > 0 && typed.saturating_mul(10) <= most);
        if !is_set && !may_grow {
            self.typed.clear();
        }
        Act::Draw
    }
}
