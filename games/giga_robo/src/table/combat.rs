//! The combat in progress: an attack, the answer to it, the dice.

use super::list::List;
use crate::city::Cell;
use crate::content::Card;
use crate::dice::{Contest, Die, DieKind, Pool, Side};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most dice of both sides: 6 + 6 + 5 each (GR-12.10).
pub(super) const DICE_MAX: usize = 34;

/// GR-R68: the most Structures and Static Barriers that an attack with its repetitions goes against.
pub(crate) const PAST_MAX: usize = 8;

/// What an attack is aimed at (GR-10.5).
pub use crate::city::TargetKind as Aim;

/// What the Reactive Player does (GR-11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Nothing was chosen yet.
    Open,
    /// A Reactive Attack.
    Attack,
    /// Defense Dice.
    Defend,
    /// Take the Hit; also when nobody can react.
    Hit,
}

/// How far the combat has come (GR-9.5 to GR-9.17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// There is no combat.
    None,
    /// Declared, not paid.
    Declared,
    /// Paid; the opponent chooses.
    Reacting,
    /// The pools are gathered and Power Dice are added.
    Pools,
    /// The dice are rolled.
    Rolled,
    /// Success is determined.
    Determined,
    /// Texts are resolved.
    Resolving,
    /// It counts as resolved.
    Resolved,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 8] = [
        Stage::None,
        Stage::Declared,
        Stage::Reacting,
        Stage::Pools,
        Stage::Rolled,
        Stage::Determined,
        Stage::Resolving,
        Stage::Resolved,
    ];
}

/// One side of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Camp {
    /// Its attack cards, left to right.
    pub cards: List<CardInPlay, 3>,
    /// Its dice before the roll.
    pub pool: Pool,
    /// Attack Dice by card, Combo, Cover and Combat Advantage (GR-R78).
    pub base: i8,
    /// Attack Dice that texts add or take away.
    pub more: i8,
    /// Defense Dice that texts add or take away; in an Attack Roll they are ten-sided Attack Dice (GR-12.11).
    pub ten_sided: i8,
    /// Power Dice that texts give or take.
    pub gift: i8,
    /// Power Dice bought with tokens.
    pub bought: u8,
    /// Whether the Counter icon works (GR-13.6).
    pub counter: bool,
    /// Whether SECOND-TRY texts were used up.
    pub tried: bool,
}

/// An attack card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardInPlay {
    /// The card.
    pub card: Card,
    /// Whether it was Cancelled.
    pub cancelled: bool,
    /// Whether its Rules Text was struck out.
    pub blank: bool,
    /// Whether its base damage is 0 (GR-R145).
    #[serde(default)]
    pub harmless: bool,
    /// Whether it broke (GR-14.6).
    pub broken: bool,
    /// Whether its owner keeps it in hand.
    pub kept: bool,
    /// Whether it leaves the game.
    pub banished: bool,
    /// How it changes the range of the next card, at both ends.
    pub reach: (i8, i8),
    /// How much was done before its damage (GR-R91).
    #[serde(default)]
    pub done: u8,
    /// The slot, from 1, out of which it was played (GR-R96).
    #[serde(default)]
    pub driven: Option<u8>,
    /// The card whose Rules Text it has instead of its own (GR-R166).
    #[serde(default)]
    pub lent: Option<Lent>,
}

/// A card that lends its Rules Text (GR-R166).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lent {
    /// Whose.
    pub of: Seat,
    /// Which.
    pub card: Card,
}

impl CardInPlay {
    /// A card just played.
    pub fn new(card: Card) -> CardInPlay {
        CardInPlay {
            card,
            cancelled: false,
            blank: false,
            harmless: false,
            broken: false,
            kept: false,
            banished: false,
            reach: (0, 0),
            done: 0,
            driven: None,
            lent: None,
        }
    }
}

impl super::list::Blank for CardInPlay {
    const BLANK: CardInPlay = CardInPlay {
        card: Card(0),
        cancelled: false,
        blank: false,
        harmless: false,
        broken: false,
        kept: false,
        banished: false,
        reach: (0, 0),
        done: 0,
        driven: None,
        lent: None,
    };
}

fn nowhere() -> [u8; 2] {
    [super::NOWHERE; 2]
}

