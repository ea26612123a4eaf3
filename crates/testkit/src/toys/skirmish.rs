//! Skirmish: a duel of small machines that uses every kind of flow and every kind of question once.

mod content;
mod game;
mod knowledge;
mod legality;
mod notation;
mod opening;
mod procedures;
mod scene;
mod table;

pub use content::{Card, Cards};
pub use knowledge::{Known, View};
pub use legality::Illegal;
pub(crate) use notation::read_part;
pub use opening::{Assembly, Muster};
pub use procedures::{Absorb, Declare, Entry, Turn, Window};
pub use table::{Mat, Stance, Table};

use kernel::{
    At, Bout, Cx, Dealer, Flow, Leaving, Listing, Opening, Outcome, Reply, Rules, Seat, SeatMap, SeatSet,
    Veiled,
};
use serde::{Deserialize, Serialize};

/// The rules of Skirmish, numbered.
pub const RULES: &str = "\
# Skirmish

- **SK-1** Two to four seats; each begins with one to five cards; every deck is the same and holds at least one card more. Chance names the first seat.
- **SK-2** Each seat secretly may swap one card, then chooses a stance and confirms it; all stances are shown together. Guard takes one point less, charge deals one more.
- **SK-3** In its turn a seat moves to a free cell of the plane, from 0 to 12 both ways, at least two cells from every other machine, then plays a card or passes, then draws a card.
- **SK-4** A card goes on top of its owner's tower and covers what lies there; the waiting effect of a covered card is struck.
- **SK-5** After a card is played the others may respond in turn with a parry, which cancels it; a parry may be parried; the last one resolves first.
- **SK-6** A relay lets its owner play another card on top before its own effect.
- **SK-7** The effect hits one other seat, chosen without measuring: beyond reach it is void.
- **SK-8** The seat that is hit discards one card for each point, chosen by itself; who cannot is out.
- **SK-9** The last seat wins. After thirty turns it is a draw of those still there. When the time is up, the turn is played to its end and the most cards win.
";

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Skirmish;

/// What is chosen before the bout. SK-1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// How many cards each seat begins with.
    pub hand: u8,
}

/// A procedure in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// First seat, hands, stances.
    Assembly(Assembly),
    /// One seat's secret choices.
    Muster(Muster),
    /// One seat's turn.
    Turn(Turn),
    /// A card on its way.
    Declare(Declare),
    /// Responses to a card.
    Window(Window),
    /// The effect of a card that came to lie on the table.
    Entry(Entry),
    /// A seat pays for a hit.
    Absorb(Absorb),
}

/// Nothing in them is hidden: what is chosen in secret lies in private strands.
impl Veiled for Frame {
    fn veil(&mut self, _viewer: Option<Seat>) {}
}

/// What a procedure hands back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Out {
    /// Nothing.
    Finished,
    /// Whether the card was cancelled.
    Responded {
        /// It was.
        cancelled: bool,
    },
    /// What a seat chose in secret.
    Mustered {
        /// The kind given back and the kind drawn for it.
        swap: Option<(u8, u8)>,
        /// The stance.
        stance: Stance,
    },
}

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Keep or swap a card.
    Mulligan,
    /// Choose a stance.
    Stance,
    /// Commit or revise.
    Confirm,
    /// Move: an open question.
    Place,
    /// Play a card.
    Play,
    /// Play another card on top.
    PlayOn,
    /// Parry.
    Respond,
    /// Whom to hit: unmeasured.
    Target,
    /// Pay one point.
    Discard,
}

/// What a seat can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Nothing.
    Pass,
    /// Keep the hand.
    Keep,
    /// Swap a card of this kind.
    Swap(u8),
    /// Take this stance.
    Take(Stance),
    /// Confirm.
    Commit,
    /// Choose the stance again.
    Revise,
    /// Move to this cell.
    To(i8, i8),
    /// Play a card of this kind.
    Play(u8),
    /// Hit this seat.
    Hit(Seat),
    /// Discard a card of this kind.
    Discard(u8),
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Happened {
    /// This seat begins.
    Began(Seat),
    /// A seat drew a card. Only that seat may hear its kind.
    Drew(Seat, Option<u8>),
    /// A stance was shown, and whether the seat had swapped a card.
    Mustered(Seat, Stance, bool),
    /// A machine moved.
    Moved(Seat, (i8, i8)),
    /// A card was played.
    Played(Seat, u8),
    /// A card was spent to parry.
    Parried(Seat, u8),
    /// A card was cancelled.
    Cancelled(Seat, u8),
    /// A waiting effect was struck.
    Struck(Seat),
    /// A seat was hit for so many points.
    Hit(Seat, u8),
    /// The choice of this seat turned out void.
    Missed(Seat),
    /// A seat paid a card.
    Paid(Seat, u8),
    /// A seat is out.
    KnockedOut(Seat),
    /// The time is up.
    TimeCalled,
}

