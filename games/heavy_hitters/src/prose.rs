//! Words: the sentences stand in `words/en.ftl`. Their keys are the names of the variants.

mod headline;
pub(crate) mod kit;
pub(crate) mod names;
mod review;
mod verdict;

pub(crate) use headline::headline;
pub(crate) use verdict::verdict;

use crate::HeavyHitters;
use crate::city::{Advice, Battlefield, Face};
use crate::content::Content;
use crate::event::Event;
use crate::procedures::declaring::declared_cost;
use crate::procedures::{Attack, Moving, WITH_CARD, WITHOUT_CARD};
use crate::queries::{reach, shots};
use crate::question::{Answer, Illegal, Question};
use crate::reckoning::{cost, deploy_cost, move_cost};
use crate::setup::{CHOICES, Setup};
use kernel::{At, Bout, Feat, Luck, Procedure, Prose, Rolled, Seat, SetupOption, Standing, Told};
use names::Names;
use std::sync::Arc;
use tabletop::pack::Pieces;
use tabletop::worded::{self, Worded};
use words::Message;
use words::telling::{Node, message};

impl Worded for HeavyHitters {
    const PREFIX: &'static str = "gk";
}

impl Prose for HeavyHitters {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[
        (words::ENGLISH, include_str!("../words/en.ftl")),
        (words::ENGLISH, include_str!("../words/kit.en.ftl")),
        (words::ENGLISH, include_str!("../words/learn.en.ftl")),
        (words::ENGLISH, include_str!("../words/scene.en.ftl")),
    ];

    fn say_about() -> Message {
        Message::new("gk-about")
    }

    fn say_question(bout: &Bout<HeavyHitters>, seat: Seat, asked: &Question) -> Message {
        question(bout.at(seat), seat, asked)
    }

    fn say_answer(bout: &Bout<HeavyHitters>, seat: Seat, given: Answer) -> Message {
        answer(bout.at(seat), seat, bout.question(seat), given)
    }

    fn say_event(bout: &Bout<HeavyHitters>, happened: &Event, listener: Option<Seat>) -> Message {
        let names = Names::of(bout.content(), bout.table(), listener);
        let said = message("gk-event", happened, &names.about(happened));
        match *happened {
            Event::Unlocked { seat, upgrade } => said.with("name", names.upgrade(seat, upgrade)),
            _ => said,
        }
    }

    fn say_refusal(content: &Content, refusal: &Illegal) -> Message {
        worded::refusal::<HeavyHitters>(content, refusal)
    }

    fn say_piece(content: &Content, name: &str) -> Option<Vec<Message>> {
        content.say_named("gk", name)
    }

    fn piece_names(content: &Content) -> Vec<String> {
        content.names()
    }

    /// GK-18.3 to GK-18.6: for a battlefield of one's own, what the rulebook advises as well. GK-R86: what the seats bring.
    fn say_setup(content: &Content, setup: &Setup) -> Vec<Message> {
        let own = setup.field().ok().filter(|_| setup.is_custom());
        let advice = own.iter().flat_map(Battlefield::advice).map(|advice| say_advice(&advice));
        let brought = setup.brought().filter_map(|(seat, build)| kit::say_brought(content, seat, build));
        [worded::setup::<HeavyHitters>(setup)].into_iter().chain(advice).chain(brought).collect()
    }

    fn say_setup_name(name: &str) -> Option<Message> {
        let setups = <HeavyHitters as kernel::Library>::setups();
        let (_, setup) = setups.into_iter().find(|(other, _)| other == name)?;
        Some(worded::setup::<HeavyHitters>(&setup))
    }

    fn options() -> Vec<SetupOption<Message>> {
        CHOICES.options()
    }

    fn kits() -> Option<kernel::Kits<HeavyHitters>> {
        Some(crate::kit::KITS)
    }

    fn count(bout: &Bout<HeavyHitters>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
        review::count(bout, told)
    }

    fn standing(bout: &Bout<HeavyHitters>) -> Option<Standing<Message>> {
        Some(review::standing(bout))
    }

    fn feats(bout: &Bout<HeavyHitters>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
        review::feats(bout, told)
    }

    fn luck(bout: &Bout<HeavyHitters>, rolled: &Rolled) -> Option<Luck<Message>> {
        review::luck(bout, rolled)
    }

    fn lesson(content: &Arc<Content>) -> Vec<kernel::Moment<HeavyHitters>> {
        crate::lesson::lesson(content)
    }

