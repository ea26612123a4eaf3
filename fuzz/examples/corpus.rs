//! Writes real inputs to begin with, for fuzzers that want a folder: `corpus TARGET FOLDER`.
//!
//! Each has the first byte that chooses its game, as `fuzz::any_game` reads it.

use fuzz::{Target, seeds};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let target = words.next().and_then(|name| Target::of_name(&name));
    let (Some(target), Some(folder)) = (target, words.next()) else {
        eprintln!("corpus TARGET FOLDER");
        return ExitCode::from(2);
    };
    match write(target, &PathBuf::from(&folder)) {
        Ok(count) => {
            println!("{count} inputs are in {folder}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{folder}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(target: Target, folder: &PathBuf) -> io::Result<usize> {
    fs::create_dir_all(folder)?;
    let mut count = 0;
    for (game, inputs) in (0u8..).zip(seeds(target)) {
        for input in inputs {
            let bytes: Vec<u8> = [game].into_iter().chain(input).collect();
            fs::write(folder.join(format!("{game}-{count:04}")), bytes)?;
            count += 1;
        }
    }
    Ok(count)
}
