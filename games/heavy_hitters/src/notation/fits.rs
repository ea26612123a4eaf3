//! Whether a position that was written by hand fits: what is left out of it, and what cannot be so.

use crate::HeavyHitters;
use crate::content::{
    CardId, CardKind, Cards, Content, DECK, DEPLOYS, FactionId, Gkr, Rank, SPACES, UTILITIES, When,
};
use crate::procedures::{Deploying, DeployingStep, Frame, OpeningStep, PlayingStep, Source, Working};
use crate::setup::CUSTOM;
use crate::table::{Player, Table, Veil};
use kernel::Seat;
use tabletop::told::{Misfit, Position, misfits};

/// The most damage and dice of an attack in progress, and the most energy.
const AMOUNT_MAX: u8 = 40;

/// Puts in what follows from the rest.
pub(super) fn complete(position: &mut Position<'_, HeavyHitters>) {
    let content = position.content;
    if !position.is_written("sponsors") {
        let mut pile = content.sponsors();
        let hands = position.table.players.iter().flat_map(|(_, player)| player.sponsors.copies());
        for id in hands.chain(position.table.sponsored.copies()) {
            let _is_there = pile.take(id);
        }
        position.table.sponsors = pile;
    }
    let turn = position.table.turn;
    let built = |player: &Player| player.hitter.is_some() && (turn > 0 || player.energy > 0);
    let players = position.table.players.iter_mut().map(|(_, player)| player);
    players.filter(|player| built(player)).for_each(|player| fill_up(content, player));
}

fn lying(player: &Player) -> Cards {
    let Player { deck, hand, discard, damage, bared, line, .. } = player;
    [deck, hand, discard, damage, bared, line].into_iter().flat_map(Cards::copies).collect()
}

/// Whether a tally of all zones can be made at all.
fn is_small(player: &Player) -> bool {
    let Player { deck, hand, discard, damage, bared, line, sponsors, shown, .. } = player;
    [deck, hand, discard, damage, bared, line, sponsors, shown].into_iter().all(|zone| zone.total() <= 36)
}

fn fill_up(content: &Content, player: &mut Player) {
    let Some(faction) = player.faction.filter(|_| is_small(player)) else { return };
    let lying = lying(player);
    let rest = a_deck_with(content, faction, &lying).without(&lying).unwrap_or_default();
    let missing = u32::from(DECK).saturating_sub(lying.total());
    let rest: Vec<u8> = rest.copies().take(missing as usize).collect();
    let pile = if player.deck.is_empty() { &mut player.deck } else { &mut player.damage };
    pile.extend(rest);
}

/// GK-4.1 to GK-4.6: a deck of the faction with these cards, if there is one; the rest as in the first quick deck.
fn a_deck_with(content: &Content, faction: FactionId, lying: &Cards) -> Cards {
    let quick = content.faction(faction).quick[0].cards;
    let mut deck = Cards::new();
    let mut add = |id: CardId, copies: u8| deck.add_many(id.0, copies).expect("a pool has 59 cards");
    for (rank, sets) in [(Rank::Primary, 1), (Rank::Secondary, 2)] {
        let of_rank = || content.pool(faction).filter(|(_, card)| card.rank() == Some(rank));
        let there = of_rank().filter(|(id, _)| lying.contains(id.0));
        let others = of_rank().filter(|(id, _)| !lying.contains(id.0) && quick.contains(id.0));
        there.chain(others).take(sets).for_each(|(id, _)| add(id, rank.copies()));
    }
    let utilities = || content.pool(faction).filter(|(_, card)| card.is_utility());
    let mut wanted = UTILITIES.saturating_sub(utilities().map(|(id, _)| lying.count(id.0)).sum());
    for (id, _) in utilities() {
        let more = quick.count(id.0).saturating_sub(lying.count(id.0)).min(wanted);
        add(id, lying.count(id.0) + more);
        wanted -= more;
    }
    let deploys = content.pool(faction).filter(|(_, card)| card.kind == CardKind::Deploy);
    deploys.for_each(|(id, _)| add(id, DEPLOYS));
    deck
}

/// What cannot be so.
pub(super) fn misfits_of(position: &Position<'_, HeavyHitters>) -> Vec<Misfit> {
    let (table, content, frames) = (&*position.table, position.content, position.frames);
    let players = || table.players.iter().map(|(_, player)| player);
    let opens = matches!(frames.first(), Some(Frame::Opening(_)));
    let picked = |player: &Player| player.faction.is_some() && player.pilot.is_some();
    let whole = |player: &Player| is_small(player) && is_whole(content, table, player);
    let bounds = |player: &Player| player.energy <= AMOUNT_MAX && player.space <= SPACES && has_hits(player);
    misfits([
        ("options", "there is no such battlefield", table.options.battlefield > CUSTOM),
        ("players", "a position hides nothing", players().any(|player| player.veil != Veil::default())),
        ("players", "the cards of a seat are a deck of its faction", !players().all(whole)),
        ("players", "there is no so high amount", !players().all(bounds)),
        (
            "players",
            "two seats have the same faction",
            is_twice(players().filter_map(|player| player.faction)),
        ),
        ("players", "faction and Pilot are picked", table.turn > 0 && !players().all(picked)),
        ("players", "two things are on one hex", is_crowded(table)),
        ("sponsors", "these are not the Sponsor Cards of the packs", !has_sponsors(content, table)),
        ("turn", "the opening is before the first turn", opens && table.turn > 0),
        ("stack", "these procedures cannot be in progress like this", !are_in_order(content, table, frames)),
    ])
}

