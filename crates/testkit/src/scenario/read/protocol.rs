//! The steps of a scenario, written like the protocol of a bout: a line for what somebody does, lines below it for what
//! must follow.

use super::{Action, Expected, Form, Play, Reader, Text, Texts};
use crate::scenario::place::{Flaw, blank_but, nearest_help};
use std::ops::Range;
use toml_edit::Document;

/// Between texts in a line.
const BETWEEN: char = ';';
/// The end of a list that is not complete.
const MORE: &str = "...";
/// What an empty list of events says.
pub(super) const NOTHING: &str = "nothing";
/// What may stand below a step in the syntax of the rest of the file.
const KEYS: [&str; 6] = ["unasked", "heard", "unheard", "then", "seen", "asks"];

/// A line without its indentation, and where it stands in the file.
#[derive(Clone, Copy)]
struct Line<'a> {
    text: &'a str,
    start: usize,
}

/// What the first line of a step says.
enum Head<'a> {
    /// `A: answer`, `A leaves`: the seat, and what it does.
    Does(Option<Line<'a>>, Action),
    /// `A? …`: legal answers.
    Legal(Line<'a>, Line<'a>),
    /// `A! …: RULE`: refused answers.
    Refused(Line<'a>, Line<'a>),
    /// `now`: nothing is done.
    Now,
}

impl Line<'_> {
    fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn owned(self) -> Text {
        Text { value: self.text.to_owned(), span: self.span() }
    }

    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        Line { text: text.trim_end(), start: self.start + self.text.len() - text.len() }
    }

    /// Both sides of the first, or the last, place of `between`.
    fn split(self, between: &str, last: bool) -> Option<(Self, Self)> {
        let at = if last { self.text.rfind(between) } else { self.text.find(between) }?;
        let after = at + between.len();
        let right = Line { text: &self.text[after..], start: self.start + after };
        Some((Line { text: &self.text[..at], ..self }.trimmed(), right.trimmed()))
    }

    fn after(self, sign: &str) -> Option<Self> {
        let text = self.text.strip_prefix(sign)?;
        Some(Line { text, start: self.start + sign.len() }.trimmed())
    }

    /// The texts between semicolons.
    fn texts(self) -> Vec<Text> {
        let mut texts = Vec::new();
        let mut rest = Some(self);
        while let Some(line) = rest {
            let (first, more) = match line.split(&BETWEEN.to_string(), false) {
                Some((first, more)) => (first, Some(more)),
                None => (line, None),
            };
            if !first.text.is_empty() {
                texts.push(first.owned());
            }
            rest = more;
        }
        texts
    }
}

impl Reader {
    /// Reads the steps out of this part of the file.
    pub(super) fn protocol(&mut self, file: &str, part: &Range<usize>) -> Vec<Play> {
        let mut steps = Steps::default();
        let mut start = part.start;
        for text in file[part.clone()].split('\n') {
            let line = Line { text, start };
            start += text.len() + 1;
            let trimmed = line.trimmed();
            if trimmed.text.starts_with('#') {
                continue;
            }
            if trimmed.text.is_empty() {
                self.close(file, &mut steps);
            } else if text.starts_with([' ', '\t']) {
                self.below(&mut steps, trimmed);
            } else if let Some(head) = self.head(trimmed) {
                self.begin(file, &mut steps, trimmed, head);
            }
        }
        self.close(file, &mut steps);
        steps.done
    }

