//! Forces as kits of seats: the pieces to choose, ready forces, and how their texts are read.

use crate::PacificRim;
use crate::build::{FORCE_MAX, Force, Key, read_build, read_picks, write_build};
use crate::content::side_word;
use crate::content::{
    Breed, Content, Model, Mutation, Pilot, Side, Upgrade, say_card, say_enlisted, say_model, say_mutation,
    say_pilot, say_upgrade,
};
use crate::scene::{gear_picture, pilot_picture, portrait};
use crate::setup::{Mode, Setup};
use kernel::{Dealer, Fault, KitFact, KitForm, KitPart, KitPiece, KitRead, Kits, ReadyKit, Seat};
use scene::Glyph;
use words::Message;

/// PR-3.10, PR-3.14: forces. A side has one force, which its first seat brings.
pub(crate) const KITS: Kits<PacificRim> = Kits { form, ready, random, read, bring, surprise };

/// PR-R41: the most seats that the Jaegers of a force have.
const SEATS_MAX: usize = 3 * FORCE_MAX;

/// What there is to choose.
fn form(content: &Content) -> KitForm<Message> {
    let part = |key: Key| KitPart {
        key: key.name().to_owned(),
        words: Message::new("pr-kit-part").with("part", key.name()),
        count: if key == Key::Pilots { SEATS_MAX } else { FORCE_MAX } as u32,
        least: 0,
        rule: rule(key),
    };
    let models = content.models.iter().zip(content.cards.chunks(6));
    let models = models.map(|(model, cards)| {
        let named = |card: &crate::content::ActionCard| [name(&card.name)].into_iter().chain(say_card(card));
        let lines: Vec<Message> = say_model(model).into_iter().chain(cards.iter().flat_map(named)).collect();
        model_piece(model, lines)
    });
    let pilots = content.pilots.iter().map(|pilot| pilot_piece(content, pilot));
    let upgrades = content.upgrades.iter().map(|upgrade| upgrade_piece(content, upgrade));
    let mutations = content.mutations.iter().map(mutation_piece);
    KitForm {
        title: Message::new("pr-kit"),
        about: Message::new("pr-kit-about"),
        usual: Message::new("pr-kit-usual"),
        parts: Key::ALL.into_iter().map(part).collect(),
        pieces: models.chain(pilots).chain(upgrades).chain(mutations).collect(),
    }
}

/// The rule that says what a list holds.
fn rule(key: Key) -> &'static str {
    match key {
        Key::Jaegers => "PR-3.14",
        Key::Pilots => "PR-3.16",
        Key::Upgrades => "PR-3.17",
        Key::Kaiju => "PR-3.10",
        Key::Offensive | Key::Defensive => "PR-3.12",
    }
}

/// PR-3.14, PR-3.10: a model; of Kaiju Drones a force may have several (PR-3.21).
fn model_piece(model: &Model, lines: Vec<Message>) -> KitPiece<Message> {
    let (key, worth, most) = match model.breed {
        Breed::Jaeger { cost, .. } => (Key::Jaegers, Message::new("pr-kit-points").with("n", cost), 1),
        Breed::Kaiju { category, drone, .. } => {
            let most = if drone { FORCE_MAX as u32 } else { 1 };
            (Key::Kaiju, Message::new("pr-kit-category").with("n", category), most)
        }
    };
    let facts = vec![fact("worth", worth)];
    KitPiece { most, facts, lines, ..piece(key, &model.code, &model.name, portrait(model)) }
}

fn pilot_piece(content: &Content, pilot: &Pilot) -> KitPiece<Message> {
    let facts = vec![fact("worth", Message::new("pr-kit-points").with("n", pilot.cost))];
    let of = piece(Key::Pilots, &pilot.code, &pilot.name, pilot_picture(pilot));
    KitPiece { facts, lines: say_pilot(content, pilot), ..of }
}

/// PR-3.18: an upgrade of one Jaeger belongs to it.
fn upgrade_piece(content: &Content, upgrade: &Upgrade) -> KitPiece<Message> {
    let of = upgrade.only.map(|only| content.model(only).code.clone());
    let lines = say_upgrade(content, upgrade);
    let picture = gear_picture("refit", &upgrade.traits);
    KitPiece { of, lines, ..piece(Key::Upgrades, &upgrade.code, &upgrade.name, picture) }
}

