//! The wrapper: a game like another one, but for one fault.

use super::flaws::{Flaw, Plant};
use kernel::{
    At, Audience, Bout, Census, Chance, Cited, Cx, Dealer, Fault, Flow, Leaving, Listing, Notation, Opening,
    Outcome, Reply, Rolled, Rules, Seat, Told, digest,
};
use serde::Serialize;
use std::marker::PhantomData;
use std::sync::Arc;

/// The game `G` with the fault `F`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planted<G, F>(PhantomData<(G, F)>);

/// Something shown, with a fingerprint of what must not be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Leaked<T> {
    /// What is shown.
    pub shown: T,
    /// The leak, if the fault is planted here.
    pub truth: Option<u64>,
}

impl<T: Cited> Cited for Leaked<T> {
    fn rule(&self) -> &'static str {
        self.shown.rule()
    }
}

/// Knowledge that may keep the bout itself.
#[derive(Clone, Debug)]
pub struct Known<G: Rules> {
    known: G::Known,
    sealed: Option<u64>,
    planned: Option<u64>,
    truth: Option<Bout<G>>,
}

impl<G: Rules> PartialEq for Known<G> {
    fn eq(&self, other: &Known<G>) -> bool {
        self.known == other.known && self.sealed == other.sealed && self.planned == other.planned
    }
}

impl<G: Rules> Eq for Known<G> {}

fn leaked<T, F: Flaw>(shown: T, place: Plant, truth: impl FnOnce() -> u64) -> Leaked<T> {
    Leaked { shown, truth: (F::PLANT == place).then(truth) }
}

/// One position in two differs in this.
fn odd<G: Rules>(table: &G::Table) -> bool {
    digest(table) & 1 == 1
}

impl<G: Rules, F: Flaw> Rules for Planted<G, F> {
    type Setup = G::Setup;
    type Content = G::Content;
    type Table = G::Table;
    type Frame = G::Frame;
    type Out = G::Out;
    type Question = G::Question;
    type Answer = G::Answer;
    type Event = Leaked<G::Event>;
    type View = Leaked<G::View>;
    type Known = Known<G>;
    type Illegal = Leaked<G::Illegal>;

    const ID: &'static str = G::ID;
    const VERSION: u32 = G::VERSION;

    fn open(setup: &G::Setup, content: &G::Content) -> Result<Opening<Self>, Vec<Self::Illegal>> {
        let Opening { seats, table, frame } = G::open(setup, content).map_err(|reasons| {
            let leaked = |shown| Leaked { shown, truth: None };
            reasons.into_iter().map(leaked).collect::<Vec<_>>()
        })?;
        Ok(Opening { seats, table, frame })
    }

    fn resume(cx: &mut Cx<'_, Self>, frame: G::Frame, reply: Reply<Self>) -> Flow<Self> {
        let asks_what_is_clear = F::PLANT == Plant::Waiting && cx.in_strand().is_none();
        let flow = delegate(cx, |inner| step(inner, frame, reply_of(reply)));
        match flow {
            Flow::Ask { to, question, then } if asks_what_is_clear => leak_waiting(cx, to, question, then),
            flow => flow_of(flow),
        }
    }

    fn answers(at: At<'_, Self>, question: &G::Question, seat: Seat, out: &mut Vec<G::Answer>) {
        let start = out.len();
        G::answers(at.recast(), question, seat, out);
        let many = out.len() - start > 1;
        match F::PLANT {
            Plant::List if many && odd::<G>(at.table) => {
                out.pop();
            }
            Plant::Unlisted if many => {
                out.pop();
            }
            Plant::Unsorted => out[start..].reverse(),
            _ => {}
        }
    }

    fn check(
        at: At<'_, Self>,
        question: &G::Question,
        seat: Seat,
        answer: G::Answer,
    ) -> Result<(), Self::Illegal> {
        G::check(at.recast(), question, seat, answer)
            .map_err(|shown| leaked::<_, F>(shown, Plant::Refusal, || digest(at.table)))
    }

