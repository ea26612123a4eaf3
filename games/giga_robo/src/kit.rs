//! Builds as kits of seats: the pieces to choose, ready builds, and how their texts are read.

use crate::GigaRobo;
use crate::build::{ABILITIES, Build, CARDS, read_picks, write_build};
use crate::content::{Ability, CardFacts, Code, Content, Kind, name_of, say_ability, say_card};
use crate::prose::kit::{say_crew, say_kit, say_pair, say_pilot, say_robot};
use crate::scene::picture;
use crate::setup::Setup;
use kernel::{Dealer, Fault, KitFact, KitForm, KitPart, KitPiece, KitRead, Kits, ReadyKit, Seat};
use std::collections::BTreeMap;
use words::Message;

/// GR-3.2 to GR-3.14: builds.
pub(crate) const KITS: Kits<GigaRobo> = Kits { form, ready, random, read, bring, surprise };

const PILOT: &str = "pilot";
const ROBOT: &str = "robot";
const PILOT_ABILITY: &str = "pilot-ability";
const ABILITY: &str = "abilities";
const ULTIMATE: &str = "ultimate";
const CARD: &str = "cards";

fn form(content: &Content) -> KitForm<Message> {
    let part = |key: &str, count: usize, rule| KitPart {
        key: key.to_owned(),
        words: Message::new("gr-kit-part").with("part", key.to_owned()),
        count: count as u32,
        least: count as u32,
        rule,
    };
    let parts = vec![
        part(PILOT, 1, "GR-3.2"),
        part(ROBOT, 1, "GR-3.2"),
        part(PILOT_ABILITY, 1, "GR-3.7"),
        part(ABILITY, ABILITIES, "GR-3.8"),
        part(ULTIMATE, 1, "GR-3.9"),
        part(CARD, usize::from(CARDS), "GR-3.10"),
    ];
    let pilots = content.pilots.iter().flat_map(|pilot| {
        let owner = Owner { code: pilot.code, names: &pilot.names, is_robot: false };
        owner.pieces(content, say_pilot(pilot), &pilot.abilities, &pilot.cards)
    });
    let robots = content.robots.iter().flat_map(|robot| {
        let owner = Owner { code: robot.code, names: &robot.names, is_robot: true };
        owner.pieces(content, say_robot(robot), &robot.abilities, &robot.cards)
    });
    KitForm {
        title: Message::new("gr-kit"),
        about: Message::new("gr-kit-about"),
        usual: Message::new("gr-kit-usual"),
        parts,
        pieces: pilots.chain(robots).collect(),
    }
}

/// A pilot or a robot, to whom abilities and cards belong (GR-1.4, GR-1.5).
#[derive(Clone, Copy)]
struct Owner<'a> {
    code: Code,
    names: &'a BTreeMap<String, String>,
    is_robot: bool,
}

