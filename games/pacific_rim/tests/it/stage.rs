//! Prepared positions: one model before another, and what happens when it uses its card or loses one.

use kernel::{Bout, Chance, Faces, Input, Library, Notation, PackText, Procedure, Rolled, Seat, Waiting};
use pacific_rim::content::{CardId, Content, ModelId};
use pacific_rim::{Activation, Answer, Event, PacificRim, Question, Who};
use std::fs;
use std::sync::Arc;

/// A hex, in nanometres.
pub(crate) const HEX: i64 = 64_085_880;

/// The house pack, and the plain models.
pub(crate) fn content() -> Arc<Content> {
    let mut packs = PacificRim::house();
    packs.push(plain());
    PacificRim::content(&packs).expect("the packs are sound")
}

/// The plain models.
pub(crate) fn plain() -> PackText {
    let plain = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs/plain/plain.toml");
    let text = fs::read_to_string(plain).expect("the plain pack is there");
    PackText::embedded(plain, &text)
}

/// A model with this card face up, its counters at 5 of 9, at this place to the right, looking left or right.
fn figure(content: &Content, (model, face): (ModelId, u8), x: i64, facing: u16, extra: &str) -> String {
    let one = content.model(model);
    let crew = ["PLAIN-PILOT-4", "PRIYA-VARMA", "PLAIN-PILOT-3"];
    let pilot = |seat: usize| if seat < usize::from(one.crew()) { crew[seat] } else { "-" };
    let deck: Vec<u8> = (0..6).filter(|place| *place != face).collect();
    let owner = if one.is_jaeger() { "A" } else { "B" };
    format!(
        "{{ kit = {{ model = \"{}\", pilots = [\"{}\", \"{}\", \"{}\"], mutations = [\"-\", \"-\"] }}, owner = \"{owner}\", \
         standing = {{ at = {{ at = {{ x = {x}, y = 400_000_000 }}, facing = {facing} }} }}, deck = {deck:?}, \
         face = {face}, damage = [], tracks = [5, 5], most = [9, 9], weak = [0, 0, 0, 0]{extra}, \
         waits = {{ focus = false, brutal = false, momentum = false }} }}",
        one.code,
        pilot(0),
        pilot(1),
        pilot(2),
    )
}

/// Who stands before whom: the model with the card is about to use it, or the other one strikes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage {
    /// The model whose card is looked at, and its face-up card.
    pub(crate) own: (ModelId, u8),
    /// Whether it is the one that acts.
    pub(crate) acts: bool,
    /// Which card the other one has face up.
    pub(crate) other: u8,
    /// How many hexes from middle to middle: one is contact.
    pub(crate) apart: i64,
    /// The object that it carries, if any, and one that lies beside it.
    pub(crate) carries: bool,
}

impl Stage {
    /// The model whose card is looked at, and the one before it.
    pub(crate) fn both(&self, content: &Content) -> (Who, Who) {
        if content.model(self.own.0).is_jaeger() { (Who(0), Who(4)) } else { (Who(4), Who(0)) }
    }

    /// The position.
    pub(crate) fn bout(&self, content: &Arc<Content>) -> Bout<PacificRim> {
        let is_jaeger = content.model(self.own.0).is_jaeger();
        let plain = if is_jaeger { "PLAIN-K1" } else { "PLAIN-J1" };
        let plain = content.models.iter().position(|one| one.code == plain).expect("the plain pack has it");
        let carries = if self.carries { ", carries = \"O1\"" } else { "" };
        let own = figure(content, self.own, 100_000_000, 0, carries);
        let other =
            figure(content, (ModelId(plain as u8), self.other), 100_000_000 + self.apart * HEX, 180, "");
        let (jaeger, kaiju) = if is_jaeger { (own, other) } else { (other, own) };
        let (who, turn) = if is_jaeger == self.acts { ("P1", "ppdc") } else { ("K1", "kaiju") };
        let spot =
            if self.carries { "\"carried\"" } else { "{ lying = { x = 100_000_000, y = 480_000_000 } }" };
        let text = format!(
            "[given]\nseats = 2\nmat = \"CITY\"\nround = 1\ntowers = []\nareas = []\n\
             stack = [\n  {{ round = {{ step = \"activated\", turn = \"{turn}\", impulse = 0 }} }},\n  \
             {{ activation = {{ who = \"{who}\", step = \"act\", hexes = 0, rough = false, halted = false, drifted = false, \
             used = 0, accurate = false, push = false }} }},\n]\n\
             tokens = [{{ load = \"object YACHT\", spot = {spot} }}]\n\
             models.p1 = {jaeger}\nmodels.k1 = {kaiju}\n"
        );
        PacificRim::read_position(&text, Some("given"), content).expect("a position that can be played on")
    }
}

