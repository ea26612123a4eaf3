//! Running a bout: how an input reaches the frames, and what they ask for in turn.

use crate::bout::Bout;
use crate::chance::Rolled;
use crate::event::Told;
use crate::flow::{Flow, Reply};
use crate::input::{Input, Pending, Played, Refusal, Waiting};
use crate::outcome::{Ending, Outcome};
use crate::playout::{Heard, Nobody, Outside};
use crate::rules::{At, Cx, DEPTH_MAX, Leaving, Rules};
use crate::seat::{Seat, SeatSet};
use crate::strand::StrandNow;

/// The most steps that one input may cause. A bout that needs more ends in a technical draw.
pub const STEPS_MAX: u32 = 50_000;

/// A technical draw between all seats still in the game.
#[cold]
pub(crate) fn drawn_at_limit<R: Rules>(at: At<'_, R>) -> Outcome {
    Outcome::drawn(R::still_in(at), at.seats, Ending::Limit)
}

impl<R: Rules> Bout<R> {
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        events: Option<&mut Vec<Told<R::Event>>>,
    ) -> Result<Played, Refusal<R>> {
        self.check(seat, answer)?;
        let mut revealed = false;
        self.before_answer();
        self.hear(seat, Reply::Answer(answer), events, &mut revealed);
        self.after_answer(seat, revealed);
        Ok(Played { revealed, used: 1 })
    }

    #[inline]
    fn hear(
        &mut self,
        seat: Seat,
        reply: Reply<R>,
        events: Option<&mut Vec<Told<R::Event>>>,
        revealed: &mut bool,
    ) {
        match self.pending {
            Pending::Apart => self.run_strand(seat, reply, events, revealed),
            Pending::Asked(..) | Pending::Rolling(_) | Pending::Over(_) => {
                self.run(reply, events, revealed, &mut Nobody);
            }
        }
    }

    pub(crate) fn chance(
        &mut self,
        rolled: Rolled,
        events: Option<&mut Vec<Told<R::Event>>>,
    ) -> Result<Played, Refusal<R>> {
        let Waiting::Chance(chance) = self.waiting() else {
            return Err(if self.outcome().is_some() { Refusal::Over } else { Refusal::NoChanceAsked });
        };
        if !chance.admits(&rolled, self.pile()) {
            return Err(Refusal::ImpossibleChance(chance, rolled));
        }
        self.plan.drop();
        let seat = self.strands.rolling().map_or(Seat(0), |(seat, _)| seat);
        self.hear(seat, Reply::Rolled(rolled), events, &mut true);
        Ok(Played { revealed: true, used: 1 })
    }

    pub(crate) fn batch(
        &mut self,
        seat: Seat,
        answers: &[R::Answer],
        events: Option<&mut Vec<Told<R::Event>>>,
    ) -> Result<Played, Refusal<R>> {
        if answers.is_empty() {
            return Err(Refusal::EmptyBatch);
        }
        let mut trial = self.clone();
        let mut told = Vec::new();
        let mut played = Played { revealed: false, used: 0 };
        for &answer in answers {
            let input = Input::Answer(seat, answer);
            match trial.play_telling(input, Some(&mut told)) {
                Ok(one) => played = Played { revealed: one.revealed, used: played.used + 1 },
                Err(refusal) => return Err(Refusal::InBatch(played.used, Box::new(refusal))),
            }
            let goes_on = !played.revealed && trial.question(seat).is_some();
            if !goes_on {
                break;
            }
        }
        *self = trial;
        if let Some(events) = events {
            events.append(&mut told);
        }
        Ok(played)
    }

    pub(crate) fn leave(
        &mut self,
        seat: Seat,
        mut events: Option<&mut Vec<Told<R::Event>>>,
    ) -> Result<Played, Refusal<R>> {
        self.may_interrupt()?;
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat(seat));
        }
        if self.left.contains(seat) {
            return Err(Refusal::HasLeft(seat));
        }
        self.take_back_plan();
        self.left.insert(seat);
        let revealed = &mut true;
        let ended = R::leave(&mut self.interrupting(events.as_deref_mut(), revealed), seat);
        match (ended, &self.pending) {
            (Leaving::Ends(outcome), _) => self.end(outcome),
            (Leaving::First(frame), Pending::Asked(..)) => {
                self.interruption = Some((self.stack.len() as u16, seat));
                self.stack.push(frame);
                self.run(Reply::Go, events, revealed, &mut Nobody);
            }
            (Leaving::First(_), _) => panic!("a procedure cannot come first while private strands are open"),
            (Leaving::Stays, Pending::Asked(asked, question))
                if *asked != seat && R::stands(self.at(*asked), question, *asked) =>
            {
                if let Heard::Forced(reply) = Nobody.hear(self) {
                    self.run(reply, events, revealed, &mut Nobody);
                }
            }
            (Leaving::Stays, Pending::Asked(..)) => {
                self.run(Reply::Left(seat), events, revealed, &mut Nobody);
            }
            (Leaving::Stays, Pending::Apart) => {
                self.strands.abandon(seat);
                self.deliver(events, revealed);
            }
            (Leaving::Stays, Pending::Rolling(_) | Pending::Over(_)) => {}
        }
        Ok(Played { revealed: true, used: 1 })
    }

    pub(crate) fn time_up(&mut self, events: Option<&mut Vec<Told<R::Event>>>) -> Result<Played, Refusal<R>> {
        self.may_interrupt()?;
        self.take_back_plan();
        if let Some(outcome) = R::time_up(&mut self.interrupting(events, &mut true)) {
            self.end(outcome);
        }
        Ok(Played { revealed: true, used: 1 })
    }

    fn may_interrupt(&self) -> Result<(), Refusal<R>> {
        match self.waiting() {
            Waiting::Over => Err(Refusal::Over),
            Waiting::Chance(_) => Err(Refusal::ChanceFirst),
            Waiting::Seats(_) => Ok(()),
        }
    }

    pub(crate) fn interrupting<'a>(
        &'a mut self,
        sink: Option<&'a mut Vec<Told<R::Event>>>,
        revealed: &'a mut bool,
    ) -> Cx<'a, R> {
        Cx {
            table: &mut self.table,
            content: &self.content,
            below: &mut self.stack,
            strand: None,
            seats: self.seats,
            left: self.left,
            sink,
            revealed,
            heard: &mut self.heard,
            shows: false,
            stepwise: false,
        }
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.stack.clear();
        self.strands.close();
        self.interruption = None;
        self.pending = Pending::Over(outcome);
    }

    fn end_at_limit(&mut self) {
        self.end(drawn_at_limit(self.at(Seat(0))));
    }

    /// Runs the stack until the bout waits for something that `outside` does not supply, or is over.
    pub(crate) fn run(
        &mut self,
        mut reply: Reply<R>,
        mut events: Option<&mut Vec<Told<R::Event>>>,
        revealed: &mut bool,
        outside: &mut impl Outside<R>,
    ) {
        let mut frame = self.top();
        let mut steps = 0;
        while steps < STEPS_MAX {
            steps += 1;
            let mut cx = self.interrupting(events.as_deref_mut(), revealed);
            let mut flow = R::resume(&mut cx, frame, reply);
            R::hold_up(&mut cx, &mut flow);
            match flow {
                Flow::Go(next) => (frame, reply) = (next, Reply::Go),
                Flow::Call { first, then } => {
                    self.stack.push(then);
                    if self.stack.len() >= DEPTH_MAX {
                        return self.end_at_limit();
                    }
                    (frame, reply) = (first, Reply::Go);
                }
                Flow::Done(out) => {
                    reply = self.after_interruption().unwrap_or(Reply::Out(out));
                    frame = self.top();
                }
                Flow::Ask { to, question, then } if !self.left.contains(to) => {
                    self.wait(then, Pending::Asked(to, question));
                    match outside.hear(self) {
                        Heard::Nothing => return,
                        Heard::Forced(forced) => reply = forced,
                        Heard::Input(input) => (reply, steps) = (input, 0),
                    }
                    frame = self.top();
                }
                Flow::Ask { to, then, .. } => (frame, reply) = (then, Reply::Left(to)),
                Flow::Roll { chance, then } => {
                    self.wait(then, Pending::Rolling(chance));
                    let Heard::Input(input) = outside.hear(self) else { return };
                    (frame, reply, steps) = (self.top(), input, 0);
                }
                Flow::Apart { strands, then } => {
                    self.strands.open(strands, self.left);
                    self.wait(then, Pending::Apart);
                    return self.start_strands(events, revealed);
                }
                Flow::End(outcome) => return self.end(outcome),
            }
        }
        self.end_at_limit();
    }

    #[inline]
    fn top(&mut self) -> R::Frame {
        self.stack.pop().expect("the last procedure of a game ends the bout")
    }

    #[inline]
    pub(crate) fn wait(&mut self, then: R::Frame, pending: Pending<R>) {
        self.stack.push(then);
        self.pending = pending;
    }

    /// The reply to a question if everybody knows that it has only one answer.
    #[inline]
    pub(crate) fn only_answer(&self, seat: Seat, question: &R::Question) -> Option<Reply<R>> {
        let answer = R::only_answer(self.at(seat), question, seat)?;
        assert!(R::check(self.at(seat), question, seat, answer).is_ok(), "the only answer is legal");
        Some(Reply::Answer(answer))
    }

    /// What resumes the waiting frame when the procedure that ran first is over.
    #[inline]
    pub(crate) fn after_interruption(&mut self) -> Option<Reply<R>> {
        let (depth, seat) = self.interruption?;
        let over = usize::from(depth) == self.stack.len();
        over.then(|| {
            self.interruption = None;
            Reply::Left(seat)
        })
    }

    fn start_strands(&mut self, mut events: Option<&mut Vec<Told<R::Event>>>, revealed: &mut bool) {
        for seat in SeatSet::first(self.seats).iter() {
            let has_frames = self.strands.get(seat).is_some_and(|strand| !strand.frames.is_empty());
            if has_frames {
                self.advance_strand(seat, Reply::Go, events.as_deref_mut(), revealed);
            }
        }
        self.deliver(events, revealed);
    }

    pub(crate) fn run_strand(
        &mut self,
        seat: Seat,
        reply: Reply<R>,
        mut events: Option<&mut Vec<Told<R::Event>>>,
        revealed: &mut bool,
    ) {
        self.advance_strand(seat, reply, events.as_deref_mut(), revealed);
        self.deliver(events, revealed);
    }

    /// Advances one strand without telling events and without handing over results.
    pub(crate) fn run_strand_quietly(&mut self, seat: Seat, reply: Reply<R>) {
        self.advance_strand(seat, reply, None, &mut false);
    }

    /// Hands the results to the procedure that opened the strands, once all strands are done.
    fn deliver(&mut self, events: Option<&mut Vec<Told<R::Event>>>, revealed: &mut bool) {
        if let (Pending::Apart, Some(results)) = (&self.pending, self.strands.results()) {
            self.strands.close();
            *revealed = true;
            self.run(Reply::Apart(results), events, revealed, &mut Nobody);
        }
    }

    pub(crate) fn advance_strand(
        &mut self,
        seat: Seat,
        mut reply: Reply<R>,
        mut events: Option<&mut Vec<Told<R::Event>>>,
        revealed: &mut bool,
    ) {
        for _ in 0..STEPS_MAX {
            let Some(strand) = self.strands.get_mut(seat) else { return };
            let frame = strand.frames.pop().expect("a strand that runs has a frame");
            let mut cx = Cx {
                table: &mut self.table,
                content: self.content.as_ref(),
                below: &mut strand.frames,
                strand: Some(seat),
                seats: self.seats,
                left: self.left,
                sink: events.as_deref_mut(),
                revealed,
                heard: &mut self.heard,
                shows: false,
                stepwise: false,
            };
            let mut flow = R::resume(&mut cx, frame, reply);
            R::hold_up(&mut cx, &mut flow);
            reply = match flow {
                Flow::Go(next) => {
                    strand.frames.push(next);
                    Reply::Go
                }
                Flow::Call { first, then } if strand.frames.len() < DEPTH_MAX => {
                    strand.frames.extend([then, first]);
                    Reply::Go
                }
                Flow::Done(out) if strand.frames.is_empty() => {
                    strand.now = StrandNow::Done(Some(out));
                    return;
                }
                Flow::Done(out) => Reply::Out(out),
                Flow::Ask { to, question, then } => {
                    assert_eq!(to, seat, "a private strand asks its own seat");
                    strand.frames.push(then);
                    strand.now = StrandNow::Asked(question.clone());
                    let Some(answer) = self.only_answer(seat, &question) else { return };
                    answer
                }
                Flow::Roll { chance, then } => {
                    strand.frames.push(then);
                    strand.now = StrandNow::Rolling(chance);
                    return;
                }
                Flow::Call { .. } => break,
                Flow::Apart { .. } | Flow::End(_) => {
                    panic!("a private strand neither opens strands nor ends the bout")
                }
            };
        }
        self.end_at_limit();
    }
}
