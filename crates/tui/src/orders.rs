//! Standing orders: a kind of question that a seat passes at from now on, as it is offered, typed and told.

use lobby::{Command, Order, Rest, TableId};
use std::collections::BTreeMap;
use words::Message;

/// The standing orders of a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Orders {
    /// The kind of the question that the seat is asked now.
    pub(crate) kind: Option<String>,
    /// What stands, by the kind of question.
    pub(crate) standing: BTreeMap<String, Order>,
    /// The rests that stand.
    pub(crate) rests: Vec<Rest>,
    /// The rests that can begin now.
    pub(crate) may_rest: Vec<Rest>,
    /// Whether the seat is asked for responses although it can only pass.
    pub(crate) anyway: bool,
}

/// What can be done to a standing order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// From now on the seat passes at this kind of question.
    Pass(String),
    /// The seat is asked again.
    Ask(String),
    /// A rest begins.
    Rest(Rest),
    /// A rest ends.
    Wake(Rest),
    /// Whether the seat is asked for responses although it can only pass.
    Anyway(bool),
}

/// The word behind `order ask` and `order pass` for questions where the seat can only pass.
const ANYWAY: &str = "anyway";

impl Orders {
    /// Everything that can be changed now.
    pub(crate) fn changes(&self) -> Vec<Change> {
        let asked = self.kind.clone().filter(|kind| !self.standing.contains_key(kind));
        let begins = self.may_rest.iter().filter(|rest| !self.rests.contains(rest));
        let kinds = asked.map(Change::Pass).into_iter().chain(self.standing.keys().cloned().map(Change::Ask));
        let rests = begins.copied().map(Change::Rest).chain(self.rests.iter().copied().map(Change::Wake));
        kinds.chain(rests).chain([Change::Anyway(!self.anyway)]).collect()
    }

    /// The change in words, as it is offered.
    pub(crate) fn offered(&self, change: &Change) -> Message {
        match change {
            Change::Pass(kind) => Message::new("tui-order-pass").with("kind", kind.as_str()),
            Change::Ask(kind) => self.with_order(Message::new("tui-order-ask"), kind),
            Change::Rest(rest) => of_rest(Message::new("tui-rest-begin"), *rest),
            Change::Wake(rest) => of_rest(Message::new("tui-rest-end"), *rest),
            Change::Anyway(true) => Message::new("tui-anyway-begin"),
            Change::Anyway(false) => Message::new("tui-anyway-end"),
        }
    }

    /// What stands, line by line.
    pub(crate) fn lines(&self) -> Vec<Message> {
        let kinds = self.standing.keys().map(|kind| self.with_order(Message::new("tui-order-stands"), kind));
        let rests = self.rests.iter().map(|&rest| of_rest(Message::new("tui-rest-stands"), rest));
        kinds.chain(rests).chain(self.anyway.then(|| Message::new("tui-anyway-begun"))).collect()
    }

    fn with_order(&self, message: Message, kind: &str) -> Message {
        let (what, answer) = match self.standing.get(kind) {
            Some(Order::Answer(answer)) => ("answer", answer.as_str()),
            Some(Order::Ask) => ("ask", ""),
            Some(Order::Pass) | None => ("pass", ""),
        };
        message.with("kind", kind).with("order", what).with("answer", answer)
    }

    /// The change that was typed: `pass` or `ask`, alone or with the word of a rest, or `ask` and a kind of question.
    pub(crate) fn typed(&self, text: &str) -> Result<Change, Message> {
        let (word, kind) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let asked = || self.kind.clone().ok_or_else(|| Message::new("tui-order-nothing-asked"));
        let rest = Rest::ALL.into_iter().find(|rest| word_of(*rest) == kind.trim());
        match (word.to_lowercase().as_str(), kind.trim()) {
            ("ask", ANYWAY) => return Ok(Change::Anyway(true)),
            ("pass", ANYWAY) => return Ok(Change::Anyway(false)),
            _ => {}
        }
        match (word.to_lowercase().as_str(), rest) {
            ("pass", Some(rest)) if self.may_rest.contains(&rest) => return Ok(Change::Rest(rest)),
            ("pass", Some(_)) => return Err(Message::new("tui-rest-not-now")),
            ("ask", Some(rest)) if self.rests.contains(&rest) => return Ok(Change::Wake(rest)),
            _ => {}
        }
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
        lines.extend(self.may_rest.iter().filter(|rest| !self.rests.contains(rest)).map(|&rest| {
            let typed = format!("order pass {}", word_of(rest));
            of_rest(Message::new("tui-rest-how"), rest).with("typed", typed)
        }));
        lines.push(match self.anyway {
            true => Message::new("tui-anyway-how-end").with("typed", format!("order pass {ANYWAY}")),
            false => Message::new("tui-anyway-how").with("typed", format!("order ask {ANYWAY}")),
        });
        lines
    }
}

