//! Words: every sentence that a player reads, as messages with typed arguments.
//!
//! Nothing here is in a language. What a message says stands in `words/table.en.ftl` and, for the
//! print of the cards, in `words/cards.en.ftl`. Messages choose between "you" and the others by a
//! selector, so that a translation can do so in its own way.

pub(crate) mod act;
mod answer;
mod battle;
mod card;
mod count;
mod event;
mod headline;
mod list;
pub(crate) mod question;
pub(crate) mod reader;
mod refusal;
pub(crate) mod review;
mod says;
mod setup;
#[cfg(test)]
mod tests;
mod titles;

use crate::StakBots;
use crate::content::{Content, KindId, say_card};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::lesson;
use crate::question::{Answer, Question};
use crate::setup::{CHOICES, Options, Setup};
use kernel::{Bout, Feat, Luck, Moment, Prose, Rolled, Seat, SetupOption, Standing, Told};
use reader::Reader;
use std::sync::Arc;
use words::{Arg, Message};

impl Prose for StakBots {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[
        (words::ENGLISH, include_str!("../words/cards.en.ftl")),
        (words::ENGLISH, include_str!("../words/table.en.ftl")),
        (words::ENGLISH, include_str!("../words/learn.en.ftl")),
    ];

    fn say_about() -> Message {
        Message::new("sb-about")
    }

    fn say_question(bout: &Bout<StakBots>, seat: Seat, question: &Question) -> Message {
        let reader = Reader::at(bout, seat);
        let top = |stak| reader.marked_top(bout.table(), stak);
        question::say(&reader, question, || act::say_question(bout, seat), top)
    }

    fn say_answer(bout: &Bout<StakBots>, seat: Seat, answer: Answer) -> Message {
        answer::say(&Reader::at(bout, seat), bout, seat, answer)
    }

    fn say_event(bout: &Bout<StakBots>, event: &Event, listener: Option<Seat>) -> Message {
        say_event_at(bout.content(), &bout.table().options, event, listener)
    }

    fn say_refusal(content: &Content, refusal: &Illegal) -> Message {
        refusal::say(content, refusal)
    }

    fn say_piece(content: &Content, name: &str) -> Option<Vec<Message>> {
        let lines: Vec<Message> =
            named(content, name).into_iter().flat_map(|id| say_card(content, id)).collect();
        (!lines.is_empty()).then_some(lines)
    }

    fn piece_names(content: &Content) -> Vec<String> {
        content.iter().filter_map(|(_, kind)| kind.names.get(words::ENGLISH).cloned()).collect()
    }

    fn say_setup(content: &Content, setup: &Setup) -> Vec<Message> {
        setup::say(content, setup)
    }

    fn say_setup_name(name: &str) -> Option<Message> {
        titles::title(name)
    }

    fn options() -> Vec<SetupOption<Message>> {
        CHOICES.options()
    }

    fn rule_of(event: &Event) -> Option<&'static str> {
        count::rule_of(event)
    }

    fn count(bout: &Bout<StakBots>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
        count::count(bout, told)
    }

    fn standing(bout: &Bout<StakBots>) -> Option<Standing<Message>> {
        Some(review::standing(bout))
    }

    fn feats(bout: &Bout<StakBots>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
        review::feats(bout, told)
    }

    fn luck(bout: &Bout<StakBots>, rolled: &Rolled) -> Option<Luck<Message>> {
        review::luck(bout, rolled)
    }

    fn lesson(content: &Arc<Content>) -> Vec<Moment<StakBots>> {
        lesson::lesson(content)
    }

    fn pictures(content: &Arc<Content>) -> Vec<Moment<StakBots>> {
        lesson::pictures(content)
    }
}

/// What happened at a table with these options.
fn say_event_at(content: &Content, options: &Options, event: &Event, listener: Option<Seat>) -> Message {
    event::say(&Reader { content, options: *options, seat: listener }, event)
}

/// The kinds of this code, or of this name in any language; a power behind the name picks one of
/// several: `Tin Recruit 3`, `Tin Recruit (3)`.
fn named(content: &Content, name: &str) -> Vec<KindId> {
    let same = |a: &str, b: &str| a.to_lowercase() == b.to_lowercase();
    let name = name.trim();
    if let Some((id, _)) = content.iter().find(|(_, kind)| same(&kind.code, name)) {
        return vec![id];
    }
    let of_name = |name: &str, power: Option<u8>| -> Vec<KindId> {
        let fits = |kind: &crate::content::Kind| {
            kind.names.values().any(|each| same(each, name)) && power.is_none_or(|power| power == kind.power)
        };
        content.iter().filter(|(_, kind)| fits(kind)).map(|(id, _)| id).collect()
    };
    let plain = of_name(name, None);
    if !plain.is_empty() {
        return plain;
    }
    let (rest, last) = name.rsplit_once(char::is_whitespace).unwrap_or((name, ""));
    match last.trim_matches(['(', ')']).parse() {
        Ok(power) => of_name(rest.trim_end(), Some(power)),
        Err(_) => Vec::new(),
    }
}

/// Items one after the other as one text, by the message of this key: `$before`, then `$next`.
fn joined(items: Vec<Message>, middle: &'static str, last: &'static str) -> Message {
    let ends = items.len().saturating_sub(1);
    let mut items = items.into_iter().enumerate();
    let (_, first) = items.next().unwrap_or((0, Message::new("list-none")));
    items.fold(first, |before, (place, next)| {
        let key = if place == ends { last } else { middle };
        Message::new(key).with("before", before).with("next", next)
    })
}

/// The letters of these seats, for a list.
fn letters(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(
        seats.map(|seat| Message::new("sb-letter").with("seat", crate::notation::letter(seat))).collect(),
    )
}

pub(crate) fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
