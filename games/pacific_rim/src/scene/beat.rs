//! Beats: each event as a moment that is shown. What a deed measured is shown here, after it.

use super::{Look, board, ids};
use crate::content::{CardId, PilotId, Resource};
use crate::event::Event;
use crate::queries::{Void, Way};
use crate::table::{Target, Who};
use kernel::Seat;
use scene::{Beat, Id, Overlay, Place, Push, Segment, Sight, Tone, Trace};
use tabletop::plane::Pose;
use words::Message;

/// What is shown of an event to somebody who sees this view now.
pub(super) fn beat(look: Look<'_>, event: &Event) -> Beat {
    match *event {
        Event::Drew { .. } => Beat::deed().about([Id::of("plane", 0)]),
        Event::RoundBegan { .. } | Event::Begins { .. } => Beat::turn(),
        Event::Chose { seat, model, card } => {
            Beat::detail().by(seat.0).about([ids::zone("tray", model).at(card.place())])
        }
        Event::Revealed { who, card } => of(look, who).about([ids::zone("face", who).at(card.place())]),
        Event::RolledImpulse { .. } | Event::Commanded { .. } | Event::Checked { .. } => Beat::deed(),
        Event::Activated { who } => deed(look, who).about([ids::model(who)]),
        Event::Moved { who, way, from, to } => moved(look, who, way, from, to),
        Event::Halted { who } => lit(of(look, who), vec![ids::model(who)], Tone::Spent),
        Event::Engaged { who, target, to } => swept(look, deed(look, who), who, vec![to], "engaged")
            .about([ids::model(who), ids::target(target)]),
        Event::Turned { who, to, .. } => swept(look, of(look, who), who, vec![to], "turned"),
        Event::Circled { who, target, to } => {
            swept(look, of(look, who), who, vec![to], "circled").about([ids::model(who), ids::target(target)])
        }
        Event::Acted { who, card, .. } => deed(look, who).about([ids::zone("face", who).at(card.place())]),
        Event::Paid { who, resource, n } => changed(look, who, resource, -i64::from(n), Tone::Spent),
        Event::Gained { who, resource, n } => changed(look, who, resource, n.into(), Tone::Power),
        Event::Lost { who, resource, n } => changed(look, who, resource, -i64::from(n), Tone::Harm),
        Event::Capped { who, resource, .. } => lit(of(look, who), vec![track(who, resource)], Tone::Harm),
        Event::Weakened { who, .. } | Event::PilotDied { who, .. } | Event::Strained { who, .. } => {
            lit(of(look, who), vec![ids::model(who)], Tone::Harm)
        }
        Event::Took { who, thing } | Event::Dropped { who, thing } | Event::Spent { who, thing } => {
            of(look, who).about([ids::model(who), ids::thing(thing)])
        }
        Event::Attacked { who, target } => attacked(look, who, target),
        Event::Void { who, target, why } => void(look, who, target, why),
        Event::Rolled { .. } => Beat::detail().about([Id::of("fight", 0)]),
        Event::Rerolled { who } => of(look, who).about([Id::of("fight", 0)]),
        Event::Hit { target, damage } => hit(target, damage),
        Event::Missed { target } => lit(Beat::deed(), vec![ids::target(target)], Tone::Help),
        Event::Hurt { who, card } => hurt(look, who, card),
        Event::Folded { who, card } => of(look, who).about([ids::zone("deck", who).at(card.place())]),
        Event::Destroyed { who } => lit(deed(look, who), vec![ids::model(who)], Tone::Harm),
        Event::Ruined { block } => lit(Beat::deed(), vec![ids::block(block)], Tone::Harm),
        Event::Pushed { who, to } => pushed(look, who, to),
        Event::Jammed { who } => lit(Beat::detail(), vec![ids::model(who)], Tone::Spent),
        Event::SteppedIn { who, to } => swept(look, of(look, who), who, vec![to], "stepped"),
        Event::Used { who, pilot, .. } => used(look, who, pilot),
        Event::Unveiled { .. }
        | Event::DrewMission { .. }
        | Event::CommonMission { .. }
        | Event::DrewScenario { .. } => Beat::deed().about([Id::of("battle", 0)]),
        Event::Scored { side, .. } | Event::Mustered { side, .. } | Event::RolledReserve { side, .. } => {
            let seats = (0..look.view.seats()).map(Seat).filter(|seat| look.names.table.side(*seat) == side);
            Beat::deed().about(seats.map(ids::seat))
        }
        Event::Laid { at, .. } => {
            let corners = board::placed(look, at);
            Beat::deed().about([Id::of("plane", 0)]).showing(Overlay::Area { corners, tone: Tone::Help })
        }
        Event::LeftOut { .. } | Event::TookEdge { .. } => Beat::deed().about([Id::of("plane", 0)]),
        Event::Deployed { who, to } => swept(look, deed(look, who), who, vec![to], "deployed"),
        Event::Leads { who, .. } => lit(deed(look, who), vec![ids::model(who)], Tone::Power),
        Event::Left { seat } | Event::RolledFaction { seat, .. } | Event::TookFaction { seat, .. } => {
            Beat::deed().by(seat.0).about([ids::seat(seat)])
        }
        Event::TimeUp => Beat::deed(),
    }
}

