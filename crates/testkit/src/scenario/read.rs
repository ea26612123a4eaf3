//! A scenario file, read strictly.

mod expected;
mod values;

use super::place::Flaw;
use std::ops::Range;
use toml_edit::{Document, Item, TableLike};
use values::{end_of, key_span};

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
    pub(super) chance: Chances,
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

const KEYS: [&str; 13] = [
    "rules",
    "game",
    "title",
    "about",
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
const PLAY_KEYS: [&str; 17] = [
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
    "impossible",
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
        let scenario = reader.scenario(document.as_table());
        match scenario {
            Some(scenario) if reader.flaws.is_empty() => Ok(scenario),
            _ => Err(reader.flaws),
        }
    }

    /// Every place where a rule is cited; the reasons of the kernel's own refusals are none.
    pub(super) fn cited(&self) -> impl Iterator<Item = &Text> {
        let because = self.plays.iter().flat_map(|play| play.refused.iter().map(|(_, rule)| rule));
        let setup = match &self.start {
            Start::Setup { refused: Some(refused), .. } => refused.rules.as_slice(),
            Start::Setup { refused: None, .. } | Start::Given(_) => &[],
        };
        let own = |rule: &&Text| !super::words::KERNEL_REASONS.contains(&rule.value.as_str());
        self.rules.iter().chain(because.filter(own)).chain(setup)
    }
}

impl Reader {
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
            chance: self.chances(table),
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
        let known: Vec<&str> = PLAY_KEYS.into_iter().chain(FOLLOWS).collect();
        table.iter().for_each(|(key, _)| self.known(table, key, &known));
        let first_key = table.iter().next().map_or(0..0, |(key, _)| key_span(table, key));
        let span = table.span().unwrap_or(first_key);
        let mut expected = self.expected(table);
        self.follows(table, &mut expected);
        expected.seen = self.seen(table);
        let play = Play {
            seat: self.text(table, "seat"),
            legal: self.texts(table, "legal"),
            legal_includes: self.texts(table, "legal-includes"),
            refused: self.refused(table),
            action: self.action(table),
            chance: self.chances(table),
            expected,
            asks: self.asks(table),
            span,
        };
        self.makes_sense(&play);
        play
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

    /// A list with one `because` for all, or a table of answers with the rule of each.
    fn refused(&mut self, table: &dyn TableLike) -> Vec<(Text, Text)> {
        let Some(item) = table.get("refused") else {
            if let Some(because) = self.text(table, "because") {
                self.flaw(because.span, "`because` without `refused`");
            }
            return Vec::new();
        };
        let because = self.text(table, "because");
        if let Some(answers) = item.as_table_like() {
            if let Some(because) = because {
                self.flaw(because.span, "each refused answer has its rule already");
            }
            if answers.is_empty() {
                self.flaw(key_span(table, "refused"), "an empty `refused` says nothing");
            }
            return self.reasons(answers);
        }
        let Some(refused) = self.texts(table, "refused") else { return Vec::new() };
        let Some(because) = because else {
            self.flaw(refused.span, "`refused` needs `because`: the rule that forbids it");
            return Vec::new();
        };
        refused.values.into_iter().map(|answer| (answer, because.clone())).collect()
    }

    /// `{ "attack B" = "SB-4.2" }`.
    fn reasons(&mut self, answers: &dyn TableLike) -> Vec<(Text, Text)> {
        let mut reasons = Vec::new();
        for (answer, _) in answers.iter() {
            let span = key_span(answers, answer);
            let because = self.text(answers, answer);
            reasons.extend(because.map(|because| (Text { value: answer.to_owned(), span }, because)));
        }
        reasons
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
}
