//! How hexes, cards and abilities are called at one table.

pub(crate) use kernel::letter;

use super::answer::{self, from_one, obstacle, read_from_one};
use crate::city::{Cell, Grid, Path};
use crate::content::{Card, Content, ImpactId, MapId};
use crate::event::{Faces, Sum};
use crate::question::{AbilityAt, DiceSet, Nth, Sides};
use crate::table::{Deed, Due, Table};
use crate::text::{Source, Text};
use kernel::Seat;
use serde::Serialize;
use tabletop::Hex;
use words::telling::{self, Node, Words};

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
    if grid.cells().contains(cell) { grid.name(cell).to_owned() } else { format!("#{}", cell.0) }
}

/// How things are called at one table.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) table: &'a Table,
    pub(super) content: &'a Content,
    /// Whose cards and abilities are spoken of.
    of: Seat,
    /// Whose a card or ability is that is chosen by itself.
    pub(super) chosen: Seat,
}

impl<'a> Names<'a> {
    /// Where nobody's cards are spoken of.
    pub(super) fn of(table: &'a Table, content: &'a Content) -> Names<'a> {
        Names::by(table, content, Seat(0))
    }

    /// As this seat speaks of its cards.
    pub(super) fn by(table: &'a Table, content: &'a Content, seat: Seat) -> Names<'a> {
        Names { table, content, of: seat, chosen: seat }
    }

    /// Where cards and abilities of `chosen` are chosen.
    pub(super) fn choosing(self, chosen: Seat) -> Names<'a> {
        Names { chosen, ..self }
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
    fn source(self, seat: Seat, source: Source) -> String {
        match source {
            Source::Card(card) => self.card(seat, card),
            Source::Pilot => self.table.pilot_ability(self.content, seat).code.to_string(),
            Source::Ability(at) => self.ability(seat, AbilityAt(at)),
        }
    }

    pub(super) fn ability(self, seat: Seat, AbilityAt(at): AbilityAt) -> String {
        let ability = self.table.ability(self.content, seat, at);
        ability.map_or_else(|| format!("#{at}"), |ability| ability.code.to_string())
    }

    /// The chosen Robot Ability of this code.
    pub(super) fn read_ability(self, seat: Seat, code: &str) -> Result<AbilityAt, String> {
        let found = (0..3).map(AbilityAt).find(|&at| self.ability(seat, at) == code);
        found.ok_or_else(|| format!("{} has no Robot Ability `{code}`", letter(seat)))
    }

    /// The ability of this code, of the pilot or the robot.
    pub(super) fn read_source(self, code: &str) -> Result<Source, String> {
        if self.source(self.of, Source::Pilot) == code {
            return Ok(Source::Pilot);
        }
        match self.read_ability(self.of, code) {
            Ok(AbilityAt(at)) => Ok(Source::Ability(at)),
            Err(unknown) => self.read_card(self.of, code).map(Source::Card).map_err(|_| unknown),
        }
    }

    fn map(self, MapId(map): MapId) -> &'a str {
        self.content.maps.get(usize::from(map)).map_or("?", |map| map.code.as_str())
    }

    fn read_map(self, code: &str) -> Result<MapId, String> {
        let mut maps = (0..self.content.maps.len() as u8).map(MapId);
        maps.find(|&map| self.map(map) == code).ok_or_else(|| format!("there is no map `{code}`"))
    }
}

impl telling::Names for Names<'_> {
    fn write(&self, node: &Node) -> Option<String> {
        Some(match node.type_name()? {
            "Answer" => return answer::odd(*self, node.get()),
            "Seat" => letter(node.get()),
            "Cell" => self.cell(node.get()),
            "Path" => {
                let path: Path = node.get();
                path.cells().iter().map(|&cell| self.cell(cell)).collect::<Vec<_>>().join(" ")
            }
            "Card" => self.card(self.of, node.get()),
            "Source" => self.source(self.of, node.get()),
            "AbilityAt" => self.ability(self.of, node.get()),
            "Text" => {
                let Text { seat, source, .. } = node.get();
                self.source(seat, source)
            }
            "Due" => match node.get() {
                Due::Tile => "tile".to_owned(),
                Due::Text(Text { seat, source, .. }) => self.source(seat, source),
            },
            "MapId" => self.map(node.get()).to_owned(),
            "ImpactId" => {
                let ImpactId(impact) = node.get();
                let impact = self.content.impacts.get(usize::from(impact));
                impact.map_or("?", |impact| impact.code.as_str()).to_owned()
            }
            "Nth" => from_one(node.get()),
            "Deed" => match node.get() {
                Deed::Trigger(at) => format!("trigger {}", from_one(Nth(at))),
                Deed::Play | Deed::Activate | Deed::Deactivate => return None,
            },
            "Obstacle" => obstacle(node.get()),
            "Faces" => {
                let Faces(faces) = node.get();
                faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
            }
            "Sum" => {
                let Sum { n, what } = node.get();
                format!("{n} {}", telling::line(&what, self))
            }
            "Sides" => match node.get() {
                Sides([true, false]) => "attacker's".to_owned(),
                Sides([false, true]) => "defender's".to_owned(),
                Sides([true, true] | [false, false]) => String::new(),
            },
            "DiceSet" => {
                let DiceSet(chosen) = node.get();
                format!("{} chosen", chosen.count_ones())
            }
            // What may be chosen is on the list, and everybody sees the Armor of a robot.
            "Cards" | "ArmorLeft" => String::new(),
            _ => return None,
        })
    }

    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>> {
        Some(match of {
            "Answer" => return answer::read_odd(*self, words),
            "Seat" => next(words, |word| self.read_seat(word)),
            "Cell" => next(words, |word| self.read_cell(word)),
            "Card" => next(words, |word| self.read_card(self.of, word)),
            "Source" => next(words, |word| self.read_source(word)),
            "AbilityAt" => next(words, |word| self.read_ability(self.of, word)),
            "MapId" => next(words, |word| self.read_map(word)),
            "Nth" => next(words, read_from_one),
            _ => return None,
        })
    }
}

/// Reads the next word.
fn next<T: Serialize>(
    words: &mut Words<'_>,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<Node, String> {
    read(words.take().unwrap_or_default()).map(|value| Node::of(&value))
}
