//! Refusals in words: what is wrong, by how much, and the rule.

use super::names::letter;
use crate::build::{ABILITIES, BuildFault, CARDS};
use crate::content::{Code, Content, name_of, say_need, say_price};
use crate::illegal::Illegal;
use kernel::Cited;
use words::telling::{Node, Says, message};
use words::{Arg, Message};

/// Why not.
pub(super) fn say(content: &Content, refusal: &Illegal) -> Message {
    message("gr-refused", refusal, &Facts(content)).with("rule", refusal.rule())
}

/// What is wrong with a build.
fn build(content: &Content, fault: BuildFault) -> Message {
    let said = message("gr-build", &fault, &Facts(content));
    match fault {
        BuildFault::AbilityCount { .. } => said.with("wanted", ABILITIES),
        BuildFault::CardCount { .. } => said.with("wanted", CARDS),
        _ => said,
    }
}

/// What the facts of a refusal are called.
struct Facts<'a>(&'a Content);

impl Says for Facts<'_> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        let content = self.0;
        let said: Arg = match (field, node.type_name()) {
            ("card", _) => piece(content, node.get()),
            ("ability", _) => ability(content, node.get()),
            (_, Some("Seat")) => letter(node.get()).into(),
            (_, Some("Need")) => return Some(vec![("need", say_need(content, node.get()).into())]),
            (_, Some("Icon")) => node.variant()?.into(),
            (_, Some("Price")) => say_price(node.get(), false).into(),
            (_, Some("BuildFault")) => build(content, node.get()).into(),
            _ => return None,
        };
        Some(vec![(field, said)])
    }
}

/// The name of a card by its code; the code itself for one that is nowhere.
fn piece(content: &Content, code: Code) -> Arg {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.cards);
    let mut all = content.pilots.iter().flat_map(|pilot| &pilot.cards).chain(of_robots);
    all.find(|card| card.code == code)
        .map_or_else(|| Arg::Text(code.to_string()), |card| name_of(&card.names))
}

fn ability(content: &Content, code: Code) -> Arg {
    let of_robots = content.robots.iter().flat_map(|robot| &robot.abilities);
    let mut all = content.pilots.iter().flat_map(|pilot| &pilot.abilities).chain(of_robots);
    let found = all.find(|ability| ability.code == code);
    found.map_or_else(|| Arg::Text(code.to_string()), |ability| name_of(&ability.names))
}
