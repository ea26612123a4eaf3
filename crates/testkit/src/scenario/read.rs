//! A scenario file, read strictly.

mod expected;
mod protocol;
mod start;
mod tables;
mod values;

use super::compare::list;
use super::place::Flaw;
pub(super) use start::Start;
use std::ops::Range;
use toml_edit::{Document, Item, TableLike};
pub(super) use values::{end_of, key_span};

/// A text and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Text {
    pub(super) value: String,
    pub(super) span: Range<usize>,
}

/// Several texts and their common place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Texts {
    pub(super) values: Vec<Text>,
    pub(super) span: Range<usize>,
    pub(super) form: Form,
}

/// How several texts are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// `["one", "other"]`.
    Toml,
    /// Between semicolons, in lines that begin with this sign.
    Lines(&'static str),
}

/// How long a line of a step may get.
const LINE_MAX: usize = 116;

impl Form {
    /// The texts in this form.
    pub(super) fn write(self, texts: &[String]) -> String {
        let Form::Lines(sign) = self else { return list(texts) };
        if texts.is_empty() {
            return protocol::NOTHING.to_owned();
        }
        let mut written = String::new();
        let mut room = LINE_MAX;
        for text in texts {
            let width = text.chars().count() + 2;
            if !written.is_empty() {
                if width > room {
                    written.push_str(&format!("\n  {sign} "));
                    room = LINE_MAX;
                } else {
                    written.push_str("; ");
                }
            }
            written.push_str(text);
            room = room.saturating_sub(width);
        }
        written
    }
}

#[derive(Debug)]
pub(super) struct Scenario {
    pub(super) rules: Vec<Text>,
    pub(super) game: Option<Text>,
    pub(super) title: String,
    /// The name of the start that it begins with.
    pub(super) start: Option<Text>,
    /// Paths of what does not hold of that start.
    pub(super) without: Vec<Text>,
    pub(super) opening: Option<Opening>,
    pub(super) packs: Option<Vec<Text>>,
    /// Where cards of the scenario itself stand, in pack syntax.
    pub(super) inline: Vec<Range<usize>>,
    pub(super) chance: Chances,
    pub(super) plays: Vec<Play>,
    pub(super) end: Expected,
    pub(super) asks: Vec<(Text, Text)>,
}

/// The table that says how the bout begins.
#[derive(Debug)]
pub(super) enum Opening {
    Given(Range<usize>),
    Setup { span: Range<usize>, refused: Option<Refused> },
}

impl Opening {
    /// Where it stands.
    pub(super) fn span(&self) -> Range<usize> {
        match self {
            Opening::Given(span) | Opening::Setup { span, .. } => span.clone(),
        }
    }

    /// The key of the table.
    pub(super) fn key(&self) -> &'static str {
        match self {
            Opening::Given(_) => "given",
            Opening::Setup { .. } => "setup",
        }
    }
}

#[derive(Debug)]
pub(super) struct Refused {
    /// Key and value.
    pub(super) whole: Range<usize>,
    pub(super) rules: Vec<Text>,
}

#[derive(Debug)]
pub(super) struct Play {
    pub(super) span: Range<usize>,
    pub(super) seat: Option<Text>,
    pub(super) legal: Option<Texts>,
    pub(super) legal_includes: Option<Texts>,
    /// Answers, each with the rule that forbids it.
    pub(super) refused: Vec<(Text, Text)>,
    pub(super) action: Option<Action>,
    pub(super) chance: Chances,
    pub(super) expected: Expected,
    pub(super) asks: Vec<(Text, Text)>,
}

/// The chance of a step, and what cannot come of it.
#[derive(Debug, Default)]
pub(super) struct Chances {
    pub(super) rolls: Vec<Text>,
    /// What must be refused when chance is due for the n-th time in this step, counted from 1.
    pub(super) impossible: Vec<(usize, Text)>,
}

#[derive(Debug)]
pub(super) enum Action {
    Answer(Text),
    Answers(Texts),
    All { answer: Text, times: i64 },
    Default,
    Leave,
    TimeUp,
}

