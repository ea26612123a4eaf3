//! Kits: what each seat brings to a bout, as a text; what there is to choose, and how to read such a text.

use crate::dealer::Dealer;
use crate::game::{Fault, Prose};
use crate::rules::Rules;
use crate::seat::Seat;
use serde::Serialize;

/// How the kits of a game are chosen, read and brought. A kit is TOML: `part = "CODE"` for each part that
/// takes one piece, `part = ["CODE", …]` for each that takes several.
#[derive(Clone, Copy, Debug)]
pub struct Kits<R: Prose> {
    /// What there is to choose.
    pub form: fn(&R::Content) -> KitForm<R::Words>,
    /// Complete kits that can be taken as they are, by name.
    pub ready: fn(&R::Content) -> Vec<ReadyKit<R::Words>>,
    /// A random complete kit, with the pieces of these codes if they fit.
    pub random: fn(&R::Content, &[&str], &mut Dealer) -> String,
    /// The contents of a text, and everything that is wrong with it.
    pub read: fn(&R::Content, &str) -> KitRead<R::Words>,
    /// Replaces a seat's kit in the set-up, or returns every fault of the text.
    pub bring: fn(&R::Content, &mut <R as Rules>::Setup, Seat, &str) -> Brought,
    /// Gives a seat a random kit that is legal together with the kits of the others.
    pub surprise: fn(&R::Content, &mut <R as Rules>::Setup, Seat, &mut Dealer),
}

/// Nothing, or every fault of the text.
pub type Brought = Result<(), Vec<Fault>>;

/// A complete kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReadyKit<W> {
    /// Its name.
    pub words: W,
    /// What it is found under, where there are many: they are shown group by group.
    pub group: Option<W>,
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
    /// What a seat has that brings none.
    pub usual: W,
    /// Its parts, in the order in which they are chosen.
    pub parts: Vec<KitPart<W>>,
    /// Everything that can be chosen.
    pub pieces: Vec<KitPiece<W>>,
}

/// One part of a kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KitPart<W> {
    /// Its key in the text.
    pub key: String,
    /// Its name.
    pub words: W,
    /// How many pieces it takes at most.
    pub count: u32,
    /// How many pieces are enough.
    pub least: u32,
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
    /// How many times it can be chosen. A text repeats its code.
    pub most: u32,
    /// The code of the piece that it belongs to. It can only be chosen together with that piece.
    pub of: Option<String>,
    /// Its name.
    pub words: W,
    /// The name of a drawing for it.
    pub glyph: String,
    /// The facts that tell pieces apart.
    pub facts: Vec<KitFact<W>>,
    /// Everything printed on it, except its name.
    pub lines: Vec<W>,
}

/// A fact that tells pieces apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KitFact<W> {
    /// The name of the fact: `Cooldown`.
    pub what: W,
    /// Its value for this piece: `2`.
    pub is: W,
}

/// The contents of a kit's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KitRead<W> {
    /// The codes that were found, by part, right or wrong.
    pub picks: Vec<(String, Vec<String>)>,
    /// The text as the game writes it; `None` while it is faulty.
    pub text: Option<String>,
    /// The kit in words, line by line; empty while it is faulty.
    pub words: Vec<W>,
    /// What others may know of it before the bout; empty while it is faulty.
    pub open: Vec<W>,
    /// Everything that is wrong with it.
    pub faults: Vec<Fault>,
}
