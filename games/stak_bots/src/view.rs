//! The view: what a seat may see, built up from nothing.

use crate::StakBots;
use crate::card::{Card, Lying, StakId};
use crate::frame::Frame;
use crate::knowledge::Known;
use crate::procedures::turn_of;
use crate::question::Question;
use crate::setup::Options;
use crate::table::{Kinds, Table};
use kernel::{Bout, Outcome, Seat, SeatSet};
use serde::Serialize;

/// What one seat, or a spectator, sees of a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; a spectator without a seat.
    pub seat: Option<Seat>,
    /// The agreed choices.
    pub options: Options,
    /// Every player, in the order of seats.
    pub players: Vec<Player>,
    /// The decks: one, or one for each seat.
    pub decks: Vec<Deck>,
    /// The turn in progress.
    pub turn: Option<TurnView>,
    /// Entry effects that wait, the next one first: the Staks of their cards.
    pub waiting: Vec<StakId>,
    /// The attack in progress, until its battle is over: from which Stak, at which.
    pub attack: Option<(StakId, StakId)>,
    /// The seats that owe an answer.
    pub owing: SeatSet,
    /// The question of the looking seat.
    pub question: Option<Question>,
    /// The seats that left the bout before it ended.
    pub left: SeatSet,
    /// How the bout ended.
    pub outcome: Option<Outcome>,
    /// What the looking seat knows, if it is asked: to play its answers on beforehand.
    #[serde(skip)]
    pub(crate) known: Option<Known>,
}

/// A player as others see them, and their own hand for themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// Whose.
    pub seat: Seat,
    /// Whether they are out.
    pub out: bool,
    /// SB-R61: how many cards the hand holds.
    pub cards_in_hand: u8,
    /// The cards of the hand that the looking seat knows, in order: all of its own, and of the
    /// others those that everybody saw going there (SB-R62).
    pub hand: Vec<Card>,
    /// SB-R72: of the cards of the hand that the looking seat does not know, how many are older ones: for each number of
    /// [`Deck::older`] that it has cards of.
    pub older: Vec<(u8, u8)>,
    /// Their Staks.
    pub staks: Vec<StakView>,
}

/// A Stak as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StakView {
    /// Which.
    pub stak: StakId,
    /// Whether it is gone.
    pub gone: bool,
    /// Whether its attacks are over for this turn.
    pub closed: bool,
    /// Its cards, the top card first.
    pub cards: Vec<CardView>,
}

/// A card of a Stak as everybody sees it (SB-R60, SB-R61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// Its kind. For a face-down card, only if the seat has seen it.
    pub card: Option<Card>,
    /// Whether it lies face-up.
    pub face_up: bool,
    /// The damage on it.
    pub damage: u8,
    /// Whether it is the attacking card of this turn.
    pub attacking: bool,
    /// Whether it cannot attack any more this turn.
    pub barred: bool,
    /// SB-R72: of a card that nobody knows: 0 if it came from the present supply, else the number of the older cards that
    /// it is one of.
    pub older: u8,
}

/// A supply and its scrapheap (SB-R61, SB-R63, SB-R64).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deck {
    /// Cards in the supply.
    pub supply: u8,
    /// The scrapheap, by kind.
    pub scrapheap: Kinds,
    /// What the looking seat has not seen of the last shuffle: the supply, and the unknown face-down cards and hands of
    /// others that came from it.
    pub unseen: Kinds,
    /// SB-R72: what the looking seat has not seen of earlier shuffles, the earliest first: none of it is in the supply.
    pub older: Vec<Older>,
}

/// Cards of an earlier shuffle: they lie face-down or are in hands of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Older {
    /// The number that keeps these cards apart from others, from 1.
    pub number: u8,
    /// What they are.
    pub unseen: Kinds,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// The active player.
    pub seat: Seat,
    /// Counted from 1.
    pub number: u16,
    /// Whether a card went to the scrapheap this turn.
    pub fed: bool,
    /// Completed attacks of this turn.
    pub attacks: u8,
    /// Whether it is the last turn because the time is up.
    pub last: bool,
}

