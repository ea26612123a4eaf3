//! What content is called: codes in notation, words for people.

use super::{CardId, Content, FactionId, PilotId, say_card, say_clauses, say_unit};
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
        let is_it = |text: &str| text.to_lowercase() == name.trim().to_lowercase();
        if let Some((id, card)) = self.all().find(|(_, card)| is_it(&card.code) || is_it(&card.name)) {
            let head = self.say(prefix, &Node::of(&id))?;
            return Some([head].into_iter().chain(say_card(card)).collect());
        }
        let pilots = (0..).map(PilotId).zip(&self.pilots);
        if let Some((id, pilot)) = pilots.into_iter().find(|(_, it)| is_it(&it.code) || is_it(&it.name)) {
            let head = self.say(prefix, &Node::of(&id))?;
            return Some([head].into_iter().chain(say_clauses(&pilot.clauses)).collect());
        }
        let named = |name: &str| Message::new(format!("{prefix}-piece-card")).with("name", name);
        if let Some(unit) = self.factions.iter().flat_map(|it| &it.units).find(|unit| is_it(&unit.name)) {
            return Some([named(&unit.name)].into_iter().chain(say_unit(unit)).collect());
        }
        let upgrade = self.factions.iter().flat_map(|it| &it.upgrades).find(|it| is_it(&it.name))?;
        Some([named(&upgrade.name)].into_iter().chain(say_clauses(&upgrade.clauses)).collect())
    }

    fn names(&self) -> Vec<String> {
        let cards = self.cards.iter().map(|card| &card.name);
        let pilots = self.pilots.iter().map(|pilot| &pilot.name);
        let units = self.factions.iter().flat_map(|it| &it.units).map(|unit| &unit.name);
        let upgrades = self.factions.iter().flat_map(|it| &it.upgrades).map(|upgrade| &upgrade.name);
        cards.chain(pilots).chain(units).chain(upgrades).cloned().collect()
    }
}
