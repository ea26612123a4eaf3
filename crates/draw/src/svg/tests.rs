//! Nothing overlaps: the prompt, the panels and the zones are apart at every width.

use super::*;
use scene::{Item, Layout, Panel, Part, Zone};

#[path = "../../tests/it/positions/mod.rs"]
mod positions;

use positions::everything;

const WIDTHS: [u32; 6] = [320, 360, 700, 900, 1200, 1920];

/// Where everything lies in this picture.
struct Laid {
    width: f64,
    places: BTreeMap<Id, Area>,
    prompts: Vec<Area>,
}

fn laid(scene: &Scene, speaker: &Speaker, width: u32) -> Laid {
    let (look, tags) = (Look { width, ..Look::new(Theme::NightShift) }, tags(scene));
    let palette = look.theme.palette();
    let desk = Desk { speaker, palette, accent: palette.text, tags: &tags };
    let mut page = Page::new(desk);
    compose(&mut page, scene, look, f64::from(width));
    Laid { width: f64::from(width), places: page.places, prompts: page.prompts }
}

fn meet(one: Area, other: Area) -> bool {
    let apart = |low: f64, high: f64| high <= low + 0.05;
    let beside = apart(one.x, other.right()) || apart(other.x, one.right());
    let below = apart(one.y, other.bottom()) || apart(other.y, one.bottom());
    !(beside || below)
}

/// The ids of the parts of one level, level by level.
fn levels(parts: &[Part], out: &mut Vec<Vec<Id>>) {
    let id = |part: &Part| match part {
        Part::Panel(panel) => Some(panel.id.clone()),
        Part::Board(board) => Some(board.id.clone()),
        Part::Zone(zone) => Some(zone.id.clone()),
        Part::Gauge(gauge) => Some(gauge.id.clone()),
        Part::Tray(tray) => Some(tray.id.clone()),
        Part::Order(order) => Some(order.id.clone()),
        Part::Note(_) => None,
    };
    out.push(parts.iter().filter_map(id).collect());
    for part in parts {
        if let Part::Panel(Panel { parts, .. }) = part {
            levels(parts, out);
        }
    }
}

#[test]
fn nothing_lies_on_the_prompt_or_beyond_the_picture() {
    for (name, scene, speaker) in everything() {
        for width in WIDTHS {
            let laid = laid(&scene, &speaker, width);
            let asked = scene.prompt.question.is_some() || !scene.prompt.choices.is_empty();
            assert_eq!(!laid.prompts.is_empty(), asked, "{name} at {width}");
            for (id, area) in &laid.places {
                let inside = area.x >= 0.0 && area.right() <= laid.width + 0.05;
                assert!(inside, "{name} at {width}: {id} lies beyond the edge, {area:?}");
                let covered = laid.prompts.iter().find(|prompt| meet(**prompt, *area));
                assert_eq!(covered, None, "{name} at {width}: {id} lies on the prompt, {area:?}");
            }
        }
    }
}

#[test]
fn parts_keep_apart() {
    for (name, scene, speaker) in everything() {
        let mut ids = Vec::new();
        levels(&scene.parts, &mut ids);
        for width in WIDTHS {
            let laid = laid(&scene, &speaker, width);
            for level in &ids {
                for (place, one) in level.iter().enumerate() {
                    for other in &level[place + 1..] {
                        let (a, b) = (laid.places[one], laid.places[other]);
                        assert!(!meet(a, b), "{name} at {width}: {one} {a:?} and {other} {b:?}");
                    }
                }
            }
        }
    }
}

/// The first thing of every choice is drawn, so that its number is visible.
#[test]
fn every_bound_thing_has_a_place() {
    for (name, scene, speaker) in everything() {
        let laid = laid(&scene, &speaker, 1200);
        for choice in &scene.prompt.choices {
            for thing in &choice.things {
                assert!(laid.places.contains_key(thing), "{name}: {thing} of `{}` is nowhere", choice.answer);
            }
        }
    }
}

/// Cards of a stack, a row, a track and a grid are apart. Cards of a hand overlap, and cards of which
/// nothing is known may share one edge of the pile.
#[test]
fn cards_keep_apart() {
    fn zones(parts: &[Part]) -> Vec<&Zone> {
        let zones = parts.iter().map(|part| match part {
            Part::Zone(zone) if zone.layout != Layout::Fan => vec![zone],
            Part::Panel(panel) => zones(&panel.parts),
            _ => Vec::new(),
        });
        zones.flatten().collect()
    }
    let is_back = |item: &Item| matches!(item, Item::Card(card) if card.face.is_back());
    for (name, scene, speaker) in everything() {
        for width in WIDTHS {
            let laid = laid(&scene, &speaker, width);
            for zone in zones(&scene.parts) {
                for (place, one) in zone.items.iter().enumerate() {
                    let known =
                        zone.items[place + 1..].iter().filter(|other| !(is_back(one) && is_back(other)));
                    let area = |item: &Item| laid.places[item.id()];
                    let covered = known.map(area).any(|other| meet(area(one), other));
                    assert!(!covered, "{name} at {width}: {} is covered", one.id());
                }
            }
        }
    }
}
