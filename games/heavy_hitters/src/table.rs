//! What lies on the table: the city with its tags, the players with their robots and cards, the Sponsor Cards. Changed
//! by the procedures alone.

pub(crate) mod player;
mod today;

pub use player::{Drone, Hitter, Player, Reshuffled, Units, Veil};
pub use today::Today;

use crate::city::{BATTLEFIELDS, BUILDINGS_MAX, Battlefield, Cell, Cells, City, Face};
use crate::content::{Content, Gkr, Sponsors};
use crate::setup::Options;
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// The most seats.
pub(crate) const SEATS: usize = 4;
/// GK-1.1: the tags of a faction.
pub(crate) const TAGS: u8 = 20;

/// A building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Building {
    /// Where it stands.
    pub cell: Cell,
    /// GK-14.5: whose tag is on each face, north first, then clockwise.
    pub faces: [Option<Seat>; 6],
    /// GK-14.14: who demolished it.
    pub rubble: Option<Seat>,
}

/// The table.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Table {
    /// The agreed choices.
    pub(crate) options: Options,
    /// GK-3.6: the hexes to start from.
    pub(crate) starts: Cells,
    /// The buildings, standing or not.
    pub(crate) buildings: ArrayVec<Building, { BUILDINGS_MAX as usize }>,
    /// The players.
    pub(crate) players: SeatMap<Player>,
    /// Who has the Glory Hound token.
    pub(crate) glory: Seat,
    /// The number of the turn, from 1.
    pub(crate) turn: u16,
    /// Sponsor Cards that nobody has drawn.
    pub(crate) sponsors: Sponsors,
    /// Sponsor Cards that were used.
    pub(crate) sponsored: Sponsors,
    /// GK-17.2: whether a Heavy Hitter was destroyed, so that the bout ends with this phase.
    pub(crate) closing: bool,
}

/// A copy into a table of as many seats copies no more than these: computers copy positions all the time.
impl Clone for Table {
    fn clone(&self) -> Table {
        let Table { options, starts, buildings, players, glory, turn, sponsors, sponsored, closing } = self;
        let (buildings, players) = (buildings.clone(), players.clone());
        Table {
            options: *options,
            starts: *starts,
            buildings,
            players,
            glory: *glory,
            turn: *turn,
            sponsors: *sponsors,
            sponsored: *sponsored,
            closing: *closing,
        }
    }

    fn clone_from(&mut self, from: &Table) {
        if self.seats() != from.seats() {
            *self = from.clone();
            return;
        }
        let Table { options, starts, buildings, players, glory, turn, sponsors, sponsored, closing } = from;
        self.buildings.clone_from(buildings);
        for (seat, player) in players.iter() {
            self.players[seat] = *player;
        }
        (self.options, self.starts, self.closing) = (*options, *starts, *closing);
        (self.glory, self.turn) = (*glory, *turn);
        (self.sponsors, self.sponsored) = (*sponsors, *sponsored);
    }
}

impl Table {
    /// The buildings of the battlefield; nobody has anything.
    pub(crate) fn new(seats: u8, options: Options, field: &Battlefield, content: &Content) -> Table {
        let building = |cell| Building { cell, faces: [None; 6], rubble: None };
        Table {
            options,
            starts: field.starts,
            buildings: field.buildings.iter().map(building).collect(),
            players: SeatMap::new(seats, |_| Player::default()),
            glory: Seat(0),
            turn: 0,
            sponsors: content.sponsors(),
            sponsored: Sponsors::default(),
            closing: false,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// The battlefield that was chosen; none if the players brought their own (GK-18.2).
    pub fn field(&self) -> Option<&'static Battlefield> {
        BATTLEFIELDS.get(usize::from(self.options.battlefield))
    }

    /// GK-3.6: the hexes to start from.
    pub fn starts(&self) -> Cells {
        self.starts
    }

    /// The number of the turn, from 1; 0 in the opening.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The Sponsor Cards that nobody has drawn, in no order.
    pub fn sponsors(&self) -> &Sponsors {
        &self.sponsors
    }

    /// The player of the seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The player of the seat, to be changed.
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Whether the Heavy Hitter of the seat is on the board.
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.player(seat).hitter.is_some()
    }

