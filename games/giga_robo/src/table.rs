//! The table: the city, the players with their robots, the combat, the responses.

mod combat;
mod due;
mod lasting;
mod list;
mod player;
mod power;
mod stack;

pub use combat::{Aim, Camp, CardInPlay, Combat, Lent, Reaction, Stage};
pub use due::{DUE_MAX, Due};
pub use lasting::{Lasting, Lastings, Until};
pub use list::List;
pub use player::{Amends, NOWHERE, Player, Skip, Slot, State, TOKENS_MAX, TRIGGERS_MAX, once_bit};
pub use power::Powers;
pub use stack::{Deed, Item, STACK_MAX};

use crate::city::{Cell, Cells, City};
use crate::content::{Abilities, Ability, Card, CardFacts, Content, Deck, IMPACTS_MAX, Pilot, Robot};
use crate::setup::{Mode, Options};
use crate::text::Source;
use kernel::{Seat, SeatSet};

/// The most seats (GR-1.1).
pub const SEATS: usize = 6;

/// The most things that hold for a while at once.
pub const LASTING_MAX: usize = 64;

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The agreed choices.
    pub(crate) options: Options,
    /// The map that was chosen (GR-3.25).
    pub(crate) map: u8,
    /// What stands on the hexes.
    pub(crate) city: City,
    /// The players.
    pub(crate) players: [Player; SEATS],
    /// The seats in turn order; before it is settled in the order of the seats.
    pub(crate) order: List<Seat, SEATS>,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The number of the turn, from 1.
    pub(crate) turn: u16,
    /// Structures of each Tier that are still in the box.
    pub(crate) supply: [u8; 2],
    /// Impact Cards that nobody has seen, by kind.
    pub(crate) deck: [u8; IMPACTS_MAX],
    /// Impact Cards that were used, by kind (GR-R37).
    pub(crate) used: [u8; IMPACTS_MAX],
    /// The declared responses, the newest last.
    pub(crate) stack: List<Item, STACK_MAX>,
    /// The combat in progress.
    pub(crate) combat: Combat,
    /// What holds for a while.
    pub lasting: Lastings,
    /// Who gains Rage when the current effect is over (GR-R29).
    pub(crate) raging: SeatSet,
    /// The players with cards whose texts wait because they were Activated or came back (GR-R130).
    pub(crate) stirred: SeatSet,
    /// Power Tokens that were spent and gained in this step, as far as texts of others wait for it.
    pub(crate) power: Option<Powers>,
}

impl Table {
    /// An empty city; the players with their builds.
    pub(crate) fn new(options: Options, players: [Player; SEATS], content: &Content) -> Table {
        let mut deck = [0; IMPACTS_MAX];
        for (count, impact) in deck.iter_mut().zip(&content.impacts) {
            *count = impact.copies;
        }
        let mut order = List::new();
        (0..options.seats).for_each(|seat| order.push(Seat(seat)));
        let mut table = Table {
            options,
            map: 0,
            city: City::default(),
            players,
            order,
            active: Seat(0),
            turn: 0,
            supply: content.supply,
            deck,
            used: [0; IMPACTS_MAX],
            stack: List::new(),
            combat: Combat::NONE,
            lasting: Lastings::default(),
            raging: SeatSet::default(),
            stirred: SeatSet::default(),
            power: None,
        };
        table.look_up_topics(content);
        table
    }

