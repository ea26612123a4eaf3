//! The laws: what must hold for every game, tried on random bouts.

mod accounts;
mod allowed;
mod begins;
mod boxes;
mod census;
mod ends;
mod imagining;
mod lists;
mod need;
mod notation;
mod plans;
mod playouts;
mod records;
mod refusals;
mod roads;
mod scenes;
mod waits;
mod walk;
mod worlds;

pub use accounts::{Book, Bookings, Entries, Numbers, accounts, accounts_but};
pub use allowed::left_out;
pub use begins::begins;
pub use boxes::{Shadow, Shuffle, boxes, boxes_counted};
pub use census::census;
pub use ends::ends;
pub use imagining::{chi_square_fits, imagining, matches_enumeration};
pub use lists::lists;
pub use need::need;
pub use notation::notation;
pub use plans::{plans, plans_met};
pub use playouts::playouts;
pub use records::records;
pub use refusals::refusals;
pub use roads::{roads, roads_found};
pub use scenes::{Shown, scenes};
pub use waits::waits;
pub use worlds::worlds;

use kernel::{Game, Library, Rules};
use std::fmt;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

/// What the laws are tested on.
#[derive(Debug)]
pub struct Battery<R: Rules> {
    /// The packs.
    pub content: Arc<R::Content>,
    /// Named set-ups, each tried with every seed.
    pub setups: Vec<(String, R::Setup)>,
    /// The seeds.
    pub seeds: Range<u64>,
    /// The most inputs of one bout; a bout that needs more does not end.
    pub answers_max: u32,
}

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// The set-up's name.
    pub setup: String,
    /// The seed of the bout.
    pub seed: u64,
    /// After how many inputs.
    pub input: usize,
    /// What differs.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, setup, seed, input, what } = self;
        write!(out, "law `{law}` is broken in set-up `{setup}`, seed {seed}, after {input} inputs: {what}")
    }
}

impl std::error::Error for Broken {}

/// How much longer than usual the laws are tried: the number in `HANGAR_SOAK`, 1 without it.
pub fn soak() -> u64 {
    std::env::var("HANGAR_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

impl<R: Rules> Battery<R> {
    /// Only these set-ups, which differ most; in a long run ([`soak`]) all of them.
    #[must_use]
    pub fn mostly(mut self, names: &[&str]) -> Battery<R> {
        if soak() == 1 {
            self.setups.retain(|(name, _)| names.contains(&name.as_str()));
            assert_eq!(self.setups.len(), names.len(), "every one is a named set-up");
        }
        self
    }

    /// The house pack, every named set-up, and as many seeds as `soak` times three.
    pub fn house(soak: u64) -> Battery<R>
    where
        R: Library,
    {
        let content = match R::content(&R::house()) {
            Ok(content) => content,
            Err(faults) => panic!("the house pack of {} has faults: {faults:?}", R::ID),
        };
        Battery { content, setups: R::setups(), seeds: 0..3 * soak, answers_max: 20_000 }
    }

    /// The same with this one set-up.
    pub(crate) fn with_setup(&self, name: &str, setup: &R::Setup) -> Battery<R> {
        Battery { setups: vec![(name.to_owned(), setup.clone())], ..self.recast::<R>() }
    }

    /// The same, for a game that shares set-ups and content with this one.
    pub fn recast<S: Rules<Setup = R::Setup, Content = R::Content>>(&self) -> Battery<S> {
        Battery {
            content: Arc::clone(&self.content),
            setups: self.setups.clone(),
            seeds: self.seeds.clone(),
            answers_max: self.answers_max,
        }
    }
}

/// One law.
pub type Law<G> = fn(&Battery<G>) -> Result<(), Broken>;

/// Every law, for a test: panics with all that are broken, one line each.
pub fn assert_all<G: Game + Shown>(battery: &Battery<G>) {
    if let Err(broken) = all::<G>(battery) {
        let lines: Vec<String> = broken.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n"));
    }
}

/// Runs every law, each in its own thread. Returns all broken ones.
pub fn all<G: Game + Shown>(battery: &Battery<G>) -> Result<(), Vec<Broken>> {
    let laws: [Law<G>; 15] = [
        lists::<G>,
        refusals::<G>,
        records::<G>,
        ends::<G>,
        census::<G>,
        notation::<G>,
        worlds::<G>,
        imagining::<G>,
        roads::<G>,
        scenes::<G>,
        need::<G>,
        playouts::<G>,
        waits::<G>,
        begins::<G>,
        plans::<G>,
    ];
    let broken: Vec<Broken> = thread::scope(|scope| {
        let tried = laws.map(|law| scope.spawn(move || law(battery)));
        let heard = tried.map(|law| law.join().unwrap_or_else(|panic| resume_unwind(panic)));
        heard.into_iter().filter_map(Result::err).collect()
    });
    if broken.is_empty() { Ok(()) } else { Err(broken) }
}