/// The combat in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Combat {
    /// How far it has come.
    pub stage: Stage,
    /// The two players: who attacks, who answers.
    pub seats: [Seat; 2],
    /// Whether there is somebody who answers.
    pub answered: bool,
    /// Where the attack goes.
    pub cell: Cell,
    /// What it is aimed at.
    pub aim: Aim,
    /// Where a Reactive Attack goes.
    pub answer_cell: Cell,
    /// What a Reactive Attack is aimed at, in the attacker's hex (GR-11.4).
    pub answer_aim: Aim,
    /// Where the robots of both sides stood when their attacks were declared (GR-R164).
    #[serde(default = "nowhere")]
    pub stood: [u8; 2],
    /// What the Reactive Player does.
    pub reaction: Reaction,
    /// The attacker's side, the other side.
    pub camps: [Camp; 2],
    /// The dice of both sides.
    pub dice: List<Die, DICE_MAX>,
    /// Who is ahead: the side that has successes.
    pub winner: Option<Side>,
    /// Its successes.
    pub successes: u8,
    /// GR-30.6: the attack succeeds with this many successes, whatever the dice show.
    pub conceded: Option<u8>,
    /// Whether Instants cannot change the successes.
    pub locked: bool,
    /// So often the coming damage is halved.
    pub halved: u8,
    /// Whether dice have changed since success was determined (GR-R77).
    pub changed: bool,
    /// Whether the attack costs nothing (GR-10.24).
    pub free: bool,
    /// Whether the cards of the attack that was just declared are taken back (GR-R136).
    #[serde(default)]
    pub recalled: bool,
    /// The damage of the winner's attack.
    pub damage: u8,
    /// Where the opponent stood before it was last pushed.
    pub left_hex: u8,
    /// The robots that the attack does no damage (GR-R94).
    #[serde(default)]
    pub spared: SeatSet,
    /// The robots to which Impact Cards do nothing.
    #[serde(default)]
    pub braced: SeatSet,
    /// The robots that are not Forcefully Moved by this attack any more (GR-R148).
    #[serde(default)]
    pub steady: SeatSet,
    /// Whether the attack will be played once more (GR-R68).
    #[serde(default)]
    pub repeats: bool,
    /// Whether it is such a repetition.
    #[serde(default)]
    pub repeated: bool,
    /// The robots that were its Targets before.
    #[serde(default)]
    pub past: SeatSet,
    /// The hexes of Structures and Static Barriers that were its Targets before, by whose numbers.
    #[serde(default)]
    pub past_cells: List<Cell, PAST_MAX>,
}

impl Camp {
    pub(crate) const NONE: Camp = Camp {
        cards: List::empty(<CardInPlay as super::list::Blank>::BLANK),
        pool: Pool::NONE,
        base: 0,
        more: 0,
        ten_sided: 0,
        gift: 0,
        bought: 0,
        counter: false,
        tried: false,
    };

    /// The side with this attack.
    pub(crate) fn attacking(cards: &[Card]) -> Camp {
        let mut camp = Camp::NONE;
        cards.iter().for_each(|&card| camp.cards.push(CardInPlay::new(card)));
        camp
    }
}

impl Combat {
    /// No combat.
    pub const NONE: Combat = Combat {
        stage: Stage::None,
        seats: [Seat(0); 2],
        answered: false,
        cell: Cell(0),
        aim: Aim::Robot,
        answer_cell: Cell(0),
        answer_aim: Aim::Robot,
        stood: [super::NOWHERE; 2],
        reaction: Reaction::Open,
        camps: [Camp::NONE; 2],
        dice: List::empty(Die { side: Side::Active, kind: DieKind::Attack, value: 0, out: true }),
        winner: None,
        successes: 0,
        conceded: None,
        locked: false,
        halved: 0,
        changed: false,
        free: false,
        recalled: false,
        damage: 0,
        left_hex: super::NOWHERE,
        spared: SeatSet::EMPTY,
        braced: SeatSet::EMPTY,
        steady: SeatSet::EMPTY,
        repeats: false,
        repeated: false,
        past: SeatSet::EMPTY,
        past_cells: List::empty(Cell(0)),
    };