/// What must be so after a step.
#[derive(Debug, Default)]
pub(super) struct Expected {
    pub(super) position: Option<Item>,
    pub(super) waiting: Option<Texts>,
    pub(super) events: Option<Texts>,
    pub(super) never: Vec<Text>,
    pub(super) unasked: Vec<Text>,
    pub(super) heard: Vec<(Text, Texts)>,
    pub(super) unheard: Vec<(Text, Texts)>,
    pub(super) seen: Vec<Seen>,
}

#[derive(Debug)]
pub(super) struct Seen {
    pub(super) who: Text,
    pub(super) shows: Vec<Text>,
    pub(super) hides: Vec<Text>,
}

const KEYS: [&str; 15] = [
    "rules",
    "game",
    "title",
    "about",
    "start",
    "without",
    "given",
    "setup",
    "packs",
    "rolls",
    "impossible",
    "play",
    "then",
    "seen",
    "asks",
];
/// The content of a step or of `then`, besides keys of the position.
const FOLLOWS: [&str; 6] = ["waiting", "events", "never", "unasked", "heard", "unheard"];

/// Collects what is wrong while reading.
#[derive(Default)]
struct Reader {
    flaws: Vec<Flaw>,
}

impl Scenario {
    pub(super) fn read(text: &str) -> Result<Scenario, Vec<Flaw>> {
        let document = Document::parse(text)
            .map_err(|error| vec![Flaw::at(&error.span().unwrap_or(0..0), error.message().to_owned())])?;
        let mut reader = Reader::default();
        let scenario = reader.scenario(text, document.as_table());
        match scenario {
            Some(scenario) if reader.flaws.is_empty() => Ok(scenario),
            _ => Err(reader.flaws),
        }
    }

    /// Every place where a rule is cited; the reasons of the kernel's own refusals are none.
    pub(super) fn cited(&self) -> impl Iterator<Item = &Text> {
        let because = self.plays.iter().flat_map(|play| play.refused.iter().map(|(_, rule)| rule));
        let setup = match &self.opening {
            Some(Opening::Setup { refused: Some(refused), .. }) => refused.rules.as_slice(),
            Some(Opening::Setup { refused: None, .. } | Opening::Given(_)) | None => &[],
        };
        let own = |rule: &&Text| !super::words::KERNEL_REASONS.contains(&rule.value.as_str());
        self.rules.iter().chain(because.filter(own)).chain(setup)
    }
}

impl Reader {
    fn scenario(&mut self, text: &str, table: &toml_edit::Table) -> Option<Scenario> {
        let inline = self.content(table, &KEYS, |_| true);
        let rules = self.texts(table, "rules").map_or(Vec::new(), |rules| rules.values);
        if rules.is_empty() {
            self.flaw(0..0, "`rules` must name at least one rule");
        }
        let game = self.text(table, "game");
        let title = self.text(table, "title");
        if title.is_none() {
            self.flaw(0..0, "`title` is missing");
        }
        self.text(table, "about");
        let start = self.text(table, "start");
        let without = self.without(table);
        let opening = self.opening(table);
        if opening.is_none() && !table.contains_key("start") {
            self.flaw(0..0, "neither [given] nor [setup], and no `start`");
        }
        let plays = self.plays(text, table);
        let mut end = self.expected(table);
        end.seen = self.seen(table);
        let asks = self.asks(table);
        let is_refused = matches!(opening, Some(Opening::Setup { refused: Some(_), .. }));
        let says_something = !plays.is_empty() || !asks.is_empty() || end.says_something() || is_refused;
        if is_refused && (!plays.is_empty() || !asks.is_empty() || end.says_something()) {
            self.flaw(0..0, "nothing can be played or follow after a set-up that is refused");
        }
        if !says_something {
            self.flaw(0..0, "nothing is played and nothing must follow");
        }
        Some(Scenario {
            rules,
            game,
            title: title?.value,
            start,
            without,
            opening,
            packs: self.texts(table, "packs").map(|packs| packs.values),
            inline,
            chance: self.chances(table),
            plays,
            end,
            asks,
        })
    }

