//! Every game of the catalog is shown everywhere: line by line, as a scene for the browser, drawn, told, replayed.

use super::Screen;
use crate::edge::language;
use crate::players::Player;
use catalog::{Playable, Visitor};
use kernel::{Dealer, Header, Input, Recording, Seat, Waiting, offers};
use scene::Scene;
use words::Speaker;

/// Inputs of a bout that is looked at after each.
const INPUTS: usize = 12;

#[derive(Clone)]
struct Everywhere;

impl Visitor for Everywhere {
    type Out = ();

    fn visit<G: Playable>(self) {
        let people = Screen { players: vec![Player::Human, Player::Human], typed: &"1\n".repeat(INPUTS) };
        let (text, _) = people.visit::<G>();
        let asked = text.lines().filter(|line| line.trim_start().starts_with("1. ")).count();
        assert!(asked > 2, "{} asks {asked} times: {text}", G::ID);
        let speaker = language::speaker(Some("en"), &[]);
        let recording = played::<G>(&speaker);
        let record = serde_json::to_string(recording.record()).expect("a record can be written");
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let replay = anygame::replay::replay(G::ID, &record, seat, (0, 100), u32::MAX);
            let steps = replay.map(|replay| replay.steps);
            assert!(steps.is_ok_and(|steps| steps > 1), "{} as {seat:?} is not replayed: {steps:?}", G::ID);
        }
        assert_eq!(speaker.faults(), [], "{}", G::ID);
        assert_eq!(undrawn::<G>(), [""; 0], "{}: pieces of builds without a drawing", G::ID);
    }
}

/// Pieces that a seat may bring and that are not drawn, or not wholly.
fn undrawn<G: Playable>() -> Vec<String> {
    let Some(kits) = G::kits() else { return Vec::new() };
    let content = G::content(&G::house()).expect("the house pack is sound");
    let is_drawn = |name: &str| match art::parts(name) {
        Some(parts) => parts.iter().all(|part| !matches!(part.what, art::What::Unknown(_))),
        None => art::drawing(name).is_some(),
    };
    let pieces = (kits.form)(&content).pieces.into_iter();
    pieces.filter(|piece| !is_drawn(&piece.glyph)).map(|piece| piece.code).collect()
}

/// A bout of random answers, seen by everybody after each.
fn played<G: Playable>(speaker: &Speaker) -> Recording<G> {
    let (_, setup) = G::setups().swap_remove(0);
    let content = G::content(&G::house()).expect("the house pack is sound");
    let recording = Recording::open(Header::of::<G>(vec![catalog::house_pack_ref::<G>()]), setup, &content);
    let mut recording = recording.expect("a named set-up is legal");
    let mut dealer = Dealer::new(9);
    recording.settle(&mut dealer);
    for _ in 0..INPUTS {
        let Waiting::Seats(seats) = recording.bout().waiting() else { break };
        seen_by_all(&recording, speaker);
        let seat = seats.iter().next().expect("somebody is asked");
        let listed = offers(recording.bout(), seat);
        let answer = listed[dealer.below(listed.len() as u32) as usize].answer;
        recording.play(Input::Answer(seat, answer)).expect("a listed answer is legal");
        recording.settle(&mut dealer);
    }
    seen_by_all(&recording, speaker);
    recording
}

fn seen_by_all<G: Playable>(recording: &Recording<G>, speaker: &Speaker) {
    let bout = recording.bout();
    for seat in std::iter::once(None).chain((0..bout.seats()).map(|seat| Some(Seat(seat)))) {
        let offers = seat.map(|seat| offers(bout, seat)).unwrap_or_default();
        let scene: Scene = G::show(bout.content(), &G::view(bout, seat), offers);
        assert_eq!(scene::faults(&scene), [], "{} as {seat:?}", G::ID);
        let sent = serde_json::to_string(&scene).expect("a scene can be sent");
        assert_eq!(serde_json::from_str::<Scene>(&sent).ok().as_ref(), Some(&scene), "{}", G::ID);
        assert!(draw::prose::write(&scene, speaker).len() > 3, "{}", G::ID);
        let drawn = draw::svg::write(&scene, speaker, draw::Theme::default());
        assert!(drawn.starts_with("<svg") && drawn.contains("</svg>"), "{}: {drawn}", G::ID);
    }
}

#[test]
fn every_game_is_shown_everywhere() {
    catalog::each(Everywhere);
}
