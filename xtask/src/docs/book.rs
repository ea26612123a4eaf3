//! Parts about the pages themselves: the index of decisions.

use super::{Made, Sources, cell};

const FOLDER: &str = "docs/decisions/";

/// Every decision by its number and title, and the numbers that none has.
pub(super) fn decisions(sources: &Sources<'_>, _: &str) -> Made {
    let mut table = "| | |\n|---|---|\n".to_owned();
    let mut next = 1;
    for file in &sources.tree.texts {
        let Some(name) = file.path.strip_prefix(FOLDER).filter(|name| name.ends_with(".md")) else {
            continue;
        };
        let title = file.text.lines().next().and_then(|line| line.strip_prefix("# ")?.split_once(": "));
        let numbered = title.and_then(|(number, title)| Some((number, number.parse::<u32>().ok()?, title)));
        let Some((written, number, title)) = numbered.filter(|(written, ..)| name.starts_with(written))
        else {
            return Err(format!("{} must begin with `# NUMBER: TITLE`, the number of its name", file.path));
        };
        for missing in next..number {
            table += &format!("| {missing:04} | *no decision has this number* |\n");
        }
        next = number + 1;
        table += &format!("| [{written}](decisions/{name}) | {} |\n", cell(title));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::decisions;
    use crate::docs::Sources;
    use crate::docs::facts::Facts;
    use crate::files::Tree;
    use crate::temp::TempDir;

    fn index(dir: &TempDir) -> super::Made {
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let facts = Facts::from(serde_json::Value::Null);
        decisions(&Sources { root: dir.path(), tree: &tree, facts: &facts }, "")
    }

    #[test]
    fn gaps_are_said_and_a_title_must_have_its_number() {
        let dir = TempDir::new();
        dir.write("docs/decisions/0001-one.md", "# 0001: One | a\n");
        dir.write("docs/decisions/0003-three.md", "# 0003: Three\n");
        let table = index(&dir).expect("both have titles");
        assert!(table.contains("| [0001](decisions/0001-one.md) | One \\| a |\n| 0002 | *no"), "{table}");
        dir.write("docs/decisions/0004-four.md", "# 0005: Four\n");
        assert!(index(&dir).is_err_and(|why| why.contains("0004-four.md")));
    }
}
