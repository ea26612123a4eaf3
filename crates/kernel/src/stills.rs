//! Stills: what stood on the table after each step of an input in which something was told.

use crate::bout::Bout;
use crate::event::Told;
use crate::flow::{Flow, Reply};
use crate::input::{Input, Pending};
use crate::rules::{DEPTH_MAX, Rules};
use crate::run::STEPS_MAX;
use crate::seat::Seat;

/// A position within an input, as one listener may be shown it. It waits for nobody.
#[derive(Clone, Debug)]
pub struct Still<R: Rules> {
    /// How many events of the input the listener has heard by then: one at least.
    pub heard: usize,
    /// The bout as it stands.
    pub bout: Bout<R>,
}

impl<R: Rules> Bout<R> {
    /// What stands within this input, which the bout accepts, after each step in which `listener` (`None` is a spectator)
    /// has heard something, but for the last one. A batch and an input from outside have no stills.
    ///
    /// Before the first thing that somebody hears there is none: until then a seat could take its answer back
    /// ([`Bout::before_plans`]). And which stills there are follows from what is heard alone.
    pub fn stills(&self, input: &Input<R>, listener: Option<Seat>) -> Vec<Still<R>> {
        let (mut bout, mut stills, mut told) = (self.clone(), Vec::new(), Vec::new());
        let mut next = bout.begin(input, &mut told);
        let mut heard = told.drain(..).filter(|told| told.to.hears(listener)).count();
        for _ in 0..STEPS_MAX {
            let Some((frame, reply)) = next.take() else { break };
            next = bout.stepped(frame, reply, &mut told);
            let news = told.drain(..).filter(|told| told.to.hears(listener)).count();
            heard += news;
            if news > 0
                && let Some((frame, _)) = &next
            {
                let mut bout = bout.clone();
                bout.stack.push(frame.clone());
                stills.push(Still { heard, bout });
            }
        }
        stills
    }

    /// The procedure that hears the input, and as what. From then on the bout waits for nobody.
    fn begin(&mut self, input: &Input<R>, told: &mut Vec<Told<R::Event>>) -> Option<(R::Frame, Reply<R>)> {
        let (seat, reply) = match input {
            Input::Answer(seat, answer) => (*seat, Reply::Answer(*answer)),
            Input::Chance(rolled) => {
                let seat = self.strands.rolling().map_or(Seat(0), |(seat, _)| seat);
                (seat, Reply::Rolled(rolled.clone()))
            }
            Input::Batch(..) | Input::Leave(_) | Input::TimeUp => return None,
        };
        let reply = match self.pending {
            Pending::Apart => {
                self.advance_strand(seat, reply, Some(told), &mut false);
                let results = self.strands.results()?;
                self.strands.close();
                Reply::Apart(results)
            }
            Pending::Asked(..) | Pending::Rolling(_) | Pending::Over(_) => reply,
        };
        self.pending = Pending::Apart;
        Some((self.stack.pop()?, reply))
    }

    /// One step of a procedure: which one goes on, and with what. `None` where the bout waits, or ends.
    fn stepped(
        &mut self,
        frame: R::Frame,
        reply: Reply<R>,
        told: &mut Vec<Told<R::Event>>,
    ) -> Option<(R::Frame, Reply<R>)> {
        let mut revealed = false;
        let mut cx = self.interrupting(Some(told), &mut revealed);
        let mut flow = R::resume(&mut cx, frame, reply);
        R::hold_up(&mut cx, &mut flow);
        match flow {
            Flow::Go(then) => Some((then, Reply::Go)),
            Flow::Call { first, then } => {
                self.stack.push(then);
                (self.stack.len() < DEPTH_MAX).then_some((first, Reply::Go))
            }
            Flow::Done(out) => {
                let reply = self.after_interruption().unwrap_or(Reply::Out(out));
                Some((self.stack.pop()?, reply))
            }
            Flow::Ask { to, then, .. } if self.left.contains(to) => Some((then, Reply::Left(to))),
            Flow::Ask { to, question, then } => {
                self.stack.push(then);
                let forced = self.only_answer(to, &question)?;
                Some((self.stack.pop()?, forced))
            }
            Flow::Roll { .. } | Flow::Apart { .. } | Flow::End(_) => None,
        }
    }
}
