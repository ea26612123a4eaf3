//! Heap: a few cards, some of them face-down, and a heap that becomes the supply again; for the law of the box.

use crate::laws::{Shadow, Shuffle};
use kernel::{
    At, Bout, Chance, Cited, Cx, Dealer, Ending, Flow, Leaving, Opening, Outcome, Reply, Rules, Seat,
    SeatSet, Veiled,
};
use serde::{Deserialize, Serialize};

/// Nothing is wrong: each shuffle has a multiset of its own.
pub const SOUND: u8 = 0;
/// One multiset serves the supply and all face-down cards, whatever was shuffled in between.
pub const ONE_MULTISET: u8 = 1;
/// All face-down cards are thought to come from the last shuffle.
pub const LAST_SHUFFLE: u8 = 2;

/// The number of cards of each kind.
const DECK: [u8; 3] = [2, 3, 1];
/// Cards that lie face-down at the start.
const LAID: usize = 2;
const TURNS: u8 = 16;

/// The game: in turn a card goes from the supply to the heap, or face-down beside it, or one of these is turned over
/// onto the heap. An empty supply takes in the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heap<const FLAW: u8>;

/// What lies there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// For each shuffle what nobody has seen of it.
    piles: Vec<[u8; 3]>,
    /// For each face-down card, its shuffle.
    face_down: Vec<u8>,
    supply: u8,
    heap: [u8; 3],
    turns: u8,
}

impl Laid {
    /// How many cards lie face-down.
    pub fn face_down(&self) -> usize {
        self.face_down.len()
    }
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// The top card of the supply goes onto the heap.
    Draw,
    /// It goes face-down beside the supply.
    Lay,
    /// The face-down card that came last is turned over onto the heap.
    TurnOver,
}

/// A turn: whose, and what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Turn(Seat, Option<Act>);

impl Veiled for Turn {
    fn veil(&mut self, _viewer: Option<Seat>) {
        let Turn(_seat, _chosen) = self;
    }
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Moved {
    /// The heap was shuffled and is the supply.
    Shuffled,
    /// A card was laid face-down.
    Laid,
    /// A card came onto the heap.
    Seen(Act, u8),
}

/// There is no card for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCard;

impl Cited for NoCard {
    fn rule(&self) -> &'static str {
        "HP-1"
    }
}

fn is_legal(table: &Laid, act: Act) -> bool {
    match act {
        Act::Draw | Act::Lay => table.supply > 0 || table.heap.iter().any(|&copies| copies > 0),
        Act::TurnOver => !table.face_down.is_empty(),
    }
}

impl<const FLAW: u8> Heap<FLAW> {
    fn last_pile(table: &Laid) -> u8 {
        table.piles.len() as u8 - 1
    }

    /// An empty supply takes in the heap.
    fn stock(cx: &mut Cx<'_, Self>) {
        let table = cx.table_mut();
        if table.supply > 0 {
            return;
        }
        let heap = std::mem::take(&mut table.heap);
        table.supply = heap.iter().sum();
        match FLAW {
            ONE_MULTISET => table.piles[0].iter_mut().zip(heap).for_each(|(there, more)| *there += more),
            LAST_SHUFFLE => table.piles[0] = heap,
            _ => table.piles.push(heap),
        }
        cx.tell(Moved::Shuffled);
    }

    /// The pile that a face-down card is of.
    fn pile_of(act: Act, table: &Laid) -> u8 {
        match act {
            Act::Draw | Act::Lay => Self::last_pile(table),
            Act::TurnOver => table.face_down.last().copied().unwrap_or(0),
        }
    }

    fn act(cx: &mut Cx<'_, Self>, seat: Seat, act: Act) -> Flow<Self> {
        match act {
            Act::Draw | Act::Lay => Self::stock(cx),
            Act::TurnOver => {}
        }
        let pile = Self::pile_of(act, cx.table());
        if act != Act::Lay {
            return Flow::Roll { chance: Chance::Draw { pile }, then: Turn(seat, Some(act)) };
        }
        let table = cx.table_mut();
        table.supply -= 1;
        table.face_down.push(pile);
        cx.tell(Moved::Laid);
        Self::next(cx, seat)
    }

    fn seen(cx: &mut Cx<'_, Self>, act: Act, kind: u8) {
        let pile = Self::pile_of(act, cx.table());
        let table = cx.table_mut();
        match act {
            Act::Draw | Act::Lay => table.supply -= 1,
            Act::TurnOver => drop(table.face_down.pop()),
        }
        let there = &mut table.piles[usize::from(pile)][usize::from(kind)];
        *there = there.saturating_sub(1);
        table.heap[usize::from(kind)] += 1;
        cx.tell(Moved::Seen(act, kind));
    }

