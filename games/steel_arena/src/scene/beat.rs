//! Beats: each event as a moment that is shown.

use super::{cell_id, module_id, robot_id};
use crate::event::{Event, Parts};
use crate::tile::Part;
use kernel::Seat;
use scene::{Beat, Id, Overlay, Tone};
use tabletop::Hex;

/// What is shown of an event.
pub(super) fn beat(event: &Event) -> Beat {
    match *event {
        Event::Starts { seat } => of(seat).about([seat_id(seat)]),
        Event::Laid { on, .. } => Beat::detail().about([tile_id(on), cell_id(on)]),
        Event::Top { .. } => Beat::detail().about([Id::of("stack", 0)]),
        Event::Placed { seat, on, .. } => deed(seat).about([robot_id(seat), cell_id(on)]),
        Event::Took { seat, .. } => of(seat).about([modules(seat), robot_id(seat)]),
        Event::TurnBegan { seat, .. } => Beat::turn().by(seat.0).about([seat_id(seat)]),
        Event::CooledAll { seat } => shown(deed(seat), vec![modules(seat)], Tone::Help),
        Event::Activated { seat, part, .. } => deed(seat).about([module_id(seat, part.part)]),
        Event::Turned { seat, .. } => of(seat).about([robot_id(seat)]),
        Event::Moved { seat, to } => moved(Beat::detail(), seat, to),
        Event::Jumped { seat, to } => moved(of(seat), seat, to),
        Event::Fired { seat, at } => fired(seat, at),
        Event::Spun { seat, .. } => Beat::detail().about([robot_id(seat)]),
        Event::Struck { seat, .. } | Event::Destroyed { seat } => {
            shown(Beat::detail(), vec![robot_id(seat)], Tone::Harm)
        }
        Event::Covered { seat, .. } => shown(Beat::detail(), vec![robot_id(seat)], Tone::Help),
        Event::Defended { seat, part, .. } => {
            shown(deed(seat), vec![module_id(seat, part.part), robot_id(seat)], Tone::Help)
        }
        Event::Endured { seat } => deed(seat).about([robot_id(seat)]),
        Event::Overheated { seat, part } => shown(of(seat), vec![module_id(seat, part)], Tone::Heat),
        Event::HeatOver { seat, parts } | Event::AutoCooled { seat, parts } => cooled(seat, parts),
        Event::Damaged { seat, by } => damaged(seat, by),
        Event::Exploded { at, .. } => shown(Beat::detail(), vec![tile_id(at), cell_id(at)], Tone::Harm),
        Event::Boxed { at, .. } => Beat::detail().about([cell_id(at), Id::of("box", 0)]),
        Event::Boiled { at, .. } => shown(Beat::detail(), vec![tile_id(at), cell_id(at)], Tone::Spent),
        Event::Quenched { seat, part } => shown(of(seat), vec![module_id(seat, part)], Tone::Help),
        Event::WornOut { seat, .. } | Event::UsedUp { seat, .. } => lost(seat, Id::of("box", 0)),
        Event::Discarded { seat, to, .. } => {
            lost(seat, to.map_or_else(|| Id::of("box", 0), |to| Id::of("trophies", to.0)))
        }
        Event::Limited { seat, .. } => lost(seat, Id::of("trophies", seat.0)),
        Event::Flipped { seat, .. } => of(seat).about([module_id(seat, Part::Central)]),
        Event::Left { seat } => deed(seat).about([seat_id(seat)]),
        Event::StackOut | Event::TimeUp | Event::Stalled => Beat::deed(),
    }
}

fn deed(seat: Seat) -> Beat {
    Beat::deed().by(seat.0)
}

fn of(seat: Seat) -> Beat {
    Beat::detail().by(seat.0)
}

/// The same about these things, lit in this tone.
fn shown(beat: Beat, ids: Vec<Id>, tone: Tone) -> Beat {
    beat.about(ids.clone()).showing(Overlay::Things { ids, tone })
}

fn moved(beat: Beat, seat: Seat, to: Hex) -> Beat {
    beat.about([robot_id(seat), cell_id(to)]).showing(Overlay::Path(vec![cell_id(to)]))
}

fn fired(seat: Seat, at: Hex) -> Beat {
    let line = Overlay::Line { from: robot_id(seat), to: cell_id(at), blocker: None };
    of(seat).about([robot_id(seat), cell_id(at)]).showing(line)
}

fn cooled(seat: Seat, parts: Parts) -> Beat {
    shown(Beat::detail(), parts.iter().map(|part| module_id(seat, part)).collect(), Tone::Help)
}

/// SA-15.1: each damage costs a module at the end of the turn.
fn damaged(seat: Seat, by: u8) -> Beat {
    let mut beat = shown(Beat::detail(), vec![robot_id(seat)], Tone::Harm);
    beat.about.push(modules(seat));
    beat.flying(robot_id(seat), -i64::from(by), Tone::Harm)
}

/// A module that goes away, and where it goes.
fn lost(seat: Seat, to: Id) -> Beat {
    of(seat).about([modules(seat), to]).flying(modules(seat), -1, Tone::Harm)
}

fn modules(seat: Seat) -> Id {
    Id::of("modules", seat.0)
}

fn seat_id(seat: Seat) -> Id {
    Id::of("seat", seat.0)
}

fn tile_id(hex: Hex) -> Id {
    Id::of("tile", hex)
}
