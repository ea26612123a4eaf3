//! Parts about packs: every key of a kind of file, with its values and its meaning, from the JSON Schema of the file.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::{Made, Sources, cell};

/// The keys of the files that `packs/schemas/WHICH.json` describes.
pub(super) fn keys(sources: &Sources<'_>, which: &str) -> Made {
    let path = format!("packs/schemas/{which}.json");
    let file = sources.tree.texts.iter().find(|file| file.path == path);
    let Some(file) = file else { return Err(format!("there is no schema {path}")) };
    let schema: Value = serde_json::from_str(&file.text).map_err(|why| format!("{path}: {why}"))?;
    // Several kinds of files may stand on one page: each has sections of its own.
    let prefix = which.split_once('.').map_or("", |(_, kind)| kind);
    Page { root: &schema, prefix, names: BTreeMap::new(), sections: Vec::new() }.written()
}

/// A page in progress.
struct Page<'a> {
    root: &'a Value,
    /// What begins the names of all sections.
    prefix: &'a str,
    /// The section of each thing that has one, by what its schema says.
    names: BTreeMap<String, String>,
    /// The sections in the order in which they were first named.
    sections: Vec<(String, &'a Value)>,
}

/// Alternatives that are tables with several keys: what is fixed in them, and which keys are free.
#[derive(PartialEq)]
struct Form {
    fixed: Vec<(String, Vec<String>)>,
    free: Vec<String>,
    about: String,
}

impl<'a> Page<'a> {
    fn written(mut self) -> Made {
        let mut page = self.body(self.prefix, self.root)?;
        let mut next = 0;
        while let Some((name, schema)) = self.sections.get(next).cloned() {
            page += &format!("\n### {name}\n\n");
            if let Some(about) = about(schema) {
                page += &format!("{about}\n\n");
            }
            page += &self.body(&name, schema)?;
            next += 1;
        }
        Ok(page)
    }

    /// What a schema says, as a table.
    fn body(&mut self, name: &str, schema: &'a Value) -> Made {
        if let Some(properties) = schema["properties"].as_object() {
            return Ok(self.table(name, properties, schema)? + &one_of(schema));
        }
        let choices = self.choices(schema);
        match choices.is_empty() {
            true => Ok(format!("{}\n", self.kind(name, schema)?)),
            false => self.choice(name, &choices),
        }
    }

    fn table(&mut self, name: &str, properties: &'a Map<String, Value>, schema: &Value) -> Made {
        let mut table = "| Key | Value | Needed | Meaning |\n|---|---|---|---|\n".to_owned();
        for (key, value) in properties {
            let kind = self.kind(&below(name, key), value)?;
            let needed = if is_required(schema, key) { "yes" } else { "" };
            let about = about(value).unwrap_or_default();
            table += &format!("| `{key}` | {} | {needed} | {} |\n", cell(&kind), cell(about));
        }
        Ok(table)
    }

