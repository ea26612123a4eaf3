//! Steel Arena under test: laws, leaks, scenarios, faults of packs, words, slow second writings.

mod allocations;
mod beats;
mod exhaustive;
mod foreseen;
mod laws;
mod packs;
mod playthroughs;
mod positions;
mod prose;
mod scenarios;
mod scenes;
mod second_writing;
mod shadow;
