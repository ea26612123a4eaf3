//! Scenes: what is bound to what, what previews show, and what stays hidden.

use kernel::{Bout, Library, Notation, Rules, Seat, Show, offers};
use scene::{Card, Choice, Face, Id, Item, Overlay, Part, Scene, Tone, Zone};
use steel_arena::SteelArena;

fn position(text: &str) -> Bout<SteelArena> {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    SteelArena::read_position(text, None, &content).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn scene(bout: &Bout<SteelArena>, looker: Option<Seat>) -> Scene {
    let offered = looker.map(|seat| offers(bout, seat)).unwrap_or_default();
    SteelArena::show(bout.content(), &SteelArena::view(bout, looker), offered)
}

fn choice<'s>(scene: &'s Scene, answer: &str) -> &'s Choice {
    scene.prompt.choices.iter().find(|choice| choice.answer == answer).expect("it can be chosen")
}

fn play(bout: &mut Bout<SteelArena>, seat: Seat, text: &str) {
    let answer = SteelArena::read_answer(bout.at(seat), seat, text).expect("notation");
    bout.play(kernel::Input::Answer(seat, answer)).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
}

/// The zone of this id, wherever it lies.
fn zone<'s>(parts: &'s [Part], id: &Id) -> Option<&'s Zone> {
    parts.iter().find_map(|part| match part {
        Part::Zone(zone) if zone.id == *id => Some(zone),
        Part::Panel(panel) => zone(&panel.parts, id),
        _ => None,
    })
}

const DUEL: &str = "[field]\n\"0,0\" = \"SCRAP\"\n[robots]\nA = { at = \"-1,0\", facing = \"e\" }\n\
                    B = { at = \"2,0\", facing = \"w\" }\n[modules]\nA = [\"STINGER-M1\", \"CATAPULT\", \"RUNNER-M1\", \"SICKLE\"]\n\
                    B = [\"(CRAB) hot stays-hot\", \"GYRO\"]\n";

#[test]
fn a_firing_line_names_what_stops_it() {
    let shown = scene(&position(DUEL), Some(Seat(0)));
    let line = |answer: &str| choice(&shown, answer).preview[0].clone();
    let (from, scrap) = (Id::of("robot", 0), Some(Id::of("tile", "0,0")));
    let to = |hex: &str| Id::of("hex", hex);
    assert_eq!(
        line("activate STINGER-M1"),
        Overlay::Line { from: from.clone(), to: to("0,0"), blocker: scrap.clone() }
    );
    assert_eq!(line("activate CATAPULT"), Overlay::Line { from: from.clone(), to: to("2,0"), blocker: None });
    assert_eq!(line("use attack"), Overlay::Line { from, to: to("0,0"), blocker: scrap });
    let Overlay::Cells { hexes, tone: Tone::Harm } = &choice(&shown, "activate SICKLE").preview[1] else {
        panic!("a sweep shows its cells")
    };
    assert_eq!(hexes.len(), 3);
}

#[test]
fn a_way_and_a_push_are_shown_before_they_are_gone() {
    let text = "[robots]\nA = { at = \"-1,0\", facing = \"e\" }\nB = { at = \"0,0\", facing = \"w\" }\n\
                [modules]\nA = [\"RUNNER-M1\", \"RAMROD\"]\n";
    let mut walking = position(text);
    play(&mut walking, Seat(0), "activate RUNNER-M1");
    let shown = scene(&walking, Some(Seat(0)));
    let way = choice(&shown, "go e 2");
    assert_eq!(way.things, [Id::of("hex", "1,0")]);
    let path = ["-1,0", "0,0", "1,0"].map(|hex| Id::of("hex", hex)).to_vec();
    let shifted = Overlay::Things { ids: vec![Id::of("robot", 1)], tone: Tone::Harm };
    assert_eq!(way.preview, [Overlay::Path(path), shifted]);
    let mut pushing = position(text);
    play(&mut pushing, Seat(0), "activate RAMROD");
    let shown = scene(&pushing, Some(Seat(0)));
    let push = choice(&shown, "push 2");
    assert_eq!((push.things.clone(), push.amount.map(|it| it.most)), (vec![Id::of("robot", 1)], Some(2)));
    let path = ["0,0", "1,0", "2,0"].map(|hex| Id::of("hex", hex)).to_vec();
    assert_eq!(push.preview, [Overlay::Path(path)]);
    assert_eq!(shown.overlays.len(), 1, "the attack in progress is drawn");
}

#[test]
fn what_lies_face_down_shows_its_owner_alone_what_it_is() {
    let bout = position(DUEL);
    let seen = |looker: Option<Seat>| {
        let shown = scene(&bout, looker);
        let modules = zone(&shown.parts, &Id::of("modules", 1)).expect("B has modules");
        let Item::Card(Card { face: Face::Front { turned_down, glyph, numbers, text, .. }, .. }) =
            &modules.items[1]
        else {
            panic!("a module is a card with a front, or with the drawing of its back");
        };
        assert!(turned_down, "{looker:?}");
        (glyph.0.starts_with("back-"), numbers.is_empty() && text.is_empty())
    };
    assert_eq!(seen(Some(Seat(1))), (false, false));
    for looker in [Some(Seat(0)), None] {
        assert_eq!(seen(looker), (true, true), "{looker:?}");
    }
}

#[test]
fn every_module_is_bound_where_it_lies() {
    let shown = scene(&position(DUEL), Some(Seat(0)));
    let modules = Id::of("modules", 0);
    assert_eq!(choice(&shown, "activate CATAPULT").things, [modules.at(1)]);
    assert_eq!(choice(&shown, "use turn").things, [modules.at("central")]);
    assert!(choice(&shown, "cool").things.is_empty());
    assert!(scene::faults(&shown).is_empty());
}
