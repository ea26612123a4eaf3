//! What things are called for one reader: pieces by the names of their factions, cards, hexes, seats.

use crate::content::{CardId, CardKind, Content, FactionId, Gkr, PilotId, Rank, When};
use crate::question::Shooter;
use crate::reckoning::Source;
use crate::table::Table;
use kernel::Seat;
use serde::Serialize;
use words::telling::{Node, Says, who};
use words::{Arg, Message};

/// What things are called for one reader.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) content: &'a Content,
    pub(crate) table: &'a Table,
    /// Who reads.
    pub(crate) reader: Option<Seat>,
    /// Whose pieces are meant where nothing else says it.
    pub(crate) owner: Option<Seat>,
    /// Who acts.
    pub(crate) actor: Option<Seat>,
}

impl<'a> Names<'a> {
    /// The names for this reader.
    pub(crate) fn of(content: &'a Content, table: &'a Table, reader: Option<Seat>) -> Names<'a> {
        Names { content, table, reader, owner: None, actor: None }
    }

    /// The same for the words of this value: pieces are those of the seat that it names last.
    pub(crate) fn about(self, value: &impl Serialize) -> Names<'a> {
        let node = Node::of(value);
        let seat = |field| {
            let named = node.field(field).filter(|node| node.type_name() == Some("Seat"));
            named.map(Node::get::<Seat>)
        };
        let owner = seat("at").or_else(|| seat("seat")).or(self.owner);
        Names { owner, actor: seat("seat").or(self.actor), ..self }
    }

    /// GK-2.8, GK-13.6: what a piece of the seat is called.
    pub(crate) fn piece(self, seat: Seat, gkr: Gkr) -> String {
        let faction = self.table.players.get(seat).and_then(|player| player.faction);
        match (faction, gkr.unit()) {
            (Some(faction), Some(unit)) => self.content.faction(faction).units[unit].name.clone(),
            (Some(faction), None) => self.content.faction(faction).name.clone(),
            (None, _) => String::new(),
        }
    }

    /// The name of the quick deck of this number.
    pub(crate) fn quick(self, seat: Seat, number: u8) -> String {
        let faction = self.table.players.get(seat).and_then(|player| player.faction);
        let decks = faction.map(|faction| &self.content.faction(faction).quick);
        let deck = decks.and_then(|decks| decks.get(usize::from(number)));
        deck.map(|deck| deck.name.clone()).unwrap_or_default()
    }

    /// GK-R79: the name of the upgrade of this trigger space.
    pub(crate) fn upgrade(self, seat: Seat, place: u8) -> String {
        let faction = self.table.players.get(seat).and_then(|player| player.faction);
        let upgrades = faction.map(|faction| &self.content.faction(faction).upgrades);
        let upgrade = upgrades.and_then(|upgrades| upgrades.get(usize::from(place)));
        upgrade.map(|upgrade| upgrade.name.clone()).unwrap_or_default()
    }

    /// The name of what attacks.
    pub(crate) fn shooter(self, seat: Seat, shooter: Shooter) -> String {
        match shooter {
            Shooter::Card(card) => self.card(card),
            Shooter::Unit(gkr) => self.piece(seat, gkr),
        }
    }

    /// The name of what bears a text.
    pub(crate) fn source(self, seat: Seat, source: Source) -> String {
        match source {
            Source::Card(card) => self.card(card),
            Source::Pilot => {
                let pilot = self.table.players.get(seat).and_then(|player| player.pilot);
                pilot.map_or_else(String::new, |it| self.content.pilots[usize::from(it.0)].name.clone())
            }
            Source::Upgrade(place) => self.upgrade(seat, place),
            Source::Unit(gkr) => self.piece(seat, gkr),
        }
    }

    /// The name of a card.
    pub(crate) fn card(self, card: CardId) -> String {
        self.content.card(card).name.clone()
    }

    /// The message with whose it is.
    pub(crate) fn whose(self, key: &'static str, seat: Seat) -> Message {
        Message::new(key).with_all(who(seat, self.reader))
    }
}

impl Says for Names<'_> {
    fn say(&self, field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        let owner = self.owner.unwrap_or(Seat(0));
        let said: Vec<(&'static str, Arg)> = match (node.type_name()?, field) {
            ("Seat", "at") => {
                let [(_, who), (_, seat)] = who(node.get::<Seat>(), self.reader);
                vec![("whom", who), ("at", seat)]
            }
            ("Seat", _) => who(node.get::<Seat>(), self.reader).to_vec(),
            ("CardId", _) => vec![("card", self.card(node.get()).into())],
            ("FactionId", _) => {
                vec![("faction", self.content.faction(node.get::<FactionId>()).name.clone().into())]
            }
            ("PilotId", _) => {
                let pilot = usize::from(node.get::<PilotId>().0);
                vec![("pilot", self.content.pilots[pilot].name.clone().into())]
            }
            ("Cell", _) => vec![("cell", node.get::<crate::city::Cell>().label().into())],
            ("Way", _) => vec![("way", node.get::<crate::city::Way>().to_string().into())],
            ("Gkr", _) => {
                let gkr: Gkr = node.get();
                vec![("piece", self.piece(owner, gkr).into()), ("gkr", gkr_word(gkr).into())]
            }
            ("Shooter", _) => {
                let shooter: Shooter = node.get();
                let by = self.actor.unwrap_or(owner);
                vec![("with", self.shooter(by, shooter).into()), ("shooter", shooter_word(shooter).into())]
            }
            _ => return None,
        };
        Some(said)
    }
}

/// The word of a class of pieces.
pub(crate) fn gkr_word(gkr: Gkr) -> &'static str {
    match gkr {
        Gkr::Hitter => "hitter",
        Gkr::Combat => "combat",
        Gkr::Repair => "repair",
        Gkr::Recon => "recon",
    }
}

fn shooter_word(shooter: Shooter) -> &'static str {
    match shooter {
        Shooter::Card(_) => "card",
        Shooter::Unit(Gkr::Hitter) => "energy",
        Shooter::Unit(_) => "unit",
    }
}

/// The word of a kind of card.
pub(crate) fn kind_word(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Sponsor { hack: false } => "sponsor",
        CardKind::Sponsor { hack: true } => "hack",
        CardKind::Weapon(weapon) => rank_word(weapon.rank),
        CardKind::Deploy => "deploy",
        CardKind::Orbital(_) => "orbital",
        CardKind::Reaction => "reaction",
        CardKind::Manoeuvre(_) => "manoeuvre",
    }
}

/// The word of a rank of weapons.
pub(crate) fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Primary => "primary",
        Rank::Secondary => "secondary",
    }
}

/// The word of a moment.
pub(crate) fn when_word(when: When) -> &'static str {
    match when {
        When::Always => "always",
        When::Aimed => "aimed",
        When::Rolled => "rolled",
        When::Saving => "saving",
        When::Saved => "saved",
        When::Hurt => "hurt",
        When::Hit => "hit",
        When::Missed => "missed",
        When::Moving => "moving",
        When::Moved => "moved",
        When::MovesDone => "moves-done",
        When::Revealed => "revealed",
        When::Hacked => "hacked",
        When::Tagging => "tagging",
        When::AnyOwn => "any-own",
        When::Resetting => "resetting",
        When::Destroyed => "destroyed",
    }
}
