//! Wrapping: reads a bout as one of a wrapping game.

use crate::bout::Bout;
use crate::event::Told;
use crate::input::Pending;
use crate::rules::{Cx, Rules};
use crate::seat::{Seat, SeatSet};
use crate::strand::{Strand, StrandNow, Strands};
use std::sync::Arc;

impl<R: Rules> Bout<R> {
    /// A copy of this bout as one of a game with the same table, frames, questions and results: for games
    /// that wrap another.
    pub fn recast<S>(&self) -> Bout<S>
    where
        S: Rules<
                Table = R::Table,
                Content = R::Content,
                Frame = R::Frame,
                Question = R::Question,
                Out = R::Out,
            >,
    {
        Bout {
            table: self.table.clone(),
            stack: self.stack.clone(),
            pending: match &self.pending {
                Pending::Asked(seat, question) => Pending::Asked(*seat, question.clone()),
                Pending::Rolling(chance) => Pending::Rolling(*chance),
                Pending::Apart => Pending::Apart,
                Pending::Over(outcome) => Pending::Over(outcome.clone()),
            },
            strands: self.strands.recast(),
            interruption: self.interruption,
            plan: self.plan.recast(),
            heard: self.heard,
            seats: self.seats,
            left: self.left,
            content: Arc::clone(&self.content),
        }
    }

    /// The seats whose private strand is not finished: they are asked, or wait for chance. Everybody knows
    /// who has committed. Empty outside of private strands.
    pub fn uncommitted(&self) -> SeatSet {
        SeatSet::first(self.seats).iter().filter(|&seat| self.strands.runs(seat)).collect()
    }
}

impl<R: Rules> Strands<R> {
    fn recast<S>(&self) -> Strands<S>
    where
        S: Rules<Frame = R::Frame, Question = R::Question, Out = R::Out>,
    {
        let strand = |strand: &Strand<R>| Strand {
            frames: strand.frames.clone(),
            now: match &strand.now {
                StrandNow::Asked(question) => StrandNow::Asked(question.clone()),
                StrandNow::Rolling(chance) => StrandNow::Rolling(*chance),
                StrandNow::Done(out) => StrandNow::Done(*out),
            },
        };
        Strands::all(self.now_open().iter().map(strand).collect())
    }
}

impl<'a, R: Rules> Cx<'a, R> {
    /// The same access for a game with the same table and frames but other events. Its events go to `sink`:
    /// for games that wrap another and tell its events again.
    pub fn recast_telling<'b, S>(&'b mut self, sink: &'b mut Vec<Told<S::Event>>) -> Cx<'b, S>
    where
        S: Rules<Table = R::Table, Content = R::Content, Frame = R::Frame>,
    {
        Cx {
            table: self.table,
            content: self.content,
            below: self.below,
            strand: self.strand,
            seats: self.seats,
            left: self.left,
            sink: Some(sink),
            revealed: self.revealed,
            heard: self.heard,
            shows: self.shows,
            stepwise: self.stepwise,
        }
    }

    /// The seat whose private strand is running, if there is one.
    pub fn in_strand(&self) -> Option<Seat> {
        self.strand
    }
}