impl Change {
    /// That it is done.
    pub(crate) fn done(&self) -> Message {
        match self {
            Change::Pass(kind) => Message::new("tui-order-passes").with("kind", kind.as_str()),
            Change::Ask(kind) => Message::new("tui-order-asks").with("kind", kind.as_str()),
            Change::Rest(rest) => of_rest(Message::new("tui-rest-stands"), *rest),
            Change::Wake(rest) => of_rest(Message::new("tui-rest-ended"), *rest),
            Change::Anyway(true) => Message::new("tui-anyway-begun"),
            Change::Anyway(false) => Message::new("tui-anyway-ended"),
        }
    }

    /// The command for a server.
    pub(crate) fn into_command(self, table: TableId) -> Command {
        match self {
            Change::Pass(kind) => Command::Declare { table, kind, order: Some(Order::Pass) },
            Change::Ask(kind) => Command::Declare { table, kind, order: None },
            Change::Rest(rest) => Command::Rest { table, rest, begins: true },
            Change::Wake(rest) => Command::Rest { table, rest, begins: false },
            Change::Anyway(anyway) => Command::Anyway { table, anyway },
        }
    }
}

/// The word of a rest behind `order pass`.
fn word_of(rest: Rest) -> &'static str {
    match rest {
        Rest::ThisAttack => "attack",
        Rest::UntilTurn => "turn",
        Rest::OwnAttacks => "own",
    }
}

fn of_rest(message: Message, rest: Rest) -> Message {
    message.with("rest", word_of(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orders(kind: Option<&str>, standing: &[&str]) -> Orders {
        let standing = standing.iter().map(|&kind| (kind.to_owned(), Order::Pass));
        Orders { kind: kind.map(str::to_owned), standing: standing.collect(), ..Orders::default() }
    }

    #[test]
    fn what_is_asked_can_be_passed_at_and_what_stands_can_be_removed() {
        let (pass, ask) =
            (|kind: &str| Change::Pass(kind.to_owned()), |kind: &str| Change::Ask(kind.to_owned()));
        let anyway = Change::Anyway(true);
        assert_eq!(orders(None, &[]).changes(), std::slice::from_ref(&anyway));
        assert_eq!(orders(Some("react"), &["act"]).changes(), [pass("react"), ask("act"), anyway.clone()]);
        assert_eq!(orders(Some("act"), &["act"]).changes(), [ask("act"), anyway], "one order for a kind");
        let declared =
            |kind: &str, order| Command::Declare { table: TableId(1), kind: kind.to_owned(), order };
        assert_eq!(pass("act").into_command(TableId(1)), declared("act", Some(Order::Pass)));
        assert_eq!(ask("act").into_command(TableId(1)), declared("act", None));
    }

    #[test]
    fn a_rest_is_begun_and_ended_by_its_word() {
        let may_rest = vec![Rest::UntilTurn, Rest::OwnAttacks];
        let there = Orders { rests: vec![Rest::OwnAttacks], may_rest, ..Orders::default() };
        let (rest, wake) = (Change::Rest(Rest::UntilTurn), Change::Wake(Rest::OwnAttacks));
        assert_eq!(there.changes(), [rest, wake, Change::Anyway(true)]);
        assert_eq!(there.typed("pass turn"), Ok(Change::Rest(Rest::UntilTurn)));
        assert_eq!(there.typed("ask own"), Ok(Change::Wake(Rest::OwnAttacks)));
        assert_eq!(there.typed("pass attack").expect_err("no attack").key, "tui-rest-not-now");
        assert_eq!(there.told().len(), 3, "what stands, and what can be typed");
    }

    #[test]
    fn who_can_only_pass_may_want_to_be_asked() {
        let there = Orders::default();
        assert_eq!(there.typed("ask anyway"), Ok(Change::Anyway(true)));
        let asked = Orders { anyway: true, ..Orders::default() };
        assert_eq!(asked.changes(), [Change::Anyway(false)]);
        assert_eq!(asked.typed("pass anyway"), Ok(Change::Anyway(false)));
        let command = Command::Anyway { table: TableId(1), anyway: true };
        assert_eq!(Change::Anyway(true).into_command(TableId(1)), command);
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
