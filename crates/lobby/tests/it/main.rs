//! The lobby from outside: commands in, effects out.

mod agreements;
mod beginning;
mod clocks;
mod computers;
mod continuing;
mod desk;
mod finishing;
mod forgetting;
mod idle;
mod kits;
mod limits;
mod orders;
mod presence;
mod probing;
mod rebuilding;
mod seats;
mod simulation;
mod snapshots;
mod telling;
mod wording;
