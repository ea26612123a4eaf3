//! Legality: what may be answered, and why not.

mod lists;
mod places;
mod plays;

pub(crate) use lists::{answers, default_answer, only_answer};
pub(crate) use places::untagged;
pub(crate) use plays::{against, might_play, untaggable};

use crate::HeavyHitters;
use crate::city::Cell;
use crate::content::{CardId, CardKind, Gkr, Rank, kinds};
use crate::procedures::assembling::chosen;
use crate::procedures::declaring::declared;
use crate::procedures::discarding;
use crate::procedures::losing::{last_cards, resolving};
use crate::procedures::paying;
use crate::procedures::tagging::has_tagged;
use crate::queries::{deploy_cells, next_attacks, shots};
use crate::question::{Answer, Illegal, Mode, Question, Shooter};
use kernel::Seat;

type At<'a> = kernel::At<'a, HeavyHitters>;
type Legal = Result<(), Illegal>;

fn must(is_so: bool, otherwise: Illegal) -> Legal {
    if is_so { Ok(()) } else { Err(otherwise) }
}

/// GK-3, GK-4: what is asked before the first turn.
fn check_opening(at: At<'_>, question: Question, seat: Seat, answer: Answer) -> Legal {
    match (question, answer) {
        (Question::Faction, Answer::Faction(faction)) => {
            must(usize::from(faction.0) < at.content.factions.len(), Illegal::Unknown)?;
            let is_taken = at.table.players.iter().any(|(_, player)| player.faction == Some(faction));
            must(!is_taken, Illegal::FactionTaken)
        }
        (Question::Start, Answer::At(cell)) => check_start(at, cell),
        (Question::Face, Answer::Face(way)) => must(way.0 < 6, Illegal::Unknown),
        (Question::Face, Answer::At(_)) => Err(Illegal::TurnsNow),
        (Question::Pilot, Answer::Pilot(pilot)) => check_pilot(at, seat, usize::from(pilot.0)),
        (Question::Deck, Answer::Build)
        | (Question::Confirm, Answer::Pass | Answer::Back)
        | (Question::Reboot, Answer::Pass | Answer::Reboot) => Ok(()),
        (Question::Deck, Answer::Quick(number)) => {
            let faction = at.table.player(seat).faction.map(|faction| at.content.faction(faction));
            must(
                faction.is_some_and(|faction| usize::from(number) < faction.quick.len()),
                Illegal::NoQuickDeck,
            )
        }
        (Question::Set(rank), Answer::Take(card)) => check_take(at, seat, card, Some(rank)),
        (Question::Fill(_), Answer::Take(card)) => check_take(at, seat, card, None),
        (_, _) => Err(Illegal::NotAsked),
    }
}

