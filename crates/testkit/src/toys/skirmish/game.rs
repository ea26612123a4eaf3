//! The parts of Skirmish besides its rules: words, hints, a census, its pack.

use super::super::said;
use super::content::{Cards, HOUSE};
use super::{Happened, Illegal, Move, Question, RULES, Setup, Skirmish};
use ::scene::Message;
use kernel::{Bout, Census, Cited, Hints, Library, Notation, PackFault, PackText, Prose, Seat};
use std::sync::Arc;

impl Prose for Skirmish {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[];

    fn say_about() -> Message {
        said("The last one standing wins")
    }

    fn say_question(bout: &Bout<Self>, seat: Seat, question: &Question) -> Message {
        said(Self::write_question(bout.at(seat), seat, question))
    }

    fn say_answer(bout: &Bout<Self>, seat: Seat, answer: Move) -> Message {
        said(Self::write_answer(bout.at(seat), seat, answer))
    }

    fn say_event(bout: &Bout<Self>, event: &Happened, _listener: Option<Seat>) -> Message {
        said(Self::write_event(bout.at(Seat(0)), event))
    }

    fn say_refusal(_content: &Cards, refusal: &Illegal) -> Message {
        said(format!("{}: {refusal:?}", refusal.rule()))
    }

    fn say_piece(content: &Cards, name: &str) -> Option<Vec<Message>> {
        let card = content.card(content.by_name(name)?);
        Some(vec![said(format!("{}: {} points up to {} cells", card.name, card.power, card.reach))])
    }

    fn say_setup(_content: &Cards, setup: &Setup) -> Vec<Message> {
        vec![said(format!("{} seats, {} cards each", setup.seats, setup.hand))]
    }
}

impl Hints for Skirmish {
    const SCALE: i64 = 4;

    fn promise(bout: &Bout<Self>, seat: Seat) -> i64 {
        let cards = |seat: Seat| i64::from(bout.table().mats[seat].cards());
        let all: i64 = bout.table().there().iter().map(cards).sum();
        2 * cards(seat) - all
    }
}

impl Census for Skirmish {
    fn census(bout: &Bout<Self>) -> Vec<(String, u32)> {
        let mats = &bout.table().mats;
        let count = |kind: u8| -> u32 {
            let of = |counts: &super::table::Counts| u32::from(counts[usize::from(kind)]);
            let on_mat = |mat: &super::table::Mat| {
                let tower = mat.tower.iter().filter(|&&card| card == kind).count() as u32;
                of(&mat.hand) + of(&mat.pile) + of(&mat.discard) + tower
            };
            mats.iter().map(|(_, mat)| on_mat(mat)).sum()
        };
        bout.content().kinds().map(|(kind, card)| (card.name.clone(), count(kind))).collect()
    }
}

impl Library for Skirmish {
    const TITLE: &'static str = "Skirmish";
    const RULES: &'static str = RULES;

    fn house() -> Vec<PackText> {
        vec![PackText { file: "house.toml".to_owned(), text: HOUSE.to_owned() }]
    }

    fn content(packs: &[PackText]) -> Result<Arc<Cards>, Vec<PackFault>> {
        Cards::read(packs)
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![("content", r#"{ "type": "object" }"#.to_owned())]
    }

    fn setups() -> Vec<(String, Setup)> {
        let setup = |name: &str, seats, hand| (name.to_owned(), Setup { seats, hand });
        vec![setup("two", 2, 4), setup("three", 3, 3), setup("four", 4, 5), setup("short", 2, 1)]
    }
}
