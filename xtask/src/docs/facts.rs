//! What the program knows of itself, as `hangar facts` tells it.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::Failure;
use crate::commands::client;

/// The answer of the program.
pub(super) struct Facts(Value);

/// A game of the catalog.
pub(super) struct Game<'a> {
    pub(super) id: &'a str,
    pub(super) title: &'a str,
    pub(super) about: &'a str,
    /// The fewest and the most people.
    pub(super) people: (u64, u64),
}

/// A command of the program.
pub(super) struct CommandLine<'a> {
    pub(super) name: &'a str,
    pub(super) about: &'a str,
    pub(super) usage: &'a str,
    pub(super) args: Vec<Argument<'a>>,
}

/// An argument of a command.
pub(super) struct Argument<'a> {
    pub(super) name: &'a str,
    /// The variable of the environment that says the same; empty if there is none.
    pub(super) env: &'a str,
    pub(super) about: &'a str,
}

impl Facts {
    /// Asks the program that cargo builds for the tests, or the one that `HANGAR_PROGRAM` names.
    pub(super) fn asked(root: &Path) -> Result<Facts, Failure> {
        let program = match std::env::var_os("HANGAR_PROGRAM") {
            Some(program) => root.join(program),
            None => client::built(root)?,
        };
        let mut command = Command::new(&program);
        command.arg("facts").current_dir(root).stdin(Stdio::null()).stderr(Stdio::inherit());
        let failed = |why: String| Failure::Failed(format!("{} facts: {why}", program.display()));
        let output = command.output().map_err(|why| failed(why.to_string()))?;
        if !output.status.success() {
            return Err(failed(output.status.to_string()));
        }
        serde_json::from_slice(&output.stdout).map(Facts).map_err(|why| failed(why.to_string()))
    }

    #[cfg(test)]
    pub(super) fn from(value: Value) -> Facts {
        Facts(value)
    }

    pub(super) fn games(&self) -> Result<Vec<Game<'_>>, String> {
        let game = |value| {
            let number = |key: &str| whole(value, key);
            Ok(Game {
                id: text(value, "id")?,
                title: text(value, "title")?,
                about: text(value, "about")?,
                people: (number("least")?, number("most")?),
            })
        };
        self.list("games")?.iter().map(game).collect()
    }

    pub(super) fn commands(&self) -> Result<Vec<CommandLine<'_>>, String> {
        let argument = |value| {
            Ok(Argument {
                name: text(value, "name")?,
                env: text(value, "env")?,
                about: text(value, "about")?,
            })
        };
        let command = |value| {
            let args = items(value, "args")?.iter().map(argument).collect::<Result<_, String>>()?;
            Ok(CommandLine {
                name: text(value, "name")?,
                about: text(value, "about")?,
                usage: text(value, "usage")?,
                args,
            })
        };
        self.list("commands")?.iter().map(command).collect()
    }

    /// Rows of a list of lists.
    pub(super) fn rows(&self, key: &str) -> Result<Vec<Vec<String>>, String> {
        let cell = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let row = |value: &Value| {
            let cells =
                value.as_array().ok_or_else(|| format!("`{key}` of the facts is no list of lists"))?;
            Ok(cells.iter().map(cell).collect())
        };
        self.list(key)?.iter().map(row).collect()
    }

    fn list(&self, key: &str) -> Result<&[Value], String> {
        items(&self.0, key)
    }
}

fn items<'a>(value: &'a Value, key: &str) -> Result<&'a [Value], String> {
    value[key].as_array().map(Vec::as_slice).ok_or_else(|| format!("the facts have no list `{key}`"))
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str, String> {
    value[key].as_str().ok_or_else(|| format!("the facts have no text `{key}`"))
}

fn whole(value: &Value, key: &str) -> Result<u64, String> {
    value[key].as_u64().ok_or_else(|| format!("the facts have no number `{key}`"))
}
