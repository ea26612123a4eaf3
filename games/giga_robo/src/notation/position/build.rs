//! The build of a player in a position: pilot, robot, abilities.

use crate::build::Build;
use crate::content::Content;
use crate::notation::setup::{abilities, codes, place};
use kernel::Seat;
use tabletop::sheet::Table as Toml;

/// The build, its cards those of the quick start.
pub(super) fn read(toml: &Toml<'_>, content: &Content, seat: Seat) -> Option<Build> {
    let pilots: Vec<&str> = content.pilots.iter().map(|pilot| pilot.code.as_str()).collect();
    let robots: Vec<&str> = content.robots.iter().map(|robot| robot.code.as_str()).collect();
    let usual = crate::setup::usual(content, seat.0);
    let pilot = match toml.may("pilot") {
        Some(entry) => place(&entry, &pilots)?,
        None => usual.pilot,
    };
    let robot = match toml.may("robot") {
        Some(entry) => place(&entry, &robots)?,
        None => usual.robot,
    };
    let mut build = Build::quick(content, pilot, robot);
    if let Some(entry) = toml.may("pilot-ability") {
        build.pilot_ability = place(&entry, &codes(&content.pilots[usize::from(pilot)].abilities))?;
    }
    if let Some(entry) = toml.may("abilities") {
        build.abilities = abilities(&entry, &codes(&content.robots[usize::from(robot)].abilities))?;
    }
    Some(build)
}
