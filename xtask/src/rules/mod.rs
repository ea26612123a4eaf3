//! `rules`: for each rule id of each game, the code and the scenarios that cite it; and which pieces of its packs have a
//! scenario.

mod citations;
mod id;
mod ledger;
mod pieces;
mod table;

use std::fs;
use std::path::Path;

use crate::commands::games;
use crate::fault::{self, Fault};
use crate::files::Tree;
use crate::{Done, Failure};
use citations::Citations;
use ledger::{Kind, Ledger};
use pieces::Pieces;

/// The arguments of the command.
#[derive(Debug, Default, PartialEq, Eq)]
struct Call {
    game: Option<String>,
    check: bool,
    markdown: Option<String>,
}

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let call = parse(arguments)?;
    let tree = Tree::read(root).map_err(|why| Failure::Failed(format!("{}: {why}", root.display())))?;
    let mut faults = Vec::new();
    let mut markdown = String::from("# Rules, code, scenarios\n");
    for game in chosen(root, &tree, call.game.as_deref())? {
        let (ledger, citations) = read(&tree, &game);
        let pieces = Pieces::collect(&tree, &game).totals();
        if call.check {
            println!("{game}: {}", table::totals(&ledger, &citations));
        } else {
            print!("{}", table::plain(&game, &ledger, &citations));
        }
        markdown.push_str(&table::markdown(&game, &ledger, &citations));
        if let Some(totals) = pieces {
            println!("{game}: {totals}");
            markdown.push_str(&format!("\n{totals}\n"));
        }
        faults.extend(breaches(&ledger, &citations));
        faults.extend(ledger.faults);
        faults.extend(citations.faults);
    }
    if let Some(file) = &call.markdown {
        fs::write(root.join(file), markdown).map_err(|why| Failure::Failed(format!("{file}: {why}")))?;
    }
    if call.check {
        return fault::report("rules", faults);
    }
    if !faults.is_empty() {
        println!("\n{} faults: `cargo xtask rules --check` lists them", faults.len());
    }
    Ok(())
}

fn parse(arguments: &[String]) -> Result<Call, Failure> {
    let mut call = Call::default();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--check" => call.check = true,
            "--markdown" => {
                let file = words.next().cloned();
                let none = || Failure::Usage("`--markdown` needs the name of a file".to_owned());
                call.markdown = Some(file.ok_or_else(none)?);
            }
            option if option.starts_with('-') => {
                return Err(Failure::Usage(format!("`rules` knows no option `{option}`")));
            }
            game => {
                if call.game.replace(game.to_owned()).is_some() {
                    return Err(Failure::Usage("`rules` takes one game, or none for all".to_owned()));
                }
            }
        }
    }
    Ok(call)
}

/// The games that have a RULES.md, or the one that was asked for.
fn chosen(root: &Path, tree: &Tree, asked: Option<&str>) -> Result<Vec<String>, Failure> {
    let has_rules = |game: &str| tree.texts.iter().any(|file| file.path == rules_path(game));
    match asked {
        None => Ok(games(root).into_iter().filter(|game| has_rules(game)).collect()),
        Some(game) if has_rules(game) => Ok(vec![game.to_owned()]),
        Some(game) => Err(Failure::Usage(format!("there is no {}", rules_path(game)))),
    }
}

fn rules_path(game: &str) -> String {
    format!("games/{game}/RULES.md")
}

fn read(tree: &Tree, game: &str) -> (Ledger, Citations) {
    let path = rules_path(game);
    let text = tree.texts.iter().find(|file| file.path == path).map_or("", |file| &file.text);
    let ledger = Ledger::read(&path, text);
    let citations = Citations::collect(tree, game, &ledger);
    (ledger, citations)
}

/// The missing proofs of each rule.
fn breaches(ledger: &Ledger, citations: &Citations) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, rule) in &ledger.rules {
        let fault = |what: &str| Fault::new(&ledger.path, rule.line, format!("{id} {what}"));
        match rule.kind {
            None => faults.push(fault("is not tagged `scenario`, `type` or `ui`")),
            Some(Kind::Type | Kind::Ui) => {}
            Some(Kind::Scenario) if rule.is_owed() => {
                if table::is_shown(id, rule, citations) {
                    faults.push(fault("has code and a scenario: take its tag `owed` away"));
                }
            }
            Some(Kind::Scenario) => {
                if citations.scenarios_of(id).is_empty() {
                    faults.push(fault("has no scenario"));
                }
                if citations.code_of(id) == 0 && !id.is_example() {
                    faults.push(fault("has no code"));
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{Call, breaches, chosen, parse, read};
    use crate::Failure;
    use crate::files::Tree;
    use crate::temp::TempDir;

    fn call(text: &str) -> Result<Call, Failure> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        parse(&words)
    }

    #[test]
    fn the_call_is_read_in_any_order() {
        let read = call("--check chess --markdown out.md").expect("a good call");
        assert_eq!(read.game.as_deref(), Some("chess"));
        assert!(read.check && read.markdown.as_deref() == Some("out.md"));
        for bad in ["--chek", "chess go", "--markdown"] {
            assert!(matches!(call(bad), Err(Failure::Usage(_))), "{bad}");
        }
    }

    #[test]
    fn each_rule_owes_what_its_tag_says() {
        let dir = TempDir::new();
        dir.write("games/chess/Cargo.toml", "");
        dir.write(
            "games/chess/RULES.md",
            "- **CH-1.1** Both. `scenario`\n- **CH-1.2** No scenario. `scenario`\n\
             - **CH-1.3** No code. `scenario`\n- **CH-1.4** A type. `type`\n- **CH-1.5** No tag. `mode`\n\
             - **CH-R1** A ruling. `ui`\n- **CH-E1** An example.\n- **CH-E2** Another.\n\
             - **CH-1.6** To come. `scenario` `owed`\n- **CH-1.7** It came. `scenario` `owed`\n",
        );
        dir.write("games/chess/src/lib.rs", "//! CH-1.1, CH-1.7 and CH-1.2; CH-9.9 is not there.\n");
        dir.write(
            "games/chess/tests/scenarios/a/one.toml",
            "rules = [\n  \"CH-1.1\", \"CH-1.3\",\n  \"CH-E1\", \"CH-8.8\", \"CH-1.7\" ]\n",
        );
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        assert_eq!(chosen(dir.path(), &tree, None).expect("all"), ["chess"]);
        assert!(matches!(chosen(dir.path(), &tree, Some("go")), Err(Failure::Usage(_))));
        let (ledger, citations) = read(&tree, "chess");
        let mut faults = breaches(&ledger, &citations);
        faults.extend(citations.faults);
        let found: Vec<_> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "games/chess/RULES.md:2: CH-1.2 has no scenario",
                "games/chess/RULES.md:3: CH-1.3 has no code",
                "games/chess/RULES.md:5: CH-1.5 is not tagged `scenario`, `type` or `ui`",
                "games/chess/RULES.md:10: CH-1.7 has code and a scenario: take its tag `owed` away",
                "games/chess/RULES.md:8: CH-E2 has no scenario",
                "games/chess/src/lib.rs:1: CH-9.9 is not in games/chess/RULES.md",
                "games/chess/tests/scenarios/a/one.toml:3: CH-8.8 is not in games/chess/RULES.md",
            ]
        );
    }
}
