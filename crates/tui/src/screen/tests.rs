//! The terminal table on made-up scenes: what it shows, and what keys and clicks do.

mod drafts;
mod elsewhere;
mod films;
mod keys;
mod measured;
mod pictures;
mod real;
mod sessions;
mod sights;
