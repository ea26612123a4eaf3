//! Values are read as they were written, and all faults are told.

use super::{Key, Misread, Shape, Tree, gather};
use crate::telling::{Coded, Codes, Node, Written, written};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct CardId(u8);

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Seat(u8);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SeatMap(Vec<Slot>);

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Slot {
    Empty,
    Holds(CardId),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Turn {
    seat: Seat,
    number: u16,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Frame {
    Turn(Turn),
    Draw { seat: Seat, cards: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Table {
    score: i16,
    over: bool,
    top: Option<CardId>,
    row: Vec<CardId>,
    slots: SeatMap,
    stack: Vec<Frame>,
}

struct Cards;

impl Codes for Cards {
    fn code(&self, of: &str, id: usize) -> Option<&str> {
        if of == "CardId" { ["SAW", "WINCH", "MAGNET"].get(id).copied() } else { None }
    }
}

fn table() -> Table {
    Table {
        score: -3,
        over: true,
        top: Some(CardId(2)),
        row: vec![CardId(0), CardId(1)],
        slots: SeatMap(vec![Slot::Empty, Slot::Holds(CardId(1))]),
        stack: vec![Frame::Turn(Turn { seat: Seat(1), number: 7 }), Frame::Draw { seat: Seat(0), cards: 2 }],
    }
}

#[test]
fn a_value_is_written_with_codes_and_keys() {
    let text = Written::document(&written(&table(), &Coded(&Cards)));
    let wanted = "\
score = -3
over = true
top = \"MAGNET\"
row = [\"SAW\", \"WINCH\"]
stack = [{ turn = { seat = \"B\", number = 7 } }, { draw = { seat = \"A\", cards = 2 } }]

[slots]
A = \"empty\"
B = \"holds WINCH\"
";
    assert_eq!(text, wanted);
}

/// A tree without places, but for the number of its key.
fn at(shape: Shape) -> Tree {
    Tree { span: 0..0, shape }
}

fn text(text: &str) -> Tree {
    at(Shape::Text(text.to_owned()))
}

fn keys(keys: Vec<(&str, Tree)>) -> Tree {
    let key = |(name, tree): (&str, Tree)| Key { name: name.to_owned(), span: 1..2, tree };
    at(Shape::Keys(keys.into_iter().map(key).collect()))
}

fn list(list: Vec<Tree>) -> Tree {
    at(Shape::List(list))
}

#[test]
fn what_is_left_out_is_as_in_the_blank() {
    let blank = Node::of(&table());
    let written = keys(vec![
        ("score", at(Shape::Number(5))),
        ("top", text("-")),
        ("slots", keys(vec![("A", text("holds SAW"))])),
        ("stack", list(vec![keys(vec![("turn", keys(vec![("seat", text("A"))]))])])),
    ]);
    let read: Table = gather(&written, Some(&blank), &Coded(&Cards)).expect("sound");
    let wanted = Table {
        score: 5,
        top: None,
        slots: SeatMap(vec![Slot::Holds(CardId(0)), Slot::Holds(CardId(1))]),
        stack: vec![Frame::Turn(Turn { seat: Seat(0), number: 7 })],
        ..table()
    };
    assert_eq!(read, wanted);
}

#[test]
fn all_faults_are_told_at_once() {
    let written = keys(vec![
        ("score", at(Shape::Number(40_000))),
        ("ovr", at(Shape::Flag(true))),
        ("top", text("SAWS")),
        ("row", list(vec![text("SAW"), at(Shape::Number(1))])),
        ("slots", keys(vec![("A", text("hold SAW")), ("C", text("empty"))])),
        ("stack", list(vec![text("turn"), keys(vec![("pass", text("A"))]), keys(vec![("draw", text("A"))])])),
    ]);
    let blank = Node::of(&Table { stack: Vec::new(), ..table() });
    let faults = gather::<Table>(&written, Some(&blank), &Coded(&Cards)).expect_err("faulty");
    let told: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
    let wanted = [
        "nothing is known by the name `ovr`",
        "`score` must be a whole number from -32768 to 32767",
        "nothing here is called `SAWS`",
        "`row` must be one of: SAW, WINCH, MAGNET",
        "`C` is no seat",
        "`A` cannot be `hold`",
    ];
    assert_eq!(told[..wanted.len()], wanted);
    assert!(told.len() > wanted.len(), "a turn that is no text ends the reading: {told:?}");
    let unknown = |fault: &&Misread| !fault.known.is_empty();
    let words: Vec<&str> = faults.iter().filter(unknown).map(|fault| fault.word.as_str()).collect();
    assert_eq!(words, ["ovr", "SAWS", "C", "hold"]);
}

#[test]
fn without_a_blank_everything_must_be_there() {
    let faults = gather::<Turn>(&keys(Vec::new()), None, &Coded(&Cards)).expect_err("faulty");
    let told: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
    assert_eq!(told, ["`seat` is missing", "`number` is missing"]);
}
