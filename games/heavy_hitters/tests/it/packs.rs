//! Packs of one's own: what they add and replace, what is refused and where, and that the schema says the same.

use heavy_hitters::HeavyHitters;
use heavy_hitters::content::{CARDS_MAX, CardId, Content, Gkr, SPONSORS_MAX, read_packs, schema};
use kernel::{Library, PackFault, PackText};
use serde_json::Value;
use std::fmt::Write;
use std::path::Path;
use tabletop::sheet::{Shape, Sheet};

const GEAR: &str = include_str!("../../../../docs/examples/my-pack/heavy-hitters/gear.toml");
const NIGHT_SHIFT: &str = include_str!("../../../../docs/examples/my-pack/heavy-hitters/night-shift.toml");

/// The house pack, and files of one's own behind it.
fn with(own: &[&str]) -> Vec<PackText> {
    let own = own.iter().enumerate().map(|(at, text)| PackText {
        file: format!("own/heavy-hitters/{at}.toml"),
        text: (*text).to_owned(),
    });
    HeavyHitters::house().into_iter().chain(own).collect()
}

fn content(own: &[&str]) -> Content {
    read_packs(&with(own)).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The faults, each with the text at its place.
fn faults(own: &[&str]) -> Vec<(String, String, String, String)> {
    let files = with(own);
    let place = |fault: &PackFault| {
        let file = files.iter().find(|file| file.file == fault.file).expect("a file that was read");
        file.text[fault.fault.span.clone()].to_owned()
    };
    let faults = read_packs(&files).err().unwrap_or_default();
    let told = |fault: &PackFault| {
        let help = fault.fault.help.clone().unwrap_or_default();
        (fault.file.clone(), fault.fault.what.clone(), help, place(fault))
    };
    faults.iter().map(told).collect()
}

#[test]
fn a_pack_adds_to_the_pool_of_a_faction_and_replaces_by_code() {
    let (house, own) = (content(&[]), content(&[GEAR]));
    assert_eq!(own.cards.len(), house.cards.len() + 5);
    assert_eq!(own.pilots.len(), house.pilots.len() + 1);
    let card = |content: &Content, code: &str| {
        content
            .all()
            .find(|(_, card)| card.code == code)
            .map(|(id, card)| (id, card.clone()))
            .expect("it is there")
    };
    let (_, before) = card(&house, "BW-FLOODGATE");
    let (_, after) = card(&own, "BW-FLOODGATE");
    assert_eq!((before.cost(), after.cost()), (2, 3));
    let (before, after) = (&house.factions[0], &own.factions[0]);
    assert_eq!(after.code, before.code);
    assert_eq!(after.upgrades[..2], before.upgrades[..2]);
    assert_eq!(after.upgrades[2].name, "Bigger Bore");
    let recon = Gkr::Recon.unit().expect("a unit");
    assert_eq!((before.units[recon].name.as_str(), after.units[recon].name.as_str()), ("Buoy", "Gull"));
    assert_eq!(after.quick.len(), before.quick.len() + 1);
    for (own, house) in own.factions[1..].iter().zip(&house.factions[1..]) {
        assert_eq!((&own.code, &own.units, &own.upgrades), (&house.code, &house.units, &house.upgrades));
    }
    let (mine, _) = card(&own, "MY-NAIL-STORM");
    assert!(own.pool(faction_id(&own, "BREAKWATER")).any(|(id, _)| id == mine));
}

fn faction_id(content: &Content, code: &str) -> heavy_hitters::content::FactionId {
    let place = content.factions.iter().position(|faction| faction.code == code).expect("it is there");
    heavy_hitters::content::FactionId(place as u8)
}

#[test]
fn a_pack_adds_a_faction_that_is_as_good_as_any() {
    let own = content(&[GEAR, NIGHT_SHIFT]);
    assert_eq!(own.factions.len(), 5);
    let id = faction_id(&own, "NIGHT-SHIFT");
    let pool: Vec<CardId> = own.pool(id).map(|(id, _)| id).collect();
    assert_eq!(pool.len(), 10);
    assert!(own.factions[4].quick.iter().all(|quick| own.is_deck(id, &quick.cards, false)));
}

/// A secondary weapon with this code, and further lines.
fn weapon(code: &str, more: &str) -> String {
    format!(
        "[[weapon]]\nfaction = \"BREAKWATER\"\ncode = \"{code}\"\nname = {{ en = \"{code}\" }}\nrank = \"secondary\"\n\
         class = \"energy\"\nspeed = 9\ncost = 1\nrange = 3\ndamage = 2\n{more}"
    )
}

#[test]
fn what_comes_too_many_is_the_fault_of_the_entry_that_came_last() {
    let many: String = (0..24).map(|at| weapon(&format!("MY-{at}"), "\n")).collect();
    let found = faults(&[&many]);
    assert_eq!(found.len(), 1, "{found:#?}");
    let (file, what, help, place) = &found[0];
    assert_eq!(file, "own/heavy-hitters/0.toml");
    assert_eq!(what, "41 kinds of cards of `BREAKWATER`, but at most 40 fit");
    assert!(!help.is_empty() && place.starts_with("[[weapon]]"), "{found:#?}");
    let last = read_packs(&with(&[&many])).expect_err("a fault")[0].fault.span.start;
    assert_eq!(Some(last), many.rfind("[[weapon]]"));

    let deploy = "[[deploy]]\nfaction = \"BREAKWATER\"\ncode = \"MY-RAMP\"\nname = { en = \"Ramp\" }\n";
    let found = faults(&[deploy]);
    assert_eq!(found[0].0, "own/heavy-hitters/0.toml");
    assert_eq!(found[0].1, "`BREAKWATER` has one kind of Deploy Cards, not 2");
    assert_eq!(found[0].2, "give it the code of the one it replaces: `BW-LAUNCH`");

    let sponsor = |at: usize| {
        format!(
            "[[sponsor]]\ncode = \"MY-{at}\"\nname = {{ en = \"S\" }}\ncopies = 1\nwhen = \"any-own\"\ntext = [{{ do = {{ energy = 1 }} }}]\n"
        )
    };
    let found = faults(&[&(0..7).map(sponsor).collect::<String>()]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(
        (found[0].0.as_str(), found[0].1.as_str()),
        ("own/heavy-hitters/0.toml", "25 kinds of Sponsor Cards, but at most 24 fit")
    );

    let upgrade =
        "[[upgrade]]\nfaction = \"FURNACE\"\nname = { en = \"U\" }\ntext = [{ do = { range = 1 } }]\n";
    let found = faults(&[&upgrade.repeat(4)]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0].1, "`FURNACE` has 3 upgrades, and no more");
}

#[test]
fn a_code_that_stands_twice_points_to_the_other_one() {
    let twice = weapon("MY-GUN", "") + &weapon("MY-GUN", "");
    let found = faults(&[&twice]);
    assert_eq!(found[0].1, "there is another `MY-GUN`");
    assert_eq!(found[0].2, "the other one is at own/heavy-hitters/0.toml:1");
    let pilot = "[[pilot]]\nfaction = \"BREAKWATER\"\ncode = \"BW-FLOODGATE\"\nname = { en = \"P\" }\n";
    let found = faults(&[pilot]);
    assert_eq!(
        (found[0].0.as_str(), found[0].1.as_str()),
        ("own/heavy-hitters/0.toml", "there is another `BW-FLOODGATE`")
    );
    assert!(found[0].2.contains("breakwater.toml:"), "{found:#?}");
}

#[test]
fn a_card_that_breaks_a_quick_deck_is_named_itself() {
    let found = faults(&[&weapon("BW-PILE-DRIVER", "")]);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0].0, "own/heavy-hitters/0.toml");
    assert!(found[0].1.contains("the quick deck Wall is no deck"), "{found:#?}");
}

