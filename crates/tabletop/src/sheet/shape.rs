//! Shapes: tables compared with a JSON Schema, every fault told with its place and what would be right.
//!
//! The `description`, `pattern` and `propertyNames` of a schema are only for editors.

use super::entry::Node;
use super::{Entry, Sheet, Table, quoted};
use crate::Hex;
use serde_json::Value;
use toml_edit::Value as Toml;

/// A schema that tables are compared with.
#[derive(Clone, Copy, Debug)]
pub struct Shape<'a> {
    root: &'a Value,
}

impl<'a> Shape<'a> {
    /// The shape of this schema.
    #[must_use]
    pub fn new(root: &'a Value) -> Shape<'a> {
        Shape { root }
    }

    /// The schema of the values at this key of the whole; of each of them, where there are several.
    #[must_use]
    pub fn part(&self, key: &str) -> &'a Value {
        let part = self.resolve(&self.root["properties"][key]);
        let part = part
            .get("anyOf")
            .and_then(|any| any.as_array()?.iter().find(|one| !is_null(one)))
            .unwrap_or(part);
        self.resolve(part.get("items").unwrap_or(part))
    }

    /// Whether the whole text has this shape; every fault is noted in the sheet.
    #[must_use]
    pub fn holds(&self, sheet: &Sheet<'_>) -> bool {
        self.fits(&sheet.top(), self.root)
    }

    /// Whether the table has the shape of this part; every fault is noted in the sheet.
    #[must_use]
    pub fn fits(&self, table: &Table<'_>, part: &Value) -> bool {
        let before = table.sheet().noted();
        self.table(table, self.resolve(part));
        table.sheet().noted() == before
    }

