//! Sketches: copies of a bout that its game paints over, to conceal what a seat does not know, and to imagine it.

use crate::bout::Bout;
use crate::flow::Reply;
use crate::input::Pending;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::veil::Veiled;

/// A copy of a bout. Only here can a game change a table otherwise than by its procedures: the bout that was copied
/// stays as it is, and no other door leads to the table of a bout that is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch<R: Rules>(Bout<R>);

impl<R: Rules> Sketch<R> {
    /// A copy of this bout.
    pub fn of(bout: &Bout<R>) -> Sketch<R> {
        Sketch(bout.clone())
    }

    /// A copy without what `viewer` (`None` is a spectator) may not know of the procedures in progress, those of private
    /// strands included. What it may not know of the table is up to its game.
    pub fn veiled(bout: &Bout<R>, viewer: Option<Seat>) -> Sketch<R> {
        let mut sketch = Sketch::of(bout);
        let others = SeatSet::first(bout.seats()).iter().filter(|&other| Some(other) != viewer);
        others.for_each(|other| sketch.0.strands.abandon(other));
        sketch.0.stack.iter_mut().for_each(|frame| frame.veil(viewer));
        sketch
    }

    /// The copy as it is now.
    pub fn bout(&self) -> &Bout<R> {
        &self.0
    }

    /// The copy, for rehearsals.
    pub(crate) fn bout_mut(&mut self) -> &mut Bout<R> {
        &mut self.0
    }

    /// The copy as a bout to play on with.
    pub fn into_bout(self) -> Bout<R> {
        self.0
    }

    /// The table of the copy.
    pub fn table_mut(&mut self) -> &mut R::Table {
        &mut self.0.table
    }

    /// Puts the private strand of `seat` back to this first frame and runs it until it waits. First put all strands
    /// back; then play on each seat that has committed until it commits again (the last commitment hands the results
    /// over).
    pub fn imagine_strand(&mut self, seat: Seat, first: R::Frame) {
        assert!(matches!(self.0.pending, Pending::Apart), "there are no private strands now");
        self.0.strands.restart(seat, first);
        self.0.run_strand_quietly(seat, Reply::Go);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    #[test]
    fn tables_change_in_procedures_and_sketches_only() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut doors = Vec::new();
        for entry in fs::read_dir(sources).expect("the sources are there").flatten() {
            let text = fs::read_to_string(entry.path()).expect("a source is text");
            let count = text.matches(concat!("&mut R::", "Table")).count()
                + text.matches(concat!("&'a mut R::", "Table")).count();
            let name = entry.file_name().to_string_lossy().into_owned();
            doors.extend((count > 0).then_some((name, count)));
        }
        doors.sort();
        let doors: Vec<(&str, usize)> = doors.iter().map(|(name, count)| (name.as_str(), *count)).collect();
        assert_eq!(doors, DOORS, "a new way to change the table of a bout");
    }

    /// In `rules.rs` the context that a running procedure has (its field, and the way to it), here the copy.
    const DOORS: [(&str, usize); 2] = [("rules.rs", 2), ("sketch.rs", 1)];
}
