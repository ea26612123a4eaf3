//! Scenes of real positions: law 10, the wording of questions, ids that stay, previews that hold.

mod beats;

use crate::card::StakId;
use crate::event::Event;
use crate::setup::Setup;
use crate::{Answer, StakBots};
use kernel::{Bout, Dealer, Input, Library, Notation, Prose, Rules, Seat, Show, Told, Waiting, offers};
use scene::{Id, Item, Overlay, Part, Scene, Tone, Zone};
use std::collections::BTreeSet;
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
    fn inside(part: &Part) -> Vec<&Zone> {
        match part {
            Part::Panel(panel) => panel.parts.iter().flat_map(inside).collect(),
            Part::Zone(zone) => vec![zone],
            _ => Vec::new(),
        }
    }
    scene.parts.iter().flat_map(inside).collect()
}

fn zone<'a>(scene: &'a Scene, id: &Id) -> &'a Zone {
    zones(scene).into_iter().find(|zone| zone.id == *id).expect("the zone is there")
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
    let mut kinds = BTreeSet::new();
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
        let is_front = |item: &&Item| matches!(item, Item::Card(card) if !card.face.is_back());
        (hand.items.iter().filter(is_front).count(), hand.items.len())
    };
    let cards = bout.table().hand(Seat(0)).len();
    assert!(cards > 0);
    assert_eq!(fronts(Some(Seat(0)), 0), (cards, cards));
    assert_eq!(fronts(Some(Seat(1)), 0), (0, cards));
    assert_eq!(fronts(None, 0), (0, cards));
}

/// SB-R63, SB-R64: each kind once, told apart from the others, with as many copies as there are.
#[test]
fn the_scrapheap_and_what_is_unseen_are_counted_by_kind() {
    let speaker = speaker();
    let (mut bout, mut dealer) = opened(&Setup::standard(2), 7);
    let mut most = 0;
    while step(&mut bout, &mut dealer).is_some() {
        let (scene, view) = (shown(&bout, Some(Seat(0))), StakBots::view(&bout, Some(Seat(0))));
        let deck = &view.decks[0];
        for (kind, expected) in [("scrapheap", &deck.scrapheap), ("unseen", &deck.unseen)] {
            let tokens = zone(&scene, &Id::of(kind, 0)).items.iter().map(|item| match item {
                Item::Token(token) => token,
                other => panic!("{other:?} is not counted"),
            });
            let copies: Vec<u32> = tokens.clone().map(|token| token.copies).collect();
            let names: BTreeSet<String> = tokens.map(|token| speaker.say(&token.title)).collect();
            assert_eq!(copies, expected.iter().map(|(_, copies)| u32::from(copies)).collect::<Vec<_>>());
            assert_eq!(names.len(), copies.len(), "{names:?}");
        }
        most = most.max(deck.scrapheap.iter().count());
    }
    assert!(most > 10, "only {most} kinds were scrapped");
    assert_eq!(speaker.faults(), []);
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

/// Cards with the damage on them.
type Marked = BTreeSet<(Id, i64)>;

/// The cards that leave, and the damage of those that stay, as a preview says it.
fn foreseen(scene: &Scene, answer: &str) -> Option<(BTreeSet<Id>, Marked)> {
    let choice = scene.prompt.choices.iter().find(|choice| choice.answer == answer)?;
    assert!(matches!(choice.preview[0], Overlay::Line { .. }), "an attack goes from one to another");
    let (mut leaving, mut damaged) = (BTreeSet::new(), BTreeSet::new());
    for overlay in &choice.preview[1..] {
        match overlay {
            Overlay::Things { ids, tone: Tone::Harm } => leaving.extend(ids.iter().cloned()),
            Overlay::Mark { on, mark } => {
                damaged.insert((on.clone(), mark.value.expect("damage is counted")));
            }
            Overlay::Forecast { .. } => {}
            other => panic!("no attack brings {other:?}"),
        }
    }
    Some((leaving, damaged))
}

/// The preview of an attack comes true, up to the first effect after it.
#[test]
fn a_previewed_attack_ends_as_previewed() {
    let (mut left, mut stayed) = (0, 0);
    for seed in 0..40 {
        let (mut bout, mut dealer) = opened(&Setup::standard(2), seed);
        for _ in 0..120 {
            let before = bout.clone();
            let Some((seat, answer)) = step(&mut bout, &mut dealer) else { break };
            let Answer::Attack { from, at } = answer else { continue };
            let told = told(&before, seat, answer, &mut dealer.clone());
            let notation = StakBots::write_answer(before.at(seat), seat, answer);
            let attacker = before.table().top_kind(before.content(), from).expect("it attacks");
            let (leaving, damaged) =
                foreseen(&shown(&before, Some(seat)), &notation).expect("it was on offer");
            if !attacker.attack.is_empty() {
                assert!(leaving.is_empty() && damaged.is_empty(), "nothing is certain before an ability");
                continue;
            }
            for stak in [from, at] {
                let battle = told.iter().skip(1).take_while(|told| !acts(&told.event));
                let gone = battle.filter(|told| leaves(&told.event, stak)).count();
                let of_stak =
                    |id: &&Id| id.as_str().starts_with(&format!("{}/", super::cards::stak_id(stak)));
                let expected = leaving.iter().filter(of_stak).count();
                assert_eq!(expected, gone, "seed {seed}: {notation}: {told:?}");
                left += gone;
                stayed += usize::from(damaged.iter().any(|(id, _)| of_stak(&id)));
            }
        }
    }
    assert!(left > 20 && stayed > 20, "only {left} left and {stayed} stayed");
}

/// Everything that an answer does.
fn told(before: &Bout<StakBots>, seat: Seat, answer: Answer, dealer: &mut Dealer) -> Vec<Told<Event>> {
    let (mut bout, mut told) = (before.clone(), Vec::new());
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("it was listed");
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("chance is legal");
    }
    told
}

/// What comes after a battle: the next attack, cards that turn up, effects.
fn acts(event: &Event) -> bool {
    matches!(
        event,
        Event::Attacked { .. }
            | Event::TurnedUpOnTop { .. }
            | Event::Triggered { .. }
            | Event::EffectBegan { .. }
    )
}

/// The events that remove cards of a Stak in a battle.
fn leaves(event: &Event, stak: StakId) -> bool {
    matches!(event, Event::Scrapped { stak: of, .. } if *of == stak)
        || matches!(event, Event::Took { from: of, .. } if *of == stak)
}

/// SB-R49: whoever gives up has lost no card in a battle.
#[test]
fn a_bout_that_somebody_left_ended_for_that_reason() {
    let (mut bout, mut dealer) = opened(&Setup::standard(2), 3);
    bout.play(Input::Leave(Seat(0))).expect("anybody may leave");
    bout.settle(&mut dealer);
    let outcome = shown(&bout, Some(Seat(1))).outcome.expect("only one side is left");
    let said = speaker().say(&outcome);
    assert_eq!(said, "Only one side was left: A left the bout (SB-R49).");
}
