//! Words: every sentence that a player reads, as messages with typed arguments.

mod answer;
mod count;
mod event;
mod headline;
mod review;
mod says;
mod setup;

pub(crate) use headline::headline;
pub(crate) use review::why;
pub(crate) use says::question;

use crate::SteelArena;
use crate::content::{Back, Content, KindId, name_of, say_kind, say_side};
use crate::event::{Event, Shown};
use crate::illegal::Illegal;
use crate::notation::{direction_word, letter};
use crate::question::{Answer, Question};
use crate::setup::{CHOICES, Setup};
use kernel::{Bout, Cited, Feat, Moment, Prose, Seat, SetupOption, Standing, Told};
use std::sync::Arc;
use tabletop::Direction;
use words::Message;
use words::telling::{self, message};

impl Prose for SteelArena {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[
        (words::ENGLISH, include_str!("../words/en.ftl")),
        (words::ENGLISH, include_str!("../words/learn.en.ftl")),
    ];

    fn say_about() -> Message {
        Message::new("sa-about")
    }

    fn say_question(_bout: &Bout<SteelArena>, _seat: Seat, asked: &Question) -> Message {
        question(asked)
    }

    fn say_answer(bout: &Bout<SteelArena>, seat: Seat, given: Answer) -> Message {
        answer::say(bout, seat, given)
    }

    fn say_event(bout: &Bout<SteelArena>, happened: &Event, listener: Option<Seat>) -> Message {
        event::say(bout, happened, listener)
    }

    fn say_refusal(_content: &Content, refusal: &Illegal) -> Message {
        let said = message("sa-refused", refusal, &telling::Plain);
        said.with("rule", refusal.rule())
    }

    fn say_piece(content: &Content, name: &str) -> Option<Vec<Message>> {
        let name = name.trim();
        if let Some(board) = ["side A", "side B"].iter().position(|side| side.eq_ignore_ascii_case(name)) {
            return Some(say_side(["A", "B"][board], &content.boards[board]));
        }
        let same = |text: &str| text.to_lowercase() == name.to_lowercase();
        let named =
            |kind: &crate::content::Kind| same(&kind.code) || kind.names.values().any(|text| same(text));
        content.kinds.iter().find(|kind| named(kind)).map(say_kind)
    }

    fn piece_names(content: &Content) -> Vec<String> {
        content.kinds.iter().filter_map(|kind| kind.names.get(words::ENGLISH).cloned()).collect()
    }

    fn say_setup(_content: &Content, setup: &Setup) -> Vec<Message> {
        setup::say(setup)
    }

    fn say_setup_name(name: &str) -> Option<Message> {
        setup::title(name)
    }

    fn options() -> Vec<SetupOption<Message>> {
        CHOICES.options()
    }

    fn rule_of(event: &Event) -> Option<&'static str> {
        count::rule_of(event)
    }

    fn count(bout: &Bout<SteelArena>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
        count::count(bout, told)
    }

    fn standing(bout: &Bout<SteelArena>) -> Option<Standing<Message>> {
        Some(review::standing(bout))
    }

    fn feats(bout: &Bout<SteelArena>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
        review::feats(bout, told)
    }

    fn lesson(content: &Arc<Content>) -> Vec<Moment<SteelArena>> {
        crate::lesson::lesson(content)
    }

    fn pictures(content: &Arc<Content>) -> Vec<Moment<SteelArena>> {
        crate::lesson::pictures(content)
    }
}

/// A message about a seat: `$who` and `$seat`.
pub(crate) fn about(key: &'static str, seat: Seat, reader: Option<Seat>) -> Message {
    Message::new(key).with("who", who(seat, reader)).with("seat", letter(seat))
}

fn who(seat: Seat, reader: Option<Seat>) -> &'static str {
    if reader == Some(seat) { "you" } else { "other" }
}

fn nothing() -> Message {
    Message::new("sa-nothing")
}

/// The name of a tile.
pub(crate) fn named(content: &Content, kind: KindId) -> Message {
    Message::new("sa-tile").with("name", name_of(content.kind(kind)))
}

/// What a back shows (SA-1.10), as a title.
pub(crate) fn backed(back: Back) -> Message {
    of_back("sa-back-title", back)
}

/// What a back shows (SA-1.10), within a sentence.
fn unseen(back: Back) -> Message {
    of_back("sa-back", back)
}

fn of_back(key: &'static str, back: Back) -> Message {
    Message::new(key).with("type", back.colour().word()).with("generation", back.generation())
}

/// A tile as far as it is known.
pub(crate) fn shown(content: &Content, shown: Shown) -> Message {
    shown.kind.map_or_else(|| unseen(shown.back), |kind| named(content, kind))
}

/// A direction in words.
pub(crate) fn direction(to: Direction) -> Message {
    Message::new("sa-direction").with("to", direction_word(to))
}
