//! Set-up. GR-3.24 to GR-3.37, GR-4.1, GR-R6 to GR-R8.

use super::turn::Turn;
use super::{Cx, Flow, Step, ask, is_anew, tiles};
use crate::city::Cells;
use crate::content::{Content, MapId, Tile};
use crate::event::Event;
use crate::frame::Frame;
use crate::question::{Answer, Nth, Obstacle, Question};
use crate::setup::Mode;
use crate::table::{SEATS, Table};
use kernel::{Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// GR-3.26: the Obstacles that are placed.
const OBSTACLES: u8 = 15;

/// The set-up of the city and of the turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Opening {
    step: OpeningStep,
    /// How the seats stand after the start roll: more is better.
    standing: [u8; SEATS],
    /// Who rolls.
    rolling: SeatSet,
    /// How many Obstacles were placed, or who is at the choice.
    at: u8,
    /// The seat at each place in the turn order. If nobody has the place yet, a number above all seats.
    places: [u8; SEATS],
}

kernel::known_to_all! { Opening { step, standing, rolling, at, places } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OpeningStep {
    Begin,
    Rolled,
    Map,
    HearMap,
    Obstacle,
    HearObstacle,
    Position,
    HearPosition(Seat),
    Zone,
    HearZone,
}

/// No seat.
const NOBODY: u8 = u8::MAX;

impl Opening {
    /// Before the start roll.
    pub(crate) fn new() -> Opening {
        Opening {
            step: OpeningStep::Begin,
            standing: [0; SEATS],
            rolling: SeatSet::default(),
            at: 0,
            places: [NOBODY; SEATS],
        }
    }

    fn at(self, step: OpeningStep) -> Frame {
        Frame::Opening(Opening { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            OpeningStep::Begin => Opening { rolling: SeatSet::first(cx.seats()), ..self }.roll(),
            OpeningStep::Rolled if is_anew(&reply) => self.roll(),
            OpeningStep::Rolled => self.rolled(cx, reply),
            OpeningStep::Map => self.ask_map(cx),
            OpeningStep::HearMap if is_anew(&reply) => self.go(OpeningStep::Map),
            OpeningStep::HearMap => self.hear_map(cx, reply),
            OpeningStep::Obstacle => self.ask_obstacle(cx),
            OpeningStep::HearObstacle if is_anew(&reply) => self.go(OpeningStep::Obstacle),
            OpeningStep::HearObstacle => self.hear_obstacle(cx, reply),
            OpeningStep::Position => self.ask_position(cx),
            OpeningStep::HearPosition(_) if is_anew(&reply) => self.go(OpeningStep::Position),
            OpeningStep::HearPosition(seat) => self.hear_position(cx, seat, reply),
            OpeningStep::Zone => self.ask_zone(cx),
            OpeningStep::HearZone if is_anew(&reply) => self.go(OpeningStep::Zone),
            OpeningStep::HearZone => self.hear_zone(cx, reply),
        }
    }

    fn go(self, step: OpeningStep) -> Flow {
        Flow::Go(self.at(step))
    }

    fn roll(self) -> Flow {
        Flow::Roll {
            chance: Chance::Dice { count: self.rolling.len(), sides: 12 },
            then: self.at(OpeningStep::Rolled),
        }
    }

    /// GR-3.24, GR-R7: with a tie for the highest all roll again; free-for-all needs an order of all, and further down
    /// only those who tied roll again.
    fn rolled(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Step::Rolled(rolled) = reply else { return self.go(OpeningStep::Map) };
        let mut score: [u16; SEATS] = self.standing.map(|place| u16::from(place) * 13);
        for (seat, &face) in self.rolling.iter().zip(rolled.faces()) {
            score[seat.index()] += u16::from(face);
            cx.tell(Event::StartRolled { seat, face });
        }
        let seats = usize::from(cx.seats());
        for at in 0..seats {
            self.standing[at] = score[..seats].iter().filter(|&&other| other < score[at]).count() as u8;
        }
        self.rolling = self.tied(cx);
        let winner = self.ranked(cx, 0);
        if self.rolling.contains(winner) {
            return Opening { rolling: SeatSet::first(cx.seats()), standing: [0; SEATS], ..self }.roll();
        }
        if !self.rolling.is_empty() {
            return self.roll();
        }
        cx.tell(Event::WonStart { seat: winner });
        self.go(OpeningStep::Map)
    }

    /// The highest group of equals that has to be told apart.
    fn tied(&self, cx: &Cx<'_>) -> SeatSet {
        let all = cx.table().options.mode == Mode::FreeForAll;
        let seats = || (0..cx.seats()).map(Seat);
        let group =
            |place: u8| seats().filter(|seat| self.standing[seat.index()] == place).collect::<SeatSet>();
        let highest = seats().map(|seat| self.standing[seat.index()]).max().unwrap_or(0);
        let least = if all { 0 } else { highest };
        (least..=highest).rev().map(group).find(|group| group.len() > 1).unwrap_or_default()
    }

    /// The seat that is `n`-th after the start roll; equals in the order of seats.
    fn ranked(&self, cx: &Cx<'_>, n: u8) -> Seat {
        let mut seats: arrayvec::ArrayVec<Seat, SEATS> = (0..cx.seats()).map(Seat).collect();
        seats.sort_by_key(|seat| (std::cmp::Reverse(self.standing[seat.index()]), seat.0));
        seats[usize::from(n)]
    }

    /// GR-3.25.
    fn ask_map(self, cx: &mut Cx<'_>) -> Flow {
        match cx.table().options.map {
            Some(map) => self.lay_map(cx, map),
            None => ask(self.ranked(cx, 0), Question::Map, self.at(OpeningStep::HearMap)),
        }
    }

    fn hear_map(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let map = if let Step::Answer(Answer::Map(MapId(map))) = reply { map } else { 0 };
        self.lay_map(cx, map)
    }

    fn lay_map(self, cx: &mut Cx<'_>, map: u8) -> Flow {
        cx.table_mut().map = map;
        let winner = self.ranked(cx, 0);
        cx.tell(Event::ChoseMap { seat: winner, map: MapId(map) });
        self.go(OpeningStep::Obstacle)
    }

    /// GR-3.26, GR-R6: clockwise from the winner on, until 15 lie or nothing more can.
    fn ask_obstacle(self, cx: &mut Cx<'_>) -> Flow {
        let free = !obstacle_cells(cx.table(), cx.content(), Obstacle::Structure(1)).is_empty()
            && cx.table().supply.iter().any(|&count| count > 0);
        let tiles = !obstacle_cells(cx.table(), cx.content(), Obstacle::Tile(Tile::Rubble)).is_empty();
        if self.at == OBSTACLES || !(free || tiles) {
            return Opening { at: 0, ..self }.go(OpeningStep::Position);
        }
        let seat = Seat((self.ranked(cx, 0).0 + self.at) % cx.seats());
        if cx.left().contains(seat) {
            return Opening { at: self.at + 1, ..self }.go(OpeningStep::Obstacle);
        }
        ask(seat, Question::Obstacle, self.at(OpeningStep::HearObstacle))
    }

    fn hear_obstacle(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = Seat((self.ranked(cx, 0).0 + self.at) % cx.seats());
        if let Step::Answer(Answer::Lay(what, cell)) = reply {
            let table = cx.table_mut();
            match what {
                Obstacle::Structure(tier) => {
                    table.supply[usize::from(tier) - 1] -= 1;
                    table.city.site_mut(cell).structure = tier;
                }
                Obstacle::Tile(tile) => tiles::lay(&mut table.city.site_mut(cell), tile),
            }
            cx.tell(Event::Placed { seat, what, at: cell });
        }
        Opening { at: self.at + 1, ..self }.go(OpeningStep::Obstacle)
    }

    /// GR-3.31, GR-3.33 to GR-3.36, GR-R7, GR-R8: who takes which place in the turn order.
    fn ask_position(self, cx: &mut Cx<'_>) -> Flow {
        let choosers = match cx.table().options.mode {
            Mode::Team => return self.ask_team(cx),
            Mode::Duel => 1,
            Mode::FreeForAll => cx.seats() - 1,
        };
        if self.at >= choosers {
            return self.settle(cx);
        }
        let seat = self.ranked(cx, self.at);
        ask(seat, Question::Position, self.at(OpeningStep::HearPosition(seat)))
    }

    /// GR-3.36, GR-R8: the team whose place it is says which of those it has left takes it.
    fn ask_team(mut self, cx: &mut Cx<'_>) -> Flow {
        while self.at < cx.seats() {
            let free = self.next_team(cx);
            if free.len() > 1 {
                let seat = self.chooser(cx, free);
                return ask(seat, Question::Opens, self.at(OpeningStep::HearPosition(seat)));
            }
            self.places[usize::from(self.at)] = free.iter().next().expect("as many places as seats").0;
            self.at += 1;
        }
        self.settle(cx)
    }

    /// GR-R8: the teams alternate, the winner's first. The remaining player of the bigger team comes last.
    fn next_team(&self, cx: &Cx<'_>) -> SeatSet {
        let team = (self.ranked(cx, 0).0 + self.at) % 2;
        let free: SeatSet = (0..cx.seats()).map(Seat).filter(|&seat| !self.has_place(seat)).collect();
        let own: SeatSet = free.iter().filter(|seat| seat.0 % 2 == team).collect();
        if own.is_empty() { free } else { own }
    }

    /// For its team the best roller who is still there chooses.
    fn chooser(&self, cx: &Cx<'_>, team: SeatSet) -> Seat {
        let first = team.iter().next().expect("somebody of the team has no place yet");
        let fits = |seat: &Seat| seat.0 % 2 == first.0 % 2 && !cx.left().contains(*seat);
        (0..cx.seats()).map(|n| self.ranked(cx, n)).find(fits).unwrap_or(first)
    }

    fn hear_position(mut self, cx: &mut Cx<'_>, seat: Seat, reply: Step) -> Flow {
        if let Step::Answer(Answer::Position(Nth(place))) = reply {
            self.take(cx, seat, place);
        } else if let Step::Answer(Answer::Seat(opener)) = reply {
            self.take(cx, opener, self.at);
        } else if cx.table().options.mode == Mode::Team {
            let next = self.next_team(cx).iter().next().expect("the team was asked for one of several");
            self.take(cx, next, self.at);
        } else {
            let free = (0..cx.seats()).find(|&place| self.places[usize::from(place)] == NOBODY);
            self.take(cx, seat, free.unwrap_or(0));
        }
        Opening { at: self.at + 1, ..self }.go(OpeningStep::Position)
    }

    fn take(&mut self, cx: &mut Cx<'_>, seat: Seat, place: u8) {
        self.places[usize::from(place)] = seat.0;
        cx.table_mut().order = self.order(cx);
        cx.tell(Event::Positioned { seat, at: Nth(place) });
    }

    /// GR-3.36, GR-R8: those who did not choose fill the free places; teams alternate.
    fn order(&self, cx: &Cx<'_>) -> crate::table::List<Seat, SEATS> {
        let mut order: [u8; SEATS] = self.places;
        let seats = cx.seats();
        let taken = |order: &[u8; SEATS], seat: u8| order.contains(&seat);
        for place in 0..seats {
            if order[usize::from(place)] != NOBODY {
                continue;
            }
            let alternates = cx.table().options.mode == Mode::Team;
            let team = match order[0] {
                NOBODY => self.ranked(cx, 0).0 % 2,
                first => (first + place) % 2,
            };
            let fits = |seat: &u8| !taken(&order, *seat) && (!alternates || seat % 2 == team);
            let next = (0..seats).find(fits).or_else(|| (0..seats).find(|&seat| !taken(&order, seat)));
            order[usize::from(place)] = next.expect("as many places as seats");
        }
        order[..usize::from(seats)].iter().map(|&seat| Seat(seat)).collect()
    }

    fn settle(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().order = self.order(cx);
        Opening { at: 0, ..self }.go(OpeningStep::Zone)
    }

    /// GR-3.32, GR-3.37: in turn order.
    fn ask_zone(self, cx: &mut Cx<'_>) -> Flow {
        let order = cx.table().order;
        let Some(&seat) = order.get(usize::from(self.at)) else {
            let first =
                order.iter().copied().find(|seat| !cx.left().contains(*seat)).expect("somebody is there");
            cx.table_mut().active = first;
            return Flow::Go(Frame::Turn(Turn::begin(first)));
        };
        if cx.left().contains(seat) {
            return Opening { at: self.at + 1, ..self }.go(OpeningStep::Zone);
        }
        ask(seat, Question::Zone, self.at(OpeningStep::HearZone))
    }

    fn hear_zone(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Answer(Answer::Cell(cell)) = reply {
            let seat = cx.table().order[usize::from(self.at)];
            cx.table_mut().player_mut(seat).cell = cell.0;
            cx.tell(Event::Started { seat, at: cell });
        }
        Opening { at: self.at + 1, ..self }.go(OpeningStep::Zone)
    }

    /// Whether the seat has its place in the turn order.
    pub(crate) fn has_place(&self, seat: Seat) -> bool {
        self.places.contains(&seat.0)
    }

    /// The places in the turn order that are left.
    pub(crate) fn open_places(&self, seats: u8) -> impl Iterator<Item = u8> + '_ {
        (0..seats).filter(|&place| self.places[usize::from(place)] == NOBODY)
    }
}

/// GR-3.27 to GR-3.29, GR-R6, GR-R9: the hexes where this Obstacle may be placed.
pub(crate) fn obstacle_cells(table: &Table, content: &Content, what: Obstacle) -> Cells {
    let board = &content.boards[usize::from(table.map)];
    let right = match what {
        Obstacle::Structure(_) => board.plain,
        Obstacle::Tile(_) => board.ruins,
    };
    right.minus(table.city.built())
}

/// GR-4.1, GR-3.32: the Starting Zones where nobody stands.
pub(crate) fn free_zones(table: &Table, content: &Content) -> Cells {
    content.boards[usize::from(table.map)].zones.minus(table.occupied())
}
