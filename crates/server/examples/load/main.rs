//! Load: drives a real `hangar serve` from another process and tells what it carries.
//!
//! `cargo xtask load` builds the server and this with the profile `fast` and runs it; `docs/load.md` says what is measured.

mod attack;
mod figures;
mod hangar;
mod options;
mod parts;
mod player;
mod tables;

use figures::{Figures, machine};
use options::{Options, Part};
use std::process::{Command, ExitCode};

/// Says that this is the process that was given enough files.
const ROOMY: &str = "HANGAR_LOAD_ROOMY";
/// A shell gives the process as many files as the system allows: each connection is one.
const ROOM: &str = r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#;

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(why) => {
            eprintln!("error: {why}\n\n{}", options::USAGE);
            return ExitCode::from(2);
        }
    };
    if std::env::var_os(ROOMY).is_none() {
        let program = std::env::current_exe().expect("a program has a path");
        let mut again = Command::new("sh");
        again.args(["-c", ROOM]).arg(program).args(std::env::args_os().skip(1)).env(ROOMY, "1");
        let status = again.status().expect("a shell");
        return ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    runtime.block_on(measured(&options));
    ExitCode::SUCCESS
}

async fn measured(options: &Options) {
    let mut all: Vec<Figures> = Vec::new();
    println!("{}\n", machine());
    for game in &options.games {
        for part in &options.parts {
            let figures = match part {
                Part::Closed => {
                    all.push(parts::closed(options, game, 50).await);
                    parts::closed(options, game, 200).await
                }
                Part::Open => parts::open(options, game).await,
                Part::Idle => parts::idle(options, game).await,
                Part::Attacked => parts::attacked(options, game).await,
            };
            all.push(figures);
        }
    }
    print!("{}", figures::table(&all));
    let json = figures::json(&all);
    let folder = options.json.parent().expect("a file lies in a folder");
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&options.json, json))
        .expect("a place for figures");
    println!("\nthe figures are in {}", options.json.display());
}
