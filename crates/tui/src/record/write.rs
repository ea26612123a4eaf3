//! From a record to the text of its file.

use super::file::{FORMAT, Head, InputLine, OutcomeLine, SetupLine, Sitting, VERSION};
use catalog::Playable;
use kernel::{Bout, Input, Record, Seat};
use serde::Serialize;
use std::sync::Arc;

/// The text of a record file.
pub fn text_of<G: Playable>(record: &Record<G>, sitting: &[Sitting], content: &Arc<G::Content>) -> String {
    let mut text = line(&head_of(record, sitting));
    text += &line(&SetupLine::<G> { setup: record.setup.clone() });
    let mut bout = Bout::<G>::open(&record.setup, content, None).expect("what was opened once opens again");
    let mut digests = record.digests.iter().peekable();
    for (place, input) in record.inputs.iter().enumerate() {
        let n = place + 1;
        let said = said(&bout, input);
        bout.play(input.clone()).expect("what was played once can be played again");
        let digest = digests.next_if(|(count, _)| *count as usize == n);
        let digest = digest.map(|(_, digest)| format!("{digest:016x}"));
        text += &line(&InputLine::<G> { n, said, input: input.clone(), digest });
    }
    if let Some(outcome) = &record.outcome {
        text += &line(&OutcomeLine { outcome: outcome.clone() });
    }
    text
}

fn head_of<G: Playable>(record: &Record<G>, sitting: &[Sitting]) -> Head {
    Head {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: record.header.game.clone(),
        rules_version: record.header.rules_version,
        packs: record.header.packs.clone(),
        seats: sitting.to_vec(),
    }
}

fn line<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a record has no maps with odd keys") + "\n"
}

/// The input in notation, before it is played.
fn said<G: Playable>(bout: &Bout<G>, input: &Input<G>) -> String {
    let written = |seat: Seat, answer| G::write_answer(bout.at(seat), seat, answer);
    match input {
        Input::Answer(seat, answer) => format!("{}: {}", G::seat_word(*seat), written(*seat, *answer)),
        // The later answers of a batch are meant for positions that are not reached yet.
        Input::Batch(seat, answers) => match answers.first() {
            Some(first) => format!("{}: {}, …", G::seat_word(*seat), written(*seat, *first)),
            None => G::seat_word(*seat),
        },
        Input::Chance(rolled) => G::write_rolled(bout.at(Seat(0)), rolled),
        Input::Leave(seat) => format!("{} leaves", G::seat_word(*seat)),
        Input::TimeUp => "time is up".to_owned(),
    }
}
