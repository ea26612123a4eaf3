//! What rules must not use: floats, hash order, files, clocks, random generators; and no catch-all in procedures.

use crate::fault::Fault;
use crate::files::{RustFile, Tree};
use crate::source::{self, Token};

/// Crates with the same limits as the games.
const RULES_CRATES: &[&str] = &["crates/kernel/src/", "crates/tabletop/src/", "crates/scene/src/"];

/// The one file that may name a random generator.
const DEALER: &str = "crates/kernel/src/dealer.rs";

const FLOATS: &[&str] = &["f32", "f64"];
const HASHED: &[&str] = &["HashMap", "HashSet"];
const GENERATORS: &[&str] = &["rand_chacha", "chacha20", "getrandom"];
const OUTSIDE: &[&str] = &["fs", "env", "time", "net"];

pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in &tree.rust {
        if RULES_CRATES.iter().any(|folder| file.path.starts_with(folder)) || in_game(file, "src/") {
            complain(file, forbidden, &mut faults);
        }
        if in_game(file, "src/procedures/") {
            complain(file, catch_all, &mut faults);
        }
    }
    faults
}

/// Whether the file is in this folder of a game.
fn in_game(file: &RustFile, folder: &str) -> bool {
    let inside = file.path.strip_prefix("games/").and_then(|path| path.split_once('/'));
    inside.is_some_and(|(_, path)| path.starts_with(folder))
}

type Check = fn(&RustFile, &[Token<'_>], Option<Token<'_>>) -> Vec<String>;

fn complain(file: &RustFile, check: Check, faults: &mut Vec<Fault>) {
    let tokens = source::tokens(&file.live);
    for index in 0..tokens.len() {
        let before = index.checked_sub(1).map(|index| tokens[index]);
        for what in check(file, &tokens[index..], before) {
            let line = source::line_at(&file.live, tokens[index].at);
            faults.push(Fault::new(&file.path, line, what));
        }
    }
}

/// The forbidden thing that begins here.
fn forbidden(file: &RustFile, tokens: &[Token<'_>], before: Option<Token<'_>>) -> Vec<String> {
    let word = tokens[0].text;
    if FLOATS.contains(&word) || is_float(tokens, before) {
        return vec![format!("rules know no floats: {word}")];
    }
    if HASHED.contains(&word) {
        return vec![format!("rules know no hash order: {word}; use BTreeMap, BTreeSet or an array")];
    }
    let generator = GENERATORS.contains(&word) || source::begins(tokens, &["rand", "::"]);
    if generator && file.path != DEALER {
        return vec![format!("rules know no random generator: {word}; chance comes from outside")];
    }
    let modules = std_modules(tokens).into_iter().filter(|module| OUTSIDE.contains(module));
    modules
        .map(|module| format!("rules know no files, clocks, sockets, environment: std::{module}"))
        .collect()
}

/// A number written as a float: `0.5`, `1e6`, `1_f64`. The `0.1` of a nested tuple is not a float.
fn is_float(tokens: &[Token<'_>], before: Option<Token<'_>>) -> bool {
    let number = tokens[0].text;
    if !number.as_bytes()[0].is_ascii_digit() || before.is_some_and(|token| token.text == ".") {
        return false;
    }
    if !number.starts_with("0x") && FLOATS.iter().any(|float| number.ends_with(float)) {
        return true;
    }
    // The exponent itself may be another token, as in `1e-9`.
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_');
    if number.split_once(['e', 'E']).is_some_and(|(number, exponent)| digits(number) && digits(exponent)) {
        return true;
    }
    let [first, point, last, ..] = tokens else {
        return false;
    };
    let touching = point.at == first.at + first.text.len() && last.at == point.at + 1;
    point.text == "." && touching && last.text.as_bytes()[0].is_ascii_digit()
}

/// The modules of the standard library that are named here: in `std::fs` or in `std::{fs, env::args}`.
fn std_modules<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    if !source::begins(tokens, &["std", "::"]) {
        return Vec::new();
    }
    if !source::begins(&tokens[2..], &["{"]) {
        return tokens.get(2).map(|token| token.text).into_iter().collect();
    }
    let group = &tokens[2..];
    let group = &group[..source::closing(group).unwrap_or(group.len())];
    let mut depth = 0_usize;
    let mut modules = Vec::new();
    for pair in group.windows(2) {
        match pair[0].text {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 1 && matches!(pair[0].text, "{" | ",") {
            modules.push(pair[1].text);
        }
    }
    modules
}

fn catch_all(_file: &RustFile, tokens: &[Token<'_>], _before: Option<Token<'_>>) -> Vec<String> {
    if source::begins(tokens, &["_", "=>"]) {
        return vec!["no `_ =>` in a procedure: name every case".to_owned()];
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::faults;
    use crate::files::Tree;
    use crate::temp::TempDir;

    /// The complaints about one file, as `line what`.
    fn complaints(path: &str, text: &str) -> Vec<String> {
        let dir = TempDir::new();
        dir.write(path, text);
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        faults(&tree).iter().map(|fault| format!("{} {}", fault.line, fault.what)).collect()
    }

    #[test]
    fn each_forbidden_name_is_found_once() {
        for code in [
            "a: f32",
            "1_f64",
            "0.5",
            "1e9",
            "1e-9",
            "HashMap::new()",
            "HashSet<u8>",
            "use std::fs;",
            "std::env::var",
            "std::time::Instant",
            "use std::{cmp::Ordering, net::TcpStream};",
            "rand::random()",
            "use rand_chacha::ChaCha8Rng;",
        ] {
            for path in ["crates/kernel/src/a.rs", "games/chess/src/table.rs", "crates/scene/src/lib.rs"] {
                let found = complaints(path, &format!("//! A.\n{code}\n"));
                assert!(matches!(&found[..], [only] if only.starts_with("2 ")), "{code}: {found:?}");
            }
        }
    }

    #[test]
    fn what_only_looks_alike_is_fine() {
        for code in [
            "// f32",
            "\"std::fs\"",
            "pair.0.1",
            "0..5",
            "0x1e5",
            "0x1f64",
            "1usize",
            "1_000",
            "0xe1",
            "my_rand::x",
            "std::fmt",
            "use std::{fmt, collections::{BTreeMap, fs_like}};",
            "#[cfg(test)]\nmod tests { use std::fs; }",
            "f320",
            "time::now()",
        ] {
            assert_eq!(complaints("games/chess/src/table.rs", code), [""; 0], "{code}");
        }
    }

    #[test]
    fn other_places_may_use_them() {
        for path in [
            "crates/draw/src/svg.rs",
            "crates/kernel/tests/it.rs",
            "games/chess/tests/it/main.rs",
            "games/chess/benches/speed.rs",
            "xtask/src/main.rs",
        ] {
            assert_eq!(complaints(path, "use std::time::Instant; f64"), [""; 0], "{path}");
        }
        assert_eq!(complaints("crates/kernel/src/dealer.rs", "use rand_chacha::ChaCha8Rng;"), [""; 0]);
    }

    #[test]
    fn procedures_name_every_case() {
        let code = "match a { (_, 1) => b, Some(_) => c, x_ => d,\n _ => e }";
        assert_eq!(complaints("games/chess/src/procedures/turn.rs", code).len(), 1);
        assert!(complaints("games/chess/src/procedures/turn.rs", code)[0].starts_with("2 "));
        assert_eq!(complaints("games/chess/src/view.rs", code), [""; 0]);
    }
}
