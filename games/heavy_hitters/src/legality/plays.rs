//! Plays. GK-8.24, GK-13.10 to GK-13.14, GK-R18, GK-R67: which cards may be played at a moment, and against what.

use super::{At, Illegal, Legal, held, must};
use crate::city::{Cell, Facing, Way};
use crate::content::{Card, CardId, CardKind, Clause, DECK, Deed, Gkr, When, kinds};
use crate::procedures::Attack;
use crate::procedures::playing::hack_on;
use crate::procedures::working::{attempt, shove_cells, step_cells};
use crate::queries::{Guess, taggable};
use crate::question::{Answer, Mode, Question, Shooter};
use crate::reckoning::{Situation, holds};
use crate::table::{SEATS, Table};
use arrayvec::ArrayVec;
use kernel::{Procedure, Seat};

/// Whether the answer is legal, where a text asks or a card is played.
pub(super) fn check(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Option<Legal> {
    Some(match (*question, answer) {
        (Question::Window(_) | Question::Step(_), Answer::Pass) => Ok(()),
        (
            Question::Deploy | Question::Tag | Question::Move(Gkr::Hitter) | Question::Window(_),
            Answer::Play(card),
        ) => check_play(at, question, seat, card),
        (Question::Against(card), Answer::On { seat: owner, what }) => {
            must(against(at, seat, card).contains(&(owner, what)), Illegal::NotAgainst)
        }
        (Question::Repair(_), Answer::Recover(card)) => {
            must(held(&at.table.player(seat).damaged(), card) > 0, Illegal::NotDamaged)
        }
        (Question::Step(most), Answer::At(cell)) => {
            let cells = step_cells(at.table, at.content, seat, most);
            must(cells.contains(cell), Illegal::OutOfReach)
        }
        (Question::Shove, Answer::At(cell)) => must(shove_cells(at).contains(cell), Illegal::NoPushHex),
        (Question::Untag, Answer::Untag { at: cell, side }) => {
            must(untaggable(at.table, seat).any(|tag| tag == (cell, side)), Illegal::NoSuchTag)
        }
        (_, _) => return None,
    })
}

/// The moments of this question.
pub(super) fn moments(question: &Question) -> &'static [When] {
    match *question {
        Question::Deploy => &[When::AnyOwn],
        Question::Move(Gkr::Hitter) => &[When::Moving, When::AnyOwn],
        Question::Tag => &[When::Tagging, When::AnyOwn],
        Question::Window(When::Aimed) => &[When::Aimed],
        Question::Window(When::Rolled) => &[When::Rolled],
        Question::Window(When::Saving) => &[When::Saving],
        Question::Window(When::Saved) => &[When::Saved],
        Question::Window(When::Hurt) => &[When::Hurt],
        Question::Window(When::Moved) => &[When::Moved],
        Question::Window(When::Revealed) => &[When::Revealed],
        Question::Window(When::Hacked) => &[When::Hacked],
        _ => &[],
    }
}

/// GK-13.14, GK-R67: whether the seat may play this card of its hand now.
pub(super) fn check_play(at: At<'_>, question: &Question, seat: Seat, card: CardId) -> Legal {
    let facts = at.content.cards.get(usize::from(card.0)).ok_or(Illegal::Unknown)?;
    let player = at.table.player(seat);
    let count = match facts.kind {
        CardKind::Sponsor { .. } => player.sponsors.counts().get(usize::from(card.0)).copied().unwrap_or(0),
        CardKind::Weapon(_)
        | CardKind::Deploy
        | CardKind::Orbital(_)
        | CardKind::Reaction
        | CardKind::Manoeuvre(_) => held(&player.hand, card),
    };
    must(count > 0, Illegal::NotInHand)?;
    must(moments(question).contains(&facts.when), Illegal::NotNow)?;
    check_now(at, seat, card, facts)
}

/// What everybody sees of whether a card can be played at its moment.
fn check_now(at: At<'_>, seat: Seat, card: CardId, facts: &Card) -> Legal {
    must(!at.table.player(seat).played.contains(card.0), Illegal::PlayedAlready)?;
    let attempt = attempt(at.stack);
    if facts.kind == CardKind::Reaction {
        let attempt = attempt.ok_or(Illegal::NotNow)?;
        must(attempt.mode != Mode::Orbital, Illegal::FromTheSky)?;
        must(attempt.at == seat && attempt.gkr == Gkr::Hitter, Illegal::NotAttacked)?;
    }
    let (table, content) = (at.table, at.content);
    let situation = Situation { table, content, seat, bearer: Gkr::Hitter, attempt: attempt.as_ref() };
    must(holds(&situation, &facts.needs), Illegal::Unmet)?;
    if facts.kind == (CardKind::Sponsor { hack: true }) {
        return must(!against(at, seat, card).is_empty(), Illegal::InVain);
    }
    if facts.when == When::Hacked {
        must(hack_on(at, seat).is_some(), Illegal::NotNow)?;
    }
    let works = |clause: &Clause| holds(&situation, &clause.ifs) && does(at, seat, clause);
    must(facts.clauses.iter().any(works), Illegal::InVain)
}

