//! The prompt: who owes an answer, what is asked, and what can be chosen.

use crate::board::{Hex, Point, Pose};
use crate::id::Id;
use crate::measure::{Arc, Label, Push, Ruler, Sight, Template, Trace};
use crate::tone::{Mark, Tone};
use crate::usual::is_usual;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// Which seats owe an answer, and the question. The default asks nobody.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Prompt {
    /// The seats that owe an answer.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub owing: Vec<u8>,
    /// The question, if the looking seat is asked.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub question: Option<Message>,
    /// The possible answers, in the order of the list.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Choice>>", optional)]
    pub choices: Vec<Choice>,
    /// The tool for a free pose, if one is to be chosen.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub pose: Option<PoseTool>,
    /// Why the looking seat is asked: "B attacks you with Ayzn Punch!".
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub why: Option<Message>,
    /// The seat whose turn it is.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub turn_of: Option<u8>,
    /// What a cell that stands for no choice would answer, with `{cell}` where the last part of its id belongs: the
    /// refusal of it says why not.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub why_not: Option<String>,
}

/// One answer of the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The answer in the game's notation: this is what is sent.
    pub answer: String,
    /// Further answers that are sent with it, all or nothing: a whole path.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub then: Vec<String>,
    /// In words.
    pub words: Message,
    /// The things it concerns, the one to click first. Clicking a thing gives the only choice bound
    /// to it, or narrows the list to those that are.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Id>>", optional)]
    pub things: Vec<Id>,
    /// An amount that the answer carries.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub amount: Option<Amount>,
    /// What it would do, as far as everybody may know. Never for things that must not be measured.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Overlay>>", optional)]
    pub preview: Vec<Overlay>,
    /// The verb that it is counted under: "Move", "Attack", "Play". `None`: it stands alone.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub group: Option<Message>,
    /// What kind of answer it is.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Role>", optional)]
    pub role: Role,
    /// A short mark on the first of its things: a cost, a chance.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub badge: Option<Mark>,
}

/// What kind of answer a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// It does something.
    #[default]
    Deed,
    /// It ends something or lets it pass.
    Pass,
    /// It takes a step back within the same decision.
    Back,
    /// It settles how one is asked.
    Setting,
}

/// One of several answers that differ only by an amount.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Amount {
    /// The amount of this answer.
    pub value: i64,
    /// The least of them.
    pub least: i64,
    /// The most of them.
    pub most: i64,
}

/// What is drawn over the table before an answer is given.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Overlay {
    /// A way from place to place.
    Path(Vec<Id>),
    /// A line from one thing to another, and what stops it.
    Line {
        /// From here.
        from: Id,
        /// To there.
        to: Id,
        /// What is in the way.
        #[serde(default, skip_serializing_if = "is_usual")]
        #[ts(optional = nullable)]
        blocker: Option<Id>,
    },
    /// Things that are hit, pushed, covered, gained.
    Things {
        /// Which.
        ids: Vec<Id>,
        /// What happens to them.
        tone: Tone,
    },
    /// Cells that need no thing on them to be marked.
    Cells {
        /// Which.
        hexes: Vec<Hex>,
        /// What happens to them.
        tone: Tone,
    },
    /// Ground of a plane.
    Area {
        /// Its corners.
        corners: Vec<Point>,
        /// What happens to it.
        tone: Tone,
    },
    /// Exact odds, as a fraction, and of what.
    Odds {
        /// Cases in favour.
        cases: u64,
        /// All cases.
        of: u64,
        /// Of what.
        title: Message,
    },
    /// A mark on a thing.
    Mark {
        /// On which.
        on: Id,
        /// What it says.
        mark: Mark,
    },
    /// What a number of a thing may become, with exact odds.
    Forecast {
        /// Of which thing.
        on: Id,
        /// Which number.
        title: Message,
        /// What it is now.
        now: i64,
        /// What it may become, the least first.
        outcomes: Vec<Outlook>,
    },
    /// Where a thing faces, fires or sees.
    Arc(Arc),
    /// What is seen along a line, piece by piece.
    Sight(Sight),
    /// A distance.
    Ruler(Ruler),
    /// The ground that a base sweeps.
    Trace(Trace),
    /// A thing that is moved by force.
    Push(Push),
    /// A template that is laid on the board.
    Template(Template),
    /// A label on a place: a cost.
    Label(Label),
}

/// One of the values that a forecast names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Outlook {
    /// The value.
    pub value: i64,
    /// How many cases lead to it. The sum over all outcomes is all there are.
    pub cases: u64,
}

