//! Scenes: which things belong to which answers, what previews show, and what stays hidden.

use kernel::{Bout, Library, Notation, Prose, Rules, Seat, Show, offers};
use scene::{Choice, Face, Id, Item, Overlay, Part, Scene, Tone, Zone};
use steel_arena::SteelArena;
use words::Message;

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

/// The zone with this id, wherever it is.
fn zone<'s>(parts: &'s [Part], id: &Id) -> Option<&'s Zone> {
    parts.iter().find_map(|part| match part {
        Part::Zone(zone) if zone.id == *id => Some(zone),
        Part::Panel(panel) => zone(&panel.parts, id),
        _ => None,
    })
}

/// The cells of all marked areas of a preview, each area sorted.
fn areas(preview: &[Overlay]) -> Vec<Vec<String>> {
    let area = |overlay: &Overlay| match overlay {
        Overlay::Cells { hexes, tone: Tone::Harm } => {
            let mut names: Vec<String> = hexes.iter().map(|hex| format!("{},{}", hex.q, hex.r)).collect();
            names.sort();
            Some(names)
        }
        _ => None,
    };
    preview.iter().filter_map(area).collect()
}

/// The things that a preview marks as certainly harmed.
fn harmed(preview: &[Overlay]) -> Vec<String> {
    let things = preview.iter().filter_map(|overlay| match overlay {
        Overlay::Things { ids, tone: Tone::Harm } => Some(ids),
        _ => None,
    });
    things.flatten().map(|id| id.to_string()).collect()
}

/// How hard each robot is hit in a preview: the damage, or the heat if there is no damage.
fn struck(preview: &[Overlay]) -> Vec<(String, i64)> {
    let marks = preview.iter().filter_map(|overlay| match overlay {
        Overlay::Mark { on, mark } => Some((on.to_string(), mark.value?)),
        _ => None,
    });
    marks.collect()
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
    let shifted = ["0,0", "1,0", "2,0"].map(|hex| Id::of("hex", hex)).to_vec();
    assert_eq!(way.preview, [Overlay::Path(path), Overlay::Path(shifted)]);
    let mut pushing = position(text);
    play(&mut pushing, Seat(0), "activate RAMROD");
    let shown = scene(&pushing, Some(Seat(0)));
    let push = choice(&shown, "push 2");
    assert_eq!((push.things.clone(), push.amount.map(|it| it.most)), (vec![Id::of("robot", 1)], Some(2)));
    let path = ["0,0", "1,0", "2,0"].map(|hex| Id::of("hex", hex)).to_vec();
    assert_eq!(push.preview[0], Overlay::Path(path));
    assert_eq!(
        struck(&push.preview),
        [("robot:1".to_owned(), 1)],
        "the damage comes next, and nobody is asked"
    );
    assert_eq!(shown.overlays.len(), 1, "the attack in progress is drawn");
}

