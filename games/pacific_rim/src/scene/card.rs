//! Cards and their pictures, composed from what they do.

mod marks;

use super::{Look, ids};
use crate::content::{Action, CardId, Content, Pilot, Trait, say_card, say_mutation, say_pilot, say_upgrade};
use crate::table::{Figure, Who};
use scene::{Deed, Face, Glyph, Item, Number, Picture, Tone};
use words::Message;

/// PR-1.25: the front of an action card.
pub(super) fn front(content: &Content, id: CardId) -> Face {
    let card = content.card(id);
    let costs = card.actions.iter().filter_map(|action| action.cost);
    let number = |cost: crate::content::Cost| {
        let title = crate::content::say_resource(cost.resource);
        Number::new(title, cost.n, if cost.resource.track() == 0 { Tone::Power } else { Tone::Heat })
    };
    Face::Front {
        turned_down: false,
        title: Message::new("pr-piece").with("name", card.name.as_str()),
        glyph: picture(content, id),
        numbers: costs.map(number).take(1).collect(),
        text: say_card(card),
    }
}

/// What an action card does at a look: its actions, what holds while it is face up, what its loss does.
pub(crate) fn picture(content: &Content, id: CardId) -> Glyph {
    let card = content.card(id);
    let kind = if card.is_deep_drift() {
        Some("drift")
    } else if content.model(id.model()).is_jaeger() {
        None
    } else {
        Some("kaiju")
    };
    let actions = card.actions.iter().flat_map(action);
    let passives = card.passives.iter().map(marks::given);
    let wounds = card.wounds.iter().map(|wound| marks::wound(*wound));
    Picture::with(actions.chain(passives).chain(wounds)).of(kind).glyph()
}

/// The steps of an action; what they cost stands on the first.
fn action(action: &Action) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = action.steps.iter().map(|step| marks::step(*step)).collect();
    if let Some(extra) = action.extra {
        deeds.push(marks::extra(extra));
    }
    deeds
}

/// What the abilities of a pilot do, at a look.
pub(crate) fn pilot_picture(pilot: &Pilot) -> Glyph {
    Picture::with(pilot.abilities.iter().map(|ability| marks::ability(*ability))).of("pilot").glyph()
}

/// What an upgrade (`refit`) or a mutation gives, at a look.
pub(crate) fn gear_picture(kind: &'static str, traits: &[Trait]) -> Glyph {
    Picture::with(traits.iter().map(marks::given)).of(kind).glyph()
}

/// PR-3.16: the crew, with the seat of each.
pub(super) fn crew(look: Look<'_>, who: Who, figure: &Figure) -> Vec<Item> {
    let content = look.names.content;
    let card = |(seat, id): (u8, crate::content::PilotId)| {
        let pilot = content.pilot(id);
        let face = Face::Front {
            turned_down: false,
            title: Message::new("pr-piece").with("name", pilot.name.as_str()),
            glyph: pilot_picture(pilot),
            numbers: Vec::new(),
            text: say_pilot(content, pilot),
        };
        Item::Card(scene::Card::new(ids::zone("crew", who).at(seat), face))
    };
    figure.pilots().map(card).collect()
}

/// PR-3.12, PR-3.17: the upgrade, or the mutations.
pub(super) fn gear(look: Look<'_>, who: Who, figure: &Figure) -> Vec<Item> {
    let content = look.names.content;
    let upgrade = figure.kit.upgrade.map(|id| {
        let upgrade = content.upgrade(id);
        part("refit", &upgrade.name, &upgrade.traits, say_upgrade(content, upgrade))
    });
    let mutations = figure.kit.mutations.iter().flatten().map(|id| {
        let mutation = content.mutation(*id);
        part("mutation", &mutation.name, &mutation.traits, say_mutation(mutation))
    });
    let faces = upgrade.into_iter().chain(mutations).enumerate();
    faces.map(|(place, face)| Item::Card(scene::Card::new(ids::zone("gear", who).at(place), face))).collect()
}

fn part(kind: &'static str, name: &str, traits: &[Trait], text: Vec<Message>) -> Face {
    Face::Front {
        turned_down: false,
        title: Message::new("pr-piece").with("name", name),
        glyph: gear_picture(kind, traits),
        numbers: Vec::new(),
        text,
    }
}
