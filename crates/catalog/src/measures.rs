//! Measures: what a game tells for statistics, and the figures that its content must reach.

use kernel::{Bout, Figures, Rules, Seat};

/// What a game tells about a bout for statistics, or a part of it.
#[derive(Clone, Debug)]
pub struct Measures<R: Rules> {
    /// Who started, once that is settled: known from then on until the first turn is over.
    pub starter: Option<StarterOf<R>>,
    /// How many turns have begun; nothing once the bout is over.
    pub turns: Option<fn(&Bout<R>) -> u32>,
    /// How a bout that is over came to its end.
    pub road: Option<RoadOf<R>>,
    /// What can be said of the opening position of a seat, such as a card that it holds; nothing for any
    /// seat before the opening is complete.
    pub labels: Option<LabelsOf<R>>,
    /// What the figures of many bouts between equal players must be.
    pub wanted: Vec<Wanted>,
}

/// Tells how a bout came to its end.
pub type RoadOf<R> = fn(&Bout<R>) -> Option<&'static str>;

/// Tells who started.
pub type StarterOf<R> = fn(&Bout<R>) -> Option<Seat>;

/// Tells what can be said of the opening of a seat.
pub type LabelsOf<R> = fn(&Bout<R>, Seat) -> Vec<String>;

/// The least and the most that one figure may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The name of the figure, as in [`Figures::WANTED`].
    pub figure: &'static str,
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
}

impl<R: Rules> Measures<R> {
    /// Nothing is known.
    pub fn none() -> Measures<R> {
        Measures { starter: None, turns: None, road: None, labels: None, wanted: Vec::new() }
    }

    /// All that the game tells.
    pub fn all() -> Measures<R>
    where
        R: Figures,
    {
        let wanted = R::WANTED.iter().map(|&(figure, least, most)| Wanted { figure, least, most });
        Measures {
            starter: Some(R::starter),
            turns: Some(R::turns),
            road: Some(R::road),
            labels: Some(R::opening_labels),
            wanted: wanted.collect(),
        }
    }
}
