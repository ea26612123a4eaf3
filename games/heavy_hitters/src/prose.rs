//! Words: the sentences stand in `words/en.ftl`. Their keys are the names of the variants.

use crate::HeavyHitters;
use tabletop::worded::Worded;

tabletop::prose!(HeavyHitters);

impl Worded for HeavyHitters {
    const PREFIX: &'static str = "gk";
}
