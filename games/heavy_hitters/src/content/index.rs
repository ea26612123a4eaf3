//! What content is called: codes in notation, words for people.

use super::{CardId, Content, FactionId, PilotId};
use crate::city::{CELLS, Cell, Way};
use tabletop::pack::Pieces;
use words::Message;
use words::telling::{Codes, Node};

impl Codes for Content {
    fn code(&self, of: &str, id: usize) -> Option<&str> {
        match of {
            "CardId" | "Tally" => self.cards.get(id).map(|card| card.code.as_str()),
            "FactionId" => self.factions.get(id).map(|faction| faction.code.as_str()),
            "PilotId" => self.pilots.get(id).map(|pilot| pilot.code.as_str()),
            "Cell" => (id < usize::from(CELLS)).then(|| Cell(id as u8).label()),
            "Way" => Way::NAMES.get(id).copied(),
            _ => None,
        }
    }
}

impl Content {
    fn name_of(&self, node: &Node) -> Option<(&'static str, &str)> {
        Some(match node.type_name()? {
            "CardId" => ("card", &self.card(node.get::<CardId>()).name),
            "FactionId" => ("faction", &self.faction(node.get::<FactionId>()).name),
            "PilotId" => ("pilot", &self.pilots[usize::from(node.get::<PilotId>().0)].name),
            "Cell" => ("cell", node.get::<Cell>().label()),
            "Way" => ("way", Way::NAMES[usize::from(node.get::<Way>().0)]),
            _ => return None,
        })
    }
}

impl Pieces for Content {
    fn say(&self, prefix: &str, id: &Node) -> Option<Message> {
        let (key, name) = self.name_of(id)?;
        Some(Message::new(format!("{prefix}-piece-{key}")).with("name", name))
    }

    fn say_named(&self, prefix: &str, name: &str) -> Option<Vec<Message>> {
        let same = |text: &str| text.to_lowercase() == name.trim().to_lowercase();
        let (id, _) = self.all().find(|(_, card)| same(&card.code) || same(&card.name))?;
        Some(vec![self.say(prefix, &Node::of(&id))?])
    }

    fn names(&self) -> Vec<String> {
        self.cards.iter().map(|card| card.name.clone()).collect()
    }
}