/// Whether the deed would do something now, as far as everybody sees.
fn does(at: At<'_>, seat: Seat, clause: &Clause) -> bool {
    let table = at.table;
    let attempt = attempt(at.stack);
    match clause.deed {
        _ if clause.lasting => true,
        Deed::Number(_) | Deed::RerollAttack => attempt.is_some_and(|attempt| attempt.mode != Mode::Orbital),
        Deed::Repair(_) => table.player(seat).damage_size() > 0,
        Deed::Draw(_) => table.player(seat).stock() > 0,
        Deed::Move(most) => !step_cells(table, at.content, seat, most).is_empty(),
        Deed::Tag => Gkr::ALL.into_iter().any(|gkr| {
            super::has_tagged(at, gkr) && !taggable(table, seat, gkr).is_empty() && table.tags_left(seat) > 0
        }),
        Deed::Untag => untaggable(table, seat).next().is_some(),
        Deed::Guard => !table.player(seat).today.guarded,
        Deed::Stop(_) => Attack::of(at.stack).is_some_and(|attack| attack.damage > 0),
        Deed::RerollSaves => Attack::of(at.stack)
            .is_some_and(|attack| if attack.at == seat { attack.damage > 0 } else { attack.saves > 0 }),
        Deed::Damage(_)
        | Deed::Armour(_)
        | Deed::Push(_)
        | Deed::Pull(_)
        | Deed::Strip(_)
        | Deed::Mark(_)
        | Deed::Drain(_)
        | Deed::Lose(_)
        | Deed::Energy(_)
        | Deed::Burn(_)
        | Deed::Turn
        | Deed::Cancel
        | Deed::Slow(_)
        | Deed::Freeze
        | Deed::Counter => true,
        Deed::Range(_)
        | Deed::Stride(_)
        | Deed::Cheaper(_)
        | Deed::CheaperDeploy(_)
        | Deed::Hand(_)
        | Deed::Spare(_) => false,
    }
}

/// Whether the seat may have a card to play at this moment, for all that everybody knows.
pub(crate) fn might_play(at: At<'_>, seat: Seat, moment: When) -> bool {
    let player = at.table.player(seat);
    let has_sponsors = player.sponsor_size() > 0;
    let guess = std::cell::OnceCell::new();
    let could_hold = |id: CardId| {
        let guess = guess.get_or_init(|| Guess::of(at.content, player, at.table.options.free_deploys));
        guess.could_hold(id)
    };
    at.content.timed(moment).any(|(id, facts)| match facts.kind {
        CardKind::Sponsor { .. } => {
            let is_left = at.table.sponsored.count(id.0) < facts.copies;
            has_sponsors && is_left && check_now(at, seat, id, facts).is_ok()
        }
        CardKind::Weapon(_)
        | CardKind::Deploy
        | CardKind::Orbital(_)
        | CardKind::Reaction
        | CardKind::Manoeuvre(_) => {
            facts.faction == player.faction && check_now(at, seat, id, facts).is_ok() && could_hold(id)
        }
    })
}

/// The most declared cards and units that can be hacked.
const HACKED_MAX: usize = (SEATS - 1) * (DECK as usize + Gkr::ALL.len());

/// Declared cards and units, each with whose it is.
pub(crate) type Against = ArrayVec<(Seat, Shooter), HACKED_MAX>;

/// GK-R42, GK-R67: what a hack can be played against.
pub(crate) fn against(at: At<'_>, seat: Seat, card: CardId) -> Against {
    let deeds = || at.content.card(card).clauses.iter().map(|clause| clause.deed);
    let mut all = Against::new();
    for other in at.table.order().filter(|&other| other != seat) {
        let player = at.table.player(other);
        if deeds().any(|deed| matches!(deed, Deed::Cancel | Deed::Slow(_))) {
            let cards = kinds(&player.line).map(|(id, _)| CardId(id));
            let declared = cards.filter(|id| at.content.card(*id).speed().is_some());
            all.extend(declared.map(|id| (other, Shooter::Card(id))));
        }
        if deeds().any(|deed| deed == Deed::Freeze) {
            let units = Gkr::UNITS.into_iter().filter(|gkr| player.units.get(*gkr).is_some());
            let units = units.filter(|gkr| !player.today.is_frozen(*gkr));
            all.extend(units.map(|gkr| (other, Shooter::Unit(gkr))));
        }
        if deeds().any(|deed| matches!(deed, Deed::Drain(_))) && player.energy > 0 {
            all.push((other, Shooter::Unit(Gkr::Hitter)));
        }
    }
    all.sort_unstable();
    all
}

/// GK-14.7: the tags of opponents that are not guarded.
pub(crate) fn untaggable(table: &Table, seat: Seat) -> impl Iterator<Item = (Cell, Facing)> + '_ {
    let sides = |building: &crate::table::Building| {
        let building = *building;
        Way::ALL
            .into_iter()
            .filter_map(move |side| Some((building.cell, side, building.faces[side.index()]?)))
    };
    let tags = table.buildings.iter().flat_map(sides);
    let open = move |owner: Seat| owner != seat && !table.player(owner).today.guarded;
    tags.filter(move |&(.., owner)| open(owner)).map(|(cell, side, _)| (cell, side))
}
