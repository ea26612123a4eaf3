//! The tests that every game has, one line each.

/// Makes the tests of a game, for its binary of tests. What is left out of the list is not tested.
///
/// | Line | Test |
/// |---|---|
/// | `laws = battery` | every law holds; every number of seats and every option is in one of these set-ups or a named one |
/// | `leaks = battery` | each kind of planted leak is noticed |
/// | `leaks_but_waiting = battery` | the same for a game that asks only apart: who is waited for tells nothing there |
/// | `plans = (battery, 100)` | of so many answers that could be taken back, at least, nobody else knows; a planted leak of them is noticed |
/// | `said = ["take 4"]` | everything that comes up has words; these answers no list has |
/// | `faulty_pack = (text, [what, …])` | a pack of this text has exactly these faults |
/// | `faulty_position = (text, [(what, place), …])` | the same for a position, each fault with its place |
/// | `broken = breaking` | a broken position is refused, or it can be played on |
/// | `scenarios = 100` | every scenario holds, and there are so many at least |
/// | `lessons = 13` | every scenario of the lessons holds, there are exactly so many, and each page is sound |
/// | `allocations = 2` | no answer allocates in so many bouts; the package needs `allocation-counter` |
#[macro_export]
macro_rules! every_game {
    ($game:ty: $($line:ident = $with:expr),+ $(,)?) => {
        $($crate::every_game!(@ $line $game, $with);)+
    };
    (@ laws $game:ty, $with:expr) => {
        #[test]
        fn every_law_holds() {
            $crate::laws::assert_all::<$game>(&$with);
        }

        #[test]
        fn everything_that_set_ups_allow_is_tried() {
            assert_eq!($crate::laws::left_out::<$game>(&$with), [""; 0]);
        }
    };
    (@ leaks $game:ty, $with:expr) => {
        #[test]
        fn every_planted_leak_is_noticed() {
            assert_eq!($crate::leaks::every_leak_is_caught::<$game>(&$with), Ok(()));
        }
    };
    (@ leaks_but_waiting $game:ty, $with:expr) => {
        #[test]
        fn every_leak_that_can_be_planted_is_noticed() {
            assert_eq!($crate::leaks::every_leak_is_caught::<$game>(&$with), Err(vec!["waiting set"]));
        }
    };
    (@ plans $game:ty, $with:expr) => {
        #[test]
        fn what_can_be_taken_back_is_not_known() {
            let (battery, least) = $with;
            let met = $crate::laws::plans_met::<$game>(&battery).unwrap_or_else(|broken| panic!("{broken}"));
            assert!(met >= least, "only {met} answers could be taken back unseen");
            let planted = battery.recast::<$crate::leaks::Planted<$game, $crate::leaks::LeakOfPlans>>();
            assert!($crate::laws::plans(&planted).is_err(), "a planted leak is not noticed");
        }
    };
    (@ said $game:ty, $with:expr) => {
        #[test]
        fn everything_that_comes_up_has_words() {
            $crate::said::assert_said::<$game>(&$with);
        }
    };
    (@ faulty_pack $game:ty, $with:expr) => {
        #[test]
        fn every_fault_of_a_pack_is_told() {
            let (text, wanted) = $with;
            $crate::faults::assert_pack::<$game>(text, &wanted);
        }
    };
    (@ faulty_position $game:ty, $with:expr) => {
        #[test]
        fn every_fault_of_a_position_is_told() {
            let (text, wanted) = $with;
            $crate::faults::assert_position::<$game>(text, &wanted);
        }
    };
    (@ broken $game:ty, $with:expr) => {
        #[test]
        fn a_broken_position_is_refused_or_can_be_played_on() {
            $crate::positions::assert_broken_ones_are_refused_or_played::<$game>(&$with);
        }
    };
    (@ scenarios $game:ty, $with:expr) => {
        #[test]
        fn every_scenario_holds() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
            let count = $crate::scenario::assert_all::<$game>(folder);
            assert!(count >= $with, "only {count} scenarios");
        }
    };
    (@ lessons $game:ty, $with:expr) => {
        #[test]
        fn every_lesson_and_every_picture_holds() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
            assert_eq!($crate::scenario::assert_all::<$game>(folder), $with);
            $crate::lessons::assert_sound::<$game>();
        }
    };
    (@ allocations $game:ty, $with:expr) => {
        #[test]
        fn no_answer_allocates_in_the_steady_state() {
            let count = |play: &mut dyn FnMut()| ::allocation_counter::measure(play).count_total;
            let faults = $crate::rate::allocating::<$game>($with, count);
            assert!(faults.is_empty(), "{}", faults.join("\n"));
        }
    };
}
