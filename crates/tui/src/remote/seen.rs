//! What the server has sent about a table: who sits there, its stage, the scene, and the events.

use super::words;
use crate::orders::Orders;
use ::words::Message;
use kernel::Seat;
use lobby::{Heard, Note, PersonId, Proposal, Said, Sight, SitterCard, StageCard, TableCard, TableId};

/// How the person stands at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stand {
    /// Seats are being taken.
    Gathering,
    /// A bout has begun, and nothing of it has come yet.
    Beginning,
    /// The person owes an answer.
    Asked,
    /// Somebody proposes something, and the person has not said yes or no.
    Proposed(Proposal, u8),
    /// Somebody else acts.
    Waiting,
    /// The bout is over.
    Over,
    /// The bout is over, and the person wants another one.
    Again,
    /// The table is closed, or the person is no longer at it.
    Gone,
}

/// What the server has sent about a table.
pub struct Seen {
    me: PersonId,
    table: TableId,
    pub card: Option<TableCard>,
    pub(crate) sight: Option<Sight>,
    /// Which bout of the table the sight and the events are of.
    pub(crate) bout: u32,
    /// The events, as the person gets them.
    pub(crate) events: Vec<Message>,
    /// From which on they are new to the person.
    pub(crate) fresh: usize,
    /// The talk, each line with the number of events before it.
    pub(crate) said: Vec<(usize, Said)>,
    /// The names of the persons of the bout, also after they got up.
    played: Vec<Option<String>>,
    is_gone: bool,
}

/// The news.
#[derive(Debug)]
pub(super) enum New {
    Nothing,
    /// Something else is to be shown.
    Shown,
    /// Somebody said something.
    Said(Message),
}

impl Seen {
    pub(super) fn new(me: PersonId, table: TableId) -> Seen {
        Seen {
            me,
            table,
            card: None,
            sight: None,
            bout: 0,
            events: Vec::new(),
            fresh: 0,
            said: Vec::new(),
            played: Vec::new(),
            is_gone: false,
        }
    }

    /// Takes in a note.
    pub(super) fn hear(&mut self, note: Note) -> New {
        match note {
            Note::Table(card) if card.table == self.table => {
                let is_new = self.card.as_ref() != Some(&card);
                if matches!(card.stage, StageCard::Playing { .. }) {
                    self.played = card.seats.iter().map(|seat| called(&seat.sitter)).collect();
                    // The scene of the previous bout does not belong to this one.
                    self.sight.take_if(|_| card.bouts != self.bout);
                }
                self.card = Some(card);
                self.is_gone = false;
                if is_new { New::Shown } else { New::Nothing }
            }
            Note::Bout { table, whole, events, stills: _, sight } if table == self.table => {
                self.hear_bout(whole, events, sight);
                New::Shown
            }
            Note::Talk { table, said } if table == self.table => self.hear_talk(said),
            Note::Gone(table) if table == self.table => {
                self.is_gone = true;
                New::Shown
            }
            Note::Table(_) | Note::Bout { .. } | Note::Talk { .. } | Note::Gone(_) => New::Nothing,
        }
    }

    fn hear_bout(&mut self, whole: bool, events: Vec<Heard>, sight: Option<Sight>) {
        let bout = self.card.as_ref().map_or(0, |card| card.bouts);
        if whole {
            self.events.clear();
            if bout != self.bout {
                self.fresh = 0;
                self.said.iter_mut().for_each(|(after, _)| *after = 0);
            }
        }
        self.bout = bout;
        self.events.extend(events.into_iter().map(|heard| heard.words));
        self.fresh = self.fresh.min(self.events.len());
        self.sight = sight.or(self.sight.take());
    }

    /// After a break the server sends all talk again.
    fn hear_talk(&mut self, said: Said) -> New {
        if self.said.iter().any(|(_, known)| *known == said) {
            return New::Nothing;
        }
        let is_own = said.person == self.me;
        let words = words::said(&said);
        self.said.push((self.events.len(), said));
        if is_own { New::Shown } else { New::Said(words) }
    }

    /// The person knows everything that has happened so far.
    pub(super) fn know_all(&mut self) {
        self.fresh = self.events.len();
    }

    /// What happened and was said, line by line, and whether it is new.
    pub(crate) fn story(&self) -> Vec<(Message, bool)> {
        let mut said = self.said.iter().peekable();
        let mut story = Vec::with_capacity(self.events.len() + self.said.len());
        for (place, event) in self.events.iter().enumerate() {
            while let Some((_, said)) = said.next_if(|(after, _)| *after <= place) {
                story.push((words::said(said), false));
            }
            story.push((event.clone(), place >= self.fresh));
        }
        story.extend(said.map(|(_, said)| (words::said(said), false)));
        story
    }

