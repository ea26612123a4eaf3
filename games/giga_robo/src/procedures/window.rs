//! A response window. GR-8.1 to GR-8.9, GR-8.13, GR-R16.

use super::{Cx, Declare, Flow, Out, Resolve, Step, Stirring, ask, call};
use crate::frame::Frame;
use crate::legality::responses;
use crate::question::{Answer, Moment, Question};
use crate::table::{State, Table};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A response window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Window {
    /// The moment of the timing table.
    pub moment: Moment,
    /// The responses below this place belong to windows around this one.
    pub base: u8,
    /// Who has priority.
    pub at: Seat,
    /// How many have passed in succession.
    pub passes: u8,
}

kernel::known_to_all! { Window { moment, base, at, passes } }

impl Window {
    /// GR-5.4, GR-8.1: a window in which nothing was declared yet; the Active Player has priority.
    pub fn open(table: &Table, moment: Moment) -> Window {
        Window { moment, base: table.stack.len() as u8, at: table.active, passes: 0 }
    }

    /// The same where something comes of it: somebody is asked, or something is to be done before.
    pub(super) fn needed(cx: &Cx<'_>, moment: Moment) -> Option<Window> {
        let window = Window::open(cx.table(), moment);
        let quiet = cx.table().power.is_none() && cx.table().stirred.is_empty();
        if quiet { window.up_to_asked(cx) } else { Some(window) }
    }

    /// GR-R16: a window around the response that was just declared at this place; who comes next has priority.
    pub fn around(table: &Table, declarer: Seat, base: u8) -> Window {
        Window { moment: Moment::Happened, base, at: table.next_in_order(declarer), passes: 0 }
    }

    /// GR-8.6, GR-R73: the same when the first who is asked has priority; none if all pass.
    fn up_to_asked(mut self, cx: &Cx<'_>) -> Option<Window> {
        let count = cx.table().order.len() as u8;
        while self.passes < count {
            if self.is_asked(cx) {
                return Some(self);
            }
            self = self.pass(cx.table());
        }
        None
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match reply {
            Step::Answer(Answer::Pass) | Step::Left(_) => self.pass(cx.table()).offer(cx),
            Step::Answer(answer) => self.respond(cx, answer),
            Step::Go | Step::Out(_) | Step::Rolled(_) | Step::Apart(_) => self.offer(cx),
        }
    }

    /// GR-8.2, GR-8.5: one response is declared; the next player has priority.
    fn respond(self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        let (source, deed) = Declare::of(answer).expect("only responses and passes are legal here");
        let then = Window { at: cx.table().next_in_order(self.at), passes: 0, ..self };
        call(Frame::Declare(Declare::response(self.at, source, deed)), Frame::Window(then))
    }

    fn pass(self, table: &Table) -> Window {
        Window { at: table.next_in_order(self.at), passes: self.passes + 1, ..self }
    }

    /// GR-8.1, GR-8.6, GR-R73: asks the first who may want to respond; when all have passed, the last declared response
    /// resolves, or the window closes.
    fn offer(self, cx: &mut Cx<'_>) -> Flow {
        if !cx.table().stirred.is_empty() {
            return call(Frame::Stirring(Stirring::new()), Frame::Window(self));
        }
        if let Some(asking) = self.up_to_asked(cx) {
            let moment = if self.is_answering(cx.table()) { Moment::Declared } else { self.moment };
            let key = responses::is_key(cx.table(), asking.at);
            return ask(asking.at, Question::Respond { moment, key }, Frame::Window(asking));
        }
        self.all_passed(cx)
    }

    /// GR-27.2: the response at this place has left the stack.
    pub(super) fn lose(&mut self, at: usize) {
        if at < usize::from(self.base) {
            self.base -= 1;
        }
    }

    fn is_asked(&self, cx: &Cx<'_>) -> bool {
        let out = cx.table().player(self.at).state == State::Out || cx.left().contains(self.at);
        !out && responses::wanted(cx.table(), cx.content(), self.at, self.moment)
    }

    fn is_answering(&self, table: &Table) -> bool {
        table.stack.len() > usize::from(self.base)
    }

    /// GR-8.7, GR-8.8, GR-8.13: the newest response resolves first, and then the Active Player has priority again.
    fn all_passed(self, cx: &mut Cx<'_>) -> Flow {
        if !self.is_answering(cx.table()) {
            return Flow::Done(Out::Done);
        }
        let item = cx.table_mut().stack.pop().expect("a response lies there");
        let then = Window { at: cx.table().active, passes: 0, ..self };
        call(Frame::Resolve(Resolve::new(item)), Frame::Window(then))
    }
}
