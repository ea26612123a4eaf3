//! What every picture must be: sound XML, complete, of the asked width, the same every time.

use crate::positions::{drafts, everything};
use draw::svg::{Look, write, write_as};
use draw::{Fonts, Format, PngFault, Theme, font_folders, picture};
use giga_robo::GigaRobo;
use kernel::{Library, Prose};
use roxmltree::Document;
use scene::{Card, Face, Glyph, Id, Item, Layout, Message, Overlay, Part, Scene, Zone};

const WIDTHS: [u32; 5] = [320, 360, 800, 1200, 1920];

fn looks() -> impl Iterator<Item = Look> {
    Theme::ALL.into_iter().flat_map(|theme| WIDTHS.map(|width| Look { theme, width, chosen: Some(0) }))
}

#[test]
fn pictures_are_sound_and_of_the_asked_width() {
    for (name, scene, speaker) in everything() {
        for look in looks() {
            let svg = write_as(&scene, &speaker, look);
            let document = Document::parse(&svg).unwrap_or_else(|fault| panic!("{name} {look:?}: {fault}"));
            let root = document.root_element();
            assert_eq!(root.attribute("width"), Some(look.width.to_string().as_str()), "{name}");
            assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{name} {look:?}");
            assert!(!svg.contains('⟦'), "{name}: something has no words");
            assert_eq!(svg, write_as(&scene, &speaker, look), "{name} is not the same twice");
        }
        assert_eq!(speaker.faults(), [], "{name}");
    }
}

/// No word begins left of the picture or ends, by its length if it says one, right of it.
#[test]
fn words_begin_inside_the_picture() {
    for (name, scene, speaker) in everything() {
        for look in looks() {
            let svg = write_as(&scene, &speaker, look);
            let document = Document::parse(&svg).expect("it is sound");
            for text in document.descendants().filter(|node| node.has_tag_name("text")) {
                let number = |name: &str| text.attribute(name).and_then(|value| value.parse::<f64>().ok());
                let x = number("x").expect("words have a place");
                let width = number("textLength").unwrap_or(0.0);
                let (left, right) = match text.attribute("text-anchor") {
                    Some("middle") => (x - width / 2.0, x + width / 2.0),
                    Some(_) => (x - width, x),
                    None => (x, x + width),
                };
                assert!(left >= 0.0 && right <= f64::from(look.width), "{name} {look:?}: {:?}", text.text());
            }
        }
    }
}

#[test]
fn every_choice_is_said_and_numbered() {
    for (name, scene, speaker) in everything() {
        let prose = draw::prose::write(&scene, &speaker);
        let svg = write(&scene, &speaker, Theme::NightShift);
        let question = scene.prompt.question.as_ref().map(|question| speaker.say(question));
        assert!(
            question.is_none_or(|question| prose.contains(&question)),
            "{name}: the question is not said"
        );
        for (place, choice) in scene.prompt.choices.iter().enumerate() {
            let said = format!("{}. {}", place + 1, speaker.say(&choice.words));
            assert!(prose.iter().any(|line| line.trim_start().starts_with(&said)), "{name}: {said}");
            assert!(svg.contains(&format!(">{}</text>", place + 1)), "{name}: no sign for {}", place + 1);
        }
    }
}

/// SB-14.3: every face-up card of a stack has its name in the picture.
#[test]
fn covered_cards_stay_in_sight() {
    let say = |text: String| Message::new("draft").with("text", text);
    let id = Id::of("stak", 0);
    let card = |place: u8| {
        let face = Face::Front {
            turned_down: false,
            title: say(format!("Bot{place}")),
            glyph: Glyph::named("bot-plain"),
            numbers: Vec::new(),
            text: Vec::new(),
        };
        Item::Card(Card::new(id.at(place), face))
    };
    let zone = Zone {
        id: id.clone(),
        title: say("Stak".to_owned()),
        layout: Layout::Stack,
        items: (10..30).map(card).collect(),
        unlisted: 0,
        marks: Vec::new(),
    };
    let (_, scene) = drafts::all().swap_remove(0);
    let scene = Scene { parts: vec![Part::Zone(zone)], ..scene };
    let svg = write(&scene, &drafts::speaker(), Theme::NightShift);
    for place in 10..30 {
        assert!(svg.contains(&format!(">Bot{place}</text>")), "Bot{place} is hidden");
    }
}