    /// Every alternative of a schema, without nothing; those of an alternative are its own.
    fn choices(&self, schema: &'a Value) -> Vec<&'a Value> {
        let all = ["oneOf", "anyOf"].iter().filter_map(|key| schema[*key].as_array()).flatten();
        let real = all.filter(|choice| choice["type"] != "null");
        real.flat_map(|choice| match self.choices(choice) {
            inner if inner.is_empty() || choice.get("properties").is_some() => vec![choice],
            inner => inner,
        })
        .collect()
    }

    fn choice(&mut self, name: &str, choices: &[&'a Value]) -> Made {
        let mut rows: Vec<[String; 3]> = Vec::new();
        let mut forms: Vec<Form> = Vec::new();
        let mut free: BTreeMap<&str, &'a Value> = BTreeMap::new();
        for choice in choices {
            let meaning = about(choice).unwrap_or_default().to_owned();
            if let Some(word) = choice.get("const") {
                rows.push([format!("`{word}`"), String::new(), meaning]);
            } else if let Some(properties) = choice["properties"].as_object() {
                if properties.len() == 1 || choice.get("maxProperties").is_some() {
                    rows.extend(self.single(name, properties, &meaning)?);
                } else {
                    let of = |(_, value): &(&'a String, &'a Value)| value.get("const").is_none();
                    free.extend(properties.iter().filter(of).map(|(key, value)| (key.as_str(), value)));
                    merge(&mut forms, form(properties, meaning));
                }
            } else {
                rows.push([self.kind(name, choice)?, String::new(), meaning]);
            }
        }
        rows.extend(forms.iter().map(shown));
        let mut table = rows_as_table(&rows);
        if !free.is_empty() {
            table += "\n| Key | Value | Meaning |\n|---|---|---|\n";
        }
        for (key, value) in free {
            let (kind, about) = (self.kind(&below(name, key), value)?, about(value).unwrap_or_default());
            table += &format!("| `{key}` | {} | {} |\n", cell(&kind), cell(about));
        }
        Ok(table)
    }

    /// Tables of which one writes a single key: a row for each key.
    fn single(
        &mut self,
        name: &str,
        properties: &'a Map<String, Value>,
        meaning: &str,
    ) -> Result<Vec<[String; 3]>, String> {
        let row = |(key, value): (&'a String, &'a Value)| {
            let own = about(value).filter(|_| properties.len() > 1).unwrap_or(meaning);
            Ok([format!("`{key} = …`"), self.kind(&below(name, key), value)?, own.to_owned()])
        };
        properties.iter().map(row).collect()
    }

    /// In a few words what can be written; what needs more has a section of its own.
    fn kind(&mut self, name: &str, schema: &'a Value) -> Made {
        if let Some(pointer) = schema["$ref"].as_str() {
            let known = pointer.rsplit('/').next().unwrap_or(pointer);
            let target = self.root.pointer(pointer.trim_start_matches('#'));
            let target = target.ok_or_else(|| format!("the schema has no `{pointer}`"))?;
            return Ok(self.section(&below(self.prefix, &kebab(known)), target));
        }
        if let Some(word) = schema.get("const") {
            return Ok(format!("`{word}`"));
        }
        let choices = self.choices(schema);
        if !choices.is_empty() && schema.get("properties").is_none() {
            let is_plain =
                |choice: &&Value| choice.get("const").is_none() && choice.get("properties").is_none();
            if !choices.iter().all(is_plain) {
                return Ok(self.section(name, schema));
            }
            let kinds =
                choices.iter().map(|choice| self.kind(name, choice)).collect::<Result<Vec<_>, _>>()?;
            return Ok(kinds.join(" or "));
        }
        match type_of(schema) {
            "integer" | "number" => Ok(bounds(schema)),
            "boolean" => Ok("`true` or `false`".to_owned()),
            "array" => self.list(name, schema),
            "object" if schema["properties"].get("en").is_some() => Ok("text by language".to_owned()),
            "object" if schema["additionalProperties"].is_object() => {
                let of = self.kind(name, &schema["additionalProperties"])?;
                Ok(format!("table of {of}"))
            }
            "object" if schema["additionalProperties"] == true => Ok("table".to_owned()),
            "object" => Ok(self.section(name, schema)),
            _ => Ok("text".to_owned()),
        }
    }

    fn list(&mut self, name: &str, schema: &'a Value) -> Made {
        if let Some(items) = schema["prefixItems"].as_array() {
            let kinds = items.iter().map(|item| self.kind(name, item)).collect::<Result<Vec<_>, _>>()?;
            return Ok(format!("list: {}", kinds.join(", ")));
        }
        Ok(format!("list of {}", self.kind(name, &schema["items"])?))
    }

    /// A link to the section of this schema, which comes to the page when it is named first.
    fn section(&mut self, name: &str, schema: &'a Value) -> String {
        let mut said = schema.clone();
        for key in ["description", "default"] {
            if let Some(said) = said.as_object_mut() {
                said.remove(key);
            }
        }
        let said = said.to_string();
        if !self.names.contains_key(&said) {
            let mut free = name.to_owned();
            while self.sections.iter().any(|(taken, _)| *taken == free) {
                free += " again";
            }
            self.names.insert(said.clone(), free.clone());
            self.sections.push((free, schema));
        }
        let name = &self.names[&said];
        format!("[{name}](#{})", name.replace(' ', "-"))
    }
}

fn about(schema: &Value) -> Option<&str> {
    schema["description"].as_str()
}

fn is_required(schema: &Value, key: &str) -> bool {
    schema["required"].as_array().is_some_and(|keys| keys.iter().any(|required| required == key))
}

/// What must be written of several keys, if a schema says only that of them.
fn one_of(schema: &Value) -> String {
    let only =
        |choice: &Value| choice["required"].as_array()?.first()?.as_str().map(|key| format!("`{key}`"));
    let keys: Vec<String> = schema["oneOf"].as_array().into_iter().flatten().filter_map(only).collect();
    match keys.is_empty() {
        true => String::new(),
        false => format!("\nExactly one of these keys must be there: {}.\n", keys.join(", ")),
    }
}

fn below(name: &str, key: &str) -> String {
    if name.is_empty() { key.to_owned() } else { format!("{name} {key}") }
}

/// The type that is not nothing.
fn type_of(schema: &Value) -> &str {
    let listed = || schema["type"].as_array()?.iter().filter_map(Value::as_str).find(|kind| *kind != "null");
    schema["type"].as_str().or_else(listed).unwrap_or("")
}

fn bounds(schema: &Value) -> String {
    let bound = |key: &str| schema.get(key).filter(|bound| !bound.is_null());
    match (bound("minimum"), bound("maximum")) {
        (Some(least), Some(most)) => format!("{least} to {most}"),
        (Some(least), None) => format!("a number from {least}"),
        (None, _) => "a number".to_owned(),
    }
}

/// `CardFacts` as `card-facts`.
fn kebab(name: &str) -> String {
    let mut written = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !written.is_empty() {
            written.push('-');
        }
        written.extend(letter.to_lowercase());
    }
    written
}

fn form(properties: &Map<String, Value>, about: String) -> Form {
    let (mut fixed, mut free) = (Vec::new(), Vec::new());
    for (key, value) in properties {
        match value.get("const") {
            Some(word) => fixed.push((key.clone(), vec![word.to_string()])),
            None => free.push(key.clone()),
        }
    }
    Form { fixed, free, about }
}

/// Adds a form, or its word to one that differs from it in that word alone.
fn merge(forms: &mut Vec<Form>, new: Form) {
    for form in forms.iter_mut() {
        let same = form.free == new.free && form.about == new.about && form.fixed.len() == new.fixed.len();
        let keys = form.fixed.iter().map(|(key, _)| key).eq(new.fixed.iter().map(|(key, _)| key));
        let others: Vec<usize> =
            (0..new.fixed.len()).filter(|at| same && keys && form.fixed[*at] != new.fixed[*at]).collect();
        if let [at] = others[..] {
            form.fixed[at].1.extend(new.fixed[at].1.iter().cloned());
            return;
        }
    }
    forms.push(new);
}

fn shown(form: &Form) -> [String; 3] {
    let fixed = |(key, words): &(String, Vec<String>)| format!("`{key} = {}`", words.join("` or `"));
    let fixed: Vec<String> = form.fixed.iter().map(fixed).collect();
    let free: Vec<String> = form.free.iter().map(|key| format!("`{key}`")).collect();
    [fixed.join(", "), free.join(", "), form.about.clone()]
}

fn rows_as_table(rows: &[[String; 3]]) -> String {
    let has_values = rows.iter().any(|[_, value, _]| !value.is_empty());
    let mut table = match has_values {
        true => "| What is written | With | Meaning |\n|---|---|---|\n".to_owned(),
        false => "| What is written | Meaning |\n|---|---|\n".to_owned(),
    };
    for [word, value, meaning] in rows {
        let value = if has_values { format!(" {} |", cell(value)) } else { String::new() };
        table += &format!("| {} |{value} {} |\n", cell(word), cell(meaning));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Page, kebab};
    use serde_json::{Value, json};
    use std::collections::BTreeMap;

    fn page(schema: &Value) -> String {
        Page { root: schema, prefix: "", names: BTreeMap::new(), sections: Vec::new() }
            .written()
            .expect("a page")
    }

    #[test]
    fn every_key_has_its_values_and_its_meaning() {
        let schema = json!({
            "properties": {
                "card": {"description": "The cards.", "type": "array", "items": {"$ref": "#/$defs/CardFacts"}},
                "name": {"description": "By language.", "type": "object", "properties": {"en": {}}},
            },
            "required": ["name"],
            "$defs": {"CardFacts": {
                "description": "A card.",
                "properties": {
                    "power": {"description": "Its power.", "type": ["integer", "null"], "minimum": 0, "maximum": 9},
                    "who": {"description": "Whose.", "oneOf": [
                        {"const": "mine", "description": "Mine."},
                        {"properties": {"far": {"type": "boolean", "description": "Far."}}, "description": "A distance."},
                    ]},
                    "next": {"anyOf": [{"$ref": "#/$defs/CardFacts"}, {"type": "null"}], "description": "Another | one."},
                },
            }},
        });
        let text = page(&schema);
        for row in [
            "| `card` | list of [card-facts](#card-facts) |  | The cards. |",
            "| `name` | text by language | yes | By language. |",
            "### card-facts\n\nA card.\n\n",
            "| `power` | 0 to 9 |  | Its power. |",
            "| `next` | [card-facts](#card-facts) |  | Another \\| one. |",
            "| `who` | [card-facts who](#card-facts-who) |  | Whose. |",
            "| `\"mine\"` |  | Mine. |",
            "| `far = …` | `true` or `false` | A distance. |",
        ] {
            assert!(text.contains(row), "{row} is missing in\n{text}");
        }
        assert_eq!(text.matches("### card-facts\n").count(), 1);
    }

    #[test]
    fn forms_that_differ_in_one_word_are_one_row() {
        let form = |part: &str, word: &str| {
            json!({
                "description": "Draw.",
                "properties": {"part": {"const": part}, "do": {"const": word}, "count": {"type": "integer", "description": "How many."}},
            })
        };
        let schema = json!({"oneOf": [form("entry", "draw"), form("attack", "draw"), form("entry", "drop")]});
        let text = page(&schema);
        assert!(text.contains("`part = \"entry\"` or `\"attack\"`"), "{text}");
        assert!(text.contains("| `count` | a number | How many. |"), "{text}");
    }

    #[test]
    fn names_of_types_become_names_of_sections() {
        assert_eq!(kebab("CardFacts"), "card-facts");
        assert_eq!(kebab("card"), "card");
    }
}