/// Turns before the technical draw. SK-9.
pub(crate) const TURNS_MAX: u8 = 30;

impl Rules for Skirmish {
    type Setup = Setup;
    type Content = Cards;
    type Table = Table;
    type Frame = Frame;
    type Out = Out;
    type Question = Question;
    type Answer = Move;
    type Event = Happened;
    type View = View;
    type Known = Known;
    type Illegal = Illegal;

    const ID: &'static str = "skirmish";
    const VERSION: u32 = 1;

    fn open(setup: &Setup, content: &Cards) -> Result<Opening<Self>, Vec<Illegal>> {
        legality::check_setup(setup, content)?;
        let deck = content.deck();
        let mats = SeatMap::new(setup.seats, |seat| Mat::new(seat, deck));
        let table = Table { mats, first: Seat(0), turn: 0, closing: false };
        let frame = Frame::Assembly(Assembly::new(setup.hand));
        Ok(Opening { seats: setup.seats, table, frame })
    }

    fn resume(cx: &mut Cx<'_, Self>, frame: Frame, reply: Reply<Self>) -> Flow<Self> {
        match frame {
            Frame::Assembly(frame) => frame.resume(cx, reply),
            Frame::Muster(frame) => frame.resume(cx, reply),
            Frame::Turn(frame) => frame.resume(cx, reply),
            Frame::Declare(frame) => frame.resume(cx, reply),
            Frame::Window(frame) => frame.resume(cx, reply),
            Frame::Entry(frame) => frame.resume(cx, reply),
            Frame::Absorb(frame) => frame.resume(cx, reply),
        }
    }

    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Move>) {
        legality::answers(at, *question, seat, out);
    }

    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Move) -> Result<(), Illegal> {
        legality::check(at, *question, seat, answer)
    }

    fn default_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Move {
        let mut listed = Vec::new();
        legality::answers(at, *question, seat, &mut listed);
        listed[0]
    }

    fn listing(question: &Question) -> Listing {
        match question {
            Question::Place => Listing::Sample,
            Question::Target => Listing::Unmeasured,
            Question::Mulligan
            | Question::Stance
            | Question::Confirm
            | Question::Play
            | Question::PlayOn
            | Question::Respond
            | Question::Discard => Listing::Complete,
        }
    }

    fn only_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Option<Move> {
        legality::only_answer(at, *question, seat)
    }

    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8] {
        &at.table.mats[Seat(pile)].pile
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        cx.table_mut().mats[seat].out = true;
        cx.tell(Happened::KnockedOut(seat));
        let there = cx.table().there();
        if there.len() == 1 { Leaving::Ends(Outcome::won(there, cx.seats())) } else { Leaving::Stays }
    }

    fn still_in(at: At<'_, Self>) -> SeatSet {
        at.table.there()
    }

    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        cx.table_mut().closing = true;
        cx.tell(Happened::TimeCalled);
        None
    }

    fn view(bout: &Bout<Self>, seat: Option<Seat>) -> View {
        View::of(&bout.before_plans(seat), seat)
    }

    fn known(bout: &Bout<Self>, seat: Seat) -> Known {
        Known::of(&bout.before_plans(Some(seat)), seat)
    }

    fn imagine(known: &Known, dealer: &mut Dealer) -> Bout<Self> {
        known.imagine(dealer)
    }

    fn setup_for(setup: &Setup, _seat: Option<Seat>) -> Setup {
        setup.clone()
    }
}

/// The seats that share the first place by cards in hand. SK-9.
pub(crate) fn most_cards(table: &Table) -> SeatSet {
    let most = table.there().iter().map(|seat| table.mats[seat].cards()).max().unwrap_or(0);
    table.there().iter().filter(|&seat| table.mats[seat].cards() == most).collect()
}
