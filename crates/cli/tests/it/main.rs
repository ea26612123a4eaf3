//! The program as people run it: arguments, a pipe, files, exit codes.

mod arena;
mod backup;
mod builds;
mod commands;
mod damage;
mod docs;
mod examples;
mod hangar;
mod holding;
mod join;
mod language;
mod menu;
mod packs;
mod picture;
mod playing;
mod results;
mod resuming;
mod screen;
mod starts;
mod terminal;
mod upgrade;
