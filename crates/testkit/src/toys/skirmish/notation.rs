//! Skirmish as text, both ways.

use super::content::Cards;
use super::knowledge::View;
use super::procedures::{Turn, TurnStep};
use super::table::{Counts, Mat, Stance, Table};
use super::{Frame, Happened, Move, Question, Setup, Skirmish};
use kernel::{At, Bout, Chance, Fault, Notation, Outcome, Pending, Rolled, Seat, SeatMap, SeatSet};
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

const SEAT_WORDS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

fn word(seat: Seat) -> &'static str {
    SEAT_WORDS[seat.index()]
}

fn stance_word(stance: Stance) -> &'static str {
    match stance {
        Stance::Guard => "guard",
        Stance::Charge => "charge",
    }
}

fn kind_of(content: &Cards, name: &str) -> Result<u8, String> {
    content.by_name(name).ok_or_else(|| format!("there is no card called `{name}`"))
}

impl Notation for Skirmish {
    fn seat_word(seat: Seat) -> String {
        word(seat).to_owned()
    }

    fn write_answer(at: At<'_, Self>, _seat: Seat, answer: Move) -> String {
        let name = |kind: u8| at.content.card(kind).name.as_str();
        match answer {
            Move::Pass => "pass".to_owned(),
            Move::Keep => "keep".to_owned(),
            Move::Swap(kind) => format!("swap {}", name(kind)),
            Move::Take(stance) => format!("take {}", stance_word(stance)),
            Move::Commit => "commit".to_owned(),
            Move::Revise => "revise".to_owned(),
            Move::To(x, y) => format!("to {x},{y}"),
            Move::Play(kind) => format!("play {}", name(kind)),
            Move::Hit(seat) => format!("hit {}", word(seat)),
            Move::Discard(kind) => format!("discard {}", name(kind)),
        }
    }

    fn read_answer(at: At<'_, Self>, _seat: Seat, text: &str) -> Result<Move, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let kind = || kind_of(at.content, rest);
        match (verb, rest) {
            ("pass", "") => Ok(Move::Pass),
            ("keep", "") => Ok(Move::Keep),
            ("commit", "") => Ok(Move::Commit),
            ("revise", "") => Ok(Move::Revise),
            ("take", "guard") => Ok(Move::Take(Stance::Guard)),
            ("take", "charge") => Ok(Move::Take(Stance::Charge)),
            ("swap", _) => kind().map(Move::Swap),
            ("play", _) => kind().map(Move::Play),
            ("discard", _) => kind().map(Move::Discard),
            ("hit", _) => Self::read_seat(rest).map(Move::Hit).ok_or(format!("there is no seat `{rest}`")),
            ("to", _) => {
                let cell = rest.split_once(',').and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
                cell.map(|(x, y)| Move::To(x, y)).ok_or(format!("`{rest}` is no cell"))
            }
            _ => Err(format!("`{text}` means nothing")),
        }
    }

    fn write_question(_at: At<'_, Self>, _seat: Seat, question: &Question) -> String {
        Self::kind(question)
    }

    fn kind(question: &Question) -> String {
        let text = match question {
            Question::Mulligan => "swap a card",
            Question::Stance => "take a stance",
            Question::Confirm => "confirm",
            Question::Place => "move",
            Question::Play => "play a card",
            Question::PlayOn => "play on top",
            Question::Respond => "respond",
            Question::Target => "hit whom",
            Question::Discard => "discard",
        };
        text.to_owned()
    }

    fn write_rolled(at: At<'_, Self>, rolled: &Rolled) -> String {
        match rolled {
            Rolled::Drawn(kind) => format!("draw {}", at.content.card(*kind).name),
            Rolled::Picked(number) => format!("pick {number}"),
            Rolled::Dice(faces) => format!("dice {faces:?}"),
        }
    }

    fn read_rolled(at: At<'_, Self>, _chance: Chance, text: &str) -> Result<Rolled, String> {
        match text.split_once(' ') {
            Some(("draw", name)) => kind_of(at.content, name).map(Rolled::Drawn),
            Some(("pick", number)) => number.parse().map(Rolled::Picked).map_err(|error| format!("{error}")),
            _ => Err(format!("`{text}` is neither `draw CARD` nor `pick NUMBER`")),
        }
    }

    fn write_event(at: At<'_, Self>, event: &Happened) -> String {
        let name = |kind: u8| at.content.card(kind).name.as_str();
        match event {
            Happened::Began(seat) => format!("began {}", word(*seat)),
            Happened::Drew(seat, kind) => format!("drew {} {}", word(*seat), kind.map_or("?", name)),
            Happened::Mustered(seat, stance, swapped) => {
                let swap = if *swapped { " swapped" } else { "" };
                format!("mustered {} {}{swap}", word(*seat), stance_word(*stance))
            }
            Happened::Moved(seat, (x, y)) => format!("moved {} {x},{y}", word(*seat)),
            Happened::Played(seat, kind) => format!("played {} {}", word(*seat), name(*kind)),
            Happened::Parried(seat, kind) => format!("parried {} {}", word(*seat), name(*kind)),
            Happened::Cancelled(seat, kind) => format!("cancelled {} {}", word(*seat), name(*kind)),
            Happened::Struck(seat) => format!("struck {}", word(*seat)),
            Happened::Hit(seat, points) => format!("hit {} {points}", word(*seat)),
            Happened::Missed(seat) => format!("missed {}", word(*seat)),
            Happened::Paid(seat, kind) => format!("paid {} {}", word(*seat), name(*kind)),
            Happened::KnockedOut(seat) => format!("out {}", word(*seat)),
            Happened::TimeCalled => "time".to_owned(),
        }
    }

