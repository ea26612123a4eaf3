//! Regressions: inputs that crashed once, kept as files, tried again by a test.

use crate::catching::{Panic, caught};
use crate::corpus::{files, folder};
use crate::hunting::Crash;
use crate::target::{Target, ground_of};
use catalog::{Playable, Visitor};
use kernel::digest;
use std::path::PathBuf;
use std::{fs, io};

/// How many inputs were tried again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replayed(pub usize);

/// Tries every kept input of every target and game again.
pub fn replay() -> Result<Replayed, Vec<Crash>> {
    let mut count = 0;
    let mut crashes = Vec::new();
    for target in Target::ALL {
        for (tried, found) in catalog::each(OneGame(target)) {
            count += tried;
            crashes.extend(found);
        }
    }
    if crashes.is_empty() { Ok(Replayed(count)) } else { Err(crashes) }
}

/// Keeps an input that crashes. Its name is its digest.
pub(crate) fn keep(target: Target, game: &str, input: &[u8]) -> io::Result<PathBuf> {
    let folder = folder("regressions", target, game);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{:016x}", digest(input)));
    fs::write(&path, input)?;
    Ok(path)
}

#[derive(Clone, Copy)]
struct OneGame(Target);

impl Visitor for OneGame {
    type Out = (usize, Vec<Crash>);

    fn visit<G: Playable>(self) -> (usize, Vec<Crash>) {
        let OneGame(target) = self;
        let ground = ground_of::<G>();
        let inputs = files(&folder("regressions", target, G::ID));
        let count = inputs.len();
        let crash = |(path, input): (PathBuf, Vec<u8>)| {
            let Panic { place, what } = caught(|| target.run(&*ground, &input)).err()?;
            Some(Crash { target, game: G::ID, place, what, input, kept: Some(path) })
        };
        (count, inputs.into_iter().filter_map(crash).collect())
    }
}
