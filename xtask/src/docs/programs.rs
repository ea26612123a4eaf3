//! Parts about the program: its games, its commands, what a server measures, how it ends.

use std::collections::BTreeMap;

use toml_edit::{Document, Item};

use super::facts::CommandLine;
use super::{Made, Sources, cell};

/// The pieces of packs that newcomers ask for, in this order: the table of a pack, one of it, several of it.
const PIECES: &[(&str, &str, &str)] = &[
    ("faction", "faction", "factions"),
    ("pilot", "pilot", "pilots"),
    ("robot", "robot", "robots"),
    ("jaeger", "Jaeger", "Jaegers"),
    ("kaiju", "Kaiju", "Kaiju"),
    ("weapon", "weapon", "weapons"),
    ("unit", "unit", "units"),
    ("tile", "tile", "tiles"),
    ("card", "card", "cards"),
    ("ability", "ability", "abilities"),
    ("mission", "mission", "missions"),
    ("scenario", "scenario", "scenarios"),
    ("map", "map", "maps"),
];

/// The table of games, as the README has it.
pub(super) fn games(sources: &Sources<'_>, _: &str) -> Made {
    let mut table = "| Game | Players | What is in the house pack |\n|---|---|---|\n".to_owned();
    for game in sources.facts.games()? {
        let (least, most) = game.people;
        let page = format!("docs/playing-{}.md", game.id);
        let play = match sources.root.join(&page).is_file() {
            true => format!(" [How to play]({page})"),
            false => String::new(),
        };
        let content = content(sources, game.id)?;
        let (title, about) = (cell(game.title), cell(game.about));
        table += &format!("| **{title}**: {about}{play} | {least} to {most} | {content} |\n");
    }
    Ok(table)
}

/// How many pieces of each kind the house pack has for a game.
fn content(sources: &Sources<'_>, game: &str) -> Made {
    let folder = format!("packs/house/{game}/");
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for file in sources.tree.texts.iter().filter(|file| file.path.starts_with(&folder)) {
        let document = Document::parse(file.text.as_str()).map_err(|why| format!("{}: {why}", file.path))?;
        for (kind, item) in document.iter() {
            *counts.entry(kind.to_owned()).or_default() += pieces(item);
        }
    }
    let counted = PIECES.iter().filter_map(|(kind, one, several)| match counts.get(*kind)? {
        0 => None,
        1 => Some(format!("1 {one}")),
        count => Some(format!("{count} {several}")),
    });
    Ok(counted.collect::<Vec<String>>().join(", "))
}

/// The pieces of a list of tables with all their copies, or the one of a table.
fn pieces(item: &Item) -> u64 {
    let Some(tables) = item.as_array_of_tables() else { return 1 };
    let copies =
        |copies: Option<&Item>| copies.and_then(Item::as_integer).map_or(1, |count| count.max(0) as u64);
    tables.iter().map(|table| copies(table.get("copies"))).sum()
}

/// Every command with its line of help, and its options below.
pub(super) fn commands(sources: &Sources<'_>, _: &str) -> Made {
    let commands = sources.facts.commands()?;
    let mut page = "| Command | |\n|---|---|\n".to_owned();
    for command in &commands {
        let anchor = format!("hangar {}", command.name).replace(' ', "-");
        page += &format!("| [`hangar {}`](#{anchor}) | {} |\n", command.name, cell(command.about));
    }
    for command in &commands {
        page += &format!("\n## `hangar {}`\n\n{}.\n\n", command.name, command.about);
        page += &format!("```text\n{}\n```\n", command.usage);
        if !command.args.is_empty() {
            page += &format!("\n{}", arguments(command));
        }
    }
    Ok(page)
}

/// The options of one command.
pub(super) fn options(sources: &Sources<'_>, which: &str) -> Made {
    let commands = sources.facts.commands()?;
    let command = commands.iter().find(|command| command.name == which);
    command.map(arguments).ok_or_else(|| format!("there is no command `hangar {which}`"))
}

fn arguments(command: &CommandLine<'_>) -> String {
    let has_env = command.args.iter().any(|argument| !argument.env.is_empty());
    let mut table = match has_env {
        true => "| Option | Environment | What |\n|---|---|---|\n".to_owned(),
        false => "| Option | What |\n|---|---|\n".to_owned(),
    };
    for argument in &command.args {
        let env = match (has_env, argument.env) {
            (false, _) => String::new(),
            (true, "") => " |".to_owned(),
            (true, env) => format!(" `{env}` |"),
        };
        table += &format!("| `{}` |{env} {} |\n", cell(argument.name), cell(argument.about));
    }
    table
}

/// What `/metrics` of a server tells.
pub(super) fn metrics(sources: &Sources<'_>, _: &str) -> Made {
    let mut table = "| Name | Kind | What |\n|---|---|---|\n".to_owned();
    for row in sources.facts.rows("metrics")? {
        let [name, kind, about] = &row[..] else {
            return Err("a metric of the facts is not name, kind and meaning".to_owned());
        };
        table += &format!("| `{name}` | {kind} | {} |\n", cell(about));
    }
    Ok(table)
}

/// With which codes the program ends.
pub(super) fn exits(sources: &Sources<'_>, _: &str) -> Made {
    let mut table = "| Code | Meaning |\n|---|---|\n".to_owned();
    for row in sources.facts.rows("exits")? {
        let [code, about] = &row[..] else {
            return Err("an exit of the facts is not code and meaning".to_owned());
        };
        table += &format!("| {code} | {} |\n", cell(about));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::{arguments, games, pieces};
    use crate::docs::Sources;
    use crate::docs::facts::{Argument, CommandLine, Facts};
    use crate::files::Tree;
    use crate::temp::TempDir;
    use serde_json::json;
    use toml_edit::Document;

    #[test]
    fn a_game_has_its_people_and_its_pieces_with_all_copies() {
        let dir = TempDir::new();
        dir.write("packs/house/chess/a.toml", "[[card]]\ncopies = 3\n[[card]]\n[pilot]\n[other]\n");
        dir.write("packs/house/chess/b.toml", "[pilot]\n");
        dir.write("docs/playing-chess.md", "# Chess\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let facts = Facts::from(
            json!({"games": [{"id": "chess", "title": "Chess", "about": "Mate.", "least": 1, "most": 2}]}),
        );
        let table = games(&Sources { root: dir.path(), tree: &tree, facts: &facts }, "").expect("made");
        let row = "| **Chess**: Mate. [How to play](docs/playing-chess.md) | 1 to 2 | 2 pilots, 4 cards |";
        assert!(table.contains(row), "{table}");
    }

    #[test]
    fn a_table_is_one_piece() {
        let document = Document::parse("[pilot]\nx = 1\n").expect("TOML");
        assert_eq!(pieces(document.get("pilot").expect("it is there")), 1);
    }

    #[test]
    fn variables_of_the_environment_have_a_column_where_there_are_any() {
        let argument = |env| Argument { name: "--a A|B", env, about: "It" };
        let command = |args| CommandLine { name: "x", about: "", usage: "", args };
        assert_eq!(
            arguments(&command(vec![argument("")])),
            "| Option | What |\n|---|---|\n| `--a A\\|B` | It |\n"
        );
        let table = arguments(&command(vec![argument(""), argument("HANGAR_A")]));
        assert!(table.ends_with("| `--a A\\|B` | | It |\n| `--a A\\|B` | `HANGAR_A` | It |\n"), "{table}");
    }
}
