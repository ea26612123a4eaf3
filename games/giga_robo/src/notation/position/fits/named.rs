//! Everything that procedures, questions, the combat and lasting effects name must exist: seats, hexes, cards, texts.

use super::Ground;
use crate::content::{Card, Content};
use crate::notation::names::Names;
use crate::table::Table;
use crate::text::{Origin, Part, Source, Text};
use kernel::Seat;
use serde_json::{Map, Value};

/// More than anything in a procedure is counted to.
const COUNT_END: u64 = 256;

/// Nothing, or the first thing in `value` that does not exist.
pub(super) fn check(table: &Table, content: &Content, name: &str, value: &Value) -> Result<(), String> {
    let ground = Ground { table, content };
    ground.walk("", "", value).map_err(|what| format!("`{name}` names {what}"))
}

impl Ground<'_> {
    /// `about` is the key around the key.
    fn walk(self, about: &str, key: &str, value: &Value) -> Result<(), String> {
        if key == "text" {
            return self.text(value);
        }
        match value {
            Value::Object(fields) => {
                self.source(fields)?;
                fields.iter().try_for_each(|(next, value)| self.walk(key, next, value))
            }
            Value::Array(list) => list.iter().try_for_each(|value| self.walk(about, key, value)),
            Value::Number(number) => match number.as_u64() {
                Some(number) => self.number(about, key, number),
                None => Ok(()),
            },
            Value::Null | Value::Bool(_) | Value::String(_) => Ok(()),
        }
    }

    /// Each kind of thing is counted from 0 to an end.
    fn number(self, about: &str, key: &str, number: u64) -> Result<(), String> {
        let seats = u64::from(self.table.seats());
        let cells = u64::from(Names::of(self.table, self.content).grid().cells().len());
        let (end, what) = match (about, key) {
            ("window" | "raging", "at")
            | (_, "seat" | "seats" | "foe" | "about" | "by" | "victim" | "of" | "deactivate")
            | (_, "hear-join" | "hear-position" | "give-way" | "end-of" | "start-of") => (seats, "a seat"),
            ("raging", "done")
            | (_, "todo" | "pilots" | "raging" | "rolling" | "fallen" | "passed" | "failed" | "met") => {
                (1 << seats, "a seat")
            }
            (_, "cell" | "answer-cell" | "start" | "origin" | "into" | "plan" | "path" | "way") => {
                (cells, "a hex")
            }
            ("turn" | "combo", "cards") | (_, "aim" | "card") => (u64::from(Card::COUNT), "a card"),
            (_, "held" | "freed" | "among" | "from") => (1 << Card::COUNT, "a card"),
            (_, "chosen") => (1 << Card::COUNT, "a card or a die"),
            ("cooldown", "slot") => (3, "a slot"),
            ("collide", "impact") => (self.content.impacts.len().max(1) as u64, "an Impact Card"),
            ("window", "base") => (self.table.stack.len() as u64 + 1, "a response"),
            _ => (COUNT_END, "a number"),
        };
        if number < end { Ok(()) } else { Err(format!("{what} that is not there: `{key}` {number}")) }
    }

    /// A text that somebody has declared or will declare is on a card or an ability of that seat.
    fn source(self, fields: &Map<String, Value>) -> Result<(), String> {
        let (Some(seat), Some(source), Some(deed)) =
            (fields.get("seat"), fields.get("source"), fields.get("deed"))
        else {
            return Ok(());
        };
        let seat = serde_json::from_value::<Seat>(seat.clone()).ok();
        let source = serde_json::from_value::<Source>(source.clone()).ok();
        let (Some(seat), Some(source)) = (seat, source) else { return Ok(()) };
        let trigger = deed.get("trigger").and_then(Value::as_u64);
        let part = trigger.map_or(Part::Rules, |at| Part::Trigger(u8::try_from(at).unwrap_or(u8::MAX)));
        let fits = match (source, deed.as_str()) {
            (Source::Card(_), deed) => deed == Some("play"),
            (_, deed) => deed != Some("play"),
        };
        let stands = fits && self.stands(Text { seat, source, part });
        if stands { Ok(()) } else { Err("a text that is not there".to_owned()) }
    }

    fn text(self, value: &Value) -> Result<(), String> {
        let read = serde_json::from_value::<Text>(value.clone()).ok();
        let stands = read.is_some_and(|text| self.stands(text));
        if stands { Ok(()) } else { Err("a text that is not there".to_owned()) }
    }

    fn lends(self, of: Seat, card: Card) -> bool {
        of.0 < self.table.seats() && card.0 < Card::COUNT
    }

    fn stands(self, text: Text) -> bool {
        let Ground { table, content } = self;
        let Text { seat, source, part } = text;
        let there = seat.0 < table.seats()
            && match source {
                Source::Pilot => true,
                Source::Ability(at) => at < 3,
                Source::Card(card) => card.0 < Card::COUNT,
            };
        if !there {
            return false;
        }
        let triggers = || text.triggers(table, content).len();
        let lasting = || text.lasting(table, content).len();
        match part {
            Part::Pays | Part::Before | Part::Played | Part::Begun(Origin::Played, _) => {
                matches!(source, Source::Card(_))
            }
            Part::Always(at) => {
                text.card(table, content).is_some_and(|card| usize::from(at) < card.always.len())
            }
            Part::Rules | Part::Hurt | Part::Begun(Origin::Rules | Origin::Hurt, _) => true,
            Part::Trigger(at) | Part::Price(at) | Part::Begun(Origin::Trigger(at), _) => {
                usize::from(at) < triggers()
            }
            Part::Lasting(at) | Part::Begun(Origin::Lasting(at), _) => usize::from(at) < lasting(),
            Part::Borrowed { of, card } | Part::Begun(Origin::Borrowed { of, card }, _) => {
                self.lends(of, card)
            }
            Part::Begun(Origin::Lent { of, card }, at) => {
                self.lends(of, card)
                    && usize::from(at) < self.table.facts(self.content, of, card).active.len()
            }
        }
    }
}
