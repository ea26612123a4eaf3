//! `licences`: compares the licences of our dependencies with the list in `deny.toml`.
//!
//! cargo metadata tells the licence and the source of every package in the lock file, so this needs no other program.

use std::path::Path;

use serde_json::Value;
use toml_edit::Document;

use crate::{Done, Failure, no_arguments, programs};

/// The file with the list.
const LIST: &str = "deny.toml";
/// How cargo ends the name of the one source that is allowed.
const SOURCE: &str = "/crates.io-index";

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("licences", arguments)?;
    let text = std::fs::read_to_string(root.join(LIST))
        .map_err(|why| Failure::Failed(format!("{LIST} cannot be read: {why}")))?;
    let allowed = allowed(&text)?;
    let packages = packages(root)?;
    let faults: Vec<String> = packages.iter().flat_map(|package| faults_of(package, &allowed)).collect();
    if !faults.is_empty() {
        return Err(Failure::Failed(faults.join("\n")));
    }
    println!("{} packages: every licence is on the list of {LIST}, every source is allowed", packages.len());
    Ok(())
}

/// The licences of the list.
fn allowed(text: &str) -> Result<Vec<String>, Failure> {
    let document = Document::parse(text).map_err(|why| Failure::Failed(format!("{LIST}: {why}")))?;
    let list = document.get("licenses").and_then(|table| table.get("allow")).and_then(|list| list.as_array());
    let words = list.map(|list| list.iter().filter_map(|word| word.as_str()).map(str::to_owned).collect());
    words.ok_or_else(|| Failure::Failed(format!("{LIST} has no list `allow` in `[licenses]`")))
}

/// Every package of the lock file, for all systems and features, as cargo reports it.
fn packages(root: &Path) -> Result<Vec<Value>, Failure> {
    let words = ["metadata", "--format-version", "1", "--all-features", "--locked"];
    let output = programs::output(&mut programs::cargo(root, &words))?;
    let told: Option<Value> = serde_json::from_str(&output).ok();
    let packages = told.as_ref().and_then(|told| told["packages"].as_array());
    packages.cloned().ok_or_else(|| Failure::Failed("`cargo metadata` told nothing".to_owned()))
}

/// What is wrong with one package.
fn faults_of(package: &Value, allowed: &[String]) -> Vec<String> {
    let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
    let mut faults = Vec::new();
    match package["license"].as_str() {
        None => faults.push(format!("{name} names no licence")),
        Some(licence) if !fits(licence, allowed) => {
            faults.push(format!("{name}: the licence `{licence}` is not on the list of {LIST}"));
        }
        Some(_) => {}
    }
    if let Some(source) = package["source"].as_str().filter(|source| !source.ends_with(SOURCE)) {
        faults.push(format!("{name} comes from {source}: only crates.io is allowed"));
    }
    let ours = package["source"].is_null();
    let needs = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
    let any = needs.iter().filter(|need| need["req"] == "*" && need["path"].is_null());
    faults.extend(
        any.filter(|_| ours).map(|need| format!("{name} asks for any version of {}", text(&need["name"]))),
    );
    faults
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("?")
}

/// Whether an SPDX expression can be met by the list. `/` is how older packages write `OR`.
fn fits(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, allowed) == Some(true) && rest.is_empty()
}

/// `a OR b`; nothing where the expression is broken.
fn either(rest: &mut &[&str], allowed: &[String]) -> Option<bool> {
    let mut fits = both(rest, allowed)?;
    while took(rest, "OR") {
        fits |= both(rest, allowed)?;
    }
    Some(fits)
}

/// `a AND b`.
fn both(rest: &mut &[&str], allowed: &[String]) -> Option<bool> {
    let mut fits = one(rest, allowed)?;
    while took(rest, "AND") {
        fits &= one(rest, allowed)?;
    }
    Some(fits)
}

/// A licence, with its exception where it has one, or an expression in parentheses.
fn one(rest: &mut &[&str], allowed: &[String]) -> Option<bool> {
    if took(rest, "(") {
        let fits = either(rest, allowed)?;
        return took(rest, ")").then_some(fits);
    }
    let (&licence, after) = rest.split_first()?;
    *rest = after;
    if !took(rest, "WITH") {
        return Some(allowed.iter().any(|known| known == licence));
    }
    let (&exception, after) = rest.split_first()?;
    *rest = after;
    let whole = format!("{licence} WITH {exception}");
    Some(allowed.contains(&whole))
}

fn took(rest: &mut &[&str], word: &str) -> bool {
    let is_next = rest.first() == Some(&word);
    if is_next {
        *rest = &rest[1..];
    }
    is_next
}

#[cfg(test)]
mod tests {
    use super::{allowed, faults_of, fits};
    use serde_json::json;

    fn list() -> Vec<String> {
        ["MIT", "Apache-2.0"].map(str::to_owned).to_vec()
    }

    #[test]
    fn an_expression_is_met_by_the_list_or_not() {
        for good in ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "(GPL-3.0 OR MIT) AND Apache-2.0"] {
            assert!(fits(good, &list()), "{good}");
        }
        let bad =
            ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0 WITH LLVM-exception", "", "MIT OR", "(MIT", "MIT MIT"];
        for bad in bad {
            assert!(!fits(bad, &list()), "{bad}");
        }
    }

    #[test]
    fn a_strange_licence_source_or_version_is_told() {
        let good = json!({ "name": "a", "version": "1.0.0", "license": "MIT", "source": "registry+x/crates.io-index" });
        assert_eq!(faults_of(&good, &list()), Vec::<String>::new());
        let bad = json!({ "name": "b", "version": "1.0.0", "license": "GPL-3.0", "source": "git+elsewhere" });
        assert_eq!(faults_of(&bad, &list()).len(), 2);
        let ours = json!({
            "name": "c", "version": "1.0.0", "license": null, "source": null,
            "dependencies": [{ "name": "d", "req": "*" }, { "name": "e", "req": "*", "path": "/e" }]
        });
        assert_eq!(
            faults_of(&ours, &list()),
            ["c 1.0.0 names no licence", "c 1.0.0 asks for any version of d"]
        );
    }

    #[test]
    fn the_list_is_read_or_its_absence_told() {
        assert!(allowed("[licenses]\nallow = [\"MIT\"]").is_ok_and(|list| list == ["MIT"]));
        assert!(allowed("[licenses]").is_err());
    }
}
