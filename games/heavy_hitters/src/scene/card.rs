//! Cards and their pictures, composed from what they do.

mod marks;

use super::{Look, ids};
use crate::content::{Card, CardId, CardKind, Cards, Class, FactionId, Gkr, say_card, say_unit};
use kernel::Seat;
use scene::{Deed, Face, Glyph, Id, Item, Mark, Number, Picture, Tone};
use words::Message;

/// The drawings that stand in for a Heavy Hitter and for Support Units without their own.
const HITTERS: [&str; 4] = ["mech-old-mole", "mech-stoker", "mech-argus-crane", "mech-silverfin"];
const UNITS: [&str; 3] = ["unit-bollard", "unit-caulker", "unit-kestrel"];

/// The figure of a piece: its own drawing by its name, or the one of its class.
pub(super) fn figure(look: Look<'_>, seat: Seat, gkr: Gkr) -> Glyph {
    let faction = look.names.table.players.get(seat).and_then(|player| player.faction);
    let name = look.names.piece(seat, gkr);
    match gkr.unit() {
        Some(unit) => drawn("unit", &name, UNITS[unit]),
        None => hitter(faction.unwrap_or(FactionId(0)), &name),
    }
}

/// The figure of the Heavy Hitter of a faction.
pub(crate) fn hitter(faction: FactionId, name: &str) -> Glyph {
    drawn("mech", name, HITTERS[usize::from(faction.0) % HITTERS.len()])
}

fn drawn(kind: &str, name: &str, usual: &str) -> Glyph {
    Glyph::named(format!("{kind}-{}|{usual}@0,0,64", slug(name)))
}

fn slug(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric() || *letter == ' ');
    letters.map(|letter| if letter == ' ' { '-' } else { letter.to_ascii_lowercase() }).collect()
}

/// GK-13: the front of a card.
pub(super) fn front(look: Look<'_>, id: CardId) -> Face {
    let card = look.names.content.card(id);
    Face::Front {
        turned_down: false,
        title: Message::new("gk-piece-card").with("name", card.name.as_str()),
        glyph: picture(card),
        numbers: numbers(card),
        text: say_card(card),
    }
}

/// GK-13.1: cost and damage; the pips of the picture are the range, the text says the rest.
fn numbers(card: &Card) -> Vec<Number> {
    let number = |name: &'static str, value: u8, tone: Tone| {
        Number::new(Message::new("gk-scene-number").with("name", name), value, tone)
    };
    match card.kind {
        CardKind::Weapon(weapon) => {
            vec![number("cost", weapon.cost, Tone::Power), number("damage", weapon.damage, Tone::Harm)]
        }
        CardKind::Orbital(orbital) => {
            vec![number("cost", orbital.cost, Tone::Power), number("damage", orbital.damage, Tone::Harm)]
        }
        CardKind::Manoeuvre(cost) => vec![number("cost", cost, Tone::Power)],
        CardKind::Sponsor { .. } | CardKind::Deploy | CardKind::Reaction => Vec::new(),
    }
}

/// What a card does at a look: class, damage and range of an attack, then its text.
pub(crate) fn picture(card: &Card) -> Glyph {
    let (kind, attack) = match card.kind {
        CardKind::Weapon(weapon) => {
            let class = match weapon.class {
                Class::Energy => "class-energy",
                Class::Ballistic => "class-ballistic",
                Class::Missile => "class-missile",
            };
            let blow = Deed::of(class).counting(weapon.damage.to_string()).with_pips(weapon.range);
            (None, Some(blow.when(weapon.all_round.then_some("around"))))
        }
        CardKind::Orbital(orbital) => {
            let blow = Deed::of("orbital").counting(orbital.damage.to_string()).with_pips(orbital.range);
            (None, Some(blow.when(orbital.spotted.then_some("asked"))))
        }
        CardKind::Deploy => (None, Some(Deed::of("crate"))),
        CardKind::Reaction => (Some("shield"), None),
        CardKind::Manoeuvre(_) => (Some("manoeuvre"), None),
        CardKind::Sponsor { hack: true } => (Some("hack"), None),
        CardKind::Sponsor { hack: false } => (Some("sponsor"), None),
    };
    let text = card.clauses.iter().map(|clause| marks::deed(clause.deed));
    Picture::with(attack.into_iter().chain(text)).of(kind).glyph()
}

/// The cards of a zone, equal ones together.
pub(super) fn counted(look: Look<'_>, kind: &str, seat: Seat, cards: &Cards) -> Vec<Item> {
    Item::cards(&ids::zone(kind, seat), cards.iter(), |id| front(look, CardId(id)))
}

/// GK-13.6: the card of a Support Unit, with the Hit Points that it has left. Its text says the range, as weapons' pips do.
pub(super) fn unit(look: Look<'_>, seat: Seat, gkr: Gkr) -> Item {
    let player = look.names.table.player(seat);
    let (Some(faction), Some(place)) = (player.faction, gkr.unit()) else {
        let title = Message::new("gk-class").with("gkr", crate::prose::names::gkr_word(gkr));
        return Item::Empty { id: ids::unit(seat, gkr), title };
    };
    let unit = &look.names.content.faction(faction).units[place];
    let drone = player.units.get(gkr);
    let number = |name: &'static str, value: u8, tone: Tone| {
        Number::new(Message::new("gk-scene-number").with("name", name), value, tone)
    };
    let mark = match drone {
        Some(drone) => {
            let words = Message::new("gk-scene-hits").with("hits", drone.hits).with("most", gkr.hits());
            Mark::new(words, Tone::Help).drawn("shield").counting(drone.hits)
        }
        None => Mark::new(Message::new("gk-scene-off-board"), Tone::Spent).drawn("out"),
    };
    let class = Message::new("gk-class").with("gkr", crate::prose::names::gkr_word(gkr));
    let face = Face::Front {
        turned_down: false,
        title: Message::new("gk-piece-card").with("name", unit.name.as_str()),
        glyph: figure(look, seat, gkr),
        numbers: vec![
            number("hits", drone.map_or(gkr.hits(), |drone| drone.hits), Tone::Help),
            number("damage", unit.damage, Tone::Harm),
        ],
        text: std::iter::once(class).chain(say_unit(unit)).collect(),
    };
    let id: Id = ids::unit(seat, gkr);
    Item::Card(scene::Card { marks: vec![mark], lying: drone.is_none(), ..scene::Card::new(id, face) })
}
