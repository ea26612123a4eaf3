//! Scenes of random bouts: nothing unbound, nothing unsaid, nothing hidden; and previews that hold.

mod attacks;
mod beats;

use crate::event::Event;
use crate::forecast::recovery;
use crate::prose::tests::{Ear, house, setups};
use crate::question::{Answer, Question, Wanted};
use crate::{GigaRobo, Setup};
use kernel::{Bout, Dealer, Input, Offer, Prose, Rules, Seat, Show, Waiting};
use scene::{Choice, DieState, Id, Item, Overlay, Part, Scene, Zone};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The offers of a seat; what stands for notation here is each answer's own name.
fn offers(bout: &Bout<GigaRobo>, seat: Seat) -> Vec<Offer<GigaRobo>> {
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let offer = |answer| Offer {
        answer,
        notation: format!("{answer:?}"),
        words: GigaRobo::say_answer(bout, seat, answer),
    };
    answers.into_iter().map(offer).collect()
}

fn shown(bout: &Bout<GigaRobo>, looker: Option<Seat>) -> Scene {
    let offered = looker.map(|seat| offers(bout, seat)).unwrap_or_default();
    GigaRobo::show(bout.content(), &GigaRobo::view(bout, looker), offered)
}

/// Everything that lies somewhere, with its zone.
fn zones(parts: &[Part]) -> Vec<&Zone> {
    parts
        .iter()
        .flat_map(|part| match part {
            Part::Panel(panel) => zones(&panel.parts),
            Part::Zone(zone) => vec![zone],
            _ => Vec::new(),
        })
        .collect()
}

fn ids(scene: &Scene) -> BTreeSet<String> {
    let items = zones(&scene.parts).into_iter().flat_map(|zone| &zone.items);
    items.map(|item| item.id().to_string()).collect()
}

/// A button concerns nothing that lies on the table.
fn is_button(answer: Answer, question: &Question) -> bool {
    match answer {
        Answer::Pass | Answer::Back | Answer::Yes | Answer::No | Answer::Go => true,
        Answer::Map(_) | Answer::Position(_) => true,
        Answer::Number(_) => !matches!(question, Question::PowerDice { .. }),
        _ => false,
    }
}

/// One seat's scene at one position: it is sound, every answer is bound, and all of it has words.
fn look(ear: &mut Ear, bout: &Bout<GigaRobo>, looker: Option<Seat>) -> Scene {
    let scene = shown(bout, looker);
    assert_eq!(scene::faults(&scene), [], "{:?}", looker.and_then(|seat| bout.question(seat)));
    if let Some((seat, question)) = looker.and_then(|seat| Some((seat, bout.question(seat)?))) {
        for (choice, offer) in scene.prompt.choices.iter().zip(offers(bout, seat)) {
            assert_eq!(choice.things.is_empty(), is_button(offer.answer, question), "{}", choice.answer);
        }
        assert!(scene.prompt.why.is_some(), "{question:?}");
        let passes = |choice: &&Choice| choice.role == scene::Role::Pass;
        let verbs: HashSet<&scene::Message> =
            scene.prompt.choices.iter().filter_map(|choice| choice.group.as_ref()).collect();
        assert!(verbs.len() <= 5 && scene.prompt.choices.iter().filter(passes).count() <= 1, "{question:?}");
        let asked = scene.prompt.question.clone().expect("the seat is asked");
        assert_eq!(ear.hear(&asked), ear.hear(&GigaRobo::say_question(bout, seat, question)));
    }
    testkit::messages(&scene).iter().for_each(|message| drop(ear.hear(message)));
    scene
}

/// GR-R47: no card shows itself that the looking seat does not know.
fn hides(bout: &Bout<GigaRobo>, scene: &Scene, looker: Option<Seat>) {
    let there = ids(scene);
    for seat in (0..bout.seats()).map(Seat).filter(|&seat| Some(seat) != looker) {
        let player = bout.table().player(seat);
        for card in player.hand.minus(player.shown).iter() {
            assert!(!there.contains(super::ids::card(seat, card).as_str()), "{seat} {card:?}");
        }
    }
}

/// Plays at random; `watch` sees every position at which a seat is asked.
fn play(setup: &Setup, seed: u64, mut watch: impl FnMut(&Bout<GigaRobo>, Seat, usize)) {
    let mut dealer = Dealer::new(seed);
    let mut bout = Bout::<GigaRobo>::open(setup, &house(), None).expect("a legal set-up");
    bout.settle(&mut dealer);
    let mut steps = 0;
    while let Waiting::Seats(seats) = bout.waiting() {
        let seat = seats.iter().next().expect("somebody is asked");
        watch(&bout, seat, steps);
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        let answer = answers[dealer.below(answers.len() as u32) as usize];
        bout.play(Input::Answer(seat, answer)).expect("listed");
        bout.settle(&mut dealer);
        steps += 1;
    }
}

