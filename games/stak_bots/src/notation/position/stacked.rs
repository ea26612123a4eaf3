//! Procedures as they are written: which can lie below which, and what each may name.

use crate::StakBots;
use crate::card::{Lying, STAKS_MAX, StakId, StakSet};
use crate::content::{CLAUSES_MAX, Choose, Clause, Content, KindId, Verb};
use crate::frame::Frame;
use crate::procedures::deeds::uppermost_face_down;
use crate::question::{Prompt, Question, Wanted};
use crate::table::{CARDS_MAX, Table};
use kernel::{Bout, Pending, Seat};
use serde_json::Value;

type Verdict = Result<(), String>;

/// A procedure in its written form.
pub(super) struct Written {
    name: String,
    body: Value,
}

fn require(holds: bool, otherwise: impl Into<String>) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

impl Written {
    pub(super) fn of(frame: &Frame) -> Written {
        let value = serde_json::to_value(frame).unwrap_or_default();
        let entry = value.as_object().and_then(|object| object.iter().next());
        let (name, body) = entry.map(|(name, body)| (name.clone(), body.clone())).unwrap_or_default();
        Written { name, body }
    }

    fn number(&self, key: &str) -> u64 {
        self.body.get(key).and_then(Value::as_u64).unwrap_or_default()
    }

    /// The height of the card that the procedure follows, if it is still in its Stak.
    fn place(&self) -> Option<usize> {
        self.body.get("place").and_then(Value::as_u64).map(|place| place as usize)
    }

    fn seat(&self) -> Seat {
        Seat(self.number("seat") as u8)
    }

    fn stak(&self, key: &str) -> StakId {
        StakId(self.number(key) as u8)
    }

    fn staks(&self, key: &str) -> impl Iterator<Item = StakId> + use<> {
        let bits = self.number(key);
        (0..STAKS_MAX as u8).filter(move |stak| bits >> stak & 1 == 1).map(StakId)
    }

    fn flag(&self, key: &str) -> bool {
        self.body.get(key).and_then(Value::as_bool).unwrap_or_default()
    }

    /// The name of the step, whether it holds something or not.
    fn step(&self) -> &str {
        let step = self.body.get("step").unwrap_or(&self.body);
        let inner = step.as_object().and_then(|object| object.keys().next());
        step.as_str().or(inner.map(String::as_str)).unwrap_or_default()
    }

    /// Whose cards are being cleared away.
    pub(super) fn cleared(&self) -> Option<Seat> {
        (self.name == "clearing").then(|| self.seat())
    }

    /// Whether all unseen top cards are turned up before anything else.
    pub(super) fn settles(&self) -> bool {
        ["opening", "settling", "removal", "deed"].contains(&self.name.as_str())
    }

    /// Whether this procedure leaves the top card of `stak` unseen for a while.
    pub(super) fn uncovers(&self, table: &Table, stak: StakId) -> bool {
        match self.name.as_str() {
            "recycling" => self.stak("stak") == stak,
            "clearing" => table.owner(stak) == self.seat(),
            _ => false,
        }
    }
}

/// Every procedure names seats, Staks and kinds that are there, and can lie where it lies.
pub(super) fn fits(bout: &Bout<StakBots>, frames: &[Written]) -> Verdict {
    for frame in frames {
        names(&frame.body, bout.table(), bout.content())?;
    }
    let Some((top, below)) = frames.split_last() else {
        return Err("something must be in progress".to_owned());
    };
    let opening = top.name == "opening" && below.is_empty();
    require(opening || frames[0].name == "turn", "the turn is the first of `doing`")?;
    let clears = top.cleared().is_some();
    for (place, frame) in below.iter().enumerate() {
        let interrupted = clears && place + 1 == below.len();
        waits_below(frame, bout.table(), place, interrupted)
            .map_err(|what| format!("`{}` cannot lie here: {what}", frame.name))?;
        lies_well(frame, bout).map_err(|what| format!("`{}`: {what}", frame.name))?;
    }
    lies_well(top, bout).map_err(|what| format!("`{}`: {what}", top.name))?;
    match bout.pending() {
        Pending::Asked(seat, question) => asks(top, bout, *seat, *question),
        Pending::Rolling(_) | Pending::Apart | Pending::Over(_) => rolls(top, bout),
    }
}

