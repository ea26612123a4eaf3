//! Set-up: what may be chosen before a bout, and every reason why a choice is not allowed.

mod choices;

pub(crate) use choices::CHOICES;

use crate::card::STAKS_MAX;
use crate::content::{Content, KindId};
use crate::illegal::Illegal;
use crate::table::{KINDS_MAX, Kinds};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// 2 to 6 (SB-R2).
    pub seats: u8,
    /// Who starts; by chance if nobody is named (SB-R3).
    #[serde(default)]
    pub first: Option<Seat>,
    /// Cards of each Stak (SB-17.1, SB-17.3).
    #[serde(default)]
    pub depth: Option<u8>,
    /// Staks of each player (SB-17.16).
    #[serde(default = "one")]
    pub staks_each: u8,
    /// Cards of the starting hand (SB-3.7, SB-17.18, SB-17.27).
    #[serde(default)]
    pub hand: Option<u8>,
    /// The mode of the game.
    #[serde(default)]
    pub mode: Mode,
    /// Where the cards come from.
    #[serde(default)]
    pub decks: Decks,
    /// Reactive play (SB-17.4).
    #[serde(default)]
    pub reactive: bool,
    /// Recycling (SB-17.8).
    #[serde(default)]
    pub recycling: bool,
    /// Set-up entry effects (SB-17.10).
    #[serde(default)]
    pub setup_effects: bool,
    /// Whether the player who starts skips the first draw (SB-17.28).
    #[serde(default)]
    pub first_draw_skipped: bool,
    /// Borderless play (SB-17.12).
    #[serde(default)]
    pub borderless: Borderless,
    /// The attack tally (SB-17.15): this many attacks a turn, with any top cards.
    #[serde(default)]
    pub attack_tally: Option<u8>,
    /// The number of teams (SB-17.17). 0: everybody plays alone.
    #[serde(default)]
    pub teams: u8,
}

fn one() -> u8 {
    1
}

/// The mode of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Everybody plays onto their own Stak.
    #[default]
    Standard,
    /// Traitor (SB-17.18 to SB-17.24).
    Traitor,
    /// Our solo mode against the drone (SB-R55).
    Drone(Level),
}

/// How deep the drone's Stak is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// 9 cards.
    Easy,
    /// 12 cards.
    Normal,
    /// 15 cards.
    Hard,
}

impl Level {
    /// Cards of the drone's Stak.
    pub fn depth(self) -> u8 {
        match self {
            Level::Easy => 9,
            Level::Normal => 12,
            Level::Hard => 15,
        }
    }
}

/// Whose Staks may be played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Borderless {
    /// One's own (SB-5.3).
    #[default]
    Off,
    /// Everybody's (SB-17.12).
    All,
    /// Those of one's own team (SB-17.14).
    Team,
}

/// Where the cards come from.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decks {
    /// One common deck (SB-1.1).
    #[default]
    Common,
    /// An own deck for each player, dealt from whole sets, rank by rank (SB-R54).
    Ranked,
    /// Decks that the players built (SB-17.25): for each seat, the copies of each card by its code.
    Own(Vec<BTreeMap<String, u8>>),
}

/// The choices that the rules need while the bout runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// How many seats.
    pub seats: u8,
    /// Staks of each player.
    pub staks_each: u8,
    /// The mode of the game.
    pub mode: Mode,
    /// Whether each seat has a supply and a scrapheap of its own (SB-R53).
    pub own_decks: bool,
    /// Reactive play.
    pub reactive: bool,
    /// Recycling.
    pub recycling: bool,
    /// Set-up entry effects.
    pub setup_effects: bool,
    /// Whether the player who starts skips the first draw.
    pub first_draw_skipped: bool,
    /// Whose Staks may be played on.
    pub borderless: Borderless,
    /// Attacks a turn; 0: one attacking card, any number of attacks.
    pub attack_tally: u8,
    /// The number of teams. 0: everybody plays alone.
    pub teams: u8,
}

