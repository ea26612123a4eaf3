//! Plans: what a seat has begun and could still take back, and the position as everybody else knows it so long.
//!
//! A deed may take several answers: where to go, then where to look. As long as nobody else has heard anything, and the
//! same seat is asked alone, its answers stand for nobody but itself. The bout keeps the position that the others still
//! see: the question, the procedures in progress and the table of that moment.

use crate::bout::Bout;
use crate::event::Audience;
use crate::input::Pending;
use crate::rules::Rules;
use crate::seat::Seat;
use std::borrow::Cow;

/// The position that everybody but the asked seat still sees. Its room is kept, so that planning allocates nothing.
#[derive(Debug)]
pub(crate) struct Plan<R: Rules> {
    /// Nobody looks at this bout with the eyes of others, so nothing is kept.
    unwatched: bool,
    /// What they see asked; nothing if they see all.
    question: Option<R::Question>,
    stack: Vec<R::Frame>,
    table: Option<Box<R::Table>>,
}

impl<R: Rules> Plan<R> {
    /// Nothing is planned.
    pub(crate) fn none() -> Plan<R> {
        Plan { unwatched: false, question: None, stack: Vec::new(), table: None }
    }

    #[inline]
    pub(crate) fn drop(&mut self) {
        self.question = None;
    }

    /// The same for a game that shares tables, questions and procedures with this one.
    pub(crate) fn recast<S>(&self) -> Plan<S>
    where
        S: Rules<Table = R::Table, Frame = R::Frame, Question = R::Question>,
    {
        let Plan { unwatched, question, stack, table } = self.clone();
        Plan { unwatched, question, stack, table }
    }

    /// As many procedures as there have been at once find room, so that a deeper plan allocates nothing more.
    fn keep_stack(&mut self, now: &Vec<R::Frame>) {
        self.stack.clear();
        self.stack.reserve(now.capacity());
        self.stack.extend_from_slice(now);
    }

    fn keep_table(&mut self, now: &R::Table) {
        match &mut self.table {
            Some(table) => (**table).clone_from(now),
            None => self.table = Some(Box::new(now.clone())),
        }
    }
}

impl<R: Rules> Clone for Plan<R> {
    fn clone(&self) -> Plan<R> {
        let mut plan = Plan::none();
        plan.clone_from(self);
        plan
    }

    fn clone_from(&mut self, other: &Plan<R>) {
        self.unwatched = other.unwatched;
        self.question.clone_from(&other.question);
        if let (Some(_), Some(table)) = (&other.question, &other.table) {
            self.keep_stack(&other.stack);
            self.keep_table(table);
        }
    }
}

impl<R: Rules> Bout<R> {
    /// The bout as `viewer` (`None` is a spectator) may know it: what another seat could still take back has not begun.
    /// Views and knowledge are made of this.
    pub fn before_plans(&self, viewer: Option<Seat>) -> Cow<'_, Bout<R>> {
        match self.pending {
            Pending::Asked(asked, _) if self.plan.question.is_some() && Some(asked) != viewer => {
                let mut before = self.clone();
                before.take_back_plan();
                Cow::Owned(before)
            }
            Pending::Asked(..) | Pending::Rolling(_) | Pending::Apart | Pending::Over(_) => {
                Cow::Borrowed(self)
            }
        }
    }

    /// The same bout for somebody who plays it alone: what others may know of it is not kept any more.
    #[must_use]
    pub fn unwatched(mut self) -> Bout<R> {
        self.plan = Plan { unwatched: true, ..Plan::none() };
        self
    }

    /// The seat that is asked is asked again what it was asked before it began its plan.
    pub(crate) fn take_back_plan(&mut self) {
        let (Some(before), Pending::Asked(_, question)) = (self.plan.question.take(), &mut self.pending)
        else {
            return;
        };
        *question = before;
        self.stack.clone_from(&self.plan.stack);
        self.table.clone_from(self.plan.table.as_deref().expect("a plan keeps the table before it"));
    }

    /// An answer is about to be heard: what everybody sees now is kept, unless that is an older plan's beginning.
    pub(crate) fn before_answer(&mut self) {
        self.heard = Audience::NOBODY;
        if self.plan.unwatched || self.plan.question.is_some() {
            return;
        }
        if let Pending::Asked(_, question) = &self.pending {
            self.plan.question = Some(question.clone());
            self.plan.keep_stack(&self.stack);
            self.plan.keep_table(&self.table);
        }
    }

    /// The answer of `seat` was heard. Whatever anybody else could notice of it ends the plan.
    pub(crate) fn after_answer(&mut self, seat: Seat, revealed: bool) {
        let is_asked_again = matches!(self.pending, Pending::Asked(asked, _) if asked == seat);
        if revealed || !is_asked_again || self.heard.is_for_others_than(seat) {
            self.plan.drop();
        }
    }
}
