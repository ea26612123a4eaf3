//! Hunting: changed copies of real inputs until the time is over; what crashes is made small.

use crate::catching::{Panic, caught};
use crate::mutation::changed;
use crate::regressions;
use crate::target::{Target, ground_of, seeds_of};
use catalog::{Playable, Visitor};
use kernel::Dealer;
use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Crashes at different places before a hunt stops.
const CRASHES_MAX: usize = 12;
/// Inputs kept to be changed further.
const POOL_MAX: usize = 600;
/// How long one crash is made smaller.
const SHRINKING: Duration = Duration::from_secs(4);

/// What a hunt did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tried {
    /// How many inputs were tried.
    pub inputs: u64,
    /// How many of them went past the reader.
    pub deep: u64,
}

/// An input that makes something panic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crash {
    /// The target.
    pub target: Target,
    /// The game.
    pub game: &'static str,
    /// Where it panicked.
    pub place: String,
    /// What the panic said.
    pub what: String,
    /// The smallest input found.
    pub input: Vec<u8>,
    /// Where it was kept, if it could be written.
    pub kept: Option<PathBuf>,
}

impl fmt::Display for Crash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Crash { target, game, place, what, input, kept } = self;
        writeln!(out, "{} of {game}: {what}\n  at {place}", target.name())?;
        writeln!(out, "  input: b\"{}\"", input.escape_ascii())?;
        match kept {
            Some(path) => write!(out, "  kept as {}", path.display()),
            None => write!(out, "  it could not be kept"),
        }
    }
}

/// Hunts in every game, `time` in all. `seed` chooses the changes.
pub fn hunt(target: Target, time: Duration, seed: u64) -> Result<Tried, Vec<Crash>> {
    let time = time / catalog::entries().len().max(1) as u32;
    let mut all = Tried::default();
    let mut crashes = Vec::new();
    for (tried, found) in catalog::each(OneGame { target, time, seed }) {
        all = Tried { inputs: all.inputs + tried.inputs, deep: all.deep + tried.deep };
        crashes.extend(found);
    }
    if crashes.is_empty() { Ok(all) } else { Err(crashes) }
}

#[derive(Clone, Copy)]
struct OneGame {
    target: Target,
    time: Duration,
    seed: u64,
}

impl Visitor for OneGame {
    type Out = (Tried, Vec<Crash>);

    fn visit<G: Playable>(self) -> (Tried, Vec<Crash>) {
        let OneGame { target, time, seed } = self;
        let ground = ground_of::<G>();
        let pool = seeds_of::<G>(target);
        let is_text = target != Target::Bouts;
        let hunt = Hunt { run: |input: &[u8]| target.run(&*ground, input), is_text, time };
        let (tried, found) = hunt.begin(pool, &mut Dealer::stream(seed, target as u64));
        let crash = |(Panic { place, what }, input): (Panic, Vec<u8>)| {
            let kept = regressions::keep(target, G::ID, &input).ok();
            Crash { target, game: G::ID, place, what, input, kept }
        };
        (tried, found.into_iter().map(crash).collect())
    }
}

/// One hunt, whatever is hunted.
struct Hunt<F> {
    run: F,
    is_text: bool,
    time: Duration,
}

impl<F: Fn(&[u8]) -> bool> Hunt<F> {
    /// Every seed once, then changed copies. Crashes come with their smallest input.
    fn begin(&self, mut pool: Vec<Vec<u8>>, dealer: &mut Dealer) -> (Tried, Vec<(Panic, Vec<u8>)>) {
        let started = Instant::now();
        let mut tried = Tried::default();
        let mut crashes: Vec<(Panic, Vec<u8>)> = Vec::new();
        pool.push(Vec::new());
        dealer.shuffle(&mut pool);
        let seeds = pool.len();
        while started.elapsed() < self.time && crashes.len() < CRASHES_MAX {
            let pick = |dealer: &mut Dealer| dealer.below(pool.len() as u32) as usize;
            let seed = pool.get(tried.inputs as usize).filter(|_| (tried.inputs as usize) < seeds);
            let input = match seed {
                Some(seed) => seed.clone(),
                None => changed(&pool[pick(dealer)], &pool[pick(dealer)], self.is_text, dealer),
            };
            let is_new = tried.inputs as usize >= seeds;
            tried.inputs += 1;
            match caught(|| (self.run)(&input)) {
                Ok(true) if is_new => {
                    tried.deep += 1;
                    let place = dealer.below(POOL_MAX as u32) as usize;
                    if pool.len() < POOL_MAX { pool.push(input) } else { pool[place] = input }
                }
                Ok(deep) => tried.deep += u64::from(deep),
                Err(panic) if crashes.iter().any(|(other, _)| other.place == panic.place) => {}
                Err(panic) => {
                    let small = self.shrunk(input, &panic.place);
                    crashes.push((panic, small));
                }
            }
        }
        (tried, crashes)
    }

    /// The input without all that the same crash does not need.
    fn shrunk(&self, mut input: Vec<u8>, place: &str) -> Vec<u8> {
        let started = Instant::now();
        let fails = |input: &[u8]| caught(|| (self.run)(input)).is_err_and(|panic| panic.place == place);
        let mut chunk = input.len().div_ceil(2);
        while chunk > 0 && started.elapsed() < SHRINKING {
            let mut at = 0;
            while at < input.len() && started.elapsed() < SHRINKING {
                let mut shorter = input.clone();
                shorter.drain(at..(at + chunk).min(input.len()));
                if fails(&shorter) { input = shorter } else { at += chunk }
            }
            chunk /= 2;
        }
        input
    }
}

#[cfg(test)]
mod tests {
    use super::Hunt;
    use kernel::Dealer;
    use std::time::Duration;

    fn hunt(run: impl Fn(&[u8]) -> bool, time: Duration) -> Vec<(String, Vec<u8>)> {
        let hunt = Hunt { run, is_text: true, time };
        let seeds = vec![b"seats = 2\nmode = \"drone\"\n".to_vec(), b"hand = 255\n".to_vec()];
        let (tried, found) = hunt.begin(seeds, &mut Dealer::new(1));
        assert!(tried.inputs > 2);
        found.into_iter().map(|(panic, input)| (panic.what, input)).collect()
    }

    #[test]
    fn a_planted_crash_is_found_and_made_small() {
        let planted = |input: &[u8]| {
            let text = String::from_utf8_lossy(input);
            assert!(!(text.contains("seats = 2") && text.contains("255")), "too many seats");
            true
        };
        let found = hunt(planted, Duration::from_secs(6));
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].0, "too many seats");
        assert!(found[0].1.len() <= "seats = 2255".len(), "{:?}", String::from_utf8_lossy(&found[0].1));
    }

    #[test]
    fn what_never_panics_is_hunted_for_its_time() {
        assert_eq!(hunt(|_| false, Duration::from_millis(50)), []);
    }
}
