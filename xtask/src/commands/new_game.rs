//! `new-game`: a game's folders from the template or the example, with its names filled in.

mod trial;

use std::fs;
use std::path::Path;

use crate::needs::{self, RUSTFMT};
use crate::{Done, Failure, files, programs};

/// The folders of a template; each becomes a folder of the repository.
type Template = [(&'static str, &'static str); 2];

/// What a new game begins as.
const TEMPLATE: Template =
    [("xtask/template/game", "games/{{name}}"), ("xtask/template/pack", "packs/house/{{id}}")];

/// The example: another small game, in which both players choose in secret.
const EXAMPLE: Template =
    [("xtask/example/game", "games/{{name}}"), ("xtask/example/pack", "packs/house/{{id}}")];

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

/// The names of a new game, as the template's placeholders call them.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// `{{name}}`: the folder and the package.
    name: String,
    /// `{{id}}`: what commands and files call it.
    id: String,
    /// `{{Name}}`: the same as a type.
    type_name: String,
    /// `{{title}}`: what people read.
    title: String,
    /// `{{PREFIX}}`: what its rule ids begin with; `{{prefix}}`: what the keys of its words begin with.
    prefix: String,
}

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    if matches!(arguments, [only] if only == "--try") {
        return trial::run(root);
    }
    let (template, arguments) = match arguments {
        [first, rest @ ..] if first == "--example" => (EXAMPLE, rest),
        all => (TEMPLATE, all),
    };
    let names = names(root, arguments)?;
    scaffold(root, template, &names)?.iter().for_each(|file| println!("{file}"));
    format_code(root, &names)?;
    print!("{}", next_steps(&names));
    Ok(())
}

/// Long names can make rustfmt break lines that are whole in the template.
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
    let title = title.unwrap_or_else(|| capitalised(&name).join(" "));
    check_title(&title).or_else(usage)?;
    Ok(Names { type_name: capitalised(&name).concat(), id: name.replace('_', "-"), title, name, prefix })
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

/// Writes every file of the template, and returns their paths. If one has a fault, writes nothing at all.
fn scaffold(root: &Path, template: Template, names: &Names) -> Result<Vec<String>, Failure> {
    let mut made = Vec::new();
    for (template, folder) in template {
        let folder = filled(folder, names);
        let files = read_template(&root.join(template), names)
            .map_err(|why| Failure::Failed(format!("{template}/{why}")))?;
        made.extend(files.into_iter().map(|(path, text)| (format!("{folder}/{path}"), text)));
    }
    for (path, text) in &made {
        write(&root.join(path), text).map_err(|why| Failure::Failed(format!("{path}: {why}")))?;
    }
    Ok(made.into_iter().map(|(path, _)| path).collect())
}

/// The filled files of one folder of the template, each with its path.
fn read_template(template: &Path, names: &Names) -> Result<Vec<(String, String)>, String> {
    let mut sources = Vec::new();
    files::walk(template, "", &mut sources).map_err(|why| format!(": {why}"))?;
    sources.sort();
    let mut made = Vec::new();
    for source in sources {
        let text = fs::read_to_string(template.join(&source)).map_err(|why| format!("{source}: {why}"))?;
        let path = filled(source.strip_suffix(".tmpl").unwrap_or(&source), names);
        let text = filled(&text, names);
        for (index, line) in text.lines().enumerate() {
            if let Some(placeholder) = unknown_placeholder(line) {
                return Err(format!("{source}:{}: unknown placeholder {placeholder}", index + 1));
            }
        }
        made.push((path, text));
    }
    Ok(made)
}

fn write(file: &Path, text: &str) -> std::io::Result<()> {
    let folder = file.parent().expect("every file of a game stands in its folder");
    fs::create_dir_all(folder)?;
    fs::write(file, text)
}

fn filled(text: &str, names: &Names) -> String {
    text.replace("{{name}}", &names.name)
        .replace("{{id}}", &names.id)
        .replace("{{Name}}", &names.type_name)
        .replace("{{title}}", &names.title)
        .replace("{{PREFIX}}", &names.prefix)
        .replace("{{prefix}}", &names.prefix.to_ascii_lowercase())
}

/// An unknown `{{word}}`. Braces with anything else between them are code.
fn unknown_placeholder(line: &str) -> Option<&str> {
    line.match_indices("{{").find_map(|(at, _)| {
        let length = line[at..].find("}}")? + 2;
        let word = &line[at + 2..at + length - 2];
        let is_word = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphabetic());
        is_word.then(|| &line[at..at + length])
    })
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

#[cfg(test)]
mod tests {
    use super::{EXAMPLE, Names, TEMPLATE, names, next_steps, read_template, scaffold, unknown_placeholder};
    use crate::Failure;
    use crate::temp::TempDir;
    use std::path::Path;

    fn named(dir: &TempDir, call: &[&str]) -> Result<Names, String> {
        let arguments: Vec<String> = call.iter().map(|&word| word.to_owned()).collect();
        names(dir.path(), &arguments).map_err(|failure| match failure {
            Failure::Usage(why) => why,
            other => panic!("not a usage error: {other}"),
        })
    }

    #[test]
    fn names_follow_from_the_name_unless_they_are_given() {
        let dir = TempDir::new();
        let names = named(&dir, &["tin_soldiers"]).expect("a good name");
        assert_eq!(names.type_name, "TinSoldiers");
        assert_eq!(names.title, "Tin Soldiers");
        assert_eq!(names.prefix, "TS");
        assert_eq!(named(&dir, &["chess"]).expect("a good name").prefix, "CH");
        let given = named(&dir, &["go_9", "--title", "Go (9×9)", "--prefix", "GN"]);
        let given = given.expect("good names");
        assert_eq!((given.title.as_str(), given.prefix.as_str()), ("Go (9×9)", "GN"));
    }