/// What came of an activation.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// What happened, in order.
    pub(crate) events: Vec<Event>,
    /// What was asked, in order, with who was asked.
    pub(crate) asked: Vec<(Seat, Question)>,
}

/// What the dice show: the first of an attack, and so many triggers of the defence. All others are blank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fate {
    /// Whether the attack has one success.
    pub(crate) hits: bool,
    /// The triggers of the defence.
    pub(crate) triggers: usize,
    /// The first card that is drawn as damage.
    pub(crate) drawn: Option<CardId>,
}

/// Plays the activation to its end: the action that is named, then whatever can be done.
pub(crate) fn play(bout: &mut Bout<PacificRim>, first: Answer, fate: Fate) -> Log {
    let mut log = Log::default();
    let mut first = Some(first);
    let mut drawn = fate.drawn;
    while bout.stack().iter().any(|frame| Activation::of(std::slice::from_ref(frame)).is_some()) {
        let input = match bout.waiting() {
            Waiting::Over => break,
            Waiting::Chance(chance) => Input::Chance(rolled(bout, chance, &log, fate, &mut drawn)),
            Waiting::Seats(owing) => {
                let seat = owing.iter().next().expect("somebody is asked");
                let question = *bout.question(seat).expect("there is a question");
                log.asked.push((seat, question));
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                Input::Answer(seat, first.take().unwrap_or_else(|| preferred(question, &listed)))
            }
        };
        let mut told = Vec::new();
        bout.play_telling(input, Some(&mut told)).expect("a legal answer");
        log.events.extend(told.into_iter().map(|told| told.event));
    }
    log
}

fn rolled(
    bout: &Bout<PacificRim>,
    chance: Chance,
    log: &Log,
    fate: Fate,
    drawn: &mut Option<CardId>,
) -> Rolled {
    match chance {
        Chance::Dice { count, .. } => {
            let rolls = log.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
            let (face, of) = if rolls % 2 == 0 { (4, usize::from(fate.hits)) } else { (3, fate.triggers) };
            Rolled::Dice(
                (0..usize::from(count)).map(|die| if die < of { face } else { 1 }).collect::<Faces>(),
            )
        }
        Chance::Draw { .. } => {
            let any = bout.pile().iter().position(|count| *count > 0).expect("a card can be drawn");
            Rolled::Drawn(drawn.take().map_or(any as u8, CardId::place))
        }
        Chance::Pick { .. } => Rolled::Picked(0),
    }
}

/// As much as possible, without leaving the place in a fight.
pub(crate) fn preferred(question: Question, listed: &[Answer]) -> Answer {
    let wanted = |answer: &&Answer| match question {
        Question::Start(_) => **answer == Answer::Go(pacific_rim::queries::Way::Forward),
        Question::Onward(_) => **answer == Answer::On,
        Question::Circle(_) | Question::Seize(_) | Question::Target { .. } | Question::Twist(_) => {
            **answer != Answer::Pass
        }
        _ => false,
    };
    let first = listed.first().expect("something can be answered");
    *listed.iter().find(wanted).unwrap_or(first)
}
