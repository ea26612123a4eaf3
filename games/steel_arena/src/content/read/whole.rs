//! The needs of the rules for the whole set in play: the tiles of all packs, the boards, the robots. SA-T3.

use super::{Placed, Reading};
use crate::content::{Back, Colour, KINDS_MAX, Kind};
use crate::setup::{STACK_EACH, picks};
use crate::table::SEATS;
use kernel::Fault;
use std::ops::Range;
use tabletop::Candidates;

/// SA-1.1: the robots of a set.
const ROBOTS: usize = 4;

/// How many tiles may have one back: as many as a pile can count.
const TILES_MAX: u32 = u8::MAX as u32;

/// Every fault of the set that was read, each at the last tile, board or robot that has to do with it.
pub(super) fn check(reading: &mut Reading<'_>) {
    let whole = Whole { kinds: &reading.kinds, last: reading.files.len().saturating_sub(1) };
    let mut found = whole.sets();
    found.extend(whole.field());
    found.extend(whole.stack());
    found.extend(whole.limits());
    let placed = reading.robots.last();
    if reading.robots.len() != ROBOTS {
        let what = format!("there are {ROBOTS} robots, not {}", reading.robots.len());
        let help = "write all four under [[robot]], or none, so that the earlier ones stay";
        found.push(whole.fault(placed.map(|robot| (robot.at, robot.span.clone())), what, help));
    }
    for (side, board) in ["A", "B"].into_iter().zip(&reading.boards) {
        if board.is_none() {
            found.push(whole.fault(
                None,
                format!("the boards have no side {side}"),
                "write it under [[board]]",
            ));
        }
    }
    reading.faults.extend(found);
}

/// All tiles of all packs, those that were read last behind the others.
struct Whole<'r> {
    kinds: &'r [Placed<Kind>],
    /// The last file: what is missing is missing there.
    last: usize,
}

impl Whole<'_> {
    /// SA-1.3, SA-2.14: a set of four modules for each seat, one of each type.
    fn sets(&self) -> Vec<(usize, Fault)> {
        let mut found = Vec::new();
        let wanted = SEATS as u32;
        for colour in Colour::ALL {
            let back = Back::new(1, colour);
            let word = colour.word();
            let (kinds, tiles) = (self.of(back).count(), self.tiles(back));
            if colour == Colour::Terrain && kinds > 0 {
                let what = "generation 1 has no terrain".to_owned();
                found.push(self.fault(self.newest(back), what, "write `generation = 2`, or 3"));
            } else if colour != Colour::Terrain && kinds > 1 {
                let what = format!("generation 1 has one kind of the type {word}, not {kinds}");
                let codes: Vec<&str> = self.of(back).map(|kind| kind.facts.code.as_str()).collect();
                let help =
                    format!("give it the code of the one it replaces: {}", codes[..kinds - 1].join(", "));
                found.push(self.fault(self.newest(back), what, &help));
            } else if colour != Colour::Terrain && tiles < wanted {
                let what =
                    format!("generation 1 has {wanted} tiles of the type {word} at least, not {tiles}");
                found.push(self.fault(self.newest(back), what, &format!("write `copies = {wanted}`")));
            }
        }
        found
    }

    /// SA-2.2: the typed picks of the most seats, and the random ones besides.
    fn field(&self) -> Vec<(usize, Fault)> {
        let (typed, random) = picks(SEATS as u8);
        let mut found = Vec::new();
        for (colour, least) in Colour::ALL.into_iter().zip(typed) {
            let (word, there) = (colour.word(), self.tiles(Back::new(2, colour)));
            if there < u32::from(least) {
                let what = format!("generation 2 has {least} tiles of the type {word} at least, not {there}");
                found.push(self.fault(None, what, MORE));
            }
        }
        let least = u32::from(typed.iter().sum::<u8>() + random);
        let there = self.generation(2);
        if found.is_empty() && there < least {
            found.push(self.fault(
                None,
                format!("generation 2 has {least} tiles at least, not {there}"),
                MORE,
            ));
        }
        found
    }

    /// SA-2.10: the stack of the most seats.
    fn stack(&self) -> Option<(usize, Fault)> {
        let (least, there) = (u32::from(STACK_EACH) * SEATS as u32, self.generation(3));
        let what = || format!("generation 3 has {least} tiles at least, not {there}");
        (there < least).then(|| self.fault(None, what(), MORE))
    }

    /// How much there is room for.
    fn limits(&self) -> Vec<(usize, Fault)> {
        let mut found = Vec::new();
        let place = |kind: &Placed<Kind>| Some((kind.at, kind.span.clone()));
        let fewer = "leave out tiles, or packs";
        let kinds: Vec<&Placed<Kind>> = self.kinds.iter().filter(|kind| kind.facts.copies > 0).collect();
        if let Some(kind) = kinds.get(KINDS_MAX) {
            let what = format!("{} kinds of tiles, but at most {KINDS_MAX} fit", kinds.len());
            found.push(self.fault(place(kind), what, fewer));
        }
        for back in Back::all() {
            let name = format!("of generation {} and the type {}", back.generation(), back.colour().word());
            let most = usize::from(Candidates::MOST);
            if let Some(kind) = self.of(back).nth(most) {
                let what = format!("{} kinds {name}, but at most {most} fit", self.of(back).count());
                found.push(self.fault(place(kind), what, fewer));
            } else if self.tiles(back) > TILES_MAX {
                let what = format!("{} tiles {name}, but at most {TILES_MAX} fit", self.tiles(back));
                found.push(self.fault(self.newest(back), what, "write fewer `copies`"));
            }
        }
        found
    }

    fn of(&self, back: Back) -> impl DoubleEndedIterator<Item = &Placed<Kind>> {
        self.kinds.iter().filter(move |kind| kind.facts.back == back && kind.facts.copies > 0)
    }

    fn tiles(&self, back: Back) -> u32 {
        self.of(back).map(|kind| u32::from(kind.facts.copies)).sum()
    }

    fn generation(&self, generation: u8) -> u32 {
        Colour::ALL.into_iter().map(|colour| self.tiles(Back::new(generation, colour))).sum()
    }

    /// The place of the tile with this back that was read last.
    fn newest(&self, back: Back) -> Option<(usize, Range<usize>)> {
        self.of(back).next_back().map(|kind| (kind.at, kind.span.clone()))
    }

    /// A fault at this place; without one, at the last tile of the last file.
    fn fault(&self, place: Option<(usize, Range<usize>)>, what: String, help: &str) -> (usize, Fault) {
        let last = || self.kinds.iter().rev().find(|kind| kind.at == self.last);
        let place = place.or_else(|| last().map(|kind| (kind.at, kind.span.clone())));
        let (at, span) = place.unwrap_or((self.last, 0..0));
        (at, Fault { span, what, help: Some(help.to_owned()) })
    }
}

const MORE: &str = "add tiles, or leave the others their codes, generations and copies";
