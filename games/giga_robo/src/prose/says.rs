//! What hexes, cards and seats are called in sentences.

use super::names::{Names, letter, listed, nothing};
use super::question::tile_name;
use crate::city::Path;
use crate::content::{Amount, Card, ImpactId, MapId, name_of, say_stock};
use crate::event::{ArmorLeft, Faces, Sum};
use crate::question::{AbilityAt, Nth, Obstacle};
use kernel::Seat;
use words::telling::{Node, Says};
use words::{Arg, Message};

/// The names for one reader, in a sentence about the cards and abilities of this seat.
pub(super) struct Saying<'a> {
    pub(super) names: Names<'a>,
    pub(super) about: Seat,
}

impl Says for Saying<'_> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        let Saying { names, about } = *self;
        if let ("by" | "other" | "host", Some("Seat")) = (field, node.type_name()) {
            return Some(vec![(field, names.player(node.get()).into())]);
        }
        let Some(of) = node.type_name() else { return self.untyped(field, node) };
        let said = match of {
            "Seat" => {
                let seat: Seat = node.get();
                return Some(vec![("who", names.who(seat).into()), ("seat", letter(seat).into())]);
            }
            // What may be chosen is on the list.
            "Cards" => return Some(Vec::new()),
            "Cell" => ("cell", names.cell(node.get()).into()),
            "Card" => ("name", names.card(about, node.get())),
            "Source" => ("name", names.source(about, node.get())),
            "AbilityAt" => {
                let AbilityAt(at) = node.get();
                ("name", names.ability(names.table.flies(about), at))
            }
            "MapId" => {
                let MapId(map) = node.get();
                ("name", name_of(&names.content.maps[usize::from(map)].names))
            }
            "ImpactId" => {
                let ImpactId(impact) = node.get();
                ("name", name_of(&names.content.impacts[usize::from(impact)].names))
            }
            "Path" => {
                let way: Path = node.get();
                let way =
                    way.cells().iter().map(|&cell| Message::new("gr-name").with("name", names.cell(cell)));
                ("by", listed(way))
            }
            "Nth" => {
                let Nth(place) = node.get();
                ("place", (u16::from(place) + 1).into())
            }
            "Obstacle" => ("what", obstacle(node.get()).into()),
            "Tile" => ("tile", tile_name(node.get()).into()),
            "Sum" => ("what", stock(node.get()).into()),
            "ArmorLeft" => {
                let ArmorLeft { left, .. } = node.get();
                ("left", left.into())
            }
            "Faces" => {
                let Faces(faces) = node.get();
                ("faces", listed(faces.iter().map(|face| Message::new("gr-number").with("n", *face))))
            }
            "Trauma" => ("token", node.variant()?.into()),
            "TargetKind" => ("aim", node.variant()?.into()),
            "Force" => ("how", node.variant()?.into()),
            "Icon" => ("icon", node.variant()?.into()),
            "Cancels" => ("what", node.variant()?.into()),
            _ => return None,
        };
        Some(vec![said])
    }
}

impl Saying<'_> {
    /// Lists, and what is not there.
    fn untyped(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        let names = self.names;
        match (field, node) {
            ("by", Node::Nothing) => Some(vec![("by", nothing().into())]),
            ("cards", Node::List(_)) => {
                let cards: Vec<Card> = node.get();
                Some(vec![("cards", names.cards(self.about, cards))])
            }
            _ => None,
        }
    }
}

/// An Obstacle of the set-up.
fn obstacle(what: Obstacle) -> Message {
    match what {
        Obstacle::Structure(tier) => Message::new("gr-structure").with("tier", tier),
        Obstacle::Tile(tile) => tile_name(tile),
    }
}

fn stock(Sum { n, what }: Sum) -> Message {
    // The words for amounts ask for these too; a plain number has none.
    say_stock(what, Amount::fixed(n.min(i8::MAX as u8) as i8)).with("per", "").with("sum", "")
}
