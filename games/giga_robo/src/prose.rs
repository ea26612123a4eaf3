//! Words: every sentence that a player reads, as messages with typed arguments.

pub(crate) mod answer;
mod count;
mod event;
pub(crate) mod headline;
pub(crate) mod kit;
pub(crate) mod names;
pub(crate) mod question;
mod refusal;
pub(crate) mod review;
mod says;
mod setup;
#[cfg(test)]
pub(crate) mod tests;

use crate::GigaRobo;
use crate::content::{Ability, CardFacts, Content, say_ability, say_card};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::question::{Answer, Question};
use crate::setup::{CHOICES, Setup};
use kernel::{Bout, Feat, Kits, Luck, Prose, Rolled, Seat, SetupOption, Standing, Told};
use names::Names;
use std::collections::BTreeMap;
use std::sync::Arc;
use words::Message;

impl Prose for GigaRobo {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[
        (words::ENGLISH, include_str!("../words/cards.en.ftl")),
        (words::ENGLISH, include_str!("../words/en.ftl")),
        (words::ENGLISH, include_str!("../words/learn.en.ftl")),
        (words::ENGLISH, include_str!("../words/scene.en.ftl")),
    ];

    fn say_about() -> Message {
        Message::new("gr-about")
    }

    fn say_question(bout: &Bout<GigaRobo>, seat: Seat, asked: &Question) -> Message {
        question::question(Names::of_bout(bout, Some(seat)), seat, asked)
    }

    fn say_answer(bout: &Bout<GigaRobo>, seat: Seat, given: Answer) -> Message {
        answer::say(Names::of_bout(bout, Some(seat)), seat, bout.question(seat), given)
    }

    fn say_event(bout: &Bout<GigaRobo>, happened: &Event, listener: Option<Seat>) -> Message {
        event::say(Names::of_bout(bout, listener), happened)
    }

    fn say_refusal(content: &Content, refusal: &Illegal) -> Message {
        refusal::say(content, refusal)
    }

    fn say_piece(content: &Content, name: &str) -> Option<Vec<Message>> {
        let cards = of_all(content, |pilot| &pilot.cards, |robot| &robot.cards);
        let card = cards.into_iter().find(|card: &&CardFacts| is_called(&card.code, &card.names, name));
        if let Some(card) = card {
            return Some(say_card(content, card));
        }
        let abilities = of_all(content, |pilot| &pilot.abilities, |robot| &robot.abilities);
        let ability = abilities.into_iter().find(|it: &&Ability| is_called(&it.code, &it.names, name));
        if let Some(ability) = ability {
            return Some(say_ability(content, ability));
        }
        let pilot = content.pilots.iter().find(|it| is_called(&it.code, &it.names, name));
        let robot = content.robots.iter().find(|it| is_called(&it.code, &it.names, name));
        pilot.map(kit::say_all_of_pilot).or_else(|| robot.map(kit::say_all_of_robot))
    }

    fn piece_names(content: &Content) -> Vec<String> {
        let cards = of_all(content, |pilot| &pilot.cards, |robot| &robot.cards).into_iter();
        let abilities = of_all(content, |pilot| &pilot.abilities, |robot| &robot.abilities).into_iter();
        let crews = content.pilots.iter().map(|pilot| &pilot.names);
        let crews = crews.chain(content.robots.iter().map(|robot| &robot.names));
        let names = crews.chain(cards.map(|card| &card.names)).chain(abilities.map(|ability| &ability.names));
        names.filter_map(|names| names.get(words::ENGLISH).cloned()).collect()
    }

    fn say_setup(content: &Content, setup: &Setup) -> Vec<Message> {
        setup::say(content, setup)
    }

    fn say_setup_name(name: &str) -> Option<Message> {
        setup::title(name)
    }

    fn options() -> Vec<SetupOption<Message>> {
        CHOICES.options()
    }

    fn kits() -> Option<Kits<GigaRobo>> {
        Some(crate::kit::KITS)
    }

    fn rule_of(event: &Event) -> Option<&'static str> {
        count::rule_of(event)
    }

    fn count(bout: &Bout<GigaRobo>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
        count::count(bout, told)
    }

    fn standing(bout: &Bout<GigaRobo>) -> Option<Standing<Message>> {
        Some(review::standing(bout))
    }

    fn feats(bout: &Bout<GigaRobo>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
        review::feats(bout, told)
    }

    fn luck(bout: &Bout<GigaRobo>, rolled: &Rolled) -> Option<Luck<Message>> {
        review::luck(bout, rolled)
    }

    fn lesson(content: &Arc<Content>) -> Vec<kernel::Moment<GigaRobo>> {
        crate::lesson::lesson(content)
    }

    fn pictures(content: &Arc<Content>) -> Vec<kernel::Moment<GigaRobo>> {
        crate::lesson::pictures(content)
    }
}

/// Everything of one kind that pilots and robots bring.
fn of_all<'a, T>(
    content: &'a Content,
    of_pilot: impl Fn(&'a crate::content::Pilot) -> &'a Vec<T>,
    of_robot: impl Fn(&'a crate::content::Robot) -> &'a Vec<T>,
) -> Vec<&'a T> {
    let pilots = content.pilots.iter().flat_map(of_pilot);
    pilots.chain(content.robots.iter().flat_map(of_robot)).collect()
}

/// Whether a piece of this code and these names is meant.
fn is_called(code: &str, names: &BTreeMap<String, String>, name: &str) -> bool {
    let name = name.trim().to_lowercase();
    code.to_lowercase() == name || names.values().any(|text| text.to_lowercase() == name)
}