    /// What the texts of the builds may be about. Where players share robots, nothing is ruled out.
    pub(crate) fn look_up_topics(&mut self, content: &Content) {
        if self.options.mode == Mode::Team {
            return;
        }
        for seat in (0..self.seats()).map(Seat) {
            let (of_abilities, of_cards) = self.deck(content, seat).topics(self.player(seat));
            let player = self.player_mut(seat);
            (player.of_abilities, player.of_cards) = (of_abilities, of_cards);
        }
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// The player of the seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player of the seat, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The pilot of the seat.
    pub fn pilot<'a>(&self, content: &'a Content, seat: Seat) -> &'a Pilot {
        &content.pilots[usize::from(self.player(seat).pilot)]
    }

    /// The robot that the seat flies: its own, or that of a teammate (GR-28.1).
    pub fn robot<'a>(&self, content: &'a Content, seat: Seat) -> &'a Robot {
        &content.robots[usize::from(self.player(self.flies(seat)).robot)]
    }

    /// Whether this turn is skipped for the seat.
    pub fn skips(&self, seat: Seat) -> bool {
        matches!(self.player(seat).skip, Skip::Now(_))
    }

    /// Whose robot the seat flies.
    #[inline]
    pub fn flies(&self, seat: Seat) -> Seat {
        match self.player(seat).state {
            State::Copilot(of) => of,
            State::Flying | State::Out => seat,
        }
    }

    /// GR-28.5, GR-28.6: the pilot of this robot and its co-pilots, in the order of joining, which is that of the turn
    /// order (GR-R16). Only teammates share a robot (GR-28.1).
    #[inline]
    pub fn crew(&self, robot: Seat) -> impl Iterator<Item = Seat> + '_ {
        let may_join = self.options.mode == Mode::Team;
        let mates = if may_join { &self.order[..] } else { &[] }.iter().copied();
        let mates = mates.filter(move |&seat| self.player(seat).state == State::Copilot(robot));
        std::iter::once(robot).chain(mates)
    }

    fn order_all(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats()).map(Seat)
    }

    /// The facts of a card of the seat.
    #[inline]
    pub fn facts<'a>(&self, content: &'a Content, seat: Seat, card: Card) -> &'a CardFacts {
        let player = self.player(seat);
        content.card(player.pilot, player.robot, card)
    }

    /// The cards that the seat may have, sorted.
    #[inline]
    pub fn deck<'a>(&self, content: &'a Content, seat: Seat) -> &'a Deck {
        let player = self.player(seat);
        content.deck(player.pilot, player.robot)
    }

    /// The chosen Pilot Ability (GR-24.14).
    pub fn pilot_ability<'a>(&self, content: &'a Content, seat: Seat) -> &'a Ability {
        &self.pilot(content, seat).abilities[usize::from(self.player(seat).pilot_ability)]
    }

    /// What carries those of the chosen abilities of the seat that are among these.
    #[inline]
    pub(crate) fn carriers(&self, seat: Seat, among: Abilities) -> impl Iterator<Item = Source> + use<> {
        let player = self.player(seat);
        let pilots = u8::from(among.of_pilot(player.pilot_ability));
        let robots = player.abilities.map(|place| u8::from(among.of_robot(place)));
        let mut left = pilots | robots[0] << 1 | robots[1] << 2 | robots[2] << 3;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as u8;
            left &= left.checked_sub(1)?;
            Some(if next == 0 { Source::Pilot } else { Source::Ability(next - 1) })
        })
    }

    /// The Robot Ability at this place.
    pub fn ability<'a>(&self, content: &'a Content, seat: Seat, at: u8) -> Option<&'a Ability> {
        let player = self.player(seat);
        let place = *player.abilities.get(usize::from(at))?;
        content.robots[usize::from(player.robot)].abilities.get(usize::from(place))
    }

    /// Whether the ability at this place works: activated, or always available (GR-24.10).
    pub fn works(&self, content: &Content, seat: Seat, at: u8) -> bool {
        self.ability(content, seat, at)
            .is_some_and(|ability| ability.activation.is_none() || self.player(seat).active[usize::from(at)])
    }

    /// Where the robot of the seat stands.
    #[inline]
    pub fn cell(&self, seat: Seat) -> Option<Cell> {
        let at = self.player(self.flies(seat)).cell;
        (at != NOWHERE).then_some(Cell(at))
    }

    /// Whose robot stands there.
    #[inline]
    pub fn robot_at(&self, cell: Cell) -> Option<Seat> {
        self.order_all().find(|&seat| self.player(seat).cell == cell.0)
    }

    /// The hexes with robots.
    pub fn occupied(&self) -> Cells {
        self.order_all().filter_map(|seat| self.own_cell(seat)).collect()
    }

    fn own_cell(&self, seat: Seat) -> Option<Cell> {
        let at = self.player(seat).cell;
        (at != NOWHERE).then_some(Cell(at))
    }

    /// The seats whose robots are on the map.
    pub fn flying(&self) -> SeatSet {
        self.order_all().filter(|&seat| self.own_cell(seat).is_some()).collect()
    }

    /// The seats that fly robots of their own, on the map or before they are placed.
    pub fn unbeaten(&self) -> SeatSet {
        self.order_all().filter(|&seat| self.player(seat).state == State::Flying).collect()
    }

    /// The seats of the side of `seat`, itself among them.
    pub fn side(&self, seat: Seat) -> SeatSet {
        match self.options.mode {
            Mode::Team => self.order_all().filter(|&mate| self.team(mate) == self.team(seat)).collect(),
            Mode::Duel | Mode::FreeForAll => SeatSet::only(seat),
        }
    }

    /// The team of the seat: seats alternate (GR-2.2, GR-R2).
    pub fn team(&self, seat: Seat) -> u8 {
        seat.0 % 2
    }

    /// Whether they are on different sides.
    #[inline]
    pub fn opposed(&self, one: Seat, other: Seat) -> bool {
        !self.side(one).contains(other)
    }

    /// The opponents of the seat whose robots are on the map.
    pub fn foes(&self, seat: Seat) -> SeatSet {
        self.flying().minus(self.side(seat))
    }

    /// The seat after this one in the cycle of priority (GR-8.1): co-pilots right after their pilot.
    pub fn next_in_order(&self, seat: Seat) -> Seat {
        let at = self.order.iter().position(|&other| other == seat).unwrap_or(0);
        self.order[(at + 1) % self.order.len()]
    }

    /// GR-R48: which of these is the first in turn order, from the Active Player on.
    pub fn first_in_order(&self, among: SeatSet) -> Option<Seat> {
        let mut seat = self.active;
        for _ in 0..self.order.len() {
            if among.contains(seat) {
                return Some(seat);
            }
            seat = self.next_in_order(seat);
        }
        None
    }

    /// The level of the surface under the robot of the seat (GR-4.4, GR-4.5).
    pub fn level(&self, seat: Seat) -> i8 {
        self.cell(seat).map_or(0, |cell| self.city.site(cell).level())
    }

    /// GR-15.2, GR-R105: the Max Armor of the robot now.
    pub fn max_armor(&self, content: &Content, robot: Seat) -> u8 {
        self.robot(content, robot).armor.saturating_sub(self.player(self.flies(robot)).worn)
    }

    /// GR-24.2: Power Tokens in the Control and on abilities.
    pub fn all_pt(&self, robot: Seat) -> u8 {
        let player = self.player(robot);
        player.pt + player.laid.iter().sum::<u8>()
    }
}