#[test]
fn a_picture_survives_hostile_names() {
    let (_, mut scene) = drafts::all().swap_remove(0);
    let names = ["<script>alert(1)</script>", "&amp;&\"'>", "\u{0}\u{8}\u{fffe}", "", "🤖🤖🤖", "א ב ג"];
    for name in names {
        for text in [name.to_owned(), name.repeat(200)] {
            scene.headline = Message::new("draft").with("text", text.as_str());
            scene.prompt.choices[0].words = scene.headline.clone();
            let svg = write(&scene, &drafts::speaker(), Theme::Blueprint);
            let document = Document::parse(&svg).expect("it is sound");
            assert!(!document.descendants().any(|node| node.has_tag_name("script")));
        }
    }
}

/// With fonts there are pixels, without there is a reason.
#[test]
fn png_has_pixels_or_a_reason() {
    let (_, scene) = drafts::all().swap_remove(3);
    match Fonts::load(&font_folders()) {
        Ok(fonts) => {
            let png = picture(&scene, &drafts::speaker(), Theme::NightShift, 360, Format::Png(&fonts));
            let png = png.expect("it can be drawn");
            assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
            assert_eq!(png[16..20], 360_u32.to_be_bytes(), "the width in its head");
        }
        Err(fault) => assert!(matches!(fault, PngFault::NoFont { .. }), "{fault}"),
    }
}

/// Whatever is drawn over a board is said as well, word for word, and so are chances.
#[test]
fn everything_measured_can_be_heard() {
    for (name, scene, speaker) in everything() {
        let prose = draw::prose::write(&scene, &speaker).join("\n");
        let previews = scene.prompt.choices.iter().flat_map(|choice| &choice.preview);
        for overlay in scene.overlays.iter().chain(previews) {
            let words: Vec<&Message> = match overlay {
                Overlay::Arc(arc) => vec![&arc.title],
                Overlay::Sight(sight) => sight.segments.iter().map(|segment| &segment.why).collect(),
                Overlay::Ruler(ruler) => vec![&ruler.words],
                Overlay::Trace(trace) => vec![&trace.words],
                Overlay::Push(push) => vec![&push.words],
                Overlay::Template(template) => vec![&template.words],
                Overlay::Label(label) => vec![&label.mark.words],
                Overlay::Odds { title, .. } => vec![title],
                _ => Vec::new(),
            };
            for said in words.into_iter().map(|words| speaker.say(words)) {
                assert!(prose.contains(&said), "{name}: {said:?} is not heard");
            }
        }
    }
}

/// Each kind of measure is in some draft, so that the renderers draw all of them.
#[test]
fn drafts_have_every_measure() {
    let kind = |overlay: &Overlay| match overlay {
        Overlay::Arc(_) => "arc",
        Overlay::Sight(_) => "sight",
        Overlay::Ruler(_) => "ruler",
        Overlay::Trace(_) => "trace",
        Overlay::Push(_) => "push",
        Overlay::Template(_) => "template",
        Overlay::Label(_) => "label",
        _ => "other",
    };
    let mut kinds = std::collections::BTreeSet::new();
    for (_, scene, _) in everything() {
        assert_eq!(scene::faults(&scene), []);
        kinds.extend(scene.overlays.iter().map(kind));
        kinds.extend(scene.prompt.choices.iter().flat_map(|choice| &choice.preview).map(kind));
    }
    assert_eq!(kinds.len(), 8, "{kinds:?}");
}

/// Cards and abilities are composed of marks; who flies and what is flown is drawn.
#[test]
fn every_pilot_and_robot_has_a_drawing_of_its_own() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack is sound");
    let form = (GigaRobo::kits().expect("it has builds").form)(&content);
    let owners = form.pieces.iter().filter(|piece| piece.of.is_none());
    let mut drawings: Vec<&str> = owners.map(|owner| owner.glyph.as_str()).collect();
    assert_eq!(drawings.len(), 13);
    assert!(drawings.iter().all(|name| art::drawing(name).is_some()), "{drawings:?}");
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), 13);
}
