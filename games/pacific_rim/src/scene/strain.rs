//! The neural load test that is to come, with its chance. PR-13.23 to PR-13.26.

use super::Look;
use crate::procedures::{Activation, Straining, StrainingStep, is_failed};
use crate::queries::is_undermanned;
use kernel::Procedure;
use scene::Overlay;
use words::Message;

/// The sides of a die.
const SIDES: u8 = 6;

/// PR-13.23, PR-13.25: while a Jaeger without its whole crew is activated, that a pilot may die of the test at the end,
/// and all of them, before any die is rolled again.
pub(super) fn overlays(look: Look<'_>) -> Vec<Overlay> {
    let Some(active) = Activation::of(look.view.stack()) else { return Vec::new() };
    let is_rolled = Straining::of(look.view.stack()).is_some_and(|it| it.step != StrainingStep::Roll);
    let figure = look.names.table.model(active.who).filter(|figure| figure.pose().is_some());
    let Some(figure) = figure.filter(|figure| !is_rolled && is_undermanned(look.names.content, figure))
    else {
        return Vec::new();
    };
    let crew = figure.pilots().count() as u32;
    let of = u64::from(SIDES).pow(crew);
    let (none, every) = ((u64::from(SIDES) - failing()).pow(crew), failing().pow(crew));
    let told = |dies: &'static str, cases: u64| {
        let title = Message::new("pr-odds-strain").with("dies", dies);
        Overlay::Odds { cases, of, title: title.with("who", look.names.model(active.who)) }
    };
    match crew {
        0 => Vec::new(),
        1 => vec![told("last", every)],
        _ => vec![told("some", of - none), told("all", every)],
    }
}

/// PR-13.26: that the die fails once more.
pub(super) fn again() -> Overlay {
    let title = Message::new("pr-odds-strain-again");
    Overlay::Odds { cases: failing(), of: u64::from(SIDES), title }
}

/// PR-R42: the faces that fail.
fn failing() -> u64 {
    (1..=SIDES).filter(|face| is_failed(*face)).count() as u64
}
