//! What is measured, and for how long.

use std::path::PathBuf;
use std::time::Duration;

pub(crate) const USAGE: &str = "\
usage: load [--program FILE] [--game GAME] [--part closed|open|idle|attacked]… [--seconds N] [--rate N] [--tables N] [--left N] [--folder DIR] [--packed] [--json FILE]

  --program FILE  the server; the hangar that was built beside this program without it
  --game GAME     what is played, `all` for every game in turn (the first of the list)
  --part PART     one part only (several times: several): closed loop, open loop, idle tables, among attackers
  --seconds N     how long each part is measured (20)
  --rate N        moves a second that are offered in the open loop (2000)
  --tables N      tables of the open loop and idle tables (1000)
  --left N        so many seconds after all have left, the memory of idle tables is looked at again (10)
  --folder DIR    where databases are made, on the disk that is measured (the folder it was built in)
  --packed        long frames are packed, as for clients that are elsewhere
  --json FILE     where the figures are written (load.json there)";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Closed,
    Open,
    Idle,
    Attacked,
}

/// What is measured.
#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) program: PathBuf,
    /// The games that are played, each in all parts.
    pub(crate) games: Vec<&'static str>,
    pub(crate) parts: Vec<Part>,
    pub(crate) measured: Duration,
    /// Moves a second.
    pub(crate) rate: u32,
    pub(crate) tables: usize,
    /// So long after all have left the server's memory is looked at again.
    pub(crate) left: Duration,
    pub(crate) folder: PathBuf,
    /// Whether long frames are packed.
    pub(crate) packed: bool,
    pub(crate) json: PathBuf,
}

impl Options {
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let target = built_in()?;
        let mut options = Options {
            program: target.join("fast/hangar"),
            games: vec![catalog::entries()[0].id],
            parts: Vec::new(),
            measured: Duration::from_secs(20),
            rate: 2_000,
            tables: 1_000,
            left: Duration::from_secs(10),
            folder: target.clone(),
            packed: false,
            json: target.join("load.json"),
        };
        while let Some(word) = words.next() {
            if word == "--packed" {
                options.packed = true;
                continue;
            }
            let value = words.next().ok_or_else(|| format!("`{word}` needs a value"))?;
            let number = || match value.parse::<u32>() {
                Ok(number) if number > 0 => Ok(number),
                _ => Err(format!("`{word} {value}`: a number from 1 on is needed")),
            };
            match word.as_str() {
                "--program" => options.program = PathBuf::from(&value),
                "--game" => options.games = games(&value)?,
                "--folder" => options.folder = PathBuf::from(&value),
                "--json" => options.json = PathBuf::from(&value),
                "--seconds" => options.measured = Duration::from_secs(number()?.into()),
                "--rate" => options.rate = number()?,
                "--tables" => options.tables = number()? as usize,
                "--left" => options.left = Duration::from_secs(number()?.into()),
                "--part" => options.parts.push(part(&value)?),
                _ => return Err(format!("there is no option `{word}`")),
            }
        }
        if options.parts.is_empty() {
            options.parts = vec![Part::Closed, Part::Open, Part::Idle, Part::Attacked];
        }
        Ok(options)
    }
}

/// The folder that cargo built this program in: `target` of `target/fast/examples/load`.
fn built_in() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|why| format!("this program cannot be found: {why}"))?;
    here.ancestors().nth(3).map(PathBuf::from).ok_or_else(|| "this program is in no target folder".to_owned())
}

fn games(name: &str) -> Result<Vec<&'static str>, String> {
    let games: Vec<&str> = catalog::entries().iter().map(|entry| entry.id).collect();
    match games.iter().find(|game| **game == name) {
        Some(game) => Ok(vec![game]),
        None if name == "all" => Ok(games),
        None => Err(format!("there is no game `{name}`, but {}", games.join(", "))),
    }
}

fn part(name: &str) -> Result<Part, String> {
    match name {
        "closed" => Ok(Part::Closed),
        "open" => Ok(Part::Open),
        "idle" => Ok(Part::Idle),
        "attacked" => Ok(Part::Attacked),
        _ => Err(format!("there is no part `{name}`")),
    }
}
