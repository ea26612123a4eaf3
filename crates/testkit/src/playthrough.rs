//! Playthroughs: whole seeded bouts as text, so that a change of the rules shows as a diff.

use crate::laws::Battery;
use kernel::{Audience, Bout, Dealer, Input, Library, Notation, Rules, Seat, SeatSet, Told, Waiting};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

/// Inputs after which a playthrough stops.
const INPUTS_MAX: usize = 5_000;

/// A whole bout with the house pack, compared with the kept one `tests/playthroughs/NAME` of this
/// package, for a test: panics where they differ.
pub fn assert_kept<G: Notation + Library>(package: &str, name: &str, setup: &G::Setup, seed: u64) {
    let content = Battery::<G>::house(1).content;
    let text = write::<G>(&content, setup, seed).unwrap_or_else(|why| panic!("{why}"));
    let path = Path::new(package).join("tests/playthroughs").join(name);
    compare_or_bless(&path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A bout that was recorded once and is kept as text in `tests/playthroughs/NAME` of this package, for a test:
/// its numbered inputs are played again, and what they bring is compared; panics where it differs. A new one begins as
/// the numbered `said` lines of a record.
pub fn assert_retold<G: Notation + Library>(package: &str, name: &str, setup: &G::Setup) {
    let content = Battery::<G>::house(1).content;
    let path = Path::new(package).join("tests/playthroughs").join(name);
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let text = retell::<G>(&content, setup, &kept).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    compare_or_bless(&path, &text).unwrap_or_else(|difference| panic!("{difference}"));
}

/// The inputs of a kept bout, each with its result.
pub fn retell<G: Notation>(
    content: &Arc<G::Content>,
    setup: &G::Setup,
    kept: &str,
) -> Result<String, String> {
    let mut told = Vec::new();
    let bout = Bout::<G>::open(setup, content, Some(&mut told))
        .map_err(|reasons| format!("the set-up is refused: {reasons:?}"))?;
    let mut writer = Writer { bout, views: Vec::new(), text: format!("# {}\n", G::ID) };
    writer.events(&told);
    for line in kept.lines() {
        let Some((number, input)) = line.split_once(". ") else { continue };
        let Ok(number) = number.parse() else { continue };
        let input = writer.read(input).map_err(|why| format!("`{line}`: {why}"))?;
        writer.play(number, input)?;
    }
    writer.outcome();
    Ok(writer.text)
}

/// A whole bout as text: every view that changed, every list, answer, chance and event. All seats
/// answer at random; the seed decides how, and is the only chance.
pub fn write<G: Notation>(content: &Arc<G::Content>, setup: &G::Setup, seed: u64) -> Result<String, String> {
    let mut told = Vec::new();
    let bout = Bout::<G>::open(setup, content, Some(&mut told))
        .map_err(|reasons| format!("the set-up is refused: {reasons:?}"))?;
    let views = vec![String::new(); usize::from(bout.seats()) + 1];
    let mut writer = Writer { bout, views, text: format!("# {}, seed {seed}\n", G::ID) };
    writer.events(&told);
    let mut dealer = Dealer::new(seed);
    for number in 1..=INPUTS_MAX {
        let input = match writer.bout.waiting() {
            Waiting::Over => break,
            Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, writer.bout.pile())),
            Waiting::Seats(owing) => {
                writer.views();
                writer.choose(owing, &mut dealer)?
            }
        };
        writer.play(number, input)?;
    }
    writer.views();
    writer.outcome();
    Ok(writer.text)
}

struct Writer<G: Rules> {
    bout: Bout<G>,
    /// The last view of every seat and of spectators.
    views: Vec<String>,
    text: String,
}