#[test]
fn scenes_of_random_bouts_are_sound() {
    let mut ear = Ear::new();
    for (seed, setup) in (20..).zip(setups()) {
        let mut asked = BTreeMap::<_, usize>::new();
        play(&setup, seed, |bout, seat, steps| {
            let question = bout.question(seat).map(std::mem::discriminant).map(|kind| format!("{kind:?}"));
            let seen = asked.entry(question).or_default();
            *seen += 1;
            if *seen < 8 || *seen % 32 == 0 {
                hides(bout, &look(&mut ear, bout, Some(seat)), Some(seat));
            }
            if steps % 80 == 0 {
                for looker in [None, Some(Seat(0)), Some(Seat(1))] {
                    hides(bout, &look(&mut ear, bout, looker), looker);
                }
            }
        });
    }
}

/// Every kind of preview comes up, and odds are odds.
#[test]
fn previews_hold_what_they_promise() {
    let mut kinds = BTreeSet::new();
    for seed in 0..4 {
        play(&Setup::standard(2), seed, |bout, seat, steps| {
            let question = bout.question(seat).expect("asked");
            if matches!(question, Question::Act | Question::Respond { .. }) && steps % 8 > 0 {
                return;
            }
            let scene = shown(bout, Some(seat));
            for choice in &scene.prompt.choices {
                kinds.extend(choice.preview.iter().map(|overlay| kind(overlay, choice, question)));
            }
        });
    }
    for wanted in ["path", "cost", "aims", "line", "terms", "gr-odds-defend", "gr-odds-hit", "gr-odds-fails"]
    {
        assert!(kinds.contains(wanted), "no preview showed {wanted}: {kinds:?}");
    }
    for wanted in ["gr-odds-ahead", "reach", "forecast"] {
        assert!(kinds.contains(wanted), "no preview showed {wanted}: {kinds:?}");
    }
}

fn kind(overlay: &Overlay, choice: &Choice, question: &Question) -> String {
    match overlay {
        Overlay::Path(path) => {
            assert!(path.len() > 1, "{}", choice.answer);
            "path".to_owned()
        }
        Overlay::Mark { mark, .. } if mark.words.key == "gr-scene-cost" => "cost".to_owned(),
        Overlay::Mark { .. } => "terms".to_owned(),
        Overlay::Line { .. } => "line".to_owned(),
        Overlay::Cells { hexes, .. } => {
            assert!(!hexes.is_empty(), "{}", choice.answer);
            "reach".to_owned()
        }
        Overlay::Things { ids, .. } => {
            assert!(!ids.is_empty(), "{} to {question:?}", choice.answer);
            "aims".to_owned()
        }
        Overlay::Odds { cases, of, title } => {
            assert!(cases <= of && *of > 0, "{}", choice.answer);
            title.key.to_string()
        }
        Overlay::Forecast { outcomes, .. } => {
            assert!(!outcomes.is_empty(), "{}", choice.answer);
            "forecast".to_owned()
        }
        Overlay::Area { .. }
        | Overlay::Arc(_)
        | Overlay::Sight(_)
        | Overlay::Ruler(_)
        | Overlay::Trace(_)
        | Overlay::Push(_)
        | Overlay::Template(_)
        | Overlay::Label(_) => panic!("nothing is measured in a city, and it has no plane"),
    }
}

/// GR-13.9: the dice that are shown as successes are as many as are counted.
#[test]
fn as_many_dice_succeed_as_are_counted() {
    let mut seen = 0;
    for seed in 0..12 {
        play(&Setup::standard(2), seed, |bout, seat, _| {
            let combat = &bout.table().combat;
            let fresh = combat.stage == crate::table::Stage::Determined && !combat.changed && !combat.locked;
            if !fresh || combat.dice.is_empty() || combat.conceded.is_some() {
                return;
            }
            let scene = shown(bout, Some(seat));
            let trays = scene.parts.iter().flat_map(|part| match part {
                Part::Panel(panel) => &panel.parts[..],
                _ => &[],
            });
            let dice = trays.filter_map(|part| match part {
                Part::Tray(tray) => Some(&tray.dice),
                _ => None,
            });
            let successes = dice.flatten().filter(|die| die.state == DieState::Success).count();
            assert_eq!(successes, usize::from(combat.successes));
            seen += 1;
        });
    }
    assert!(seen > 10, "only {seen} rolls were determined");
}

