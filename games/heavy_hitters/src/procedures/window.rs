//! Windows. GK-R18, GK-R67: a moment at which cards may be played, one after the other.

use super::{Attack, Cx, Flow, Playing, Step, done};
use crate::content::When;
use crate::legality::might_play;
use crate::question::{Answer, Question};
use kernel::{Procedure, Reply, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A moment at which these seats may play cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Window {
    pub(crate) moment: When,
    /// Who may play.
    pub(crate) who: SeatSet,
    /// Who has passed since the last card.
    pub(crate) passed: SeatSet,
    /// Who acted last.
    pub(crate) last: Option<Seat>,
}

kernel::known_to_all! { Window { moment, who, passed, last } }

impl Window {
    /// Everybody may play.
    pub(crate) fn open(moment: When) -> Window {
        Window { moment, who: SeatSet::first(crate::table::SEATS as u8), passed: SeatSet::EMPTY, last: None }
    }

    /// Only this seat may play.
    pub(crate) fn only(moment: When, seat: Seat) -> Window {
        Window { who: SeatSet::only(seat), ..Window::open(moment) }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (reply, self.last) {
            (Reply::Answer(Answer::Play(card)), Some(seat)) => {
                self.passed = SeatSet::EMPTY;
                let first = Playing::begin(seat, card, self.moment).into();
                return Flow::Call { first, then: self.into() };
            }
            (Reply::Answer(_), Some(seat)) | (Reply::Left(seat), _) => self.passed.insert(seat),
            (Reply::Go, Some(seat)) => return self.ask(seat),
            (Reply::Go | Reply::Answer(_), None)
            | (Reply::Out(_) | Reply::Rolled(_) | Reply::Apart(_), _) => {}
        }
        self.next(cx)
    }

    /// GK-R57, GK-R67: from the Glory Hound clockwise, until all have passed in a row. An attack whose shooter is gone
    /// has no more moments.
    fn next(mut self, cx: &mut Cx<'_>) -> Flow {
        let is_gone = |attack: &Attack| !attack.is_on(cx.table());
        if self.moment.is_window() && Attack::of(cx.below()).is_some_and(is_gone) {
            return done();
        }
        let mut order = cx.table().ordered();
        order.retain(|seat| self.who.contains(*seat));
        let last = self.last.and_then(|last| order.iter().position(|&seat| seat == last));
        let start = last.map_or(0, |place| place + 1);
        let mut around = order.iter().cycle().skip(start).take(order.len());
        let asked = around.find(|&&seat| {
            !self.passed.contains(seat) && cx.there().contains(seat) && might_play(cx.at(), seat, self.moment)
        });
        let Some(&seat) = asked else { return done() };
        self.last = Some(seat);
        self.ask(seat)
    }

    fn ask(self, seat: Seat) -> Flow {
        Flow::Ask { to: seat, question: Question::Window(self.moment), then: self.into() }
    }
}
