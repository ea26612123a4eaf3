//! Builds: what a player brings to a bout (GK-3.4, GK-3.8, GK-4): a faction, a Pilot, a deck of 25 cards.

mod chance;
mod fault;
mod outline;
mod text;

pub use fault::BuildFault;
pub(crate) use outline::{in_setups, schema};
pub use text::{read_build, write_build};
pub(crate) use text::{read_from, read_picks};

use crate::content::{CARDS_MAX, CardId, CardKind, Cards, Content, DEPLOYS, FactionId, PilotId, Rank};
use crate::question::Illegal;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A faction with a Pilot and a deck. Numbers are places in the lists of the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Build {
    /// GK-3.4: the faction.
    pub faction: FactionId,
    /// GK-3.9: the Pilot.
    pub pilot: PilotId,
    /// GK-4.1: the 25 cards.
    pub cards: Cards,
}

/// The keys of a build's text: the sets of weapons by their rank, with how many there are (GK-4.2, GK-4.3).
pub(crate) const SETS: [(&str, Rank, usize); 2] =
    [("primary", Rank::Primary, 1), ("secondaries", Rank::Secondary, 2)];

impl Build {
    /// A quick deck of the faction with a Pilot of the faction: the first with the first, and so on.
    pub(crate) fn quick(content: &Content, faction: FactionId, number: usize) -> Build {
        let pilots: Vec<PilotId> = content.pilots_of(faction).map(|(id, _)| id).collect();
        let quick = &content.faction(faction).quick;
        Build { faction, pilot: pilots[number % pilots.len()], cards: quick[number % quick.len()].cards }
    }

    /// GK-3.9, GK-4.1 to GK-4.6: everything that is wrong with what this seat brings.
    pub(crate) fn refusals(&self, content: &Content, seat: Seat, free_deploys: bool) -> Vec<Illegal> {
        let is_there = usize::from(self.faction.0) < content.factions.len()
            && usize::from(self.pilot.0) < content.pilots.len()
            && self.cards.iter().all(|(id, _)| usize::from(id) < content.cards.len().min(CARDS_MAX));
        if !is_there {
            return vec![Illegal::UnknownBrought { seat }];
        }
        let is_own = content.pilots[usize::from(self.pilot.0)].faction == self.faction;
        let is_deck = content.is_deck(self.faction, &self.cards, free_deploys);
        let wrong =
            [(is_own, Illegal::ForeignPilotBrought { seat }), (is_deck, Illegal::NoDeckBrought { seat })];
        wrong.into_iter().filter(|(fits, _)| !fits).map(|(_, refusal)| refusal).collect()
    }

    /// GK-4.6: the cards that were chosen one by one.
    pub(crate) fn further<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        self.cards.copies().map(CardId).filter(|id| content.card(*id).is_utility())
    }

    /// GK-4.2, GK-4.3: the sets of this rank.
    pub(crate) fn sets<'a>(&'a self, content: &'a Content, rank: Rank) -> impl Iterator<Item = CardId> + 'a {
        let kinds = self.cards.iter().map(|(id, _)| CardId(id));
        kinds.filter(move |id| content.card(*id).rank() == Some(rank))
    }
}

/// GK-4.1 to GK-4.6: whole sets, further cards and the five Deploy Cards of the faction.
fn deck_of(content: &Content, faction: FactionId, sets: &[CardId], further: &[CardId]) -> Cards {
    let mut cards: Cards = further.iter().map(|id| id.0).collect();
    let mut add = |id: CardId, copies: u8| cards.add_many(id.0, copies).expect("a pool has 59 cards");
    for &set in sets {
        add(set, content.card(set).rank().map_or(1, Rank::copies));
    }
    let deploys = content.pool(faction).filter(|(_, card)| card.kind == CardKind::Deploy);
    deploys.for_each(|(id, _)| add(id, DEPLOYS));
    cards
}
