//! Reads one Fluent source: its messages, what they refer to, and everything that is wrong with it.

use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

/// The one function that words may call: `NUMBER($n, type: "ordinal")`.
pub(crate) const NUMBER: &str = "NUMBER";

/// A number written in a source may have so many characters; all of them are then exact.
const LITERAL_MAX: usize = 15;

/// One thing wrong with a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The text is not Fluent.
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What was expected there.
        what: String,
    },
    /// The key has words already, here or in an earlier source of the language. A message and a term (`-name`) may
    /// not share a name either, and `NUMBER` is taken.
    Duplicate {
        /// The key, without the dash of a term.
        key: String,
    },
    /// Valid Fluent that this crate does not support.
    Unsupported {
        /// The message or term.
        key: String,
        /// What it uses.
        what: Unsupported,
    },
}

/// Parts of Fluent that no message here needs, and that could cause a fault in a speaker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsupported {
    /// A message that has attributes but no words of its own.
    NoValue,
    /// `{ { $x } }`.
    NestedBraces,
    /// `{ 1 -> … }`: a choice that is already decided.
    LiteralSelector,
    /// A call of any function but `NUMBER`.
    Function(String),
    /// `NUMBER()`.
    NumberOfNothing,
    /// A variable shown in a term. A term may choose by what it is given; what people read belongs in a message.
    VariableInTerm(String),
    /// A message within a term.
    MessageInTerm(String),
    /// A number with too many digits to be exact.
    LongNumber(String),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Syntax { line, what } => write!(f, "line {line}: {what}"),
            Flaw::Duplicate { key } => write!(f, "{key}: has words already"),
            Flaw::Unsupported { key, what } => write!(f, "{key}: {what}"),
        }
    }
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::NoValue => write!(f, "has no words of its own"),
            Unsupported::NestedBraces => write!(f, "has braces in braces"),
            Unsupported::LiteralSelector => write!(f, "selects by a literal"),
            Unsupported::Function(name) => write!(f, "calls {name}; only {NUMBER} is known"),
            Unsupported::NumberOfNothing => write!(f, "calls {NUMBER} without a number"),
            Unsupported::VariableInTerm(name) => write!(f, "shows ${name} in a term"),
            Unsupported::MessageInTerm(name) => write!(f, "says the message {name} in a term"),
            Unsupported::LongNumber(number) => {
                write!(f, "has the number {number}, longer than {LITERAL_MAX}")
            }
        }
    }
}

/// A message or a term, under its name.
pub(crate) struct Entry<'a> {
    pub(crate) name: &'a str,
    pub(crate) is_term: bool,
    value: Option<&'a ast::Pattern<&'a str>>,
    attributes: &'a [ast::Attribute<&'a str>],
}

/// An expression and its use.
struct Part<'a> {
    inline: &'a ast::InlineExpression<&'a str>,
    role: Role,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Its text is read by people.
    Shown,
    /// It chooses between variants.
    Selector,
    /// It helps a selector to choose.
    SelectorArgument,
}

/// Reads a source, or returns everything that is wrong with it. Names in `taken` may not be used again.
pub(crate) fn read(text: &str, taken: impl Fn(&str) -> bool) -> Result<FluentResource, Vec<Flaw>> {
    let (resource, mut flaws) = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(|e| syntax(text, e.pos.start, e)).collect()),
    };
    let mut names = BTreeSet::from([NUMBER]);
    for entry in entries(&resource) {
        if !names.insert(entry.name) || taken(entry.name) {
            flaws.push(Flaw::Duplicate { key: entry.name.to_owned() });
        }
        let key = entry.name;
        flaws.extend(
            entry.unsupported().into_iter().map(|what| Flaw::Unsupported { key: key.to_owned(), what }),
        );
    }
    if flaws.is_empty() { Ok(resource) } else { Err(flaws) }
}

fn syntax(text: &str, at: usize, what: &dyn fmt::Display) -> Flaw {
    let line = 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count();
    Flaw::Syntax { line, what: what.to_string() }
}

/// The messages and terms of a source, in its order.
pub(crate) fn entries(resource: &FluentResource) -> impl Iterator<Item = Entry<'_>> {
    resource.entries().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(Entry {
            name: message.id.name,
            is_term: false,
            value: message.value.as_ref(),
            attributes: &message.attributes,
        }),
        ast::Entry::Term(term) => Some(Entry {
            name: term.id.name,
            is_term: true,
            value: Some(&term.value),
            attributes: &term.attributes,
        }),
        ast::Entry::Comment(_)
        | ast::Entry::GroupComment(_)
        | ast::Entry::ResourceComment(_)
        | ast::Entry::Junk { .. } => None,
    })
}

