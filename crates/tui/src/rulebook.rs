//! The numbered rules of a game, found by id, by section or by words.

use crate::near::nearest;

/// One numbered rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its number.
    pub id: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// A heading and the rules below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// Its heading.
    pub title: &'a str,
    /// The rules below the heading.
    pub rules: Vec<Rule<'a>>,
}

/// What a query found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found<'a> {
    /// One rule, by its id.
    One(Rule<'a>),
    /// A section, by its title or its number.
    Section(Section<'a>),
    /// Rules with all the words, in the order of the rules.
    Several(Vec<Rule<'a>>),
    /// Nothing, with the nearest id if there is a similar one.
    Nothing(Option<&'a str>),
}

/// The sections of a rules text that hold rules.
pub fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            sections.push(Section { title: line.trim_start_matches('#').trim(), rules: Vec::new() });
        } else if let (Some(rule), Some(section)) = (rule_of(line), sections.last_mut()) {
            section.rules.push(rule);
        }
    }
    sections.retain(|section| !section.rules.is_empty());
    sections
}

/// `- **XX-1.2** text …`
fn rule_of(line: &str) -> Option<Rule<'_>> {
    let (id, text) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-.".contains(letter);
    (id.contains('-') && id.chars().all(fits)).then(|| Rule { id, text: public(untagged(text)) })
}

/// The text without the tags for the makers of the game at its end.
fn untagged(text: &str) -> &str {
    const TAGS: [&str; 5] = ["`scenario`", "`type`", "`ui`", "`mode`", "`content`"];
    let mut text = text.trim();
    while let Some(shorter) = TAGS.iter().find_map(|tag| text.strip_suffix(tag)) {
        text = shorter.trim_end();
    }
    text
}

/// The text without a reason that points at lines of a rulebook: it is for the makers, and says nothing
/// to those who have no such numbers.
fn public(text: &str) -> &str {
    let Some((told, reason)) = text.rsplit_once("Reason: ") else { return text };
    let is_line = |word: &str| {
        let word = word.trim_start_matches(|letter: char| !letter.is_ascii_alphanumeric());
        word.strip_prefix('L')
            .is_some_and(|number| number.starts_with(|letter: char| letter.is_ascii_digit()))
    };
    match reason.split_whitespace().any(is_line) {
        true => told.trim_end(),
        false => text,
    }
}

/// The text as a terminal shows it: without the stars of Markdown and the targets of links.
pub fn plain(text: &str) -> String {
    let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let is_blank = |letter: Option<char>| letter.is_none_or(char::is_whitespace);
    let mut shown = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    let mut before = None;
    while let Some(letter) = rest.next() {
        let after = rest.peek().copied();
        // A star between blanks or between words does not mean emphasis.
        let is_mark =
            letter == '*' && is_blank(before) != is_blank(after) && !(is_word(before) && is_word(after));
        let is_strong = letter == '*' && (before == Some('*') || after == Some('*'));
        if !is_mark && !is_strong {
            shown.push(letter);
        }
        before = Some(letter);
        if letter == ']' && after == Some('(') {
            shown.pop();
            rest.by_ref().find(|letter| *letter == ')');
            if let Some(open) = shown.rfind('[') {
                shown.remove(open);
            }
        }
    }
    shown
}

/// What a player looked for: an id, a section, or words.
pub fn find<'a>(text: &'a str, query: &str) -> Found<'a> {
    let sections = sections(text);
    let rules = || sections.iter().flat_map(|section| section.rules.iter().copied());
    let query = query.trim().to_lowercase();
    if let Some(rule) = rules().find(|rule| rule.id.to_lowercase() == query) {
        return Found::One(rule);
    }
    if let Some(section) = sections.iter().find(|section| is_named(section, &query)) {
        return Found::Section(section.clone());
    }
    let words: Vec<&str> = query.split_whitespace().collect();
    let has = |rule: &Rule<'_>| {
        let text = rule.text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let several: Vec<Rule<'_>> = rules().filter(|rule| !words.is_empty() && has(rule)).collect();
    if several.is_empty() {
        return Found::Nothing(nearest(&query, rules().map(|rule| rule.id)));
    }
    Found::Several(several)
}

/// A section goes by its title, its number, or what its rule ids begin with (`SB-4`).
fn is_named(section: &Section<'_>, query: &str) -> bool {
    let title = section.title.to_lowercase();
    let numbered = title.split_once(". ").is_some_and(|(number, name)| number == query || name == query);
    let begins = section
        .rules
        .iter()
        .all(|rule| rule.id.to_lowercase().strip_prefix(query).is_some_and(|rest| rest.starts_with('.')));
    title == query || numbered || begins
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n- no rule\n### 4. Turn\n- **XX-4.1** Draw a card. `mode` `scenario`\n\
                        - **XX-4.2** Attack once. `type`\n## Rulings\n- **XX-R1** (see XX-4.1) No draw. `scenario`\n";

    #[test]
    fn reasons_that_point_at_lines_of_a_rulebook_are_shown_to_nobody() {
        let shown = |text| sections(text)[0].rules[0].text;
        assert_eq!(
            shown("# Rulings\n- **XX-R1** *Why?* So. Reason: L236-240, L328. `scenario`"),
            "*Why?* So."
        );
        assert_eq!(shown("# Rulings\n- **XX-R1** *Why?* So. Reason: as told (L12). `type`"), "*Why?* So.");
        let plain = "# Rulings\n- **XX-R1** *Why?* So. Reason: Long bouts must end. `type`";
        assert_eq!(shown(plain), "*Why?* So. Reason: Long bouts must end.");
    }

    #[test]
    fn no_marks_of_markdown_are_shown() {
        let table = [
            ("*Does a card win?* Yes, **always**, `P5` too.", "Does a card win? Yes, always, `P5` too."),
            ("See *(this)* and 2 * 3.", "See (this) and 2 * 3."),
            ("As [the table](#which) says [not].", "As the table says [not]."),
        ];
        for (text, shown) in table {
            assert_eq!(plain(text), shown);
        }
    }

    #[test]
    fn rules_are_found_by_id_section_and_words() {
        let ids = |query: &str| match find(TEXT, query) {
            Found::One(rule) => format!("one {} {}", rule.id, rule.text),
            Found::Section(section) => format!("section {} {}", section.title, section.rules.len()),
            Found::Several(rules) => rules.iter().map(|rule| rule.id).collect::<Vec<_>>().join(" "),
            Found::Nothing(near) => format!("nothing {near:?}"),
        };
        let table = [
            ("xx-4.1", "one XX-4.1 Draw a card."),
            ("XX-4", "section 4. Turn 2"),
            ("4", "section 4. Turn 2"),
            ("turn", "section 4. Turn 2"),
            ("draw", "XX-4.1 XX-R1"),
            ("card DRAW", "XX-4.1"),
            ("XX-4.3", "nothing Some(\"XX-4.1\")"),
            ("dragons", "nothing None"),
        ];
        for (query, found) in table {
            assert_eq!(ids(query), found, "{query}");
        }
        assert_eq!(sections(TEXT).len(), 2);
    }
}
