//! What must be so after a step or at the end.

use super::values::key_span;
use super::{Expected, FOLLOWS, Reader, Seen, Text, Texts};
use toml_edit::{TableLike, Value};

impl Reader {
    /// `then`, and what may stand in it besides the position.
    pub(super) fn expected(&mut self, table: &toml_edit::Table) -> Expected {
        let mut expected = Expected::default();
        let Some(then) = table.get("then") else { return expected };
        let Some(parts) = then.as_table_like() else {
            self.flaw(key_span(table, "then"), "`then` must be a table");
            return expected;
        };
        self.follows(parts, &mut expected);
        let mut position = then.clone();
        if let Some(parts) = position.as_table_like_mut() {
            FOLLOWS.iter().for_each(|key| drop(parts.remove(key)));
        }
        expected.position = Some(position);
        expected
    }

    /// The parts of a step that `then` has too.
    pub(super) fn follows(&mut self, table: &dyn TableLike, expected: &mut Expected) {
        expected.waiting = self.texts(table, "waiting").or(expected.waiting.take());
        expected.events = self.texts(table, "events").or(expected.events.take());
        expected.never.extend(self.some_texts(table, "never"));
        expected.unasked.extend(self.some_texts(table, "unasked"));
        expected.heard.extend(self.by_listener(table, "heard"));
        let unheard = self.by_listener(table, "unheard");
        for (_, none) in unheard.iter().filter(|(_, texts)| texts.values.is_empty()) {
            self.flaw(none.span.clone(), "an empty list of `unheard` says nothing");
        }
        expected.unheard.extend(unheard);
    }

    /// A list that must not be empty.
    fn some_texts(&mut self, table: &dyn TableLike, key: &str) -> Vec<Text> {
        let Some(texts) = self.texts(table, key) else { return Vec::new() };
        if texts.values.is_empty() {
            self.flaw(texts.span, format!("an empty `{key}` says nothing"));
        }
        texts.values
    }

    /// `{ B = ["…"], spectator = ["…"] }`.
    fn by_listener(&mut self, table: &dyn TableLike, key: &str) -> Vec<(Text, Texts)> {
        let Some(item) = table.get(key) else { return Vec::new() };
        let Some(listeners) = item.as_table_like() else {
            self.flaw(key_span(table, key), format!("write `{key} = {{ A = […] }}`"));
            return Vec::new();
        };
        let mut heard = Vec::new();
        for (who, _) in listeners.iter() {
            let span = key_span(listeners, who);
            let texts = self.texts(listeners, who);
            heard.extend(texts.map(|texts| (Text { value: who.to_owned(), span }, texts)));
        }
        heard
    }

    pub(super) fn seen(&mut self, table: &dyn TableLike) -> Vec<Seen> {
        let Some(item) = table.get("seen") else { return Vec::new() };
        let Some(seats) = item.as_table_like() else {
            self.flaw(key_span(table, "seen"), "`seen` must be a table of seats");
            return Vec::new();
        };
        let mut seen = Vec::new();
        for (who, part) in seats.iter() {
            let span = key_span(seats, who);
            let Some(part) = part.as_table_like() else {
                self.flaw(span, "write { shows = […], hides = […] }");
                continue;
            };
            part.iter().for_each(|(key, _)| self.known(part, key, &["shows", "hides"]));
            let shows = self.texts(part, "shows").map_or(Vec::new(), |texts| texts.values);
            let hides = self.texts(part, "hides").map_or(Vec::new(), |texts| texts.values);
            seen.push(Seen { who: Text { value: who.to_owned(), span }, shows, hides });
        }
        seen
    }

    pub(super) fn asks(&mut self, table: &dyn TableLike) -> Vec<(Text, Text)> {
        let Some(item) = table.get("asks") else { return Vec::new() };
        let Some(asks) = item.as_table_like() else {
            self.flaw(key_span(table, "asks"), "`asks` must be a table");
            return Vec::new();
        };
        let mut asked = Vec::new();
        for (name, item) in asks.iter() {
            let span = item.span().unwrap_or(0..0);
            let value = match item.as_value() {
                Some(Value::String(text)) => text.value().clone(),
                Some(Value::Integer(number)) => number.value().to_string(),
                Some(Value::Boolean(truth)) => truth.value().to_string(),
                _ => {
                    self.flaw(span, "a number or a text is due here");
                    continue;
                }
            };
            let name = Text { value: name.to_owned(), span: key_span(asks, name) };
            asked.push((name, Text { value, span }));
        }
        asked
    }
}

impl Expected {
    pub(in crate::scenario) fn says_something(&self) -> bool {
        self.position.is_some()
            || self.waiting.is_some()
            || self.events.is_some()
            || !self.never.is_empty()
            || !self.unasked.is_empty()
            || !self.heard.is_empty()
            || !self.unheard.is_empty()
            || !self.seen.is_empty()
    }
}