    /// The part that a reference means.
    fn resolve<'v>(&self, schema: &'v Value) -> &'v Value
    where
        'a: 'v,
    {
        let name = schema.get("$ref").and_then(Value::as_str).and_then(|name| name.strip_prefix("#/$defs/"));
        name.map_or(schema, |name| &self.root["$defs"][name])
    }

    fn table(&self, table: &Table<'_>, schema: &Value) {
        let none = serde_json::Map::new();
        let properties = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        for key in list(schema, "required").iter().filter_map(Value::as_str) {
            if table.find(key).is_none() {
                let says = properties.get(key).map(|part| self.says(part)).filter(|says| !says.is_empty());
                table.fault(
                    format!("`{key}` is missing"),
                    says.map(|says| format!("write what it is: {says}")),
                );
            }
        }
        let known: Vec<&str> = properties.keys().map(String::as_str).collect();
        for entry in table.entries() {
            match (properties.get(entry.key()), schema.get("additionalProperties")) {
                (Some(part), _) => self.entry(&entry, part),
                (None, Some(Value::Bool(false))) => unknown(&entry, &known),
                (None, Some(part)) => self.entry(&entry, part),
                (None, None) => {}
            }
        }
        number_of_keys(table, schema);
        self.one_of_keys(table, schema);
    }

    /// Several groups of keys. A table has exactly one of them.
    fn one_of_keys(&self, table: &Table<'_>, schema: &Value) {
        let groups = list(schema, "oneOf");
        let keys = |group: &Value| -> Vec<String> {
            list(group, "required").iter().filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let there = groups.iter().filter(|group| keys(group).iter().all(|key| table.find(key).is_some()));
        if !groups.is_empty() && there.count() != 1 {
            let words: Vec<String> = groups.iter().flat_map(keys).collect();
            table.fault(
                "exactly one of several keys is due here",
                Some(format!("write one of: {}", words.join(", "))),
            );
        }
    }

    /// The description of a part: its own, or that of the part that it refers to.
    fn says(&self, part: &Value) -> String {
        let said = part.get("description").or_else(|| self.resolve(part).get("description"));
        said.and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    /// What a value may be instead of one another, those of variants that have variants themselves among them.
    fn variants<'v>(&self, schema: &'v Value) -> Vec<&'v Value>
    where
        'a: 'v,
    {
        let own = ["oneOf", "anyOf"].into_iter().flat_map(|key| list(schema, key));
        own.map(|variant| self.resolve(variant))
            .filter(|variant| !is_null(variant))
            .flat_map(|variant| match kind(variant) {
                "" => self.variants(variant),
                _ => vec![variant],
            })
            .collect()
    }

    fn entry(&self, entry: &Entry<'_>, schema: &Value) {
        let schema = self.resolve(schema);
        let variants = self.variants(schema);
        match (kind(schema), &variants[..]) {
            ("", [one]) => self.entry(entry, one),
            ("", [_, ..]) => self.one_of(entry, &variants),
            ("object", _) => {
                if let Some(table) = entry.table() {
                    self.table(&table, schema);
                }
            }
            ("array", _) => self.list(entry, schema),
            ("integer", _) => {
                let bound = |key, otherwise| schema.get(key).and_then(Value::as_i64).unwrap_or(otherwise);
                entry.number(bound("minimum", i64::MIN)..=bound("maximum", i64::MAX));
            }
            ("boolean", _) => drop(entry.flag()),
            ("string", _) => self.one_of(entry, &[schema]),
            _ => {}
        }
    }

    fn list(&self, entry: &Entry<'_>, schema: &Value) {
        let entries: Vec<Entry<'_>> = match entry.node {
            Node::Tables(tables) => {
                let table = |table| Entry { node: Node::Table(table), ..entry.clone() };
                tables.iter().map(table).collect()
            }
            Node::Value(_) | Node::Table(_) => match entry.list() {
                Some(entries) => entries,
                None => return,
            },
        };
        let bound = |key, otherwise| schema.get(key).and_then(Value::as_u64).unwrap_or(otherwise);
        let (least, most) = (bound("minItems", 0), bound("maxItems", u64::MAX));
        if !(least..=most).contains(&(entries.len() as u64)) {
            let wanted = match (least == most, most == u64::MAX) {
                (true, _) => format!("{least} values"),
                (false, true) => format!("at least {least} values"),
                (false, false) => format!("{least} to {most} values"),
            };
            entry.fault(format!("{} has {wanted}, not {}", quoted(entry.key()), entries.len()), None);
        }
        let places = list(schema, "prefixItems");
        for (at, one) in entries.iter().enumerate() {
            if let Some(part) = places.get(at).or(schema.get("items")) {
                self.entry(one, part);
            }
        }
    }

    /// A value with several possible shapes. The value itself shows which one it has.
    fn one_of(&self, entry: &Entry<'_>, variants: &[&Value]) {
        let of = |wanted: &str| variants.iter().copied().find(|variant| kind(variant) == wanted);
        let tables: Vec<&Value> =
            variants.iter().copied().filter(|variant| kind(variant) == "object").collect();
        match entry.node {
            Node::Value(Toml::String(text)) => self.word(entry, text.value(), variants),
            Node::Value(Toml::InlineTable(_)) | Node::Table(_) if !tables.is_empty() => {
                if let Some(table) = entry.table() {
                    self.one_table(&table, &tables, &words(variants));
                }
            }
            Node::Value(Toml::Integer(_)) if of("integer").is_some() => {
                of("integer").into_iter().for_each(|part| self.entry(entry, part));
            }
            Node::Value(Toml::Array(_)) | Node::Tables(_) if of("array").is_some() => {
                of("array").into_iter().for_each(|part| self.list(entry, part));
            }
            Node::Value(Toml::Boolean(_)) if of("boolean").is_some() => {}
            Node::Value(_) | Node::Table(_) | Node::Tables(_) => {
                let what = format!("{} cannot be {}", quoted(entry.key()), entry.node.word());
                let known = [words(variants), tags(&tables)].concat();
                let help = (!known.is_empty()).then(|| format!("known here: {}", known.join(", ")));
                entry.fault(what, help);
            }
        }
    }

    /// A text: one of the known words, or a free one.
    fn word(&self, entry: &Entry<'_>, text: &str, variants: &[&Value]) {
        let strings = variants.iter().copied().filter(|variant| kind(variant) == "string");
        let known = words(variants);
        if known.contains(&text) {
            return;
        }
        if let Some(free) =
            strings.into_iter().find(|one| one.get("const").is_none() && one.get("enum").is_none())
        {
            return free_text(entry, text, free);
        }
        let tables: Vec<&Value> =
            variants.iter().copied().filter(|variant| kind(variant) == "object").collect();
        let tags = tags(&tables);
        let what = format!("{} cannot be {}", quoted(entry.key()), quoted(text));
        let help = match tags.contains(&text) {
            true => Some(format!("`{text}` needs more: write `{{ {text} = … }}`")),
            false => entry.sheet.hint(text, &[known, tags].concat()),
        };
        entry.fault(what, help);
    }

    /// A table of one of several shapes, told apart by words that are fixed, or by their only key.
    fn one_table(&self, table: &Table<'_>, variants: &[&Value], words: &[&str]) {
        let fits = |variant: &&&Value| fixed(variant).all(|(key, word)| word_at(table, key) == Some(word));
        let whole = |variant: &&&Value| {
            list(variant, "required").iter().filter_map(Value::as_str).all(|key| table.find(key).is_some())
        };
        if let Some(variant) = variants.iter().filter(fits).find(|variant| whole(variant)) {
            return self.table(table, variant);
        }
        if let [variant] = variants {
            return self.table(table, variant);
        }
        let tags = tags(variants);
        if tags.len() < variants.len() {
            return self.wrong_word(table, variants);
        }
        match table.entries().first() {
            None => table.fault("the table is empty", Some(format!("known here: {}", tags.join(", ")))),
            Some(entry) if words.contains(&entry.key()) => {
                let help = format!("write \"{}\"", entry.key());
                let what = format!("{} stands alone", quoted(entry.key()));
                table.sheet().fault(entry.key_span(), what, Some(help));
            }
            Some(entry) => unknown(entry, &[&tags, words].concat()),
        }
    }

    /// Variants with fixed words: the first word that none of those left has, or else what is missing.
    fn wrong_word(&self, table: &Table<'_>, variants: &[&Value]) {
        let mut left = variants.to_vec();
        let mut keys: Vec<&str> =
            variants.iter().copied().flat_map(|variant| fixed(variant).map(|(key, _)| key)).collect();
        keys.sort_unstable();
        keys.dedup();
        for key in keys {
            let word_of = |variant: &Value| {
                fixed(variant).find(|(other, _)| *other == key).map(|(_, word)| word.to_owned())
            };
            let known: Vec<String> = left.iter().filter_map(|variant| word_of(variant)).collect();
            let fits =
                |variant: &&Value| word_of(variant).is_none_or(|word| word_at(table, key) == Some(&*word));
            let fitting: Vec<&Value> = left.iter().copied().filter(fits).collect();
            if fitting.is_empty() {
                return no_word(table, key, &known.iter().map(String::as_str).collect::<Vec<_>>());
            }
            left = fitting;
        }
        self.table(table, left[0]);
    }
}

