//! The types of everything that is sent, for the browser client: generated from the types that send it.
//!
//! `cargo xtask types` writes the file.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::{env, fs};

use crate::http::sent;
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/generated.ts");

const HEAD: &str = "// The types of all that is sent, written by `cargo xtask types` from those of the server. Not to be edited.\n";

/// Declarations by name, each with its doc comment.
struct Declared {
    config: Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let written = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
            let name = T::ident(&self.config);
            let before = self.types.insert(name.clone(), written.clone());
            assert!(before.is_none_or(|before| before == written), "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

#[test]
fn the_client_reads_what_the_server_writes() {
    // Every number that is sent is small enough for a JavaScript number.
    let config = Config::new().with_large_int("number");
    let mut declared = Declared { config, seen: HashSet::new(), types: BTreeMap::new() };
    declared.visit::<wire::protocol::ToServer>();
    declared.visit::<wire::protocol::ToClient>();
    sent(&mut declared);
    let written: String = declared.types.into_values().map(|one| format!("\n{one}")).collect();
    let written = format!("{HEAD}{written}");
    if env::var_os("HANGAR_WRITE_TYPES").is_some() {
        fs::write(FILE, &written).expect("the client's folder can be written to");
    }
    let there = fs::read_to_string(FILE).unwrap_or_default();
    assert!(there == written, "web/src/wire/generated.ts is out of date: `cargo xtask types` writes it anew");
}
