//! Composed pictures: what a card does, as marks with places, so that no set needs a drawing for each of its cards.
//!
//! A game says what a card does as a few [`Deed`]s, from the data that its text is printed from. [`Picture`] gives each
//! mark a place in a square of 64, and the whole is a glyph like any other: renderers draw its marks where they are told.
//!
//! ```
//! use scene::{Deed, Picture};
//!
//! let burn = Deed::of("fire").counting("+2").to("target");
//! let picture = Picture::with([burn]).of("instant").glyph();
//! assert_eq!(picture.0, "fire@12,12,34;=+2@41,41,22;target@47,12,17;instant@0,0,16");
//! ```
//!
//! The form of a composed glyph: marks after `;`, each `NAME@X,Y,SIDE`. A name that begins with `=` is a short text; one
//! with `|` in it is the first of its names that has a drawing.

use crate::tone::Glyph;
use std::borrow::Cow;
use std::fmt::Write;

/// The side of every drawing.
const SIDE: u8 = 64;
/// The most deeds that one picture shows.
pub const DEEDS_MAX: usize = 4;
/// The most pips that stand beside a mark.
const PIPS_MAX: u8 = 6;
/// The most marks of a condition; one less beside an amount.
const WHEN_MAX: usize = 3;

/// One thing that a card does: the kind of effect, whom it is for, how much, when.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    what: Cow<'static, str>,
    to: Option<&'static str>,
    amount: Option<String>,
    pips: u8,
    when: Vec<&'static str>,
}

/// What a card does, to be seen: its deeds, and in a corner the kind of card that it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Picture {
    of: Option<&'static str>,
    deeds: Vec<Deed>,
}

impl Deed {
    /// A deed with this mark.
    pub fn of(what: impl Into<Cow<'static, str>>) -> Deed {
        Deed { what: what.into(), to: None, amount: None, pips: 0, when: Vec::new() }
    }

    /// The same, done to whom or what this mark stands for.
    #[must_use]
    pub fn to(self, to: impl Into<Option<&'static str>>) -> Deed {
        Deed { to: to.into(), ..self }
    }

    /// The same with an amount, as short as `+2`.
    #[must_use]
    pub fn counting(self, amount: impl Into<String>) -> Deed {
        Deed { amount: Some(amount.into()).filter(|amount| !amount.is_empty()), ..self }
    }

    /// The same with so many pips: dice, strength, storeys.
    #[must_use]
    pub fn with_pips(self, pips: u8) -> Deed {
        Deed { pips: pips.min(PIPS_MAX), ..self }
    }

    /// The same, only when this mark says so, or for as long as it says.
    #[must_use]
    pub fn when(mut self, when: impl IntoIterator<Item = &'static str>) -> Deed {
        self.when.extend(when);
        self.when.dedup();
        self
    }

    /// How much of its square its first mark takes: all of it if it is alone, and more beside pips than beside marks.
    fn share(&self) -> u16 {
        match (self.to.is_none() && self.amount.is_none() && self.when.is_empty(), self.pips) {
            (true, 0) => 100,
            (true, _) => 72,
            (false, _) => 66,
        }
    }

    /// Its marks in a square.
    fn put(&self, out: &mut String, (x, y, side): (u8, u8, u8)) {
        let part = |share: u16| (u16::from(side) * share / 100) as u8;
        let mut put = |what: &str, (dx, dy): (u8, u8), side: u8| place(out, what, (x + dx, y + dy, side));
        put(&self.what, (0, 0), part(self.share()));
        if let Some(amount) = &self.amount {
            put(&format!("={amount}"), (part(56), part(56)), part(44));
        }
        if let Some(to) = self.to {
            put(to, (part(68), 0), part(33));
        }
        for pip in 0..self.pips {
            put("pip", (part(72) + pip % 2 * part(14), part(36) + pip / 2 * part(13)), part(10).max(2));
        }
        let most = if self.amount.is_some() { WHEN_MAX - 1 } else { WHEN_MAX };
        for (place, when) in (0u8..).zip(self.when.iter().take(most)) {
            put(when, (place * part(28), part(71)), part(27));
        }
    }
}

impl Picture {
    /// The picture of these deeds, the most important first.
    pub fn with(deeds: impl IntoIterator<Item = Deed>) -> Picture {
        Picture { of: None, deeds: deeds.into_iter().take(DEEDS_MAX).collect() }
    }

    /// The same of this kind of card.
    #[must_use]
    pub fn of(self, of: impl Into<Option<&'static str>>) -> Picture {
        Picture { of: of.into(), ..self }
    }

