//! What things on the table are called: models by their boards, buildings by their kind, objects by what they are.

use crate::content::{Content, Side, building_word, side_word};
use crate::places::Element;
use crate::table::{Block, Load, Table, Target, Thing, Who};
use kernel::Seat;
use serde::Serialize;
use tabletop::pack::Pieces;
use words::telling::{About, Node, message, who};
use words::{Arg, Message};

/// The names for one reader.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) content: &'a Content,
    pub(crate) table: &'a Table,
    /// Who reads; `None` is a spectator.
    pub(crate) reader: Option<Seat>,
}

impl<'a> Names<'a> {
    /// The names for this reader.
    pub(crate) fn of(content: &'a Content, table: &'a Table, reader: Option<Seat>) -> Names<'a> {
        Names { content, table, reader }
    }

    /// A value in words: its variant is the key, and its fields are named.
    pub(crate) fn said(self, what: &str, value: &impl Serialize) -> Message {
        let name = |_: &'static str, node: &Node| self.name(node).map(Arg::from);
        message(&format!("pr-{what}"), value, &About { reader: self.reader.map(u8::from), name })
    }

    fn name(self, node: &Node) -> Option<Message> {
        match node.type_name() {
            Some("Who") => Some(self.model(node.get())),
            Some("Block") => Some(self.block(node.get())),
            Some("Thing") => Some(self.thing(node.get())),
            Some("Target") => self.name(node.field("")?),
            Some("Element") => Some(self.element(node.get())),
            _ => self.content.say("pr", node),
        }
    }

    /// A model by its name; with its place, if another one has the same name.
    pub(crate) fn model(self, who: Who) -> Message {
        let code = self.code(&who);
        let Some(figure) = self.table.model(who) else { return code };
        let twins = self.table.models().filter(|(_, other)| other.kit.model == figure.kit.model).count();
        Message::new("pr-model")
            .with("twin", if twins > 1 { "yes" } else { "no" })
            .with("name", figure.model(self.content).name.as_str())
            .with("code", code)
    }

    /// A building by its kind and place.
    pub(crate) fn block(self, block: Block) -> Message {
        let kind = self.table.towers().get(usize::from(block.0)).map(|tower| tower.kind);
        let code = self.code(&block);
        kind.map_or(code.clone(), |kind| {
            Message::new("pr-block").with("kind", building_word(kind)).with("code", code)
        })
    }

    /// An object by what it is; with its place, if another one is the same.
    pub(crate) fn thing(self, thing: Thing) -> Message {
        let code = self.code(&thing);
        let Some(token) = self.table.tokens().get(usize::from(thing.0)) else { return code };
        let twins = self.table.tokens().iter().filter(|other| other.load == token.load).count();
        let twin = if twins > 1 { "yes" } else { "no" };
        match token.load {
            Load::Bomb => Message::new("pr-bomb"),
            Load::Object(kind) => Message::new("pr-model")
                .with("twin", twin)
                .with("name", self.content.object(kind).name.as_str())
                .with("code", code),
        }
    }

    /// An element of the scenery by what it is.
    pub(crate) fn element(self, element: Element) -> Message {
        let named = |name: &str| Message::new("pr-piece").with("name", name);
        match element {
            Element::Terrain(piece) => named(&self.content.piece(piece).name),
            Element::Building(kind) => Message::new("pr-element").with("kind", building_word(kind)),
            Element::Object(kind) => named(&self.content.object(kind).name),
        }
    }

    /// What can be attacked.
    pub(crate) fn target(self, target: Target) -> Message {
        match target {
            Target::Model(who) => self.model(who),
            Target::Building(block) => self.block(block),
        }
    }

    /// A side.
    pub(crate) fn side(side: Side) -> Message {
        Message::new("pr-the-side").with("side", side_word(side))
    }

    /// The message with whose it is.
    pub(crate) fn whose(self, key: &'static str, seat: Seat) -> Message {
        Message::new(key).with_all(who(seat, self.reader))
    }

    fn code(self, id: &impl Serialize) -> Message {
        self.content.say("pr", &Node::of(id)).expect("the packs name all places of the table")
    }
}