/// PR-R63: different Kaiju may have the same mutation.
fn mutation_piece(mutation: &Mutation) -> KitPiece<Message> {
    let key = if mutation.slot == 0 { Key::Offensive } else { Key::Defensive };
    let lines = say_mutation(mutation);
    let picture = gear_picture("mutation", &mutation.traits);
    KitPiece { most: FORCE_MAX as u32, lines, ..piece(key, &mutation.code, &mutation.name, picture) }
}

fn fact(what: &'static str, is: Message) -> KitFact<Message> {
    KitFact { what: Message::new("pr-kit-fact").with("fact", what), is }
}

fn piece(key: Key, code: &str, named: &str, picture: Glyph) -> KitPiece<Message> {
    KitPiece {
        part: key.name().to_owned(),
        code: code.to_owned(),
        most: 1,
        of: None,
        words: name(named),
        glyph: picture.0,
        facts: Vec::new(),
        lines: Vec::new(),
    }
}

fn name(name: &str) -> Message {
    Message::new("pr-piece").with("name", name)
}

/// The ready forces of the packs.
fn ready(content: &Content) -> Vec<ReadyKit<Message>> {
    let ready = |one: &crate::content::Ready| ReadyKit {
        words: Message::new("pr-kit-ready")
            .with("name", one.name.as_str())
            .with("worth", say_worth(content, &one.force)),
        group: None,
        text: write_build(&one.force, content),
    };
    content.forces.iter().map(ready).collect()
}

/// A legal force, with the pieces of these codes as far as they go together.
fn random(content: &Content, wanted: &[&str], dealer: &mut Dealer) -> String {
    write_build(&Force::random(content, wanted, dealer), content)
}

/// What is in the text, and all that is wrong with it. Forces are chosen openly (PR-R62).
fn read(content: &Content, text: &str) -> KitRead<Message> {
    let (picks, force) = read_picks(text, content);
    let picks = picks.into_iter().map(|(key, codes)| (key.to_owned(), codes)).collect();
    match force {
        Ok(force) => KitRead {
            picks,
            text: Some(write_build(&force, content)),
            words: say_force(content, &force),
            open: say_force(content, &force),
            faults: Vec::new(),
        },
        Err(faults) => KitRead { picks, text: None, words: Vec::new(), open: Vec::new(), faults },
    }
}

/// Each model with all that belongs to it, and what all of them are worth.
fn say_force(content: &Content, force: &Force) -> Vec<Message> {
    let models = force.iter().map(|one| say_enlisted(content, one));
    models.chain([say_worth(content, force)]).collect()
}

/// PR-3.13, PR-3.15, PR-19.7: threat, points, value.
fn say_worth(content: &Content, force: &Force) -> Message {
    Message::new("pr-kit-worth")
        .with("threat", force.threat(content))
        .with("points", force.points(content))
        .with("value", force.value(content))
}

/// What a side brings, in words.
pub(crate) fn say_brought(content: &Content, side: Side, force: &Force) -> Vec<Message> {
    let is_known = force.iter().all(|one| one.is_known(content));
    let said = if is_known { say_force(content, force) } else { Vec::new() };
    let line = |line| Message::new("pr-setup-brought").with("side", side_word(side)).with("line", line);
    said.into_iter().map(line).collect()
}

/// The force of the seat's side; a quick play becomes a battle by it (PR-3.8).
fn bring(content: &Content, setup: &mut Setup, seat: Seat, text: &str) -> Result<(), Vec<Fault>> {
    let force = read_build(text, content)?;
    put(setup, seat, force);
    Ok(())
}

fn surprise(content: &Content, setup: &mut Setup, seat: Seat, dealer: &mut Dealer) {
    let side = setup.side(seat);
    let foe = setup.force(side.foe()).copied();
    let force = Force::fitting(content, foe.as_ref(), (side, setup.war()), dealer);
    put(setup, seat, force);
}

fn put(setup: &mut Setup, seat: Seat, force: Force) {
    let side = setup.side(seat);
    setup.forces[side as usize] = Some(force);
    if setup.mode == Mode::Quick {
        setup.mode = Mode::Battle;
    }
}
