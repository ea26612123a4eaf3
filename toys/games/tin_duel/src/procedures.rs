//! The procedures of the rules, one file each.

mod choosing;
mod drawing;
mod opening;
mod round;

pub use choosing::Choosing;
pub use drawing::Drawing;
pub use opening::Opening;
pub use round::Round;
pub(crate) use round::leader;

use crate::TinDuel;

kernel::frames! {
    /// One procedure in progress.
    pub enum Frame for TinDuel { Opening, Round, Choosing, Drawing }
}
