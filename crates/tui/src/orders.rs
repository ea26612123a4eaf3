//! Standing orders: a kind of question that a seat passes at from now on, as it is offered, typed and told.

use lobby::Order;
use std::collections::BTreeMap;
use words::Message;

/// The standing orders of a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Orders {
    /// The kind of the question that the seat is asked now.
    pub(crate) kind: Option<String>,
    /// What stands, by the kind of question.
    pub(crate) standing: BTreeMap<String, Order>,
}

/// What can be done to a standing order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// From now on the seat passes at this kind of question.
    Pass(String),
    /// The seat is asked again.
    Ask(String),
}

impl Orders {
    /// Everything that can be changed now.
    pub(crate) fn changes(&self) -> Vec<Change> {
        let asked = self.kind.clone().filter(|kind| !self.standing.contains_key(kind));
        asked.map(Change::Pass).into_iter().chain(self.standing.keys().cloned().map(Change::Ask)).collect()
    }

    /// The change in words, as it is offered.
    pub(crate) fn offered(&self, change: &Change) -> Message {
        match change {
            Change::Pass(kind) => Message::new("tui-order-pass").with("kind", kind.as_str()),
            Change::Ask(kind) => self.with_order(Message::new("tui-order-ask"), kind),
        }
    }

    /// What stands, line by line.
    pub(crate) fn lines(&self) -> Vec<Message> {
        self.standing.keys().map(|kind| self.with_order(Message::new("tui-order-stands"), kind)).collect()
    }

    fn with_order(&self, message: Message, kind: &str) -> Message {
        let (what, answer) = match self.standing.get(kind) {
            Some(Order::Answer(answer)) => ("answer", answer.as_str()),
            Some(Order::Ask) => ("ask", ""),
            Some(Order::Pass) | None => ("pass", ""),
        };
        message.with("kind", kind).with("order", what).with("answer", answer)
    }

    /// The change that was typed: `pass`, `ask`, or `ask` and a kind of question.
    pub(crate) fn typed(&self, text: &str) -> Result<Change, Message> {
        let (word, kind) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let asked = || self.kind.clone().ok_or_else(|| Message::new("tui-order-nothing-asked"));
        match (word.to_lowercase().as_str(), kind.trim()) {
            ("pass", "") => Ok(Change::Pass(asked()?)),
            ("ask", kind) => {
                let kind = if kind.is_empty() { asked()? } else { kind.to_owned() };
                match self.standing.contains_key(&kind) {
                    true => Ok(Change::Ask(kind)),
                    false => Err(Message::new("tui-order-none-there").with("kind", kind)),
                }
            }
            _ => Err(Message::new("tui-order-unclear").with("text", text)),
        }
    }

    /// What stands and what can be typed, in lines.
    pub(crate) fn told(&self) -> Vec<Message> {
        let mut lines = self.lines();
        if lines.is_empty() {
            lines.push(Message::new("tui-orders-none"));
        }
        lines.extend(self.kind.as_ref().map(|kind| {
            let what = Message::new("tui-order-how").with("kind", kind.as_str());
            what.with("pass", "order pass").with("ask", "order ask")
        }));
        lines
    }
}

impl Change {
    /// That it is done.
    pub(crate) fn done(&self) -> Message {
        match self {
            Change::Pass(kind) => Message::new("tui-order-passes").with("kind", kind.as_str()),
            Change::Ask(kind) => Message::new("tui-order-asks").with("kind", kind.as_str()),
        }
    }

    /// The kind of question, and the order that then stands.
    pub(crate) fn into_order(self) -> (String, Option<Order>) {
        match self {
            Change::Pass(kind) => (kind, Some(Order::Pass)),
            Change::Ask(kind) => (kind, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orders(kind: Option<&str>, standing: &[&str]) -> Orders {
        let standing = standing.iter().map(|&kind| (kind.to_owned(), Order::Pass));
        Orders { kind: kind.map(str::to_owned), standing: standing.collect() }
    }

    #[test]
    fn what_is_asked_can_be_passed_at_and_what_stands_can_be_removed() {
        let (pass, ask) =
            (|kind: &str| Change::Pass(kind.to_owned()), |kind: &str| Change::Ask(kind.to_owned()));
        assert_eq!(orders(None, &[]).changes(), []);
        assert_eq!(orders(Some("react"), &["act"]).changes(), [pass("react"), ask("act")]);
        assert_eq!(orders(Some("act"), &["act"]).changes(), [ask("act")], "one order for a kind");
        assert_eq!(pass("act").into_order(), ("act".to_owned(), Some(Order::Pass)));
        assert_eq!(ask("act").into_order(), ("act".to_owned(), None));
    }

    #[test]
    fn a_typed_order_is_about_what_is_asked_or_names_what_stands() {
        let there = orders(Some("react"), &["hand card"]);
        assert_eq!(there.typed("pass"), Ok(Change::Pass("react".to_owned())));
        assert_eq!(there.typed("ask  hand card"), Ok(Change::Ask("hand card".to_owned())));
        let why = |text: &str| there.typed(text).expect_err("no order").key.into_owned();
        assert_eq!(
            [why("ask"), why("ask act"), why("pass act"), why("stop")],
            ["tui-order-none-there", "tui-order-none-there", "tui-order-unclear", "tui-order-unclear"]
        );
        let nothing = orders(None, &[]).typed("pass").expect_err("nothing is asked");
        assert_eq!(nothing.key, "tui-order-nothing-asked");
    }
}
