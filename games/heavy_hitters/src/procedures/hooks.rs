//! Hooks. GK-13.8, GK-13.15, GK-16.7: what Pilots, upgrades and units do of themselves at a moment of the turn.

use super::{Cx, Flow, Source, Step, Working, done};
use crate::content::{Gkr, When};
use crate::reckoning::sources;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Seat after seat, text after text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hooks {
    pub(crate) when: When,
    /// The seats that are over.
    pub(crate) done: SeatSet,
    /// How many texts of the next seat are over.
    pub(crate) texts: u8,
}

kernel::known_to_all! { Hooks { when, done, texts } }

/// All that may bear a text, in the order in which the texts work.
const SOURCES: [Source; 7] = [
    Source::Pilot,
    Source::Upgrade(0),
    Source::Upgrade(1),
    Source::Upgrade(2),
    Source::Unit(Gkr::Combat),
    Source::Unit(Gkr::Repair),
    Source::Unit(Gkr::Recon),
];

impl Hooks {
    /// No text has worked yet.
    pub(crate) fn at(when: When) -> Hooks {
        Hooks { when, done: SeatSet::EMPTY, texts: 0 }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        let (table, content) = (cx.table(), cx.content());
        loop {
            let Some(seat) = table.order().find(|&seat| !self.done.contains(seat)) else { return done() };
            let Some(&source) = SOURCES.get(usize::from(self.texts)) else {
                self = Hooks { done: self.done.with(seat), texts: 0, ..self };
                continue;
            };
            self.texts += 1;
            if speaks(table, content, (seat, source), self.when) {
                let first = Working::of(seat, source, self.when).into();
                return Flow::Call { first, then: self.into() };
            }
        }
    }
}

fn speaks(
    table: &crate::table::Table,
    content: &crate::content::Content,
    (seat, source): (Seat, Source),
    when: When,
) -> bool {
    let clauses = source.clauses(table, content, seat);
    clauses.iter().any(|clause| clause.when == when) && sources(table, seat).any(|each| each == source)
}
