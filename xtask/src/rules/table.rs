//! The table of rules × code × scenarios, for the terminal and as Markdown.

use std::fmt::Write;

use super::citations::Citations;
use super::id::RuleId;
use super::ledger::{Kind, Ledger, Rule};

/// One line for each rule, and the totals.
pub(crate) fn plain(game: &str, ledger: &Ledger, citations: &Citations) -> String {
    let mut table =
        format!("\n{game}\n{:<10} {:<9} {:>4} {:>9}  tags\n", "rule", "owes", "code", "scenarios");
    for (id, rule) in &ledger.rules {
        let line = format!(
            "{:<10} {:<9} {:>4} {:>9}  {}",
            id.to_string(),
            owes(rule),
            citations.code_of(id),
            citations.scenarios_of(id).len(),
            informative(rule)
        );
        table.push_str(line.trim_end());
        table.push('\n');
    }
    let _ = writeln!(table, "{game}: {}", totals(ledger, citations));
    table
}

/// The same, with the scenarios by name.
pub(crate) fn markdown(game: &str, ledger: &Ledger, citations: &Citations) -> String {
    let mut table = format!("\n## {game}\n\n{}\n\n", totals(ledger, citations));
    table.push_str("| rule | owes | code | scenarios |\n|---|---|---:|---|\n");
    let folder = format!("games/{game}/tests/scenarios/");
    for (id, rule) in &ledger.rules {
        let scenarios = citations.scenarios_of(id);
        let names: Vec<&str> = scenarios
            .iter()
            .map(|path| path.strip_prefix(&folder).unwrap_or(path).trim_end_matches(".toml"))
            .collect();
        let code = citations.code_of(id);
        let _ = writeln!(table, "| {id} | {} | {code} | {} |", owes(rule), names.join(", "));
    }
    table
}

/// One line with the totals of the game.
pub(crate) fn totals(ledger: &Ledger, citations: &Citations) -> String {
    let count = |kind| ledger.rules.values().filter(|rule| rule.kind == kind).count();
    let shown = ledger.rules.iter().filter(|(id, rule)| is_shown(id, rule, citations));
    let owed = ledger.rules.values().filter(|rule| rule.is_owed()).count();
    let later = if owed > 0 { format!(" ({owed} still owed)") } else { String::new() };
    format!(
        "{} ids; {} owe a scenario, {} of them have it, with code{later}; {} type, {} ui, {} untagged",
        ledger.rules.len(),
        count(Some(Kind::Scenario)),
        shown.count(),
        count(Some(Kind::Type)),
        count(Some(Kind::Ui)),
        count(None)
    )
}

/// Whether a rule that owes a scenario has one, and code that cites it.
pub(crate) fn is_shown(id: &RuleId, rule: &Rule, citations: &Citations) -> bool {
    rule.kind == Some(Kind::Scenario)
        && !citations.scenarios_of(id).is_empty()
        && (id.is_example() || citations.code_of(id) > 0)
}

fn owes(rule: &Rule) -> &'static str {
    match rule.kind {
        Some(Kind::Scenario) => "scenario",
        Some(Kind::Type) => "type",
        Some(Kind::Ui) => "ui",
        None => "untagged",
    }
}

/// The tags that are not a kind of proof.
fn informative(rule: &Rule) -> String {
    let tags = rule.tags.iter().map(|tag| tag.trim_matches(['[', ']']));
    let tags: Vec<&str> = tags.filter(|tag| !matches!(*tag, "scenario" | "type" | "ui")).collect();
    tags.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{markdown, plain, totals};
    use crate::files::Tree;
    use crate::rules::citations::Citations;
    use crate::rules::ledger::Ledger;
    use crate::temp::TempDir;

    #[test]
    fn the_table_counts_code_and_scenarios() {
        let dir = TempDir::new();
        dir.write("games/stak/src/a.rs", "//! SB-1.1, SB-1.1.\n");
        dir.write("games/stak/tests/scenarios/a/b.toml", "rules = [\"SB-1.1\"]\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let ledger = Ledger::read(
            "RULES.md",
            "- **SB-1.1** a `scenario` `[mode]`\n- **SB-1.2** b `ui`\n- **SB-1.3** c\n",
        );
        let citations = Citations::collect(&tree, "stak", &ledger);
        let table = plain("stak", &ledger, &citations);
        assert!(table.contains("SB-1.1     scenario     2         1  mode\n"), "{table}");
        assert!(table.contains("SB-1.2     ui           0         0\n"), "{table}");
        assert!(markdown("stak", &ledger, &citations).contains("| SB-1.1 | scenario | 2 | a/b |"));
        assert_eq!(
            totals(&ledger, &citations),
            "3 ids; 1 owe a scenario, 1 of them have it, with code; 0 type, 1 ui, 1 untagged"
        );
    }
}