    /// The glyph. A picture without deeds is the mark of its kind alone.
    pub fn glyph(&self) -> Glyph {
        let mut out = String::new();
        let places: &[(u8, u8, u8)] = match (self.deeds.len(), self.of) {
            (0, _) => &[],
            (1, None) => &[(0, 0, 64)],
            (1, Some(_)) => &[(12, 12, 52)],
            (2, None) => &[(0, 0, 35), (29, 29, 35)],
            (2, Some(_)) => &[(16, 0, 33), (30, 31, 33)],
            (3, _) => &[(16, 0, 32), (0, 32, 32), (32, 32, 32)],
            _ => &[(0, 0, 32), (32, 0, 32), (0, 32, 32), (32, 32, 32)],
        };
        for (deed, &square) in self.deeds.iter().zip(places) {
            deed.put(&mut out, square);
        }
        if let Some(of) = self.of {
            let square = match self.deeds.len() {
                0 => (0, 0, SIDE),
                1..DEEDS_MAX => (0, 0, 16),
                _ => (26, 26, 12),
            };
            place(&mut out, of, square);
        }
        Glyph(out)
    }
}

/// A figure with the marks of what it does beside its head, and pips at its feet.
pub fn figure(name: &str, does: &[Deed], pips: u8) -> Glyph {
    let mut out = String::new();
    place(&mut out, name, if does.is_empty() && pips == 0 { (0, 0, SIDE) } else { (0, 8, 56) });
    let side = if does.len() > 1 { 20 } else { 26 };
    for (at, deed) in (0u8..).zip(does.iter().take(DEEDS_MAX - 1)) {
        deed.put(&mut out, (SIDE - side, at * (side + 1), side));
    }
    for pip in 0..pips.min(PIPS_MAX + 4) {
        place(&mut out, "pip", (57, 57 - pip * 6, 5));
    }
    Glyph(out)
}

fn place(out: &mut String, what: &str, (x, y, side): (u8, u8, u8)) {
    let joint = if out.is_empty() { "" } else { ";" };
    let written = write!(out, "{joint}{what}@{x},{y},{side}");
    written.unwrap_or_else(|_| unreachable!("a text takes everything in"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(glyph: &Glyph) -> Vec<(u8, u8, u8)> {
        let number = |text: &str| text.parse::<u8>().expect("a number");
        let part = |part: &str| {
            let (_, place) = part.split_once('@').expect("a place");
            let [x, y, side] = place.split(',').map(number).collect::<Vec<_>>()[..] else { panic!("{part}") };
            (x, y, side)
        };
        glyph.0.split(';').map(part).collect()
    }

    #[test]
    fn every_mark_lies_within_the_square() {
        let deed = || Deed::of("fire").counting("+9").to("target").with_pips(9).when(["a", "b", "c", "d"]);
        for many in 0..=6 {
            for of in [None, Some("ability")] {
                let glyph = Picture::with((0..many).map(|_| deed())).of(of).glyph();
                if glyph.0.is_empty() {
                    continue;
                }
                let outside = |&(x, y, side): &(u8, u8, u8)| x + side > 65 || y + side > 65 || side == 0;
                assert_eq!(places(&glyph).iter().find(|at| outside(at)), None, "{}", glyph.0);
            }
        }
        let glyph = figure("bot", &[deed(), deed(), deed()], 12);
        assert!(places(&glyph).iter().all(|(x, y, side)| x + side <= 65 && y + side <= 65), "{}", glyph.0);
    }

    #[test]
    fn a_bare_mark_fills_its_square() {
        assert_eq!(Picture::with([Deed::of("fire")]).glyph().0, "fire@0,0,64");
        assert_eq!(Picture::with([]).of("instant").glyph().0, "instant@0,0,64");
        assert_eq!(figure("bot", &[], 0).0, "bot@0,0,64");
    }

    #[test]
    fn each_part_of_a_deed_changes_the_picture() {
        let fire = || Deed::of("fire");
        let deeds = [
            fire(),
            fire().counting("+1"),
            fire().counting("+2"),
            fire().to("target"),
            fire().with_pips(1),
            fire().with_pips(2),
            fire().when(["next"]),
            fire().when(["lasting"]),
        ];
        let drawn: std::collections::BTreeSet<String> =
            deeds.iter().map(|deed| Picture::with([deed.clone()]).glyph().0).collect();
        assert_eq!(drawn.len(), deeds.len());
    }
}
