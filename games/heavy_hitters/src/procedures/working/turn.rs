//! Deeds of the turn: energy, what lasts, hacks, tags.

use super::{After, Working, attempt};
use crate::content::Deed;
use crate::event::Event;
use crate::legality::untaggable;
use crate::procedures::{Cx, Flow, Frame};
use crate::question::{Answer, Question, Shooter};
use crate::table::player::ENERGY_MAX;
use kernel::Seat;

/// GK-5.8: energy from a text.
pub(in crate::procedures) fn gain(cx: &mut Cx<'_>, seat: Seat, amount: u8) -> After {
    let player = cx.table_mut().player_mut(seat);
    let energy = amount.min(ENERGY_MAX.saturating_sub(player.energy));
    player.energy += energy;
    if energy > 0 {
        cx.tell(Event::Gained { seat, energy });
    }
    None
}

/// Energy that is there is lost.
pub(super) fn lose(cx: &mut Cx<'_>, seat: Seat, amount: u8) -> After {
    let player = cx.table_mut().player_mut(seat);
    let energy = amount.min(player.energy);
    player.energy -= energy;
    if energy > 0 {
        cx.tell(Event::Drained { seat, energy });
    }
    None
}

/// GK-14.6: one unit that has tagged may tag once more.
pub(super) fn tag_again(cx: &mut Cx<'_>, seat: Seat) -> After {
    let today = &mut cx.table_mut().player_mut(seat).today;
    today.tags_again = today.tags_again.saturating_add(1);
    cx.tell(Event::TagsAgain { seat });
    None
}

/// GK-14.7: nobody removes or overwrites the tags of the seat this turn.
pub(super) fn guard(cx: &mut Cx<'_>, seat: Seat) -> After {
    cx.table_mut().player_mut(seat).today.guarded = true;
    cx.tell(Event::Guarded { seat });
    None
}

/// GK-14.7: the tag goes back to its owner.
pub(super) fn untagged(cx: &mut Cx<'_>, answer: Answer) -> After {
    if let Answer::Untag { at, side } = answer
        && let Some(building) = cx.table().building_at(at)
        && let Some(seat) = cx.table_mut().buildings[building].faces[side.index()].take()
    {
        cx.tell(Event::Untagged { seat, cell: at });
    }
    None
}

impl Working {
    /// What lasts until the end of the turn.
    pub(super) fn last(self, cx: &mut Cx<'_>, deed: Deed) -> After {
        let seat = self.seat;
        let today = &mut cx.table_mut().player_mut(seat).today;
        if let Deed::Armour(amount) = deed {
            today.armour = today.armour.saturating_add(amount);
        } else if let Deed::Range(more) = deed {
            today.range = today.range.saturating_add(more);
        } else if let Deed::Stride(free) = deed {
            today.stride = today.stride.saturating_add(free);
        }
        cx.tell(Event::Lasts { seat });
        None
    }

    /// The opponent that the hack is played against, or the owner of the target, loses energy.
    pub(super) fn drain(self, cx: &mut Cx<'_>, amount: u8) -> After {
        let from = self.on.map(|(seat, _)| seat).or_else(|| attempt(cx.below()).map(|attempt| attempt.at));
        from.and_then(|seat| lose(cx, seat, amount))
    }

    /// The unit neither moves nor attacks this turn.
    pub(super) fn freeze(self, cx: &mut Cx<'_>) -> After {
        if let Some((seat, Shooter::Unit(gkr))) = self.on {
            cx.table_mut().player_mut(seat).today.frozen |= 1 << gkr as u8;
            cx.tell(Event::Frozen { seat, gkr });
        }
        None
    }

    /// GK-R67: the hack that is answered does nothing.
    pub(super) fn counter(self, cx: &mut Cx<'_>) -> After {
        let mut frames = cx.below_mut().iter_mut();
        let hack =
            frames.find_map(|frame| if let Frame::Playing(playing) = frame { Some(playing) } else { None });
        if let Some(hack) = hack {
            hack.countered = true;
            let card = hack.card;
            cx.tell(Event::Countered { seat: self.seat, card });
        }
        None
    }

    /// GK-14.7: one tag of an opponent.
    pub(super) fn untag(self, cx: &mut Cx<'_>) -> After {
        let to = self.seat;
        untaggable(cx.table(), to).next()?;
        self.wait(1, |then| Flow::Ask { to, question: Question::Untag, then })
    }
}
