//! Playing a record again, and why that may not work.

use super::read::{Saved, head_of, read};
use crate::edge::files::shown;
use crate::failure::Failure;
use crate::line::with_rule;
use crate::packs::Packs;
use catalog::Playable;
use kernel::{Cited, Difference, Record, Recording, Refusal};
use std::path::Path;
use words::{Message, Speaker};

/// A record that can be used, read with the packs at hand. What it was played with is looked at
/// before its lines are: those of other rules may look different.
pub fn read_fitting<G: Playable>(
    file: &Path,
    bytes: &[u8],
    packs: &Packs<G>,
    speaker: &Speaker,
) -> Result<Saved<G>, Failure> {
    let head = head_of(file, bytes)?;
    let lacking = head.packs.iter().find(|pack| !packs.refs.contains(pack));
    let difference = match lacking {
        _ if head.game != G::ID => Some(Difference::Game(head.game.clone())),
        _ if head.rules_version != G::VERSION => Some(Difference::Version(head.rules_version)),
        lacking => lacking.map(|pack| Difference::Pack(pack.clone())),
    };
    match difference {
        Some(difference) => Err(failure_of(file, &difference, packs, speaker)),
        None => read(file, bytes),
    }
}

/// The bout of a record after this many inputs. It compares every digest on the way.
pub fn replayed<G: Playable>(
    file: &Path,
    record: &Record<G>,
    packs: &Packs<G>,
    inputs: usize,
    speaker: &Speaker,
) -> Result<Recording<G>, Failure> {
    Recording::replay(record.clone(), &packs.refs, &packs.content, inputs)
        .map_err(|difference| failure_of(file, &difference, packs, speaker))
}

/// What a difference means for a person who wants to use the file.
fn failure_of<G: Playable>(
    file: &Path,
    difference: &Difference<G>,
    packs: &Packs<G>,
    speaker: &Speaker,
) -> Failure {
    let file = shown(file);
    match difference {
        Difference::Game(other) => {
            let what = Message::new("tui-record-other-game").with("file", file).with("game", G::TITLE);
            Failure::input(what.with("other", other.as_str()))
                .help(Message::new("tui-record-other-game-help").with("other", other.as_str()))
        }
        Difference::Version(version) => {
            let what = Message::new("tui-record-other-rules").with("file", file);
            let what = what.with("version", version.to_string()).with("known", G::VERSION.to_string());
            Failure::input(what).help(Message::new("tui-record-other-rules-help"))
        }
        Difference::Pack(pack) => {
            let what = Message::new("tui-record-other-pack").with("file", file);
            let what = what.with("pack", pack.name.as_str()).with("hash", pack.hash.as_str());
            Failure::input(what).help(Message::new("tui-record-other-pack-help"))
        }
        Difference::Setup(reasons) => {
            let say = |reason| speaker.say(&G::say_refusal(&packs.content, reason));
            let why = reasons.iter().map(say).collect::<Vec<_>>().join(" ");
            let what = Message::new("tui-record-setup-refused").with("file", file).with("why", why);
            Failure::failed(what).help(Message::new("tui-record-changed-help"))
        }
        Difference::Refused(input, refusal) => {
            let what = Message::new("tui-record-refused").with("file", file).with("input", input + 1);
            let what = what.with("line", input + 3).with("why", refused(refusal, packs, speaker));
            Failure::failed(what).help(Message::new("tui-record-changed-help"))
        }
        Difference::Digest { input, recorded, found } => {
            let what = Message::new("tui-record-differs").with("file", file).with("input", input + 1);
            let what = what.with("line", input + 3).with("recorded", format!("{recorded:016x}"));
            Failure::failed(what.with("found", format!("{found:016x}")))
                .help(Message::new("tui-record-changed-help"))
        }
        Difference::Outcome => {
            let what = Message::new("tui-record-other-outcome").with("file", file);
            Failure::failed(what).help(Message::new("tui-record-changed-help"))
        }
    }
}

fn refused<G: Playable>(refusal: &Refusal<G>, packs: &Packs<G>, speaker: &Speaker) -> Message {
    match refusal {
        Refusal::Illegal(illegal) => {
            let why = G::say_refusal(&packs.content, illegal);
            with_rule(why, illegal.rule(), &|message| speaker.say(message))
        }
        Refusal::InBatch(_, inner) => refused(inner, packs, speaker),
        Refusal::EmptyBatch => Message::new("tui-refused-empty"),
        Refusal::NotAsked(seat) => Message::new("tui-refused-not-asked").with("seat", G::seat_word(*seat)),
        Refusal::NoSuchSeat(seat) => Message::new("tui-refused-no-seat").with("seat", seat.0),
        Refusal::HasLeft(seat) => Message::new("tui-refused-left").with("seat", G::seat_word(*seat)),
        Refusal::NoChanceAsked => Message::new("tui-refused-no-chance"),
        Refusal::ChanceFirst => Message::new("tui-refused-chance-first"),
        Refusal::ImpossibleChance(..) => Message::new("tui-refused-impossible"),
        Refusal::Over => Message::new("tui-refused-over"),
    }
}
