//! Every lasting text at work for a seat, one after the other.

use crate::content::{Card, Cards, Content, Static};
use crate::table::{SEATS, Table};
use crate::text::{Part, Source, Text};
use arrayvec::ArrayVec;
use kernel::Seat;
use std::slice;

/// A lasting text at work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding<'a> {
    /// What it says.
    pub(crate) what: &'a Static,
    /// Where it stands.
    pub(crate) text: Text,
    /// Its place among what holds for a while.
    pub(crate) lasting: Option<u8>,
}

/// GR-22.10, GR-24.7, GR-24.14, GR-28.5: all that holds for this seat and its robot: Pilot Abilities, Robot Abilities,
/// Activated cards, and what was begun for a while.
pub(crate) fn holding<'a>(table: &'a Table, content: &'a Content, seat: Seat) -> Holdings<'a> {
    let robot = table.flies(seat);
    Holdings {
        table,
        content,
        crew: table.crew(robot).collect(),
        next: Carrier::Pilot(0),
        text: Text { seat: robot, source: Source::Pilot, part: Part::Rules },
        texts: [].iter(),
        told: 0,
    }
}

/// The lasting texts in their order.
#[derive(Clone, Debug)]
pub(crate) struct Holdings<'a> {
    table: &'a Table,
    content: &'a Content,
    /// The pilots of the robot, its own first.
    crew: ArrayVec<Seat, SEATS>,
    next: Carrier,
    /// What carries the texts that are being told, and those that are left of it.
    text: Text,
    texts: slice::Iter<'a, Static>,
    told: u8,
}

/// What is looked at next.
#[derive(Clone, Copy, Debug)]
enum Carrier {
    /// The Pilot Ability of this one of the crew.
    Pilot(usize),
    /// The Robot Ability at this place.
    Ability(u8),
    /// The first of these cards of that one of the crew.
    Cards(usize, Cards),
    /// What was begun, at this place.
    Begun(u8),
}

impl<'a> Iterator for Holdings<'a> {
    type Item = Holding<'a>;

    #[inline]
    fn next(&mut self) -> Option<Holding<'a>> {
        loop {
            if let Some(what) = self.texts.next() {
                let text = Text { part: Part::Lasting(self.told), ..self.text };
                self.told += 1;
                return Some(Holding { what, text, lasting: None });
            }
            match self.next {
                Carrier::Pilot(mate) => self.pilot(mate),
                Carrier::Ability(at) => self.ability(at),
                Carrier::Cards(mate, cards) => self.card(mate, cards),
                Carrier::Begun(at) => return self.begun(at),
            }
        }
    }
}

impl<'a> Holdings<'a> {
    fn pilot(&mut self, mate: usize) {
        let Some(&seat) = self.crew.get(mate) else {
            self.next = Carrier::Ability(0);
            return;
        };
        self.carry(seat, Source::Pilot, &self.table.pilot_ability(self.content, seat).active);
        self.next = Carrier::Pilot(mate + 1);
    }

    fn ability(&mut self, at: u8) {
        let robot = self.crew[0];
        let ability = self.table.ability(self.content, robot, at);
        if let Some(ability) = ability.filter(|_| self.table.works(self.content, robot, at)) {
            self.carry(robot, Source::Ability(at), &ability.active);
        }
        self.next = if at < 2 {
            Carrier::Ability(at + 1)
        } else {
            Carrier::Cards(0, self.table.player(robot).raised())
        };
    }

    fn card(&mut self, mate: usize, mut cards: Cards) {
        let seat = self.crew[mate];
        let first: Option<Card> = cards.iter().next();
        self.next = match (first, self.crew.get(mate + 1)) {
            (Some(card), _) => {
                cards.remove(card);
                self.carry(seat, Source::Card(card), &self.table.facts(self.content, seat, card).active);
                Carrier::Cards(mate, cards)
            }
            (None, Some(&other)) => Carrier::Cards(mate + 1, self.table.player(other).raised()),
            (None, None) => Carrier::Begun(0),
        };
    }

    fn begun(&mut self, from: u8) -> Option<Holding<'a>> {
        let (table, content) = (self.table, self.content);
        let rest = (0u8..).zip(table.lasting.iter()).skip(usize::from(from));
        let ours = rest.filter(|(_, lasting)| self.crew.contains(&lasting.seat));
        let (at, lasting, what) = ours
            .filter_map(|(at, lasting)| Some((at, lasting, lasting.text.begun(table, content)?)))
            .next()?;
        self.next = Carrier::Begun(at + 1);
        Some(Holding { what, text: lasting.text, lasting: Some(at) })
    }

    fn carry(&mut self, seat: Seat, source: Source, texts: &'a [Static]) {
        self.text = Text { seat, source, part: Part::Rules };
        (self.texts, self.told) = (texts.iter(), 0);
    }
}