    fn default_answer(at: At<'_, Self>, question: &G::Question, seat: Seat) -> G::Answer {
        G::default_answer(at.recast(), question, seat)
    }

    fn listing(question: &G::Question) -> Listing {
        G::listing(question)
    }

    fn only_answer(at: At<'_, Self>, question: &G::Question, seat: Seat) -> Option<G::Answer> {
        if F::PLANT == Plant::Needless {
            return None;
        }
        G::only_answer(at.recast(), question, seat)
    }

    fn asked_anyway(question: &G::Question) -> Option<&'static str> {
        G::asked_anyway(question)
    }

    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8] {
        G::pile(at.recast(), pile)
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        match delegate(cx, |inner| G::leave(inner, seat)) {
            Leaving::Stays => Leaving::Stays,
            Leaving::Ends(outcome) => Leaving::Ends(outcome),
            Leaving::First(frame) => Leaving::First(frame),
        }
    }

    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        delegate(cx, |inner| G::time_up(inner))
    }

    fn view(bout: &Bout<Self>, seat: Option<Seat>) -> Self::View {
        let shown = G::view(&bout.recast(), seat);
        leaked::<_, F>(shown, Plant::View, || digest(bout.table()))
    }

    fn known(bout: &Bout<Self>, seat: Seat) -> Known<G> {
        let inner: Bout<G> = bout.recast();
        let strand = |seat| digest(bout.at(seat).strand);
        let strands = || (0..bout.seats()).map(Seat).map(strand).fold(0, u64::wrapping_add);
        Known {
            known: G::known(&inner, seat),
            sealed: (F::PLANT == Plant::Sealed).then(strands),
            planned: (F::PLANT == Plant::Planned).then(|| digest(bout.stack())),
            truth: (F::PLANT == Plant::Truth).then_some(inner),
        }
    }

    fn imagine(known: &Known<G>, dealer: &mut Dealer) -> Bout<Self> {
        if let Some(truth) = &known.truth {
            return truth.recast();
        }
        let imagined = G::imagine(&known.known, dealer);
        match F::PLANT {
            Plant::Forgetful => {
                let other = Seat(imagined.seats() - 1);
                G::imagine(&G::known(&imagined, other), dealer).recast()
            }
            _ => imagined.recast(),
        }
    }

    fn setup_for(setup: &G::Setup, seat: Option<Seat>) -> G::Setup {
        G::setup_for(setup, seat)
    }
}