impl<'a> Entry<'a> {
    /// The variables that the entry itself names.
    pub(crate) fn variables(&self) -> BTreeSet<&'a str> {
        self.named(|inline| match inline {
            ast::InlineExpression::VariableReference { id } => Some(id.name),
            _ => None,
        })
    }

    /// The messages that the entry says within its own words.
    pub(crate) fn messages(&self) -> BTreeSet<&'a str> {
        self.named(|inline| match inline {
            ast::InlineExpression::MessageReference { id, .. } => Some(id.name),
            _ => None,
        })
    }

    /// The terms that the entry says within its own words.
    pub(crate) fn terms(&self) -> BTreeSet<&'a str> {
        self.named(|inline| match inline {
            ast::InlineExpression::TermReference { id, .. } => Some(id.name),
            _ => None,
        })
    }

    fn named(
        &self,
        name: impl Fn(&'a ast::InlineExpression<&'a str>) -> Option<&'a str>,
    ) -> BTreeSet<&'a str> {
        let mut names = BTreeSet::new();
        self.each_part(&mut |part| names.extend(name(part.inline)));
        names
    }

    fn unsupported(&self) -> Vec<Unsupported> {
        let mut found = Vec::new();
        if self.value.is_none() {
            found.push(Unsupported::NoValue);
        }
        self.each_part(&mut |part| {
            found.extend(unsupported(&part));
            if self.is_term {
                found.extend(unsupported_in_term(&part));
            }
        });
        found
    }

    fn each_part(&self, seen: &mut dyn FnMut(Part<'a>)) {
        for pattern in self.value.into_iter().chain(self.attributes.iter().map(|attribute| &attribute.value))
        {
            walk_pattern(pattern, seen);
        }
    }
}

/// Fluent's own code has no answer for some of these (it panics when a long message is cut short at one), and
/// computes plural forms of overlong numbers wrongly or not at all.
fn unsupported(part: &Part<'_>) -> Option<Unsupported> {
    use ast::InlineExpression as Inline;
    match part.inline {
        Inline::StringLiteral { .. } | Inline::NumberLiteral { .. } if part.role == Role::Selector => {
            Some(Unsupported::LiteralSelector)
        }
        Inline::NumberLiteral { value } if value.len() > LITERAL_MAX => {
            Some(Unsupported::LongNumber((*value).to_owned()))
        }
        Inline::FunctionReference { id, .. } if id.name != NUMBER => {
            Some(Unsupported::Function(id.name.to_owned()))
        }
        Inline::FunctionReference { arguments, .. } if arguments.positional.is_empty() => {
            Some(Unsupported::NumberOfNothing)
        }
        Inline::Placeable { .. } => Some(Unsupported::NestedBraces),
        Inline::StringLiteral { .. }
        | Inline::NumberLiteral { .. }
        | Inline::FunctionReference { .. }
        | Inline::MessageReference { .. }
        | Inline::TermReference { .. }
        | Inline::VariableReference { .. } => None,
    }
}

/// Fluent shows a variable that a term is not given as `{$name}`, and counts it as no error, in the term itself and in
/// the messages within it.
fn unsupported_in_term(part: &Part<'_>) -> Option<Unsupported> {
    match part.inline {
        ast::InlineExpression::VariableReference { id } if part.role == Role::Shown => {
            Some(Unsupported::VariableInTerm(id.name.to_owned()))
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            Some(Unsupported::MessageInTerm(id.name.to_owned()))
        }
        _ => None,
    }
}

fn walk_pattern<'a>(pattern: &'a ast::Pattern<&'a str>, seen: &mut dyn FnMut(Part<'a>)) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            walk_expression(expression, seen);
        }
    }
}

fn walk_expression<'a>(expression: &'a ast::Expression<&'a str>, seen: &mut dyn FnMut(Part<'a>)) {
    match expression {
        ast::Expression::Inline(inline) => walk_inline(Part { inline, role: Role::Shown }, seen),
        ast::Expression::Select { selector, variants } => {
            walk_inline(Part { inline: selector, role: Role::Selector }, seen);
            for variant in variants {
                walk_pattern(&variant.value, seen);
            }
        }
    }
}

fn walk_inline<'a>(part: Part<'a>, seen: &mut dyn FnMut(Part<'a>)) {
    use ast::InlineExpression as Inline;
    let Part { inline, role } = part;
    let within = if role == Role::Shown { Role::Shown } else { Role::SelectorArgument };
    seen(part);
    match inline {
        Inline::FunctionReference { arguments, .. } => walk_arguments(arguments, within, seen),
        Inline::TermReference { arguments: Some(arguments), .. } => walk_arguments(arguments, within, seen),
        Inline::Placeable { expression } => walk_expression(expression, seen),
        Inline::TermReference { arguments: None, .. }
        | Inline::StringLiteral { .. }
        | Inline::NumberLiteral { .. }
        | Inline::MessageReference { .. }
        | Inline::VariableReference { .. } => {}
    }
}

