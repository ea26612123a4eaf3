//! Beats: each event as a moment that is shown.

use super::aim::Aim;
use super::{Look, ids};
use crate::city::Cell;
use crate::content::{CardId, Gkr};
use crate::event::Event;
use crate::question::Shooter;
use kernel::Seat;
use scene::{Beat, Die, DieState, Id, Overlay, Tone};

/// What is shown of an event to somebody who sees this view now.
pub(super) fn beat(look: Look<'_>, event: &Event) -> Beat {
    match *event {
        Event::RolledForGlory { seat, .. }
        | Event::PickedFaction { seat, .. }
        | Event::PickedPilot { seat, .. } => of(seat),
        Event::Placed { seat, cell, .. } => deed(seat).about([ids::piece(seat, Gkr::Hitter), cell.id()]),
        Event::Took { seat, .. } | Event::BuiltDeck { seat } | Event::Rebooted { seat } => at_deck(seat),
        Event::Offered { seat, .. } => at_deck(seat),
        Event::Drew { seat, .. } => passes(seat, "deck", "hand"),
        Event::Reshuffled { seat, .. } => passes(seat, "discard", "deck"),
        Event::TurnBegan { seat, .. } => Beat::turn().by(seat.0).about([ids::seat(seat)]),
        Event::Paid { seat, energy } => changed(seat, "energy", -i64::from(energy), Tone::Spent),
        Event::RedLined { seat, .. } => lit(of(seat), vec![ids::gauge(seat, "energy")], Tone::Harm),
        Event::Recharged { seat, .. } => lit(of(seat), vec![ids::gauge(seat, "energy")], Tone::Power),
        Event::Played { seat, card } => from_hand(deed(seat), seat, card),
        Event::Deployed { seat, gkr, cell } | Event::Moved { seat, gkr, cell } => {
            placed(deed(seat), seat, gkr, cell)
        }
        Event::Pushed { seat, gkr, cell } => placed(Beat::detail(), seat, gkr, cell),
        Event::Turned { seat, .. } => of(seat).about([ids::piece(seat, Gkr::Hitter)]),
        Event::Declared { seat, card } => of(seat).about([ids::card("tray", seat, card)]),
        Event::Revealed { seat, card } => deed(seat).about([ids::card("line", seat, card)]),
        Event::Aimed { .. }
        | Event::Held { .. }
        | Event::RolledAttack { .. }
        | Event::Hit { .. }
        | Event::Missed { .. }
        | Event::HitCritically { .. }
        | Event::MissedCritically { .. }
        | Event::Saved { .. }
        | Event::Renumbered { .. }
        | Event::Strengthened { .. }
        | Event::Armoured { .. }
        | Event::Stopped { .. } => attack(look, event),
        Event::LostFromHand { seat, .. } => lost(seat, ids::zone("hand", seat)),
        Event::LostFromDeck { seat, .. } => lost(seat, ids::zone("deck", seat)),
        Event::LostFromLine { seat, card } => lost(seat, ids::card("line", seat, card)),
        Event::UnitHurt { seat, gkr, .. } | Event::UnitDestroyed { seat, gkr } => hurt(seat, gkr),
        Event::Destroyed { seat } => lit(Beat::deed(), vec![ids::piece(seat, Gkr::Hitter)], Tone::Harm),
        Event::TookBack { seat, .. } => passes(seat, "line", "hand"),
        Event::Discarded { seat, .. } => passes(seat, "line", "discard"),
        Event::DiscardedFromHand { seat, .. } => passes(seat, "hand", "discard"),
        Event::Advanced { seat, .. } => changed(seat, "space", 1, Tone::Help),
        Event::Unlocked { seat, .. } => lit(of(seat), vec![ids::seat(seat)], Tone::Help),
        Event::Tagged { seat, gkr, cell } => tagged(seat, gkr, cell),
        Event::Demolished { seat, cell } => lit(of(seat), vec![ids::building(cell), cell.id()], Tone::Harm),
        Event::DrewSponsor { seat, .. } => of(seat).about([ids::zone("sponsors", seat)]),
        Event::SponsorsShuffled { .. } => Beat::detail().about([Id::of("box", "sponsors")]),
        Event::Kept { seat } | Event::SetAside { seat, .. } => of(seat).about([ids::zone("hand", seat)]),
        Event::LinedUp { seat, .. } => of(seat).about([ids::zone("tray", seat), ids::seat(seat)]),
        Event::PaidCards { seat, .. } => passes(seat, "hand", "damage"),
        Event::Gained { seat, energy } => changed(seat, "energy", energy.into(), Tone::Power),
        Event::Drained { seat, energy } => changed(seat, "energy", -i64::from(energy), Tone::Harm),
        Event::Repaired { .. }
        | Event::Marked { .. }
        | Event::Frozen { .. }
        | Event::Shoved { .. }
        | Event::Slowed { .. }
        | Event::Countered { .. }
        | Event::Untagged { .. }
        | Event::Returned { .. }
        | Event::Guarded { .. }
        | Event::TagsAgain { .. }
        | Event::Lasts { .. }
        | Event::Spared { .. } => text(event),
        Event::TookGlory { seat } | Event::Scored { seat, .. } | Event::Left { seat } => told(seat),
        Event::TimeUp => Beat::deed(),
    }
}

fn at_deck(seat: Seat) -> Beat {
    of(seat).about([ids::zone("deck", seat)])
}

fn told(seat: Seat) -> Beat {
    deed(seat).about([ids::seat(seat)])
}

