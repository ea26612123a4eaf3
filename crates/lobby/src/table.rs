//! A table: who sits there, how a bout starts, and what follows it.

use crate::derived::Derived;
use crate::descent::Origin;
use crate::finished::Finished;
use crate::ids::{Moment, PersonId, TableId, Token};
use crate::limits::Limits;
use crate::note::{Ended, Said};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::supply::{Tap, seed_of_bout};
use crate::tell::Told;
use crate::terms::{Admission, Pause, Terms};
use crate::thinking::Thinking;
use anygame::replay::Past;
use anygame::{Kit, live};
use bots::Level;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// A table of the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Table<P = Play> {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) terms: Terms,
    pub(crate) token: Token,
    pub(crate) seed: u64,
    /// Where its bouts begin, if not at the opening.
    #[serde(default)]
    pub(crate) past: Option<Past>,
    /// The bouts that lead there, the oldest first.
    #[serde(default)]
    pub(crate) origins: Vec<Origin>,
    pub(crate) seats: Vec<Sitter>,
    /// What each seat brings, known only to the person who sits there.
    #[serde(default)]
    pub(crate) kits: Vec<Option<Kit>>,
    /// Who watches, and since when they have had no connection.
    pub(crate) watchers: BTreeMap<PersonId, Option<Moment>>,
    /// How many bouts have begun.
    pub(crate) bouts: u32,
    /// The bout in play, or the last one played.
    pub(crate) play: Option<P>,
    /// How it ended.
    pub(crate) ended: Option<Ended>,
    /// Since when nobody has been present and nothing has gone on.
    pub(crate) quiet: Option<Moment>,
    pub(crate) said: VecDeque<Said>,
    pub(crate) said_ever: u64,
    /// What everybody here has been told. `None` if it must be worked out first.
    #[serde(skip)]
    pub(crate) told: Derived<Option<Told>>,
    /// The bouts that ended while a command was carried out.
    #[serde(skip)]
    pub(crate) over: Derived<Vec<Finished>>,
    /// The thought of a computer here.
    #[serde(skip)]
    pub(crate) thinking: Derived<Thinking>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Sitter {
    Open,
    Person(Sitting),
    Computer(Level),
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sitting {
    pub(crate) person: PersonId,
    /// Since when the person has had no connection.
    pub(crate) gone: Option<Moment>,
    /// Whether the person is ready for the bout, or for another one.
    pub(crate) ready: bool,
    /// The computer that plays while the person is away.
    pub(crate) stand_in: Option<Level>,
}

impl Table {
    /// A new table with open seats. Refused if its terms are not valid.
    pub(crate) fn open(
        id: TableId,
        host: PersonId,
        terms: Terms,
        token: Token,
        seed: u64,
        past: Option<Past>,
    ) -> Result<Table, Refusal> {
        terms.check()?;
        // Whether these rules lead to the end of a past shows when a bout begins there.
        let seats = match &past {
            Some(past) => past.seats,
            None => live::open(&terms.game, &terms.setup, &[], seed)?.seats(),
        };
        Ok(Table {
            id,
            host,
            terms,
            token,
            seed,
            past,
            origins: Vec::new(),
            seats: vec![Sitter::Open; usize::from(seats)],
            kits: Vec::new(),
            watchers: BTreeMap::from([(host, None)]),
            bouts: 0,
            play: None,
            ended: None,
            quiet: None,
            said: VecDeque::new(),
            said_ever: 0,
            told: Derived::default(),
            over: Derived::default(),
            thinking: Derived::default(),
        })
    }

    /// Whether a bout is being played.
    pub(crate) fn plays(&self) -> bool {
        self.play.is_some() && self.ended.is_none()
    }

    /// The bout that is being played.
    pub(crate) fn bout(&self) -> Result<&Play, Refusal> {
        self.play.as_ref().filter(|_| self.ended.is_none()).ok_or(Refusal::NoBout)
    }

    /// The bout that is being played, to be changed.
    pub(crate) fn playing(&mut self) -> Result<&mut Play, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::NoBout);
        }
        self.play.as_mut().ok_or(Refusal::NoBout)
    }

    /// Every seat that a person sits on.
    pub(crate) fn persons(&self) -> impl Iterator<Item = (Seat, &Sitting)> {
        (0u8..).zip(&self.seats).filter_map(|(seat, sitter)| match sitter {
            Sitter::Person(sitting) => Some((Seat(seat), sitting)),
            Sitter::Open | Sitter::Computer(_) => None,
        })
    }

    pub(crate) fn persons_mut(&mut self) -> impl Iterator<Item = (Seat, &mut Sitting)> {
        (0u8..).zip(&mut self.seats).filter_map(|(seat, sitter)| match sitter {
            Sitter::Person(sitting) => Some((Seat(seat), sitting)),
            Sitter::Open | Sitter::Computer(_) => None,
        })
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.persons().find(|(_, sitting)| sitting.person == person).map(|(seat, _)| seat)
    }

    pub(crate) fn seated(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or(Refusal::NotSeated)
    }

    /// Whether the person is involved in the table.
    pub(crate) fn concerns(&self, person: PersonId) -> bool {
        self.host == person || self.watchers.contains_key(&person) || self.seat_of(person).is_some()
    }

    /// The computer that answers for a seat, if one does.
    pub(crate) fn computer(&self, seat: Seat) -> Option<Level> {
        match self.seats.get(seat.index())? {
            Sitter::Open => None,
            Sitter::Computer(level) => Some(*level),
            Sitter::Person(sitting) => sitting.stand_in,
        }
    }

    /// How long what answers for a seat waits. Where nobody but computers could tell it from a person, not at all.
    pub(crate) fn holding(&self, seat: Seat) -> Pause {
        let is_other = |person: PersonId| self.seat_of(person) != Some(seat);
        let is_watched = self.watchers.keys().any(|&person| is_other(person));
        let others = self.persons().any(|(each, sitting)| each != seat && sitting.stand_in.is_none());
        if is_watched || others { self.terms.holding } else { Pause { least: 0, most: 0 } }
    }

    /// The seats that computers answer for.
    pub(crate) fn computers(&self) -> SeatSet {
        (0..self.seats.len() as u8).map(Seat).filter(|&seat| self.computer(seat).is_some()).collect()
    }

    pub(crate) fn admits(
        &self,
        admission: Admission,
        person: PersonId,
        token: Option<&Token>,
    ) -> Result<(), Refusal> {
        let invited = match admission {
            Admission::Everybody => true,
            Admission::Link => token == Some(&self.token),
            Admission::Nobody => false,
        };
        if invited || person == self.host { Ok(()) } else { Err(Refusal::NotInvited) }
    }

    pub(crate) fn watch(
        &mut self,
        person: PersonId,
        token: Option<&Token>,
        limits: &Limits,
    ) -> Result<(), Refusal> {
        if self.seat_of(person).is_some() {
            return Err(Refusal::SitsAlready);
        }
        self.admits(self.terms.watching, person, token)?;
        if !self.watchers.contains_key(&person) && self.watchers.len() >= limits.watchers as usize {
            // A spectator who is away makes room for one who is here, the longest away first.
            let away = self.watchers.iter().filter_map(|(&it, gone)| gone.map(|gone| (gone, it))).min();
            let (_, longest) = away.ok_or(Refusal::TooManyWatchers { most: limits.watchers })?;
            self.watchers.remove(&longest);
        }
        self.watchers.insert(person, None);
        Ok(())
    }

    /// How many spectators are present.
    pub(crate) fn present_watchers(&self) -> usize {
        self.watchers.values().filter(|gone| gone.is_none()).count()
    }

    pub(crate) fn unwatch(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.watchers.remove(&person).map(|_| ()).ok_or(Refusal::NotAtTable)
    }

    /// Refused while a bout is being played.
    pub(crate) fn between(&self) -> Result<(), Refusal> {
        if self.plays() { Err(Refusal::BoutRuns) } else { Ok(()) }
    }

    pub(crate) fn sitter(&mut self, seat: Seat) -> Result<&mut Sitter, Refusal> {
        let seats = self.seats.len() as u8;
        self.seats.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat { seats })
    }

    pub(crate) fn sit(&mut self, person: PersonId, seat: Seat, token: Option<&Token>) -> Result<(), Refusal> {
        self.admits(self.terms.seating, person, token)?;
        self.between()?;
        if self.seat_of(person).is_some() {
            return Err(Refusal::SitsAlready);
        }
        let sitter = self.sitter(seat)?;
        if *sitter != Sitter::Open {
            return Err(Refusal::SeatTaken);
        }
        *sitter = Sitter::Person(Sitting { person, gone: None, ready: false, stand_in: None });
        self.watchers.remove(&person);
        Ok(())
    }

    /// Makes a person get up and watch.
    pub(crate) fn stand(&mut self, now: Moment, person: PersonId, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let seat = self.seated(person)?;
        self.between()?;
        self.vacant(seat);
        self.watchers.insert(person, None);
        self.play_again(now, tap)
    }

    /// A person who stays away loses the seat, between bouts.
    pub(crate) fn vacate(&mut self, now: Moment, seat: Seat, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        self.vacant(seat);
        self.play_again(now, tap)
    }

    pub(crate) fn fill(&mut self, person: PersonId, seat: Seat, level: Option<Level>) -> Result<(), Refusal> {
        if person != self.host {
            return Err(Refusal::NotHost);
        }
        self.between()?;
        let sitter = self.sitter(seat)?;
        let before = std::mem::replace(sitter, level.map_or(Sitter::Open, Sitter::Computer));
        if let Sitter::Person(Sitting { person, gone, .. }) = before {
            self.watchers.insert(person, gone);
        }
        self.unpack(seat);
        // The others were ready for something that no longer holds.
        self.persons_mut().for_each(|(_, sitting)| sitting.ready = false);
        Ok(())
    }

    pub(crate) fn ready(
        &mut self,
        now: Moment,
        person: PersonId,
        ready: bool,
        tap: &mut Tap<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.seated(person)?;
        self.between()?;
        self.set_ready(seat, ready);
        if self.ended.is_some() {
            return self.play_again(now, tap);
        }
        if self.all_ready() && !self.seats.contains(&Sitter::Open) { self.start(now, tap) } else { Ok(()) }
    }

    /// Starts a bout between computers.
    pub(crate) fn start_computers(
        &mut self,
        now: Moment,
        person: PersonId,
        tap: &mut Tap<'_>,
    ) -> Result<(), Refusal> {
        if person != self.host {
            return Err(Refusal::NotHost);
        }
        self.between()?;
        if self.persons().next().is_some() {
            return Err(Refusal::PersonsSit);
        }
        if self.seats.contains(&Sitter::Open) {
            return Err(Refusal::SeatsOpen);
        }
        if self.ended.is_some() {
            self.move_on();
        }
        self.start(now, tap)
    }

    fn set_ready(&mut self, wanted: Seat, ready: bool) {
        self.persons_mut().filter(|(seat, _)| *seat == wanted).for_each(|(_, it)| it.ready = ready);
    }

    fn all_ready(&self) -> bool {
        self.persons().next().is_some() && self.persons().all(|(_, sitting)| sitting.ready)
    }

    fn start(&mut self, now: Moment, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let game = &self.terms.game;
        let seed = seed_of_bout(self.seed, self.bouts + 1);
        let live = match &self.past {
            None => live::open(game, &self.terms.setup, &self.kits, seed)?,
            Some(past) => live::begin(game, past).ok_or(Refusal::NoBout)?,
        };
        self.bouts += 1;
        self.ended = None;
        self.quiet = None;
        self.persons_mut().for_each(|(_, sitting)| (sitting.ready, sitting.stand_in) = (false, None));
        let exempt = self.computers();
        self.play = Some(Play::start(now, live, seed, &self.terms, tap, exempt));
        self.conclude(now);
        Ok(())
    }

    /// A person asks for another bout.
    pub(crate) fn rematch(
        &mut self,
        now: Moment,
        person: PersonId,
        tap: &mut Tap<'_>,
    ) -> Result<(), Refusal> {
        let seat = self.seated(person)?;
        if self.ended.is_none() {
            return Err(Refusal::NotOver);
        }
        self.set_ready(seat, true);
        self.play_again(now, tap)
    }

    /// After somebody got up, all the others may have asked for another bout. If it cannot start, they are
    /// told when they ask again.
    pub(crate) fn gather(&mut self, now: Moment, tap: &mut Tap<'_>) {
        drop(self.play_again(now, tap));
    }

    /// Once all persons have asked for another bout, everybody moves on one seat. The bout starts if no seat
    /// is open; otherwise the table waits for players again.
    fn play_again(&mut self, now: Moment, tap: &mut Tap<'_>) -> Result<(), Refusal> {
        let wanted = self.ended.is_some() && (self.all_ready() || self.persons().next().is_none());
        if !wanted {
            return Ok(());
        }
        self.move_on();
        if !self.seats.contains(&Sitter::Open) && self.all_ready() {
            return self.start(now, tap);
        }
        (self.play, self.ended) = (None, None);
        self.persons_mut().for_each(|(_, sitting)| (sitting.ready, sitting.stand_in) = (false, None));
        Ok(())
    }

    /// Notes how the bout ended, if it has.
    pub(crate) fn conclude(&mut self, now: Moment) {
        let Some(play) = self.play.as_mut().filter(|_| self.ended.is_none()) else { return };
        self.ended = match play.live.outcome() {
            _ if play.stuck => Some(Ended::OtherRules),
            Some(outcome) => Some(Ended::Played(outcome.clone())),
            None => None,
        };
        if let Some(ended) = self.ended.clone() {
            self.close_play(now, ended);
        }
    }

    /// Ends the bout in this way.
    pub(crate) fn end(&mut self, now: Moment, how: Ended) {
        self.ended = Some(how.clone());
        self.close_play(now, how);
    }

    fn close_play(&mut self, now: Moment, how: Ended) {
        if let Some(play) = &self.play {
            let record = (play.live.record(), play.live.inputs());
            self.over.0.push(Finished::of(self, now, how, record, play.started));
        }
        if let Some(play) = &mut self.play {
            play.clocks.stop(now);
            play.proposed = None;
            play.ends = None;
        }
        self.persons_mut().for_each(|(_, sitting)| (sitting.ready, sitting.stand_in) = (false, None));
        // A person who is away gets the full grace to come back for another bout.
        self.persons_mut().for_each(|(_, sitting)| sitting.gone = sitting.gone.map(|_| now));
    }

    /// Whether anybody is here.
    pub(crate) fn is_visited(&self) -> bool {
        self.present_watchers() > 0 || self.persons().any(|(_, sitting)| sitting.gone.is_none())
    }

    /// Notes since when nobody has been present and nothing has gone on.
    pub(crate) fn look_around(&mut self, now: Moment) {
        let goes_on = self.plays() && !self.rests();
        self.quiet = if self.is_visited() || goes_on { None } else { self.quiet.or(Some(now)) };
    }
}
