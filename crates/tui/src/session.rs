//! A session: one bout with the people and the computers that play it, on whatever screen.

mod advice;
mod careful;
mod ending;
mod giving;
mod hearing;
mod ordering;

pub use anygame::sets_up;

use crate::packs::Packs;
use crate::players::Player;
use crate::record::{Sitting, Slot};
use bots::{Bot, answer_of};
use catalog::Playable;
use kernel::{Dealer, Input, Recording, Seat, SeatSet, Waiting};
use lobby::{Order, Rests};
use std::collections::BTreeMap;
use words::Message;

/// Computer opponents and imagined bouts take their chance from other seeds than the bout does.
const OF_BOTS: u64 = 0x6f70_706f_6e65_6e74;
const OF_THOUGHTS: u64 = 0x7468_6f75_6768_7473;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// A person, or which computer.
    pub player: Player,
    /// A name of their own.
    pub name: Option<String>,
}

/// A bout with everybody who plays it.
pub struct Session<'a, G: Playable> {
    /// The bout and all that happened in it.
    pub recording: Recording<G>,
    /// The packs that it is played with.
    pub packs: &'a Packs<G>,
    /// Who sits at each seat.
    pub sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    dealer: Dealer,
    thoughts: Dealer,
    /// The standing orders of each seat, by the kind of question.
    orders: Vec<BTreeMap<String, Order>>,
    /// The rests of each seat.
    rests: Vec<Rests>,
    /// The seats that are asked for responses although they can only pass.
    anyway: SeatSet,
    /// How many steps each seat has heard of.
    pub(crate) heard: Vec<usize>,
    /// How many steps were told to spectators.
    pub(crate) watched: usize,
    /// Whose screen it is.
    pub(crate) screen: Option<Seat>,
    /// Who has seen the table in this session.
    pub(crate) looked: SeatSet,
    /// Where the bout is kept; nowhere if that failed.
    pub slot: Option<Slot>,
    /// Whether watchers go on from event to event themselves.
    pub pauses: bool,
    /// How many inputs set up the table by chance: they are not taken back.
    pub(crate) set_up: usize,
}

/// The start of a session.
pub struct Opening<'a, G: Playable> {
    /// The bout and all that happened in it.
    pub recording: Recording<G>,
    /// The packs that it is played with.
    pub packs: &'a Packs<G>,
    /// Who sits at each seat.
    pub sitters: Vec<Sitter>,
    /// The seed of all chance.
    pub seed: u64,
    /// Where the record is kept.
    pub slot: Option<Slot>,
    /// Whether computers take their time.
    pub pauses: bool,
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The bout is over.
    Over,
    /// The players went away; the bout can be taken up again.
    Left,
}

impl<'a, G: Playable> Session<'a, G> {
    /// The bout with everybody seated.
    pub fn new(opening: Opening<'a, G>) -> Session<'a, G> {
        let Opening { recording, packs, sitters, seed, slot, pauses } = opening;
        let bot = |(seat, sitter): (u64, &Sitter)| match sitter.player {
            Player::Human => None,
            Player::Computer(level) => Some(level.bot::<G>(Dealer::stream(seed ^ OF_BOTS, seat))),
        };
        let bots = (0..).zip(&sitters).map(bot).collect();
        let (dealer, thoughts) = (Dealer::new(seed), Dealer::new(seed ^ OF_THOUGHTS));
        let (orders, heard) = (vec![BTreeMap::new(); sitters.len()], vec![0; sitters.len()]);
        let rests = vec![Rests::default(); sitters.len()];
        let (watched, screen, looked) = (0, None, SeatSet::EMPTY);
        Session {
            recording,
            packs,
            sitters,
            bots,
            dealer,
            thoughts,
            orders,
            rests,
            anyway: SeatSet::EMPTY,
            heard,
            watched,
            screen,
            looked,
            slot,
            pauses,
            set_up: 0,
        }
    }

    /// Leaves to chance what the seats are asked before the first turn.
    pub fn set_up_by_chance(&mut self) {
        self.settle();
        while let Some((seat, answers)) = self.left_to_chance() {
            let bound = u32::try_from(answers.len()).expect("no question has so many answers");
            let answer = answers[self.dealer.below(bound) as usize];
            let played = self.recording.play(Input::Answer(seat, answer));
            played.unwrap_or_else(|_| unreachable!("chance chooses among legal answers"));
            self.settle();
        }
        self.set_up = self.recording.len();
    }

    /// Who is asked something that belongs to setting up the table, and the answers among which chance may choose.
    fn left_to_chance(&self) -> Option<(Seat, Vec<G::Answer>)> {
        let Waiting::Seats(owing) = self.recording.bout().waiting() else { return None };
        let mut left = owing.iter().map(|seat| (seat, G::by_chance(self.recording.bout(), seat)));
        left.find(|(_, answers)| !answers.is_empty())
    }

    /// Everybody already knows the events from before this session that they heard.
    pub fn taken_up(mut self) -> Session<'a, G> {
        self.hear_all();
        self
    }

    /// Lets chance come until somebody owes an answer or the bout is over.
    pub(crate) fn settle(&mut self) {
        self.recording.settle(&mut self.dealer);
    }

    /// Of several people, first the one at the screen.
    pub(crate) fn next_person(&self, owing: SeatSet) -> Seat {
        let first = owing.iter().next().unwrap_or(Seat(0));
        self.screen.filter(|&seat| owing.contains(seat)).unwrap_or(first)
    }

    /// The computer of this seat answers.
    pub(crate) fn let_computer(&mut self, seat: Seat) {
        let Some(bot) = self.bots[seat.index()].as_deref_mut() else { return };
        let answer = answer_of(bot, self.recording.bout(), seat).expect("an asked seat owes an answer");
        let input = Input::Answer(seat, answer);
        self.recording.play(input).unwrap_or_else(|_| unreachable!("a bot gives a listed answer"));
    }

    /// Whether a computer sits there.
    pub(crate) fn is_computer(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The people who have not left.
    pub(crate) fn people(&self) -> SeatSet {
        let left = self.recording.bout().left();
        self.all_people().iter().filter(|seat| !left.contains(*seat)).collect()
    }

    /// All people, those who have left too.
    pub(crate) fn all_people(&self) -> SeatSet {
        (0..self.sitters.len() as u8).map(Seat).filter(|&seat| !self.is_computer(seat)).collect()
    }

    /// The seats as a record names them.
    pub(crate) fn sitting(&self) -> Vec<Sitting> {
        let sitting =
            |sitter: &Sitter| Sitting { player: sitter.player.word().to_owned(), name: sitter.name.clone() };
        self.sitters.iter().map(sitting).collect()
    }

    /// The letter of a seat, with the name of who sits there.
    pub(crate) fn name(&self, seat: Seat) -> Message {
        let letter = G::seat_word(seat);
        match self.sitters.get(seat.index()).and_then(|sitter| sitter.name.as_deref()) {
            Some(name) => Message::new("tui-seat-named").with("seat", letter).with("name", name),
            None => Message::new("tui-seat").with("seat", letter),
        }
    }
}