impl Options {
    /// The standard game for this many seats.
    pub fn standard(seats: u8) -> Options {
        Setup::standard(seats).options()
    }

    /// SB-R52: the seats of the side of `seat`, itself among them. Seats alternate between teams.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> SeatSet {
        if self.teams == 0 {
            return SeatSet::only(seat);
        }
        (0..self.seats).filter(|other| other % self.teams == seat.0 % self.teams).map(Seat).collect()
    }

    /// SB-R55: the seat that the drone plays.
    #[inline]
    pub fn drone(&self) -> Option<Seat> {
        match self.mode {
            Mode::Drone(_) => Some(DRONE),
            Mode::Standard | Mode::Traitor => None,
        }
    }

    /// Whether the drone plays `seat`.
    #[inline]
    pub fn is_drone(&self, seat: Seat) -> bool {
        self.drone() == Some(seat)
    }
}

/// The seat of the drone in the solo mode.
pub const DRONE: Seat = Seat(1);

impl Setup {
    /// The standard game for this many seats.
    pub fn standard(seats: u8) -> Setup {
        Setup {
            seats,
            first: None,
            depth: None,
            staks_each: 1,
            hand: None,
            mode: Mode::Standard,
            decks: Decks::Common,
            reactive: false,
            recycling: false,
            setup_effects: false,
            first_draw_skipped: false,
            borderless: Borderless::Off,
            attack_tally: None,
            teams: 0,
        }
    }

    /// SB-3.7, SB-17.18: the starting hand.
    pub fn starting_hand(&self) -> u8 {
        self.hand.unwrap_or(match self.mode {
            Mode::Traitor => 3,
            Mode::Standard | Mode::Drone(_) => 2,
        })
    }

    /// SB-R2, SB-R54: the depth of the Staks of `seat`.
    pub fn depth_of(&self, seat: Seat) -> u8 {
        match self.mode {
            Mode::Drone(level) if seat == DRONE => level.depth(),
            Mode::Standard | Mode::Traitor | Mode::Drone(_) => {
                self.depth.unwrap_or_else(|| self.usual_depth())
            }
        }
    }

    /// SB-R2, SB-R54: the depth when none is named.
    pub fn usual_depth(&self) -> u8 {
        let one_stak = match (&self.decks, self.seats, self.starting_hand()) {
            (Decks::Ranked, 3, _) => 6,
            (Decks::Common, 5, 3..) => 7,
            (Decks::Common, 5, _) => 8,
            (Decks::Common, 6, 3..) => 5,
            (Decks::Common, 6, _) => 6,
            (Decks::Common | Decks::Ranked | Decks::Own(_), _, _) => 9,
        };
        match (&self.decks, self.staks_each) {
            (Decks::Own(_), _) | (_, 0 | 1) => one_stak,
            (Decks::Common, each) => {
                (one_stak * 3 / 2).min(self.share_of_a_set()).div_euclid(each).max(DEPTH_MIN)
            }
            (Decks::Ranked, each) => (one_stak * 3 / 2 / each).max(DEPTH_MIN),
        }
    }

    /// SB-R2: how many of 60 cards each player may have in Staks.
    fn share_of_a_set(&self) -> u8 {
        (60 / self.seats.max(1)).saturating_sub(self.starting_hand() + SUPPLY_MIN as u8)
    }

    /// The choices that the rules need later.
    pub fn options(&self) -> Options {
        Options {
            seats: self.seats,
            staks_each: self.staks_each,
            mode: self.mode,
            own_decks: self.decks != Decks::Common,
            reactive: self.reactive,
            recycling: self.recycling,
            setup_effects: self.setup_effects,
            first_draw_skipped: self.first_draw_skipped,
            borderless: self.borderless,
            attack_tally: self.attack_tally.unwrap_or(0),
            teams: self.teams,
        }
    }

