//! The program as people run it: arguments, a pipe, files, exit codes.

mod commands;
mod damage;
mod hangar;
mod language;
mod menu;
mod packs;
mod playing;
mod resuming;
mod screen;
