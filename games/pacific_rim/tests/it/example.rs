//! The example pack of docs/packs-pacific-rim.md is what the page shows, keeps to the schema, has no fault, and is played.

use kernel::{Bout, Dealer, Fault, Input, Library, Notation, PackText, Waiting};
use pacific_rim::content::Content;
use pacific_rim::{PacificRim, Setup};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabletop::sheet::{Shape, Sheet};

const FILES: [&str; 2] = ["pacific-rim/models.toml", "pacific-rim/fields.toml"];

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn file(name: &str) -> String {
    read(&docs().join("examples/extinction-pack").join(name))
}

fn page() -> String {
    read(&docs().join("packs-pacific-rim.md"))
}

/// The house pack and the example.
fn content() -> Arc<Content> {
    let own = FILES.map(|name| PackText { file: name.to_owned(), text: file(name) });
    let files: Vec<PackText> = PacificRim::house().into_iter().chain(own).collect();
    PacificRim::content(&files).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The blocks of the page in TOML.
fn blocks(page: &str) -> impl Iterator<Item = &str> {
    page.split("```toml\n").skip(1).filter_map(|block| block.split("```").next())
}

#[test]
fn the_page_shows_the_files_of_the_example() {
    let page = page();
    let named = |block: &str| {
        let (name, text) = block.strip_prefix("# extinction-pack/")?.split_once('\n')?;
        Some((name.to_owned(), text.trim_end().to_owned()))
    };
    let mut shown: Vec<String> = Vec::new();
    for (name, text) in blocks(&page).filter_map(named) {
        assert!(file(&name).starts_with(&text), "the page shows another {name}");
        shown.push(name);
    }
    assert_eq!(shown, ["pack.toml", FILES[0], FILES[1]]);
}

#[test]
fn the_example_keeps_to_the_schema() {
    let schema = PacificRim::schemas().into_iter().find(|(kind, _)| *kind == "content").expect("a schema");
    let schema: serde_json::Value = serde_json::from_str(&schema.1).expect("a schema is JSON");
    for name in FILES {
        let text = file(name);
        let sheet = Sheet::parse(&text).expect("TOML");
        let holds = Shape::new(&schema).holds(&sheet);
        assert!(holds, "{name}: {:#?}", sheet.finish());
    }
}

fn setup(text: &str, content: &Content) -> Setup {
    let read: Result<Setup, Vec<Fault>> = PacificRim::read_setup(text, None, content);
    read.unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// Plays by chance to the end.
fn played(setup: &Setup, content: &Arc<Content>) -> Bout<PacificRim> {
    let mut dealer = Dealer::new(3);
    let mut bout = Bout::open(setup, content, None).expect("the set-up can be played");
    loop {
        let input = match bout.waiting() {
            Waiting::Over => return bout,
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, bout.pile())),
            Waiting::Seats(owing) => {
                let (seat, mut listed) = (owing.iter().next().expect("somebody is asked"), Vec::new());
                bout.answers(seat, &mut listed);
                Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize])
            }
        };
        bout.play(input).expect("what is listed is legal");
    }
}

#[test]
fn the_example_is_played() {
    let content = content();
    let page = page();
    let battle = blocks(&page).last().expect("the page ends with a set-up");
    for text in [battle, "quick = \"LOW-WATER\"\n"] {
        let bout = played(&setup(text, &content), &content);
        let models: Vec<&str> =
            bout.table().models().map(|(_, one)| one.model(&content).code.as_str()).collect();
        assert_eq!(models, ["SALT-LANTERN", "UNDERTOW"]);
        assert!(bout.outcome().is_some());
    }
}

#[test]
fn what_the_example_replaces_is_replaced() {
    let content = content();
    let kept: Vec<&str> =
        content.missions.iter().filter(|one| one.code == "SALVAGE").map(|one| one.name.as_str()).collect();
    assert_eq!(kept, ["Salvage, at another price"]);
}

/// `HANGAR_BLESS=1` writes the files anew.
#[test]
fn the_schemas_in_the_repository_are_those_of_the_game() {
    let further = [
        ("scenario", testkit::scenario::schema::<PacificRim>()),
        ("start", testkit::scenario::start_schema::<PacificRim>()),
    ];
    let all = PacificRim::schemas().into_iter().filter(|(kind, _)| *kind != "pack").chain(further);
    for (kind, schema) in all {
        let name = if kind == "content" { String::new() } else { format!(".{kind}") };
        let path = docs().join(format!("../packs/schemas/pacific-rim{name}.json"));
        if std::env::var_os("HANGAR_BLESS").is_some() {
            std::fs::write(&path, &schema).expect("a file can be written");
        }
        assert!(read(&path) == schema, "{kind} is not what the game writes");
    }
}