    fn head<'a>(&mut self, line: Line<'a>) -> Option<Head<'a>> {
        match line.text {
            "now" => return Some(Head::Now),
            "time up" => return Some(Head::Does(None, Action::TimeUp)),
            _ => {}
        }
        let word_end = line.text.find([' ', ':', '?', '!']).unwrap_or(line.text.len());
        let (word, rest) = line.text.split_at(word_end);
        let word = Line { text: word, start: line.start };
        let rest = Line { text: rest, start: line.start + word_end };
        let times =
            rest.split(":", false).and_then(|(times, answer)| Some((times.text.parse().ok()?, answer)));
        if let ("all", Some(answer)) = (word.text, rest.after(":")) {
            return Some(Head::Does(None, Action::All { answer: answer.owned(), times: 1 }));
        }
        if let ("all", Some((times @ 1..=1000, answer))) = (word.text, times) {
            return Some(Head::Does(None, Action::All { answer: answer.owned(), times }));
        }
        let did = |action| Some(Head::Does(Some(word), action));
        match (rest.text.trim(), rest.after(":"), rest.after("?"), rest.after("!")) {
            ("leaves", ..) => did(Action::Leave),
            ("out of time", ..) => did(Action::Default),
            (_, Some(answers), ..) if answers.text.contains(BETWEEN) => {
                let values = answers.texts();
                did(Action::Answers(Texts { values, span: answers.span(), form: Form::Lines("") }))
            }
            (_, Some(answer), ..) => did(Action::Answer(answer.owned())),
            (_, _, Some(legal), _) => Some(Head::Legal(word, legal)),
            (_, _, _, Some(refused)) => Some(Head::Refused(word, refused)),
            _ => {
                let help = "write `A: answer`, `A? legal; answers`, `A! refused: RULE`, `A leaves`, `A out of time`, \
                            `all: answer`, `time up` or `now`; indent what follows from it";
                let what = format!("`{}` is no step", line.text);
                self.flaws.push(Flaw::at(&line.span(), what).help(Some(help.to_owned())));
                None
            }
        }
    }

    /// Begins a step, or goes on with the one that has said only what is legal there.
    fn begin(&mut self, file: &str, steps: &mut Steps, line: Line<'_>, head: Head<'_>) {
        let seat = match &head {
            Head::Does(seat, _) => seat.map(Line::owned),
            Head::Legal(seat, _) | Head::Refused(seat, _) => Some(seat.owned()),
            Head::Now => None,
        };
        let same = |open: &Step| {
            open.seat.as_ref().map(|seat| &seat.value) == seat.as_ref().map(|seat| &seat.value)
                && open.seat.is_some()
                && !open.follows
                && open.action.is_none()
        };
        if !steps.open.as_ref().is_some_and(same) {
            self.close(file, steps);
            steps.open = Some(Step { span: line.span(), seat, ..Step::default() });
        }
        let Some(step) = &mut steps.open else { return };
        match head {
            Head::Does(_, action) => step.action = Some(action),
            Head::Legal(_, legal) => step.legal(legal),
            Head::Refused(_, refused) => self.refusal(step, refused),
            Head::Now => {}
        }
    }

    fn refusal(&mut self, step: &mut Step, refused: Line<'_>) {
        match refused.split(":", true) {
            Some((answers, rule)) if !answers.text.is_empty() && !rule.text.is_empty() => {
                step.refused.extend(answers.texts().into_iter().map(|answer| (answer, rule.owned())));
            }
            _ => self.flaw(refused.span(), "write the rule that refuses it: `A! answer: RULE`"),
        }
    }

    /// A line below a step.
    fn below(&mut self, steps: &mut Steps, line: Line<'_>) {
        let Some(step) = &mut steps.open else {
            return self.flaw(line.span(), "this line is indented and belongs to no step");
        };
        step.follows = true;
        let last = std::mem::take(&mut step.last);
        if let Some(impossible) = line.after("~!") {
            let at =
                impossible.split(":", false).and_then(|(time, texts)| Some((time.text.parse().ok()?, texts)));
            let (time, texts) = at.unwrap_or((1, impossible));
            step.impossible.extend(texts.texts().into_iter().map(|text| (time, text)));
        } else if let Some(rolls) = line.after("~") {
            step.rolls.extend(rolls.texts());
        } else if let Some(never) = line.after(">!") {
            step.never.extend(never.texts());
        } else if let Some(events) = line.after(">") {
            step.last = last;
            self.collect(step, events, ">");
        } else if let Some(waiting) = line.after("=") {
            step.last = last;
            self.collect(step, waiting, "=");
        } else {
            let key = line.text.split(['=', '.', ' ']).next().unwrap_or_default();
            if KEYS.contains(&key) {
                return step.toml.push(line.span());
            }
            let signs = "`~` chance, `=` who must answer, `>` events, `>!` what does not happen";
            let help = nearest_help(key, KEYS.into_iter());
            let what = format!("`{key}` is none of {signs}, or {}", KEYS.join(", "));
            self.flaws.push(Flaw::at(&line.span(), what).help(help));
        }
    }

    /// Texts of one or several lines with the same sign.
    fn collect(&mut self, step: &mut Step, line: Line<'_>, sign: &'static str) {
        let more = if line.text == NOTHING { Vec::new() } else { line.texts() };
        let is_apart = step.last != sign;
        step.last = sign;
        let list = if sign == ">" { &mut step.events } else { &mut step.waiting };
        if list.is_some() && is_apart {
            self.flaw(line.span(), format!("put the lines with `{sign}` together"));
        }
        let texts =
            list.get_or_insert(Texts { values: Vec::new(), span: line.span(), form: Form::Lines(sign) });
        texts.span.end = line.span().end;
        texts.values.extend(more);
    }

    /// Ends the open step.
    fn close(&mut self, file: &str, steps: &mut Steps) {
        let Some(step) = steps.open.take() else { return };
        let mut play = Play {
            span: step.span,
            seat: step.seat,
            legal: step.legal,
            legal_includes: step.legal_includes,
            refused: step.refused,
            action: step.action,
            chance: super::Chances { rolls: step.rolls, impossible: step.impossible },
            expected: Expected::default(),
            asks: Vec::new(),
        };
        if !step.toml.is_empty() {
            match Document::parse(blank_but(file, &step.toml).as_str()) {
                Ok(document) => {
                    let table = document.as_table();
                    play.expected = self.expected(table);
                    self.follows(table, &mut play.expected);
                    play.expected.seen = self.seen(table);
                    play.asks = self.asks(table);
                }
                Err(error) => {
                    let span = error.span().unwrap_or(play.span.clone());
                    self.flaw(span, error.message().to_owned());
                }
            }
        }
        let expected = &mut play.expected;
        expected.waiting = step.waiting.or(expected.waiting.take());
        expected.events = step.events.or(expected.events.take());
        expected.never.extend(step.never);
        self.makes_sense(&play);
        steps.done.push(play);
    }
}

/// The steps so far.
#[derive(Default)]
struct Steps {
    done: Vec<Play>,
    open: Option<Step>,
}

/// A step that is being read.
#[derive(Default)]
struct Step {
    span: Range<usize>,
    seat: Option<Text>,
    legal: Option<Texts>,
    legal_includes: Option<Texts>,
    refused: Vec<(Text, Text)>,
    action: Option<Action>,
    /// Whether lines have followed.
    follows: bool,
    /// The sign of the line before, if it was one of events or of who must answer.
    last: &'static str,
    rolls: Vec<Text>,
    impossible: Vec<(usize, Text)>,
    waiting: Option<Texts>,
    events: Option<Texts>,
    never: Vec<Text>,
    /// Lines in the syntax of the rest of the file.
    toml: Vec<Range<usize>>,
}

impl Step {
    fn legal(&mut self, line: Line<'_>) {
        let mut values = line.texts();
        let is_open = values.pop_if(|last| last.value == MORE).is_some();
        let list = if is_open { &mut self.legal_includes } else { &mut self.legal };
        let list = list.get_or_insert(Texts { values: Vec::new(), span: line.span(), form: Form::Lines("") });
        list.span.end = line.span().end;
        list.values.extend(values);
    }
}
