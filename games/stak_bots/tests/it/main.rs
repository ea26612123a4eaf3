//! Stak Bots under test: scenarios, laws, playthroughs.

mod scenarios;