#[test]
fn a_hand_is_shown_to_its_holder_and_to_others_as_backs() {
    let content = house();
    let mut bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    let cards = usize::from(bout.table().player(Seat(0)).hand.len());
    assert!(cards > 0);
    let fronts = |looker: Option<Seat>| {
        let scene = shown(&bout, looker);
        let zones = zones(&scene.parts);
        let hand = zones.into_iter().find(|zone| zone.id == Id::of("hand", 0)).expect("a hand");
        let is_front = |item: &&Item| matches!(item, Item::Card(card) if !card.face.is_back());
        (hand.items.iter().filter(is_front).count(), hand.items.len())
    };
    assert_eq!(fronts(Some(Seat(0))), (cards, cards));
    assert_eq!(fronts(Some(Seat(1))), (0, cards));
    assert_eq!(fronts(None), (0, cards));
}

/// GR-R55: it is said who left.
#[test]
fn a_bout_that_somebody_left_ended_for_that_reason() {
    let mut bout = Bout::<GigaRobo>::open(&Setup::standard(2), &house(), None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    bout.play(Input::Leave(Seat(0))).expect("anybody may leave");
    for looker in [0, 1].map(Seat) {
        let outcome = shown(&bout, Some(looker)).outcome.expect("only one side is left");
        let said = Ear::new().hear(&outcome);
        assert!(said.starts_with("Only one side was left: A left the bout."), "{said}");
    }
}

/// GR-29.2: one die fails with 1 to 6, two with 1 to 6 each.
#[test]
fn odds_of_recovery_are_exact() {
    let content = house();
    let mut bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    let plain = (0..2).map(Seat).find(|&seat| {
        let more = |what: &crate::content::Static| matches!(what, crate::content::Static::Recovery(_));
        !crate::statics::any(bout.table(), &content, seat, crate::content::Topic::Recovery, more)
    });
    let seat = plain.expect("one of the quick starts has no text about Recovery Rolls");
    let odds = |dice| recovery(bout.table(), &content, seat, dice).to_string();
    assert_eq!([odds(1), odds(2)], ["1/2", "3/4"]);
}

/// GR-19: what the preview of a named hex shows is what the robot then meets, whoever gives way and however.
#[test]
fn what_a_moved_robot_is_shown_to_meet_it_meets() {
    let mut collided = 0;
    for (seed, setup) in (500..).zip(setups().into_iter().cycle().take(24)) {
        let mut dealer = Dealer::new(seed);
        play(&setup, seed, |bout, seat, _| {
            let Some(&Question::Shove { victim, .. }) = bout.question(seat) else { return };
            let view = GigaRobo::view(bout, Some(seat));
            let outlook = super::Outlook::of(super::Names::of_view(bout.content(), &view), &view);
            let mut answers = Vec::new();
            bout.answers(seat, &mut answers);
            for answer in answers.into_iter().filter(|answer| matches!(answer, Answer::Cell(_))) {
                let shown = outlook.preview(None, answer).into_iter().flat_map(|overlay| match overlay {
                    Overlay::Things { ids, .. } => ids,
                    _ => Vec::new(),
                });
                let told = shoved(bout, seat, answer, &mut dealer);
                let met: Vec<Id> = told.iter().filter_map(|event| outlook.met(victim, event)).collect();
                assert_eq!(shown.collect::<Vec<_>>(), met, "seed {seed}: {answer:?} of {victim}");
                collided += usize::from(!met.is_empty());
            }
        });
    }
    assert!(collided > 100, "only {collided} shoves met anything");
}

/// What happens after this answer until chance, or another question than for a response or a way to give.
fn shoved(bout: &Bout<GigaRobo>, seat: Seat, answer: Answer, dealer: &mut Dealer) -> Vec<Event> {
    let (mut bout, mut told) = (bout.clone(), Vec::new());
    let mut next = Some((seat, answer));
    while let Some((seat, answer)) = next.take() {
        bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
        let Waiting::Seats(seats) = bout.waiting() else { break };
        let asked = seats.iter().next().expect("somebody is asked");
        next = match bout.question(asked) {
            Some(Question::Respond { .. }) => Some((asked, Answer::Pass)),
            Some(Question::Hex(Wanted::GiveWay(_))) => {
                let mut answers = Vec::new();
                bout.answers(asked, &mut answers);
                Some((asked, answers[dealer.below(answers.len() as u32) as usize]))
            }
            _ => None,
        };
    }
    told.into_iter().map(|told| told.event).collect()
}
