//! Reads many texts at once: a robot's file is filled with them and with the cards that the positions need.

use super::Case;
use giga_robo::{Content, GigaRobo};
use kernel::{Library, PackText};
use std::sync::Arc;

/// The reader's verdict on a text.
pub(super) enum Verdict {
    /// The reason why not.
    Refused(String),
    /// It stands on the card or the ability `PROBE`.
    Accepted(Arc<Content>),
}

/// The place of the probe among the cards of the robot.
const CARD: usize = 11;

/// The cards that the positions need, and a card without text for every other place.
const OTHERS: &str = include_str!("robot.toml");

/// Reads each of these texts.
pub(super) fn read(cases: &[Case]) -> Vec<Verdict> {
    cases.iter().map(|case| one(case.part.is_ability(), &case.text)).collect()
}

/// The content in which the probe has this text.
pub(super) fn one(ability: bool, text: &str) -> Verdict {
    match GigaRobo::content(&files(ability, text)) {
        Ok(content) => Verdict::Accepted(content),
        Err(faults) => Verdict::Refused(faults[0].fault.what.clone()),
    }
}

fn files(ability: bool, text: &str) -> Vec<PackText> {
    let wanted = |file: &PackText| {
        ["dash.toml", "impacts.toml", "maps.toml"].iter().any(|name| file.file.ends_with(name))
    };
    let mut files: Vec<PackText> = GigaRobo::house().into_iter().filter(wanted).collect();
    files.push(PackText { file: "walker.toml".to_owned(), text: robot(ability, text) });
    files
}

fn robot(ability: bool, text: &str) -> String {
    let probe = |table: &str, text: &str| {
        format!("[[{table}]]\ncode = \"PROBE\"\nname = {{ en = \"Probe\" }}\n{text}\n")
    };
    let quiet = "active = [{ recovery = 0 }]\n";
    let mut robot = OTHERS.to_owned();
    if ability {
        robot += &probe("ability", text);
        robot +=
            &probe("card", "type = \"instant\"\ncost = 3\ncooldown = 3\nrules = [{ do = \"barrier\" }]\n")
                .replace("PROBE", "SPARE");
    } else {
        robot += &probe("ability", quiet).replace("PROBE", "SPARE");
        robot += &probe("card", text);
    }
    for at in 0..33 - CARD - 1 {
        robot += &format!(
            "[[card]]\ncode = \"FILLER-{at}\"\nname = {{ en = \"Filler {at}\" }}\ntype = \"instant\"\ncost = 1\n\
             cooldown = 3\nrules = [{{ do = {{ gain = {{ what = \"fs\" }} }} }}]\n"
        );
    }
    robot
}
