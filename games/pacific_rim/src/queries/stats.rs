//! Statistics: what boards, cards and crews give together.

use super::bases::{base, hexes};
use crate::content::{Ability, Boon, Content, Enlisted, Stat, Track, Trait};
use crate::table::{Figure, Table, Who};
use tabletop::plane::Hexagon;

/// PR-10.10: so many hexes are short range.
const SHORT: u8 = 4;

/// PR-1.15: the tracks of a model, with what its upgrade and mutations add.
pub fn tracks(content: &Content, kit: &Enlisted) -> [Track; 2] {
    let mut tracks = content.model(kit.model).tracks;
    for held in kit.traits(content) {
        if let Boon::Track(resource, n) = held.boon {
            let track = &mut tracks[resource.track()];
            (track.start, track.most) = (track.start + n, track.most + n);
        }
    }
    tracks
}

/// PR-1.26, PR-14.2: what holds for a model now.
pub(crate) fn traits<'a>(content: &'a Content, figure: &'a Figure) -> impl Iterator<Item = Trait> + 'a {
    let face = figure.face_up().into_iter().flat_map(|card| &content.card(card).passives).copied();
    figure.kit.traits(content).chain(face)
}

/// PR-1.8 to PR-1.12, PR-13.3: a statistic of a model as it is now, at least 0.
pub fn stat(table: &Table, content: &Content, who: Who, stat: Stat) -> u8 {
    let figure = table.figure(who);
    let printed = i16::from(figure.model(content).stat(stat)) - i16::from(figure.weak[stat as usize]);
    let gives = |held: Trait| match held.boon {
        Boon::Stat(other, n) if other == stat => i16::from(n),
        _ => 0,
    };
    let given: i16 = traits(content, figure).map(gives).sum();
    let crew = match stat {
        Stat::Skill => i16::from(figure.kit.drift(content)) + inspired(table, content, who),
        Stat::Speed | Stat::Power | Stat::Armour => 0,
    };
    (printed + given + crew).max(0) as u8
}

/// PR-12.9, PR-13.13: whether the Deep Drift card of a Jaeger is face up.
pub(crate) fn connected(content: &Content, figure: &Figure) -> bool {
    figure.face_up().is_some_and(|card| content.card(card).is_deep_drift())
}

/// PR-13.21: whether a living pilot has an ability that works while connected, and the crew is connected.
pub(crate) fn ability(content: &Content, figure: &Figure, ability: Ability) -> bool {
    connected(content, figure)
        && figure.pilots().any(|(_, pilot)| content.pilot(pilot).abilities.contains(&ability))
}

/// PR-13.15, PR-R40: 1 for every other connected Jaeger of the side with INSPIRING at short range.
fn inspired(table: &Table, content: &Content, who: Who) -> i16 {
    let figure = table.figure(who);
    let Some(own) = figure.pose().map(base).filter(|_| figure.model(content).is_jaeger()) else { return 0 };
    let inspires = |(other, pose)| {
        other != who
            && who.side() == Who::side(other)
            && ability(content, table.figure(other), Ability::Inspiring)
            && short(&own, &base(pose))
    };
    table.standing().filter(|standing| inspires(*standing)).count() as i16
}

/// PR-10.10, PR-R21: whether two bases are at short range.
pub(crate) fn short(one: &Hexagon, other: &Hexagon) -> bool {
    let way = other.pose.at - one.pose.at;
    let (x, y) = (way.x.in_nm() / 1_000, way.y.in_nm() / 1_000);
    match x * x + y * y {
        near if near < NEAR * NEAR => true,
        far if far > FAR * FAR => false,
        _ => one.nearest(other).is_within(hexes(SHORT)),
    }
}

/// Bases whose middles are so near, in micrometres, are at short range however they are turned: four hexes and the two
/// ways from a middle to a face. Those whose middles are further apart than four hexes and the ways to two corners are not.
const NEAR: i64 = 320_000;
const FAR: i64 = 331_000;

/// PR-13.23, PR-13.27: whether a Jaeger lacks a pilot.
pub(crate) fn is_undermanned(content: &Content, figure: &Figure) -> bool {
    figure.pilots().count() < usize::from(figure.model(content).crew())
}
