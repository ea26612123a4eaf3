//! Stak Bots.