    /// The seat of the person.
    pub(crate) fn seat(&self) -> Option<Seat> {
        let seats = &self.card.as_ref()?.seats;
        let is_mine =
            |sitter: &SitterCard| matches!(sitter, SitterCard::Person { person, .. } if *person == self.me);
        (0..).map(Seat).zip(seats).find(|(_, seat)| is_mine(&seat.sitter)).map(|(seat, _)| seat)
    }

    /// Whether the person has said to be ready, for the bout or for another one.
    pub(super) fn is_ready(&self) -> bool {
        let (Some(seat), Some(card)) = (self.seat(), &self.card) else { return false };
        matches!(card.seats[seat.index()].sitter, SitterCard::Person { ready: true, .. })
    }

    /// The name of a seat's person in the finished bout.
    pub(super) fn played(&self, seat: u8) -> Option<&str> {
        let is_over = self.card.as_ref().is_some_and(|card| matches!(card.stage, StageCard::Over(_)));
        self.played.get(usize::from(seat)).filter(|_| is_over)?.as_deref()
    }

    /// Whether somebody can still sit down.
    pub(crate) fn has_open_seat(&self) -> bool {
        self.card.iter().flat_map(|card| &card.seats).any(|seat| seat.sitter == SitterCard::Open)
    }

    /// How the person stands at the table.
    pub fn stand(&self) -> Stand {
        let Some(card) = self.card.as_ref().filter(|_| !self.is_gone) else {
            return if self.is_gone { Stand::Gone } else { Stand::Waiting };
        };
        match &card.stage {
            StageCard::Gathering => Stand::Gathering,
            StageCard::Over(_) if self.is_ready() => Stand::Again,
            StageCard::Over(_) => Stand::Over,
            StageCard::Playing { .. } if self.sight.is_none() => Stand::Beginning,
            StageCard::Playing { proposed, .. } => {
                let mine = |waiting: &[u8]| self.seat().is_some_and(|seat| waiting.contains(&seat.0));
                let proposed = proposed.as_ref().filter(|(_, _, waiting)| mine(waiting));
                match proposed {
                    Some(&(what, by, _)) => Stand::Proposed(what, by),
                    None if self.is_asked() => Stand::Asked,
                    None => Stand::Waiting,
                }
            }
        }
    }

    /// Whether the person plays in the bout, and it is not over.
    pub(crate) fn plays(&self) -> bool {
        let has_left = |card: &TableCard| self.seat().is_none_or(|seat| card.seats[seat.index()].left);
        matches!(self.stand(), Stand::Asked | Stand::Waiting | Stand::Proposed(..))
            && self.card.as_ref().is_some_and(|card| !has_left(card))
    }

    /// The person's standing orders. `None` if the person does not play.
    pub(crate) fn orders(&self) -> Option<Orders> {
        let sight = self.sight.as_ref().filter(|_| self.plays())?;
        let kind = sight.look.asked.as_ref().map(|asked| asked.kind.clone());
        let (rests, may_rest) = (sight.rests.clone(), sight.may_rest.clone());
        Some(Orders { kind, standing: sight.orders.clone(), rests, may_rest, anyway: sight.anyway })
    }

    /// That a standing order will answer, if it will.
    pub(crate) fn held(&self) -> Option<Message> {
        let sight = self.sight.as_ref().filter(|sight| sight.held_until.is_some())?;
        sight.look.asked.as_ref().filter(|_| self.plays()).map(|_| Message::new("tui-order-held"))
    }

    fn is_asked(&self) -> bool {
        self.sight.as_ref().is_some_and(|sight| sight.look.asked.is_some())
    }

    /// Whether what comes next is the sight of a bout: all are ready, or it has begun.
    pub(crate) fn is_beginning(&self) -> bool {
        match self.stand() {
            Stand::Gathering => !self.has_open_seat() && self.unready().is_empty(),
            stand => stand == Stand::Beginning,
        }
    }
}

fn called(sitter: &SitterCard) -> Option<String> {
    match sitter {
        SitterCard::Person { name, .. } => Some(name.clone()),
        SitterCard::Open | SitterCard::Computer(_) => None,
    }
}

#[cfg(test)]
mod tests;