#[test]
fn what_a_faction_lacks_is_named_at_the_faction() {
    let found = faults(&["[[faction]]\ncode = \"HOLLOW\"\nname = { en = \"Hollow\" }\n"]);
    let lacks: Vec<&str> = found.iter().map(|(_, what, ..)| what.as_str()).collect();
    assert_eq!(lacks.len(), 8, "{found:#?}");
    assert!(found.iter().all(|(file, _, help, _)| file.starts_with("own/") && help.starts_with("write ")));
    let found = faults(&[&weapon("MY-GUN", "").replace("BREAKWATER", "BREAKWATERS")]);
    assert_eq!(found[0].2, "did you mean `BREAKWATER`?");
}

/// Each line of an entry is left out once: the schema refuses the file whenever the reader misses a key.
#[test]
fn a_key_that_must_be_there_is_required_by_the_schema() {
    let schema: Value = serde_json::from_str(&schema()).expect("JSON");
    let shape = Shape::new(&schema);
    let (mut missing, mut all) = (0, 0);
    for text in [GEAR, NIGHT_SHIFT] {
        let lines: Vec<&str> = text.lines().collect();
        let ends = |line: &str| !line.ends_with('[') && line != "]" && !line.starts_with(' ');
        for at in (0..lines.len()).filter(|&at| lines[at].contains(" = ") && ends(lines[at])) {
            let less: Vec<&str> =
                lines.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, line)| *line).collect();
            let less = less.join("\n");
            let sheet = Sheet::parse(&less).expect("TOML");
            let accepts = shape.holds(&sheet);
            let file = PackText { file: "own.toml".to_owned(), text: less.clone() };
            let found = read_packs(&[file]).err().unwrap_or_default();
            let misses = found.iter().any(|fault| fault.fault.what.ends_with("is missing"));
            assert_eq!(misses, !accepts, "without `{}`: {found:#?}", lines[at]);
            (missing, all) = (missing + u32::from(misses), all + 1);
        }
    }
    assert!(missing > 100 && all > missing, "{missing} of {all}");
}

