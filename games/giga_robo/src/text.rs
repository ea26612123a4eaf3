//! Texts: where a clause stands that is being carried out, and who carries it out.

use crate::content::{Ability, Card, CardFacts, Clause, Content, Plain, Static, Trait, Trigger, Verb};
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The carrier of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The chosen Pilot Ability.
    Pilot,
    /// A chosen Robot Ability, by its place 0 to 2.
    Ability(u8),
    /// A card.
    Card(Card),
}

/// Which part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What a card costs besides Fighting Spirit.
    Pays,
    /// The effects of the Requirements.
    Played,
    /// The Rules Text.
    Rules,
    /// What comes before the damage is counted.
    Before,
    /// What follows the damage.
    Hurt,
    /// What a Trigger buys, by its place.
    Trigger(u8),
    /// What a Trigger costs besides its price, by its place.
    Price(u8),
    /// What a card says of itself, by its place among what it always says.
    Always(u8),
    /// What a lasting text does at its moment, by its place among the lasting texts.
    Lasting(u8),
    /// The same of something that holds for a while: the clause that began it.
    Begun(Origin, u8),
    /// The Rules Text of a card that lends it (GR-R166).
    Borrowed {
        /// Whose card.
        of: Seat,
        /// Which.
        card: Card,
    },
}

/// Which part something that holds for a while was begun by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The effects of the Requirements.
    Played,
    /// The Rules Text.
    Rules,
    /// What follows the damage.
    Hurt,
    /// What a Trigger buys.
    Trigger(u8),
    /// What a lasting text does at its moment.
    Lasting(u8),
    /// The Rules Text of a card that lends it (GR-R166).
    Borrowed {
        /// Whose card.
        of: Seat,
        /// Which.
        card: Card,
    },
    /// What holds while a card that lends its text is Activated.
    Lent {
        /// Whose card.
        of: Seat,
        /// Which.
        card: Card,
    },
}

/// What the deed `graft` begins.
pub(crate) static GRAFTED: Static = Static::Trait(Trait::Grafted);

/// A text in the hand of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Text {
    /// Whose.
    pub seat: Seat,
    /// What carries it.
    pub source: Source,
    /// Which part.
    pub part: Part,
}

impl Text {
    /// The clauses.
    pub fn clauses<'a>(self, table: &Table, content: &'a Content) -> &'a [Clause] {
        match self.part {
            Part::Pays => self.card(table, content).map_or(&[], |card| &card.pays),
            Part::Played => &self.card(table, content).expect("only cards have Requirements").played,
            Part::Rules => self.card(table, content).map_or(&[], |card| &card.rules),
            Part::Before => self.card(table, content).map_or(&[], |card| &card.hurt.before),
            Part::Hurt => self.card(table, content).map_or(&[], |card| &card.hurt.then),
            Part::Trigger(at) => &self.trigger(table, content, at).rules,
            Part::Price(at) => &self.trigger(table, content, at).pays,
            Part::Always(_) => &[],
            Part::Lasting(at) => then(&self.lasting(table, content)[usize::from(at)]),
            Part::Begun(..) => self.begun(table, content).map_or(&[], then),
            Part::Borrowed { of, card } => &table.facts(content, of, card).rules,
        }
    }

    /// The card, if it stands on one.
    pub fn card<'a>(self, table: &Table, content: &'a Content) -> Option<&'a CardFacts> {
        match self.source {
            Source::Card(card) => Some(table.facts(content, self.seat, card)),
            Source::Pilot | Source::Ability(_) => None,
        }
    }

    /// The ability, if it stands on one.
    pub fn ability<'a>(self, table: &Table, content: &'a Content) -> Option<&'a Ability> {
        match self.source {
            Source::Card(_) => None,
            Source::Pilot => Some(table.pilot_ability(content, self.seat)),
            Source::Ability(at) => table.ability(content, self.seat, at),
        }
    }

    /// Everything that holds while its carrier is Activated.
    pub fn lasting<'a>(self, table: &Table, content: &'a Content) -> &'a [Static] {
        match self.source {
            Source::Card(card) => &table.facts(content, self.seat, card).active,
            Source::Pilot => &table.pilot_ability(content, self.seat).active,
            Source::Ability(at) => {
                table.ability(content, self.seat, at).map_or(&[], |ability| &ability.active)
            }
        }
    }

    /// What the clause of this text began.
    pub fn begun<'a>(self, table: &Table, content: &'a Content) -> Option<&'a Static> {
        let Part::Begun(origin, at) = self.part else { return None };
        let part = match origin {
            Origin::Played => Part::Played,
            Origin::Rules => Part::Rules,
            Origin::Hurt => Part::Hurt,
            Origin::Trigger(at) => Part::Trigger(at),
            Origin::Lasting(at) => Part::Lasting(at),
            Origin::Borrowed { of, card } => Part::Borrowed { of, card },
            Origin::Lent { of, card } => return table.facts(content, of, card).active.get(usize::from(at)),
        };
        let text = Text { part, ..self };
        match &text.clauses(table, content).get(usize::from(at))?.verb {
            Verb::Until { what, .. } => Some(what),
            Verb::Plain(Plain::Graft) => Some(&GRAFTED),
            _ => None,
        }
    }

    /// GR-R166: whether its words stand on another card.
    pub fn is_borrowed(self) -> bool {
        matches!(
            self.part,
            Part::Borrowed { .. } | Part::Begun(Origin::Borrowed { .. } | Origin::Lent { .. }, _)
        )
    }

    /// The same text as the beginner of something that holds for a while; none of such a thing itself.
    pub fn begins(self, clause: u8) -> Option<Text> {
        let origin = match self.part {
            Part::Played => Origin::Played,
            Part::Rules => Origin::Rules,
            Part::Hurt => Origin::Hurt,
            Part::Trigger(at) => Origin::Trigger(at),
            Part::Lasting(at) => Origin::Lasting(at),
            Part::Borrowed { of, card } => Origin::Borrowed { of, card },
            Part::Pays | Part::Before | Part::Price(_) | Part::Always(_) | Part::Begun(..) => return None,
        };
        Some(Text { part: Part::Begun(origin, clause), ..self })
    }

    /// The Triggers of its carrier.
    pub fn triggers<'a>(self, table: &Table, content: &'a Content) -> &'a [Trigger] {
        match self.source {
            Source::Card(card) => &table.facts(content, self.seat, card).triggers,
            Source::Pilot | Source::Ability(_) => {
                self.ability(table, content).map_or(&[], |ability| &ability.triggers)
            }
        }
    }

    fn trigger<'a>(self, table: &Table, content: &'a Content, at: u8) -> &'a Trigger {
        &self.triggers(table, content)[usize::from(at)]
    }
}

fn then(what: &Static) -> &[Clause] {
    match what {
        Static::On { then, .. } => then,
        _ => &[],
    }
}
