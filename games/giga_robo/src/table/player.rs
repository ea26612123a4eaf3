//! A player: what was built, the hand, the Cooldown Meter, the tracks, the robot.

use crate::content::{Card, Cards, Topics, Trauma};
use crate::text::Source;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Where a robot stands that is not on the map.
pub const NOWHERE: u8 = u8::MAX;

/// GR-T7: the most Trauma Tokens of a kind in a meter.
pub const TOKENS_MAX: u8 = 99;

/// One slot of a Cooldown Meter (GR-22.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The cards in it.
    pub cards: Cards,
    /// Those of them that are Activated (GR-22.9).
    pub up: Cards,
    /// The Trauma Tokens in it, by kind.
    pub tokens: [u8; 4],
}

impl Slot {
    /// How many tokens of the kind it holds.
    pub fn tokens(&self, trauma: Trauma) -> u8 {
        self.tokens[trauma as usize]
    }
}

/// The state of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Flies its own robot.
    Flying,
    /// Shares the robot of that seat (GR-28.1).
    Copilot(Seat),
    /// Is out of the game.
    Out,
}

/// What a player's next turn is (GR-R53, GR-R46 and the cards that skip a turn).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skip {
    /// A turn like any other.
    #[default]
    No,
    /// The next turn is skipped; this comes after it.
    Next(Amends),
    /// This turn is being skipped.
    Now(Amends),
    /// This comes in this turn.
    After(Amends),
}

/// What comes after a turn that was skipped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amends {
    /// So much is gained in the Upkeep instead of Heart or Power.
    Gain(u8),
    /// When the turn begins, all cards and tokens leave the meter.
    Reboot,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The pilot, by its place in the content.
    pub pilot: u8,
    /// The robot, by its place in the content.
    pub robot: u8,
    /// The chosen Pilot Ability, 0 to 2 (GR-3.7).
    pub pilot_ability: u8,
    /// The chosen Robot Abilities, by their places in the robot's list (GR-3.8).
    pub abilities: [u8; 3],
    /// Which of them are activated.
    pub active: [bool; 3],
    /// The Power Tokens on each of them (GR-24.5).
    pub laid: [u8; 3],
    /// Power Surges that lie on an ability.
    pub stored: u8,
    /// The state of the player.
    pub state: State,
    /// The cards in hand.
    pub hand: Cards,
    /// The Cooldown Meter: slots 1, 2, 3.
    pub meter: [Slot; 3],
    /// Cards that are being used: in the combat or among the responses.
    pub used: Cards,
    /// Cards that left the game.
    pub gone: Cards,
    /// Cards that everybody has seen: of these all know where they are (GR-R47).
    pub shown: Cards,
    /// Fighting Spirit.
    pub fs: u8,
    /// Power Tokens in the Control.
    pub pt: u8,
    /// Armor.
    pub armor: u8,
    /// Whether the robot has an Active Barrier (GR-21.2).
    pub barrier: bool,
    /// Where the robot stands.
    pub cell: u8,
    /// The movement that was spent this turn (GR-7.1).
    pub spent: u8,
    /// Whether movement may not be spent any more this turn.
    pub moved: bool,
    /// How often the movement may be spent once more this turn (GR-R93).
    pub moves_again: u8,
    /// Whether the last thing it did was to spend its movement.
    pub just_moved: bool,
    /// Whether it has declared to spend its movement and not begun.
    pub moving: bool,
    /// The Triggers of this turn that may be paid only once in it (GR-R54), by [`once_bit`].
    pub triggered: u16,
    /// The Activated cards whose Trigger for each turn was paid in this one (GR-R54, GR-R97).
    pub tapped: Cards,
    /// The cards with Combo, and with Counter, until the turn ends.
    pub granted: [Cards; 2],
    /// The cards without Counter until the turn ends (GR-R177).
    pub blunt: Cards,
    /// The attack cards that were taken back and cannot be played until the player's turn ends (GR-R136).
    pub barred: Cards,
    /// The cards whose texts wait to be carried out because they were Activated, because they left the meter, and because
    /// they came back (GR-R130, GR-R168).
    pub stirred: [Cards; 3],
    /// Whether the robot has attacked in this turn, which is its own.
    pub attacked: bool,
    /// The cards that are immune to Instants until the turn ends (GR-R157).
    pub immune: Cards,
    /// The Triggers that were paid and may be only once in the bout (GR-R155), by [`once_bit`].
    pub ever: u16,
    /// By how much Max Armor is lower (GR-R105).
    pub worn: u8,
    /// How many turns come after this one (GR-R100).
    pub extra: u8,
    /// Whether a damage large enough to defeat has been done (GR-R83).
    pub struck_down: bool,
    /// What the next turn is.
    pub skip: Skip,
    /// What the texts of the abilities may be about. It follows from the build, and so do those below.
    pub(crate) of_abilities: Topics,
    /// The same of the cards, while they are Activated.
    pub(crate) of_cards: Topics,
}

