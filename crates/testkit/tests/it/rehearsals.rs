//! Rehearsals: how far an answer is played on beforehand, and what is left of it.

use kernel::{At, Bout, Foresight, Pending, Seat, Sketch};
use std::sync::Arc;
use testkit::toys::heap::{Act, Heap, Moved, SOUND, Turn};

type Toy = Heap<SOUND>;

/// The other seat is supposed to answer so; nobody goes on once so many cards lie face-down.
struct Supposing {
    answer: Option<Act>,
    most: usize,
}

impl Foresight<Toy> for Supposing {
    fn suppose(&self, _at: At<'_, Toy>, _seat: Seat, _question: &()) -> Option<Act> {
        self.answer
    }

    fn goes_on(&self, at: At<'_, Toy>, _frame: &Turn) -> bool {
        at.table.face_down() < self.most
    }
}

fn rehearsed(answer: Act, supposing: &Supposing) -> (Vec<Moved>, Sketch<Toy>) {
    let bout = Bout::<Toy>::open(&(), &Arc::new(()), None).expect("the only set-up");
    let mut sketch = Sketch::of(&bout);
    let told = sketch.rehearse(Seat(0), answer, supposing);
    assert_eq!(
        bout,
        Bout::open(&(), &Arc::new(()), None).expect("the only set-up"),
        "only the sketch changes"
    );
    (told, sketch)
}

#[test]
fn a_rehearsal_ends_at_the_next_question() {
    let (told, sketch) = rehearsed(Act::Lay, &Supposing { answer: None, most: usize::MAX });
    assert_eq!(told, [Moved::Laid]);
    assert_eq!(sketch.bout().question(Seat(1)), Some(&()));
}

#[test]
fn a_rehearsal_ends_at_chance_and_shows_nothing_of_it() {
    let (told, sketch) = rehearsed(Act::Draw, &Supposing { answer: Some(Act::Lay), most: usize::MAX });
    assert_eq!(told, []);
    assert!(matches!(sketch.bout().pending(), Pending::Rolling(_)));
}

#[test]
fn what_is_supposed_goes_on_until_foresight_ends_it() {
    let (told, sketch) = rehearsed(Act::Lay, &Supposing { answer: Some(Act::Lay), most: 4 });
    assert_eq!(told, [Moved::Laid, Moved::Laid]);
    assert_eq!(sketch.bout().question(Seat(0)), None, "it waits for nobody");
    assert_eq!(sketch.bout().stack().len(), 1, "what was to go on lies there");
}
