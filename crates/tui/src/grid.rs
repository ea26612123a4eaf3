//! A grid of texts in aligned columns.

/// Rows of figures as lines: the first column to the left, all others to the right.
pub fn lines(rows: &[Vec<String>]) -> Vec<String> {
    aligned(rows, |column| column == 0)
}

/// Rows of words as lines: every column to the left.
pub fn left(rows: &[Vec<String>]) -> Vec<String> {
    aligned(rows, |_| true)
}

/// Rows of figures as a table of Markdown: the first row has the heads.
pub fn markdown(rows: &[Vec<String>]) -> Vec<String> {
    let line = |row: &Vec<String>| format!("| {} |", row.join(" | "));
    let rule = rows.first().map(|heads| format!("|{}", "---|".repeat(heads.len())));
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    lines.splice(1.min(lines.len())..1.min(lines.len()), rule);
    lines
}

fn aligned(rows: &[Vec<String>], is_left: impl Fn(usize) -> bool) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |text: &str| textwrap::core::display_width(text);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|text| wide(text)).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let cell = |(column, text): (usize, &String)| {
        let space = " ".repeat(widths[column] - wide(text));
        if is_left(column) { format!("{text}{space}") } else { format!("{space}{text}") }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn markdown_has_a_rule_below_its_heads() {
        let rows = [vec!["a".to_owned(), "b".to_owned()], vec!["1".to_owned(), "2".to_owned()]];
        assert_eq!(super::markdown(&rows), ["| a | b |", "|---|---|", "| 1 | 2 |"]);
        assert!(super::markdown(&[]).is_empty());
    }

    #[test]
    fn columns_are_aligned() {
        let rows = [vec!["a".to_owned(), "10".to_owned()], vec!["bé".to_owned(), "9".to_owned()]];
        assert_eq!(super::lines(&rows), ["a   10", "bé   9"]);
        assert_eq!(super::left(&rows), ["a   10", "bé  9"]);
    }
}