/// Numbers by the names that they stand under.
fn names(value: &Value, table: &Table, content: &Content) -> Verdict {
    let (seats, staks) = (u64::from(table.seats()), table.staks().count() as u64);
    let kinds = content.kinds.len() as u64;
    let Value::Object(entries) = value else { return Ok(()) };
    for (key, inner) in entries {
        let Some(number) = inner.as_u64() else {
            names(inner, table, content)?;
            continue;
        };
        let there = match key.as_str() {
            "seat" | "first" | "stak-of" => number < seats,
            "stak" | "from" | "at" | "onto" | "a" | "b" => number < staks,
            "staks" | "waiting" | "triggered" | "closed" | "tops" | "returned" => number >> staks == 0,
            "kind" => number < kinds,
            _ => true,
        };
        require(there, format!("`{key}`: {number} is not there"))?;
    }
    Ok(())
}

/// A procedure that waits for the one above it.
fn waits_below(frame: &Written, table: &Table, place: usize, interrupted: bool) -> Verdict {
    let step = frame.step();
    match frame.name.as_str() {
        "turn" => require(place == 0, "a turn is the first"),
        "attack" if step == "hear-reaction" => {
            require(interrupted, "nobody is asked now")?;
            let from = frame.stak("from");
            require(table.height(from) > 0 || !table.is_standing(from), "nothing attacks")
        }
        "attack" => require(step != "declare", "it is not declared yet"),
        "chain" => require(interrupted || step == "next", "nobody is asked now"),
        "effect" => require(interrupted || step == "after", "nobody is asked now"),
        "recycling" => require(
            step == "settle" || (interrupted && step == "hear-draw"),
            "its step does not wait for another",
        ),
        "drone" => require(table.options.drone().is_some(), "there is no drone"),
        _ => Err("it waits for no other".to_owned()),
    }
}

/// Checks of a procedure that do not depend on its place.
fn lies_well(frame: &Written, bout: &Bout<StakBots>) -> Verdict {
    let table = bout.table();
    let held = |key| frame.staks(key).all(|stak| table.height(stak) > 0);
    match frame.name.as_str() {
        "attack" => {
            let (from, at) = (frame.stak("from"), frame.stak("at"));
            require(table.owner(from) != table.owner(at), "nobody attacks an own Stak")?;
            let there = frame.place().is_none_or(|place| card_at(table, from, place).is_some());
            require(there, "the card that attacks is not in its Stak")
        }
        "chain" => require(held("waiting"), "no card is there whose effect waits"),
        "settling" => require(held("triggered"), "no card is there that triggered"),
        "effect" => {
            let kind = KindId(frame.number("kind") as u8);
            let card = |place| card_at(table, frame.stak("stak"), place).and_then(|lying| lying.card.kind());
            require(held("triggered"), "no card is there that triggered")?;
            let there = frame.place().is_none_or(|place| card(place) == Some(kind));
            require(there, "its card does not lie at its place")?;
            let counts =
                frame.number("clause") <= CLAUSES_MAX as u64 && frame.number("times") < CARDS_MAX as u64;
            require(counts, "it is over")
        }
        _ => Ok(()),
    }
}