    fn write_view(content: &Cards, view: &View) -> String {
        let mut lines = vec![format!(
            "turn {} first {} closing {} waiting {:?}",
            view.turn,
            word(view.first),
            view.closing,
            view.waiting
        )];
        for (seat, mat) in SEAT_WORDS.iter().zip(&view.mats) {
            let tower: Vec<&str> = mat.tower.iter().map(|&kind| content.card(kind).name.as_str()).collect();
            lines.push(format!(
                "{seat}: {} cards, {} to draw, at {:?}, tower {tower:?}, discard {:?}, {:?}, out {}",
                mat.cards,
                mat.pile,
                mat.cell,
                named(content, &mat.discard),
                mat.stance,
                mat.out,
            ));
        }
        if let Some((seat, hand)) = &view.own {
            lines.push(format!("hand of {}: {:?}", word(*seat), named(content, hand)));
        }
        lines.extend(view.muster.map(|muster| format!("secretly: {muster:?}")));
        lines.extend(view.doing.iter().map(|frame| format!("doing {frame:?}")));
        lines.join("\n") + "\n"
    }

    fn write_position(bout: &Bout<Self>) -> String {
        let position = Position::of(bout);
        toml_edit::ser::to_string_pretty(&position).expect("a position has nothing that TOML cannot hold")
    }

    fn read_position(
        text: &str,
        table: Option<&str>,
        content: &Arc<Cards>,
    ) -> Result<Bout<Self>, Vec<Fault>> {
        let position: Position = read_part(text, table)?;
        position.bout(content).map_err(|what| vec![Fault { span: place_of(text, &what), what, help: None }])
    }

    fn read_setup(text: &str, table: Option<&str>, _content: &Cards) -> Result<Setup, Vec<Fault>> {
        read_part(text, table)
    }

    /// `cards of A`, `distance of A to B`.
    fn ask(bout: &Bout<Self>, name: &str) -> Result<String, String> {
        let seat = |text: &str| Self::read_seat(text).filter(|seat| seat.0 < bout.seats());
        let words: Vec<&str> = name.split(' ').collect();
        match words.as_slice() {
            ["cards", "of", who] => {
                let seat = seat(who).ok_or(format!("there is no seat `{who}`"))?;
                Ok(bout.table().mats[seat].cards().to_string())
            }
            ["distance", "of", one, "to", other] => match (seat(one), seat(other)) {
                (Some(one), Some(other)) => Ok(bout.table().apart(one, other).to_string()),
                _ => Err(format!("`{one}` or `{other}` is no seat")),
            },
            _ => Err(format!("nothing is called `{name}`; ask `cards of A` or `distance of A to B`")),
        }
    }
}

/// The place in the text of the first word that a message quotes.
fn place_of(text: &str, what: &str) -> Range<usize> {
    let quoted = what.split('`').nth(1).unwrap_or("");
    text.find(quoted).map_or(0..0, |start| start..start + quoted.len())
}

/// Reads one table of a TOML text, or the whole of it.
pub(crate) fn read_part<T: DeserializeOwned>(text: &str, table: Option<&str>) -> Result<T, Vec<Fault>> {
    let fault = |span, what: &str| vec![Fault { span, what: what.to_owned(), help: None }];
    let document = toml_edit::Document::parse(text)
        .map_err(|error| fault(error.span().unwrap_or(0..0), error.message()))?;
    let item = match table {
        None => document.as_item(),
        Some(name) => document.get(name).ok_or_else(|| fault(0..0, &format!("there is no [{name}]")))?,
    };
    let place = item.span().unwrap_or(0..0);
    let value = item.clone().into_value().map_err(|_| fault(place.clone(), "this is no table"))?;
    T::deserialize(value.into_deserializer())
        .map_err(|error| fault(error.span().unwrap_or(place), error.message()))
}

fn named(content: &Cards, counts: &Counts) -> BTreeMap<String, u8> {
    let held = content.kinds().map(|(kind, card)| (card.name.clone(), counts[usize::from(kind)]));
    held.filter(|(_, count)| *count > 0).collect()
}

