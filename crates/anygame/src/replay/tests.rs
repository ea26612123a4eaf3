//! Finished bouts are seen again, positions are reported, and bouts begin at them.

use super::*;
use crate::SetupChoice;
use crate::live::{self, Deed, Live};
use crate::playing::Playing;
use bots::Level;
use kernel::{Dealer, Input, Record, Recording, Rolled};

const GAME: &str = "stak-bots";

/// A test that needs the type of the game.
macro_rules! in_game {
    ($(fn $name:ident<$game:ident>() $body:block)*) => {$(
        #[test]
        fn $name() {
            struct Test;
            impl Visitor for Test {
                type Out = ();
                fn visit<$game: Playable>(self) $body
            }
            catalog::with_game(GAME, Test).expect("it is in the catalog");
        }
    )*};
}

/// A bout that random computers played to its end: its record.
fn bout(seed: u64) -> String {
    let mut live = live::open(GAME, &setup(), &[], 0).expect("the set-up");
    let mut dealer = Dealer::new(seed);
    let mut chance = |chance, pile: &[u8]| Some(dealer.roll(chance, pile));
    live.settle(&mut chance);
    while let Some(seat) = live.owing().iter().next() {
        let own = Dealer::stream(seed, u64::from(seat.0) + 1);
        let work = live.ponder(seat, Level::Random, own).expect("it is asked");
        let worked = work();
        live.take_back_bot(seat, Level::Random, worked.bot.expect("it did not break down"));
        let answer = live.chosen(seat, worked.answer).expect("it is asked");
        live.put(Deed::Answers(seat, vec![answer]), &mut chance).expect("a computer gives a listed answer");
    }
    live.record()
}

fn setup() -> SetupChoice {
    SetupChoice::Written("seats = 2\nreactive = true".to_owned())
}

fn all_frames(record: &str, seat: Option<Seat>) -> Vec<Frame> {
    let first = replay(GAME, record, seat, (0, 7), u32::MAX).expect("a replay");
    assert_eq!(first.seats, [None, Some(0), Some(1)]);
    let mut frames = first.frames;
    while (frames.len() as u32) < first.steps {
        let more = replay(GAME, record, seat, (frames.len() as u32, 1_000), u32::MAX).expect("a replay");
        assert!(!more.frames.is_empty() && more.frames.len() <= FRAMES_MAX as usize);
        frames.extend(more.frames);
    }
    frames
}

in_game! {
fn a_replay_has_a_frame_for_each_answer_and_says_what_was_given<G>() {
    let finished = bout(3);
    let record: Record<G> = serde_json::from_str(&finished).expect("a record");
    let answers = record.inputs.iter().filter(|input| !matches!(input, Input::Chance(_))).count();
    let frames: Vec<Vec<Frame>> =
        [None, Some(Seat(0)), Some(Seat(1))].map(|seat| all_frames(&finished, seat)).into();
    for (place, seen) in frames.iter().enumerate() {
        assert_eq!(seen.len(), answers + 1, "the opening, and each answer");
        assert!(seen.iter().zip(0..).all(|(frame, step)| frame.step == step));
        assert_eq!(seen[0].by, None);
        let asked = seen.iter().filter(|frame| !frame.scene.prompt.choices.is_empty());
        assert_eq!(asked.clone().count() == 0, place == 0, "a spectator is asked nothing");
        for frame in asked {
            let given = frame.given.as_ref().expect("it was answered");
            assert!(frame.scene.prompt.choices.iter().any(|choice| choice.answer == *given), "{given}");
            assert_eq!(seen[frame.step as usize + 1].by, Some(place as u8 - 1));
        }
        assert!(seen.iter().all(|frame| frame.given.is_none() || !frame.scene.prompt.choices.is_empty()));
        let last = seen.last().expect("a last frame");
        assert!(last.scene.outcome.is_some() && last.scene.prompt.choices.is_empty());
    }
    assert_ne!(frames[1], frames[2]);
}
}

in_game! {
fn frames_are_what_the_seat_saw_when_it_played<G>() {
    let finished = bout(4);
    let mut playing = Playing::<G>::open(&setup(), &[], 0).expect("the set-up");
    let record: Record<G> = serde_json::from_str(&finished).expect("a record");
    let mut rolls: std::collections::VecDeque<Rolled> = record.inputs.iter().filter_map(rolled).collect();
    let mut chance = |_, _: &[u8]| rolls.pop_front();
    playing.settle(&mut chance);
    let mut heard = 0;
    let frames = all_frames(&finished, Some(Seat(1)));
    for (step, frame) in frames.iter().enumerate() {
        assert_eq!(frame.scene, playing.look(Some(Seat(1))).scene, "step {step}");
        let told = playing.heard(0, Some(Seat(1)));
        assert_eq!(told[heard..].iter().map(|it| &it.notation).collect::<Vec<_>>(),
            frame.events.iter().map(|it| &it.notation).collect::<Vec<_>>(), "step {step}");
        heard = told.len();
        let mut inputs = record.inputs.iter().filter(|input| !matches!(input, Input::Chance(_)));
        let Some(Input::Answer(seat, answer)) = inputs.nth(step) else { break };
        let text = G::write_answer(playing.recording.bout().at(*seat), *seat, *answer);
        playing.put(Deed::Answers(*seat, vec![text]), &mut chance).expect("as it was");
    }
    assert!(heard > 10);
}
}

fn rolled<G: Playable>(input: &Input<G>) -> Option<Rolled> {
    match input {
        Input::Chance(rolled) => Some(rolled.clone()),
        _ => None,
    }
}

