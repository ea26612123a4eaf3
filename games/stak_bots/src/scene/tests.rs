//! Scenes of real positions: law 10, the wording of questions, ids that stay, previews that hold.

use crate::card::StakId;
use crate::setup::Setup;
use crate::{Answer, StakBots};
use kernel::{Bout, Dealer, Input, Library, Prose, Rules, Seat, Show, Waiting, offers};
use scene::{Face, Id, Item, Overlay, Part, Scene, Tone, Zone};
use testkit::laws::{self, Battery};
use testkit::leaks::{LeakInView, LeakInWords, Planted, UnboundChoice};
use words::{Catalog, Speaker};

fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    for (language, source) in StakBots::WORDS {
        catalog.add(language, source).expect("the words are sound");
    }
    Speaker::new(&catalog, words::ENGLISH)
}

fn opened(setup: &Setup, seed: u64) -> (Bout<StakBots>, Dealer) {
    let content = StakBots::content(&StakBots::house()).expect("the house pack is sound");
    let mut bout = Bout::open(setup, &content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(seed);
    bout.settle(&mut dealer);
    (bout, dealer)
}

fn shown(bout: &Bout<StakBots>, looker: Option<Seat>) -> Scene {
    let offered = looker.map(|seat| offers(bout, seat)).unwrap_or_default();
    StakBots::show(bout.content(), &StakBots::view(bout, looker), offered)
}

/// A random step; the seat that was asked and its answer.
fn step(bout: &mut Bout<StakBots>, dealer: &mut Dealer) -> Option<(Seat, Answer)> {
    let Waiting::Seats(seats) = bout.waiting() else { return None };
    let seat = seats.iter().next()?;
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let answer = answers[dealer.below(answers.len() as u32) as usize];
    bout.play(Input::Answer(seat, answer)).expect("listed");
    bout.settle(dealer);
    Some((seat, answer))
}

fn zones(scene: &Scene) -> Vec<&Zone> {
    let inner = |part| match part {
        Part::Panel(panel) => panel.parts.iter().collect(),
        part => vec![part],
    };
    let zone = |part| match part {
        Part::Zone(zone) => Some(zone),
        _ => None,
    };
    scene.parts.iter().flat_map(inner).filter_map(zone).collect()
}

fn zone<'a>(scene: &'a Scene, id: &Id) -> &'a Zone {
    zones(scene).into_iter().find(|zone| zone.id == *id).expect("the zone is there")
}

#[test]
fn every_set_up_has_faultless_scenes() {
    let mut battery = Battery::<StakBots>::house(1);
    battery.seeds = 0..1;
    laws::scenes(&battery).expect("law 10 holds");
}

#[test]
fn planted_faults_are_noticed() {
    let mut battery = Battery::<StakBots>::house(1);
    battery.setups.truncate(1);
    assert!(laws::scenes(&battery.recast::<Planted<StakBots, UnboundChoice>>()).is_err());
    assert!(laws::scenes(&battery.recast::<Planted<StakBots, LeakInView>>()).is_err());
    assert!(laws::scenes(&battery.recast::<Planted<StakBots, LeakInWords>>()).is_err());
}

/// A picture and a terminal ask in the same words.
#[test]
fn questions_are_worded_as_in_prose() {
    let speaker = speaker();
    let mut kinds = std::collections::BTreeSet::new();
    for (seed, (name, setup)) in (0u64..).zip(StakBots::setups()) {
        let (mut bout, mut dealer) = opened(&setup, seed);
        for _ in 0..150 {
            let Waiting::Seats(seats) = bout.waiting() else { break };
            for seat in seats.iter() {
                let question = bout.question(seat).expect("it owes");
                let expected = speaker.say(&StakBots::say_question(&bout, seat, question));
                let asked = shown(&bout, Some(seat)).prompt.question.expect("it is asked");
                assert_eq!(speaker.say(&asked), expected, "{name}");
                kinds.insert(asked.key.to_string());
            }
            step(&mut bout, &mut dealer);
        }
    }
    assert_eq!(speaker.faults(), []);
    let all =
        ["act", "react", "recycle-draw", "order", "opponent", "stak-of", "stak", "covered-card", "hand-card"];
    for key in all {
        assert!(kinds.contains(&format!("sb-ask-{key}")), "no question of the kind {key} came up");
    }
}

