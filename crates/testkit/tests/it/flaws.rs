//! Each law fails on a game that has the fault which the law should find.

use kernel::Bout;
use std::sync::Arc;
use testkit::laws::{self, Battery, Broken};
use testkit::leaks::*;
use testkit::toys::flawed::{
    ACTS_AND_ASKS, CHANCE_ERRS, CHANCE_STAYS, CLONE_SHARES, ENDLESS, HASHES_ORDER, PROBES_COUNT, REMEMBERS,
    SOUND,
};
use testkit::toys::heap::{Cards, LAST_SHUFFLE, ONE_MULTISET};
use testkit::toys::{Flawed, Heap, Skirmish, heap};

fn skirmish<F: Flaw>() -> Battery<Planted<Skirmish, F>> {
    Battery::<Skirmish>::house(1).recast()
}

fn flawed<const FLAW: u8>() -> Battery<Flawed<FLAW>> {
    let setups = vec![("plain".to_owned(), ())];
    Battery { content: Arc::new(()), setups, seeds: 0..6, answers_max: 500 }
}

/// The law is broken, and says so with these words.
fn says(result: Result<(), Broken>, words: &str) {
    let broken = result.expect_err("the planted fault was not noticed");
    assert!(broken.to_string().contains(words), "{broken}");
}

#[test]
fn a_wrapper_without_a_fault_obeys() {
    let battery = skirmish::<NoFlaw>();
    for law in [
        laws::lists,
        laws::refusals,
        laws::records,
        laws::ends,
        laws::worlds,
        laws::imagining,
        laws::roads,
        laws::census,
        laws::notation,
        laws::scenes,
        laws::need,
        laws::waits,
    ] {
        law(&battery).expect("nothing is wrong");
    }
}

#[test]
fn a_sound_game_of_nothing_obeys() {
    let battery = flawed::<SOUND>();
    for law in [
        laws::lists,
        laws::refusals,
        laws::records,
        laws::ends,
        laws::worlds,
        laws::imagining,
        laws::need,
        laws::waits,
        laws::begins,
    ] {
        law(&battery).expect("nothing is wrong");
    }
    assert!(laws::roads_found(&battery).expect("nothing is wrong") > 10);
}

#[test]
fn lists_that_miss_an_answer_are_noticed() {
    says(laws::lists(&skirmish::<Unlisted>()), "is legal for");
    says(laws::lists(&skirmish::<Unsorted>()), "not sorted");
}

#[test]
fn refused_inputs_that_change_something_are_noticed() {
    says(laws::refusals(&flawed::<PROBES_COUNT>()), "asking what is legal");
    says(laws::refusals(&flawed::<CLONE_SHARES>()), "a clone changed");
}

#[test]
fn records_that_replay_to_something_else_are_noticed() {
    says(laws::records(&flawed::<REMEMBERS>()), "Digest");
}

#[test]
fn a_bout_that_never_ends_is_noticed() {
    says(laws::ends(&flawed::<ENDLESS>()), "still playing");
}

#[test]
fn a_census_that_changes_is_noticed() {
    says(laws::census(&skirmish::<Miscounted>()), "the census differs");
}

#[test]
fn notation_that_loses_something_is_noticed() {
    says(laws::notation(&skirmish::<MuteAnswers>()), "is written `something`");
    says(laws::notation(&skirmish::<LossyPositions>()), "the position read back differs");
}

#[test]
fn every_leak_is_noticed() {
    let battery = Battery::<Skirmish>::house(1);
    assert_eq!(every_leak_is_caught(&battery), Ok(()));
    says(laws::worlds(&skirmish::<LeakInView>()), "the view of");
    says(laws::worlds(&skirmish::<LeakInEvent>()), "heard");
    says(laws::worlds(&skirmish::<Overheard>()), "heard");
    says(laws::worlds(&skirmish::<LeakInList>()), "the list");
    says(laws::worlds(&skirmish::<LeakInRefusal>()), "the refusal of");
    says(laws::worlds(&skirmish::<LeakInWaiting>()), "heard");
    says(laws::worlds(&skirmish::<LeakInKnowledge>()), "chose in secret");
}

#[test]
fn questions_without_need_are_noticed() {
    says(laws::need(&skirmish::<NeedlessQuestion>()), "everybody knows that it can answer nothing but");
}

#[test]
fn a_procedure_that_acts_and_asks_in_one_step_is_noticed() {
    says(laws::waits(&flawed::<ACTS_AND_ASKS>()), "comes to");
}

#[test]
fn chance_that_decides_too_much_is_noticed() {
    says(laws::begins(&flawed::<CHANCE_ERRS>()), "not on the list");
    says(laws::begins(&flawed::<CHANCE_STAYS>()), "after somebody has decided");
}

#[test]
fn imagining_the_truth_is_noticed() {
    says(laws::imagining(&skirmish::<Truthful>()), "only the truth");
    says(laws::imagining(&skirmish::<Forgetful>()), "knows of the imagined bout");
}

#[test]
fn scenes_that_leak_or_leave_out_are_noticed() {
    says(laws::scenes(&skirmish::<UnboundChoice>()), "Unbound");
    says(laws::scenes(&skirmish::<UnofferedChoice>()), "what can be chosen differs");
    says(laws::scenes(&skirmish::<LeakInView>()), "the scene of");
    says(laws::scenes(&skirmish::<LeakInWords>()), "the scene of");
    says(laws::scenes(&skirmish::<RememberingScene>()), "the scene of");
}

#[test]
fn unequal_hashes_are_noticed() {
    says(laws::roads(&flawed::<HASHES_ORDER>()), "equal positions with digests");
}

fn heaps<const FLAW: u8>() -> Battery<Heap<FLAW>> {
    Battery { content: Arc::new(()), setups: vec![("plain".to_owned(), ())], seeds: 0..400, answers_max: 500 }
}

fn counted<const FLAW: u8>() -> Result<u32, String> {
    let bout: Bout<Heap<FLAW>> = Bout::open(&(), &Arc::new(()), None).expect("it can be played");
    laws::boxes_counted::<Heap<FLAW>, Cards>(&bout, 0..20)
}

#[test]
fn a_multiset_for_each_shuffle_is_what_the_box_gives() {
    laws::boxes::<Heap<{ heap::SOUND }>, Cards>(&heaps()).expect("nothing is wrong");
    assert!(counted::<{ heap::SOUND }>().expect("nothing is wrong") > 100);
}

#[test]
fn one_multiset_for_all_shuffles_is_noticed() {
    says(laws::boxes::<Heap<ONE_MULTISET>, Cards>(&heaps()), "not evenly");
    let found = counted::<ONE_MULTISET>().expect_err("the planted fault was not noticed");
    assert!(found.contains("boxes that look alike"), "{found}");
}

#[test]
fn a_piece_of_an_earlier_shuffle_that_is_not_admitted_is_noticed() {
    says(laws::boxes::<Heap<LAST_SHUFFLE>, Cards>(&heaps()), "is not admitted");
}
