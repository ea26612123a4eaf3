//! Views: what one seat may see, arranged for reading. GR-R47: all but the cards in the hands of others that nobody has seen.

use crate::GigaRobo;
use crate::city::{CELLS_MAX, Cell, Site};
use crate::content::{Card, Cards};
use crate::knowledge::Known;
use crate::question::Question;
use crate::setup::Mode;
use crate::table::{Aim, Reaction, Skip, Slot, Stage, State, Table};
use kernel::{Bout, Outcome, Seat, Waiting};
use serde::Serialize;

/// A player as it is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The pilot, by its place in the content.
    pub pilot: u8,
    /// The robot.
    pub robot: u8,
    /// The chosen Pilot Ability.
    pub pilot_ability: u8,
    /// The chosen Robot Abilities.
    pub abilities: [u8; 3],
    /// Which of them are activated.
    pub active: [bool; 3],
    /// The Power Tokens on them.
    pub laid: [u8; 3],
    /// Power Surges that lie on an ability.
    pub stored: u8,
    /// The state of the player.
    pub state: State,
    /// The cards of the hand that the seer knows.
    pub hand: Cards,
    /// How many cards of the hand the seer does not know.
    pub unknown: u8,
    /// The Cooldown Meter: slots 1, 2, 3.
    pub meter: [Slot; 3],
    /// Cards that are being used.
    pub used: Cards,
    /// Cards that left the game.
    pub gone: Cards,
    /// Fighting Spirit.
    pub fs: u8,
    /// Power Tokens in the Control.
    pub pt: u8,
    /// Armor.
    pub armor: u8,
    /// Whether there is an Active Barrier.
    pub barrier: bool,
    /// Where the robot stands.
    pub cell: Option<Cell>,
    /// The Speed now.
    pub speed: u8,
    /// The Defense now.
    pub defense: u8,
    /// The movement that is left in this turn.
    pub movement: u8,
    /// What the next turn is.
    pub skip: Skip,
}

/// One die as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    /// Its side: 0 for who attacks.
    pub side: u8,
    /// What it is.
    pub kind: crate::dice::DieKind,
    /// What it counts.
    pub value: i8,
    /// Whether it is set aside.
    pub aside: bool,
    /// Whether it was removed.
    pub out: bool,
}

/// One side of the combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CampView {
    /// Whose.
    pub seat: Seat,
    /// Its cards, left to right; whether each was Cancelled or struck out.
    pub cards: Vec<(Card, bool)>,
    /// Attack, Power and Defense Dice of its pool.
    pub pool: [u8; 3],
    /// Whether Counter works.
    pub counter: bool,
}

/// The combat in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CombatView {
    /// How far it has come.
    pub stage: Stage,
    /// Both sides; the second only if somebody answers.
    pub camps: Vec<CampView>,
    /// Where it goes.
    pub cell: Cell,
    /// What it is aimed at.
    pub aim: Aim,
    /// The answer.
    pub reaction: Reaction,
    /// The dice.
    pub dice: Vec<DieView>,
    /// Who is ahead.
    pub winner: Option<Seat>,
    /// The successes.
    pub successes: u8,
}

/// A declared response.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ItemView {
    /// Whose.
    pub seat: Seat,
    /// With what.
    pub source: crate::text::Source,
    /// What.
    pub deed: crate::table::Deed,
    /// The opponent that it concerns.
    pub foe: Seat,
    /// The X of a Trigger (GR-24.12).
    pub x: u8,
}

/// What one seat, or a spectator, may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The seat that sees it.
    pub seat: Option<Seat>,
    /// The mode.
    pub mode: Mode,
    /// The map.
    pub map: u8,
    /// The hexes on which something stands or lies.
    pub sites: Vec<(Cell, Site)>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn.
    pub turn: u16,
    /// Structures left in the box, by Tier.
    pub supply: [u8; 2],
    /// Impact Cards in the deck.
    pub deck: u8,
    /// Used Impact Cards, by kind.
    pub used: Vec<u8>,
    /// The combat in progress.
    pub combat: Option<CombatView>,
    /// The declared responses, the newest last.
    pub stack: Vec<ItemView>,
    /// Who is asked, and what, if the seer may know.
    pub asked: Vec<Seat>,
    /// The question to the seer.
    pub question: Option<Question>,
    /// How the bout ended.
    pub outcome: Option<Outcome>,
    /// What the seer knows, while it moves a robot: to play its answers on beforehand.
    #[serde(skip)]
    pub(crate) known: Option<Known>,
    /// The table without the cards that the seer does not know.
    #[serde(skip)]
    pub(crate) table: Table,
}

