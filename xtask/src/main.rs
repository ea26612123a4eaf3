//! The workshop: `cargo xtask <command>` tests, checks, measures and scaffolds this repository.

mod commands;
mod docs;
mod fault;
mod files;
mod licences;
mod limit;
mod needs;
mod programs;
mod rules;
mod source;
mod steps;
mod tally;
mod temp;
mod tidy;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
enum Failure {
    /// It was called the wrong way; nothing was done.
    Usage(String),
    /// It ran, and its check failed.
    Failed(String),
    /// The same, and it has already printed why.
    Told,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(why) | Failure::Failed(why) => f.write_str(why),
            Failure::Told => f.write_str("see above"),
        }
    }
}

type Done = Result<(), Failure>;

/// One command: its name, one line about it, and its function.
struct Command {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&Path, &[String]) -> Done,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        arguments: "",
        about: "run everything that must pass, getting or naming what is missing",
        run: commands::test::run,
    },
    Command {
        name: "ci",
        arguments: "[STEP…]",
        about: "what .ci/run calls: format, tidy, rules, licences, client, lints, docs, tests, docs-made, fuzz-smoke, browser, instructions",
        run: commands::ci::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        about: "check the structure: arrows, forbidden names, sizes, words, message keys, links between pages",
        run: tidy::run,
    },
    Command {
        name: "rules",
        arguments: "[GAME] [--check] [--markdown FILE]",
        about: "table of each rule id with the code and the scenarios that cite it",
        run: rules::run,
    },
    Command {
        name: "docs",
        arguments: "[--check]",
        about: "write what the code knows into the pages: tables of games, commands, rooms, arrows, keys of packs",
        run: docs::run,
    },
    Command {
        name: "licences",
        arguments: "",
        about: "hold the licences and sources of what we depend on against deny.toml",
        run: licences::run,
    },
    Command {
        name: "new-game",
        arguments: "[--example] NAME [--title TITLE] [--prefix XX] | --try",
        about: "make games/NAME as a copy of a toy; --try: of both toys, in a copy of all, and test what comes of it",
        run: commands::new_game::run,
    },
    Command {
        name: "bench",
        arguments: "[GAME] [ARGS…] | --compare COMMIT [GAME] | --check | --accept [GAME]",
        about: "run the benchmarks, keep the figures; hold them against a commit, or against docs/instructions.txt",
        run: commands::bench::run,
    },
    Command {
        name: "browser",
        arguments: "",
        about: "play the program in a real browser: the suite in web/e2e",
        run: commands::client::run_in_a_browser,
    },
    Command {
        name: "types",
        arguments: "",
        about: "write the types of what the server sends for the browser client, from its own",
        run: commands::client::write_types,
    },
    Command {
        name: "lines",
        arguments: "[--check]",
        about: "count the lines of each concern of each game into docs/lines.md",
        run: commands::lines::run,
    },
    Command {
        name: "load",
        arguments: "[--game GAME] [--part closed|open|idle] [--seconds N] [ARGS…]",
        about: "measure what a server carries: moves a second, answer times, memory (docs/load.md)",
        run: commands::load::run,
    },
    Command {
        name: "soak",
        arguments: "[GAME]",
        about: "run the tests in release, ten times as long (or HANGAR_SOAK times), and try new-game",
        run: commands::soak::run,
    },
    Command {
        name: "balance",
        arguments: "GAME [--write] [ARGS…]",
        about: "print the balance figures of a game's content (hangar balance GAME); --write: into docs/bots.md",
        run: commands::balance::run,
    },
    Command {
        name: "mutants",
        arguments: "[GAME] [ARGS…]",
        about: "mutate the procedures of the games and list what no test notices",
        run: commands::mutants::run,
    },
    Command {
        name: "fuzz-smoke",
        arguments: "",
        about: "run the fuzz targets as plain tests on stable, for a minute",
        run: commands::fuzz_smoke::run,
    },
    Command { name: "help", arguments: "", about: "list the commands", run: help },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Err(failure) = dispatch(&arguments) else {
        return ExitCode::SUCCESS;
    };
    match failure {
        Failure::Told => {}
        Failure::Usage(_) | Failure::Failed(_) => eprintln!("error: {failure}"),
    }
    match failure {
        Failure::Usage(_) => ExitCode::from(2),
        Failure::Failed(_) | Failure::Told => ExitCode::FAILURE,
    }
}

fn dispatch(arguments: &[String]) -> Done {
    let root = root()?;
    let Some((name, rest)) = arguments.split_first() else {
        return help(&root, &[]);
    };
    if matches!(name.as_str(), "-h" | "--help") {
        return help(&root, &[]);
    }
    let command = COMMANDS.iter().find(|command| command.name == name);
    let Some(command) = command else {
        return Err(Failure::Usage(format!(
            "there is no command `{name}`; `cargo xtask help` lists all of them"
        )));
    };
    if matches!(rest, [only] if only == "--help" || only == "-h") {
        println!("cargo xtask {} {}", command.name, command.arguments);
        println!("    {}", command.about);
        return Ok(());
    }
    (command.run)(&root, rest)
}

fn help(_root: &Path, _arguments: &[String]) -> Done {
    println!("cargo xtask COMMAND\n");
    for command in COMMANDS {
        let call = format!("{} {}", command.name, command.arguments);
        println!("  {call:<44} {}", command.about);
    }
    Ok(())
}

/// Refuses arguments on behalf of a command that takes none.
fn no_arguments(command: &str, arguments: &[String]) -> Done {
    match arguments.first() {
        None => Ok(()),
        Some(first) => {
            Err(Failure::Usage(format!("`{command}` takes no arguments, but was given `{first}`")))
        }
    }
}

/// The root of the repository: the folder above this package, or above the current folder.
fn root() -> Result<PathBuf, Failure> {
    if let Some(folder) = std::env::var_os("CARGO_MANIFEST_DIR")
        && let Some(root) = Path::new(&folder).parent()
        && is_workspace(root)
    {
        return Ok(root.to_path_buf());
    }
    let here = std::env::current_dir().map_err(|why| Failure::Failed(why.to_string()))?;
    here.ancestors()
        .find(|folder| is_workspace(folder))
        .map(Path::to_path_buf)
        .ok_or_else(|| Failure::Failed("no Cargo workspace here or above".to_owned()))
}

fn is_workspace(folder: &Path) -> bool {
    std::fs::read_to_string(folder.join("Cargo.toml"))
        .is_ok_and(|manifest| manifest.lines().any(|line| line.trim() == "[workspace]"))
}

#[cfg(test)]
mod tests {
    use super::{COMMANDS, Failure, dispatch};

    #[test]
    fn an_unknown_command_is_a_usage_error_that_names_it() {
        let refused = dispatch(&["tset".to_owned()]);
        assert!(matches!(refused, Err(Failure::Usage(why)) if why.contains("`tset`")));
    }

    #[test]
    fn commands_have_one_name_and_one_line_each() {
        for (index, command) in COMMANDS.iter().enumerate() {
            assert!(!command.about.is_empty() && !command.about.contains('\n'));
            assert!(COMMANDS[..index].iter().all(|other| other.name != command.name));
        }
    }
}
