//! Connect Four: no hidden information, no chance; for measuring what the kernel costs.

mod scene;

use super::connect_four_bare::{Bits, cell, four};
use super::said;
use ::scene::Message;
use kernel::{
    At, Bout, Census, Chance, Cited, Cx, Dealer, Ending, Fault, Flow, Hints, Leaving, Library, Notation,
    Opening, Outcome, PackFault, PackText, Pending, Prose, Reply, Rolled, Rules, Seat, SeatSet, Sole, Veiled,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};
use tabletop::setup::{Choices, Chosen};
use tabletop::told::{self, Misfit, Position, Told};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectFour;

/// The board: it has no name of its own in the rules.
pub type Grid = Bits;

/// All cells: six of the seven bits of each column.
const FULL: u64 = ((1 << 49) - 1) / 0x7f * 0x3f;

/// Whose piece drops next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dropping(Seat);

impl Veiled for Dropping {
    fn veil(&mut self, _viewer: Option<Seat>) {
        let Dropping(_seat) = self;
    }
}

/// A column is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseColumn;

/// A column, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Column(pub u8);

/// A piece fell into a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dropped(Seat, Column);

/// The column is full, or there is no such column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// No choices before the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoChoice {}

/// Everybody sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Seen([u64; 2], Option<Seat>, Option<Seat>);

impl Cited for Full {
    fn rule(&self) -> &'static str {
        "CF-1"
    }
}

fn asked(bout: &Bout<ConnectFour>) -> Option<Seat> {
    match bout.pending() {
        Pending::Asked(seat, _) => Some(*seat),
        Pending::Rolling(_) | Pending::Apart | Pending::Over(_) => None,
    }
}

impl Rules for ConnectFour {
    type Setup = NoChoice;
    type Content = ();
    type Table = Grid;
    type Frame = Dropping;
    type Out = ();
    type Question = ChooseColumn;
    type Answer = Column;
    type Event = Dropped;
    type View = Seen;
    type Known = Bout<Self>;
    type Illegal = Full;

    const ID: &'static str = "connect-four";
    const VERSION: u32 = 1;

    fn open(_setup: &NoChoice, _content: &()) -> Result<Opening<Self>, Vec<Full>> {
        Ok(Opening { seats: 2, table: Grid::default(), frame: Dropping(Seat(0)) })
    }

    #[inline(always)]
    fn resume(cx: &mut Cx<'_, Self>, frame: Dropping, reply: Reply<Self>) -> Flow<Self> {
        let Dropping(seat) = frame;
        let Reply::Answer(column) = reply else {
            return Flow::Ask { to: seat, question: ChooseColumn, then: frame };
        };
        let board = cx.table_mut();
        let height = &mut board.heights[usize::from(column.0)];
        board.pieces[seat.index()] |= cell(column.0, *height);
        *height += 1;
        let (won, full) = (four(board.pieces[seat.index()]), board.pieces[0] | board.pieces[1] == FULL);
        cx.tell(Dropped(seat, column));
        if won {
            return Flow::End(Outcome::won(SeatSet::only(seat), 2));
        }
        if full {
            return Flow::End(Outcome::drawn(SeatSet::first(2), 2, Ending::Rules));
        }
        Flow::Ask { to: Seat(1 - seat.0), question: ChooseColumn, then: Dropping(Seat(1 - seat.0)) }
    }

    #[inline]
    fn answers(at: At<'_, Self>, _question: &ChooseColumn, _seat: Seat, out: &mut Vec<Column>) {
        let before = out.len();
        out.extend_from_slice(&[Column(0); 7]);
        let open = out.last_chunk_mut().expect("seven places were added");
        let count = at.table.open(open, Column);
        out.truncate(before + count);
    }

    #[inline]
    fn check(at: At<'_, Self>, _question: &ChooseColumn, _seat: Seat, answer: Column) -> Result<(), Full> {
        let height = at.table.heights.get(usize::from(answer.0));
        if height.is_some_and(|&height| height < 6) { Ok(()) } else { Err(Full) }
    }

    fn default_answer(at: At<'_, Self>, question: &ChooseColumn, seat: Seat) -> Column {
        let mut listed = Vec::new();
        Self::answers(at, question, seat, &mut listed);
        listed[0]
    }

    fn only_answer(at: At<'_, Self>, _question: &ChooseColumn, _seat: Seat) -> Option<Column> {
        let mut open = Sole::new();
        open.extend((0..7).map(Column).filter(|column| at.table.heights[usize::from(column.0)] < 6));
        open.only()
    }

    fn pile<'a>(_at: At<'a, Self>, _pile: u8) -> &'a [u8] {
        &[]
    }

    fn leave(_cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        Leaving::Ends(Outcome::won(SeatSet::only(Seat(1 - seat.0)), 2))
    }

    fn time_up(_cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        Some(Outcome::drawn(SeatSet::first(2), 2, Ending::Time))
    }

    fn view(bout: &Bout<Self>, seat: Option<Seat>) -> Seen {
        Seen(bout.table().pieces, asked(bout), seat)
    }

    fn known(bout: &Bout<Self>, _seat: Seat) -> Bout<Self> {
        bout.clone()
    }

    fn imagine(known: &Bout<Self>, _dealer: &mut Dealer) -> Bout<Self> {
        known.clone()
    }

    fn setup_for(setup: &NoChoice, _seat: Option<Seat>) -> NoChoice {
        *setup
    }
}

impl Notation for ConnectFour {
    fn seat_word(seat: Seat) -> String {
        ["red", "yellow"].get(seat.index()).map_or_else(|| format!("seat {seat}"), |word| (*word).to_owned())
    }

    fn write_answer(_at: At<'_, Self>, _seat: Seat, answer: Column) -> String {
        answer.0.to_string()
    }