/// `HANGAR_BLESS=1` writes the page anew.
#[test]
fn the_page_on_packs_has_every_word_of_the_schema() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/packs-heavy-hitters.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let (begin, end) = ("<!-- made from the schema -->\n", "<!-- end -->\n");
    let (before, rest) = page.split_once(begin).expect("the place for the words");
    let (kept, after) = rest.split_once(end).expect("its end");
    let made = reference(&serde_json::from_str(&schema()).expect("JSON"));
    if std::env::var_os("HANGAR_BLESS").is_some() {
        std::fs::write(&path, format!("{before}{begin}{made}{end}{after}")).expect("written");
    } else {
        assert!(kept == made, "write it anew with HANGAR_BLESS=1");
    }
}

#[test]
fn the_page_on_packs_says_how_much_there_is_room_for() {
    let page = include_str!("../../../../docs/packs-heavy-hitters.md").replace('\n', " ");
    let house = content(&[]);
    let sponsors = house.all().filter(|(_, card)| card.faction.is_none()).count();
    let room = format!("room for {CARDS_MAX} kinds of cards, {SPONSORS_MAX} of them Sponsor Cards");
    let there = format!("has {} kinds, {sponsors} of them Sponsor Cards", house.cards.len());
    assert!(page.contains(&room) && page.contains(&there), "{room}; {there}");
}

/// The parts of a schema as Markdown: a table of keys for each, then the words of conditions and deeds.
fn reference(schema: &Value) -> String {
    let mut page = String::new();
    let parts = schema["$defs"].as_object().expect("parts");
    let order = schema["properties"].as_object().expect("keys").keys().map(String::as_str);
    let mut all: Vec<&str> = order.collect();
    all.push("clause");
    for name in all {
        let part = &parts[name];
        let head = if name == "clause" { "A sentence of `text`".to_owned() } else { format!("`[[{name}]]`") };
        let says = part["description"].as_str().unwrap_or_default();
        writeln!(page, "\n### {head}\n\n{says}\n\n| Key | | |\n|---|---|---|").expect("a text");
        let required: Vec<&str> =
            part["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let keys = part["properties"].as_object().expect("keys");
        for (key, of) in keys {
            let must = if required.contains(&key.as_str()) { "" } else { "may be left out" };
            let says = of["description"].as_str().unwrap_or_default();
            writeln!(page, "| `{key}` | {must} | {says}{} |", form(of)).expect("a text");
        }
    }
    for (key, title) in
        [("when", "Moments: `when`"), ("if", "Conditions: `if`, `needs`"), ("do", "Deeds: `do`")]
    {
        writeln!(page, "\n### {title}\n\n| Word | |\n|---|---|").expect("a text");
        let of = &parts["clause"]["properties"][key];
        words(if key == "if" { &of["items"] } else { of }, &mut page);
    }
    page.push('\n');
    page
}

/// What may stand there, behind the sentence.
fn form(of: &Value) -> String {
    if let (Some(least), Some(most)) = (of["minimum"].as_i64(), of["maximum"].as_i64()) {
        return format!(" {least} to {most}.");
    }
    let words: Vec<String> = of["oneOf"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|one| Some(format!("`{}`", one["const"].as_str()?)))
        .collect();
    match (words.is_empty(), of["type"].as_str()) {
        (false, _) => format!(" {}.", words.join(", ")),
        (true, Some("boolean")) => " `true`, or left out.".to_owned(),
        (true, _) => String::new(),
    }
}

/// Each word with what it means: those that stand alone, then those with a number or a word.
fn words(of: &Value, page: &mut String) {
    for one in of["oneOf"].as_array().into_iter().flatten() {
        if let Some(word) = one["const"].as_str() {
            writeln!(page, "| `{word}` | {} |", one["description"].as_str().unwrap_or_default())
                .expect("a text");
        }
        for (key, value) in one["properties"].as_object().into_iter().flatten() {
            let says = value["description"].as_str().unwrap_or_default();
            writeln!(page, "| `{{ {key} = … }}` | {says}{} |", form(value)).expect("a text");
        }
        if one["oneOf"].is_array() {
            words(one, page);
        }
    }
}
