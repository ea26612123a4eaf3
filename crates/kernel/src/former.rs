//! What the files of a game wrote otherwise in earlier versions of its rules, as data: a program for people's files
//! rewrites them by it.

/// What is written otherwise now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Former {
    /// Keys that have moved out of several tables.
    pub lifted: &'static [Lifted],
    /// Values that have a name now, in JSON within a file: of `("respond", "moment")` the value of `respond`.
    pub named: &'static [(&'static str, &'static str)],
    /// First words of answers that are none any more, each with what to do instead.
    pub answers: &'static [(&'static str, &'static str)],
}

/// A key that stood in each of several tables, such as `[robots.A]`, and stands once beside them now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lifted {
    /// The key around the tables.
    pub tables: &'static str,
    /// The key that has moved.
    pub key: &'static str,
    /// Its values. Where the tables differ, the first of these that one of them has stays.
    pub values: &'static [&'static str],
}

impl Former {
    /// Nothing has changed.
    pub const NOTHING: Former = Former { lifted: &[], named: &[], answers: &[] };
}