impl<G: Notation> Writer<G> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn outcome(&mut self) {
        let outcome = self.bout.outcome().map_or("not over".to_owned(), |outcome| format!("{outcome:?}"));
        self.line(&format!("\n# outcome: {outcome}"));
    }

    /// An input as `play` writes it.
    fn read(&self, text: &str) -> Result<Input<G>, String> {
        if let Waiting::Chance(chance) = self.bout.waiting() {
            return G::read_rolled(self.bout.at(Seat(0)), chance, text).map(Input::Chance);
        }
        let (seat, answer) = text.split_once(": ").ok_or("no seat answers")?;
        let seat = G::read_seat(seat).ok_or("there is no such seat")?;
        G::read_answer(self.bout.at(seat), seat, answer).map(|answer| Input::Answer(seat, answer))
    }

    fn views(&mut self) {
        let viewers = (0..self.bout.seats()).map(|seat| Some(Seat(seat))).chain([None]);
        for (place, viewer) in viewers.enumerate() {
            let view = G::write_view(self.bout.content(), &G::view(&self.bout, viewer));
            if view == self.views[place] {
                continue;
            }
            self.line(&format!("  view of {}:", viewer.map_or("spectators".to_owned(), G::seat_word)));
            view.lines().for_each(|line| self.line(&format!("    {line}")));
            self.views[place] = view;
        }
    }

    /// Writes every question and its list; picks one answer.
    fn choose(&mut self, owing: SeatSet, dealer: &mut Dealer) -> Result<Input<G>, String> {
        let mut listed = Vec::new();
        for seat in owing.iter() {
            let Some(question) = self.bout.question(seat) else { continue };
            let at = self.bout.at(seat);
            listed.clear();
            self.bout.answers(seat, &mut listed);
            let texts: Vec<String> = listed.iter().map(|&answer| G::write_answer(at, seat, answer)).collect();
            let asked = format!("{}: {}", G::seat_word(seat), G::write_question(at, seat, question));
            self.line(&format!("  {asked} [{}]", texts.join(" | ")));
        }
        let nth = dealer.below(u32::from(owing.len().max(1))) as usize;
        let seat = owing.iter().nth(nth).ok_or("the bout waits for nobody")?;
        listed.clear();
        self.bout.answers(seat, &mut listed);
        if listed.is_empty() {
            return Err(format!("seat {seat} owes an answer, and none is listed"));
        }
        Ok(Input::Answer(seat, listed[dealer.below(listed.len() as u32) as usize]))
    }

    fn play(&mut self, number: usize, input: Input<G>) -> Result<(), String> {
        let text = match &input {
            Input::Answer(seat, answer) => {
                let text = G::write_answer(self.bout.at(*seat), *seat, *answer);
                format!("{}: {text}", G::seat_word(*seat))
            }
            Input::Chance(rolled) => G::write_rolled(self.bout.at(Seat(0)), rolled),
            Input::Batch(..) | Input::Leave(_) | Input::TimeUp => format!("{input:?}"),
        };
        self.line(&format!("{number}. {text}"));
        let mut told = Vec::new();
        self.bout.play_telling(input, Some(&mut told)).map_err(|refusal| format!("{text}: {refusal:?}"))?;
        self.events(&told);
        Ok(())
    }

    fn events(&mut self, told: &[Told<G::Event>]) {
        for Told { to, event, .. } in told {
            let event = G::write_event(self.bout.at(Seat(0)), event);
            let audience = audience::<G>(*to, self.bout.seats());
            self.line(&format!("  * {event}{audience}"));
        }
    }
}

/// The listeners of an event. Nothing if everybody hears it.
fn audience<G: Notation>(to: Audience, seats: u8) -> String {
    if to == Audience::everybody(seats) {
        return String::new();
    }
    let mut words = String::new();
    for seat in to.seats.iter() {
        let _ = write!(words, " {}", G::seat_word(seat));
    }
    if to.spectators {
        words.push_str(" spectators");
    }
    format!(" (to{words})")
}

/// Compares a text with a kept one; with `HANGAR_BLESS=1` in the environment keeps it instead.
pub fn compare_or_bless(path: &Path, text: &str) -> Result<(), String> {
    if std::env::var("HANGAR_BLESS").is_ok_and(|value| value == "1") {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        return std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()));
    }
    compare(path, text)
}

/// Compares a text with a kept one.
pub fn compare(path: &Path, text: &str) -> Result<(), String> {
    let kept = std::fs::read_to_string(path)
        .map_err(|error| format!("{}: {error} (HANGAR_BLESS=1 writes it)", path.display()))?;
    if kept == text {
        return Ok(());
    }
    let same = kept.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
    Err(format!(
        "{}:{}: was `{}`, is `{}` (HANGAR_BLESS=1 accepts the change)",
        path.display(),
        same + 1,
        line(&kept),
        line(text)
    ))
}
