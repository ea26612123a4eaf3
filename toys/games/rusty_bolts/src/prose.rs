//! Words: what the sentences of `words/en.ftl` may name. Their keys are the names of the variants.

use crate::RustyBolts;
use crate::table::Pocket;
use kernel::{At, Seat};
use tabletop::worded::{Worded, piece};
use words::{Arg, Message};

tabletop::prose!(RustyBolts);

impl Worded for RustyBolts {
    const PREFIX: &'static str = "rb";

    /// The heap, and what the own pocket holds.
    fn besides(at: At<'_, RustyBolts>, seat: Seat) -> Vec<(&'static str, Arg)> {
        let tool = match at.table.pocket(seat) {
            Pocket::Empty => Message::new("rb-nothing"),
            Pocket::Hidden => Message::new("rb-a-tool"),
            Pocket::Holds(tool) => piece::<RustyBolts>(at.content, &tool),
        };
        vec![("heap", at.table.heap.into()), ("tool", tool.into())]
    }
}
