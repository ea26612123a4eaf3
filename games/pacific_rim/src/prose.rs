//! Words: what the sentences of `words/*.en.ftl` may name. Their keys are the names of the variants.

mod headline;
pub(crate) mod names;
mod review;
pub(crate) mod said;
mod verdict;

pub(crate) use headline::headline;
pub(crate) use verdict::verdict;

use crate::PacificRim;
use crate::content::{Content, Side};
use crate::event::Event;
use crate::question::{Answer, Illegal, Question};
use crate::setup::{CHOICES, Setup};
use kernel::{Bout, Feat, Luck, Prose, Rolled, Seat, SetupOption, Standing, Told};
use names::Names;
use std::sync::Arc;
use tabletop::pack::Pieces;
use tabletop::worded::{self, Worded};
use words::Message;

impl Worded for PacificRim {
    const PREFIX: &'static str = "pr";
}

impl Prose for PacificRim {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[
        (words::ENGLISH, include_str!("../words/en.ftl")),
        (words::ENGLISH, include_str!("../words/content.en.ftl")),
        (words::ENGLISH, include_str!("../words/kit.en.ftl")),
        (words::ENGLISH, include_str!("../words/scene.en.ftl")),
        (words::ENGLISH, include_str!("../words/battle.en.ftl")),
        (words::ENGLISH, include_str!("../words/learn.en.ftl")),
    ];

    fn say_about() -> Message {
        Message::new("pr-about")
    }

    fn say_question(bout: &Bout<Self>, seat: Seat, question: &Question) -> Message {
        said::question(bout.at(seat), seat, question)
    }

    fn say_answer(bout: &Bout<Self>, seat: Seat, answer: Answer) -> Message {
        said::answer(bout.at(seat), seat, bout.question(seat), answer)
    }

    fn say_event(bout: &Bout<Self>, event: &Event, listener: Option<Seat>) -> Message {
        Names::of(bout.content(), bout.table(), listener).said("event", event)
    }

    fn say_refusal(content: &Content, refusal: &Illegal) -> Message {
        worded::refusal::<Self>(content, refusal)
    }

    fn say_piece(content: &Content, name: &str) -> Option<Vec<Message>> {
        content.say_named(Self::PREFIX, name)
    }

    fn piece_names(content: &Content) -> Vec<String> {
        content.names()
    }

    /// What was agreed on, and what the sides bring: forces are chosen openly (PR-R62).
    fn say_setup(content: &Content, setup: &Setup) -> Vec<Message> {
        let forces = Side::ALL.into_iter().filter_map(|side| Some((side, setup.force(side)?)));
        let brought = forces.flat_map(|(side, force)| crate::kit::say_brought(content, side, force));
        [worded::setup::<Self>(setup)].into_iter().chain(brought).collect()
    }

    fn count(bout: &Bout<PacificRim>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
        review::count(bout, told)
    }

    fn standing(bout: &Bout<PacificRim>) -> Option<Standing<Message>> {
        Some(review::standing(bout))
    }

    fn feats(bout: &Bout<PacificRim>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
        review::feats(bout, told)
    }

    fn luck(bout: &Bout<PacificRim>, rolled: &Rolled) -> Option<Luck<Message>> {
        review::luck(bout, rolled)
    }

    fn lesson(content: &Arc<Content>) -> Vec<kernel::Moment<PacificRim>> {
        crate::lesson::lesson(content)
    }

    fn pictures(content: &Arc<Content>) -> Vec<kernel::Moment<PacificRim>> {
        crate::lesson::pictures(content)
    }

    fn kits() -> Option<kernel::Kits<Self>> {
        Some(crate::kit::KITS)
    }

    fn options() -> Vec<SetupOption<Message>> {
        CHOICES.options()
    }
}
