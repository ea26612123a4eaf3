//! Steps as tables, one `[[play]]` each.

use super::values::key_span;
use super::{Action, FOLLOWS, Play, Reader, Text};
use toml_edit::TableLike;

const KEYS: [&str; 17] = [
    "seat",
    "answer",
    "answers",
    "all",
    "times",
    "default",
    "leave",
    "time-up",
    "refused",
    "because",
    "legal",
    "legal-includes",
    "rolls",
    "impossible",
    "then",
    "seen",
    "asks",
];

impl Reader {
    pub(super) fn play(&mut self, table: &toml_edit::Table) -> Play {
        let known: Vec<&str> = KEYS.into_iter().chain(FOLLOWS).collect();
        table.iter().for_each(|(key, _)| self.known(table, key, &known));
        let first_key = table.iter().next().map_or(0..0, |(key, _)| key_span(table, key));
        let span = table.span().unwrap_or(first_key);
        let mut expected = self.expected(table);
        self.follows(table, &mut expected);
        expected.seen = self.seen(table);
        let play = Play {
            seat: self.text(table, "seat"),
            legal: self.texts(table, "legal"),
            legal_includes: self.texts(table, "legal-includes"),
            refused: self.refused(table),
            action: self.action(table),
            chance: self.chances(table),
            expected,
            asks: self.asks(table),
            span,
        };
        self.makes_sense(&play);
        play
    }

    /// A list with one `because` for all, or a table of answers with the rule of each.
    fn refused(&mut self, table: &dyn TableLike) -> Vec<(Text, Text)> {
        let Some(item) = table.get("refused") else {
            if let Some(because) = self.text(table, "because") {
                self.flaw(because.span, "`because` without `refused`");
            }
            return Vec::new();
        };
        let because = self.text(table, "because");
        if let Some(answers) = item.as_table_like() {
            if let Some(because) = because {
                self.flaw(because.span, "each refused answer has its rule already");
            }
            if answers.is_empty() {
                self.flaw(key_span(table, "refused"), "an empty `refused` says nothing");
            }
            return self.reasons(answers);
        }
        let Some(refused) = self.texts(table, "refused") else { return Vec::new() };
        let Some(because) = because else {
            self.flaw(refused.span, "`refused` needs `because`: the rule that forbids it");
            return Vec::new();
        };
        refused.values.into_iter().map(|answer| (answer, because.clone())).collect()
    }

    /// `{ "attack B" = "SB-4.2" }`.
    fn reasons(&mut self, answers: &dyn TableLike) -> Vec<(Text, Text)> {
        let mut reasons = Vec::new();
        for (answer, _) in answers.iter() {
            let span = key_span(answers, answer);
            let because = self.text(answers, answer);
            reasons.extend(because.map(|because| (Text { value: answer.to_owned(), span }, because)));
        }
        reasons
    }

    fn action(&mut self, table: &dyn TableLike) -> Option<Action> {
        let times = self.number(table, "times");
        let mut actions = Vec::new();
        actions.extend(self.text(table, "answer").map(|text| ("answer", Action::Answer(text))));
        actions.extend(self.texts(table, "answers").map(|texts| ("answers", Action::Answers(texts))));
        let all = self.text(table, "all");
        if times.is_some() && all.is_none() {
            self.flaw(key_span(table, "times"), "`times` without `all`");
        }
        let times = times.unwrap_or(1);
        actions.extend(all.map(|answer| ("all", Action::All { answer, times })));
        actions.extend(self.yes(table, "default").map(|()| ("default", Action::Default)));
        actions.extend(self.yes(table, "leave").map(|()| ("leave", Action::Leave)));
        actions.extend(self.yes(table, "time-up").map(|()| ("time-up", Action::TimeUp)));
        let (key, action) = actions.pop()?;
        if !actions.is_empty() {
            self.flaw(key_span(table, key), "one step does one thing");
        }
        Some(action)
    }
}
