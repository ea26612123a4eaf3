//! The cards of Skirmish, read from a pack.

use super::table::Counts;
use kernel::{Fault, PackFault, PackText};
use serde::Deserialize;
use std::sync::Arc;

/// The most kinds of cards.
pub(crate) const KINDS_MAX: usize = 8;

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// How many of it are in each deck.
    #[serde(default)]
    pub count: u8,
    /// Points of its effect.
    #[serde(default)]
    pub power: u8,
    /// How far its effect reaches.
    #[serde(default)]
    pub reach: i8,
    /// Whether another card may be played on top at once.
    #[serde(default)]
    pub relay: bool,
    /// Whether it can be spent to cancel a card.
    #[serde(default)]
    pub parry: bool,
}

/// All kinds of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    kinds: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pack {
    #[serde(default)]
    card: Vec<Card>,
}

/// The pack that comes with the game.
pub(crate) const HOUSE: &str = r#"
[[card]]
name = "Spark"
count = 4
power = 1
reach = 12

[[card]]
name = "Lance"
count = 3
power = 3
reach = 6

[[card]]
name = "Relay"
count = 3
power = 2
reach = 9
relay = true

[[card]]
name = "Parry"
count = 3
power = 1
reach = 3
parry = true
"#;

impl Cards {
    pub(crate) fn read(packs: &[PackText]) -> Result<Arc<Cards>, Vec<PackFault>> {
        let (mut kinds, mut faults) = (Vec::new(), Vec::new());
        for pack in packs {
            let fault = |span, what: String| PackFault {
                file: pack.file.clone(),
                fault: Fault { span, what, help: None },
            };
            match toml_edit::de::from_str::<Pack>(&pack.text) {
                Ok(read) => kinds.extend(read.card),
                Err(error) => {
                    faults.push(fault(error.span().unwrap_or(0..0), error.message().to_owned()));
                }
            }
            if kinds.len() > KINDS_MAX {
                faults.push(fault(0..pack.text.len(), format!("more than {KINDS_MAX} kinds of cards")));
            }
        }
        if faults.is_empty() { Ok(Arc::new(Cards { kinds })) } else { Err(faults) }
    }

    pub(crate) fn kinds(&self) -> impl Iterator<Item = (u8, &Card)> {
        (0u8..).zip(&self.kinds)
    }

    pub(crate) fn card(&self, kind: u8) -> &Card {
        &self.kinds[usize::from(kind)]
    }

    pub(crate) fn by_name(&self, name: &str) -> Option<u8> {
        self.kinds().find(|(_, card)| card.name == name).map(|(kind, _)| kind)
    }

    pub(crate) fn deck(&self) -> Counts {
        let mut deck = Counts::default();
        self.kinds().for_each(|(kind, card)| deck[usize::from(kind)] = card.count);
        deck
    }
}
