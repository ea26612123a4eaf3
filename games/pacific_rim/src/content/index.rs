//! What content is called: codes in notation, words for people.

use super::print::{
    say_card, say_mission, say_model, say_mutation, say_pilot, say_quick, say_scenario, say_upgrade,
};
use super::{
    CardId, Content, MatId, MissionId, ModelId, MutationId, ObjectId, PieceId, PilotId, QuickId, ScenarioId,
    UpgradeId,
};
use tabletop::pack::Pieces;
use words::Message;
use words::telling::{Codes, Node};

/// The models of both sides on the table.
const WHO: [&str; 8] = ["P1", "P2", "P3", "P4", "K1", "K2", "K3", "K4"];
/// The buildings on the table.
const BLOCKS: [&str; 16] =
    ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "B14", "B15", "B16"];
/// The objects on the table.
const THINGS: [&str; 8] = ["O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8"];

impl Content {
    /// Code and name of what has this type of numbers and this number.
    fn entry(&self, of: &str, id: usize) -> Option<(&str, &str)> {
        macro_rules! both {
            ($list:expr) => {
                $list.get(id).map(|one| (one.code.as_str(), one.name.as_str()))
            };
        }
        let own = |all: &'static [&'static str]| all.get(id).map(|&code| (code, code));
        match of {
            "ModelId" => both!(self.models),
            "CardId" => both!(self.cards),
            "PilotId" => both!(self.pilots),
            "UpgradeId" => both!(self.upgrades),
            "MutationId" => both!(self.mutations),
            "ObjectId" => both!(self.objects),
            "PieceId" => both!(self.pieces),
            "MatId" => both!(self.mats),
            "ScenarioId" => both!(self.scenarios),
            "MissionId" | "Tally" => both!(self.missions),
            "QuickId" => both!(self.quick),
            "ReadyId" => both!(self.forces),
            "Who" => own(&WHO),
            "Block" => own(&BLOCKS),
            "Thing" => own(&THINGS),
            _ => None,
        }
    }

    /// All that is printed on what has this code or name, below its name.
    fn about(&self, is_it: &dyn Fn(&str, &str) -> bool) -> Option<(Node, Vec<Message>)> {
        macro_rules! found {
            ($list:expr, $id:path, $say:expr) => {
                if let Some(at) = $list.iter().position(|one| is_it(&one.code, &one.name)) {
                    return Some((Node::of(&$id(at as u8)), $say(&$list[at])));
                }
            };
        }
        found!(self.models, ModelId, say_model);
        found!(self.cards, CardId, say_card);
        found!(self.pilots, PilotId, |pilot| say_pilot(self, pilot));
        found!(self.upgrades, UpgradeId, |upgrade| say_upgrade(self, upgrade));
        found!(self.mutations, MutationId, say_mutation);
        found!(self.missions, MissionId, say_mission);
        found!(self.scenarios, ScenarioId, |scenario| say_scenario(self, scenario));
        found!(self.quick, QuickId, |quick| say_quick(self, quick));
        found!(self.objects, ObjectId, super::print::say_object);
        found!(self.pieces, PieceId, super::print::say_piece);
        found!(self.mats, MatId, super::print::say_mat);
        None
    }
}

impl Codes for Content {
    fn code(&self, of: &str, id: usize) -> Option<&str> {
        self.entry(of, id).map(|(code, _)| code)
    }
}

impl Pieces for Content {
    fn say(&self, prefix: &str, id: &Node) -> Option<Message> {
        if id.type_name() == Some("Target") {
            return self.say(prefix, id.field("")?);
        }
        let place = usize::try_from(id.number()?).ok()?;
        let (_, name) = self.entry(id.type_name()?, place)?;
        Some(Message::new(format!("{prefix}-piece")).with("name", name))
    }

    fn say_named(&self, prefix: &str, name: &str) -> Option<Vec<Message>> {
        let wanted = name.trim().to_lowercase();
        let (id, lines) =
            self.about(&|code, name| code.to_lowercase() == wanted || name.to_lowercase() == wanted)?;
        Some([self.say(prefix, &id)?].into_iter().chain(lines).collect())
    }

    fn names(&self) -> Vec<String> {
        macro_rules! names {
            ($($list:ident)+) => { [$(self.$list.iter().map(|one| one.name.clone()).collect::<Vec<_>>()),+].concat() };
        }
        names!(models cards pilots upgrades mutations objects pieces mats scenarios missions quick)
    }
}