    /// Tables in double brackets other than `[[play]]` are content; other unknown keys that `is_odd` are faults.
    fn content(
        &mut self,
        table: &toml_edit::Table,
        known: &[&str],
        is_odd: impl Fn(&&str) -> bool,
    ) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        for (key, item) in table.iter() {
            match item {
                Item::ArrayOfTables(tables) if key != "play" => {
                    let part = |table: &toml_edit::Table| {
                        let start = table.span().unwrap_or(key_span(table, key)).start;
                        start..end_of(table).max(table.span().map_or(start, |span| span.end))
                    };
                    parts.extend(tables.iter().map(part));
                }
                _ if is_odd(&key) => self.known(table, key, known),
                _ => {}
            }
        }
        parts
    }

    /// What does not hold of the start.
    fn without(&mut self, table: &toml_edit::Table) -> Vec<Text> {
        let Some(without) = self.texts(table, "without") else { return Vec::new() };
        if !table.contains_key("start") {
            self.flaw(key_span(table, "without"), "`without` says what is left out of a `start`");
        }
        if without.values.is_empty() {
            self.flaw(without.span, "an empty `without` says nothing");
        }
        without.values
    }

    fn opening(&mut self, table: &toml_edit::Table) -> Option<Opening> {
        match (table.get("given"), table.get("setup")) {
            (Some(_), None) => Some(Opening::Given(key_span(table, "given"))),
            (None, Some(setup)) => {
                let refused = setup.as_table_like().and_then(|setup| self.refused_setup(setup));
                Some(Opening::Setup { span: key_span(table, "setup"), refused })
            }
            (Some(_), Some(_)) => {
                self.flaw(key_span(table, "setup"), "either [given] or [setup], not both");
                None
            }
            (None, None) => None,
        }
    }

    fn refused_setup(&mut self, setup: &dyn TableLike) -> Option<Refused> {
        let rules = self.texts(setup, "refused")?;
        let whole = key_span(setup, "refused").start..rules.span.end;
        if rules.values.is_empty() {
            self.flaw(whole.clone(), "`refused` must name the rules that forbid it");
        }
        Some(Refused { whole, rules: rules.values })
    }

    fn plays(&mut self, text: &str, table: &toml_edit::Table) -> Vec<Play> {
        match table.get("play") {
            None => Vec::new(),
            Some(Item::ArrayOfTables(plays)) => plays.iter().map(|play| self.play(play)).collect(),
            Some(item) => self.steps(text, item, key_span(table, "play")),
        }
    }

    /// `[play]` with its `steps`.
    fn steps(&mut self, text: &str, play: &Item, place: Range<usize>) -> Vec<Play> {
        let steps = play.as_table_like().and_then(|play| {
            play.iter().for_each(|(key, _)| self.known(play, key, &["steps"]));
            let steps = play.get("steps")?;
            lines(text, steps.as_str()?, steps.span()?)
        });
        match steps {
            Some(part) => self.protocol(text, &part),
            None => {
                self.flaw(place, "write the steps below [play] as lines: steps = ''' … '''");
                Vec::new()
            }
        }
    }

    fn makes_sense(&mut self, play: &Play) {
        let needs_seat = play.legal.is_some()
            || play.legal_includes.is_some()
            || !play.refused.is_empty()
            || matches!(
                play.action,
                Some(Action::Answer(_) | Action::Answers(_) | Action::Default | Action::Leave)
            );
        if needs_seat && play.seat.is_none() {
            self.flaw(play.span.clone(), "this step must name its `seat`");
        }
        if let (false, Some(seat)) = (needs_seat, &play.seat) {
            self.flaw(seat.span.clone(), "this step needs no `seat`");
        }
        let impossible = play.chance.impossible.iter().map(|(_, text)| text);
        if let (None, Some(chance)) = (&play.action, play.chance.rolls.iter().chain(impossible).next()) {
            self.flaw(chance.span.clone(), "chance without anything that asks for it");
        }
        let does_something =
            play.action.is_some() || needs_seat || play.expected.says_something() || !play.asks.is_empty();
        if !does_something {
            self.flaw(play.span.clone(), "this step does nothing and asks for nothing");
        }
    }
}

/// Where the lines of a text stand, if they stand there as they are.
fn lines(text: &str, value: &str, span: Range<usize>) -> Option<Range<usize>> {
    let quoted = &text[span.clone()];
    let start = span.start + quoted.find(value).filter(|_| quoted.starts_with("'''"))?;
    Some(start..start + value.len())
}
