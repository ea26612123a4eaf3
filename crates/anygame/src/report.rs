//! Reports: a position as a scenario file that holds no more than its reader may know.

use catalog::Playable;
use kernel::{Bout, Dealer, Imaginer, Seat, Waiting};
use std::fmt::Write as _;

/// The position of a finished bout, with all hidden information.
pub(crate) fn whole<G: Playable>(bout: &Bout<G>) -> String {
    written(bout, "The whole position, with all that was hidden.", "A position of a finished bout")
}

/// The position as `seat` knows it. What the seat cannot know is imagined, always in the same way, so the
/// text depends only on what the seat knows.
pub(crate) fn of_seat<G: Playable>(bout: &Bout<G>, seat: Seat) -> String {
    let imagined = Imaginer::new(bout, seat).imagine(&mut Dealer::new(0));
    let word = G::seat_word(seat);
    let about = format!(
        "As {word} knows it. What {word} cannot know is imagined so that it fits, and may have been otherwise."
    );
    written(&imagined, &about, &format!("A position as {word} knows it"))
}

fn written<G: Playable>(bout: &Bout<G>, about: &str, title: &str) -> String {
    let mut out = format!(
        "# {about}\n# `rules` names those that it is about.\nrules = [{:?}]\ngame  = {:?}\ntitle = {title:?}\nabout = {about:?}\n\n[given]\n",
        first_rule(G::RULES),
        G::ID
    );
    for line in G::write_position(bout).lines() {
        match (line.strip_prefix("[["), line.strip_prefix('[')) {
            (Some(rest), _) => out.push_str(&format!("[[given.{rest}")),
            (None, Some(rest)) => out.push_str(&format!("[given.{rest}")),
            (None, None) => out.push_str(line),
        }
        out.push('\n');
    }
    let waiting = waiting(bout);
    if !waiting.is_empty() {
        let _ = write!(out, "\n[then]\nwaiting = [{}]\n", waiting.join(", "));
    }
    out
}

/// Which seat owes which answer, as scenarios write it.
fn waiting<G: Playable>(bout: &Bout<G>) -> Vec<String> {
    let asked = |seat: Seat| {
        let question = bout.question(seat)?;
        let text = G::write_question(bout.at(seat), seat, question);
        Some(format!("{:?}", format!("{}: {text}", G::seat_word(seat))))
    };
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().filter_map(asked).collect(),
        Waiting::Chance(_) => Vec::new(),
        Waiting::Over => vec!["\"nobody\"".to_owned()],
    }
}

/// The first rule id of a rules text.
fn first_rule(rules: &str) -> &str {
    let mut lines = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    lines.next().map_or("", |(id, _)| id)
}
