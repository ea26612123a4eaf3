//! Words: the sentences stand in `words/en.ftl`. Their keys are the names of the variants.

use crate::TinDuel;
use tabletop::worded::Worded;

tabletop::prose!(TinDuel);

impl Worded for TinDuel {
    const PREFIX: &'static str = "td";
}
