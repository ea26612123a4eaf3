//! Lines are read back as what they were, and say why where they mean nothing.

use super::{Names, Node, Says, Words, line, message, outline, read, told, variants};
use crate::{Arg, Message};
use kernel::Seat;
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::Hex;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Cell(u8);

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Part {
    Central,
    Slot(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Deed {
    EndTurn,
    Aim(Cell),
    Cool(Part),
    Turn(i8),
    Leap(Hex),
    Go { to: Cell, steps: u8, fast: bool },
    Pay(Option<u8>, Vec<Cell>),
    Hit { seat: Seat, damage: u8, by: Option<Cell> },
}

/// Cells are letters; the slots of a robot are called by two words.
struct Here;

impl Names for Here {
    fn write(&self, node: &Node) -> Option<String> {
        match (node.type_name()?, node.variant()) {
            ("Cell", _) => Some(char::from(b'a' + node.number()? as u8).to_string()),
            ("Seat", _) => Some(["red", "blue"][node.number()? as usize].to_owned()),
            ("Part", Some("central")) => Some("the middle".to_owned()),
            _ => None,
        }
    }

    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>> {
        match of {
            "Cell" => Some(match words.take().map(str::as_bytes) {
                Some([letter @ b'a'..=b'z']) => Ok(Node::id("Cell", *letter - b'a')),
                _ => Err("this is no cell".to_owned()),
            }),
            "Seat" => Some(match words.take() {
                Some("red") => Ok(Node::id("Seat", 0)),
                Some("blue") => Ok(Node::id("Seat", 1)),
                _ => Err("this is no seat".to_owned()),
            }),
            "Part" if words.peek() == Some("the") => {
                words.take();
                words.take();
                Some(Ok(Node::word("Part", "central")))
            }
            _ => None,
        }
    }
}

fn deeds() -> impl Strategy<Value = Deed> {
    let cell = || (0u8..26).prop_map(Cell);
    prop_oneof![
        Just(Deed::EndTurn),
        cell().prop_map(Deed::Aim),
        prop_oneof![Just(Part::Central), any::<u8>().prop_map(Part::Slot)].prop_map(Deed::Cool),
        any::<i8>().prop_map(Deed::Turn),
        (-99i16..99, -99i16..99).prop_map(|(q, r)| Deed::Leap(Hex::new(q, r))),
        (cell(), any::<u8>(), any::<bool>()).prop_map(|(to, steps, fast)| Deed::Go { to, steps, fast }),
        (any::<Option<u8>>(), proptest::collection::vec(cell(), 0..4)).prop_map(|(a, b)| Deed::Pay(a, b)),
        (0u8..2, any::<u8>(), proptest::option::of(cell())).prop_map(|(seat, damage, by)| Deed::Hit {
            seat: Seat(seat),
            damage,
            by
        }),
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read(deed in deeds()) {
        let text = line(&deed, &Here);
        prop_assert_eq!(read::<Deed>(&text, &Here), Ok(deed), "{}", text);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[a-z0-9 +-]{0,24}") {
        if let Ok(deed) = read::<Deed>(&text, &Here) {
            prop_assert_eq!(read::<Deed>(&line(&deed, &Here), &Here), Ok(deed));
        }
    }
}

#[test]
fn lines_are_short_and_plain() {
    let table = [
        (Deed::EndTurn, "end-turn"),
        (Deed::Aim(Cell(2)), "aim c"),
        (Deed::Cool(Part::Central), "cool the middle"),
        (Deed::Cool(Part::Slot(3)), "cool slot 3"),
        (Deed::Turn(-1), "turn -1"),
        (Deed::Leap(Hex::new(1, -2)), "leap 1,-2"),
        (Deed::Go { to: Cell(0), steps: 2, fast: true }, "go a 2 yes"),
        (Deed::Pay(None, vec![]), "pay - -"),
        (Deed::Pay(Some(1), vec![Cell(0), Cell(1)]), "pay 1 a+b"),
    ];
    for (deed, text) in table {
        assert_eq!(line(&deed, &Here), text);
    }
}

#[test]
fn an_event_begins_with_its_seat() {
    let hit = Deed::Hit { seat: Seat(1), damage: 3, by: None };
    assert_eq!(told(&hit, &Here), "blue hit damage 3");
    assert_eq!(
        told(&Deed::Hit { seat: Seat(0), damage: 0, by: Some(Cell(4)) }, &Here),
        "red hit damage 0 by e"
    );
    assert_eq!(told(&Deed::EndTurn, &Here), "end-turn");
    assert_eq!(told(&Deed::Go { to: Cell(1), steps: 2, fast: true }, &Here), "go to b steps 2 fast");
}

/// Here it is cells that things happen to; the last one has no name.
struct OfCells;

impl Names for OfCells {
    fn write(&self, node: &Node) -> Option<String> {
        if *node == Node::id("Cell", 25) { Some(String::new()) } else { Here.write(node) }
    }

    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>> {
        Here.read(of, words)
    }

    fn leads(&self, _field: &str, node: &Node) -> bool {
        node.type_name() == Some("Cell")
    }
}

#[test]
fn a_game_says_what_else_an_event_is_about_and_what_is_left_out() {
    let hit = |by| Deed::Hit { seat: Seat(0), damage: 1, by };
    assert_eq!(told(&Deed::Go { to: Cell(1), steps: 2, fast: true }, &OfCells), "b go steps 2 fast");
    assert_eq!(told(&hit(Some(Cell(2))), &OfCells), "hit red damage 1 by c");
    assert_eq!(told(&hit(Some(Cell(25))), &OfCells), "hit red damage 1");
}

#[test]
fn a_line_that_means_nothing_says_why() {
    let table = [
        ("", "a word is missing"),
        ("jump", "`jump` is none of: end-turn, aim, cool, turn, leap, go, pay, hit"),
        ("aim 7", "this is no cell"),
        ("aim", "this is no cell"),
        ("turn 200", "`200` is no number that fits here"),
        ("go a 1 maybe", "`maybe`: write `yes` or `no`"),
        ("go a", "a number is missing"),
        ("end-turn now", "`now` is too much in `end-turn now`"),
    ];
    for (text, why) in table {
        assert_eq!(read::<Deed>(text, &Here), Err(why.to_owned()), "{text}");
    }
}

struct Speaker;

impl Says for Speaker {
    fn say(&self, _field: &'static str, node: &Node) -> Option<Vec<(&'static str, Arg)>> {
        (node.type_name() == Some("Seat")).then(|| vec![("who", "you".into()), ("seat", "B".into())])
    }
}

#[test]
fn a_message_has_the_variant_for_its_key_and_the_fields_for_its_arguments() {
    let hit = Deed::Hit { seat: Seat(1), damage: 3, by: None };
    let said =
        Message::new("xx-hit").with("who", "you").with("seat", "B").with("damage", 3).with("by", "none");
    assert_eq!(message("xx", &hit, &Speaker), said);
    assert_eq!(message("xx", &Deed::Turn(2), &Speaker), Message::new("xx-turn").with("number", 2));
    assert_eq!(message("xx", &Deed::EndTurn, &Speaker), Message::new("xx-end-turn"));
}

#[test]
fn an_enum_says_its_variants() {
    assert_eq!(variants::<Part>(), ["central", "slot"]);
}

#[derive(Serialize)]
struct Robot {
    seat: Seat,
    hot: bool,
    damage: u8,
    modules: Vec<Cell>,
}

#[derive(Serialize)]
struct Table {
    turn: u8,
    top: Option<Cell>,
    cells: Vec<Cell>,
    robots: Vec<Robot>,
    boxed: Vec<Cell>,
}

#[test]
fn an_outline_packs_short_things_and_sets_long_ones_apart() {
    let robot = |seat, modules: &[u8]| Robot {
        seat: Seat(seat),
        hot: seat == 1,
        damage: seat,
        modules: modules.iter().copied().map(Cell).collect(),
    };
    let cells = (0..26).chain(0..26).map(Cell).collect();
    let robots = vec![robot(0, &[1, 2]), robot(1, &[])];
    let table = Table { turn: 3, top: None, cells, robots, boxed: Vec::new() };
    let expected = "turn 3\n\
                      \u{20} cells: a; b; c; d; e; f; g; h; i; j; k; l; m; n; o; p; q; r; s; t; u; v; w; x; y; z; a; b; c; d; e\n\
                      \u{20} cells: f; g; h; i; j; k; l; m; n; o; p; q; r; s; t; u; v; w; x; y; z\n\
                      \u{20} robots 0 seat red damage 0\n\
                      \u{20}   modules: b; c\n\
                      \u{20} robots 1 seat blue hot damage 1\n";
    assert_eq!(outline(&table, &Here), expected);
}