fn counted(content: &Cards, names: &BTreeMap<String, u8>) -> Result<Counts, String> {
    let mut counts = Counts::default();
    for (name, count) in names {
        counts[usize::from(kind_of(content, name)?)] = *count;
    }
    Ok(counts)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default = "a_word")]
    first: String,
    /// Whose turn it is, if `doing` says nothing else.
    #[serde(default, rename = "turn-of", skip_serializing_if = "Option::is_none")]
    turn_of: Option<String>,
    #[serde(default)]
    turn: u8,
    #[serde(default)]
    closing: bool,
    #[serde(default)]
    left: Vec<String>,
    #[serde(default)]
    doing: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pending: Option<String>,
    seat: BTreeMap<String, MatText>,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct MatText {
    hand: BTreeMap<String, u8>,
    pile: BTreeMap<String, u8>,
    tower: Vec<String>,
    discard: BTreeMap<String, u8>,
    cell: Option<(i8, i8)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stance: Option<Stance>,
    out: bool,
}

#[derive(Serialize, Deserialize)]
enum PendingText {
    Asked(Seat, Question),
    Rolling(Chance),
    Over(Outcome),
}

fn a_word() -> String {
    "A".to_owned()
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data can be written")
}

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn seat_of(text: &str) -> Result<Seat, String> {
    Skirmish::read_seat(text).ok_or_else(|| format!("there is no seat `{text}`"))
}

impl Position {
    fn of(bout: &Bout<Skirmish>) -> Position {
        let table = bout.table();
        let content = bout.content();
        let pending = match bout.pending() {
            Pending::Asked(seat, question) => Some(PendingText::Asked(*seat, *question)),
            Pending::Rolling(chance) => Some(PendingText::Rolling(*chance)),
            Pending::Over(outcome) => Some(PendingText::Over(outcome.clone())),
            Pending::Apart => None,
        };
        let mat = |(seat, mat): (Seat, &Mat)| (word(seat).to_owned(), MatText::of(content, mat));
        Position {
            first: word(table.first).to_owned(),
            turn_of: None,
            turn: table.turn,
            closing: table.closing,
            left: bout.left().iter().map(|seat| word(seat).to_owned()).collect(),
            doing: bout.stack().iter().map(json).collect(),
            pending: pending.as_ref().map(json),
            seat: table.mats.iter().map(mat).collect(),
        }
    }

    fn bout(&self, content: &Arc<Cards>) -> Result<Bout<Skirmish>, String> {
        let seats = self.seat.len() as u8;
        if !(2..=4).contains(&seats) {
            return Err(format!("a table of {seats} seats"));
        }
        let mut mats = SeatMap::new(seats, |seat| Mat::new(seat, Counts::default()));
        for (name, text) in &self.seat {
            let seat = seat_of(name)?;
            *mats.iter_mut().find(|(at, _)| *at == seat).ok_or("the seats are not A, B, …")?.1 =
                text.mat(content, seat)?;
        }
        let at_table = |name: &str| {
            let seat = seat_of(name)?;
            if seat.0 < seats { Ok(seat) } else { Err(format!("`{name}` does not sit here")) }
        };
        let table = Table { mats, first: at_table(&self.first)?, turn: self.turn, closing: self.closing };
        let left: SeatSet = self.left.iter().map(|name| at_table(name)).collect::<Result<_, _>>()?;
        let frames: Vec<Frame> = match &self.turn_of {
            Some(name) => vec![Turn::of(at_table(name)?, TurnStep::Begin)],
            None => self.doing.iter().map(|frame| from_json(frame)).collect::<Result<_, _>>()?,
        };
        let (pending, starts) = match &self.pending {
            None => (Pending::Apart, true),
            Some(text) => (from_json::<PendingText>(text)?.pending(), false),
        };
        if starts && frames.is_empty() {
            return Err("say whose turn it is: turn-of = \"A\"".to_owned());
        }
        let mut bout = Bout::at_position(content, seats, table, frames, pending).with_left(left);
        if starts {
            bout.start(None);
        }
        Ok(bout)
    }
}

impl PendingText {
    fn pending(self) -> Pending<Skirmish> {
        match self {
            PendingText::Asked(seat, question) => Pending::Asked(seat, question),
            PendingText::Rolling(chance) => Pending::Rolling(chance),
            PendingText::Over(outcome) => Pending::Over(outcome),
        }
    }
}

impl MatText {
    fn of(content: &Cards, mat: &Mat) -> MatText {
        MatText {
            hand: named(content, &mat.hand),
            pile: named(content, &mat.pile),
            tower: mat.tower.iter().map(|&kind| content.card(kind).name.clone()).collect(),
            discard: named(content, &mat.discard),
            cell: Some(mat.cell),
            stance: mat.stance,
            out: mat.out,
        }
    }

    fn mat(&self, content: &Cards, seat: Seat) -> Result<Mat, String> {
        let plain = Mat::new(seat, Counts::default());
        let tower = self.tower.iter().take(32).map(|name| kind_of(content, name));
        Ok(Mat {
            hand: counted(content, &self.hand)?,
            pile: counted(content, &self.pile)?,
            tower: tower.collect::<Result<_, _>>()?,
            discard: counted(content, &self.discard)?,
            cell: self.cell.unwrap_or(plain.cell),
            stance: self.stance,
            out: self.out,
        })
    }
}
