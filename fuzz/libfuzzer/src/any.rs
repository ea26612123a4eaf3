//! Any target for libFuzzer: `HANGAR_FUZZ_TARGET` names it, `bouts` without it.

#![no_main]

use fuzz::{Target, any_game};
use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;

static TARGET: OnceLock<Target> = OnceLock::new();

fn target() -> Target {
    *TARGET.get_or_init(|| match std::env::var("HANGAR_FUZZ_TARGET") {
        Ok(name) => Target::of_name(&name).expect("HANGAR_FUZZ_TARGET names a target"),
        Err(_) => Target::Bouts,
    })
}

fuzz_target!(|data: &[u8]| any_game(target(), data));
