//! Words: what the sentences of `words/en.ftl` may name. Their keys are the names of the variants.

use crate::HeavyHitters;
use crate::table::Pocket;
use kernel::{At, Seat};
use tabletop::worded::{Worded, piece};
use words::{Arg, Message};

tabletop::prose!(HeavyHitters);

impl Worded for HeavyHitters {
    const PREFIX: &'static str = "gk";

    /// The heap, and what the own pocket holds.
    fn besides(at: At<'_, HeavyHitters>, seat: Seat) -> Vec<(&'static str, Arg)> {
        let tool = match at.table.pocket(seat) {
            Pocket::Empty => Message::new("gk-nothing"),
            Pocket::Hidden => Message::new("gk-a-tool"),
            Pocket::Holds(tool) => piece::<HeavyHitters>(at.content, &tool),
        };
        vec![("heap", at.table.heap.into()), ("tool", tool.into())]
    }
}