#[test]
fn what_is_not_there_is_refused() {
    let finished = bout(5);
    let last = replay(GAME, &finished, None, (0, 0), u32::MAX).expect("a replay").steps - 1;
    assert_eq!(replay(GAME, &finished, Some(Seat(2)), (0, 1), u32::MAX), Err(Unplayable::NoSuchSeat));
    assert_eq!(replay(GAME, &finished, None, (u32::MAX, u32::MAX), u32::MAX).expect("none").frames, []);
    assert_eq!(replay(GAME, "{}", None, (0, 1), u32::MAX), Err(Unplayable::OtherRules));
    assert_eq!(replay("chess", &finished, None, (0, 1), u32::MAX), Err(Unplayable::OtherRules));
    assert_eq!(past(GAME, &finished, last), Err(Unplayable::Over));
    assert_eq!(past(GAME, &finished, last + 1), Err(Unplayable::NoSuchStep { last }));
    assert_eq!(scenario(GAME, &finished, 0, Some(Seat(7))), Err(Unplayable::NoSuchSeat));
}

in_game! {
fn where_the_rules_lead_elsewhere_the_replay_ends_before<G>() {
    let finished = bout(6);
    let whole = replay(GAME, &finished, None, (0, 0), u32::MAX).expect("a replay").steps;
    let mut record: Record<G> = serde_json::from_str(&finished).expect("a record");
    let middle = record.digests.len() / 2;
    record.digests[middle].1 ^= 1;
    let changed = serde_json::to_string(&record).expect("a record");
    let shorter = replay(GAME, &changed, None, (0, 0), u32::MAX).expect("a replay").steps;
    assert!((2..whole).contains(&shorter), "{shorter} of {whole}");
}
}

in_game! {
fn nobody_takes_back_what_was_before_the_beginning<G>() {
    let finished = bout(8);
    let steps = replay(GAME, &finished, None, (0, 0), u32::MAX).expect("a replay").steps;
    let mut free = 0;
    for step in 0..steps - 1 {
        let past = past(GAME, &finished, step).expect("a position");
        let plain = Playing::<G>::begin(&past).expect("these rules");
        let mut live = live::begin(GAME, &past).expect("these rules");
        live.settle(&mut |_, _| None);
        for seat in [Seat(0), Seat(1)] {
            free += u32::from(plain.free_undo(seat).is_some());
            assert_eq!((live.free_undo(seat), live.before_last_of(seat)), (None, None), "step {step}");
        }
    }
    assert!(free > 0, "without the beginning something could be taken back");
}
}

in_game! {
fn a_report_holds_the_position_and_nothing_that_the_seat_does_not_know<G>() {
    let finished = bout(11);
    let content = G::content(&G::house()).expect("sound");
    let steps = replay(GAME, &finished, None, (0, 0), u32::MAX).expect("a replay").steps;
    let (mut imagined, mut whole) = (0, 0);
    for step in 0..steps {
        let course = at::<G>(&finished, step).expect("a step");
        let all = scenario(GAME, &finished, step, None).expect("a scenario");
        assert_eq!(G::read_position(&all, Some("given"), &content), Ok(course.bout.clone()), "{all}");
        let own = scenario(GAME, &finished, step, Some(Seat(0))).expect("a scenario");
        let read = G::read_position(&own, Some("given"), &content).expect("a position");
        let view = |bout| G::view(bout, Some(Seat(0)));
        assert_eq!(view(&read), view(&course.bout), "{own}");
        imagined += u32::from(read != course.bout);
        whole += 1;
    }
    assert!(imagined > whole / 2, "{imagined} of {whole} are imagined");
}
}

in_game! {
fn reports_of_worlds_that_a_seat_cannot_tell_apart_are_equal<G>() {
    let (mut compared, mut whole_differ) = (0, 0);
    // In many a position a seat knows, or was shown, all that chance gave: there is no other world then.
    for seed in 0..120 {
        let (finished, seat) = (bout(seed), Seat((seed % 2) as u8));
        let past = past(GAME, &finished, 4 + (seed % 20) as u32);
        let Ok(past) = past else { continue };
        let first = Playing::<G>::begin(&past).expect("these rules");
        let Some(rolled) = crate::worlds::other_world(&first.recording, seat, seed) else { continue };
        let mut rolled = rolled.into_iter();
        let mut record = first.recording.record().clone();
        record.digests.clear();
        for input in &mut record.inputs {
            if let Input::Chance(chance) = input {
                *chance = rolled.next().expect("as many as there were");
            }
        }
        let header = record.header.clone();
        let again = Recording::replay(record, &header.packs, first.recording.bout().content(), usize::MAX);
        let second = again.expect("the inputs are the same");
        let reports = [first.recording.bout(), second.bout()].map(|bout| crate::report::of_seat(bout, seat));
        assert_eq!(reports[0], reports[1], "seed {seed}");
        let whole = [first.recording.bout(), second.bout()].map(crate::report::whole);
        (compared, whole_differ) = (compared + 1, whole_differ + u32::from(whole[0] != whole[1]));
    }
    assert!(compared > 30 && whole_differ == compared, "{compared} compared, {whole_differ} different");
}
}

in_game! {
fn dealers_of_reports_are_all_alike<G>() {
    let finished = bout(11);
    let once = scenario(GAME, &finished, 5, Some(Seat(1)));
    assert_eq!(once, scenario(GAME, &finished, 5, Some(Seat(1))));
    let mut dealer = Dealer::new(1);
    let course = at::<G>(&finished, 5).expect("a step");
    let other = kernel::Imaginer::new(&course.bout, Seat(1)).imagine(&mut dealer);
    assert_ne!(once.expect("a report"), crate::report::whole(&other));
}
}
