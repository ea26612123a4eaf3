//! The table in words: who sits where, who is waited for, the clocks, how a bout ended.

use super::seen::Seen;
use crate::about::About;
use crate::outcome::outcome_words;
use ::words::Message;
use catalog::{Playable, Visitor};
use kernel::{Outcome, Seat};
use lobby::{Ended, Proposal, Said, SetupChoice, SitterCard, StageCard, TableCard};

/// The name of a seat in one game.
struct SeatWord(Seat);

impl Visitor for SeatWord {
    type Out = String;
    fn visit<G: Playable>(self) -> String {
        G::seat_word(self.0)
    }
}

/// The game's name for a seat. Its number if the game is not known here.
pub fn seat_word(game: &str, seat: Seat) -> String {
    catalog::with_game(game, SeatWord(seat)).unwrap_or_else(|_| (u32::from(seat.0) + 1).to_string())
}

/// The title of a game; its id where it is not known here.
pub fn title(game: &str) -> &str {
    let known = catalog::entries().into_iter().find(|entry| entry.id == game);
    known.map_or(game, |entry| entry.title)
}

/// The seat with the name of who sits there.
pub(super) fn name(card: &TableCard, seat: u8) -> Message {
    match card.seats.get(usize::from(seat)).map(|seat| &seat.sitter) {
        Some(SitterCard::Person { name, .. }) => named(card, seat, name),
        Some(SitterCard::Open | SitterCard::Computer(_)) | None => {
            Message::new("tui-seat").with("seat", seat_word(&card.terms.game, Seat(seat)))
        }
    }
}

/// The seat with a name.
fn named(card: &TableCard, seat: u8, name: &str) -> Message {
    let letter = seat_word(&card.terms.game, Seat(seat));
    Message::new("tui-seat-named").with("seat", letter).with("name", name)
}

/// Who sits there, in words.
pub(super) fn sitter(sitter: &SitterCard) -> Message {
    match sitter {
        SitterCard::Open => Message::new("tui-join-open"),
        SitterCard::Computer(level) => Message::new("tui-player-computer").with("level", level.name()),
        SitterCard::Person { present: false, .. } => Message::new("tui-join-away"),
        SitterCard::Person { ready: true, .. } => Message::new("tui-join-ready"),
        SitterCard::Person { .. } => Message::new("tui-join-there"),
    }
}

/// Something that was said.
pub(super) fn said(said: &Said) -> Message {
    Message::new("tui-join-said").with("who", said.name.as_str()).with("text", said.text.as_str())
}

/// What is proposed, in words.
pub(super) fn proposal(what: Proposal) -> &'static str {
    match what {
        Proposal::Draw => "draw",
        Proposal::TakeBack => "take-back",
    }
}

impl Seen {
    /// Who sits at this seat.
    pub(crate) fn name(&self, seat: u8) -> Message {
        match (&self.card, self.played(seat)) {
            (Some(card), Some(called)) => named(card, seat, called),
            (Some(card), None) => name(card, seat),
            (None, _) => Message::new("tui-join-seat").with("number", u32::from(seat) + 1),
        }
    }

    /// The game and the set-up, line by line.
    pub(crate) fn about(&self) -> Vec<Message> {
        let Some(card) = &self.card else { return Vec::new() };
        let mut lines = vec![Message::new("tui-bout").with("game", title(&card.terms.game))];
        lines.extend(catalog::with_game(&card.terms.game, About));
        if let SetupChoice::Named(name) = &card.terms.setup {
            lines.push(Message::new("tui-join-setup").with("name", name.as_str()));
        }
        lines
    }

    /// Who plays and how many watch, line by line.
    pub(crate) fn people(&self) -> Vec<Message> {
        let Some(card) = &self.card else { return Vec::new() };
        let mut lines = Vec::new();
        for (place, seat) in (0..).zip(&card.seats) {
            let player = match &seat.sitter {
                SitterCard::Person { .. } => Message::new("tui-player-human"),
                other => sitter(other),
            };
            lines.push(Message::new("tui-sits").with("who", name(card, place)).with("player", player));
        }
        if card.watchers > 0 {
            lines.push(Message::new("tui-join-watchers").with("count", card.watchers));
        }
        lines
    }

    /// The seats that are wanted, by place and sitter.
    fn seats(&self, wanted: impl Fn(u8, &SitterCard) -> bool) -> Vec<u8> {
        let seats = self.card.iter().flat_map(|card| (0..).zip(&card.seats));
        seats.filter(|(place, seat)| wanted(*place, &seat.sitter)).map(|(place, _)| place).collect()
    }

    /// Who else sits there and is not ready.
    pub(super) fn unready(&self) -> Vec<u8> {
        self.seats(|place, sitter| {
            matches!(sitter, SitterCard::Person { ready: false, .. }) && Some(Seat(place)) != self.seat()
        })
    }

    fn names(&self, seats: &[u8]) -> Vec<Message> {
        seats.iter().map(|&seat| self.name(seat)).collect()
    }

