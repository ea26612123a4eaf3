//! Deeds that several procedures do: turning, moving, paying, destroying.

use super::{Activation, Cx, Flow, scoring};
use crate::content::{Cost, Resource, Side};
use crate::event::Event;
use crate::queries::at_breach;
use crate::table::{Block, Cards, Spot, Standing, Thing, Who};
use kernel::Procedure;
use tabletop::plane::Pose;

/// A model stands there now.
pub(super) fn stand(cx: &mut Cx<'_>, who: Who, pose: Pose) {
    cx.table_mut().figure_mut(who).standing = Standing::At(pose);
}

/// PR-5.14, PR-R33: the face-up card of a model goes back to its deck.
pub(super) fn fold(cx: &mut Cx<'_>, who: Who) {
    if cx.table().model(who).is_none() {
        return;
    }
    if let Some(card) = cx.table_mut().figure_mut(who).fold() {
        cx.tell(Event::Folded { who, card });
    }
}

/// PR-8.3: a model pays.
pub(super) fn pay(cx: &mut Cx<'_>, who: Who, cost: Cost) {
    let Cost { resource, n } = cost;
    let paid = cx.table_mut().figure_mut(who).lose(resource.track(), n);
    assert!(paid == n, "only who can pay in full pays (PR-R40)");
    cx.tell(Event::Paid { who, resource, n });
}

/// PR-R40: a model gains a resource.
pub(super) fn gain(cx: &mut Cx<'_>, who: Who, resource: Resource, n: u8) {
    let n = cx.table_mut().figure_mut(who).gain(resource, n);
    if n > 0 {
        cx.tell(Event::Gained { who, resource, n });
    }
}

/// The resource of the first track: Charge or Rage.
pub(super) fn first_track(cx: &Cx<'_>, who: Who) -> Resource {
    if cx.table().figure(who).model(cx.content()).is_jaeger() { Resource::Charge } else { Resource::Rage }
}

/// PR-R25: a model loses of a resource.
pub(super) fn lose(cx: &mut Cx<'_>, who: Who, resource: Resource, n: u8) {
    let n = cx.table_mut().figure_mut(who).lose(resource.track(), n);
    if n > 0 {
        cx.tell(Event::Lost { who, resource, n });
    }
}

/// PR-15.10: what a model carries lies where it stands.
pub(super) fn drop(cx: &mut Cx<'_>, who: Who) {
    let figure = cx.table().figure(who);
    let (Some(thing), Some(pose)) = (figure.carries, figure.pose()) else { return };
    let table = cx.table_mut();
    table.figure_mut(who).carries = None;
    table.tokens[usize::from(thing.0)].spot = Spot::Lying(pose.at);
    cx.tell(Event::Dropped { who, thing });
}

/// PR-15.9: what a model carries is out of the game.
pub(super) fn spend(cx: &mut Cx<'_>, who: Who, thing: Thing) {
    let table = cx.table_mut();
    table.figure_mut(who).carries = None;
    table.tokens[usize::from(thing.0)].spot = Spot::Gone;
    cx.tell(Event::Spent { who, thing });
}

/// PR-11.6, PR-15.10, PR-R73: a model is out of the game, with its cards and counters.
pub(super) fn destroy(cx: &mut Cx<'_>, who: Who) {
    drop(cx, who);
    let figure = cx.table_mut().figure_mut(who);
    figure.standing = Standing::Destroyed;
    (figure.deck, figure.damage, figure.face) = (Cards::NONE, Cards::NONE, None);
    (figure.tracks, figure.most, figure.weak) = ([0; 2], [0; 2], [0; 4]);
    figure.waits = Default::default();
    cx.tell(Event::Destroyed { who });
}

/// PR-11.8, PR-16.4, PR-16.5, PR-R32: a building is off the table; a Kaiju that destroyed it gains 1 Rage.
pub(super) fn ruin(cx: &mut Cx<'_>, block: Block, by: Who) {
    cx.table_mut().towers[usize::from(block.0)].ruined = true;
    cx.tell(Event::Ruined { block });
    if !cx.table().figure(by).model(cx.content()).is_jaeger() && is_there(cx, by) {
        gain(cx, by, Resource::Rage, 1);
    }
}

/// PR-19.25, PR-R69: the end, if a model has moved into contact with the breach and carries the bomb.
pub(super) fn breach(cx: &Cx<'_>, who: Who) -> Option<Flow> {
    at_breach(cx.table(), cx.content(), who).then(|| scoring::win(cx, Side::Ppdc))
}

/// Whether a model is on the table.
pub(super) fn is_there(cx: &Cx<'_>, who: Who) -> bool {
    cx.table().figure(who).pose().is_some()
}

/// The activation in progress, to be changed.
pub(super) fn activation<'a>(cx: &'a mut Cx<'_>) -> Option<&'a mut Activation> {
    cx.below_mut().iter_mut().find_map(|frame| match frame {
        super::Frame::Activation(activation) => Some(activation),
        super::Frame::Opening(_)
        | super::Frame::Round(_)
        | super::Frame::Choosing(_)
        | super::Frame::Moving(_)
        | super::Frame::Acting(_)
        | super::Frame::Striking(_)
        | super::Frame::Spoiling(_)
        | super::Frame::Colliding(_)
        | super::Frame::Wounding(_)
        | super::Frame::Rolling(_)
        | super::Frame::Straining(_)
        | super::Frame::Mustering(_)
        | super::Frame::Laying(_)
        | super::Frame::Deploying(_)
        | super::Frame::Reserving(_)
        | super::Frame::Contesting(_) => None,
    })
}

/// The activation in progress.
pub(super) fn active(cx: &Cx<'_>) -> Option<Activation> {
    Activation::of(cx.below()).copied()
}

/// PR-17.14, PR-18.12, PR-18.13, PR-R55: the end, if a side has no model left, on the table or in reserve.
pub(crate) fn wipe_out(cx: &Cx<'_>) -> Option<Flow> {
    let is_out = |side: Side| {
        let mut models = cx.table().models().filter(|(who, _)| who.side() == side);
        models.all(|(_, figure)| figure.standing == Standing::Destroyed)
    };
    let [ppdc, kaiju] = Side::ALL.map(is_out);
    match (ppdc, kaiju) {
        (_, true) => Some(scoring::win(cx, Side::Ppdc)),
        (true, false) => Some(scoring::win(cx, Side::Kaiju)),
        (false, false) => None,
    }
}