    /// Every reason why these choices are not allowed.
    pub fn faults(&self, content: &Content) -> Vec<Illegal> {
        let mut faults = CHOICES.refusals(self);
        if CHOICES.seats().contains(&self.seats) {
            self.pair_faults(&mut faults);
        }
        if faults.is_empty() {
            self.deck_faults(content, &mut faults);
        }
        faults
    }

    /// SB-T2, SB-T4, SB-R51, SB-R52: options that do not go together.
    fn pair_faults(&self, faults: &mut Vec<Illegal>) {
        let Setup { seats, staks_each: each, teams, .. } = *self;
        if (1..=3).contains(&each) && usize::from(seats) * usize::from(each) > STAKS_MAX {
            faults.push(Illegal::StakCount { each });
        }
        if teams != 0 && (teams < 2 || !seats.is_multiple_of(teams) || seats == teams) {
            faults.push(Illegal::Teams { teams, seats });
        }
        let mut clash = |a: Choice, b: Choice, clashes: bool| {
            if clashes {
                faults.push(Illegal::Clash { a, b });
            }
        };
        let traitor = self.mode == Mode::Traitor;
        let drone = matches!(self.mode, Mode::Drone(_));
        clash(Choice::Traitor, Choice::Recycling, traitor && self.recycling);
        clash(Choice::Traitor, Choice::Borderless, traitor && self.borderless != Borderless::Off);
        clash(
            Choice::BorderlessTeam,
            Choice::NoTeams,
            self.borderless == Borderless::Team && self.teams == 0,
        );
        clash(Choice::Drone, Choice::Seats, drone && self.seats != 2);
        clash(Choice::Drone, Choice::Staks, drone && self.staks_each != 1);
        clash(Choice::Drone, Choice::Decks, drone && self.decks != Decks::Common);
        clash(Choice::Drone, Choice::Borderless, drone && self.borderless != Borderless::Off);
        clash(Choice::Drone, Choice::SetupEffects, drone && self.setup_effects);
        clash(Choice::Drone, Choice::First, drone && self.first.is_some_and(|first| first == DRONE));
    }

    /// SB-R2, SB-17.25, SB-R54: the decks, and whether they are large enough.
    fn deck_faults(&self, content: &Content, faults: &mut Vec<Illegal>) {
        match &self.decks {
            Decks::Common => {
                let dealt: u16 = SeatSet::first(self.seats).iter().map(|seat| self.dealt_to(seat)).sum();
                let kept = SUPPLY_MIN * u16::from(self.seats);
                self.size_fault(None, content.common_deck().total() as u16, dealt + kept, faults);
            }
            Decks::Ranked => {
                let per_rank = self.ranked_cards_per_rank();
                let short = (1..=RANKS).find(|&rank| cards_of_rank(content, rank) < self.ranked_need());
                if let Some(rank) = short {
                    faults.push(Illegal::SetTooSmall { rank });
                }
                let size = u16::from(per_rank) * u16::from(RANKS);
                self.size_fault(Some(Seat(0)), size, self.dealt_to(Seat(0)) + SUPPLY_MIN, faults);
            }
            Decks::Own(decks) if decks.len() != usize::from(self.seats) => {
                faults.push(Illegal::DeckCount { decks: decks.len(), seats: self.seats });
            }
            Decks::Own(decks) => {
                for (seat, deck) in (0..).map(Seat).zip(decks) {
                    deck_list_faults(content, seat, deck, faults);
                    let size = deck.values().map(|&copies| u16::from(copies)).sum();
                    self.size_fault(Some(seat), size, self.dealt_to(seat) + SUPPLY_MIN, faults);
                }
            }
        }
    }

    fn dealt_to(&self, seat: Seat) -> u16 {
        let hand = if self.options().is_drone(seat) { 0 } else { self.starting_hand() };
        u16::from(self.staks_each) * u16::from(self.depth_of(seat)) + u16::from(hand)
    }

