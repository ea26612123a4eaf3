//! The house pack keeps its frame, every fault is reported, and the printed text follows the data.

mod faults;
mod house;
mod text;

use super::*;
use kernel::PackText;
use tabletop::sheet::line_column;

fn house() -> Content {
    read_packs(&house_files()).expect("the house pack is sound")
}

fn pack(files: &[(&str, &str)]) -> Vec<PackText> {
    files.iter().map(|(file, text)| PackText { file: (*file).to_owned(), text: (*text).to_owned() }).collect()
}

/// The faults of these files as `file:line:column what | help`.
fn told(files: &[(&str, &str)]) -> Vec<String> {
    let files = pack(files);
    let faults = read_packs(&files).err().unwrap_or_default();
    let text = |name: &str| files.iter().find(|file| file.file == name).map_or("", |file| &file.text);
    let tell = |fault: &kernel::PackFault| {
        let (line, column) = line_column(text(&fault.file), fault.fault.span.start);
        let help = fault.fault.help.as_ref().map_or(String::new(), |help| format!(" | {help}"));
        format!("{}:{line}:{column} {}{help}", fault.file, fault.fault.what)
    };
    faults.iter().map(tell).collect()
}

/// A sound card of this code, with further lines.
fn card(code: &str, more: &str) -> String {
    format!(
        "[[card]]\ncode = '{code}'\nname = {{ en = '{code} Bot' }}\npower = 2\nrank = 1\ncopies = 3\n{more}\n"
    )
}
