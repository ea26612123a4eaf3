//! Memos: what follows from content, worked out when it is first asked for and then kept.

use std::fmt;
use std::sync::OnceLock;

/// A place beside a value for something that follows from it. It is no part of the value: it is always equal and
/// hashes to nothing, and a copy begins without it, because a copy may be changed.
pub struct Memo<T>(OnceLock<T>);

impl<T> Memo<T> {
    /// What is kept. The first time it is made.
    pub fn get(&self, make: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(make)
    }
}

impl<T> Default for Memo<T> {
    fn default() -> Memo<T> {
        Memo(OnceLock::new())
    }
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        Memo::default()
    }
}

impl<T> PartialEq for Memo<T> {
    fn eq(&self, _: &Memo<T>) -> bool {
        true
    }
}

impl<T> Eq for Memo<T> {}

impl<T> fmt::Debug for Memo<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Memo")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_made_once_and_a_copy_begins_without_it() {
        let memo = Memo::default();
        assert_eq!((memo.get(|| 1), memo.get(|| 2)), (&1, &1));
        assert_eq!(memo.clone().get(|| 3), &3);
        assert_eq!(memo, Memo::default());
    }
}