/// The player chooses a pose freely. The server's probe says whether it is legal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct PoseTool {
    /// The piece that is placed.
    pub piece: Id,
    /// Where to begin.
    pub start: Pose,
    /// The smallest turn, in thousandths of a degree.
    pub turn_step: i32,
    /// The answer in the game's notation, with `{x}`, `{y}` and `{turn}` where the pose belongs:
    /// millimetres of the plane, and thousandths of a degree from 0 up to less than 360000. See
    /// [`PoseTool::answer_for`].
    pub answer: String,
    /// What the piece covers round its middle, looking upwards, where its base alone does not say it.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Vec<Point>>>", optional)]
    pub covers: Vec<Vec<Point>>,
    /// The tools of what may be placed instead. Their pieces are not drawn until they are chosen.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<PoseTool>>", optional)]
    pub others: Vec<PoseTool>,
}

impl Prompt {
    /// A question with its choices, and who owes an answer.
    pub fn new(
        owing: impl IntoIterator<Item = impl Into<u8>>,
        question: Option<Message>,
        choices: Vec<Choice>,
    ) -> Prompt {
        let owing = owing.into_iter().map(Into::into).collect();
        Prompt { owing, question, choices, ..Prompt::default() }
    }

    /// The same, saying why the looking seat is asked.
    #[must_use]
    pub fn because(self, why: Option<Message>) -> Prompt {
        Prompt { why, ..self }
    }

    /// The same, in the turn of this seat.
    #[must_use]
    pub fn in_turn_of(self, turn_of: Option<u8>) -> Prompt {
        Prompt { turn_of, ..self }
    }

    /// The same, with the answer for which a cell would stand.
    #[must_use]
    pub fn trying(self, answer: impl Into<String>) -> Prompt {
        Prompt { why_not: Some(answer.into()), ..self }
    }
}

impl Choice {
    /// An answer in its notation and in words, bound to the things that it concerns.
    pub fn new(answer: String, words: Message, things: Vec<Id>) -> Choice {
        Choice {
            answer,
            words,
            things,
            then: Vec::new(),
            amount: None,
            preview: Vec::new(),
            group: None,
            role: Role::Deed,
            badge: None,
        }
    }

    /// The same, counted under this verb.
    #[must_use]
    pub fn grouped(self, words: Message) -> Choice {
        Choice { group: Some(words), ..self }
    }

    /// The same as an answer that ends something or lets it pass.
    #[must_use]
    pub fn passing(self) -> Choice {
        Choice { role: Role::Pass, ..self }
    }

    /// The same as a step back within the decision.
    #[must_use]
    pub fn back(self) -> Choice {
        Choice { role: Role::Back, ..self }
    }

    /// The same as an answer that settles how one is asked.
    #[must_use]
    pub fn setting(self) -> Choice {
        Choice { role: Role::Setting, ..self }
    }

    /// The same with a short mark on the first of its things.
    #[must_use]
    pub fn with_badge(self, badge: Mark) -> Choice {
        Choice { badge: Some(badge), ..self }
    }
}

impl PoseTool {
    /// A tool that places this piece alone.
    pub fn new(piece: Id, start: Pose, turn_step: i32, answer: String) -> PoseTool {
        PoseTool { piece, start, turn_step, answer, covers: Vec::new(), others: Vec::new() }
    }

    /// This tool, then those of the others.
    pub fn all(&self) -> impl Iterator<Item = &PoseTool> {
        std::iter::once(self).chain(&self.others)
    }

    /// The answer that places the piece in this pose: this is what is probed and sent.
    ///
    /// ```
    /// use scene::{Id, Point, Pose, PoseTool};
    ///
    /// let start = Pose { at: Point { x: 40, y: -5 }, turned: -90_000 };
    /// let (piece, answer) = (Id::of("piece", 1), "place {x} {y} {turn}".to_owned());
    /// let tool = PoseTool::new(piece, start, 15_000, answer);
    /// assert_eq!(tool.answer_for(start), "place 40 -5 270000");
    /// ```
    pub fn answer_for(&self, pose: Pose) -> String {
        let turn = pose.turned.rem_euclid(360_000);
        let parts = [("{x}", pose.at.x), ("{y}", pose.at.y), ("{turn}", turn)];
        parts
            .into_iter()
            .fold(self.answer.clone(), |text, (name, part)| text.replace(name, &part.to_string()))
    }
}
