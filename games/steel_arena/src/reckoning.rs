//! What everybody must reckon with. SA-R67, SA-R75, SA-R76: what face-down modules may be for all that everybody knows, and
//! how many answers that can give their owner.
//!
//! A tile that lies face down is one of those with its back that are not open, and fits what was concluded of it.
//! Several such tiles are different tiles: what one may be depends on what the others must be.

use crate::content::{Back, Colour, Content, Kind, What};
use crate::legality::check_module;
use crate::queries;
use crate::table::{TILES_MAX, Table};
use crate::tile::{Arrival, Module, Part, Tile};
use kernel::{Seat, SeatSet};
use tabletop::knowledge::Candidates;

/// How many answers the owner of a robot that is hit may have, for all that everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outlook {
    /// Nothing can help.
    Nothing,
    /// One, whatever lies face down.
    One,
    /// Perhaps more.
    Many,
}

/// SA-R43, SA-R46, SA-R67, SA-R75: passive defences go first, in any order; without one there is a choice as soon
/// as there is a reaction, which does not work in the owner's own turn.
pub(crate) fn outlook(
    table: &Table,
    content: &Content,
    seat: Seat,
    arrival: Arrival,
    own_turn: bool,
    there: SeatSet,
) -> Outlook {
    let hidden = Hidden { table, content, seat, there };
    let is_open = |part: Part| match part {
        Part::Central => true,
        Part::Slot(slot) => table.modules(seat)[usize::from(slot)].tile.open,
    };
    let shown = || table.parts(seat).filter(|&part| is_open(part));
    let passives = shown().filter(|&part| queries::protects(table, content, seat, part, arrival)).count();
    let reactions = !own_turn
        && shown().any(|part| match part {
            Part::Central => false,
            Part::Slot(slot) => queries::reacts(table, content, seat, slot, arrival),
        });
    let passive = |kind: &Kind| defends(kind, arrival, false);
    let works = |module: &Module, kind: &Kind| !own_turn && !module.hot && defends(kind, arrival, true);
    let blue = || hidden.slots().filter(|&slot| hidden.module(slot).tile.back.colour() == Colour::Defence);
    let may_be_passive = |slot: u8| hidden.may_be(|other, _, kind| other != slot || passive(kind));
    let may_be_both =
        |(one, two): (u8, u8)| hidden.may_be(|slot, _, kind| (slot != one && slot != two) || passive(kind));
    let may_react = |slot: u8| {
        hidden.may_be(|other, module, kind| !passive(kind) && (other != slot || works(module, kind)))
    };
    let several = match passives {
        0 => blue()
            .flat_map(|one| blue().filter(move |&two| one < two).map(move |two| (one, two)))
            .any(may_be_both),
        1 => blue().any(may_be_passive),
        _ => true,
    };
    let choice = match (passives, reactions) {
        (0, true) => hidden.may_be(|_, _, kind| !passive(kind)),
        (0, false) => blue().any(may_react),
        _ => false,
    };
    if several || choice {
        return Outlook::Many;
    }
    if passives > 0 || reactions || blue().any(may_be_passive) { Outlook::One } else { Outlook::Nothing }
}

fn defends(kind: &Kind, arrival: Arrival, reaction: bool) -> bool {
    matches!(kind.what, What::Defence(defence) if defence.reaction == reaction && defence.covers(arrival))
}

/// SA-1.10, SA-2.21, SA-R75: whether a face-down module could be activated now, for all that everybody knows.
pub(crate) fn might_activate(table: &Table, content: &Content, seat: Seat, there: SeatSet) -> bool {
    let hidden = Hidden { table, content, seat, there };
    hidden.slots().any(|slot| {
        let module = hidden.module(slot);
        let works = |kind: &Kind| check_module(table, content, seat, module, kind).is_ok();
        let mut kinds = content.kinds[content.range(module.tile.back)].iter();
        kinds.any(|kind| module.tile.facts.admit(kind) && works(kind))
            && hidden.may_be(|other, _, kind| other != slot || works(kind))
    })
}

/// The face-down modules of one seat, as others see them.
#[derive(Clone, Copy)]
struct Hidden<'a> {
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    /// The seats that have not left.
    there: SeatSet,
}

