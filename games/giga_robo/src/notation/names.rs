//! How hexes, cards and abilities are called at one table.

pub(crate) use kernel::letter;

use crate::city::{Cell, Grid};
use crate::content::{Card, Content};
use crate::table::Table;
use crate::text::Source;
use kernel::Seat;
use tabletop::Hex;

/// The code of a card of a player with this pilot and robot.
pub(super) fn card_code(content: &Content, pilot: u8, robot: u8, card: Card) -> &str {
    if card.0 < Card::COUNT { content.card(pilot, robot, card).code.as_str() } else { "?" }
}

/// The card of this code of a player with this pilot and robot.
pub(super) fn find_card(content: &Content, pilot: u8, robot: u8, code: &str) -> Option<Card> {
    (0..Card::COUNT).map(Card).find(|&card| card_code(content, pilot, robot, card) == code)
}

/// The hex as `q,r`.
pub(super) fn cell_name(grid: &Grid, cell: Cell) -> String {
    if grid.cells().contains(cell) { grid.hex(cell).to_string() } else { format!("#{}", cell.0) }
}

/// How things are called at one table.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) table: &'a Table,
    pub(super) content: &'a Content,
}

impl<'a> Names<'a> {
    pub(super) fn of(table: &'a Table, content: &'a Content) -> Names<'a> {
        Names { table, content }
    }

    pub(super) fn grid(self) -> &'a Grid {
        &self.content.boards[usize::from(self.table.map)].grid
    }

    pub(super) fn cell(self, cell: Cell) -> String {
        cell_name(self.grid(), cell)
    }

    pub(super) fn read_cell(self, text: &str) -> Result<Cell, String> {
        let hex: Hex = text.parse().map_err(|_| format!("`{text}` is no hex; write `q,r`"))?;
        self.grid().cell(hex).ok_or_else(|| format!("`{text}` is no hex of the map"))
    }

    pub(super) fn read_seat(self, text: &str) -> Result<Seat, String> {
        let seat = (0..self.table.seats()).map(Seat).find(|&seat| letter(seat) == text);
        seat.ok_or_else(|| format!("there is no seat `{text}`"))
    }

    pub(super) fn card(self, seat: Seat, card: Card) -> String {
        let player = self.table.player(seat);
        card_code(self.content, player.pilot, player.robot, card).to_owned()
    }

    pub(super) fn read_card(self, seat: Seat, code: &str) -> Result<Card, String> {
        let player = self.table.player(seat);
        let card = find_card(self.content, player.pilot, player.robot, code);
        card.ok_or_else(|| format!("{} has no card `{code}`", letter(seat)))
    }

    /// The code of what carries a text.
    pub(super) fn source(self, seat: Seat, source: Source) -> String {
        match source {
            Source::Card(card) => self.card(seat, card),
            Source::Pilot => self.table.pilot_ability(self.content, seat).code.to_string(),
            Source::Ability(at) => self.ability(seat, at),
        }
    }

    pub(super) fn ability(self, seat: Seat, at: u8) -> String {
        let ability = self.table.ability(self.content, seat, at);
        ability.map_or_else(|| format!("#{at}"), |ability| ability.code.to_string())
    }

    /// The place of the chosen Robot Ability of this code.
    pub(super) fn read_ability(self, seat: Seat, code: &str) -> Result<u8, String> {
        let found = (0..3).find(|&at| self.ability(seat, at) == code);
        found.ok_or_else(|| format!("{} has no Robot Ability `{code}`", letter(seat)))
    }

    /// The ability of this code, of the pilot or the robot.
    pub(super) fn read_source(self, seat: Seat, code: &str) -> Result<Source, String> {
        if self.source(seat, Source::Pilot) == code {
            return Ok(Source::Pilot);
        }
        self.read_ability(seat, code).map(Source::Ability)
    }
}
