//! Names: what is spoken of at a table, by whose it is.

pub(crate) use crate::notation::letter;

use crate::GigaRobo;
use crate::city::Cell;
use crate::content::{
    Card, Clause, Content, Static, Trauma, name_of, say_bought, say_clause, say_given, say_static,
};
use crate::queries;
use crate::table::{Aim, Reaction, State, Table};
use crate::text::{Part, Source, Text};
use crate::view::View;
use kernel::{Bout, Seat};
use words::{Arg, Message};

/// A table with the words for what lies on it.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    /// The table, as far as it may be spoken of.
    pub(crate) table: &'a Table,
    /// The packs.
    pub(crate) content: &'a Content,
    /// Who reads.
    pub(crate) reader: Option<Seat>,
}

impl<'a> Names<'a> {
    /// Of a bout, for this reader.
    pub(crate) fn of_bout(bout: &'a Bout<GigaRobo>, reader: Option<Seat>) -> Names<'a> {
        Names { table: bout.table(), content: bout.content(), reader }
    }

    /// Of what a seat sees.
    pub(crate) fn of_view(content: &'a Content, view: &'a View) -> Names<'a> {
        Names { table: &view.table, content, reader: view.seat }
    }

    /// A message about a seat: `$who` is `you` or `other`, `$seat` its letter.
    pub(crate) fn about(self, key: &'static str, seat: Seat) -> Message {
        Message::new(key).with("who", self.who(seat)).with("seat", letter(seat))
    }

    /// The seat as a word of selectors.
    pub(super) fn who(self, seat: Seat) -> &'static str {
        if self.reader == Some(seat) { "you" } else { "other" }
    }

    /// The player within a sentence: you, or the letter.
    pub(crate) fn player(self, seat: Seat) -> Message {
        self.about("gr-player", seat)
    }

    /// Pilot, robot and letter.
    pub(crate) fn crew(self, seat: Seat) -> Message {
        let pilot = name_of(&self.table.pilot(self.content, seat).names);
        let robot = name_of(&self.content.robots[usize::from(self.table.player(seat).robot)].names);
        self.about("gr-crew", seat).with("pilot", pilot).with("robot", robot)
    }

    /// A card of the seat.
    pub(crate) fn card(self, seat: Seat, card: Card) -> Arg {
        name_of(&self.table.facts(self.content, seat, card).names)
    }

    /// Cards of the seat, one after the other.
    pub(crate) fn cards(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Arg {
        listed(cards.into_iter().map(|card| Message::new("gr-name").with("name", self.card(seat, card))))
    }

    /// A Robot Ability of the seat.
    pub(crate) fn ability(self, seat: Seat, at: u8) -> Arg {
        self.source(seat, Source::Ability(at))
    }

    /// The carrier of a text.
    pub(crate) fn source(self, seat: Seat, source: Source) -> Arg {
        let text = Text { seat, source, part: Part::Rules };
        match source {
            Source::Card(card) => self.card(seat, card),
            Source::Pilot | Source::Ability(_) => {
                let ability = text.ability(self.table, self.content);
                ability.map_or_else(|| nothing().into(), |ability| name_of(&ability.names))
            }
        }
    }

    /// A hex, by its two numbers.
    pub(crate) fn cell(self, cell: Cell) -> String {
        queries::grid(self.table, self.content).name(cell).to_owned()
    }

    /// What an attack is aimed at.
    pub(crate) fn target(self, cell: Cell, aim: Aim) -> Message {
        let robot = self.table.robot_at(cell).filter(|_| aim == Aim::Robot);
        let message = match robot {
            Some(seat) => self.about("gr-target", seat),
            None => Message::new("gr-target").with("who", "other").with("seat", "?"),
        };
        message.with("what", aim_word(aim)).with("cell", self.cell(cell))
    }

    /// What a clause of a text does, or the lasting text that asks.
    pub(crate) fn clause(self, text: Text, clause: u8) -> Message {
        let clauses: &[Clause] = text.clauses(self.table, self.content);
        match (clauses.get(usize::from(clause)), self.lasting(text)) {
            (Some(clause), _) if matches!(text.part, Part::Pays | Part::Price(_)) => {
                say_given(self.content, clause, "first")
            }
            (Some(clause), _) => say_clause(self.content, clause, "first"),
            (None, Some(what)) => say_static(self.content, what),
            (None, None) => nothing(),
        }
    }

    /// GR-25.4: the damage that the card of this text sells.
    pub(crate) fn bought(self, text: Text) -> Message {
        if let Part::Trigger(at) = text.part {
            let ability = text.ability(self.table, self.content);
            let first = ability.and_then(|ability| ability.triggers.get(usize::from(at))?.rules.first());
            return first.map_or_else(nothing, |clause| say_clause(self.content, clause, "first"));
        }
        let card = text.card(self.table, self.content);
        card.and_then(|card| card.hurt.bought).map_or_else(nothing, say_bought)
    }

    /// What holds because of this text.
    pub(crate) fn holds(self, text: Text) -> Message {
        self.lasting(text).map_or_else(nothing, |what| say_static(self.content, what))
    }

    /// The lasting text that this part is of.
    pub(crate) fn lasting(self, text: Text) -> Option<&'a Static> {
        match text.part {
            Part::Lasting(at) => text.lasting(self.table, self.content).get(usize::from(at)),
            Part::Begun(..) => text.begun(self.table, self.content),
            Part::Always(at) => text.card(self.table, self.content)?.always.get(usize::from(at)),
            Part::Pays | Part::Played | Part::Rules | Part::Before | Part::Hurt => None,
            Part::Trigger(_) | Part::Price(_) | Part::Borrowed { .. } => None,
        }
    }
}