#[test]
fn the_looking_seat_comes_first_and_the_others_clockwise() {
    let (bout, _) = opened(&Setup::standard(3), 1);
    let order = |looker| -> Vec<u8> {
        let panel = |part: &Part| match part {
            Part::Panel(panel) => panel.seat,
            _ => None,
        };
        shown(&bout, looker).parts.iter().filter_map(panel).collect()
    };
    assert_eq!(order(Some(Seat(1))), [1, 2, 0]);
    assert_eq!(order(Some(Seat(0))), [0, 1, 2]);
    assert_eq!(order(None), [0, 1, 2]);
}

#[test]
fn a_hand_is_shown_to_its_holder_and_to_others_as_backs() {
    let (bout, _) = opened(&Setup::standard(2), 1);
    let fronts = |looker, seat: u8| {
        let scene = shown(&bout, looker);
        let hand = zone(&scene, &Id::of("hand", seat));
        let is_front =
            |item: &&Item| matches!(item, Item::Card(card) if matches!(card.face, Face::Front { .. }));
        (hand.items.iter().filter(is_front).count(), hand.items.len())
    };
    let cards = bout.table().hand(Seat(0)).len();
    assert!(cards > 0);
    assert_eq!(fronts(Some(Seat(0)), 0), (cards, cards));
    assert_eq!(fronts(Some(Seat(1)), 0), (0, cards));
    assert_eq!(fronts(None, 0), (0, cards));
}

#[test]
fn the_cards_of_a_stak_are_named_by_their_height() {
    let (mut bout, mut dealer) = opened(&Setup::standard(2), 4);
    let ids = |bout: &Bout<StakBots>| -> Vec<String> {
        let scene = shown(bout, Some(Seat(0)));
        zone(&scene, &Id::of("stak", 0)).items.iter().map(|item| item.id().to_string()).collect()
    };
    let before = ids(&bout);
    assert_eq!(before.last().map(String::as_str), Some("stak:0/0"));
    loop {
        let height = bout.table().height(StakId(0));
        step(&mut bout, &mut dealer).expect("the bout goes on");
        if bout.table().height(StakId(0)) == height + 1 {
            break;
        }
    }
    let after = ids(&bout);
    assert_eq!(
        after[after.len() - before.len().min(after.len() - 1)..],
        before[before.len() - before.len().min(after.len() - 1)..]
    );
}

/// What a preview says of an attack comes true where nothing acts in between.
#[test]
fn a_previewed_attack_ends_as_previewed() {
    let mut seen = 0;
    for seed in 0..30 {
        let (mut bout, mut dealer) = opened(&Setup::standard(2), seed);
        for _ in 0..120 {
            let before = bout.clone();
            let Some((seat, answer)) = step(&mut bout, &mut dealer) else { break };
            let Answer::Attack { from, at } = answer else { continue };
            let scene = shown(&before, Some(seat));
            let choice =
                scene.prompt.choices.iter().zip(offers(&before, seat)).find(|(_, o)| o.answer == answer);
            let (choice, _) = choice.expect("it was on offer");
            assert!(matches!(choice.preview[0], Overlay::Line { .. }));
            let leaving: Vec<&Id> = choice
                .preview
                .iter()
                .flat_map(|overlay| match overlay {
                    Overlay::Things { ids, tone: Tone::Harm } => ids.iter().collect(),
                    _ => Vec::new(),
                })
                .collect();
            let attacker = before.table().top_kind(before.content(), from).expect("it attacks");
            let quiet =
                attacker.attack.is_empty() && !attacker.again && !matches!(bout.waiting(), Waiting::Over);
            for stak in [from, at].into_iter().filter(|_| quiet) {
                let (was, is) = (before.table().stak(stak), bout.table().stak(stak));
                let top = super::cards::place_id(stak, was.len() - 1);
                if !leaving.contains(&&top) {
                    let damage = is.get(was.len() - 1).map(|lying| lying.damage());
                    let marked = choice.preview.iter().find_map(|overlay| match overlay {
                        Overlay::Mark { on, mark } if *on == top => mark.value,
                        _ => None,
                    });
                    assert_eq!(damage.map(i64::from), Some(marked.unwrap_or(0)), "seed {seed}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 10, "only {seen} attacks were survived");
}