    /// The seats whose Heavy Hitters are on the board.
    pub fn alive(&self) -> kernel::SeatSet {
        self.players.iter().filter(|(_, player)| player.hitter.is_some()).map(|(seat, _)| seat).collect()
    }

    /// GK-6.2, GK-R31: the seats with a Heavy Hitter, from the Glory Hound clockwise.
    pub fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.glory.clockwise(self.seats()).filter(|&seat| self.is_alive(seat))
    }

    /// The same, for who changes the table meanwhile.
    pub(crate) fn ordered(&self) -> ArrayVec<Seat, SEATS> {
        self.order().collect()
    }

    /// What stands on the hexes.
    pub fn city(&self) -> City {
        let mut city = City::default();
        for one in &self.buildings {
            if one.rubble.is_some() { city.rubble.insert(one.cell) } else { city.standing.insert(one.cell) }
        }
        city
    }

    /// Where a piece stands.
    pub fn cell_of(&self, seat: Seat, gkr: Gkr) -> Option<Cell> {
        let player = self.player(seat);
        match gkr {
            Gkr::Hitter => player.hitter.map(|hitter| hitter.cell),
            Gkr::Combat | Gkr::Repair | Gkr::Recon => player.units.get(gkr).map(|drone| drone.cell),
        }
    }

    /// The hexes with a piece.
    pub fn occupied(&self) -> Cells {
        let of = |(_, player): (Seat, &Player)| player.units.cells().union(player.hitter_cell());
        self.players.iter().map(of).fold(Cells::NONE, Cells::union)
    }

    /// All pieces with their hexes, in the order of seats.
    pub fn pieces(&self) -> impl Iterator<Item = (Seat, Gkr, Cell)> + '_ {
        let seats = (0..self.seats()).map(Seat);
        let all = seats.flat_map(|seat| Gkr::ALL.map(|gkr| (seat, gkr)));
        all.filter_map(|(seat, gkr)| Some((seat, gkr, self.cell_of(seat, gkr)?)))
    }

    /// The piece on this hex.
    pub fn piece_at(&self, cell: Cell) -> Option<(Seat, Gkr)> {
        self.pieces().find(|&(.., at)| at == cell).map(|(seat, gkr, _)| (seat, gkr))
    }

    /// The building on this hex, standing or not.
    pub fn building_at(&self, cell: Cell) -> Option<usize> {
        self.buildings.iter().position(|one| one.cell == cell)
    }

    /// Whether nothing is on the hex.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.piece_at(cell).is_none() && self.building_at(cell).is_none()
    }

    /// GK-R24: the tags that the seat has left.
    pub fn tags_left(&self, seat: Seat) -> u8 {
        let on = |one: &Building| {
            let tags = one.faces.iter().chain([&one.rubble]);
            tags.filter(|owner| **owner == Some(seat)).count() as u8
        };
        TAGS.saturating_sub(self.buildings.iter().map(on).sum())
    }

    /// GK-17.1: the buildings that the seat has demolished.
    pub fn demolished(&self, seat: Seat) -> u8 {
        self.buildings.iter().filter(|one| one.rubble == Some(seat)).count() as u8
    }

    /// GK-17.8: the tags of the seat on standing buildings.
    pub fn tags_standing(&self, seat: Seat) -> u8 {
        let tags = self.buildings.iter().flat_map(|one| one.faces);
        tags.filter(|owner| *owner == Some(seat)).count() as u8
    }

    /// GK-14.5: whose tag is on the face.
    pub fn owner(&self, face: Face) -> Option<Seat> {
        self.buildings[self.building_at(face.building)?].faces[face.side.index()]
    }

    /// GK-14.4, GK-R20: the face of a standing building that touches this hex from there.
    pub fn face_towards(&self, building: Cell, from: Cell) -> Option<Face> {
        Face::towards(building, from).filter(|face| self.city().standing.contains(face.building))
    }
}