#[test]
fn what_lies_face_down_shows_its_owner_alone_what_it_is() {
    let bout = position(DUEL);
    let seen = |looker: Option<Seat>| {
        let shown = scene(&bout, looker);
        let modules = zone(&shown.parts, &Id::of("modules", 1)).expect("B has modules");
        let Item::Card(card) = &modules.items[1] else { panic!("a module is a card") };
        let Face::Front { turned_down, glyph, numbers, text, .. } = &*card.face else {
            panic!("with a front, or with the drawing of its back");
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

const BLAST: &str = "[field]\n\"1,0\" = \"TRAP\"\n\"1,-1\" = \"SURPRISE\"\n[robots]\n\
                     A = { at = \"-2,0\", facing = \"e\" }\nB = { at = \"0,0\", facing = \"w\" }\n\
                     C = { at = \"2,0\", facing = \"w\" }\n\
                     [modules]\nA = [\"MORTAR\", \"PETARD\", \"STINGER-M1\"]\n";

#[test]
fn a_blast_shows_its_splinters_and_whom_they_hit_before_it_is_aimed() {
    let mut bout = position(BLAST);
    let shown = scene(&bout, Some(Seat(0)));
    let petard = &choice(&shown, "activate PETARD").preview;
    assert_eq!(areas(petard)[0], ["-1,0", "0,0"], "a direct shot stops at the first robot");
    assert!(areas(petard)[1].contains(&"1,-1".to_owned()), "splinters reach further");
    assert!(harmed(petard).is_empty(), "the target is still to be chosen");
    play(&mut bout, Seat(0), "activate MORTAR");
    let shown = scene(&bout, Some(Seat(0)));
    let near = &choice(&shown, "cell -1,0").preview;
    let around = vec!["-1,-1", "-1,1", "-2,0", "-2,1", "0,-1", "0,0"];
    assert_eq!(areas(near), [vec!["-1,0"], around]);
    assert_eq!(struck(near), [("robot:0".to_owned(), 1), ("robot:1".to_owned(), 1)]);
    assert_eq!(harmed(near), ["robot:0", "robot:1"], "splinters hit the attacker too");
}

#[test]
fn explosions_that_follow_in_waves_are_foreseen() {
    let mut bout = position(BLAST);
    play(&mut bout, Seat(0), "activate MORTAR");
    let shown = scene(&bout, Some(Seat(0)));
    let far = &choice(&shown, "cell 2,0").preview;
    assert_eq!(harmed(far), ["robot:1", "robot:2", "tile:1,-1", "tile:1,0"]);
    assert_eq!(struck(far), [("robot:1".to_owned(), 2), ("robot:2".to_owned(), 3)]);
    let empty = &choice(&shown, "cell -1,0").preview;
    assert!(harmed(empty).iter().all(|thing| thing.starts_with("robot")), "nothing is set off from afar");
}

#[test]
fn a_push_and_what_it_sets_off_are_foreseen() {
    let text = "[field]\n\"2,0\" = \"SCRAP\"\n\"1,0\" = \"TRAP\"\n[robots]\n\
                A = { at = \"-1,0\", facing = \"e\" }\nB = { at = \"0,0\", facing = \"w\" }\n\
                [modules]\nA = [\"RAMROD\", \"FLEA\"]\n";
    let mut bout = position(text);
    play(&mut bout, Seat(0), "activate RAMROD");
    let shown = scene(&bout, Some(Seat(0)));
    let push = &choice(&shown, "push 2").preview;
    let path = ["0,0", "1,0"].map(|hex| Id::of("hex", hex)).to_vec();
    assert_eq!(push[0], Overlay::Path(path), "the obstacle stops it");
    assert_eq!(harmed(push), ["robot:1", "tile:1,0"]);
    assert_eq!(
        struck(push),
        [("robot:1".to_owned(), 3)],
        "nothing is asked between the blast and the damage"
    );
    assert_eq!(struck(&choice(&shown, "deal").preview), [("robot:1".to_owned(), 1)]);
    let still = &choice(&shown, "push 0").preview;
    assert_eq!(struck(still), [("robot:1".to_owned(), 1)], "the damage alone");
    assert!(!still.iter().any(|overlay| matches!(overlay, Overlay::Path(_))), "nobody goes anywhere");
    let mut jumping = position(
        &text.replace("TRAP", "FUEL").replace("\"2,0\" = \"SCRAP\"\n", "").replace("FLEA", "LOCUST"),
    );
    play(&mut jumping, Seat(0), "activate LOCUST");
    let shown = scene(&jumping, Some(Seat(0)));
    let over = &choice(&shown, "go e 2").preview;
    assert_eq!((harmed(over), struck(over)), (vec!["robot:0".to_owned()], vec![("robot:0".to_owned(), 1)]));
}

#[test]
fn a_move_onto_what_goes_off_shows_the_explosion() {
    let text = "[field]\n\"1,0\" = \"TRAP\"\n[robots]\nA = { at = \"-1,0\", facing = \"e\" }\n\
                B = { at = \"0,0\", facing = \"w\" }\n[modules]\nA = [\"RUNNER-M1\"]\n";
    let mut bout = position(text);
    play(&mut bout, Seat(0), "activate RUNNER-M1");
    let shown = scene(&bout, Some(Seat(0)));
    let shoved = &choice(&shown, "go e 1").preview;
    assert_eq!(areas(shoved).concat().len(), 6, "the splinters of the trap");
    assert_eq!(struck(shoved), [("robot:0".to_owned(), 1), ("robot:1".to_owned(), 2)]);
    assert_eq!(harmed(shoved), ["robot:0", "robot:1", "tile:1,0"]);
}

#[test]
fn a_face_up_module_on_the_field_tells_what_is_printed_on_it() {
    let bout = position("[field]\n\"0,0\" = \"BOMBARD\"\n\"1,0\" = \"RAMROD\"\n");
    let shown = scene(&bout, None);
    let Some(Part::Board(field)) = shown.parts.first() else { panic!("the field comes first") };
    for (hex, name) in [("0,0", "BOMBARD"), ("1,0", "RAMROD")] {
        let id = Id::of("tile", hex);
        let tile = field.pieces.iter().find(|piece| piece.id == id).expect("a tile lies there");
        let said: Vec<&Message> = tile.marks.iter().map(|mark| &mark.words).collect();
        let printed = SteelArena::say_piece(bout.content(), name).expect("there is such a tile");
        assert_eq!(said, printed[2..].iter().collect::<Vec<_>>(), "{name}");
    }
}

/// The trophies of a seat's gauge, and how many tiles lie in its pile, if there is one.
fn trophies(shown: &Scene, seat: u8) -> ((i64, Option<i64>), Option<u32>) {
    let id = Id::of("seat", seat);
    let panel = shown.parts.iter().find_map(|part| match part {
        Part::Panel(panel) if panel.id == id => Some(panel),
        _ => None,
    });
    let gauges: Vec<_> = panel.expect("each seat has a panel").parts.iter().collect();
    let [Part::Gauge(gauge), ..] = gauges[..] else { panic!("the trophies come first") };
    let pile = zone(&shown.parts, &Id::of("trophies", seat));
    let copies = |item: &Item| if let Item::Card(card) = item { card.copies } else { 0 };
    ((gauge.value, gauge.most), pile.map(|zone| zone.items.iter().map(copies).sum()))
}

#[test]
fn trophies_are_counted_once_and_their_pile_lies_there_as_soon_as_there_is_one() {
    let alone = scene(&position("[trophies]\nA = [\"STINGER-M1\", \"STINGER-M1\"]\n"), None);
    assert_eq!(trophies(&alone, 0), ((2, Some(10)), Some(2)));
    assert_eq!(trophies(&alone, 1), ((0, Some(10)), None));
    let text = "seats = 4\nteam = true\n[trophies]\nA = [\"STINGER-M1\"]\nC = [\"RUNNER-M1\", \"AXIS-M1\"]\n";
    let team = scene(&position(text), None);
    assert_eq!(trophies(&team, 0), ((3, Some(15)), Some(1)));
    assert_eq!(trophies(&team, 1), ((0, Some(15)), None));
}