fn walk_arguments<'a>(
    arguments: &'a ast::CallArguments<&'a str>,
    role: Role,
    seen: &mut dyn FnMut(Part<'a>),
) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for inline in arguments.positional.iter().chain(named) {
        walk_inline(Part { inline, role }, seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaws(text: &str) -> Vec<Flaw> {
        read(text, |name| name == "taken").err().unwrap_or_default()
    }

    fn unsupported(text: &str) -> Vec<Unsupported> {
        flaws(text)
            .into_iter()
            .filter_map(|flaw| match flaw {
                Flaw::Unsupported { key, what } => {
                    assert_eq!(key, "k");
                    Some(what)
                }
                Flaw::Syntax { .. } | Flaw::Duplicate { .. } => None,
            })
            .collect()
    }

    fn duplicate(key: &str) -> Flaw {
        Flaw::Duplicate { key: key.to_owned() }
    }

    #[test]
    fn a_sound_source_has_no_flaw() {
        let text = "# Notes.\n-bot = robot\n    .gender = neuter\nhit = { $by } hits { -bot } for { $n ->\n    [one] a point\n   *[other] { NUMBER($n, type: \"ordinal\") } points{ \"!\" }\n }\n";
        assert_eq!(flaws(text), []);
        assert_eq!(flaws(""), []);
    }

    #[test]
    fn syntax_errors_name_their_line_and_are_all_told() {
        let found = flaws("good = Good\nbad\nfine = Fine\nworse = { $x\n");
        let lines: Vec<usize> = found
            .iter()
            .map(|flaw| match flaw {
                Flaw::Syntax { line, what } => {
                    assert!(!what.is_empty());
                    *line
                }
                other => panic!("no syntax error: {other}"),
            })
            .collect();
        // The parser notices the missing brace where the text ends, on the line after it.
        assert_eq!(lines, [2, 5]);
    }

    #[test]
    fn a_key_may_be_used_once() {
        assert_eq!(flaws("a = 1\nb = 2\na = 3\n"), [duplicate("a")]);
        assert_eq!(flaws("taken = 1\n"), [duplicate("taken")]);
        assert_eq!(flaws("a = 1\n-a = 2\n"), [duplicate("a")]);
        assert_eq!(flaws("NUMBER = 1\n"), [duplicate("NUMBER")]);
    }

    #[test]
    fn what_is_not_said_here_is_refused_wherever_it_stands() {
        let long = "1234567890.12345";
        let table = [
            ("k =\n    .label = Words\n", Unsupported::NoValue),
            ("k = a { { $x } }\n", Unsupported::NestedBraces),
            ("k = { 1 ->\n   *[one] x\n }\n", Unsupported::LiteralSelector),
            ("k = { \"a\" ->\n   *[a] x\n }\n", Unsupported::LiteralSelector),
            ("k = { DATETIME($x) }\n", Unsupported::Function("DATETIME".to_owned())),
            ("k = { NUMBER(type: \"ordinal\") }\n", Unsupported::NumberOfNothing),
            ("k = { NUMBER(OTHER($x)) }\n", Unsupported::Function("OTHER".to_owned())),
            ("k = { -t({ $x }) }\n", Unsupported::NestedBraces),
            ("k = { $n ->\n   *[one] { F(1) }\n }\n", Unsupported::Function("F".to_owned())),
            ("k = x\n    .label = { F() }\n", Unsupported::Function("F".to_owned())),
            ("-k = { $n }\n", Unsupported::VariableInTerm("n".to_owned())),
            ("-k = { NUMBER($n) }\n", Unsupported::VariableInTerm("n".to_owned())),
            ("-k = { $n ->\n   *[one] { $x }\n }\n", Unsupported::VariableInTerm("x".to_owned())),
            ("-k = x { m }\n", Unsupported::MessageInTerm("m".to_owned())),
            ("k = { 1234567890.12345 }\n", Unsupported::LongNumber(long.to_owned())),
            ("k = { NUMBER($x, a: 1234567890.12345) }\n", Unsupported::LongNumber(long.to_owned())),
        ];
        for (text, expected) in table {
            assert_eq!(unsupported(text), [expected], "{text}");
        }
        let fine = [
            "k = { 123456789012345 }\n",
            "-k = { $n ->\n   *[one] { -other }\n }\n",
            "-k = { NUMBER($n, type: \"ordinal\") ->\n   *[one] x\n }\n",
        ];
        for text in fine {
            assert_eq!(unsupported(text), [], "{text}");
        }
    }

    #[test]
    fn flaws_are_told_in_words_with_their_key() {
        for text in ["k = { { $x } }\n", "k = { F() }\n", "taken = 1\n", "k =\n    .a = b\n"] {
            let told: Vec<String> = flaws(text).iter().map(ToString::to_string).collect();
            assert_eq!(told.len(), 1, "{text}");
            assert!(told[0].starts_with(if text.starts_with('k') { "k: " } else { "taken: " }), "{told:?}");
        }
    }
}