impl Player {
    /// A seat at which nobody sits.
    pub const ABSENT: Player = Player {
        pilot: 0,
        robot: 0,
        pilot_ability: 0,
        abilities: [0; 3],
        active: [false; 3],
        laid: [0; 3],
        stored: 0,
        state: State::Out,
        hand: Cards(0),
        meter: [Slot { cards: Cards(0), up: Cards(0), tokens: [0; 4] }; 3],
        used: Cards(0),
        gone: Cards(0),
        shown: Cards(0),
        fs: 0,
        pt: 0,
        armor: 0,
        barrier: false,
        cell: NOWHERE,
        spent: 0,
        moved: false,
        moves_again: 0,
        just_moved: false,
        moving: false,
        triggered: 0,
        tapped: Cards(0),
        granted: [Cards(0); 2],
        blunt: Cards(0),
        barred: Cards(0),
        stirred: [Cards(0); 3],
        attacked: false,
        immune: Cards(0),
        ever: 0,
        worn: 0,
        extra: 0,
        struck_down: false,
        skip: Skip::No,
        of_abilities: Topics::ALL,
        of_cards: Topics::ALL,
    };

    /// Whether texts of cards that were Activated, left or came back wait to be carried out (GR-R130, GR-R168).
    pub(crate) fn has_stirred(&self) -> bool {
        self.stirred.iter().any(|cards| !cards.is_empty())
    }

    /// How many tokens of the kind lie in the meter (GR-23.1).
    pub fn tokens(&self, trauma: Trauma) -> u8 {
        self.meter.iter().fold(0, |sum, slot| sum.saturating_add(slot.tokens(trauma)))
    }

    /// GR-T7: how many more tokens of the kind the meter takes.
    pub(crate) fn room_for(&self, trauma: Trauma) -> u8 {
        TOKENS_MAX.saturating_sub(self.tokens(trauma))
    }

    /// Tokens come into slot 3 (GR-22.4); gives how many, for there is a limit (GR-T7).
    pub(crate) fn receive(&mut self, trauma: Trauma, n: u8) -> u8 {
        let got = n.min(self.room_for(trauma));
        self.meter[2].tokens[trauma as usize] += got;
        got
    }

    /// All cards in the meter.
    pub fn cooling(&self) -> Cards {
        self.meter.iter().fold(Cards::default(), |all, slot| all.union(slot.cards))
    }

    /// The Activated cards in the meter (GR-22.10).
    pub fn raised(&self) -> Cards {
        self.meter.iter().fold(Cards::default(), |all, slot| all.union(slot.up))
    }

    /// The slot, from 0, in which the card lies.
    pub fn slot_of(&self, card: Card) -> Option<usize> {
        self.meter.iter().position(|slot| slot.cards.contains(card))
    }

    /// GR-22.2, GR-22.3, GR-R63: the card cools down in this slot, or returns to hand. Everybody sees it.
    pub(crate) fn cool(&mut self, card: Card, slot: Option<u8>, up: bool) {
        self.hand.remove(card);
        self.used.remove(card);
        self.shown.insert(card);
        match slot {
            None => self.hand.insert(card),
            Some(slot) => {
                let slot = &mut self.meter[usize::from(slot) - 1];
                slot.cards.insert(card);
                if up {
                    slot.up.insert(card);
                }
            }
        }
    }

    /// The card leaves the meter.
    pub(crate) fn lift(&mut self, card: Card) {
        for slot in &mut self.meter {
            slot.cards.remove(card);
            slot.up.remove(card);
        }
    }
}

/// The most Triggers of an ability.
pub const TRIGGERS_MAX: u8 = 4;

/// GR-R54: stands for the Trigger at this place of an ability; cards have no Triggers that are declared.
pub fn once_bit(source: Source, at: u8) -> u16 {
    let ability = match source {
        Source::Pilot | Source::Card(_) => 0,
        Source::Ability(place) => place + 1,
    };
    1 << (ability * TRIGGERS_MAX + at)
}
