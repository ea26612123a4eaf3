//! The question as lines to choose from: one for each answer, one for answers that differ only by an
//! amount, one for a pose that is chosen freely.

use super::details::{find, subject, texts, title};
use super::pen::Say;
use super::source::Given;
use crate::orders::Change;
use scene::{Amount, Choice, Id, PoseTool, Scene};
use words::Message;

/// What the question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// The game asks.
    Game,
    /// Somebody else acts.
    Others,
    /// A replay is watched.
    Past { plays: bool },
    /// Whether to resign.
    Resign,
    /// Which standing order to change.
    Orders(Vec<Change>),
    /// Whether to give this answer after all.
    Sure(Given),
    /// The bout is over: another one?
    Over,
}

/// A question with its answers.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) subject: Subject,
    pub(crate) question: String,
    pub(crate) lines: Vec<Line>,
}

impl Asked {
    /// A question without answers.
    pub(crate) fn nothing(subject: Subject, question: String) -> Asked {
        Asked { subject, question, lines: Vec::new() }
    }

    /// The question of a scene to its looker.
    pub(crate) fn of(scene: &Scene, say: Say<'_>) -> Asked {
        let prompt = &scene.prompt;
        let pose = prompt.pose.iter().flat_map(PoseTool::all).map(|tool| Line {
            ways: vec![Way { words: freely(scene, tool, say), choice: None }],
            way: 0,
            text: Vec::new(),
            tool: Some(tool.clone()),
        });
        let gathered = gathered(&prompt.choices);
        let lines = pose.chain(gathered.iter().map(|choices| Line::of(scene, choices, say))).collect();
        let question = prompt.why.iter().chain(&prompt.question).map(say).collect::<Vec<_>>().join(" ");
        Asked { subject: Subject::Game, question, lines }
    }
}

/// What a line says that places a piece freely: which piece, where it can be one of several.
fn freely(scene: &Scene, tool: &PoseTool, say: Say<'_>) -> String {
    let words = say(&Message::new("tui-screen-pose-freely"));
    let alone = scene.prompt.pose.as_ref().is_none_or(|first| first.others.is_empty());
    match find(scene, &tool.piece).filter(|_| !alone) {
        Some(piece) => format!("{}: {words}", title(say, piece)),
        None => words,
    }
}

/// A line of the list.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// One answer, or several that differ only by an amount, the lowest first.
    ways: Vec<Way>,
    way: usize,
    /// What the card says that it is about, paragraph by paragraph.
    text: Vec<String>,
    /// The tool, where a pose is chosen freely.
    pub(super) tool: Option<PoseTool>,
}

#[derive(Clone, Debug)]
struct Way {
    words: String,
    /// The things that it is bound to, if it is the game's answer.
    choice: Option<Choice>,
}

impl Line {
    /// An answer that is bound to nothing.
    pub(crate) fn bare(words: String) -> Line {
        Line { ways: vec![Way { words, choice: None }], way: 0, text: Vec::new(), tool: None }
    }

    fn of(scene: &Scene, choices: &[&Choice], say: Say<'_>) -> Line {
        let first = choices[0];
        let mut choices = choices.to_vec();
        choices.sort_by_key(|choice| choice.amount.map(|amount| amount.value));
        let way = choices.iter().position(|choice| *choice == first).unwrap_or(0);
        let of = |choice: &&Choice| Way { words: priced(choice, say), choice: Some((*choice).clone()) };
        let text = subject(scene, first).map(|thing| texts(say, thing)).unwrap_or_default();
        Line { ways: choices.iter().map(of).collect(), way, text, tool: None }
    }

    /// What the card says that it is about.
    pub(super) fn text(&self) -> &[String] {
        &self.text
    }

    /// In words, with the amount that is set.
    pub(super) fn words(&self) -> String {
        let words = &self.ways[self.way].words;
        match self.amount() {
            Some(Amount { value, least, most }) => {
                let (down, up) =
                    (if value > least { "◂" } else { "·" }, if value < most { "▸" } else { "·" });
                // The number and its signs stay together in one line.
                format!("{words} \u{a0}{down}\u{a0}{value}\u{a0}{up}\u{a0} {least}…{most}")
            }
            None => words.clone(),
        }
    }

    /// Whether all these words are in its own, in any order.
    pub(super) fn has_words(&self, words: &str) -> bool {
        let own = self.ways[self.way].words.to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| own.contains(word))
    }

    /// The answer with the amount that is set, if it is the game's.
    pub(super) fn choice(&self) -> Option<&Choice> {
        self.ways[self.way].choice.as_ref()
    }

    /// The amount that is set, where it can be changed.
    pub(super) fn amount(&self) -> Option<Amount> {
        let amount = |way: &Way| way.choice.as_ref().and_then(|choice| choice.amount);
        let (least, most) = (amount(self.ways.first()?)?.value, amount(self.ways.last()?)?.value);
        let value = amount(&self.ways[self.way])?.value;
        (self.ways.len() > 1).then_some(Amount { value, least, most })
    }

    /// Changes the amount by this many steps, as far as possible.
    pub(super) fn change(&mut self, by: isize) {
        self.way = self.way.saturating_add_signed(by).min(self.ways.len() - 1);
    }

    /// Sets the amount. Whether there is such an answer.
    pub(super) fn set(&mut self, value: i64) -> bool {
        let has = |way: &Way| {
            way.choice.as_ref().and_then(|choice| choice.amount).is_some_and(|amount| amount.value == value)
        };
        let found = self.ways.iter().position(has);
        self.way = found.unwrap_or(self.way);
        found.is_some()
    }

    /// The things that it is bound to.
    pub(super) fn things(&self) -> &[Id] {
        match (&self.tool, self.choice()) {
            (Some(tool), _) => std::slice::from_ref(&tool.piece),
            (None, choice) => choice.map_or(&[], |choice| &choice.things),
        }
    }
}

/// A choice in words, with its price or its chance if they do not say it.
fn priced(choice: &Choice, say: Say<'_>) -> String {
    let words = say(&choice.words);
    match choice.badge.as_ref().map(|badge| say(&badge.words)).filter(|badge| !words.contains(badge)) {
        Some(badge) => format!("{words} · {badge}"),
        None => words,
    }
}

/// The choices, with those that differ only by an amount in one line.
fn gathered(choices: &[Choice]) -> Vec<Vec<&Choice>> {
    let mut groups: Vec<Vec<&Choice>> = Vec::new();
    for choice in choices {
        let fits = |group: &&mut Vec<&Choice>| group.iter().all(|other| differ_by_amount(other, choice));
        match groups.iter_mut().find(fits) {
            Some(group) => group.push(choice),
            None => groups.push(vec![choice]),
        }
    }
    groups
}

fn differ_by_amount(one: &Choice, other: &Choice) -> bool {
    let (Some(a), Some(b)) = (one.amount, other.amount) else { return false };
    let alike = (a.least, a.most) == (b.least, b.most) && one.words.key == other.words.key;
    alike && a.value != b.value && one.things == other.things && one.then == other.then
}