impl Owner<'_> {
    fn pieces(
        self,
        content: &Content,
        numbers: Message,
        abilities: &[Ability],
        cards: &[CardFacts],
    ) -> Vec<KitPiece<Message>> {
        let (part, glyph) = match self.is_robot {
            true => (ROBOT, format!("mech-{}", self.code.to_lowercase())),
            false => (PILOT, format!("pilot-{}", self.code.to_lowercase())),
        };
        let own =
            KitPiece { of: None, lines: vec![numbers], ..self.piece(part, self.code, self.names, &glyph) };
        let abilities = abilities.iter().map(|ability| self.ability(content, ability));
        let cards = cards.iter().map(|card| self.card(content, card));
        std::iter::once(own).chain(abilities).chain(cards).collect()
    }

    fn ability(self, content: &Content, ability: &Ability) -> KitPiece<Message> {
        let part = if self.is_robot { ABILITY } else { PILOT_ABILITY };
        let lines = say_ability(content, ability).split_off(1);
        KitPiece { lines, ..self.piece(part, ability.code, &ability.names, &picture::ability(ability).0) }
    }

    fn card(self, content: &Content, card: &CardFacts) -> KitPiece<Message> {
        let part = if card.ultimate { ULTIMATE } else { CARD };
        let kind = match card.kind {
            Kind::Melee => "melee",
            Kind::Ranged => "ranged",
            Kind::Instant => "instant",
        };
        let fact = |what: &'static str, is: Message| KitFact {
            what: Message::new("gr-kit-fact").with("fact", what),
            is,
        };
        let facts = vec![
            fact("kind", Message::new("gr-kit-kind").with("kind", kind)),
            fact("owner", Message::new("gr-name").with("name", name_of(self.names))),
            fact("cooldown", Message::new("gr-kit-cooldown").with("n", card.cooldown.unwrap_or(0))),
            fact("cost", Message::new("gr-kit-cost").with("n", card.cost)),
        ];
        let lines = say_card(content, card).split_off(1);
        KitPiece { facts, lines, ..self.piece(part, card.code, &card.names, &picture::card(card).0) }
    }

    fn piece(
        self,
        part: &str,
        code: Code,
        names: &BTreeMap<String, String>,
        glyph: &str,
    ) -> KitPiece<Message> {
        KitPiece {
            part: part.to_owned(),
            code: code.to_string(),
            most: 1,
            of: Some(self.code.to_string()),
            words: Message::new("gr-name").with("name", name_of(names)),
            glyph: glyph.to_owned(),
            facts: Vec::new(),
            lines: Vec::new(),
        }
    }
}

/// GR-3.14: the Quick Start Builds, of every pilot in every robot.
fn ready(content: &Content) -> Vec<ReadyKit<Message>> {
    let pilots = (0u8..).zip(&content.pilots);
    let pairs = pilots.flat_map(|pilot| (0u8..).zip(&content.robots).map(move |robot| (pilot, robot)));
    let quick = |((pilot, of_pilot), (robot, of_robot))| ReadyKit {
        words: say_pair(of_pilot, of_robot),
        group: Some(Message::new("gr-name").with("name", name_of(&of_pilot.names))),
        text: write_build(&Build::quick(content, pilot, robot), content),
    };
    pairs.map(quick).collect()
}

fn random(content: &Content, wanted: &[&str], dealer: &mut Dealer) -> String {
    let is_wanted = |code: &Code| wanted.contains(&code.as_str());
    let mut place = |found: Option<usize>, count: usize| {
        found.map_or_else(|| dealer.below(count as u32) as u8, |place| place as u8)
    };
    let pilot = content.pilots.iter().position(|pilot| is_wanted(&pilot.code));
    let robot = content.robots.iter().position(|robot| is_wanted(&robot.code));
    let (pilot, robot) = (place(pilot, content.pilots.len()), place(robot, content.robots.len()));
    write_build(&Build::random(content, pilot, robot, dealer), content)
}

fn read(content: &Content, text: &str) -> KitRead<Message> {
    let (picks, build) = read_picks(text, content);
    let one = |key: &str, code: String| {
        let code = Some(code).filter(|code| !code.is_empty());
        (key.to_owned(), code.into_iter().collect())
    };
    let picks = vec![
        one(PILOT, picks.pilot),
        one(ROBOT, picks.robot),
        one(PILOT_ABILITY, picks.pilot_ability),
        (ABILITY.to_owned(), picks.abilities),
        one(ULTIMATE, picks.ultimate),
        (CARD.to_owned(), picks.cards),
    ];
    match build {
        Ok(build) => KitRead {
            picks,
            text: Some(write_build(&build, content)),
            words: say_kit(content, &build),
            open: vec![say_crew(content, &build)],
            faults: Vec::new(),
        },
        Err(faults) => KitRead { picks, text: None, words: Vec::new(), open: Vec::new(), faults },
    }
}

fn bring(content: &Content, setup: &mut Setup, seat: Seat, text: &str) -> Result<(), Vec<Fault>> {
    setup.bring(seat, crate::build::read_build(text, content)?);
    Ok(())
}

fn surprise(content: &Content, setup: &mut Setup, seat: Seat, dealer: &mut Dealer) {
    let build = setup.surprise(content, seat, dealer);
    setup.bring(seat, build);
}

#[cfg(test)]
mod tests;
