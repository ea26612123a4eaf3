//! The house pack is complete, every fault is reported, and the printed text follows the data.

mod faults;
mod gates;
mod house;
mod index;
mod outline;
mod refusals;
mod samples;
mod text;

use super::*;
use kernel::PackText;

/// The house files, with a part of one of them replaced.
fn with(file: &str, changes: &[(&str, &str)]) -> Vec<PackText> {
    let mut files = house_files();
    let text = &mut files.iter_mut().find(|text| text.file.ends_with(file)).expect("a house file").text;
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is not in {file}");
        *text = text.replacen(from, to, 1);
    }
    files
}

/// What is wrong with these files, without the places and the help.
fn wrongs(files: &[PackText]) -> Vec<String> {
    let faults = read_packs(files).expect_err("the pack is faulty");
    faults.into_iter().map(|fault| fault.fault.what).collect()
}

fn house() -> Content {
    read_packs(&house_files()).unwrap_or_else(|faults| panic!("the house pack is not sound: {faults:#?}"))
}