/// GK-R73: what belongs to an attack.
fn attack(look: Look<'_>, event: &Event) -> Beat {
    match *event {
        Event::Aimed { seat, shooter, at, gkr, mode, .. } => {
            aimed(look, Aim { seat, shooter, owner: at, gkr, mode })
        }
        Event::Held { seat, shooter } => deed(seat).about([fires(seat, shooter)]),
        Event::RolledAttack { seat, first, second } => of(seat).rolling(dice(seat, [first, second])),
        Event::Hit { seat } | Event::Missed { seat } => of(seat),
        Event::HitCritically { seat } | Event::MissedCritically { seat } => of(seat),
        Event::Saved { seat, .. } => lit(of(seat), vec![ids::gauge(seat, "sound")], Tone::Help),
        _ => Beat::detail().about([Id::of("attack", 0)]),
    }
}

/// What texts do.
fn text(event: &Event) -> Beat {
    match *event {
        Event::Repaired { seat, .. } => {
            let on = ids::gauge(seat, "sound");
            let about = [ids::zone("damage", seat), ids::zone("discard", seat)];
            of(seat).about(about).flying(on, 1, Tone::Help)
        }
        Event::Marked { seat, gkr } | Event::Frozen { seat, gkr } => {
            lit(Beat::detail(), vec![ids::piece(seat, gkr)], Tone::Harm)
        }
        Event::Shoved { seat, gkr, cell } => placed(Beat::detail(), seat, gkr, cell),
        Event::Slowed { seat, card, .. } => {
            lit(Beat::detail(), vec![ids::card("line", seat, card)], Tone::Harm)
        }
        Event::Countered { seat, .. } => deed(seat).about([ids::zone("sponsors", seat)]),
        Event::Untagged { cell, .. } | Event::Returned { cell, .. } => {
            lit(Beat::detail(), vec![ids::building(cell)], Tone::Harm)
        }
        Event::Guarded { seat } | Event::TagsAgain { seat } | Event::Lasts { seat } => {
            lit(of(seat), vec![ids::seat(seat)], Tone::Help)
        }
        Event::Spared { seat, .. } => lit(of(seat), vec![ids::gauge(seat, "sound")], Tone::Help),
        _ => Beat::detail(),
    }
}

fn deed(seat: Seat) -> Beat {
    Beat::deed().by(seat.0)
}

fn of(seat: Seat) -> Beat {
    Beat::detail().by(seat.0)
}

/// The same about these things, lit in this tone.
fn lit(beat: Beat, ids: Vec<Id>, tone: Tone) -> Beat {
    beat.about(ids.clone()).showing(Overlay::Things { ids, tone })
}

/// A card goes from one place of the seat to another.
fn passes(seat: Seat, from: &str, to: &str) -> Beat {
    of(seat).about([ids::zone(from, seat), ids::zone(to, seat)])
}

fn hurt(seat: Seat, gkr: Gkr) -> Beat {
    lit(Beat::detail(), vec![ids::piece(seat, gkr), ids::unit(seat, gkr)], Tone::Harm)
}

/// GK-14.4: a piece and the building that it tags.
fn tagged(seat: Seat, gkr: Gkr, cell: Cell) -> Beat {
    let line = Overlay::Line { from: ids::piece(seat, gkr), to: ids::building(cell), blocker: None };
    deed(seat).about([ids::building(cell), ids::piece(seat, gkr)]).showing(line)
}

fn changed(seat: Seat, name: &str, by: i64, tone: Tone) -> Beat {
    let on = ids::gauge(seat, name);
    of(seat).about([on.clone()]).flying(on, by, tone)
}

fn placed(beat: Beat, seat: Seat, gkr: Gkr, cell: Cell) -> Beat {
    beat.about([ids::piece(seat, gkr), cell.id()]).showing(Overlay::Path(vec![cell.id()]))
}

fn from_hand(beat: Beat, seat: Seat, card: CardId) -> Beat {
    beat.about([ids::card("hand", seat, card), ids::card("line", seat, card)])
}

/// What fires: a card of the Firing Line, or a unit.
fn fires(seat: Seat, shooter: Shooter) -> Id {
    match shooter {
        Shooter::Card(card) => ids::card("line", seat, card),
        Shooter::Unit(gkr) => ids::piece(seat, gkr),
    }
}

/// GK-10.1: the line of fire, with what is seen along it as long as both pieces are there.
fn aimed(look: Look<'_>, aim: Aim) -> Beat {
    let (from, to) = (ids::piece(aim.seat, aim.from()), ids::piece(aim.owner, aim.gkr));
    let blocker = aim.ends(look).and_then(|(from, to)| look.names.table.city().sight(from, to).by.first());
    let line = Overlay::Line { from: from.clone(), to: to.clone(), blocker: blocker.map(ids::building) };
    deed(aim.seat).about([from, to, fires(aim.seat, aim.shooter)]).showing(line)
}

/// GK-12.7: a card is a hit point.
fn lost(seat: Seat, from: Id) -> Beat {
    let on = ids::gauge(seat, "sound");
    let things = Overlay::Things { ids: vec![ids::piece(seat, Gkr::Hitter)], tone: Tone::Harm };
    of(seat).about([from, ids::zone("damage", seat)]).showing(things).flying(on, -1, Tone::Harm)
}

fn dice(seat: Seat, faces: [u8; 2]) -> Vec<Die> {
    let id = Id::of("roll", seat.0);
    let die = |(place, face): (usize, u8)| Die {
        id: id.at(place),
        face: Some(face),
        sides: 6,
        state: DieState::InPlay,
        note: None,
    };
    faces.into_iter().enumerate().map(die).collect()
}
