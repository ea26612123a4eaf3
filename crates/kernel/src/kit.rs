//! Kits: what each seat brings to a bout of its own, as a text. What there is to choose, and how such a text is read.

use crate::dealer::Dealer;
use crate::game::{Fault, Prose};
use crate::rules::Rules;
use crate::seat::Seat;
use serde::Serialize;

/// How the kits of a game are chosen, read and brought. A kit is TOML: `part = "CODE"` for each part that takes one
/// piece, `part = ["CODE", …]` for each that takes several.
#[derive(Clone, Copy, Debug)]
pub struct Kits<R: Prose> {
    /// What there is to choose.
    pub form: fn(&R::Content) -> KitForm<R::Words>,
    /// Whole kits that can be taken as they are, by name.
    pub ready: fn(&R::Content) -> Vec<ReadyKit<R::Words>>,
    /// A whole kit by chance, with the pieces of these codes where that can be.
    pub random: fn(&R::Content, &[&str], &mut Dealer) -> String,
    /// What stands in a text, and everything that is wrong with it.
    pub read: fn(&R::Content, &str) -> KitRead<R::Words>,
    /// What a seat brings becomes part of the set-up, in the place of what was there for it; or every fault of the text.
    pub bring: fn(&R::Content, &mut <R as Rules>::Setup, Seat, &str) -> Brought,
    /// A seat brings a kit by chance, one that goes with what the others bring.
    pub surprise: fn(&R::Content, &mut <R as Rules>::Setup, Seat, &mut Dealer),
}

/// Nothing, or every fault of the text.
pub type Brought = Result<(), Vec<Fault>>;

/// A whole kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReadyKit<W> {
    /// Its name.
    pub words: W,
    /// Its text.
    pub text: String,
}

/// What there is to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KitForm<W> {
    /// What the game calls such a kit.
    pub title: W,
    /// What it is for, and what others see of it.
    pub about: W,
    /// What it is made of, in the order in which it is chosen.
    pub parts: Vec<KitPart<W>>,
    /// All that can be chosen.
    pub pieces: Vec<KitPiece<W>>,
}

/// What a kit is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KitPart<W> {
    /// Its key in the text.
    pub key: String,
    /// Its name.
    pub words: W,
    /// How many pieces it takes.
    pub count: u32,
    /// The rule that says so.
    pub rule: &'static str,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KitPiece<W> {
    /// The key of the part that takes it.
    pub part: String,
    /// Its code in the text.
    pub code: String,
    /// The code of the piece that it comes with: without that one it is not to be had.
    pub of: Option<String>,
    /// Its name.
    pub words: W,
    /// The name of a drawing for it.
    pub glyph: String,
    /// What pieces can be told apart by.
    pub facts: Vec<KitFact<W>>,
    /// All that is printed on it, without its name.
    pub lines: Vec<W>,
}

/// Something that pieces can be told apart by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KitFact<W> {
    /// What: `Cooldown`.
    pub what: W,
    /// What it is with this piece: `2`.
    pub is: W,
}

/// What stands in the text of a kit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KitRead<W> {
    /// The codes that were found, by part, right or not.
    pub picks: Vec<(String, Vec<String>)>,
    /// The text as the game writes it; none while it is faulty.
    pub text: Option<String>,
    /// The kit in words, line by line; nothing while it is faulty.
    pub words: Vec<W>,
    /// What others may know of it before the bout; nothing while it is faulty.
    pub open: Vec<W>,
    /// Everything that is wrong with it.
    pub faults: Vec<Fault>,
}
