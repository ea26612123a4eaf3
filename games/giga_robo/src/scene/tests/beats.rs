//! Every event has a beat, and what numbers are forecast comes true.

use super::{offers, shown};
use crate::city::Cell;
use crate::content::{Card, Stock};
use crate::event::{ArmorLeft, Combo, Faces, Sum};
use crate::prose::tests::{house, setups};
use crate::question::{Answer, Question};
use crate::table::Aim;
use crate::text::Source;
use crate::{Event, GigaRobo, Setup, Watch};
use kernel::{Bout, Dealer, Input, Rules, Seat, Show, Told, Waiting};
use scene::{Beat, BeatKind, Id, Overlay};
use std::collections::HashSet;

fn beat(bout: &Bout<GigaRobo>, event: &Event, listener: Option<Seat>) -> Beat {
    GigaRobo::beat(bout.content(), &GigaRobo::view(bout, listener), event).expect("every event has a beat")
}

/// Plays at random; `watch` hears what is told after each answer.
fn listen(
    setup: &Setup,
    seed: u64,
    answers_max: usize,
    mut watch: impl FnMut(&Bout<GigaRobo>, &[Told<Event>]),
) {
    let mut dealer = Dealer::new(seed);
    let mut bout = Bout::<GigaRobo>::open(setup, &house(), None).expect("a legal set-up");
    bout.settle(&mut dealer);
    for _ in 0..answers_max {
        let Waiting::Seats(seats) = bout.waiting() else { return };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        let answer = answers[dealer.below(answers.len() as u32) as usize];
        let told = given(&mut bout, seat, answer, &mut dealer);
        watch(&bout, &told);
    }
}

/// What is told of this answer and of the chance that follows it.
pub(super) fn given(
    bout: &mut Bout<GigaRobo>,
    seat: Seat,
    answer: Answer,
    dealer: &mut Dealer,
) -> Vec<Told<Event>> {
    let mut told = Vec::new();
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("possible");
    }
    told
}

#[test]
fn events_of_each_kind_have_their_beats() {
    let content = house();
    let mut bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    let (a, b, at) = (Seat(0), Seat(1), Cell(0));
    let faces = || Faces([12, 3, 7].into_iter().collect());
    let cards: Combo = [Card(2), Card(1)].into_iter().collect();
    let (sum, left) = (Sum { n: 2, what: Stock::Fs }, ArmorLeft { left: 1, lost: 1 });
    let (turn, deed, detail) = (BeatKind::Turn, BeatKind::Deed, BeatKind::Detail);
    let (of_a, of_b) = (Some(0), Some(1));
    let robot = |seat: u8, by| Some((Id::of("robot", seat), by));
    let gauge = |by| Some((Id::of("fs", 0), by));
    let source = Source::Card(Card(1));
    let rows = [
        (Event::Began { seat: a, turn: 3 }, turn, of_a, 0, None),
        (Event::StartRolled { seat: b, face: 9 }, detail, of_b, 1, None),
        (Event::Gained { seat: a, sum }, detail, of_a, 0, gauge(2)),
        (Event::Lost { seat: a, sum }, detail, of_a, 0, gauge(-2)),
        (Event::Stepped { seat: a, to: at }, detail, of_a, 0, None),
        (Event::Forced { seat: a, to: at }, detail, None, 0, None),
        (Event::Took { seat: a, damage: 4, by: Some(b), left }, detail, of_b, 0, robot(0, -4)),
        (Event::Took { seat: b, damage: 1, by: None, left }, detail, None, 0, robot(1, -1)),
        (Event::Attacked { seat: b, cards, at, aim: Aim::Structure }, deed, of_b, 0, None),
        (Event::Rolled { seat: a, faces: faces() }, detail, of_a, 3, None),
        (Event::NotRecovered { seat: b, faces: faces() }, detail, of_b, 3, None),
        (Event::Rerolled { seat: b, from: 1, to: 8 }, detail, of_b, 1, None),
        (Event::NobodyLed, detail, None, 0, None),
        (Event::Cooled { card: Card(1), of: a, slot: 2, activated: true }, detail, None, 0, None),
        (Event::Resolved { source, of: a }, detail, None, 0, None),
        (Event::TurnLimit, deed, None, 0, None),
    ];
    for (event, kind, actor, dice, amount) in rows {
        let shown = beat(&bout, &event, None);
        let flying = shown.amount.clone().map(|amount| (amount.on, amount.by));
        assert_eq!(
            (shown.kind, shown.actor, shown.dice.len(), flying),
            (kind, actor, dice, amount),
            "{event:?}"
        );
    }
}

