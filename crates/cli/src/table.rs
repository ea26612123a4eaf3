//! Which table to play at: a preset, a file, options, or what fits the number of players.

use crate::commands::build::kits;
use crate::people;
use catalog::Playable;
use clap::Args;
use kernel::{Cited, Fault, SEATS_MAX, Seat};
use std::path::{Path, PathBuf};
use tui::edge::faults;
use tui::edge::files::{read_text, shown};
use tui::edge::paint::Paint;
use tui::failure::{Failure, Run};
use tui::line::with_rule;
use tui::near::nearest;
use words::{Message, Speaker};

/// How the table is chosen.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TableArgs {
    /// A named table; `hangar setups GAME` lists them
    #[arg(long, visible_alias = "setup", value_name = "NAME", conflicts_with_all = ["set", "options"])]
    pub(crate) preset: Option<String>,
    /// A TOML file with the options of the table
    #[arg(long, value_name = "FILE.toml", conflicts_with = "options")]
    pub(crate) set: Option<PathBuf>,
    /// Options of the table, such as `seats=3 reactive=true`
    #[arg(long, value_name = "KEY=VALUE", num_args = 1..)]
    pub(crate) options: Vec<String>,
    /// A player's build, such as `A=mine.toml` (`hangar build` makes one); can be given several times
    #[arg(long, value_name = "SEAT=FILE")]
    pub(crate) build: Vec<String>,
    /// A folder with a pack, besides the house pack; can be given several times
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
}

impl TableArgs {
    /// Whether nothing says which table.
    pub(crate) fn is_open(&self) -> bool {
        self.preset.is_none() && self.set.is_none() && self.options.is_empty()
    }
}

/// Which table is wanted, and for how many seats, if that is known.
pub(crate) struct Wanted<'a> {
    pub(crate) args: &'a TableArgs,
    pub(crate) seats: Option<usize>,
}

/// A legal set-up and how many seats it has.
pub(crate) fn choose<G: Playable>(
    wanted: &Wanted<'_>,
    content: &G::Content,
    paint: Paint,
    speaker: &Speaker,
) -> Run<(G::Setup, u8)> {
    let args = wanted.args;
    let mut setup = match (&args.preset, &args.set) {
        (Some(name), _) => preset::<G>(name)?,
        (None, Some(file)) => read::<G>(&shown(file), &read_text(file)?, content, paint)?,
        (None, None) if !args.options.is_empty() => {
            let text = text_of_options(&args.options, wanted.seats);
            read::<G>("--options", &text, content, paint)?
        }
        (None, None) => for_seats::<G>(wanted.seats, content)?,
    };
    for brought in &args.build {
        bring::<G>(&mut setup, brought, content, paint)?;
    }
    let seats = seats_of::<G>(&setup, content).map_err(|reasons| refused::<G>(content, &reasons, speaker))?;
    Ok((setup, seats))
}

/// Why a set-up is not legal, in words.
pub(crate) fn refused<G: Playable>(
    content: &G::Content,
    reasons: &[G::Illegal],
    speaker: &Speaker,
) -> Failure {
    let say = |reason: &G::Illegal| {
        let say = |message: &Message| speaker.say(message);
        say(&with_rule(G::say_refusal(content, reason), reason.rule(), &say))
    };
    let shown: Vec<String> = reasons.iter().map(say).collect();
    let help = Message::new("cli-table-refused-help").with("game", G::ID);
    Failure::usage(Message::new("cli-table-refused")).help(help).showing(shown.join("\n"))
}

/// How many seats a set-up has, or why it is not legal.
pub(crate) fn seats_of<G: Playable>(setup: &G::Setup, content: &G::Content) -> Result<u8, Vec<G::Illegal>> {
    G::open(setup, content).map(|opening| opening.seats)
}

fn preset<G: Playable>(name: &str) -> Run<G::Setup> {
    let setups = G::setups();
    let same = |known: &str| known.to_lowercase() == name.to_lowercase();
    let found = setups.iter().find(|(known, _)| same(known));
    found.map(|(_, setup)| setup.clone()).ok_or_else(|| {
        let failure = Failure::usage(Message::new("cli-preset-unknown").with("name", name));
        let known = setups.iter().map(|(known, _)| known.as_str());
        let help = match nearest(name, known) {
            Some(near) => Message::new("cli-preset-near").with("near", near).with("game", G::ID),
            None => Message::new("cli-preset-list").with("game", G::ID),
        };
        failure.help(help).into()
    })
}