    /// The person does not wait for themselves.
    fn waits(&self, seats: &[u8]) -> Message {
        let others: Vec<u8> = seats.iter().copied().filter(|&seat| Some(Seat(seat)) != self.seat()).collect();
        match others.is_empty() {
            true => Message::new("tui-screen-goes-on"),
            false => Message::new("tui-screen-waits").with("who", self.names(&others)),
        }
    }

    /// The question whether the person agrees to what somebody proposes.
    pub(crate) fn ask_to_agree(&self, what: Proposal, by: u8) -> Message {
        let question = match what {
            Proposal::Draw => Message::new("tui-join-draw"),
            Proposal::TakeBack => Message::new("tui-join-take-back"),
        };
        question.with("who", self.name(by))
    }

    /// Who or what is waited for.
    pub(crate) fn waiting(&self) -> Message {
        let Some(card) = &self.card else { return Message::new("tui-screen-goes-on") };
        if self.is_beginning() {
            return Message::new("tui-join-begins");
        }
        match &card.stage {
            StageCard::Over(_) => {
                Message::new("tui-join-waits-again").with("who", self.names(&self.unready()))
            }
            StageCard::Gathering => match self.seats(|_, sitter| *sitter == SitterCard::Open).len() {
                0 => self.waits(&self.unready()),
                open => Message::new("tui-join-waits-open").with("count", open),
            },
            StageCard::Playing { proposed: Some((what, by, waiting)), .. }
                if Some(Seat(*by)) == self.seat() =>
            {
                let words = Message::new("tui-join-proposed-own").with("what", proposal(*what));
                words.with("who", self.names(waiting))
            }
            StageCard::Playing { owing, .. } => self.waiting_for(card, owing),
        }
    }

    /// Of the people who owe an answer, those to name: if some are away, those first.
    fn waiting_for(&self, card: &TableCard, owing: &[u8]) -> Message {
        let away = self.seats(|place, sitter| {
            let is_away = matches!(sitter, SitterCard::Person { present: false, stand_in: None, .. });
            is_away && owing.contains(&place)
        });
        if away.is_empty() {
            return self.waits(owing);
        }
        let words = Message::new("tui-join-waits-away").with("who", self.names(&away));
        words.with("grace", span(card.terms.grace))
    }

    /// How the bout ended: the result, what ended it, the places.
    pub fn outcome(&self) -> Vec<Message> {
        let Some(TableCard { stage: StageCard::Over(ended), .. }) = &self.card else { return Vec::new() };
        let seats = self.card.as_ref().map_or(0, |card| card.seats.len() as u8);
        match ended {
            Ended::OtherRules => vec![Message::new("tui-join-other-rules")],
            Ended::Drawn => {
                let all = (0..seats).map(|seat| self.name(seat)).collect::<Vec<Message>>();
                vec![Message::new("tui-drawn").with("who", all), Message::new("tui-join-agreed")]
            }
            Ended::Played(outcome) => self.result(outcome),
        }
    }

    fn result(&self, outcome: &Outcome) -> Vec<Message> {
        let reader = self.seat().filter(|seat| seat.0 < outcome.seats());
        let verdict = self.sight.as_ref().and_then(|sight| sight.look.scene.verdict().cloned());
        outcome_words(outcome, reader, verdict, |seat| self.name(seat.0))
    }

    /// Whether others want another bout.
    pub(crate) fn wanted_again(&self) -> Option<Message> {
        let card = self.card.as_ref()?;
        let wants = |(place, seat): (u8, &lobby::SeatCard)| {
            let wants = matches!(seat.sitter, SitterCard::Person { ready: true, .. });
            (wants && Some(Seat(place)) != self.seat()).then(|| name(card, place))
        };
        let who: Vec<Message> = (0..).zip(&card.seats).filter_map(wants).collect();
        (!who.is_empty()).then(|| Message::new("tui-join-wants-again").with("who", who))
    }

    /// All clocks, at this moment of the server's clock.
    pub(crate) fn clocks(&self, now: u64) -> Option<Message> {
        let card = self.card.as_ref()?;
        let clock = |(place, seat): (u8, &lobby::SeatCard)| {
            let clock = seat.clock?;
            let used = clock.running_since.map_or(0, |since| now.saturating_sub(since.0));
            let words = Message::new("tui-join-clock").with("seat", seat_word(&card.terms.game, Seat(place)));
            let words = words.with("time", span(clock.left.saturating_sub(used)));
            Some(words.with("runs", if clock.running_since.is_some() { "yes" } else { "no" }))
        };
        let mut clocks = (0..).zip(&card.seats).filter_map(clock);
        let first = clocks.next()?;
        let join = |one, other| Message::new("tui-join-clocks").with("one", one).with("other", other);
        Some(clocks.fold(first, join))
    }
}

/// A time in minutes and seconds, or in hours, minutes and seconds.
pub(super) fn span(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
