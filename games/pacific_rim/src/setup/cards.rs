//! Which cards lie on the table: in set-ups by their number, code or name. PR-3.7, PR-4.2, PR-4.4.

use super::{Setup, forces};
use crate::content::Content;
use serde_json::{Map, Value, json};
use tabletop::sheet::{Entry, Table, nearest, quoted};

/// A kind of cards: its key, what it is, its rule, and where a set-up holds the number.
struct Kind {
    key: &'static str,
    what: &'static str,
    rule: &'static str,
    field: fn(&mut Setup) -> &mut Option<u8>,
    cards: fn(&Content) -> Vec<[&str; 2]>,
}

macro_rules! kind {
    ($key:literal, $what:literal, $rule:literal, $field:ident, $list:ident) => {
        Kind {
            key: $key,
            what: $what,
            rule: $rule,
            field: |setup| &mut setup.$field,
            cards: |content| content.$list.iter().map(|one| [one.code.as_str(), one.name.as_str()]).collect(),
        }
    };
}

const KINDS: [Kind; 3] = [
    kind!("quick", "quick play card", "PR-3.7", quick, quick),
    kind!("mission", "mission", "PR-4.2", mission, missions),
    kind!("scenario", "scenario", "PR-4.4", scenario, scenarios),
];

/// The cards and the forces of the set-up.
pub(crate) fn read(table: &Table<'_>, setup: &mut Setup, content: &Content) {
    for kind in &KINDS {
        if let Some(entry) = table.may(kind.key) {
            *(kind.field)(setup) = kind.read(&entry, content);
        }
    }
    forces::read(table, setup, content);
}

impl Kind {
    fn read(&self, entry: &Entry<'_>, content: &Content) -> Option<u8> {
        if !entry.is_text() {
            return entry.number(0..=u8::MAX);
        }
        let wanted = entry.text()?;
        let cards = (self.cards)(content);
        let is_it = |card: &[&str; 2]| card.iter().any(|text| text.eq_ignore_ascii_case(wanted));
        let place = cards.iter().position(is_it);
        if place.is_none() {
            let codes: Vec<&str> = cards.iter().map(|[code, _]| *code).collect();
            let near = nearest(wanted, &codes).map(|near| format!("did you mean `{near}`?"));
            let help = near.unwrap_or_else(|| format!("write one of {}", codes.join(", ")));
            entry.fault(format!("no {} is called {}", self.what, quoted(wanted)), Some(help));
        }
        place.map(|place| place as u8 + 1)
    }
}

/// The lines of a file with the set-up.
pub(crate) fn write(setup: &Setup) -> Vec<String> {
    let mut copy = setup.clone();
    let mut line = |kind: &Kind| (kind.field)(&mut copy).map(|number| format!("{} = {number}", kind.key));
    let cards: Vec<String> = KINDS.iter().filter_map(&mut line).collect();
    [cards, forces::write(setup)].concat()
}

/// The keys of cards and forces, for editors.
pub(crate) fn schema() -> Value {
    let Value::Object(forces) = crate::build::in_setups() else { return Value::Null };
    let one = |kind: &Kind| {
        let says = format!("The {}: its number, its code, or its name ({}).", kind.what, kind.rule);
        let forms = json!([{ "type": "integer", "minimum": 1, "maximum": 64 }, { "type": "string" }]);
        (kind.key.to_owned(), json!({ "description": says, "anyOf": forms }))
    };
    let cards: Map<String, Value> = KINDS.iter().map(one).collect();
    Value::Object(cards.into_iter().chain(forces).collect())
}

#[cfg(test)]
mod tests {
    use crate::{PacificRim, Setup};
    use kernel::{Library, Notation};

    /// What is read of these lines, or what is wrong.
    fn read(lines: &str) -> Result<Setup, String> {
        let content = PacificRim::content(&PacificRim::house()).expect("the house pack has no faults");
        PacificRim::read_setup(lines, None, &content).map_err(|faults| {
            let said = faults.into_iter().map(|one| format!("{} {:?}", one.what, one.help));
            said.collect::<Vec<_>>().join("; ")
        })
    }

    #[test]
    fn cards_are_chosen_by_number_code_or_name() {
        for by in ["2", "\"HARBOUR\"", "\"harbour\""] {
            let setup = read(&format!("mode = \"battle\"\nscenario = {by}\n"));
            let number = setup.expect(by).scenario;
            assert!(number.is_some(), "{by}");
        }
        let coded = read("scenario = \"HARBOUR\"").map(|setup| setup.scenario);
        let content = PacificRim::content(&PacificRim::house()).expect("the house pack has no faults");
        let place = content.scenarios.iter().position(|one| one.code == "HARBOUR").expect("it is there");
        assert_eq!(coded, Ok(Some(place as u8 + 1)));
        let quick = content.quick[4].code.clone();
        assert_eq!(read(&format!("quick = {quick:?}")).map(|setup| setup.quick), Ok(Some(5)));
        let name = content.missions[2].name.clone();
        assert_eq!(read(&format!("mission = {name:?}")).map(|setup| setup.mission), Ok(Some(3)));
    }

    #[test]
    fn an_unknown_card_is_refused_with_the_nearest() {
        let why = read("scenario = \"HARBOR\"").expect_err("nobody knows it");
        assert!(why.contains("no scenario is called `HARBOR`") && why.contains("`HARBOUR`"), "{why}");
        let why = read("mission = [1]").expect_err("a list is no mission");
        assert!(why.contains("mission"), "{why}");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let setup = read("mode = \"battle\"\nscenario = \"HARBOUR\"\nmission = 2\n").expect("sound");
        let text = PacificRim::write_setup(&setup).expect("every set-up can be written");
        assert_eq!(read(&text), Ok(setup));
    }
}
