//! Steel Arena under test: laws, leaks, scenarios, faults of packs, words, slow second writings.

mod laws;
mod prose;
mod scenarios;