    fn pictures(content: &Arc<Content>) -> Vec<kernel::Moment<HeavyHitters>> {
        crate::lesson::pictures(content)
    }
}

/// GK-18.3 to GK-18.6, GK-R22.
fn say_advice(advice: &Advice) -> Message {
    match *advice {
        Advice::Distance { start, nearest, distance } => Message::new("gk-advice-distance")
            .with("start", start.label())
            .with("nearest", nearest.label())
            .with("distance", distance),
        Advice::Alleys { alleys } => Message::new("gk-advice-alleys").with("alleys", alleys),
        Advice::Uneven { fewest, few, most, many } => Message::new("gk-advice-uneven")
            .with("fewest", fewest.label())
            .with("few", few)
            .with("most", most.label())
            .with("many", many),
    }
}

fn names(at: At<'_, HeavyHitters>, seat: Seat) -> Names<'_> {
    let names = Names::of(at.content, at.table, Some(seat));
    Names { owner: Some(seat), actor: Some(seat), ..names }
}

/// The question, addressed to the seat that owes the answer.
pub(crate) fn question(at: At<'_, HeavyHitters>, seat: Seat, asked: &Question) -> Message {
    let said = message("gk-ask", asked, &names(at, seat).about(asked));
    match *asked {
        Question::Move(_) | Question::Deploy => said.with("energy", at.table.player(seat).energy),
        Question::Declare => {
            let (energy, declared) = (at.table.player(seat).energy, declared_cost(at, seat));
            said.with("energy", energy)
                .with("declared", declared)
                .with("cards", declared.saturating_sub(energy))
        }
        Question::Push(_) => {
            let by = Moving::of(at.stack).map_or(seat, |moving| moving.seat);
            said.with("by", kernel::letter(by))
        }
        Question::Window(moment) => said.with("moment", names::when_word(moment)),
        Question::Tag => said.with("tags", at.table.tags_left(seat)),
        _ => said,
    }
}

/// An answer in the list, with what it costs and how likely it is to hit.
pub(crate) fn answer(
    at: At<'_, HeavyHitters>,
    seat: Seat,
    asked: Option<&Question>,
    given: Answer,
) -> Message {
    let names = names(at, seat);
    let said = message("gk-answer", &given, &names.about(&given));
    let asked_word = asked.and_then(|asked| Node::of(asked).variant()).unwrap_or("nothing");
    let said = said.with("asked", asked_word);
    match (given, asked) {
        (Answer::At(cell), Some(&Question::Move(gkr))) => {
            let steps = reach(at.table, at.content, seat, gkr).and_then(|reach| reach.steps(cell));
            let cost = move_cost(at.table, at.content, seat, steps.unwrap_or(0));
            said.with("gkr", names::gkr_word(gkr)).with("cost", cost)
        }
        (Answer::At(_), _) => said.with("gkr", "none").with("cost", 0),
        (Answer::Quick(number), _) => said.with("name", names.quick(seat, number)),
        (Answer::Fire { seat: owner, gkr, mode }, Some(&Question::Fire(shooter))) => {
            let all = shots(at.table, at.content, seat, shooter);
            let shot = all.iter().find(|shot| (shot.seat, shot.gkr, shot.mode) == (owner, gkr, mode));
            said.with("target", shot.map_or(0, |shot| shot.number))
        }
        (Answer::Fire { .. }, _) => said.with("target", Attack::of(at.stack).map_or(0, |it| it.number)),
        (Answer::Take(card), Some(Question::Set(rank))) => {
            said.with("copies", rank.copies()).with("kind", names::kind_word(at.content.card(card).kind))
        }
        (Answer::Take(card), _) => {
            said.with("copies", 1).with("kind", names::kind_word(at.content.card(card).kind))
        }
        (Answer::Tops, Some(&(Question::Lose(points) | Question::Pay(points)))) => {
            said.with("points", points)
        }
        (Answer::Declare(card), _) => said.with("cost", cost(at.table, at.content, seat, card)),
        (Answer::Deploy { card, .. }, _) => said.with(
            "cost",
            deploy_cost(at.table, at.content, seat, if card { WITH_CARD } else { WITHOUT_CARD }),
        ),
        (Answer::Untag { at: cell, side }, _) => {
            let owner = at.table.owner(Face { building: cell, side });
            said.with("owner", owner.map_or_else(String::new, kernel::letter))
        }
        _ => said,
    }
}