impl View {
    /// What `seat` sees.
    pub(crate) fn of(bout: &Bout<StakBots>, seat: Option<Seat>) -> View {
        let table = bout.table();
        let turn = turn_of(bout.stack());
        let players = (0..table.seats()).map(|player| Player::of(bout, Seat(player), seat)).collect();
        View {
            seat,
            options: table.options,
            players,
            decks: (0..table.decks()).map(|deck| Deck::of(table, deck, seat)).collect(),
            turn: turn.map(|turn| TurnView {
                seat: turn.seat,
                number: turn.number,
                fed: turn.fed,
                attacks: turn.attacks,
                last: turn.last,
            }),
            waiting: waiting(bout.stack(), table),
            attack: bout.stack().iter().rev().find_map(|frame| match frame {
                Frame::Attack(attack) if !attack.is_fought() => Some(attack.staks()),
                _ => None,
            }),
            owing: match bout.waiting() {
                kernel::Waiting::Seats(seats) => seats,
                kernel::Waiting::Chance(_) | kernel::Waiting::Over => SeatSet::EMPTY,
            },
            question: seat.and_then(|seat| bout.question(seat)).copied(),
            left: bout.left(),
            outcome: bout.outcome().cloned(),
            known: seat.filter(|&seat| bout.question(seat).is_some()).map(|seat| Known::of(bout, seat)),
        }
    }
}

impl Player {
    fn of(bout: &Bout<StakBots>, seat: Seat, looking: Option<Seat>) -> Player {
        let table = bout.table();
        let own = looking == Some(seat);
        let knows = |held: &&Lying| own || held.is_open();
        let closed = |stak| turn_of(bout.stack()).is_some_and(|turn| turn.closed.contains(stak));
        Player {
            seat,
            out: !table.plays(seat),
            cards_in_hand: table.hand(seat).len() as u8,
            hand: table.hand(seat).iter().filter(knows).map(|held| held.card).collect(),
            older: if own { Vec::new() } else { older_in_hand(table, seat) },
            staks: table.staks_of(seat).map(|stak| StakView::of(table, stak, closed(stak))).collect(),
        }
    }
}

impl StakView {
    fn of(table: &Table, stak: StakId, closed: bool) -> StakView {
        let cards = table.stak(stak).iter().rev().map(|lying| CardView {
            card: lying.card.kind().map(|_| lying.card),
            face_up: lying.is_open(),
            damage: lying.damage(),
            attacking: lying.is_attacking(),
            barred: lying.is_barred(),
            older: lying.older(),
        });
        StakView { stak, gone: table.gone.contains(stak), closed, cards: cards.collect() }
    }
}

impl Deck {
    fn of(table: &Table, deck: u8, looking: Option<Seat>) -> Deck {
        let place = usize::from(deck);
        let (mut unseen, mut older) = (table.unseen[place], table.unseen);
        let others = || (0..table.seats()).map(Seat).filter(|&seat| looking != Some(seat));
        let of_deck = |lying: &&Lying| !lying.is_open() && lying.card.deck() == deck;
        for held in others().flat_map(|seat| table.hand(seat)).filter(of_deck) {
            if let Some(kind) = held.card.kind() {
                match usize::from(held.older()) {
                    0 => unseen.add(kind.0),
                    _ => older[usize::from(table.pile_of(*held))].add(kind.0),
                }
            }
        }
        let lying = || {
            let staks = table.staks().flat_map(|stak| table.stak(stak));
            staks.chain(others().flat_map(|seat| table.hand(seat))).filter(of_deck)
        };
        let there = |&(number, _): &(u8, Kinds)| lying().any(|lying| lying.older() == number);
        let older = (1..).zip(older.into_iter().skip(table.decks().into())).filter(there);
        let older = older.map(|(number, unseen)| Older { number, unseen }).collect();
        Deck { supply: table.supply[place], scrapheap: table.scrapheap[place], unseen, older }
    }
}

/// SB-R72: everybody saw from which supply each card of a hand came.
fn older_in_hand(table: &Table, seat: Seat) -> Vec<(u8, u8)> {
    let held = |number: u8| table.hand(seat).iter().filter(|held| held.older() == number).count() as u8;
    (1..=table.older().len() as u8)
        .map(|number| (number, held(number)))
        .filter(|&(_, cards)| cards > 0)
        .collect()
}

/// SB-R61: waiting effects, the next one first: those of the innermost procedure come before those
/// that waited longer, and in each group the active player's, then clockwise.
fn waiting(stack: &[Frame], table: &Table) -> Vec<StakId> {
    let active = turn_of(stack).map_or(Seat(0), |turn| turn.seat);
    let around = |stak: &StakId| (table.owner(*stak).0 + table.seats() - active.0) % table.seats();
    let mut order = Vec::new();
    for frame in stack.iter().rev() {
        let group = match frame {
            Frame::Chain(chain) => chain.waiting(),
            Frame::Effect(effect) => effect.triggered(),
            _ => continue,
        };
        let mut staks: Vec<StakId> = group.iter().collect();
        staks.sort_by_key(|stak| (around(stak), stak.0));
        order.extend(staks);
    }
    order
}