    fn next(cx: &mut Cx<'_, Self>, seat: Seat) -> Flow<Self> {
        cx.table_mut().turns += 1;
        if cx.table().turns == TURNS {
            return Flow::End(Outcome::drawn(SeatSet::first(2), 2, Ending::Rules));
        }
        Flow::Ask { to: seat.next(2), question: (), then: Turn(seat.next(2), None) }
    }
}

impl<const FLAW: u8> Rules for Heap<FLAW> {
    type Setup = ();
    type Content = ();
    type Table = Laid;
    type Frame = Turn;
    type Out = ();
    type Question = ();
    type Answer = Act;
    type Event = Moved;
    type View = Vec<u8>;
    type Known = Bout<Self>;
    type Illegal = NoCard;

    const ID: &'static str = "heap";
    const VERSION: u32 = 1;

    fn open(_setup: &(), _content: &()) -> Result<Opening<Self>, Vec<NoCard>> {
        let supply = DECK.iter().sum::<u8>() - LAID as u8;
        let table = Laid { piles: vec![DECK], face_down: vec![0; LAID], supply, heap: [0; 3], turns: 0 };
        Ok(Opening { seats: 2, table, frame: Turn(Seat(0), None) })
    }

    fn resume(cx: &mut Cx<'_, Self>, Turn(seat, chosen): Turn, reply: Reply<Self>) -> Flow<Self> {
        match (reply, chosen) {
            (Reply::Answer(act), _) => Self::act(cx, seat, act),
            (Reply::Rolled(rolled), Some(act)) => {
                Self::seen(cx, act, rolled.drawn());
                Self::next(cx, seat)
            }
            _ => Flow::Ask { to: seat, question: (), then: Turn(seat, None) },
        }
    }

    fn answers(at: At<'_, Self>, _question: &(), _seat: Seat, out: &mut Vec<Act>) {
        out.extend([Act::Draw, Act::Lay, Act::TurnOver].into_iter().filter(|&act| is_legal(at.table, act)));
    }

    fn check(at: At<'_, Self>, _question: &(), _seat: Seat, answer: Act) -> Result<(), NoCard> {
        if is_legal(at.table, answer) { Ok(()) } else { Err(NoCard) }
    }

    fn default_answer(at: At<'_, Self>, _question: &(), _seat: Seat) -> Act {
        if is_legal(at.table, Act::Draw) { Act::Draw } else { Act::TurnOver }
    }

    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8] {
        &at.table.piles[usize::from(pile)]
    }

    fn leave(_cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        Leaving::Ends(Outcome::won(SeatSet::only(seat.next(2)), 2))
    }

    fn time_up(_cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        Some(Outcome::drawn(SeatSet::first(2), 2, Ending::Time))
    }

    fn view(bout: &Bout<Self>, _seat: Option<Seat>) -> Vec<u8> {
        bout.table().heap.to_vec()
    }

    fn known(bout: &Bout<Self>, _seat: Seat) -> Bout<Self> {
        bout.clone()
    }

    fn imagine(known: &Bout<Self>, _dealer: &mut Dealer) -> Bout<Self> {
        known.clone()
    }

    fn setup_for(_setup: &(), _seat: Option<Seat>) {}
}

/// The cards in a real box: the supply from the bottom to the top, the face-down cards in the order in which they came.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cards {
    supply: Vec<u8>,
    face_down: Vec<u8>,
    heap: Vec<u8>,
}

impl<const FLAW: u8> Shadow<Heap<FLAW>> for Cards {
    fn lay(_bout: &Bout<Heap<FLAW>>, shuffle: Shuffle<'_>) -> Cards {
        let copies = (0u8..).zip(DECK).flat_map(|(kind, copies)| std::iter::repeat_n(kind, copies.into()));
        let mut supply: Vec<u8> = copies.collect();
        shuffle(&mut supply);
        let face_down = supply.split_off(supply.len() - LAID);
        Cards { supply, face_down, heap: Vec::new() }
    }

    fn piece(&self, bout: &Bout<Heap<FLAW>>) -> Option<u8> {
        match bout.stack().last()?.1? {
            Act::Draw | Act::Lay => self.supply.last().copied(),
            Act::TurnOver => self.face_down.last().copied(),
        }
    }

    fn hear(&mut self, _bout: &Bout<Heap<FLAW>>, event: &Moved, shuffle: Shuffle<'_>) -> Result<(), String> {
        let taken = match event {
            Moved::Shuffled => {
                self.supply = std::mem::take(&mut self.heap);
                self.supply.sort_unstable();
                shuffle(&mut self.supply);
                return Ok(());
            }
            Moved::Laid => {
                self.face_down.extend(self.supply.pop());
                return Ok(());
            }
            Moved::Seen(Act::TurnOver, _) => self.face_down.pop(),
            Moved::Seen(Act::Draw | Act::Lay, _) => self.supply.pop(),
        };
        self.heap.extend(taken);
        match event {
            Moved::Seen(_, kind) if taken != Some(*kind) => Err(format!("there lies {taken:?}")),
            _ => Ok(()),
        }
    }
}
