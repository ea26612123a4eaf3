//! Builds as kits of seats: the pieces to choose, ready builds, and how their texts are read.

use crate::HeavyHitters;
use crate::build::{Build, SETS, read_build, read_picks, write_build};
use crate::content::{Card, CardKind, Content, FactionId, Pilot, UTILITIES, say_card, say_clauses, say_unit};
use crate::prose::kit::{say_kit, say_pair};
use crate::prose::names::kind_word;
use crate::scene::card::{hitter, picture};
use crate::setup::Setup;
use kernel::{Dealer, Fault, KitFact, KitForm, KitPart, KitPiece, KitRead, Kits, ReadyKit, Seat};
use words::Message;

/// GK-R86: builds.
pub(crate) const KITS: Kits<HeavyHitters> = Kits { form, ready, random, read, bring, surprise };

const FACTION: &str = "faction";
const PILOT: &str = "pilot";
const CARD: &str = "cards";

fn form(content: &Content) -> KitForm<Message> {
    let part = |key: &str, count: usize, rule| KitPart {
        key: key.to_owned(),
        words: Message::new("gk-kit-part").with("part", key.to_owned()),
        count: count as u32,
        least: count as u32,
        rule,
    };
    let [(primary, _, one), (secondary, _, two)] = SETS;
    let parts = vec![
        part(FACTION, 1, "GK-3.4"),
        part(PILOT, 1, "GK-3.9"),
        part(primary, one, "GK-4.2"),
        part(secondary, two, "GK-4.3"),
        part(CARD, usize::from(UTILITIES), "GK-4.6"),
    ];
    let pieces = (0..content.factions.len()).flat_map(|at| pieces_of(content, FactionId(at as u8)));
    KitForm {
        title: Message::new("gk-kit"),
        about: Message::new("gk-kit-about"),
        usual: Message::new("gk-kit-usual"),
        parts,
        pieces: pieces.collect(),
    }
}

/// The faction, and all that can be chosen with it.
fn pieces_of(content: &Content, id: FactionId) -> Vec<KitPiece<Message>> {
    let faction = content.faction(id);
    let units = faction.units.iter().flat_map(|unit| [name(&unit.name)].into_iter().chain(say_unit(unit)));
    let own = KitPiece {
        of: None,
        lines: units.collect(),
        ..piece(FACTION, &faction.code, &faction.code, &faction.name, hitter(id, &faction.name).0)
    };
    let pilots = content.pilots_of(id).map(|(_, pilot)| pilot_piece(&faction.code, pilot));
    let cards = content.pool(id).filter_map(|(_, card)| card_piece(&faction.code, card));
    [own].into_iter().chain(pilots).chain(cards).collect()
}

fn pilot_piece(faction: &str, pilot: &Pilot) -> KitPiece<Message> {
    let lines = say_clauses(&pilot.clauses);
    KitPiece { lines, ..piece(PILOT, faction, &pilot.code, &pilot.name, "pilot".to_owned()) }
}

/// GK-4.2, GK-4.3, GK-4.6: a set of weapons, or a card that is chosen alone. Deploy Cards are not chosen (GK-4.5).
fn card_piece(faction: &str, card: &Card) -> Option<KitPiece<Message>> {
    let set = SETS.into_iter().find(|(_, rank, _)| card.rank() == Some(*rank));
    let part = match card.kind {
        CardKind::Weapon(_) => set?.0,
        CardKind::Orbital(_) | CardKind::Reaction | CardKind::Manoeuvre(_) => CARD,
        CardKind::Deploy | CardKind::Sponsor { .. } => return None,
    };
    let fact = |what: &'static str, is: Message| KitFact {
        what: Message::new("gk-kit-fact").with("fact", what),
        is,
    };
    let facts = vec![
        fact("kind", Message::new("gk-kit-kind").with("kind", kind_word(card.kind))),
        fact("cost", Message::new("gk-kit-cost").with("n", card.cost())),
    ];
    let most = if set.is_some() { 1 } else { card.copies.into() };
    let lines = say_card(card);
    Some(KitPiece { most, facts, lines, ..piece(part, faction, &card.code, &card.name, picture(card).0) })
}

fn piece(part: &str, faction: &str, code: &str, named: &str, glyph: String) -> KitPiece<Message> {
    KitPiece {
        part: part.to_owned(),
        code: code.to_owned(),
        most: 1,
        of: Some(faction.to_owned()),
        words: name(named),
        glyph,
        facts: Vec::new(),
        lines: Vec::new(),
    }
}

fn name(name: &str) -> Message {
    Message::new("gk-piece-card").with("name", name)
}

/// The quick decks of all factions, each with a Pilot.
fn ready(content: &Content) -> Vec<ReadyKit<Message>> {
    let factions = (0..).map(FactionId).zip(&content.factions);
    let all = factions.flat_map(|(id, faction)| (0..).zip(&faction.quick).map(move |deck| (id, deck)));
    let quick = |(faction, (number, deck)): (FactionId, (usize, &crate::content::Quick))| {
        let build = Build::quick(content, faction, number);
        let pair = say_pair(content, &build).expect("a quick deck has a faction and a Pilot");
        ReadyKit {
            words: Message::new("gk-kit-quick").with("name", deck.name.as_str()).with("kit", pair),
            group: None,
            text: write_build(&build, content),
        }
    };
    all.map(quick).collect()
}

fn random(content: &Content, wanted: &[&str], dealer: &mut Dealer) -> String {
    write_build(&Build::random(content, wanted, dealer), content)
}

fn read(content: &Content, text: &str) -> KitRead<Message> {
    let (picks, build) = read_picks(text, content);
    let picks = picks.into_iter().map(|(key, codes)| (key.to_owned(), codes)).collect();
    match build {
        Ok(build) => KitRead {
            picks,
            text: Some(write_build(&build, content)),
            words: say_kit(content, &build),
            open: say_pair(content, &build).into_iter().collect(),
            faults: Vec::new(),
        },
        Err(faults) => KitRead { picks, text: None, words: Vec::new(), open: Vec::new(), faults },
    }
}

fn bring(content: &Content, setup: &mut Setup, seat: Seat, text: &str) -> Result<(), Vec<Fault>> {
    setup.bring(seat, read_build(text, content)?);
    Ok(())
}

fn surprise(content: &Content, setup: &mut Setup, seat: Seat, dealer: &mut Dealer) {
    let build = setup.surprise(content, seat, dealer);
    setup.bring(seat, build);
}