/// The procedure on top waits for this answer.
fn asks(top: &Written, bout: &Bout<StakBots>, seat: Seat, question: Question) -> Verdict {
    let table = bout.table();
    let asked = match (top.name.as_str(), top.step(), question) {
        ("turn", "hear", Question::Act) => seat == top.seat(),
        ("attack", "hear-reaction", Question::React { at, from }) => {
            let same = (from, at) == (top.stak("from"), top.stak("at"));
            let standing = table.is_standing(at) && table.height(from) > 0;
            same && standing && table.options.reactive && seat == table.owner(at)
        }
        ("recycling", "hear-draw", Question::RecycleDraw) => seat == top.seat(),
        ("chain", "hear-order", Question::Order { among }) => {
            let waiting: StakSet = top.staks("waiting").collect();
            let all: StakSet = table.staks().collect();
            among.minus(all).is_empty()
                && among.minus(waiting).is_empty()
                && among.iter().all(|stak| table.owner(stak) == seat)
        }
        ("effect", "hear-consent" | "hear", Question::Effect(prompt)) => {
            seat == top.seat() && prompts(top, table, bout.content(), prompt)
        }
        _ => false,
    };
    require(asked, "the last procedure of `doing` does not ask this of this seat")
}

fn prompts(effect: &Written, table: &Table, content: &Content, prompt: Prompt) -> bool {
    let kind = content.kind(KindId(effect.number("kind") as u8));
    let entry = effect.body.get("part").and_then(Value::as_str) == Some("entry");
    let clauses = if entry { &kind.entry } else { &kind.attack };
    let clause = clauses.get(effect.number("clause") as usize);
    let heard = effect.body.get("step").and_then(|step| step.get("hear"));
    let wanted = match heard {
        None => Some(Wanted::Consent),
        Some(heard) => serde_json::from_value(heard.clone()).ok(),
    };
    let fits = clause.is_some_and(|clause| may_want(clause, prompt.wanted, heard.is_none()));
    let swaps = clause.is_some_and(|clause| clause.verb == Verb::Swap && heard.is_some());
    let whose = match prompt.wanted {
        Wanted::StakOf(seat) => seat.0 < table.seats(),
        _ => true,
    };
    fits && whose
        && clause == Some(&prompt.clause)
        && wanted == Some(prompt.wanted)
        && u64::from(prompt.kind.0) == effect.number("kind")
        && prompt.stak == effect.stak("stak")
        && (!swaps || effect.place().is_some_and(|place| place + 1 == table.height(prompt.stak)))
}

fn card_at(table: &Table, stak: StakId, place: usize) -> Option<Lying> {
    table.stak(stak).get(place).copied()
}

/// The choice of an instruction's player.
fn may_want(clause: &Clause, wanted: Wanted, consents: bool) -> bool {
    match (clause.verb, clause.choose) {
        _ if consents => wanted == Wanted::Consent,
        (Verb::Discard | Verb::Play, _) => wanted == Wanted::HandCard,
        (_, Choose::Opponent) => matches!(wanted, Wanted::Opponent | Wanted::StakOf(_)),
        (_, Choose::AnyStak | Choose::OtherStak) => wanted == Wanted::Stak,
        (_, Choose::CoveredCard) => wanted == Wanted::CoveredCard,
        (_, Choose::EveryStak | Choose::Nothing) => false,
    }
}

/// The procedure on top can wait for chance.
fn rolls(top: &Written, bout: &Bout<StakBots>) -> Verdict {
    let table = bout.table();
    let known = |stak: StakId| table.top(stak).is_some_and(|top| top.card.kind().is_some());
    match top.name.as_str() {
        "opening" => super::dealt::fits(&top.body, bout),
        "drone" => require(table.options.drone().is_some() && top.step() == "enter", "it does not draw now"),
        "removal" => {
            require(top.flag("settles"), "a removal that waits for chance settles")?;
            let leaving = top.staks("tops").chain(top.staks("returned"));
            let mut leaving = leaving.filter(|&stak| table.height(stak) > 0);
            require(leaving.all(known), "a top card that leaves is known")
        }
        "deed" if top.step() == "turn-up" => {
            let inner = Written { name: "deed".to_owned(), body: top.body["turn-up"].clone() };
            let hidden = |stak: StakId| uppermost_face_down(table.stak(stak)).is_some();
            require(inner.staks("staks").all(hidden), "there is nothing to turn up")
        }
        "deed" => require(top.step() == "take-below", "it needs no chance"),
        "drawing" | "settling" | "clearing" => Ok(()),
        _ => Err(format!("`{}` needs no chance", top.name)),
    }
}