/// Puts the build of `SEAT=FILE` into the set-up.
fn bring<G: Playable>(setup: &mut G::Setup, brought: &str, content: &G::Content, paint: Paint) -> Run {
    let kits = kits::<G>()?;
    let unreadable = || {
        let seats = (0..SEATS_MAX as u8).map(|seat| G::seat_word(Seat(seat))).collect::<Vec<_>>();
        let what = Message::new("cli-build-seat").with("given", brought);
        Failure::usage(what).help(Message::new("cli-build-seat-help").with("seats", seats.join(", ")))
    };
    let (seat, file) = brought.split_once('=').ok_or_else(unreadable)?;
    let seat = G::read_seat(seat).or_else(|| G::read_seat(&seat.to_uppercase())).ok_or_else(unreadable)?;
    let text = read_text(Path::new(file))?;
    let failure = |found: Vec<Fault>| faulty(file, &text, &found, paint);
    let help = || Message::new("cli-build-from-pack");
    (kits.bring)(content, setup, seat, &text).map_err(|found| failure(found).help(help()).into())
}

/// The first set-up of the library for this many seats, or the usual one if there is none but they can be chosen.
fn for_seats<G: Playable>(seats: Option<usize>, content: &G::Content) -> Run<G::Setup> {
    let fits = |setup: &G::Setup| {
        seats.is_none_or(|seats| seats_of::<G>(setup, content).is_ok_and(|found| usize::from(found) == seats))
    };
    let found = G::setups().into_iter().map(|(_, setup)| setup).find(fits);
    let usual = || {
        let seats = seats.filter(|seats| people::may_choose::<G>(*seats))?;
        G::read_setup(&format!("seats = {seats}"), None, content).ok()
    };
    found.or_else(usual).ok_or_else(|| {
        let what = Message::new("cli-table-no-seats").with("game", G::TITLE);
        let help = Message::new("cli-preset-list").with("game", G::ID);
        Failure::usage(what.with("seats", seats.unwrap_or(0))).help(help).into()
    })
}

fn read<G: Playable>(name: &str, text: &str, content: &G::Content, paint: Paint) -> Run<G::Setup> {
    G::read_setup(text, None, content).map_err(|found| faulty(name, text, &found, paint).into())
}

/// All faults of a text, which is a file's or was typed.
fn faulty(name: &str, text: &str, found: &[Fault], paint: Paint) -> Failure {
    let show = |fault: &Fault| faults::show(name, text, fault, paint);
    let shown = found.iter().map(show).collect::<Vec<_>>().join("\n");
    let what = Message::new("cli-table-faults").with("file", name).with("count", found.len());
    let failure = match Path::new(name).exists() {
        true => Failure::input(what),
        false => Failure::usage(what),
    };
    failure.showing(shown)
}

/// `key=value` as TOML. A value that is not TOML is a text, and a key alone means yes.
fn text_of_options(options: &[String], seats: Option<usize>) -> String {
    let pairs: Vec<(&str, &str)> = options
        .iter()
        .flat_map(|option| option.split(','))
        .map(|option| option.split_once('=').unwrap_or((option, "true")))
        .map(|(key, value)| (key.trim(), value.trim()))
        .collect();
    let mut lines = Vec::new();
    if let Some(seats) = seats.filter(|_| !pairs.iter().any(|(key, _)| *key == "seats")) {
        lines.push(format!("seats = {seats}"));
    }
    lines.extend(pairs.iter().map(|(key, value)| {
        let is_toml = value.parse::<toml_edit::Value>().is_ok();
        if is_toml { format!("{key} = {value}") } else { format!("{key} = {value:?}") }
    }));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_become_toml() {
        let options = ["reactive".to_owned(), "depth=5,mode = traitor".to_owned()];
        let text = text_of_options(&options, Some(3));
        assert_eq!(text, "seats = 3\nreactive = true\ndepth = 5\nmode = \"traitor\"\n");
        assert_eq!(text_of_options(&["seats=4".to_owned()], Some(3)), "seats = 4\n");
    }
}
