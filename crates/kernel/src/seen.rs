//! What is seen: a bout without what one seat may not know. It serves as the view, and as the knowledge to imagine by.

use crate::bout::Bout;
use crate::dealer::Dealer;
use crate::input::{Input, Pending, Waiting};
use crate::outcome::Outcome;
use crate::rules::{At, Rules};
use crate::seat::{Seat, SeatSet};
use crate::sketch::Sketch;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::fmt;

/// A game that says once what a seat may not know. Its view and its knowledge are then [`Seen`].
pub trait Conceal: Rules {
    /// Takes out what `seat` (`None` is a spectator) may not know: hidden pieces are laid back among the unseen ones,
    /// and where they were is marked. Taking the table apart without `..` makes a new field a question to answer here.
    /// What others choose in secret is taken out already.
    fn conceal(sketch: &mut Sketch<Self>, seat: Option<Seat>);

    /// Deals unseen pieces to the marked places, each possible deal as often as it is due.
    fn fill(sketch: &mut Sketch<Self>, dealer: &mut Dealer);

    /// The first procedure of the private strand of `seat`, for games that open any.
    fn strand(_bout: &Bout<Self>, _seat: Seat) -> Option<Self::Frame> {
        None
    }
}

/// Inside `impl Rules`: the view and the knowledge of a game, by their types; without any, both are [`Seen`], for a game
/// that is [`Conceal`].
#[macro_export]
macro_rules! seen {
    () => {
        type View = $crate::Seen<Self>;
        type Known = $crate::Seen<Self>;

        fn known(bout: &$crate::Bout<Self>, seat: $crate::Seat) -> $crate::Seen<Self> {
            $crate::Seen::of(&bout.before_plans(Some(seat)), Some(seat))
        }

        $crate::seen!(@);
    };
    ($view:ty, $known:ty) => {
        type View = $view;
        type Known = $known;

        fn known(bout: &$crate::Bout<Self>, seat: $crate::Seat) -> Self::Known {
            <$known>::of(&bout.before_plans(Some(seat)), seat)
        }

        $crate::seen!(@);
    };
    (@) => {
        fn view(bout: &$crate::Bout<Self>, seat: Option<$crate::Seat>) -> Self::View {
            Self::View::of(&bout.before_plans(seat), seat)
        }

        fn imagine(known: &Self::Known, dealer: &mut $crate::Dealer) -> $crate::Bout<Self> {
            known.imagine(dealer)
        }
    };
}

/// A bout as one seat, or a spectator, may know it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seen<R: Rules> {
    seat: Option<Seat>,
    sketch: Sketch<R>,
    owing: SeatSet,
    uncommitted: SeatSet,
}

impl<R: Conceal> Seen<R> {
    /// What `seat` sees.
    pub fn of(bout: &Bout<R>, seat: Option<Seat>) -> Seen<R> {
        let mut sketch = Sketch::veiled(bout, seat);
        R::conceal(&mut sketch, seat);
        let owing = match bout.waiting() {
            Waiting::Seats(seats) => seats,
            Waiting::Chance(_) | Waiting::Over => SeatSet::EMPTY,
        };
        Seen { seat, sketch, owing, uncommitted: bout.uncommitted() }
    }

    /// A whole bout that fits what is seen; the dealer chooses which one.
    pub fn imagine(&self, dealer: &mut Dealer) -> Bout<R> {
        let mut sketch = self.sketch.clone();
        R::fill(&mut sketch, dealer);
        if !matches!(sketch.bout().pending(), Pending::Apart) {
            return sketch.into_bout();
        }
        let there = SeatSet::first(self.seats()).minus(self.left());
        let others = there.iter().filter(|&other| Some(other) != self.seat);
        let strands: Vec<(Seat, R::Frame)> =
            others.filter_map(|other| Some((other, R::strand(sketch.bout(), other)?))).collect();
        for (other, first) in &strands {
            sketch.imagine_strand(*other, first.clone());
        }
        let mut bout = sketch.into_bout();
        let committed = strands.into_iter().map(|(other, _)| other);
        committed.filter(|&other| !self.uncommitted.contains(other)).for_each(|other| {
            commit(&mut bout, other, dealer);
        });
        bout
    }
}

/// Plays any answers until `seat` has committed.
fn commit<R: Rules>(bout: &mut Bout<R>, seat: Seat, dealer: &mut Dealer) {
    let mut listed = Vec::new();
    while bout.uncommitted().contains(seat) {
        listed.clear();
        bout.answers(seat, &mut listed);
        let answer = listed[dealer.below(listed.len() as u32) as usize];
        assert!(bout.play(Input::Answer(seat, answer)).is_ok(), "a listed answer is legal");
        bout.settle(dealer);
    }
}

impl<R: Rules> Seen<R> {
    /// Who looks; `None` is a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The table as far as it is known.
    pub fn table(&self) -> &R::Table {
        self.sketch.bout().table()
    }

    /// The procedures in progress.
    pub fn stack(&self) -> &[R::Frame] {
        self.sketch.bout().stack()
    }

    /// The own private strand, as far as one is open.
    pub fn strand(&self) -> &[R::Frame] {
        self.seat.map_or(&[], |seat| self.sketch.bout().at(seat).strand)
    }

    /// The position as far as it is known: what words may look at.
    pub fn at(&self, seat: Seat) -> At<'_, R> {
        self.sketch.bout().at(seat)
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.sketch.bout().seats()
    }

    /// The seats that have left.
    pub fn left(&self) -> SeatSet {
        self.sketch.bout().left()
    }

    /// The seats that owe an answer.
    pub fn owing(&self) -> SeatSet {
        self.owing
    }

    /// What the one who looks is asked.
    pub fn question(&self) -> Option<&R::Question> {
        self.sketch.bout().question(self.seat?)
    }

    /// How the bout ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.sketch.bout().outcome()
    }
}

impl<R: Rules> fmt::Debug for Seen<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut seen = out.debug_struct("Seen");
        seen.field("seat", &self.seat).field("owing", &self.owing).field("uncommitted", &self.uncommitted);
        seen.field("bout", self.sketch.bout()).finish()
    }
}

impl<R: Rules> Serialize for Seen<R>
where
    R::Table: Serialize,
    R::Frame: Serialize,
    R::Question: Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seen = serializer.serialize_struct("Seen", 8)?;
        seen.serialize_field("seat", &self.seat)?;
        seen.serialize_field("left", &self.left())?;
        seen.serialize_field("owing", &self.owing)?;
        seen.serialize_field("question", &self.question())?;
        seen.serialize_field("outcome", &self.outcome())?;
        seen.serialize_field("table", self.table())?;
        seen.serialize_field("stack", self.stack())?;
        seen.serialize_field("strand", self.strand())?;
        seen.end()
    }
}
