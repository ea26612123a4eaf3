//! Refusals: what is wrong, what to do, and which rule says so.

use super::setup::card_of_code;
use crate::card::STAKS_MAX;
use crate::content::Content;
use crate::illegal::Illegal;
use crate::notation::letter;
use crate::setup::{COPIES_IN_DECK, DEPTH_MAX, DEPTH_MIN, HAND_MAX, RANK_SIZE, TALLY_MAX};
use crate::table::SEATS;
use kernel::Cited;
use words::telling::{Node, Says, message};
use words::{Arg, Message};

pub(super) fn say(content: &Content, refusal: &Illegal) -> Message {
    let said = message("sb-refused", refusal, &Facts { content }).with("rule", refusal.rule());
    match refusal {
        Illegal::SeatCount { .. } => said.with("max", SEATS),
        Illegal::Depth { .. } => said.with("min", DEPTH_MIN).with("max", DEPTH_MAX),
        Illegal::StakCount { .. } => said.with("max", STAKS_MAX),
        Illegal::StartingHand { .. } => said.with("max", HAND_MAX),
        Illegal::AttackTally { .. } => said.with("max", TALLY_MAX),
        Illegal::TooManyCopies { .. } => said.with("max", COPIES_IN_DECK),
        Illegal::RankSize { .. } => said.with("size", RANK_SIZE),
        _ => said,
    }
}

/// What seats, cards and choices are called.
struct Facts<'a> {
    content: &'a Content,
}

impl Says for Facts<'_> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        match (node, node.type_name()) {
            (Node::Text(code), _) => {
                let card = card_of_code(self.content, code);
                Some(vec![("code", code.as_str().into()), ("card", card.into())])
            }
            (_, Some("Seat")) => Some(vec![(field, letter(node.get()).into())]),
            (_, Some("Choice")) => {
                Some(vec![(field, Message::new(format!("sb-choice-{}", node.variant()?)).into())])
            }
            _ => None,
        }
    }
}