/// Runs a part of the wrapped game and tells its events again.
fn delegate<G: Rules, F: Flaw, T>(
    cx: &mut Cx<'_, Planted<G, F>>,
    part: impl FnOnce(&mut Cx<'_, G>) -> T,
) -> T {
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let done = part(&mut cx.recast_telling(&mut told));
    for Told { to, shows, event } in told {
        if shows {
            cx.reveal();
        }
        let event = leaked::<_, F>(event, Plant::Event, || digest(cx.table()));
        let everybody = Audience::everybody(cx.seats());
        cx.tell_to(if F::PLANT == Plant::Overheard { everybody } else { to }, event);
    }
    done
}

/// The classic leak: a question with one answer is not asked, so that who is asked shows what is
/// held. Here any question is skipped in every other position, with its default answer.
fn leak_waiting<G: Rules, F: Flaw>(
    cx: &mut Cx<'_, Planted<G, F>>,
    to: Seat,
    question: G::Question,
    then: G::Frame,
) -> Flow<Planted<G, F>> {
    if !odd::<G>(cx.table()) || cx.left().contains(to) {
        return Flow::Ask { to, question, then };
    }
    let stack: Vec<G::Frame> = cx.below().iter().cloned().chain([then.clone()]).collect();
    let at = At::<G> { stack: &stack, ..cx.at().recast() };
    let answer = G::default_answer(at, &question, to);
    flow_of(delegate(cx, |inner| step(inner, then, Reply::Answer(answer))))
}

/// A whole step of the game itself.
fn step<G: Rules>(cx: &mut Cx<'_, G>, frame: G::Frame, reply: Reply<G>) -> Flow<G> {
    let mut flow = G::resume(cx, frame, reply);
    G::hold_up(cx, &mut flow);
    flow
}

fn reply_of<G: Rules, F: Flaw>(reply: Reply<Planted<G, F>>) -> Reply<G> {
    match reply {
        Reply::Go => Reply::Go,
        Reply::Answer(answer) => Reply::Answer(answer),
        Reply::Left(seat) => Reply::Left(seat),
        Reply::Rolled(rolled) => Reply::Rolled(rolled),
        Reply::Out(out) => Reply::Out(out),
        Reply::Apart(results) => Reply::Apart(results),
    }
}

fn flow_of<G: Rules, F: Flaw>(flow: Flow<G>) -> Flow<Planted<G, F>> {
    match flow {
        Flow::Go(frame) => Flow::Go(frame),
        Flow::Call { first, then } => Flow::Call { first, then },
        Flow::Ask { to, question, then } => Flow::Ask { to, question, then },
        Flow::Apart { strands, then } => Flow::Apart { strands, then },
        Flow::Roll { chance, then } => Flow::Roll { chance, then },
        Flow::Done(out) => Flow::Done(out),
        Flow::End(outcome) => Flow::End(outcome),
    }
}

impl<G: Rules + Census, F: Flaw> Census for Planted<G, F> {
    fn census(bout: &Bout<Self>) -> Vec<(String, u32)> {
        let mut counted = G::census(&bout.recast());
        if F::PLANT == Plant::Census && odd::<G>(bout.table()) {
            counted.iter_mut().take(1).for_each(|(_, count)| *count += 1);
        }
        counted
    }
}

impl<G: Notation, F: Flaw> Notation for Planted<G, F> {
    fn seat_word(seat: Seat) -> String {
        G::seat_word(seat)
    }

    fn write_answer(at: At<'_, Self>, seat: Seat, answer: G::Answer) -> String {
        if F::PLANT == Plant::AnswerText {
            return "something".to_owned();
        }
        G::write_answer(at.recast(), seat, answer)
    }

    fn read_answer(at: At<'_, Self>, seat: Seat, text: &str) -> Result<G::Answer, String> {
        G::read_answer(at.recast(), seat, text)
    }

    fn write_question(at: At<'_, Self>, seat: Seat, question: &G::Question) -> String {
        G::write_question(at.recast(), seat, question)
    }

    fn kind(question: &G::Question) -> String {
        G::kind(question)
    }

    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String {
        G::write_rolled(at.recast(), rolled)
    }

    fn read_rolled(at: At<'_, Self>, chance: Chance, text: &str) -> Result<Rolled, String> {
        G::read_rolled(at.recast(), chance, text)
    }

    fn write_event(at: At<'_, Self>, event: &Self::Event) -> String {
        G::write_event(at.recast(), &event.shown)
    }

    fn write_view(content: &G::Content, view: &Self::View) -> String {
        G::write_view(content, &view.shown)
    }

    fn write_position(bout: &Bout<Self>) -> String {
        G::write_position(&bout.recast())
    }

    fn read_position(
        text: &str,
        table: Option<&str>,
        content: &Arc<G::Content>,
    ) -> Result<Bout<Self>, Vec<Fault>> {
        let read: Bout<Self> = G::read_position(text, table, content)?.recast();
        let left = read.left();
        Ok(if F::PLANT == Plant::PositionText { read.with_left(left.with(Seat(0))) } else { read })
    }

    fn read_setup(text: &str, table: Option<&str>, content: &G::Content) -> Result<G::Setup, Vec<Fault>> {
        G::read_setup(text, table, content)
    }

    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String> {
        G::ask(&bout.recast(), name)
    }
}