    /// Whether one is in progress.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.stage != Stage::None
    }

    /// The side of the seat, by the robot it flies.
    pub fn side_of(&self, robot: Seat) -> Option<Side> {
        if !self.is_on() {
            return None;
        }
        let fits =
            |side: &Side| self.seats[*side as usize] == robot && (*side == Side::Active || self.answered);
        Side::ALL.into_iter().find(fits)
    }

    /// Those who fight.
    pub fn sides(&self) -> impl Iterator<Item = Seat> + '_ {
        let active = self.is_on().then_some(self.seats[0]);
        active.into_iter().chain((self.is_on() && self.answered).then_some(self.seats[1]))
    }

    /// The player on the other side.
    pub fn other(&self, robot: Seat) -> Option<Seat> {
        let other = self.side_of(robot)?.other();
        (other == Side::Active || self.answered).then(|| self.seats[other as usize])
    }

    /// GR-R30: the opponent of this robot's attack: its Target, if that is a robot.
    pub fn opponent(&self, robot: Seat) -> Option<Seat> {
        let side = self.side_of(robot)?;
        self.other(robot).filter(|_| self.aim_of(side) == Aim::Robot)
    }

    /// The camp of the side.
    pub fn camp(&self, side: Side) -> &Camp {
        &self.camps[side as usize]
    }

    /// The camp of the side, to be changed.
    pub(crate) fn camp_mut(&mut self, side: Side) -> &mut Camp {
        &mut self.camps[side as usize]
    }

    /// The player of the side.
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side as usize]
    }

    /// Whether the side makes an Attack Roll.
    pub fn attacks(&self, side: Side) -> bool {
        side == Side::Active || self.reaction == Reaction::Attack
    }

    /// What is at stake: what the attack of this side is aimed at.
    pub fn aim_of(&self, side: Side) -> Aim {
        match side {
            Side::Active => self.aim,
            Side::Reactive => self.answer_aim,
        }
    }

    /// The hex that the attack of this side was aimed into.
    pub fn cell_of(&self, side: Side) -> Cell {
        match side {
            Side::Active => self.cell,
            Side::Reactive => self.answer_cell,
        }
    }

    /// Whether dice of both sides, or of an unopposed roll, lie there and nothing is resolved.
    pub fn has_rolled(&self) -> bool {
        let open = matches!(self.stage, Stage::Rolled | Stage::Determined);
        open && self.reaction != Reaction::Hit && !self.dice.is_empty()
    }

    /// The dice compared (GR-13.7).
    pub fn contest(&self) -> Contest {
        let [active, reactive] = [self.camps[0].counter, self.camps[1].counter];
        Contest::of(&self.dice, crate::dice::counter(active, reactive))
    }

    /// GR-R45: the first card of the side was Cancelled, and its dice are gone. Says whether its player Takes the Hit by
    /// that; before the pools a Reactive Attack is looked at again anyway.
    pub(crate) fn fall(&mut self, side: Side) -> bool {
        self.dice.iter_mut().filter(|die| die.side == side).for_each(|die| die.out = true);
        (self.locked, self.conceded) = (false, None);
        self.camp_mut(side).pool = Pool::NONE;
        let hit = side == Side::Reactive && self.stage >= Stage::Pools;
        if hit {
            self.reaction = Reaction::Hit;
        }
        self.change();
        hit
    }

    /// GR-R45: a later card of the side was Cancelled, and its die is gone: after the roll the lowest Attack Die, of
    /// which this is the number.
    pub(crate) fn lose_die(&mut self, side: Side) -> Option<i8> {
        self.camp_mut(side).base -= 1;
        let mine = |die: &&mut Die| die.side == side && die.kind == DieKind::Attack && !die.out;
        let lowest = self.dice.iter_mut().filter(mine).min_by_key(|die| die.value).map(|lowest| {
            lowest.out = true;
            lowest.value
        });
        self.change();
        lowest
    }

    /// GR-13.14, GR-R62: the dice of an attack that nobody meets, thrown or not.
    fn unopposed(&self) -> u8 {
        if self.dice.is_empty() {
            return self.camps[0].pool.unopposed();
        }
        self.dice.iter().filter(|die| die.side == Side::Active && !die.out).count() as u8
    }

    /// GR-R77: dice have changed. Where success was settled already it is settled anew at once, so that nobody answers one
    /// that is gone; the window of GR-9.13 opens again for it.
    pub(crate) fn change(&mut self) {
        self.changed = true;
        if self.stage == Stage::Determined && !self.locked {
            self.settle();
        }
    }

    /// GR-9.11, GR-R77: dice are rolled anew, and what they made is open again.
    pub(crate) fn reopen(&mut self) {
        self.stage = Stage::Rolled;
        if self.locked {
            self.settle();
        } else {
            (self.winner, self.successes) = (None, 0);
        }
    }

    /// GR-13.7 to GR-13.14: who is ahead, with how many successes, by what lies there now.
    pub(crate) fn settle(&mut self) {
        (self.winner, self.successes) = match (self.conceded, self.reaction) {
            (Some(successes), _) => (Some(Side::Active), successes),
            (None, Reaction::Hit) => {
                let successes = self.unopposed();
                ((successes > 0).then_some(Side::Active), successes)
            }
            (None, _) => {
                let contest = self.contest();
                (contest.winner, contest.successes)
            }
        };
    }
}
