//! The terminal table on made-up scenes: what it shows, and what keys and clicks do.

mod drafts;
mod keys;
mod pictures;
mod sessions;