/// Turns begin turns, damage flies off robots, dice fall with their faces, ways and lines are drawn.
#[test]
fn whatever_happens_in_bouts_has_a_beat() {
    let mut kinds = HashSet::new();
    for (seed, setup) in (0..).zip(setups()) {
        listen(&setup, seed, 600, |bout, told| {
            for event in told.iter().map(|told| &told.event) {
                kinds.insert(std::mem::discriminant(event));
                let shown = beat(bout, event, Some(Seat(0)));
                assert_eq!(shown.kind == BeatKind::Turn, matches!(event, Event::Began { .. }), "{event:?}");
                let flying = shown.amount.as_ref().map(|amount| (amount.on.clone(), amount.by));
                match event {
                    Event::Took { seat, damage, .. } => {
                        assert_eq!(flying, Some((Id::of("robot", seat.0), -i64::from(*damage))));
                        assert!(shown.about.contains(&Id::of("armor", seat.0)));
                    }
                    Event::Rolled { faces, .. } => {
                        let fell: Vec<u8> = shown.dice.iter().filter_map(|die| die.face).collect();
                        assert_eq!(fell, faces.0.to_vec());
                        assert!(shown.dice.iter().all(|die| die.face <= Some(die.sides)), "{shown:?}");
                    }
                    Event::DeclaredMove { by, .. } => {
                        let way = |overlay: &Overlay| matches!(overlay, Overlay::Path(way) if way.len() == by.cells().len());
                        assert!(shown.overlays.iter().any(way));
                    }
                    Event::Attacked { .. } => {
                        assert!(shown.overlays.iter().any(|it| matches!(it, Overlay::Line { .. })));
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(kinds.len() > 40, "only {} kinds of events came up", kinds.len());
}

/// The answer without which nothing more happens; nothing if there is something to choose.
fn declined(question: &Question) -> Option<Answer> {
    match question {
        Question::Respond { .. } => Some(Answer::Pass),
        Question::PowerDice { .. } => Some(Answer::Number(0)),
        _ => None,
    }
}

/// The Armor that this answer leaves to `victim` if nobody does anything else: as soon as it is damaged, or when the
/// combat is over.
fn left_of(
    bout: &Bout<GigaRobo>,
    seat: Seat,
    answer: Answer,
    victim: Seat,
    dealer: &mut Dealer,
) -> Option<u8> {
    let mut bout = bout.clone();
    let mut told = given(&mut bout, seat, answer, dealer);
    loop {
        let hit = told.iter().find_map(|told| match told.event {
            Event::Took { seat, left, .. } if seat == victim => Some(left.left),
            _ => None,
        });
        if hit.is_some() || !bout.table().combat.is_on() {
            return hit.or(Some(bout.table().player(victim).armor));
        }
        let Waiting::Seats(seats) = bout.waiting() else { return None };
        let next = seats.iter().next()?;
        let answer = declined(bout.question(next)?)?;
        told = given(&mut bout, next, answer, dealer);
    }
}

/// GR-14.10: if nobody responds, one of the forecast outcomes comes, and each of them comes up.
#[test]
fn forecasts_come_true() {
    let (mut compared, mut several) = (0, 0);
    let often = Setup { watch: Watch::Could, ..Setup::standard(2) };
    for seed in 0..12 {
        let mut dealer = Dealer::stream(seed, 1);
        super::play(&often, seed, |bout, seat, _| {
            let question = bout.question(seat).expect("asked");
            if !matches!(question, Question::React | Question::PowerDice { recovery: false, .. }) {
                return;
            }
            let scene = shown(bout, Some(seat));
            for (choice, offer) in scene.prompt.choices.iter().zip(offers(bout, seat)) {
                for overlay in &choice.preview {
                    let Overlay::Forecast { on, now, outcomes, .. } = overlay else { continue };
                    let victim =
                        (0..2).map(Seat).find(|seat| *on == Id::of("armor", seat.0)).expect("a robot");
                    assert_eq!(*now, i64::from(bout.table().player(victim).armor));
                    let values: Vec<i64> = outcomes.iter().map(|outcome| outcome.value).collect();
                    let left = left_of(bout, seat, offer.answer, victim, &mut dealer);
                    compared += usize::from(left.is_some());
                    several += usize::from(values.len() > 1);
                    let fits = left.is_none_or(|left| values.contains(&i64::from(left)));
                    assert!(fits, "{} to {question:?}: {left:?} of {outcomes:?}", choice.answer);
                }
            }
        });
    }
    assert!(compared > 50 && several > 20, "only {compared} compared, {several} of several outcomes");
}