/// GK-4.1: none, or a whole deck; what was seen of it is hidden again in it.
fn is_whole(content: &Content, table: &Table, player: &Player) -> bool {
    let (cards, Player { deck, hand, damage, .. }) = (lying(player), player);
    if cards.is_empty() {
        return player.shown.is_empty() && (table.turn == 0 || player.hitter.is_none());
    }
    let hidden: Cards = [deck, hand, damage].into_iter().flat_map(Cards::copies).collect();
    let is_deck = |faction| content.is_deck(faction, &cards, table.options.free_deploys);
    player.faction.is_some_and(is_deck) && player.shown.is_subset(&hidden)
}

fn has_hits(player: &Player) -> bool {
    let fits = |gkr: Gkr| player.units.get(gkr).is_none_or(|drone| (1..=gkr.hits()).contains(&drone.hits));
    Gkr::UNITS.into_iter().all(fits)
}

fn is_twice<T: PartialEq>(all: impl Iterator<Item = T>) -> bool {
    let all: Vec<T> = all.collect();
    (0..all.len()).any(|place| all[..place].contains(&all[place]))
}

fn is_crowded(table: &Table) -> bool {
    let buildings = table.buildings.iter().map(|building| building.cell);
    is_twice(table.pieces().map(|(.., cell)| cell).chain(buildings))
}

fn has_sponsors(content: &Content, table: &Table) -> bool {
    let hands = table.players.iter().map(|(_, player)| &player.sponsors);
    let all = hands.chain([&table.sponsors, &table.sponsored]);
    let mut due = content.sponsors();
    all.flat_map(Cards::copies).all(|id| due.take(id)) && due.is_empty()
}

/// The outermost procedure is the turn or the opening, and none of the others; secret choices are not written.
fn are_in_order(content: &Content, table: &Table, frames: &[Frame]) -> bool {
    frames.iter().enumerate().all(|(depth, frame)| match frame {
        Frame::Turn(_) => depth == 0,
        Frame::Opening(opening) => {
            let picked = |seat: Seat| table.player(seat).faction.is_some();
            let stands = |seat: Seat| table.player(seat).hitter.is_some();
            let is_due = |seat: Seat| opening.due.contains(seat);
            let mut seats = (0..table.seats()).map(Seat);
            depth == 0
                && match opening.step {
                    OpeningStep::Roll => !seats.any(stands),
                    OpeningStep::Factions => {
                        seats.all(|seat| !stands(seat) && (picked(seat) || is_due(seat)))
                    }
                    OpeningStep::Places => seats.all(|seat| picked(seat) && !(stands(seat) && is_due(seat))),
                    OpeningStep::Pilots
                    | OpeningStep::Decks
                    | OpeningStep::Hands
                    | OpeningStep::Reboot
                    | OpeningStep::Redraw => seats.all(picked),
                }
        }
        Frame::Assembling(_)
        | Frame::Rebooting(_)
        | Frame::Declaring(_)
        | Frame::Discarding(_)
        | Frame::Paying(_) => false,
        Frame::Deploying(Deploying { step, .. }) => {
            let gkr = match step {
                DeployingStep::What => None,
                DeployingStep::Where { gkr, .. } | DeployingStep::Place { gkr, .. } => Some(*gkr),
            };
            depth > 0 && gkr != Some(Gkr::Hitter)
        }
        Frame::Attack(attack) => depth > 0 && attack.damage.max(attack.saves) <= AMOUNT_MAX,
        Frame::Saving(saving) => depth > 0 && saving.dice <= AMOUNT_MAX,
        Frame::Playing(playing) => depth > 0 && playing.step != PlayingStep::Show,
        Frame::Working(working) => depth > 0 && is_at_work(content, table, working),
        Frame::Drawing(_)
        | Frame::Window(_)
        | Frame::Hooks(_)
        | Frame::Moving(_)
        | Frame::Combat(_)
        | Frame::Volley(_)
        | Frame::Losing(_)
        | Frame::Tagging(_) => depth > 0,
    })
}

/// A sentence of that moment works.
fn is_at_work(content: &Content, table: &Table, working: &Working) -> bool {
    let is_there = !matches!(working.source, Source::Upgrade(3..));
    is_there && working.when != When::Always && {
        let clauses = working.source.clauses(table, content, working.seat);
        let clause = clauses.get(usize::from(working.clause));
        working.left <= 9 && clause.is_some_and(|clause| clause.when == working.when)
    }
}
