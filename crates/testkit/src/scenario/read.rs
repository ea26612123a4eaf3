//! A scenario file, read strictly.

use super::place::{Flaw, nearest_help};
use std::ops::Range;
use toml_edit::{Array, Document, Item, TableLike, Value};

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
}

#[derive(Debug)]
pub(super) struct Scenario {
    pub(super) rules: Vec<Text>,
    pub(super) game: Text,
    pub(super) title: String,
    pub(super) start: Start,
    pub(super) packs: Vec<Text>,
    /// Where cards of the scenario itself stand, in pack syntax.
    pub(super) inline: Vec<Range<usize>>,
    pub(super) rolls: Vec<Text>,
    pub(super) plays: Vec<Play>,
    pub(super) end: Expected,
    pub(super) asks: Vec<(Text, Text)>,
}

#[derive(Debug)]
pub(super) enum Start {
    Given(Range<usize>),
    Setup { span: Range<usize>, refused: Option<Refused> },
}

impl Start {
    /// Where it stands.
    pub(super) fn span(&self) -> Range<usize> {
        match self {
            Start::Given(span) | Start::Setup { span, .. } => span.clone(),
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
    pub(super) refused: Option<(Texts, Text)>,
    pub(super) action: Option<Action>,
    pub(super) rolls: Vec<Text>,
    pub(super) expected: Expected,
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
    pub(super) seen: Vec<Seen>,
}

#[derive(Debug)]
pub(super) struct Seen {
    pub(super) who: Text,
    pub(super) shows: Vec<Text>,
    pub(super) hides: Vec<Text>,
}

const KEYS: [&str; 12] =
    ["rules", "game", "title", "about", "given", "setup", "packs", "rolls", "play", "then", "seen", "asks"];
const PLAY_KEYS: [&str; 16] = [
    "seat",
    "answer",
    "answers",
    "all",
    "times",
    "default",
    "leave",
    "time-up",
    "refused",
    "because",
    "legal",
    "legal-includes",
    "rolls",
    "then",
    "seen",
    "waiting",
];
/// Apart from [`PLAY_KEYS`], because it also stands in `then`.
const EVENTS: &str = "events";

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
        let scenario = reader.scenario(document.as_table());
        match scenario {
            Some(scenario) if reader.flaws.is_empty() => Ok(scenario),
            _ => Err(reader.flaws),
        }
    }

    /// Every place where a rule is cited; the reasons of the kernel's own refusals are none.
    pub(super) fn cited(&self) -> impl Iterator<Item = &Text> {
        let because = self.plays.iter().filter_map(|play| play.refused.as_ref().map(|(_, rule)| rule));
        let setup = match &self.start {
            Start::Setup { refused: Some(refused), .. } => refused.rules.as_slice(),
            Start::Setup { refused: None, .. } | Start::Given(_) => &[],
        };
        let own = |rule: &&Text| !super::play::KERNEL_REASONS.contains(&rule.value.as_str());
        self.rules.iter().chain(because.filter(own)).chain(setup)
    }
}

impl Reader {
    fn flaw(&mut self, span: Range<usize>, what: impl Into<String>) {
        self.flaws.push(Flaw::at(&span, what.into()));
    }

    fn scenario(&mut self, table: &toml_edit::Table) -> Option<Scenario> {
        let inline = self.inline(table);
        let rules = self.texts(table, "rules").map_or(Vec::new(), |rules| rules.values);
        if rules.is_empty() {
            self.flaw(0..0, "`rules` must name at least one rule");
        }
        let game = self.text(table, "game");
        let title = self.text(table, "title");
        if game.is_none() || title.is_none() {
            self.flaw(0..0, "`game` and `title` are missing");
        }
        self.text(table, "about");
        let start = self.start(table);
        let packs = self.texts(table, "packs").map(|packs| packs.values);
        let house = Text { value: "house".to_owned(), span: 0..0 };
        let plays = self.plays(table);
        let mut end = self.expected(table);
        end.seen = self.seen(table);
        let asks = self.asks(table);
        let says_something = !plays.is_empty()
            || !asks.is_empty()
            || end.says_something()
            || matches!(start, Some(Start::Setup { refused: Some(_), .. }));
        if matches!(start, Some(Start::Setup { refused: Some(_), .. }))
            && (!plays.is_empty() || !asks.is_empty() || end.says_something())
        {
            self.flaw(0..0, "nothing can be played or follow after a set-up that is refused");
        }
        if !says_something {
            self.flaw(0..0, "nothing is played and nothing must follow");
        }
        Some(Scenario {
            rules,
            game: game?,
            title: title?.value,
            start: start?,
            packs: packs.unwrap_or(vec![house]),
            inline,
            rolls: self.rolls(table),
            plays,
            end,
            asks,
        })
    }