/// Whether the answer is legal: the only authority. GK-6.1: a place or a tag at the wrong time is refused as such.
pub(crate) fn check(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Legal {
    let legal = check_asked(at, question, seat, answer);
    let is_place = matches!(answer, Answer::At(_) | Answer::Tag { .. }) && at.table.turn > 0;
    if is_place && legal == Err(Illegal::NotAsked) { Err(Illegal::OtherPhase) } else { legal }
}

fn check_asked(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Legal {
    if let Some(legal) = plays::check(at, question, seat, answer) {
        return legal;
    }
    match (*question, answer) {
        (
            Question::Faction
            | Question::Start
            | Question::Face
            | Question::Pilot
            | Question::Deck
            | Question::Set(_)
            | Question::Fill(_)
            | Question::Confirm
            | Question::Reboot,
            _,
        ) => check_opening(at, *question, seat, answer),
        (
            Question::Deploy | Question::Declare | Question::Fire(_) | Question::Tag | Question::Move(_),
            Answer::Pass,
        ) => Ok(()),
        (Question::Deploy, Answer::Deploy { gkr, card }) => check_deploy(at, seat, gkr, card),
        (Question::DeployAt(_), Answer::At(cell)) => {
            must(deploy_cells(at.table, seat).contains(cell), Illegal::NoDeployHex)
        }
        (Question::Move(gkr), Answer::At(cell)) => places::check_move(at, seat, gkr, cell),
        (Question::Push(gkr), Answer::At(cell)) => places::check_push(at, seat, gkr, cell),
        (Question::Declare, Answer::Declare(card)) => check_declare(at, seat, card),
        (Question::Pay(points), _) => check_pay(at, seat, points, answer),
        (Question::Order, Answer::Next(shooter)) => {
            let next = next_attacks(at.table, at.content);
            must(next.is_some_and(|(_, shooters)| shooters.contains(&shooter)), Illegal::NotNext)
        }
        (Question::Fire(shooter), Answer::Fire { seat: owner, gkr, mode }) => {
            check_fire(at, seat, shooter, (owner, gkr, mode))
        }
        (Question::Lose(points), Answer::Tops) => check_tops(points, at.table.player(seat).stock()),
        (Question::Lose(_), Answer::Top) => must(at.table.player(seat).stock() > 0, Illegal::NoTopCard),
        (Question::Lose(_), Answer::Lose(card)) => check_lose(at, seat, card),
        (Question::Tag, Answer::Tag { gkr, at: building }) => places::check_tag(at, seat, gkr, building),
        (Question::Shed, Answer::Discard(card)) => {
            let sponsors = at.table.player(seat).sponsors;
            let copies = sponsors.counts().get(usize::from(card.0)).copied();
            must(copies.is_some_and(|copies| copies > 0), Illegal::NotInHand)
        }
        (Question::Discard, Answer::Discard(card)) => must(
            held(&at.table.player(seat).hand, card) > held(&discarding::chosen(at), card),
            Illegal::NotInHand,
        ),
        (_, _) => Err(Illegal::NotAsked),
    }
}

/// The copies of a card; none of one that does not exist.
fn held(cards: &crate::content::Cards, card: CardId) -> u8 {
    cards.counts().get(usize::from(card.0)).copied().unwrap_or(0)
}

/// GK-3.6: a free start hex.
fn check_start(at: At<'_>, cell: Cell) -> Legal {
    must(at.table.starts.contains(cell) && at.table.is_free(cell), Illegal::NoStart)
}

/// GK-3.9, GK-3.10, GK-R6: one of the own faction; the same person is there once.
fn check_pilot(at: At<'_>, seat: Seat, pilot: usize) -> Legal {
    let facts = at.content.pilots.get(pilot).ok_or(Illegal::Unknown)?;
    must(at.table.player(seat).faction == Some(facts.faction), Illegal::ForeignPilot)?;
    let mut taken = at.table.players.iter().filter_map(|(_, player)| player.pilot);
    let is_same = taken.any(|other| at.content.pilots[usize::from(other.0)].name == facts.name);
    must(!is_same, Illegal::PilotTaken)
}

/// GK-4.2, GK-4.3, GK-4.6, GK-R7, GK-R63: a further set, or a further card of the pool.
fn check_take(at: At<'_>, seat: Seat, card: CardId, rank: Option<Rank>) -> Legal {
    let facts = at.content.cards.get(usize::from(card.0)).ok_or(Illegal::Unknown)?;
    let so_far = held(&chosen(at), card);
    let fits = match rank {
        Some(rank) => facts.rank() == Some(rank) && so_far == 0,
        None => facts.is_further(at.table.options.free_deploys) && so_far < facts.copies,
    };
    must(fits && facts.faction == at.table.player(seat).faction, Illegal::NotForDeck)
}

/// GK-7.3, GK-7.5, GK-R11, GK-R60: a class that is not on the board, with a Deploy Card of the hand or without one.
fn check_deploy(at: At<'_>, seat: Seat, gkr: Gkr, card: bool) -> Legal {
    must(gkr != Gkr::Hitter, Illegal::Unknown)?;
    must(at.table.cell_of(seat, gkr).is_none(), Illegal::OnBoard)?;
    must(!deploy_cells(at.table, seat).is_empty(), Illegal::NoRoom)?;
    must(!card || holds_deploy(at, seat), Illegal::NoDeployCard)
}

/// GK-7.5, GK-6.6: whether the hand holds a Deploy Card of a name that was not played this turn.
fn holds_deploy(at: At<'_>, seat: Seat) -> bool {
    let player = at.table.player(seat);
    let is_deploy =
        |id: u8| at.content.card(CardId(id)).kind == CardKind::Deploy && !player.played.contains(id);
    kinds(&player.hand).any(|(id, _)| is_deploy(id))
}

/// GK-6.6, GK-9.1, GK-9.3: a weapon or Orbital Strike of the hand, each name once a turn.
fn check_declare(at: At<'_>, seat: Seat, card: CardId) -> Legal {
    let player = at.table.player(seat);
    must(held(&player.hand, card) > 0, Illegal::NotInHand)?;
    must(at.content.card(card).speed().is_some(), Illegal::NotDeclarable)?;
    let again = player.played.contains(card.0) || declared(at).contains(card.0);
    must(!again, Illegal::PlayedAlready)
}

/// GK-12.7: all points that are left come from the deck, where it has so many cards. One point alone is the top card.
fn check_tops(points: u8, stock: u8) -> Legal {
    must(points > 1, Illegal::NotAsked)?;
    must(stock >= points, Illegal::NoTopCard)
}

/// GK-9.5, GK-R43: a card of the hand, or the top of the deck, that does not pay already.
fn check_pay(at: At<'_>, seat: Seat, points: u8, answer: Answer) -> Legal {
    let (player, paying) = (at.table.player(seat), paying::chosen(at));
    let tops = player.stock().saturating_sub(paying.map_or(0, |paying| paying.tops));
    match answer {
        Answer::Top => must(tops > 0, Illegal::NoTopCard),
        Answer::Tops => check_tops(points, tops),
        Answer::Lose(card) => {
            let used = paying.map_or(0, |paying| held(&paying.cards, card));
            must(held(&player.hand, card) > used, Illegal::NotInHand)
        }
        _ => Err(Illegal::NotAsked),
    }
}

/// GK-10.2, GK-R73.
fn check_fire(at: At<'_>, seat: Seat, shooter: Shooter, (owner, gkr, mode): (Seat, Gkr, Mode)) -> Legal {
    let all = shots(at.table, at.content, seat, shooter);
    must(all.iter().any(|shot| (shot.seat, shot.gkr, shot.mode) == (owner, gkr, mode)), Illegal::NoTarget)
}

/// GK-12.7, GK-12.10, GK-R33: a card of the hand; one of the Firing Line only if there is no other.
fn check_lose(at: At<'_>, seat: Seat, card: CardId) -> Legal {
    let player = at.table.player(seat);
    if player.hand_size() > 0 || player.stock() > 0 {
        return must(held(&player.hand, card) > 0, Illegal::NotInHand);
    }
    let line = last_cards(player, resolving(at.stack, seat));
    must(held(&line, card) > 0, Illegal::NotFromLine)
}
