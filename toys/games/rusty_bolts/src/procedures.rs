//! The procedures of the rules, one file each.

mod drawing;
mod opening;
mod turn;

pub use drawing::Drawing;
pub use opening::Opening;
pub use turn::Turn;
pub(crate) use turn::TurnStep;

use crate::RustyBolts;

kernel::frames! {
    /// One procedure in progress.
    pub enum Frame for RustyBolts { Opening, Turn, Drawing }
}
