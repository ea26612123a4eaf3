//! Two worlds: for tests, bouts that one seat cannot tell apart.

use kernel::{Bout, Dealer, Imaginer, Input, Recording, Rolled, Rules, Seat, Told, Waiting};

/// The chance of another bout that `seat` could never tell from this one, up to where it stands: same
/// inputs, other draws.
pub fn other_world<R: Rules>(recording: &Recording<R>, seat: Seat, seed: u64) -> Option<Vec<Rolled>> {
    let past = Past::of(recording, seat);
    let is_chance = |place: &usize| matches!(past.inputs()[*place], Input::Chance(_));
    let mut places: Vec<usize> = (0..past.inputs().len()).filter(is_chance).collect();
    let mut dealer = Dealer::new(seed);
    dealer.shuffle(&mut places);
    places.into_iter().find_map(|place| {
        let before = &past.bouts[place];
        let Waiting::Chance(chance) = before.waiting() else { return None };
        let mut outcomes = chance.outcomes(before.pile()).unwrap_or_default();
        dealer.shuffle(&mut outcomes);
        outcomes.into_iter().find_map(|(rolled, _)| past.changed_at(place, rolled))
    })
}

/// A bout with all it went through, as one seat lived it.
struct Past<'a, R: Rules> {
    recording: &'a Recording<R>,
    seat: Seat,
    /// Before the first input, and after each.
    bouts: Vec<Bout<R>>,
}

impl<'a, R: Rules> Past<'a, R> {
    fn of(recording: &'a Recording<R>, seat: Seat) -> Past<'a, R> {
        let record = recording.record();
        let opened = Bout::<R>::open(&record.setup, recording.bout().content(), None);
        let mut bouts = vec![opened.expect("it was opened before")];
        for input in &record.inputs {
            let mut bout = bouts[bouts.len() - 1].clone();
            bout.play(input.clone()).expect("it was played before");
            bouts.push(bout);
        }
        Past { recording, seat, bouts }
    }

    fn inputs(&self) -> &[Input<R>] {
        &self.recording.record().inputs
    }

    /// The chance of the bout in which this was rolled at `place` and all else went alike; none if the
    /// seat could tell, or if it is the same bout.
    fn changed_at(&self, place: usize, rolled: Rolled) -> Option<Vec<Rolled>> {
        let mut bout = self.bouts[place].clone();
        for number in place..self.inputs().len() {
            let input = match number == place {
                true => Input::Chance(rolled.clone()),
                false => self.inputs()[number].clone(),
            };
            let mut told = Vec::new();
            bout.play_telling(input, Some(&mut told)).ok()?;
            if self.tells(number, &bout, &told) {
                return None;
            }
        }
        let is_other = Some(&bout) != self.bouts.last();
        let chance = self.inputs().iter().enumerate().filter_map(|(number, input)| match input {
            Input::Chance(_) if number == place => Some(rolled.clone()),
            Input::Chance(rolled) => Some(rolled.clone()),
            Input::Answer(..) | Input::Batch(..) | Input::Leave(_) | Input::TimeUp => None,
        });
        is_other.then(|| chance.collect())
    }

    /// Whether the seat can tell `bout` from this one after the input of this number, which told
    /// this: by what it knows, or because a different piece was shown to it. Whatever else it heard
    /// that is different would be a leak.
    fn tells(&self, number: usize, bout: &Bout<R>, told: &[Told<R::Event>]) -> bool {
        let here = &self.bouts[number + 1];
        let is_between = matches!(bout.waiting(), Waiting::Chance(_)) && here.waiting() == bout.waiting();
        let known = |bout: &Bout<R>| Imaginer::new(bout, self.seat);
        let shown = |listener| is_shown(self.recording.told(number + 1), told, listener);
        shown(Some(self.seat)) || shown(None) || !is_between && known(here) != known(bout)
    }
}

/// Whether two tellings of one input part, for this listener, where different pieces are shown.
fn is_shown<E: PartialEq>(one: &[Told<E>], other: &[Told<E>], listener: Option<Seat>) -> bool {
    let hears = |told: &&Told<E>| told.to.hears(listener);
    let mut pairs = one.iter().filter(hears).zip(other.iter().filter(hears));
    let kind = |told: &Told<E>| std::mem::discriminant(&told.event);
    pairs
        .find(|(one, other)| one.event != other.event)
        .is_some_and(|(one, other)| one.shows && kind(one) == kind(other))
}