    /// Tables in double brackets other than `[[play]]` are content; other unknown keys are faults.
    fn inline(&mut self, table: &toml_edit::Table) -> Vec<Range<usize>> {
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
                _ => self.known(table, key, &KEYS),
            }
        }
        parts
    }

    fn known(&mut self, table: &dyn TableLike, key: &str, known: &[&str]) {
        if !known.contains(&key) {
            let help = nearest_help(key, known.iter().copied());
            self.flaws.push(Flaw::at(&key_span(table, key), format!("unknown key `{key}`")).help(help));
        }
    }

    fn start(&mut self, table: &toml_edit::Table) -> Option<Start> {
        match (table.get("given"), table.get("setup")) {
            (Some(_), None) => Some(Start::Given(key_span(table, "given"))),
            (None, Some(setup)) => {
                let refused = setup.as_table_like().and_then(|setup| self.refused_setup(setup));
                Some(Start::Setup { span: key_span(table, "setup"), refused })
            }
            (Some(_), Some(_)) => {
                self.flaw(key_span(table, "setup"), "either [given] or [setup], not both");
                None
            }
            (None, None) => {
                self.flaw(0..0, "neither [given] nor [setup]");
                None
            }
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

    fn plays(&mut self, table: &toml_edit::Table) -> Vec<Play> {
        match table.get("play") {
            None => Vec::new(),
            Some(Item::ArrayOfTables(plays)) => plays.iter().map(|play| self.play(play)).collect(),
            Some(_) => {
                self.flaw(key_span(table, "play"), "write [[play]] for each step");
                Vec::new()
            }
        }
    }

    fn play(&mut self, table: &toml_edit::Table) -> Play {
        for (key, _) in table.iter().filter(|(key, _)| *key != EVENTS) {
            self.known(table, key, &PLAY_KEYS);
        }
        let first_key = table.iter().next().map_or(0..0, |(key, _)| key_span(table, key));
        let span = table.span().unwrap_or(first_key);
        let mut expected = match table.get("then").map(Item::as_table_like) {
            Some(Some(_)) => self.expected(table),
            Some(None) => {
                self.flaw(key_span(table, "then"), "`then` must be a table");
                Expected::default()
            }
            None => Expected::default(),
        };
        expected.waiting = self.texts(table, "waiting").or(expected.waiting);
        expected.events = self.texts(table, EVENTS).or(expected.events);
        expected.seen = self.seen(table);
        let play = Play {
            seat: self.text(table, "seat"),
            legal: self.texts(table, "legal"),
            legal_includes: self.texts(table, "legal-includes"),
            refused: self.refused(table),
            action: self.action(table),
            rolls: self.rolls(table),
            expected,
            span,
        };
        self.makes_sense(&play);
        play
    }

    fn makes_sense(&mut self, play: &Play) {
        let needs_seat = play.legal.is_some()
            || play.legal_includes.is_some()
            || play.refused.is_some()
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
        if play.action.is_none() && !play.rolls.is_empty() {
            self.flaw(play.rolls[0].span.clone(), "chance without anything that asks for it");
        }
        let does_something = play.action.is_some() || needs_seat || play.expected.says_something();
        if !does_something {
            self.flaw(play.span.clone(), "this step does nothing and asks for nothing");
        }
    }

    fn refused(&mut self, table: &dyn TableLike) -> Option<(Texts, Text)> {
        match (self.texts(table, "refused"), self.text(table, "because")) {
            (Some(refused), Some(because)) => Some((refused, because)),
            (Some(refused), None) => {
                self.flaw(refused.span, "`refused` needs `because`: the rule that forbids it");
                None
            }
            (None, Some(because)) => {
                self.flaw(because.span, "`because` without `refused`");
                None
            }
            (None, None) => None,
        }
    }

    fn action(&mut self, table: &dyn TableLike) -> Option<Action> {
        let times = self.number(table, "times");
        let mut actions = Vec::new();
        actions.extend(self.text(table, "answer").map(|text| ("answer", Action::Answer(text))));
        actions.extend(self.texts(table, "answers").map(|texts| ("answers", Action::Answers(texts))));
        let all = self.text(table, "all");
        if times.is_some() && all.is_none() {
            self.flaw(key_span(table, "times"), "`times` without `all`");
        }
        let times = times.unwrap_or(1);
        actions.extend(all.map(|answer| ("all", Action::All { answer, times })));
        actions.extend(self.yes(table, "default").map(|()| ("default", Action::Default)));
        actions.extend(self.yes(table, "leave").map(|()| ("leave", Action::Leave)));
        actions.extend(self.yes(table, "time-up").map(|()| ("time-up", Action::TimeUp)));
        let (key, action) = actions.pop()?;
        if !actions.is_empty() {
            self.flaw(key_span(table, key), "one step does one thing");
        }
        Some(action)
    }

    /// `then`, and what may stand in it besides the position.
    fn expected(&mut self, table: &toml_edit::Table) -> Expected {
        let Some(then) = table.get("then") else { return Expected::default() };
        let Some(parts) = then.as_table_like() else {
            self.flaw(key_span(table, "then"), "`then` must be a table");
            return Expected::default();
        };
        let waiting = self.texts(parts, "waiting");
        let events = self.texts(parts, EVENTS);
        let mut position = then.clone();
        if let Some(parts) = position.as_table_like_mut() {
            parts.remove("waiting");
            parts.remove(EVENTS);
        }
        Expected { position: Some(position), waiting, events, seen: Vec::new() }
    }

    fn seen(&mut self, table: &dyn TableLike) -> Vec<Seen> {
        let Some(item) = table.get("seen") else { return Vec::new() };
        let Some(seats) = item.as_table_like() else {
            self.flaw(key_span(table, "seen"), "`seen` must be a table of seats");
            return Vec::new();
        };
        let mut seen = Vec::new();
        for (who, part) in seats.iter() {
            let span = key_span(seats, who);
            let Some(part) = part.as_table_like() else {
                self.flaw(span, "write { shows = […], hides = […] }");
                continue;
            };
            part.iter().for_each(|(key, _)| self.known(part, key, &["shows", "hides"]));
            let shows = self.texts(part, "shows").map_or(Vec::new(), |texts| texts.values);
            let hides = self.texts(part, "hides").map_or(Vec::new(), |texts| texts.values);
            seen.push(Seen { who: Text { value: who.to_owned(), span }, shows, hides });
        }
        seen
    }

    fn asks(&mut self, table: &dyn TableLike) -> Vec<(Text, Text)> {
        let Some(item) = table.get("asks") else { return Vec::new() };
        let Some(asks) = item.as_table_like() else {
            self.flaw(key_span(table, "asks"), "`asks` must be a table");
            return Vec::new();
        };
        let mut asked = Vec::new();
        for (name, item) in asks.iter() {
            let span = item.span().unwrap_or(0..0);
            let value = match item.as_value() {
                Some(Value::String(text)) => text.value().clone(),
                Some(Value::Integer(number)) => number.value().to_string(),
                Some(Value::Boolean(truth)) => truth.value().to_string(),
                _ => {
                    self.flaw(span, "a number or a text is due here");
                    continue;
                }
            };
            let name = Text { value: name.to_owned(), span: key_span(asks, name) };
            asked.push((name, Text { value, span }));
        }
        asked
    }

    fn rolls(&mut self, table: &dyn TableLike) -> Vec<Text> {
        let Some(item) = table.get("rolls") else { return Vec::new() };
        let span = item.span().unwrap_or(0..0);
        let Some(rolls) = item.as_array() else {
            self.flaw(span, "`rolls` must be a list");
            return Vec::new();
        };
        if !rolls.is_empty() && rolls.iter().all(Value::is_integer) {
            return vec![Text { value: dice(rolls), span }];
        }
        let mut texts = Vec::new();
        for roll in rolls {
            let span = roll.span().unwrap_or(span.clone());
            match roll {
                Value::String(text) => texts.push(Text { value: text.value().clone(), span }),
                Value::Array(faces) if faces.iter().all(Value::is_integer) => {
                    texts.push(Text { value: dice(faces), span });
                }
                _ => self.flaw(span, "a roll is a text such as \"draw Parcel\" or a list of faces"),
            }
        }
        texts
    }

    fn text(&mut self, table: &dyn TableLike, key: &str) -> Option<Text> {
        let item = table.get(key)?;
        let span = item.span().unwrap_or(0..0);
        match item.as_str() {
            Some(text) => Some(Text { value: text.to_owned(), span }),
            None => {
                self.flaw(span, format!("`{key}` must be a text"));
                None
            }
        }
    }

    /// One text or a list of them.
    fn texts(&mut self, table: &dyn TableLike, key: &str) -> Option<Texts> {
        let item = table.get(key)?;
        let span = item.span().unwrap_or(0..0);
        if let Some(text) = item.as_str() {
            let values = vec![Text { value: text.to_owned(), span: span.clone() }];
            return Some(Texts { values, span });
        }
        let Some(list) = item.as_array() else {
            self.flaw(span, format!("`{key}` must be a text or a list of texts"));
            return None;
        };
        let mut values = Vec::new();
        for value in list {
            let span = value.span().unwrap_or(span.clone());
            match value.as_str() {
                Some(text) => values.push(Text { value: text.to_owned(), span }),
                None => self.flaw(span, format!("`{key}` is a list of texts")),
            }
        }
        Some(Texts { values, span })
    }

    fn number(&mut self, table: &dyn TableLike, key: &str) -> Option<i64> {
        let item = table.get(key)?;
        match item.as_integer().filter(|number| (1..=1000).contains(number)) {
            Some(number) => Some(number),
            None => {
                self.flaw(item.span().unwrap_or(0..0), format!("`{key}` must be a number from 1 to 1000"));
                None
            }
        }
    }

    fn yes(&mut self, table: &dyn TableLike, key: &str) -> Option<()> {
        let item = table.get(key)?;
        if item.as_bool() == Some(true) {
            return Some(());
        }
        self.flaw(item.span().unwrap_or(0..0), format!("write `{key} = true`, or leave it out"));
        None
    }
}

impl Expected {
    pub(super) fn says_something(&self) -> bool {
        self.position.is_some() || self.waiting.is_some() || self.events.is_some() || !self.seen.is_empty()
    }
}

fn dice(faces: &Array) -> String {
    let faces = faces.iter().filter_map(Value::as_integer).map(|face| format!(" {face}"));
    format!("dice{}", faces.collect::<String>())
}

fn key_span(table: &dyn TableLike, key: &str) -> Range<usize> {
    let item = || table.get(key).and_then(Item::span);
    table.key(key).and_then(toml_edit::Key::span).or_else(item).unwrap_or(0..0)
}

/// Where the last thing in a table ends.
fn end_of(table: &dyn TableLike) -> usize {
    let end = |item: &Item| match item {
        Item::None => 0,
        Item::Value(value) => value.span().map_or(0, |span| span.end),
        Item::Table(table) => table.span().map_or(0, |span| span.end).max(end_of(table)),
        Item::ArrayOfTables(tables) => tables
            .iter()
            .map(|table| table.span().map_or(0, |span| span.end).max(end_of(table)))
            .max()
            .unwrap_or(0),
    };
    table.iter().map(|(_, item)| end(item)).max().unwrap_or(0)
}
