//! The house pack is complete, every fault is reported, and the printed text follows the data.

mod faults;
mod house;
mod index;
mod outline;
mod samples;
mod text;

use super::*;

fn house() -> Content {
    read_packs(&house_files()).unwrap_or_else(|faults| panic!("the house pack is not sound: {faults:#?}"))
}
