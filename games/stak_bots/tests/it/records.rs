//! Records of real bouts: undo, rewinding, differences found, what a seat may keep.

use kernel::{
    Bout, Dealer, Difference, Header, Input, Library, PackRef, Played, Recording, Refusal, Rules, Seat,
    SeatEntry, Waiting,
};
use stak_bots::{Answer, Content, Event, Setup, StakBots};
use std::sync::Arc;

fn content() -> Arc<Content> {
    StakBots::content(&StakBots::house()).expect("the house pack has no faults")
}

fn pack() -> PackRef {
    PackRef { name: "house".to_owned(), hash: "1".to_owned() }
}

fn opened(seats: u8) -> Recording<StakBots> {
    let header = Header::of::<StakBots>(vec![pack()]);
    Recording::open(header, Setup::standard(seats), &content()).expect("the standard game is legal")
}

/// The seat that owes an answer, once all chance has come.
fn asked(recording: &mut Recording<StakBots>, dealer: &mut Dealer) -> Option<Seat> {
    recording.settle(dealer);
    match recording.bout().waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

fn random_answer(bout: &Bout<StakBots>, seat: Seat, dealer: &mut Dealer) -> Answer {
    let mut list = Vec::new();
    bout.answers(seat, &mut list);
    list[dealer.below(list.len() as u32) as usize]
}

fn whole_bout(seed: u64) -> Recording<StakBots> {
    let (mut recording, mut dealer) = (opened(2), Dealer::new(seed));
    while let Some(seat) = asked(&mut recording, &mut dealer) {
        let answer = random_answer(recording.bout(), seat, &mut dealer);
        recording.play(Input::Answer(seat, answer)).expect("listed answers are legal");
    }
    recording
}

#[test]
fn a_quiet_answer_can_be_undone_and_a_telling_one_cannot() {
    let (mut undone, mut kept) = (0, 0);
    for seed in 0..30 {
        let (mut recording, mut dealer) = (opened(2), Dealer::new(seed));
        while let Some(seat) = asked(&mut recording, &mut dealer) {
            let before = recording.bout().clone();
            let inputs = recording.len();
            let answer = random_answer(&before, seat, &mut dealer);
            let played = recording.play(Input::Answer(seat, answer)).expect("listed answers are legal");
            assert_eq!(recording.free_undo(seat).is_some(), !played.revealed);
            assert_eq!(recording.free_undo(Seat(1 - seat.0)), None, "only one's own answer");
            match recording.free_undo(seat) {
                Some(to) => {
                    assert_eq!(to, inputs);
                    recording.rewind(to);
                    assert_eq!(recording.bout(), &before);
                    recording.play(Input::Answer(seat, answer)).expect("it was legal before");
                    undone += 1;
                }
                None => kept += 1,
            }
        }
    }
    assert!(undone > 20 && kept > 20, "{undone} undone, {kept} kept");
}

#[test]
fn playing_a_card_shows_it_and_cannot_be_undone() {
    let (mut recording, mut dealer) = (opened(2), Dealer::new(3));
    let seat = asked(&mut recording, &mut dealer).expect("the first turn waits for an answer");
    let mut list = Vec::new();
    recording.bout().answers(seat, &mut list);
    let play =
        list.into_iter().find(|answer| matches!(answer, Answer::Play { .. })).expect("a hand of three");
    let played = recording.play(Input::Answer(seat, play)).expect("listed answers are legal");
    assert_eq!(played, Played { revealed: true, used: 1 });
    assert_eq!(recording.free_undo(seat), None);
}

#[test]
fn replaying_names_the_first_differing_input() {
    let record = whole_bout(5).record().clone();
    let replayed =
        Recording::replay(record.clone(), &[pack()], &content(), usize::MAX).expect("it was played");
    assert_eq!(replayed.record(), &record);
    let part = Recording::replay(record.clone(), &[pack()], &content(), 12).expect("its beginning too");
    assert_eq!(part.len(), 12);

    let mut wrong = record.clone();
    wrong.digests[16].1 ^= 1;
    let found =
        Recording::replay(wrong, &[pack()], &content(), usize::MAX).expect_err("a digest was changed");
    assert!(matches!(found, Difference::Digest { input: 16, .. }), "{found:?}");

    let mut wrong = record.clone();
    wrong.inputs[20] = Input::Answer(Seat(5), Answer::EndTurn);
    let found = Recording::replay(wrong, &[pack()], &content(), usize::MAX).expect_err("nobody sits there");
    assert!(
        matches!(
            found,
            Difference::Refused(
                20,
                Refusal::NoSuchSeat(Seat(5)) | Refusal::ChanceFirst | Refusal::NotAsked(_)
            )
        ),
        "{found:?}"
    );

    let mut wrong = record.clone();
    wrong.header.rules_version += 1;
    assert!(
        matches!(Recording::replay(wrong, &[pack()], &content(), 1), Err(Difference::Version(other)) if other == StakBots::VERSION + 1)
    );
    let mut wrong = record.clone();
    wrong.header.game = "chess".to_owned();
    assert!(matches!(Recording::replay(wrong, &[pack()], &content(), 1), Err(Difference::Game(_))));
    let other = PackRef { hash: "2".to_owned(), ..pack() };
    assert!(matches!(Recording::replay(record.clone(), &[other], &content(), 1), Err(Difference::Pack(_))));
    let mut wrong = record.clone();
    wrong.outcome =
        opened(2).record().outcome.clone().or(Some(kernel::Outcome::won(kernel::SeatSet::EMPTY, 2)));
    assert!(matches!(Recording::replay(wrong, &[pack()], &content(), usize::MAX), Err(Difference::Outcome)));
    let mut wrong = record;
    wrong.setup.seats = 9;
    assert!(matches!(Recording::replay(wrong, &[pack()], &content(), 1), Err(Difference::Setup(_))));
}

#[test]
fn a_batch_is_all_or_nothing_and_stops_where_something_is_shown() {
    let (mut recording, mut dealer) = (opened(2), Dealer::new(8));
    let seat = asked(&mut recording, &mut dealer).expect("the first turn waits for an answer");
    let before = recording.bout().clone();
    let mut list = Vec::new();
    before.answers(seat, &mut list);
    let attack =
        *list.iter().find(|answer| matches!(answer, Answer::Attack { .. })).expect("a top card may attack");
    let play = *list.iter().find(|answer| matches!(answer, Answer::Play { .. })).expect("a hand of three");

    let refused = recording.play(Input::Batch(seat, vec![Answer::EndTurn, play]));
    assert!(matches!(refused, Err(Refusal::InBatch(0, _))), "{refused:?}");
    assert_eq!(recording.play(Input::Batch(seat, Vec::new())), Err(Refusal::EmptyBatch));
    assert_eq!(recording.bout(), &before, "a refused batch changes nothing");

    let played =
        recording.play(Input::Batch(seat, vec![play, attack, Answer::EndTurn])).expect("it begins legally");
    assert_eq!(played, Played { revealed: true, used: 1 }, "the played card is shown: the rest is not given");
}

#[test]
fn a_seat_keeps_its_own_answers_and_what_it_heard() {
    let recording = whole_bout(11);
    for seat in [Seat(0), Seat(1)] {
        let kept = recording.seat_record(Some(seat));
        for entry in &kept.entries {
            match entry {
                SeatEntry::Gave(input) => assert_eq!(input.by(), Some(seat)),
                SeatEntry::Heard(Event::Drew { seat: drawer, card }) => {
                    assert_eq!(card.0.is_some(), *drawer == seat, "only one's own draws are seen");
                }
                SeatEntry::Heard(_) => {}
            }
        }
        let gave = kept.entries.iter().filter(|entry| matches!(entry, SeatEntry::Gave(_))).count();
        assert!(gave > 3, "seat {seat} gave {gave} answers");
    }
    let watched = recording.seat_record(None);
    assert!(watched.entries.iter().all(|entry| matches!(entry, SeatEntry::Heard(_))));
}

#[test]
fn inputs_that_do_not_fit_are_named() {
    let (mut recording, mut dealer) = (opened(2), Dealer::new(2));
    assert_eq!(recording.play(Input::Leave(Seat(0))), Err(Refusal::ChanceFirst));
    let seat = asked(&mut recording, &mut dealer).expect("the first turn waits for an answer");
    let other = Seat(1 - seat.0);
    let mut play = |input| recording.play(input);
    assert_eq!(play(Input::Answer(other, Answer::EndTurn)), Err(Refusal::NotAsked(other)));
    assert_eq!(play(Input::Answer(Seat(7), Answer::EndTurn)), Err(Refusal::NoSuchSeat(Seat(7))));
    assert_eq!(play(Input::Chance(kernel::Rolled::Picked(0))), Err(Refusal::NoChanceAsked));
    assert!(play(Input::Leave(other)).is_ok());
    recording.settle(&mut dealer);
    assert_eq!(recording.bout().waiting(), Waiting::Over, "the last player wins");
    assert_eq!(recording.play(Input::TimeUp), Err(Refusal::Over));
}
