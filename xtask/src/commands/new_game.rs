//! `new-game`: a game's folders as a copy of a toy, with names of its own.

#[cfg(test)]
mod tests;
mod trial;

use std::fs;
use std::path::Path;

use crate::needs::{self, RUSTFMT};
use crate::{Done, Failure, files, programs};

/// Below it stand the toys, in the same folders as games.
pub(super) const TOYS: &str = "toys";

/// A toy that a new game begins as: its name, and the letters of its rule ids. It is a whole small game, tested with all
/// others.
type Toy = (&'static str, &'static str);

/// What a new game begins as.
const TEMPLATE: Toy = ("rusty_bolts", "RB");

/// The example: another small game, in which both players choose in secret.
const EXAMPLE: Toy = ("tin_duel", "TD");

/// Names that Rust, its standard library or this workspace already use.
const RESERVED: &[&str] = &[
    "abstract",
    "alloc",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "core",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "fuzz",
    "game",
    "games",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "macro_rules",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "proc_macro",
    "pub",
    "raw",
    "ref",
    "return",
    "self",
    "static",
    "std",
    "struct",
    "super",
    "test",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "union",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "xtask",
    "yield",
];

/// The names of a game.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// The folder and the package.
    name: String,
    /// What commands and files call it.
    id: String,
    /// The same as a type.
    type_name: String,
    /// What people read.
    title: String,
    /// What its rule ids begin with; in small letters, what the keys of its words begin with.
    prefix: String,
}

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    if matches!(arguments, [only] if only == "--try") {
        return trial::run(root);
    }
    let (toy, arguments) = match arguments {
        [first, rest @ ..] if first == "--example" => (EXAMPLE, rest),
        all => (TEMPLATE, all),
    };
    let names = names(root, arguments)?;
    scaffold(root, toy, &names)?.iter().for_each(|file| println!("{file}"));
    format_code(root, &names)?;
    print!("{}", next_steps(&names));
    Ok(())
}

/// Long names can make rustfmt break lines that are whole in the toy.
fn format_code(root: &Path, names: &Names) -> Done {
    needs::meet(root, &[RUSTFMT])?;
    programs::run(&mut programs::cargo(root, &["fmt", "--package", &names.name]))
}

fn names(root: &Path, arguments: &[String]) -> Result<Names, Failure> {
    let mut words = arguments.iter();
    let (mut name, mut title, mut prefix) = (None, None, None);
    while let Some(word) = words.next() {
        let slot = match word.as_str() {
            "--title" => &mut title,
            "--prefix" => &mut prefix,
            option if option.starts_with('-') => {
                return usage(format!("`new-game` knows no option `{option}`"));
            }
            _ => {
                if name.replace(word.clone()).is_some() {
                    return usage("`new-game` makes one game at a time".to_owned());
                }
                continue;
            }
        };
        let Some(value) = words.next() else {
            return usage(format!("`{word}` needs a value"));
        };
        *slot = Some(value.clone());
    }
    let Some(name) = name else {
        return usage("`new-game` needs a name, for example `cargo xtask new-game tin_soldiers`".to_owned());
    };
    check_name(root, &name).or_else(usage)?;
    let prefix = prefix.unwrap_or_else(|| initials(&name));
    check_prefix(root, &prefix).or_else(usage)?;
    let title = title.unwrap_or_else(|| Names::of(&name).title);
    check_title(&title).or_else(usage)?;
    Ok(Names { title, prefix, ..Names::of(&name) })
}

impl Names {
    /// What follows from the name.
    fn of(name: &str) -> Names {
        Names {
            name: name.to_owned(),
            id: name.replace('_', "-"),
            type_name: capitalised(name).concat(),
            title: capitalised(name).join(" "),
            prefix: initials(name),
        }
    }
}

fn usage<T>(why: String) -> Result<T, Failure> {
    Err(Failure::Usage(why))
}

fn check_name(root: &Path, name: &str) -> Result<(), String> {
    let parts_are_words = name.split('_').all(|part| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    });
    if !parts_are_words || !name.starts_with(|first: char| first.is_ascii_lowercase()) {
        return Err(format!(
            "`{name}` is no name for a game: use small letters, digits and single `_` between words, \
             as in `tin_soldiers`"
        ));
    }
    if !(3..=40).contains(&name.len()) {
        return Err(format!("`{name}` is too short or too long: use 3 to 40 letters"));
    }
    if RESERVED.contains(&name) {
        return Err(format!("`{name}` is a reserved word"));
    }
    if root.join("games").join(name).exists() {
        return Err(format!("games/{name} exists already"));
    }
    if root.join(TOYS).join("games").join(name).exists() {
        return Err(format!("`{name}` is already the name of {TOYS}/games/{name}"));
    }
    if root.join("crates").join(name).exists() {
        return Err(format!("`{name}` is already the name of crates/{name}"));
    }
    Ok(())
}

/// A title is copied unchanged into texts of several kinds.
fn check_title(title: &str) -> Result<(), String> {
    let is_sound = !title.trim().is_empty() && title.trim() == title && title.len() <= 60;
    if is_sound && !title.contains(|sign: char| sign.is_control() || "\"\\{}`".contains(sign)) {
        return Ok(());
    }
    Err(format!("`{title}` is no title: use up to 60 bytes without quotes, backslashes and braces"))
}