impl View {
    /// What `seat` may see.
    pub(crate) fn of(bout: &Bout<GigaRobo>, seat: Option<Seat>) -> View {
        let table = bout.table();
        let players = (0..table.seats()).map(|other| player(bout, Seat(other), seat)).collect();
        let asked = match bout.waiting() {
            Waiting::Seats(seats) => seats.iter().collect(),
            Waiting::Chance(_) | Waiting::Over => Vec::new(),
        };
        View {
            seat,
            mode: table.options.mode,
            map: table.map,
            sites: (0..CELLS_MAX as u8)
                .map(Cell)
                .map(|cell| (cell, table.city.site(cell)))
                .filter(|(_, site)| !site.is_bare())
                .collect(),
            players,
            order: table.order.to_vec(),
            active: table.active,
            turn: table.turn,
            supply: table.supply,
            deck: table.deck.iter().sum(),
            used: table.used.to_vec(),
            combat: combat(bout),
            stack: table.stack.iter().map(item).collect(),
            asked,
            question: seat.and_then(|seat| bout.question(seat)).copied(),
            outcome: bout.outcome().cloned(),
            known: seat.filter(|&seat| moves(bout, seat)).map(|seat| Known::of(bout, seat)),
            table: masked(table, seat),
        }
    }
}

/// GR-R47: the same table without the cards of other hands that nobody has seen.
fn masked(table: &Table, seer: Option<Seat>) -> Table {
    let mut masked = table.clone();
    for seat in (0..table.seats()).map(Seat).filter(|&seat| Some(seat) != seer) {
        let player = masked.player_mut(seat);
        player.hand = player.hand.and(player.shown);
    }
    masked
}

/// Whether the seat names the hexes of a Forced Movement.
fn moves(bout: &Bout<GigaRobo>, seat: Seat) -> bool {
    matches!(bout.question(seat), Some(Question::Shove { .. }))
}

fn player(bout: &Bout<GigaRobo>, of: Seat, seer: Option<Seat>) -> PlayerView {
    let (table, content) = (bout.table(), bout.content());
    let player = table.player(of);
    let known = if seer == Some(of) { player.hand } else { player.hand.and(player.shown) };
    PlayerView {
        pilot: player.pilot,
        robot: player.robot,
        pilot_ability: player.pilot_ability,
        abilities: player.abilities,
        active: player.active,
        laid: player.laid,
        stored: player.stored,
        state: player.state,
        hand: known,
        unknown: player.hand.minus(known).len(),
        meter: player.meter,
        used: player.used,
        gone: player.gone,
        fs: player.fs,
        pt: player.pt,
        armor: player.armor,
        barrier: player.barrier,
        cell: table.cell(of),
        speed: crate::statics::speed(table, content, of),
        defense: crate::statics::defense(table, content, of),
        movement: crate::procedures::turn::movement(table, content, of),
        skip: player.skip,
    }
}

fn combat(bout: &Bout<GigaRobo>) -> Option<CombatView> {
    use crate::dice::Side;
    let combat = &bout.table().combat;
    if !combat.is_on() {
        return None;
    }
    let camp = |side: Side| {
        let camp = combat.camp(side);
        CampView {
            seat: combat.seat(side),
            cards: camp.cards.iter().map(|card| (card.card, card.cancelled || card.blank)).collect(),
            pool: [camp.pool.attack(), camp.pool.power(), camp.pool.defense()],
            counter: camp.counter,
        }
    };
    let sides = if combat.answered { &Side::ALL[..] } else { &Side::ALL[..1] };
    let contest = combat.contest();
    let die = |(at, die): (usize, &crate::dice::Die)| DieView {
        side: die.side as u8,
        kind: die.kind,
        value: die.value,
        aside: contest.is_set_aside(at),
        out: die.out,
    };
    Some(CombatView {
        stage: combat.stage,
        camps: sides.iter().map(|&side| camp(side)).collect(),
        cell: combat.cell,
        aim: combat.aim,
        reaction: combat.reaction,
        dice: combat.dice.iter().enumerate().map(die).collect(),
        winner: combat.winner.map(|side| combat.seat(side)),
        successes: combat.successes,
    })
}

fn item(item: &crate::table::Item) -> ItemView {
    let crate::table::Item { seat, source, deed, foe, x } = *item;
    ItemView { seat, source, deed, foe, x }
}

impl View {
    /// The number of the turn of a bout.
    pub fn turn_of(bout: &Bout<GigaRobo>) -> u16 {
        bout.table().turn
    }
}
