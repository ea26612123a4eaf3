//! Whether a position that was written by hand fits: what is left out of it, and what cannot be so.

use super::Told;
use crate::Tally;
use crate::pack::{Kind, Kinds};
use words::telling::Node;

/// A position that has just been read, for [`Told::fits`].
pub struct Position<'a, G: Told> {
    /// The table.
    pub table: &'a mut G::Table,
    /// The procedures in progress, the outermost first.
    pub frames: &'a [G::Frame],
    /// The packs.
    pub content: &'a G::Content,
    /// Whether a key of the table is written.
    pub(super) is_written: &'a dyn Fn(&str) -> bool,
}

/// A key of a position and what is wrong with it.
pub type Misfit = (&'static str, String);

/// Those of these faults that are there: each with its key.
pub fn misfits<const N: usize>(faults: [(&'static str, &str, bool); N]) -> Vec<Misfit> {
    faults.into_iter().filter(|(.., is_so)| *is_so).map(|(key, what, _)| (key, what.to_owned())).collect()
}

/// What is wrong if [`Position::complete`] says so.
pub const TOO_MANY: &str = "there are more pieces of a kind than the packs have";

impl<G: Told> Position<'_, G> {
    /// Whether this key of the table is written.
    pub fn is_written(&self, key: &str) -> bool {
        (self.is_written)(key)
    }
}

impl<K: Kind, G: Told<Content = Kinds<K>>> Position<'_, G> {
    /// The pieces that nobody has seen, at this key: if they are not written, all that lie nowhere else on the table.
    /// Whether there are more pieces than the packs have.
    pub fn complete<const N: usize>(
        &mut self,
        key: &str,
        unseen: fn(&mut G::Table) -> &mut Tally<N>,
    ) -> bool {
        let written = std::mem::take(unseen(self.table));
        let elsewhere = self.content.held(&Node::of(self.table)).into_iter();
        let mut all = self.content.tally::<N>();
        let is_too_much = (0..).zip(elsewhere).any(|(kind, count)| !(0..count).all(|_| all.take(kind)));
        *unseen(self.table) = if self.is_written(key) { written } else { all };
        is_too_much || !unseen(self.table).is_subset(&all)
    }
}
