//! Packs under test: the house pack, and what is refused.

mod refused;
mod replaced;
mod shown;

use super::{ActionCard, Blow, Content, Reach, Step, house_files, read_packs};
use kernel::PackText;
use tabletop::sheet::line_column;

/// The content of the house pack.
pub(crate) fn house() -> Content {
    read_packs(&house_files()).unwrap_or_else(|faults| {
        let files = house_files();
        let said = faults.iter().map(|one| {
            let text = files.iter().find(|file| file.file == one.file).map_or("", |file| &file.text);
            let (line, column) = line_column(text, one.fault.span.start);
            format!("{}:{line}:{column}: {} {:?}\n", one.file, one.fault.what, one.fault.help)
        });
        panic!("the house pack is faulty:\n{}", said.collect::<String>())
    })
}

/// What is wrong with the house pack and this text besides.
fn faults(text: &str) -> Vec<String> {
    let besides = PackText { file: "besides.toml".to_owned(), text: text.to_owned() };
    let files: Vec<PackText> = house_files().into_iter().chain([besides]).collect();
    let faults = read_packs(&files).err().unwrap_or_default();
    faults.into_iter().map(|one| format!("{} {:?}", one.fault.what, one.fault.help)).collect()
}

#[test]
fn the_house_pack_is_sound() {
    let content = house();
    assert_eq!(content.cards.len(), 6 * content.models.len());
}

#[test]
fn the_plain_pack_goes_with_the_house_pack() {
    assert_eq!(faults(include_str!("../../tests/packs/plain/plain.toml")), [""; 0]);
}

#[test]
fn editors_are_told_of_every_key() {
    assert_eq!(tabletop::schema::unexplained(&super::schema()), [""; 0]);
}

/// What our own content must supply: cards that every force can use.
#[test]
fn every_model_can_push_and_most_can_shoot() {
    let content = house();
    let attacks = |card: &ActionCard| -> Vec<super::Attack> {
        let attack = |step| match step {
            Step::Attack(attack) => Some(attack),
            Step::Move(_)
            | Step::Run
            | Step::Pivot
            | Step::Circle
            | Step::Seize(_)
            | Step::Tactical
            | Step::Gain(..)
            | Step::Fill(_)
            | Step::Pilots => None,
        };
        card.steps().filter_map(attack).collect()
    };
    for (model, cards) in content.models.iter().zip(content.cards.chunks(6)) {
        let all: Vec<super::Attack> = cards.iter().flat_map(attacks).collect();
        let pushes = all.iter().flat_map(|one| one.blows).flatten().any(|blow| matches!(blow, Blow::Push(_)));
        let shoots = all.iter().any(|one| one.reach == Reach::Ranged);
        assert!(pushes && shoots, "{} pushes: {pushes}, shoots: {shoots}", model.code);
    }
}

#[test]
fn no_two_models_have_the_same_numbers() {
    let content = house();
    let board = |model: &super::Model| {
        (model.speed, model.skill, model.power, model.armour, model.structure, model.tracks, model.breed)
    };
    for (at, model) in content.models.iter().enumerate() {
        let same = content.models[..at].iter().find(|other| board(other) == board(model));
        assert_eq!(same.map(|other| &other.code), None, "{} has the board of another", model.code);
    }
}
