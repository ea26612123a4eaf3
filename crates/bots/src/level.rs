//! Levels: the computer opponents by name.

use crate::bot::Bot;
use crate::greedy::{self, Greedy};
use crate::random::Random;
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
    /// One step ahead, in imagined bouts.
    Greedy,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// What the level is made with, by name: figures that change how it plays.
    pub fn parameters(self) -> &'static [(&'static str, u64)] {
        match self {
            Level::Random => &[],
            Level::Greedy => greedy::PARAMETERS,
        }
    }

    /// The level of this name.
    pub fn parse(name: &str) -> Result<Level, UnknownLevel> {
        let known = Level::ALL.into_iter().find(|level| level.name() == name);
        known.ok_or_else(|| UnknownLevel { name: name.to_owned() })
    }

    /// A player of this level for one seat of one bout, with its own source of chance.
    pub fn bot<R: Hints>(self, dealer: Dealer) -> Box<dyn Bot<R>> {
        match self {
            Level::Random => Box::new(Random::new(dealer)),
            Level::Greedy => Box::new(Greedy::<R>::new(dealer)),
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
        }
    }

    #[test]
    fn another_name_is_refused_with_the_known_ones() {
        let unknown = Level::parse("gready").expect_err("no such level");
        assert_eq!(unknown.to_string(), "there is no level `gready` (levels: random, greedy)");
    }
}
