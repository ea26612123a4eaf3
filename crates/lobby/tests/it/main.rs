//! The lobby from outside: commands in, effects out.

mod agreements;
mod clocks;
mod desk;
mod limits;
mod orders;
mod presence;
mod rebuilding;
mod seats;
mod simulation;
mod telling;
mod wording;
