//! Rehearsals: an answer played on a sketch of what its seat knows, to show beforehand what follows from it.

use crate::event::heard;
use crate::flow::{Flow, Reply};
use crate::input::Pending;
use crate::rules::{At, DEPTH_MAX, Rules};
use crate::run::STEPS_MAX;
use crate::seat::Seat;
use crate::sketch::Sketch;

/// How far a rehearsal goes, and what is supposed of everybody on the way.
pub trait Foresight<R: Rules> {
    /// What `seat` is supposed to answer. `None`: the rehearsal ends at this question.
    fn suppose(&self, at: At<'_, R>, seat: Seat, question: &R::Question) -> Option<R::Answer>;

    /// Whether this procedure belongs to what the answer does, and needs nothing that is hidden. If not, the rehearsal
    /// ends before it.
    fn goes_on(&self, at: At<'_, R>, frame: &R::Frame) -> bool;
}

impl<R: Rules> Sketch<R> {
    /// Plays the answer of `seat` to the question that it is asked, and gives what it would hear. The rehearsal ends
    /// at chance, at the end of the bout, and where `foresight` says so. The sketch stays as it is then: its top
    /// procedure is the one that was to go on, and it waits for nobody unless a question or chance is due.
    ///
    /// The sketch must be one of what the seat knows. Nothing is judged, so the answer must be a legal one.
    pub fn rehearse(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        foresight: &impl Foresight<R>,
    ) -> Vec<R::Event> {
        let bout = self.bout_mut();
        assert!(
            matches!(bout.pending, Pending::Asked(asked, _) if asked == seat),
            "only who is asked answers"
        );
        bout.pending = Pending::Apart;
        let (mut told, mut revealed) = (Vec::new(), false);
        let mut next = bout.stack.pop().map(|frame| (frame, Reply::Answer(answer)));
        let mut steps = 0;
        while let Some((frame, reply)) = next.take() {
            let ends = steps == STEPS_MAX || bout.stack.len() >= DEPTH_MAX;
            if ends || !foresight.goes_on(bout.at(seat), &frame) {
                bout.stack.push(frame);
                break;
            }
            steps += 1;
            let mut cx = bout.interrupting(Some(&mut told), &mut revealed);
            cx.stepwise = true;
            let mut flow = R::resume(&mut cx, frame, reply);
            R::hold_up(&mut cx, &mut flow);
            next = match flow {
                Flow::Go(then) => Some((then, Reply::Go)),
                Flow::Call { first, then } => {
                    bout.stack.push(then);
                    Some((first, Reply::Go))
                }
                Flow::Done(out) => bout.stack.pop().map(|below| (below, Reply::Out(out))),
                Flow::Ask { to, then, .. } if bout.left.contains(to) => Some((then, Reply::Left(to))),
                Flow::Ask { to, question, then } => {
                    bout.stack.push(then);
                    match foresight.suppose(bout.at(to), to, &question) {
                        Some(answer) => bout.stack.pop().map(|then| (then, Reply::Answer(answer))),
                        None => {
                            bout.pending = Pending::Asked(to, question);
                            None
                        }
                    }
                }
                Flow::Roll { chance, then } => {
                    bout.wait(then, Pending::Rolling(chance));
                    None
                }
                Flow::Apart { then, .. } => {
                    bout.stack.push(then);
                    None
                }
                Flow::End(outcome) => {
                    bout.end(outcome);
                    None
                }
            };
        }
        heard(&told, Some(seat))
    }
}