    fn read_answer(_at: At<'_, Self>, _seat: Seat, text: &str) -> Result<Column, String> {
        text.parse().map(Column).map_err(|_| format!("`{text}` is no column"))
    }

    fn write_question(_at: At<'_, Self>, _seat: Seat, _question: &ChooseColumn) -> String {
        "choose a column".to_owned()
    }

    fn kind(_question: &ChooseColumn) -> String {
        "choose".to_owned()
    }

    fn write_rolled(_at: At<'_, Self>, _rolled: &Rolled) -> String {
        String::new()
    }

    fn read_rolled(_at: At<'_, Self>, _chance: Chance, _text: &str) -> Result<Rolled, String> {
        Err("nothing is left to chance".to_owned())
    }

    fn write_event(_at: At<'_, Self>, event: &Dropped) -> String {
        format!("dropped {} {}", Self::seat_word(event.0), event.1.0)
    }

    fn write_view(_content: &(), view: &Seen) -> String {
        format!("{}asked {:?}\n", write_rows(view.0), view.1.map(Self::seat_word))
    }

    fn write_position(bout: &Bout<Self>) -> String {
        told::write_position(bout)
    }

    fn read_position(text: &str, table: Option<&str>, content: &Arc<()>) -> Result<Bout<Self>, Vec<Fault>> {
        told::read_position(text, table, content)
    }

    fn read_setup(text: &str, table: Option<&str>, _content: &()) -> Result<NoChoice, Vec<Fault>> {
        super::skirmish::read_part(text, table)
    }

    fn ask(_bout: &Bout<Self>, name: &str) -> Result<String, String> {
        Err(format!("nothing is called `{name}`"))
    }
}

impl Chosen for ConnectFour {
    fn choices() -> &'static Choices<NoChoice, Full> {
        static CHOICES: LazyLock<Choices<NoChoice, Full>> =
            LazyLock::new(|| Choices::none(2..=2, |_| NoChoice {}));
        &CHOICES
    }
}

impl Told for ConnectFour {
    /// An empty board, red to move.
    fn blank(_content: &(), _seats: u8) -> (Grid, Vec<Dropping>) {
        (Grid::default(), vec![Dropping(Seat(0))])
    }

    /// The heights follow from the pieces.
    fn fits(position: &mut Position<'_, ConnectFour>) -> Vec<Misfit> {
        let are_written = position.is_written("heights");
        let board = &mut *position.table;
        let [red, yellow] = board.pieces;
        let filled = red | yellow;
        let heights = std::array::from_fn(|column| (filled >> (column * 7) & 0x7f).count_ones() as u8);
        if !are_written {
            board.heights = heights;
        }
        let columns = heights.iter().enumerate().map(|(column, &height)| ((1 << height) - 1) << (column * 7));
        let floats = columns.sum::<u64>() != filled || heights.iter().any(|&height| height > 6);
        told::misfits([
            ("pieces", "two pieces lie in one cell", red & yellow != 0),
            ("pieces", "a piece hangs in the air", floats),
            ("heights", "these are not the heights of the pieces", board.heights != heights),
        ])
    }
}

fn write_rows(pieces: [u64; 2]) -> String {
    let mut rows = String::new();
    for height in (0..6).rev() {
        for column in 0..7 {
            let here = cell(column, height);
            let holder = pieces.iter().position(|cells| cells & here != 0);
            rows.push(holder.map_or('.', |seat| ['r', 'y'][seat]));
        }
        rows.push('\n');
    }
    rows
}

impl Prose for ConnectFour {
    type Words = Message;

    const WORDS: &'static [(&'static str, &'static str)] = &[];

    fn say_about() -> Message {
        said("Four in a row win")
    }

    fn say_question(_bout: &Bout<Self>, _seat: Seat, _question: &ChooseColumn) -> Message {
        said("Choose a column")
    }

    fn say_answer(_bout: &Bout<Self>, _seat: Seat, answer: Column) -> Message {
        said(format!("column {}", answer.0))
    }

    fn say_event(bout: &Bout<Self>, event: &Dropped, _listener: Option<Seat>) -> Message {
        said(Self::write_event(bout.at(Seat(0)), event))
    }

    fn say_refusal(_content: &(), _refusal: &Full) -> Message {
        said("this column is full")
    }

    fn say_piece(_content: &(), _name: &str) -> Option<Vec<Message>> {
        None
    }

    fn say_setup(_content: &(), _setup: &NoChoice) -> Vec<Message> {
        Vec::new()
    }
}

impl Hints for ConnectFour {
    const SCALE: i64 = 1;

    fn promise(_bout: &Bout<Self>, _seat: Seat) -> i64 {
        0
    }
}

impl Census for ConnectFour {
    fn census(bout: &Bout<Self>) -> Vec<(String, u32)> {
        let lying: u32 = bout.table().pieces.iter().map(|cells| cells.count_ones()).sum();
        let stacked: u32 = bout.table().heights.iter().map(|&height| u32::from(height)).sum();
        vec![("pieces".to_owned(), 42 - stacked + lying)]
    }
}

impl Library for ConnectFour {
    const TITLE: &'static str = "Connect Four";
    const RULES: &'static str =
        "- **CF-1** A piece drops into a column that is not full; four in a row win.\n";

    fn house() -> Vec<PackText> {
        Vec::new()
    }

    fn content(_packs: &[PackText]) -> Result<Arc<()>, Vec<PackFault>> {
        Ok(Arc::new(()))
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![("content", r#"{ "type": "object", "additionalProperties": false }"#.to_owned())]
    }

    fn setups() -> Vec<(String, NoChoice)> {
        vec![("plain".to_owned(), NoChoice {})]
    }
}
