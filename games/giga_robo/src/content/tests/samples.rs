//! Samples of everything that can be written: made from the schema, one or two keys varied at a time.

use serde_json::{Map, Value, json};

/// How many schemas within schemas are followed.
const DEPTH_MAX: usize = 6;

/// Values that the schema of `T` allows, one key varied at a time.
pub(super) fn of<T: schemars::JsonSchema>() -> Vec<Value> {
    varied::<T>(1)
}

/// The same with up to this many keys varied at a time, one or two.
pub(super) fn varied<T: schemars::JsonSchema>(keys: usize) -> Vec<Value> {
    let root = schemars::schema_for!(T).to_value();
    let defs = root.get("$defs").cloned().unwrap_or_default();
    values(&root, &defs, DEPTH_MAX, keys)
}

fn values(schema: &Value, defs: &Value, depth: usize, keys: usize) -> Vec<Value> {
    if depth == 0 {
        return Vec::new();
    }
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let name = name.rsplit('/').next().expect("a name after the last stroke");
        return values(&defs[name], defs, depth - 1, keys);
    }
    if let Some(one) = schema.get("const") {
        return vec![one.clone()];
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        return words.clone();
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(variants) = schema.get(key).and_then(Value::as_array) {
            return variants.iter().flat_map(|variant| values(variant, defs, depth, keys)).collect();
        }
    }
    match word(schema) {
        "boolean" => vec![json!(true)],
        "integer" if schema.get("minimum").is_some() && schema["minimum"].as_i64() >= Some(0) => {
            vec![json!(1), json!(3)]
        }
        "integer" => vec![json!(-2), json!(1), json!(3)],
        "string" => vec![json!("TEST-CODE")],
        "array" => {
            values(&schema["items"], defs, depth, keys).into_iter().take(1).map(|one| json!([one])).collect()
        }
        "object" => objects(schema, defs, depth, keys),
        _ => Vec::new(),
    }
}

/// The type of a schema; of a type that may be left out, the type itself.
fn word(schema: &Value) -> &str {
    let named = schema["type"].as_array().and_then(|types| types.first()).unwrap_or(&schema["type"]);
    named.as_str().unwrap_or_default()
}

/// The object with what it needs alone, then with the values of each key, and of each pair of keys if two are varied.
fn objects(schema: &Value, defs: &Value, depth: usize, keys: usize) -> Vec<Value> {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        return vec![json!({})];
    };
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut base = Map::new();
    for key in &required {
        let all = values(&properties[*key], defs, depth, 1);
        let Some(first) = all.get(1).or(all.first()) else { return Vec::new() };
        base.insert((*key).to_owned(), first.clone());
    }
    let with = |object: &Map<String, Value>, key: &str, value: Value| {
        let mut object = object.clone();
        object.insert(key.to_owned(), value);
        object
    };
    let mut objects = vec![base.clone()];
    for (place, (key, property)) in properties.iter().enumerate() {
        objects.extend(values(property, defs, depth, keys).into_iter().map(|value| with(&base, key, value)));
        if keys < 2 {
            continue;
        }
        for value in values(property, defs, depth, 1) {
            let one = with(&base, key, value);
            for (other, property) in properties.iter().skip(place + 1) {
                let both = values(property, defs, depth, 1).into_iter();
                objects.extend(both.map(|value| with(&one, other, value)));
            }
        }
    }
    objects.into_iter().map(Value::Object).collect()
}
