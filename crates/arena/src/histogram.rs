//! How often which number occurred: few numbers, sorted, in a form that files can hold.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Each number with how often it occurred, the least first.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Histogram(Vec<(u32, u64)>);

impl Histogram {
    /// The number occurred so many times more.
    pub fn add(&mut self, number: u32, times: u64) {
        match self.0.binary_search_by_key(&number, |(number, _)| *number) {
            Ok(place) => self.0[place].1 += times,
            Err(place) => self.0.insert(place, (number, times)),
        }
    }

    /// Both together.
    pub fn merge(&mut self, other: &Histogram) {
        other.iter().for_each(|(number, times)| self.add(number, times));
    }

    /// Each number with how often it occurred, the least first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (u32, u64)> + '_ {
        self.0.iter().copied()
    }

    /// How many there are in all.
    pub fn total(&self) -> u64 {
        self.iter().map(|(_, times)| times).sum()
    }
}

impl FromIterator<(u32, u64)> for Histogram {
    fn from_iter<I: IntoIterator<Item = (u32, u64)>>(numbers: I) -> Histogram {
        let mut all = Histogram::default();
        numbers.into_iter().for_each(|(number, times)| all.add(number, times));
        all
    }
}