impl<'a> Hidden<'a> {
    fn module(self, slot: u8) -> &'a Module {
        &self.table.modules(self.seat)[usize::from(slot)]
    }

    fn slots(self) -> impl Iterator<Item = u8> + Clone {
        (0..self.table.modules(self.seat).len() as u8).filter(move |&slot| !self.module(slot).tile.open)
    }

    /// Whether all of them can fit at once, for all that everybody knows.
    fn may_be(self, fits: impl Fn(u8, &Module, &Kind) -> bool) -> bool {
        let back = |slot| self.module(slot).tile.back;
        let is_first = |&slot: &u8| self.slots().find(|&other| back(other) == back(slot)) == Some(slot);
        self.slots().filter(is_first).all(|slot| self.may_be_of(back(slot), &fits))
    }

    /// As far as tiles with this back go: there is a tile for each place. Mostly each can be what it is, or one that
    /// nobody has seen; only if not, tiles must change places.
    fn may_be_of(self, back: Back, fits: &impl Fn(u8, &Module, &Kind) -> bool) -> bool {
        let (table, kinds) = (self.table, &self.content.kinds[self.content.range(back)]);
        let mut unseen = [0u8; Candidates::MOST as usize];
        for (unseen, count) in unseen.iter_mut().zip(table.unseen_of(self.content, back)) {
            *unseen = *count;
        }
        let settled = self.places(back, fits).all(|(tile, may)| {
            if tile.kind.is_some_and(|kind| may(self.content.kind(kind))) {
                return true;
            }
            let found = unseen.iter_mut().zip(kinds).find(|(unseen, kind)| **unseen > 0 && may(kind));
            found.map(|(unseen, _)| *unseen -= 1).is_some()
        });
        settled || self.may_change_places(back, fits)
    }

    /// The same where tiles of other places are needed too.
    fn may_change_places(self, back: Back, fits: &impl Fn(u8, &Module, &Kind) -> bool) -> bool {
        let Hidden { table, content, .. } = self;
        let start = content.range(back).start;
        let mut left = [0u8; Candidates::MOST as usize];
        for (left, unseen) in left.iter_mut().zip(table.unseen_of(content, back)) {
            *left = *unseen;
        }
        let (mut places, mut count) = ([Candidates::NONE; TILES_MAX], 0);
        for (tile, may) in self.places(back, fits) {
            if let Some(kind) = tile.kind {
                left[usize::from(kind.0) - start] += 1;
            }
            let kinds = (0u8..).zip(&content.kinds[content.range(back)]);
            places[count] = kinds.filter(|(_, kind)| may(kind)).map(|(offset, _)| offset).collect();
            if places[count].is_empty() {
                return false;
            }
            count += 1;
        }
        Matching { places: &places[..count], left: &left, held: [NOTHING; TILES_MAX] }.fills_all()
    }

    /// The tiles with this back that lie face down, each with what it may be. SA-R76: one that every player has seen is
    /// what it is.
    fn places(
        self,
        back: Back,
        fits: &'a impl Fn(u8, &Module, &Kind) -> bool,
    ) -> impl Iterator<Item = (&'a Tile, impl Fn(&Kind) -> bool + 'a)> + 'a {
        let Hidden { table, content, seat, there } = self;
        let before: usize = (0..seat.0).map(|other| table.modules(Seat(other)).len()).sum();
        let hidden = table.all_tiles().enumerate().filter(move |(_, tile)| tile.back == back && !tile.open);
        hidden.map(move |(at, tile)| {
            let module =
                at.checked_sub(before).and_then(|slot| Some((slot as u8, table.module(seat, slot as u8)?)));
            let seen = tile.kind.filter(|_| there.minus(tile.known).is_empty());
            let may = move |kind: &Kind| {
                let is_it = seen.is_none_or(|seen| content.kind(seen).code == kind.code);
                is_it
                    && tile.facts.admit(kind)
                    && module.is_none_or(|(slot, module)| fits(slot, module, kind))
            };
            (tile, may)
        })
    }
}

/// What a place holds that has no tile yet.
const NOTHING: u8 = u8::MAX;

/// Tiles given to places, each of a kind that the place may hold.
struct Matching<'a> {
    places: &'a [Candidates],
    left: &'a [u8],
    held: [u8; TILES_MAX],
}

impl Matching<'_> {
    /// Whether every place gets a tile.
    fn fills_all(mut self) -> bool {
        (0..self.places.len()).all(|place| self.serve(place, &mut { Candidates::NONE }))
    }

    /// Finds a tile for the place; another place may have to take one of another kind for it.
    fn serve(&mut self, place: usize, tried: &mut Candidates) -> bool {
        for kind in self.places[place].iter().filter(|&kind| self.left[usize::from(kind)] > 0) {
            if tried.contains(kind) {
                continue;
            }
            *tried = tried.with(kind);
            let held = self.held.iter().filter(|&&it| it == kind).count();
            let frees = held < usize::from(self.left[usize::from(kind)])
                || (0..self.places.len()).any(|other| self.held[other] == kind && self.serve(other, tried));
            if frees {
                self.held[place] = kind;
                return true;
            }
        }
        false
    }
}
