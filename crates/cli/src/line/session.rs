//! A session: one bout with the people and the computers that play it.

use super::asking::Next;
use crate::edge::stage::Stage;
use crate::failure::Run;
use crate::packs::Packs;
use crate::players::Player;
use crate::record::{Sitting, Slot};
use bots::{Bot, answer_of};
use catalog::Playable;
use kernel::{Dealer, Input, Recording, Seat, SeatSet, Waiting};
use words::Message;

/// Computer opponents and imagined bouts take their chance from other seeds than the bout does.
const OF_BOTS: u64 = 0x6f70_706f_6e65_6e74;
const OF_THOUGHTS: u64 = 0x7468_6f75_6768_7473;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitter {
    pub(crate) player: Player,
    pub(crate) name: Option<String>,
}

/// A bout in line mode.
pub(crate) struct Session<'a, G: Playable> {
    pub(super) recording: Recording<G>,
    pub(super) packs: &'a Packs<G>,
    pub(super) sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    dealer: Dealer,
    pub(super) thoughts: Dealer,
    /// How many steps each seat has heard of.
    pub(super) heard: Vec<usize>,
    /// How many steps were told to spectators.
    pub(super) watched: usize,
    /// Whose screen it is.
    pub(super) screen: Option<Seat>,
    /// Who has seen the table in this session.
    pub(super) looked: SeatSet,
    /// Where the bout is kept; nowhere if that failed.
    pub(super) slot: Option<Slot>,
    pauses: bool,
}

/// What a session begins with.
pub(crate) struct Opening<'a, G: Playable> {
    pub(crate) recording: Recording<G>,
    pub(crate) packs: &'a Packs<G>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) seed: u64,
    pub(crate) slot: Option<Slot>,
    pub(crate) pauses: bool,
}

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// The bout is over.
    Over,
    /// The players went away; the bout can be taken up again.
    Left,
}

impl<'a, G: Playable> Session<'a, G> {
    /// The bout with everybody seated.
    pub(crate) fn new(opening: Opening<'a, G>) -> Session<'a, G> {
        let Opening { recording, packs, sitters, seed, slot, pauses } = opening;
        let bot = |(seat, sitter): (u64, &Sitter)| match sitter.player {
            Player::Human => None,
            Player::Computer(level) => Some(level.bot::<G>(Dealer::stream(seed ^ OF_BOTS, seat))),
        };
        let bots = (0..).zip(&sitters).map(bot).collect();
        let (dealer, thoughts) = (Dealer::new(seed), Dealer::new(seed ^ OF_THOUGHTS));
        let heard = vec![0; sitters.len()];
        let (watched, screen, looked) = (0, None, SeatSet::EMPTY);
        Session {
            recording,
            packs,
            sitters,
            bots,
            dealer,
            thoughts,
            heard,
            watched,
            screen,
            looked,
            slot,
            pauses,
        }
    }

    /// What happened before this session is known to everybody who heard it.
    pub(crate) fn taken_up(mut self) -> Session<'a, G> {
        let steps = self.recording.len() + 1;
        self.heard.fill(steps);
        self.watched = steps;
        self
    }

    /// Plays until the bout is over or the players go away.
    pub(crate) fn run(&mut self, stage: &mut Stage<'_>) -> Run<Ended> {
        let played = self.play(stage);
        if played.is_err() {
            // Nobody listens any more: what was played is not lost for that.
            self.keep_quietly();
        }
        played
    }

    fn play(&mut self, stage: &mut Stage<'_>) -> Run<Ended> {
        self.introduce(stage)?;
        loop {
            self.recording.settle(&mut self.dealer);
            let Waiting::Seats(owing) = self.recording.bout().waiting() else {
                self.end(stage)?;
                return Ok(Ended::Over);
            };
            let next = match owing.iter().find(|&seat| self.is_computer(seat)) {
                Some(seat) => self.let_computer(stage, seat)?,
                None => self.ask(stage, self.next_person(owing))?,
            };
            if next == Next::Leave {
                self.part(stage)?;
                return Ok(Ended::Left);
            }
        }
    }

    /// Of several people, first the one at the screen.
    fn next_person(&self, owing: SeatSet) -> Seat {
        let first = owing.iter().next().unwrap_or(Seat(0));
        self.screen.filter(|&seat| owing.contains(seat)).unwrap_or(first)
    }

    fn let_computer(&mut self, stage: &mut Stage<'_>, seat: Seat) -> Run<Next> {
        let Some(bot) = self.bots[seat.index()].as_deref_mut() else { return Ok(Next::Go) };
        let answer = answer_of(bot, self.recording.bout(), seat).expect("an asked seat owes an answer");
        let input = Input::Answer(seat, answer);
        self.recording.play(input).unwrap_or_else(|_| unreachable!("a bot gives a listed answer"));
        if !self.people().is_empty() {
            return Ok(Next::Go);
        }
        let told = self.tell_spectator(stage)?;
        if self.pauses && told {
            stage.say_as(crate::edge::paint::Accent::Question, &Message::new("cli-pause"))?;
            return Ok(if stage.read()?.is_some_and(|text| text != "q") { Next::Go } else { Next::Leave });
        }
        Ok(Next::Go)
    }

    fn is_computer(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The people who have not left.
    pub(super) fn people(&self) -> SeatSet {
        let left = self.recording.bout().left();
        let human = |seat: &Seat| !self.is_computer(*seat) && !left.contains(*seat);
        (0..self.sitters.len() as u8).map(Seat).filter(human).collect()
    }

    /// All people, those who have left too.
    pub(super) fn all_people(&self) -> SeatSet {
        (0..self.sitters.len() as u8).map(Seat).filter(|&seat| !self.is_computer(seat)).collect()
    }

    /// The seats as a record names them.
    pub(super) fn sitting(&self) -> Vec<Sitting> {
        let sitting =
            |sitter: &Sitter| Sitting { player: sitter.player.word().to_owned(), name: sitter.name.clone() };
        self.sitters.iter().map(sitting).collect()
    }

    /// The letter of a seat, with the name of who sits there.
    pub(super) fn name(&self, seat: Seat) -> Message {
        let letter = G::seat_word(seat);
        match self.sitters.get(seat.index()).and_then(|sitter| sitter.name.as_deref()) {
            Some(name) => Message::new("cli-seat-named").with("seat", letter).with("name", name),
            None => Message::new("cli-seat").with("seat", letter),
        }
    }
}
