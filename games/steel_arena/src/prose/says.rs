//! What cells, tiles and seats are called in sentences.

use super::event::{ground_name, own_part, part_name, parts_names};
use super::{direction, nothing, shown, unseen, who};
use crate::SteelArena;
use crate::content::{Back, Span};
use crate::event::{Held, Shown};
use crate::notation::letter;
use crate::question::Question;
use crate::tile::Part;
use kernel::{Bout, Seat};
use tabletop::Direction;
use words::telling::{Node, Says, message};
use words::{Arg, Message};

/// The names for one listener, in a sentence about this seat.
pub(super) struct Names<'a> {
    pub(super) bout: &'a Bout<SteelArena>,
    pub(super) listener: Option<Seat>,
    pub(super) about: Option<Seat>,
}

impl Names<'_> {
    fn part(&self, part: Part) -> Arg {
        self.about.map_or("none".into(), |seat| own_part(self.bout, seat, part, self.listener).into())
    }
}

impl Says for Names<'_> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        let content = self.bout.content();
        let said = match (field, node.type_name()) {
            ("seat", _) => {
                let seat = node.get();
                vec![("who", who(seat, self.listener).into()), ("seat", letter(seat).into())]
            }
            ("to", Some("Seat")) => {
                let gainer = node.get();
                vec![("gains", who(gainer, self.listener).into()), ("gainer", letter(gainer).into())]
            }
            ("to", None) if *node == Node::Nothing => {
                vec![("gains", "box".into()), ("gainer", "".into())]
            }
            ("back", None) => vec![("back", nothing().into())],
            ("facing", Some("Direction")) => vec![("facing", direction(node.get::<Direction>()).into())],
            (_, Some("Held")) => {
                let Held { part, kind } = node.get();
                vec![("part", part_name(content, part, kind).into())]
            }
            (_, Some("Back")) => vec![("back", unseen(node.get::<Back>()).into())],
            (_, Some("Direction")) => vec![("to", direction(node.get::<Direction>()).into())],
            (_, Some("Shown")) => vec![("tile", shown(content, node.get::<Shown>()).into())],
            (_, Some("Ground")) => vec![("tile", ground_name(content, node.get()).into())],
            (_, Some("KindId")) => vec![("tile", super::named(content, node.get()).into())],
            (_, Some("Part")) => vec![("part", self.part(node.get()))],
            (_, Some("Parts")) => {
                let parts = self.about.map(|seat| parts_names(self.bout, seat, node.get(), self.listener));
                vec![("parts", parts?)]
            }
            _ => return None,
        };
        Some(said)
    }
}

/// The question, addressed to the seat that owes the answer.
pub(crate) fn question(question: &Question) -> Message {
    message("sa-ask", question, &Asked)
}

/// What questions hold. Which cells may be chosen is on the list.
struct Asked;

impl Says for Asked {
    fn say(&self, _field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        match node.type_name()? {
            "Cell" | "Cells" => Some(Vec::new()),
            "Movement" => Some(vec![("way", node.field("way")?.variant()?.into())]),
            "Span" => {
                let Span { least, most } = node.get();
                let range = if least == most { "one" } else { "range" };
                Some(vec![("range", range.into()), ("least", least.into()), ("most", most.into())])
            }
            _ => None,
        }
    }
}