/// Nothing, in a list or in place of a name.
pub(crate) fn nothing() -> Message {
    Message::new("gr-nothing")
}

/// A list that is never empty.
pub(crate) fn listed(messages: impl IntoIterator<Item = Message>) -> Arg {
    let messages: Vec<Message> = messages.into_iter().collect();
    if messages.is_empty() { vec![nothing()].into() } else { messages.into() }
}

/// What is aimed at as a word of selectors.
pub(crate) fn aim_word(aim: Aim) -> &'static str {
    match aim {
        Aim::Robot => "robot",
        Aim::Structure => "structure",
        Aim::Barrier => "barrier",
    }
}

/// A truth as a word of selectors.
pub(crate) fn flag(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

/// A Trauma Token as a word of selectors.
pub(crate) fn trauma_word(trauma: Trauma) -> &'static str {
    match trauma {
        Trauma::Anchor => "anchor",
        Trauma::Fire => "fire",
        Trauma::Panic => "panic",
        Trauma::Surge => "surge",
    }
}

/// What became of a player, as a word of selectors.
pub(crate) fn state_word(state: State) -> &'static str {
    match state {
        State::Flying => "flying",
        State::Copilot(_) => "copilot",
        State::Out => "out",
    }
}

/// A reaction as a word of selectors.
pub(crate) fn reaction_word(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Open => "open",
        Reaction::Attack => "attack",
        Reaction::Defend => "defend",
        Reaction::Hit => "hit",
    }
}

/// So many dice of each kind.
pub(crate) fn say_pool([attack, power, defense]: [u8; 3]) -> Arg {
    let kinds = [("attack", attack), ("power", power), ("defense", defense)];
    let there = kinds.into_iter().filter(|(_, dice)| *dice > 0);
    listed(there.map(|(kind, dice)| Message::new("gr-dice").with("kind", kind).with("n", dice)))
}

/// Who is ahead (GR-13.8, GR-13.9).
pub(crate) fn ahead(names: Names<'_>, seat: Seat, successes: u8) -> Message {
    names.about("gr-view-ahead", seat).with("successes", successes)
}
