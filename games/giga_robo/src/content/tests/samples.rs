//! Samples of everything that can be written: made from the schema, one key varied at a time.

use serde_json::{Map, Value, json};

/// How many schemas within schemas are followed.
const DEPTH_MAX: usize = 6;

/// Values that the schema of `T` allows.
pub(super) fn of<T: schemars::JsonSchema>() -> Vec<Value> {
    let root = schemars::schema_for!(T).to_value();
    let defs = root.get("$defs").cloned().unwrap_or_default();
    values(&root, &defs, DEPTH_MAX)
}

fn values(schema: &Value, defs: &Value, depth: usize) -> Vec<Value> {
    if depth == 0 {
        return Vec::new();
    }
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let name = name.rsplit('/').next().expect("a name after the last stroke");
        return values(&defs[name], defs, depth - 1);
    }
    if let Some(one) = schema.get("const") {
        return vec![one.clone()];
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        return words.clone();
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(variants) = schema.get(key).and_then(Value::as_array) {
            return variants.iter().flat_map(|variant| values(variant, defs, depth)).collect();
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
            values(&schema["items"], defs, depth).into_iter().take(1).map(|one| json!([one])).collect()
        }
        "object" => objects(schema, defs, depth),
        _ => Vec::new(),
    }
}

/// The type of a schema; of a type that may be left out, the type itself.
fn word(schema: &Value) -> &str {
    let named = schema["type"].as_array().and_then(|types| types.first()).unwrap_or(&schema["type"]);
    named.as_str().unwrap_or_default()
}

/// The object with what it needs alone, then once with each value of each key.
fn objects(schema: &Value, defs: &Value, depth: usize) -> Vec<Value> {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
        return vec![json!({})];
    };
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut base = Map::new();
    for key in &required {
        let all = values(&properties[*key], defs, depth);
        let Some(first) = all.get(1).or(all.first()) else { return Vec::new() };
        base.insert((*key).to_owned(), first.clone());
    }
    let mut objects = vec![Value::Object(base.clone())];
    for (key, property) in properties {
        for value in values(property, defs, depth) {
            let mut object = base.clone();
            object.insert(key.clone(), value);
            objects.push(Value::Object(object));
        }
    }
    objects
}
