//! Levels: the computer opponents by name.

use crate::bot::Bot;
use crate::greedy::{self, Greedy, Ken};
use crate::random::Random;
use crate::search::{Power, Search};
use kernel::{Dealer, Hints};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// How well a computer opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal answer.
    Random,
    /// One step ahead in one imagined bout, and much is overlooked.
    Rookie,
    /// The same, but less is overlooked, and no win.
    Pilot,
    /// One step ahead, in several imagined bouts.
    #[serde(alias = "greedy")]
    Veteran,
    /// A search.
    Ace,
    /// A long search.
    Legend,
}

/// What a level was called before.
const FORMER: [(&str, Level); 1] = [("greedy", Level::Veteran)];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Rookie, Level::Pilot, Level::Veteran, Level::Ace, Level::Legend];

    /// The levels that answer at once.
    pub const AT_ONCE: [Level; 4] = [Level::Random, Level::Rookie, Level::Pilot, Level::Veteran];

    /// The levels that people are offered: each is some way above the one before.
    pub const OFFERED: [Level; 5] = [Level::Rookie, Level::Pilot, Level::Veteran, Level::Ace, Level::Legend];

    /// The name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Rookie => "rookie",
            Level::Pilot => "pilot",
            Level::Veteran => "veteran",
            Level::Ace => "ace",
            Level::Legend => "legend",
        }
    }

    /// What the level is made with in a game, by name: figures that change how it plays.
    pub fn parameters<R: Hints>(self) -> Vec<(&'static str, u64)> {
        match self {
            Level::Random => Vec::new(),
            Level::Rookie | Level::Pilot => {
                let ken = self.ken::<R>();
                let own = [("worlds", ken.worlds as u64), ("overlooked", ken.overlooks.into())];
                own.into_iter().chain(greedy::ON_THE_WAY).collect()
            }
            Level::Veteran => greedy::parameters(),
            Level::Ace | Level::Legend => self.power::<R>().parameters(),
        }
    }

    /// How much of its answers a level sees.
    fn ken<R: Hints>(self) -> Ken {
        let [rookie, pilot] = R::THOUGHT.overlooked;
        match self {
            Level::Rookie => Ken { worlds: 1, overlooks: rookie, takes_wins: false },
            Level::Pilot => Ken { worlds: 1, overlooks: pilot, takes_wins: true },
            Level::Random | Level::Veteran | Level::Ace | Level::Legend => Ken::WHOLE,
        }
    }

    /// How much a level searches.
    fn power<R: Hints>(self) -> Power {
        let [ace, legend] = R::THOUGHT.walks;
        Power::of::<R>(if self == Level::Legend { legend } else { ace })
    }

    /// The level of this name.
    pub fn parse(name: &str) -> Result<Level, UnknownLevel> {
        let known = Level::ALL.map(|level| (level.name(), level)).into_iter().chain(FORMER);
        let found = known.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, level)| level).ok_or_else(|| UnknownLevel { name: name.to_owned() })
    }

    /// A player of this level for one seat of one bout, with its own source of chance.
    pub fn bot<R: Hints>(self, dealer: Dealer) -> Box<dyn Bot<R>> {
        match self {
            Level::Random => Box::new(Random::new(dealer)),
            Level::Rookie | Level::Pilot | Level::Veteran => {
                Box::new(Greedy::<R>::with(dealer, self.ken::<R>()))
            }
            Level::Ace | Level::Legend => Box::new(Search::<R>::new(dealer, self.power::<R>())),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl std::str::FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::parse(name)
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel {
    /// The name that was given.
    pub name: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
        write!(out, "there is no level `{}` (levels: {})", self.name, known.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(Level::parse(level.name()), Ok(level));
            let written = serde_json::to_string(&level).expect("a word");
            assert_eq!(written, format!("\"{}\"", level.name()));
            assert_eq!(serde_json::from_str::<Level>(&written).ok(), Some(level));
        }
    }

    #[test]
    fn a_former_name_is_still_read() {
        assert_eq!(Level::parse("greedy"), Ok(Level::Veteran));
        assert_eq!(serde_json::from_str::<Level>("\"greedy\"").ok(), Some(Level::Veteran));
    }

    #[test]
    fn another_name_is_refused_with_the_known_ones() {
        let unknown = Level::parse("gready").expect_err("no such level");
        assert_eq!(
            unknown.to_string(),
            "there is no level `gready` (levels: random, rookie, pilot, veteran, ace, legend)"
        );
    }
}