    #[test]
    fn bad_names_are_refused_with_the_reason() {
        let dir = TempDir::new();
        dir.write("games/chess/Cargo.toml", "");
        dir.write("games/chess/RULES.md", "- **TS-1.1** A rule.\n");
        dir.write("crates/kernel/Cargo.toml", "");
        let table = [
            (&[][..], "needs a name"),
            (&["Chess"], "no name for a game"),
            (&["../etc"], "no name for a game"),
            (&["a__b"], "no name for a game"),
            (&["9lives"], "no name for a game"),
            (&["go"], "3 to 40"),
            (&["match"], "reserved"),
            (&["chess"], "exists already"),
            (&["kernel"], "crates/kernel"),
            (&["tin_soldiers"], "belong to chess"),
            (&["one", "two"], "one game at a time"),
            (&["one", "--colour"], "no option"),
            (&["one", "--title"], "needs a value"),
            (&["one", "--prefix", "x1"], "capital letters"),
            (&["one", "--title", "\"One\""], "no title"),
        ];
        for (call, reason) in table {
            let why = named(&dir, call).expect_err("refused");
            assert!(why.contains(reason), "{call:?}: {why}");
        }
    }

    #[test]
    fn the_template_is_filled_in_paths_and_texts() {
        let dir = TempDir::new();
        dir.write("xtask/template/game/Cargo.toml.tmpl", "name = \"{{name}}\"\n");
        let source = "//! {{title}}, {{PREFIX}}-1.1.\nstruct {{Name}};\n";
        dir.write("xtask/template/game/src/{{name}}.rs.tmpl", source);
        dir.write("xtask/template/pack/cards.toml", "# {{id}}, {{prefix}}-\n");
        let names = named(&dir, &["tin_soldiers"]).expect("a good name");
        let made = scaffold(dir.path(), TEMPLATE, &names).expect("made");
        let (game, pack) = ("games/tin_soldiers", "packs/house/tin-soldiers");
        let files = [
            format!("{game}/Cargo.toml"),
            format!("{game}/src/tin_soldiers.rs"),
            format!("{pack}/cards.toml"),
        ];
        assert_eq!(made, files);
        assert_eq!(dir.read("packs/house/tin-soldiers/cards.toml"), "# tin-soldiers, ts-\n");
        assert_eq!(dir.read("games/tin_soldiers/Cargo.toml"), "name = \"tin_soldiers\"\n");
        assert_eq!(
            dir.read("games/tin_soldiers/src/tin_soldiers.rs"),
            "//! Tin Soldiers, TS-1.1.\nstruct TinSoldiers;\n"
        );
        assert!(next_steps(&names).contains("tin_soldiers.workspace = true"));
        assert!(next_steps(&names).contains("tin_soldiers::TinSoldiers,"));
    }

    #[test]
    fn a_template_with_an_unknown_placeholder_makes_nothing() {
        let dir = TempDir::new();
        dir.write("xtask/template/game/a.tmpl", "fine\n");
        dir.write("xtask/template/pack/b.tmpl", "fine\n{{nome}}\n");
        let names = named(&dir, &["tin_soldiers"]).expect("a good name");
        let refused = scaffold(dir.path(), TEMPLATE, &names);
        assert!(
            matches!(refused, Err(Failure::Failed(why)) if why.contains("b.tmpl:2") && why.contains("nome"))
        );
        assert!(!dir.path().join("games").exists());
    }

    /// The template itself, without compiling it: that is what `new-game --try` does.
    #[test]
    fn the_template_of_this_repository_can_be_filled() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let names = named(&TempDir::new(), &["tin_soldiers"]).expect("a good name");
        let mut paths = Vec::new();
        for (template, _) in TEMPLATE.into_iter().chain(EXAMPLE) {
            for (path, text) in read_template(&root.join(template), &names).expect("no fault") {
                let is_toml = path.ends_with(".toml");
                assert!(!is_toml || text.parse::<toml_edit::DocumentMut>().is_ok(), "{path} is no TOML");
                let is_rust = path.ends_with(".rs");
                assert!(!is_rust || text.starts_with("//! "), "{path} does not begin with its idea");
                paths.push(path);
            }
        }
        for path in [
            "Cargo.toml",
            "RULES.md",
            "src/lib.rs",
            "words/en.ftl",
            "tests/it/main.rs",
            "tools.toml",
            "moves.toml",
        ] {
            assert!(paths.iter().any(|there| there == path), "{path} is missing");
        }
    }

    /// What a whole small game costs, blank lines and comments counted: docs/adding-a-game.md says so.
    #[test]
    fn the_template_and_the_example_stay_small() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let names = named(&TempDir::new(), &["tin_soldiers"]).expect("a good name");
        for [(template, _), _] in [TEMPLATE, EXAMPLE] {
            let files = read_template(&root.join(template), &names).expect("no fault");
            let rust = files.iter().filter(|(path, _)| path.starts_with("src/"));
            let lines: usize = rust.map(|(_, text)| text.lines().count()).sum();
            assert!((400..700).contains(&lines), "{template} has {lines} lines of Rust");
        }
    }

    #[test]
    fn doubled_braces_of_code_are_no_placeholders() {
        assert_eq!(unknown_placeholder("format!(\"{{ {} }}\")"), None);
        assert_eq!(unknown_placeholder("impl X { fn a() {{}} }"), None);
        assert_eq!(unknown_placeholder("see {{Nome}} here"), Some("{{Nome}}"));
    }
}