/// None of the known words stands at the key.
fn no_word(table: &Table<'_>, key: &str, known: &[&str]) {
    let Some(entry) = table.find(key) else {
        return table.fault(format!("`{key}` is missing"), Some(format!("known here: {}", known.join(", "))));
    };
    if let Some(text) = entry.text() {
        let what = format!("{} cannot be {}", quoted(key), quoted(text));
        entry.fault(what, entry.sheet.hint(text, known));
    }
}

/// So many keys as the schema allows, where it says how many.
fn number_of_keys(table: &Table<'_>, schema: &Value) {
    let bound = |name: &str| schema.get(name).and_then(Value::as_u64);
    let keys = table.entries().len() as u64;
    let (least, most) = (bound("minProperties"), bound("maxProperties"));
    if least.is_some_and(|least| keys < least) || most.is_some_and(|most| keys > most) {
        table.fault(format!("the number of keys here cannot be {keys}"), None);
    }
}

fn unknown(entry: &Entry<'_>, known: &[&str]) {
    let what = format!("nothing is known by the name {}", quoted(entry.key()));
    entry.sheet.fault(entry.key_span(), what, entry.sheet.hint(entry.key(), known));
}

/// A text without a list of words: its length, and hexes.
fn free_text(entry: &Entry<'_>, text: &str, schema: &Value) {
    let most = schema.get("maxLength").and_then(Value::as_u64).unwrap_or(u64::MAX);
    if text.chars().count() as u64 > most {
        let help = format!("write at most {most} characters");
        entry.fault(format!("{} is too long", quoted(text)), Some(help));
    }
    if schema.get("format").and_then(Value::as_str) == Some("hex") && text.parse::<Hex>().is_err() {
        entry.fault(format!("{} is no hex", quoted(text)), Some("write `q,r`, such as \"2,-1\"".to_owned()));
    }
}

fn word_at<'t>(table: &Table<'t>, key: &str) -> Option<&'t str> {
    match table.find(key)?.node {
        Node::Value(Toml::String(text)) => Some(text.value()),
        Node::Value(_) | Node::Table(_) | Node::Tables(_) => None,
    }
}

/// The keys of a variant whose words are fixed.
fn fixed(variant: &Value) -> impl Iterator<Item = (&str, &str)> {
    let properties = variant.get("properties").and_then(Value::as_object).into_iter().flatten();
    properties.filter_map(|(key, part)| Some((key.as_str(), part.get("const")?.as_str()?)))
}

/// The words that a text may be.
fn words<'v>(variants: &[&'v Value]) -> Vec<&'v str> {
    let known = |variant: &&'v Value| {
        variant.get("const").into_iter().chain(list(variant, "enum")).collect::<Vec<_>>()
    };
    variants.iter().flat_map(known).filter_map(Value::as_str).collect()
}

/// The only keys of those variants that have one alone.
fn tags<'v>(variants: &[&'v Value]) -> Vec<&'v str> {
    let only = |variant: &&'v Value| {
        let properties = variant.get("properties")?.as_object()?;
        properties.keys().next().filter(|_| properties.len() == 1).map(String::as_str)
    };
    variants.iter().filter_map(only).collect()
}

fn list<'v>(schema: &'v Value, key: &str) -> &'v [Value] {
    schema.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn is_null(schema: &Value) -> bool {
    schema.get("type").and_then(Value::as_str) == Some("null")
}

/// The type of a schema; of one that may be left out, the type itself. Fixed words are texts.
fn kind(schema: &Value) -> &str {
    let named =
        schema.get("type").map(|named| named.as_array().and_then(|types| types.first()).unwrap_or(named));
    let is_word = schema.get("const").is_some() || schema.get("enum").is_some();
    named.and_then(Value::as_str).unwrap_or(if is_word { "string" } else { "" })
}