    /// SB-R2: two cards for every player who draws from a supply stay in it.
    fn size_fault(&self, seat: Option<Seat>, there: u16, needed: u16, faults: &mut Vec<Illegal>) {
        if needed > there {
            faults.push(Illegal::TooFewCards { seat, needed, there });
        }
    }

    /// SB-R54: two players share a set, three share one too.
    pub fn players_per_set(&self) -> u8 {
        if self.seats == 3 { 3 } else { 2 }
    }

    /// SB-R54: how many cards of each rank a dealt deck has.
    pub fn ranked_cards_per_rank(&self) -> u8 {
        RANK_SIZE / self.players_per_set()
    }

    fn ranked_need(&self) -> u16 {
        u16::from(self.ranked_cards_per_rank()) * u16::from(self.players_per_set().min(self.seats))
    }

    /// SB-17.25: the own deck of `seat` as kinds. Only for a set-up without faults.
    pub fn own_deck(&self, content: &Content, seat: Seat) -> Kinds {
        let Decks::Own(decks) = &self.decks else { return Kinds::default() };
        let mut kinds = Kinds::default();
        for (code, &copies) in &decks[seat.index()] {
            let kind = content.find(code).expect("a set-up without faults names cards that exist");
            kinds.add_many(kind.0, copies).expect("a deck of 60 cards");
        }
        kinds
    }
}

/// SB-R2: the smallest and the largest depth.
pub(crate) const DEPTH_MIN: u8 = 3;
/// SB-R2: the largest depth.
pub(crate) const DEPTH_MAX: u8 = 15;
/// The largest starting hand.
pub(crate) const HAND_MAX: u8 = 7;
/// The largest attack tally.
pub(crate) const TALLY_MAX: u8 = 20;
/// SB-R2: at least this many cards stay in a supply.
pub(crate) const SUPPLY_MIN: u16 = 2;
/// SB-14.5: ranks go from 1 to this.
pub(crate) const RANKS: u8 = 6;
/// SB-17.25: cards of each rank in a deck.
pub(crate) const RANK_SIZE: u8 = 10;
/// SB-17.25: the most copies of one card in a deck.
pub(crate) const COPIES_IN_DECK: u8 = 5;

/// A choice that does not go with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// The Traitor mode.
    Traitor,
    /// The solo mode against the drone.
    Drone,
    /// Recycling.
    Recycling,
    /// Borderless play.
    Borderless,
    /// Borderless play in one's own team.
    BorderlessTeam,
    /// No teams.
    NoTeams,
    /// More than two seats.
    Seats,
    /// Several Staks each.
    Staks,
    /// Other decks than the common one.
    Decks,
    /// Set-up entry effects.
    SetupEffects,
    /// The drone as the first player.
    First,
}

fn cards_of_rank(content: &Content, rank: u8) -> u16 {
    content.kinds.iter().filter(|kind| kind.rank == rank).map(|kind| u16::from(kind.copies)).sum()
}

/// SB-17.25: 60 cards, ten of each rank, at most five of any one card.
pub(crate) fn deck_list_faults(
    content: &Content,
    seat: Seat,
    deck: &BTreeMap<String, u8>,
    faults: &mut Vec<Illegal>,
) {
    let mut ranks = [0u16; RANKS as usize + 1];
    for (code, &copies) in deck {
        match content.find(code) {
            None => faults.push(Illegal::NoSuchCard { seat, code: code.clone() }),
            Some(KindId(id)) => {
                let rank = content.kinds[usize::from(id)].rank;
                ranks[usize::from(rank)] += u16::from(copies);
                if copies > COPIES_IN_DECK {
                    faults.push(Illegal::TooManyCopies { seat, code: code.clone(), copies });
                }
            }
        }
    }
    for rank in 1..=RANKS {
        let there = ranks[usize::from(rank)];
        if there != u16::from(RANK_SIZE) {
            faults.push(Illegal::RankSize { seat, rank, there });
        }
    }
}

const _: () = assert!(KINDS_MAX < 32, "a card is five bits of kind");
