//! All cards of a game side by side, so that one sees whether their pictures can be told apart.

use ::giga_robo::GigaRobo;
use ::stak_bots::StakBots;
use kernel::{KitPiece, Library, Prose, Show};
use scene::{Card, Face, Glyph, Id, Item, Layout, Message, Part, Prompt, Scene, Zone};

pub(crate) fn stak_bots() -> Vec<(&'static str, Scene)> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack is sound");
    vec![("stak-bots-cards", StakBots::pieces(&content).expect("it has pieces"))]
}

/// GR-3.2: the pieces of builds: one zone for each pilot and robot.
pub(crate) fn giga_robo() -> Vec<(&'static str, Scene)> {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack is sound");
    let kits = GigaRobo::kits().expect("it has builds");
    let form = (kits.form)(&content);
    let owners = form.pieces.iter().filter(|piece| piece.of.is_none());
    let zone = |owner: &KitPiece<Message>| {
        let own = form.pieces.iter().filter(|piece| piece.of.as_ref() == Some(&owner.code));
        let cards = std::iter::once(owner).chain(own).map(card).map(Item::Card);
        Part::Zone(Zone::new(Id::of("owner", &owner.code), owner.words.clone(), Layout::Row, cards.collect()))
    };
    let parts = owners.map(zone).collect();
    let scene = Scene::of("giga-robo", None::<u8>, 2, form.title.clone(), false);
    vec![("giga-robo-cards", Scene { parts, prompt: Prompt::default(), ..scene })]
}

fn card(piece: &KitPiece<Message>) -> Card {
    let face = Face::Front {
        turned_down: false,
        title: piece.words.clone(),
        glyph: Glyph::named(&piece.glyph),
        numbers: Vec::new(),
        text: piece.lines.clone(),
    };
    Card::new(Id::of("piece", &piece.code), face)
}