fn check_prefix(root: &Path, prefix: &str) -> Result<(), String> {
    if !(2..=4).contains(&prefix.len()) || !prefix.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Err(format!("`{prefix}` is no prefix for rule ids: use 2 to 4 capital letters"));
    }
    let bullet = format!("- **{prefix}-");
    let taken = super::games(root).into_iter().find(|game| {
        fs::read_to_string(root.join("games").join(game).join("RULES.md"))
            .is_ok_and(|rules| rules.contains(&bullet))
    });
    match taken {
        None => Ok(()),
        Some(game) => Err(format!(
            "rule ids that begin with {prefix}- belong to {game}: choose others with --prefix XX"
        )),
    }
}

/// `tin_soldiers` → `TS`; a single word gives its first two letters.
fn initials(name: &str) -> String {
    let firsts: String = name.split('_').filter_map(|word| word.chars().next()).collect();
    let letters: String = firsts.chars().filter(char::is_ascii_lowercase).take(4).collect();
    let prefix = if letters.len() < 2 { &name[..2] } else { &letters };
    prefix.to_ascii_uppercase()
}

fn capitalised(name: &str) -> Vec<String> {
    let words = name.split('_').map(|word| word.split_at(1));
    words.map(|(first, rest)| first.to_ascii_uppercase() + rest).collect()
}

/// Writes every file of the game, and returns their paths. If one cannot be read, writes nothing at all.
fn scaffold(root: &Path, toy: Toy, names: &Names) -> Result<Vec<String>, Failure> {
    let made = copied(&root.join(TOYS), toy, names).map_err(Failure::Failed)?;
    for (path, text) in &made {
        write(&root.join(path), text).map_err(|why| Failure::Failed(format!("{path}: {why}")))?;
    }
    Ok(made.into_iter().map(|(path, _)| path).collect())
}

/// The files of a toy under other names, each with its path.
fn copied(toys: &Path, (toy, prefix): Toy, names: &Names) -> Result<Vec<(String, String)>, String> {
    let toy = Names { prefix: prefix.to_owned(), ..Names::of(toy) };
    let mut sources = Vec::new();
    for folder in [format!("games/{}", toy.name), format!("packs/house/{}", toy.id)] {
        files::walk(toys, &folder, &mut sources).map_err(|why| format!("{TOYS}/{folder}: {why}"))?;
    }
    sources.sort();
    let mut made = Vec::new();
    for source in sources {
        let text = fs::read_to_string(toys.join(&source)).map_err(|why| format!("{TOYS}/{source}: {why}"))?;
        made.push((renamed(&source, &toy, names), renamed(&text, &toy, names)));
    }
    Ok(made)
}

fn write(file: &Path, text: &str) -> std::io::Result<()> {
    let folder = file.parent().expect("every file of a game stands in its folder");
    fs::create_dir_all(folder)?;
    fs::write(file, text)
}

/// The text with the names of one game instead of those of another, where they are whole words.
fn renamed(text: &str, from: &Names, to: &Names) -> String {
    let small = |names: &Names| names.prefix.to_ascii_lowercase();
    let (from_small, to_small) = (small(from), small(to));
    let names: [(&str, &str); 6] = [
        (&from.name, &to.name),
        (&from.id, &to.id),
        (&from.type_name, &to.type_name),
        (&from.title, &to.title),
        (&from.prefix, &to.prefix),
        (&from_small, &to_small),
    ];
    let mut renamed = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before = renamed.chars().next_back();
        let found = names.iter().find(|(from, _)| {
            let after = rest.strip_prefix(from).map(|after| after.chars().next());
            after.is_some_and(|after| !before.is_some_and(is_of_word) && !after.is_some_and(is_of_word))
        });
        let (taken, said) =
            found.map_or((first.len_utf8(), &rest[..first.len_utf8()]), |(from, to)| (from.len(), to));
        renamed.push_str(said);
        rest = &rest[taken..];
    }
    renamed
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// One line that takes the game into the workspace or the catalog: file, line above it, the line.
fn wires(names: &Names) -> [(&'static str, &'static str, String); 3] {
    let Names { name, type_name, .. } = names;
    [
        ("Cargo.toml", "[workspace.dependencies]", format!("{name} = {{ path = \"games/{name}\" }}")),
        ("crates/catalog/Cargo.toml", "[dependencies]", format!("{name}.workspace = true")),
        // The first game stays the first: it is the one that programs take where none is named.
        ("crates/catalog/src/lib.rs", "    stak_bots::StakBots,", format!("    {name}::{type_name},")),
    ]
}

fn next_steps(names: &Names) -> String {
    let Names { name, title, .. } = names;
    let mut steps = format!("\n{title} has its folders. To take it into the catalog, add:\n");
    for (file, below, line) in wires(names) {
        steps.push_str(&format!("  {file}, below `{}`:\n      {}\n", below.trim(), line.trim()));
    }
    steps.push_str(&format!(
        "Then: cargo test -p {name} -p catalog, cargo xtask tidy, cargo xtask rules {name} --check\n\
         It is a whole small game. Put yours in its place, a procedure at a time: games/{name}/RULES.md\n\
         first, then the procedures, with a scenario for each rule.\n"
    ));
    steps
}
