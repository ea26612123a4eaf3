//! `hangar build`: builds that a seat may bring. Lists what can be chosen, checks files, and makes whole builds.

use super::play::fresh_seed;
use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Dealer, KitFact, KitForm, KitPiece, KitRead, Kits};
use std::path::PathBuf;
use tui::edge::faults;
use tui::edge::files::{read_text, shown};
use tui::edge::paint::Accent;
use tui::edge::stage::harmless;
use tui::failure::{Failure, Run, Verdict};
use tui::near::nearest;
use tui::packs::{self, Packs};
use words::Message;

/// Which build.
#[derive(Args, Debug)]
pub(crate) struct BuildArgs {
    /// The game; `hangar games` lists them
    game: String,
    /// The file with the build; without it, everything that can be chosen is listed
    #[arg(conflicts_with_all = ["quick", "random"])]
    file: Option<PathBuf>,
    /// Print a ready-made build, with these pieces if you name some, such as `DASH AYZN`
    #[arg(long, value_name = "CODE", num_args = 0..)]
    quick: Option<Vec<String>>,
    /// Print a random legal build, with these pieces if you name some
    #[arg(long, value_name = "CODE", num_args = 0.., conflicts_with = "quick")]
    random: Option<Vec<String>>,
    /// The seed of the random build [default: a new one each time]
    #[arg(long, value_name = "N", requires = "random")]
    seed: Option<u64>,
    /// A folder with a pack, besides the house pack; can be given several times
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &BuildArgs) -> Run<Verdict> {
    with_game(&args.game, Build { desk, args })?
}

struct Build<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d BuildArgs,
}

impl Visitor for Build<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Build { desk, args } = self;
        let kits: Kits<G> = kits::<G>()?;
        let Packs { content, .. }: Packs<G> = packs::load(&args.packs, desk.paint)?;
        let form = (kits.form)(&content);
        match (&args.file, &args.quick, &args.random) {
            (Some(file), _, _) => return check::<G>(desk, &kits, &content, file),
            (None, Some(wanted), _) => {
                let wanted = codes::<G>(&form, wanted)?;
                let texts = (kits.ready)(&content).into_iter().map(|ready| ready.text);
                let found = texts.into_iter().find(|text| {
                    let picks = (kits.read)(&content, text).picks;
                    wanted.iter().all(|code| picks.iter().any(|(_, codes)| codes.contains(code)))
                });
                let none = || Failure::usage(Message::new("cli-build-not-ready").with("game", G::TITLE));
                desk.stage.plain(found.ok_or_else(none)?.trim_end())?;
            }
            (None, None, Some(wanted)) => {
                let wanted = codes::<G>(&form, wanted)?;
                let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
                let mut dealer = Dealer::new(args.seed.unwrap_or_else(fresh_seed));
                desk.stage.plain((kits.random)(&content, &wanted, &mut dealer).trim_end())?;
            }
            (None, None, None) => list(desk, &form)?,
        }
        Ok(Verdict::Good)
    }
}

/// How seats bring something in this game.
pub(crate) fn kits<G: Playable>() -> Run<Kits<G>> {
    let none = || Failure::usage(Message::new("cli-build-none").with("game", G::TITLE));
    Ok(G::kits().ok_or_else(none)?)
}

/// Says what is in the file, or all that is wrong with it.
fn check<G: Playable>(
    desk: &mut Desk<'_>,
    kits: &Kits<G>,
    content: &G::Content,
    file: &std::path::Path,
) -> Run<Verdict> {
    let (name, text) = (shown(file), read_text(file)?);
    let KitRead { words, faults, .. } = (kits.read)(content, &text);
    if faults.is_empty() {
        desk.stage.say_as(Accent::Title, &Message::new("cli-build-good").with("file", name))?;
        for line in words {
            desk.stage.item(&line)?;
        }
        return Ok(Verdict::Good);
    }
    for fault in &faults {
        desk.stage.plain(&faults::show(&name, &text, fault, desk.paint))?;
    }
    let what = Message::new("cli-table-faults").with("file", name).with("count", faults.len());
    desk.stage.say_as(Accent::Harm, &what)?;
    desk.stage.say(&Message::new("cli-build-from-pack"))?;
    Ok(Verdict::Bad)
}

/// Everything that can be chosen, part by part.
fn list(desk: &mut Desk<'_>, form: &KitForm<Message>) -> Run {
    desk.stage.say(&form.about)?;
    for part in &form.parts {
        desk.stage.gap()?;
        let title = Message::new("cli-build-part").with("part", part.words.clone());
        let title = title
            .with("key", part.key.as_str())
            .with("count", part.count)
            .with("least", part.least)
            .with("rule", part.rule);
        desk.stage.say_as(Accent::Title, &title)?;
        for piece in form.pieces.iter().filter(|piece| piece.part == part.key) {
            let line = match &piece.of {
                Some(of) => Message::new("cli-build-piece-of").with("of", of.as_str()),
                None => Message::new("cli-build-piece"),
            };
            desk.stage.item(&line.with("code", piece.code.as_str()).with("name", piece.words.clone()))?;
            print(desk, piece)?;
        }
    }
    Ok(())
}

/// What tells the piece apart, such as its cost, and what is printed on it.
fn print(desk: &mut Desk<'_>, piece: &KitPiece<Message>) -> Run {
    let fact = |fact: &KitFact<Message>| {
        let fact = Message::new("cli-build-fact").with("what", fact.what.clone()).with("is", fact.is.clone());
        desk.speaker.say(&fact)
    };
    let facts: Vec<String> = piece.facts.iter().map(fact).collect();
    let lines = piece.lines.iter().map(|line| desk.speaker.say(line));
    let facts = Some(facts.join(", ")).filter(|facts| !facts.is_empty());
    let shown: Vec<String> = facts.into_iter().chain(lines).collect();
    shown
        .iter()
        .flat_map(|text| text.lines())
        .try_for_each(|line| desk.stage.plain(&format!("      {}", harmless(line))))
}

/// The codes of the pieces that are meant.
fn codes<G: Playable>(form: &KitForm<Message>, wanted: &[String]) -> Run<Vec<String>> {
    let code = |word: &String| {
        let same = form.pieces.iter().find(|piece| piece.code.eq_ignore_ascii_case(word));
        same.map(|piece| piece.code.clone()).ok_or_else(|| {
            let failure = Failure::usage(Message::new("cli-build-no-piece").with("code", word.as_str()));
            match nearest(word, form.pieces.iter().map(|piece| piece.code.as_str())) {
                Some(near) => failure.help(Message::new("cli-game-near").with("near", near)),
                None => failure.help(Message::new("cli-build-no-piece-help").with("game", G::ID)),
            }
        })
    };
    Ok(wanted.iter().map(code).collect::<Result<Vec<String>, Failure>>()?)
}
