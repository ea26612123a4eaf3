//! Saved states of a bout, so that going back a little replays only a few inputs.

use std::collections::VecDeque;

/// How many inputs lie between two saved states.
const EVERY: usize = 32;
/// The most states that are saved (the latest ones), besides the opening.
const KEPT_MAX: usize = 8;

/// A bout as it stood at its opening, and at intervals after that.
#[derive(Clone, Debug)]
pub(crate) struct Kept<B> {
    opening: B,
    later: VecDeque<(usize, B)>,
}

impl<B: Clone> Kept<B> {
    pub(crate) fn new(opening: &B) -> Kept<B> {
        Kept { opening: opening.clone(), later: VecDeque::new() }
    }

    /// Saves the bout after this number of inputs, if it is time to.
    pub(crate) fn pass(&mut self, inputs: usize, bout: &B) {
        if inputs.is_multiple_of(EVERY) {
            if self.later.len() == KEPT_MAX {
                self.later.pop_front();
            }
            self.later.push_back((inputs, bout.clone()));
        }
    }

    /// The last state saved after at most this number of inputs, and its own number of inputs. Later states
    /// are dropped.
    pub(crate) fn back_to(&mut self, inputs: usize) -> (usize, B) {
        while self.later.back().is_some_and(|(count, _)| *count > inputs) {
            self.later.pop_back();
        }
        self.later.back().cloned().unwrap_or_else(|| (0, self.opening.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(inputs: usize) -> Kept<usize> {
        let mut kept = Kept::new(&0);
        (1..=inputs).for_each(|count| kept.pass(count, &count));
        kept
    }

    #[test]
    fn going_back_a_little_plays_little_again() {
        let inputs = 1_900;
        for back in 0..=EVERY * (KEPT_MAX - 1) {
            let (count, bout) = played(inputs).back_to(inputs - back);
            assert_eq!(count, bout);
            assert!(count <= inputs - back && inputs - back - count < EVERY, "{back} back from {count}");
        }
        assert_eq!(played(inputs).later.len(), KEPT_MAX);
    }

    #[test]
    fn going_back_far_begins_at_the_opening() {
        assert_eq!(played(1_900).back_to(100), (0, 0));
        let mut kept = played(1_900);
        kept.back_to(1_700);
        assert!(kept.later.iter().all(|&(count, _)| count <= 1_700), "what came later has not happened");
    }
}