fn by(look: Look<'_>, beat: Beat, who: Who) -> Beat {
    match look.names.table.model(who) {
        Some(figure) => beat.by(figure.owner.0),
        None => beat,
    }
}

fn deed(look: Look<'_>, who: Who) -> Beat {
    by(look, Beat::deed(), who)
}

fn used(look: Look<'_>, who: Who, pilot: PilotId) -> Beat {
    let card = ids::pilot(look.names.table, pilot);
    deed(look, who).about(card.into_iter().chain([ids::model(who)]))
}

fn of(look: Look<'_>, who: Who) -> Beat {
    by(look, Beat::detail(), who)
}

/// The same about these things, lit in this tone.
fn lit(beat: Beat, ids: Vec<Id>, tone: Tone) -> Beat {
    beat.about(ids.clone()).showing(Overlay::Things { ids, tone })
}

fn track(who: Who, resource: Resource) -> Id {
    ids::gauge(who, if resource.track() == 0 { "first" } else { "second" })
}

/// A counter goes up or down.
fn changed(look: Look<'_>, who: Who, resource: Resource, by: i64, tone: Tone) -> Beat {
    let on = track(who, resource);
    of(look, who).about([on.clone()]).flying(on, by, tone)
}

/// PR-6.3, PR-7.7: one hex, or less where the ground ends a run, with what the base swept.
fn moved(look: Look<'_>, who: Who, way: Way, from: Pose, to: Pose) -> Beat {
    let word = match way {
        Way::Forward => "forward",
        Way::Back => "back",
    };
    swept(look, deed(look, who), who, vec![from, to], word)
}

/// The ground that a base sweeps, or where it comes to stand.
fn swept(look: Look<'_>, beat: Beat, who: Who, way: Vec<Pose>, how: &'static str) -> Beat {
    let words = Message::new("pr-scene-trace").with("how", how).with("who", look.names.model(who));
    let owner = look.names.table.model(who).map_or(0, |figure| figure.owner.0);
    let trace = Trace {
        of: ids::model(who),
        base: board::outline(),
        reach: 0,
        way: way.into_iter().map(|pose| board::pose(look, pose)).collect(),
        words,
        tone: Tone::Side(owner),
    };
    beat.about([ids::model(who)]).showing(Overlay::Trace(trace))
}

/// PR-9.2, PR-10.3: the line from the attacker to the target.
fn attacked(look: Look<'_>, who: Who, target: Target) -> Beat {
    let (from, to) = (ids::model(who), ids::target(target));
    let line = Overlay::Line { from: from.clone(), to: to.clone(), blocker: None };
    deed(look, who).about([from, to]).showing(line)
}

/// PR-R2: the shot that was declared turned out to be none.
fn void(look: Look<'_>, who: Who, target: Target, why: Void) -> Beat {
    let (from, to) = (ids::model(who), ids::target(target));
    let why = Message::new("pr-scene-void").with(
        "why",
        match why {
            Void::OutOfArc => "out-of-arc",
            Void::OutOfSight => "out-of-sight",
            Void::TooFar => "too-far",
        },
    );
    let segments = vec![Segment { until: 1000, seen: scene::Seen::Blocked, why }];
    deed(look, who).about([from.clone(), to.clone()]).showing(Overlay::Sight(Sight { from, to, segments }))
}

/// PR-11.1: a deed of its own, so that the dice of both sides are seen before it.
fn hit(target: Target, damage: u8) -> Beat {
    let on = ids::target(target);
    lit(Beat::deed(), vec![on.clone()], Tone::Harm).flying(on, -i64::from(damage), Tone::Harm)
}

/// PR-11.2: a structure point flies off, and the card that was lost is shown.
fn hurt(look: Look<'_>, who: Who, card: CardId) -> Beat {
    let on = ids::gauge(who, "structure");
    of(look, who).about([ids::zone("damage", who).at(card.place()), ids::model(who)]).flying(
        on,
        -1,
        Tone::Harm,
    )
}

/// PR-12.3: pushed away.
fn pushed(look: Look<'_>, who: Who, to: Pose) -> Beat {
    let way = vec![Place::Point(board::point(look, to.at))];
    let words = Message::new("pr-scene-pushed").with("who", look.names.model(who));
    let push = Push { of: ids::model(who), way, against: None, words };
    of(look, who).about([ids::model(who)]).showing(Overlay::Push(push))
}
