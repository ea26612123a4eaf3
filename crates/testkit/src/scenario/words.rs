//! Refusals and outcomes in words.

use kernel::{Cited, Notation, Outcome, Refusal, Seat, SeatSet};

/// The refusals of the kernel itself, without any rule of the game.
pub(super) const KERNEL_REASONS: [&str; 4] = ["not asked", "no such seat", "has left", "over"];

/// The rule that a refusal cites, or the kernel's own reason.
pub(super) fn cited<G: Notation>(refusal: &Refusal<G>) -> String {
    match refusal {
        Refusal::Illegal(illegal) => illegal.rule().to_owned(),
        Refusal::InBatch(_, inner) => cited(inner),
        Refusal::NotAsked(_) => KERNEL_REASONS[0].to_owned(),
        Refusal::NoSuchSeat(_) => KERNEL_REASONS[1].to_owned(),
        Refusal::HasLeft(_) => KERNEL_REASONS[2].to_owned(),
        Refusal::Over => KERNEL_REASONS[3].to_owned(),
        other => format!("{other:?}"),
    }
}

pub(super) fn reason<G: Notation>(refusal: &Refusal<G>) -> String {
    match refusal {
        Refusal::Illegal(illegal) => format!("{} {illegal:?}", illegal.rule()),
        other => cited(other),
    }
}

/// `A wins`, `A C win`, `draw A B`.
pub(super) fn outcome_text<G: Notation>(outcome: &Outcome) -> String {
    let first = outcome.first();
    match (outcome.is_draw(), first.len()) {
        (true, _) => format!("draw {}", words::<G>(first)),
        (false, 1) => format!("{} wins", words::<G>(first)),
        (false, _) => format!("{} win", words::<G>(first)),
    }
}

/// The outcome with all places behind the first: `A wins, then C, then B D`.
pub(super) fn ranking_text<G: Notation>(outcome: &Outcome) -> String {
    let of = |place: u8| -> SeatSet {
        (0..outcome.seats()).map(Seat).filter(|&seat| outcome.place(seat) == place).collect()
    };
    let behind = (2..=u8::MAX).map(of).filter(|seats| !seats.is_empty());
    let behind: String = behind.map(|seats| format!(", then {}", words::<G>(seats))).collect();
    outcome_text::<G>(outcome) + &behind
}

/// Every way to write an outcome.
pub(super) fn outcome_texts<G: Notation>(outcome: &Outcome) -> Vec<String> {
    let ending = outcome.ending.word();
    let (short, whole) = (outcome_text::<G>(outcome), ranking_text::<G>(outcome));
    vec!["nobody".to_owned(), format!("{short} by {ending}"), format!("{whole} by {ending}"), whole]
}

fn words<G: Notation>(seats: SeatSet) -> String {
    seats.iter().map(G::seat_word).collect::<Vec<_>>().join(" ")
}
