//! Law 3: a record says everything about a bout.

use super::walk::{each_bout, random_input};
use super::{Battery, Broken};
use kernel::{Dealer, Header, Input, Record, Recording, Rules};

const LAW: &str = "3: a record replays to the same bout";

/// Replaying a record gives the same events and digests; a record written to disk and read back
/// likewise, and so does a rewound one that is played on.
pub fn records<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    for (name, setup) in &battery.setups {
        let one = battery.with_setup(name, setup);
        each_bout(&one, LAW, |_, dealer, number| {
            let header = Header::of::<R>(Vec::new());
            let opened = Recording::<R>::open(header, setup.clone(), &battery.content);
            let recording = opened.map_err(|reasons| format!("the set-up is refused: {reasons:?}"))?;
            let original = play_out(recording, dealer, number, battery.answers_max as usize)?;
            replays(&original, original.record().clone())?;
            replays(&original, through_text(original.record())?)?;
            rewinds(&original, dealer)
        })?;
    }
    Ok(())
}

fn play_out<R: Rules>(
    mut recording: Recording<R>,
    dealer: &mut Dealer,
    number: &mut usize,
    inputs_max: usize,
) -> Result<Recording<R>, String> {
    while let Some(input) = random_input(recording.bout(), dealer)?.filter(|_| *number < inputs_max) {
        let interrupted = *number > 20 && dealer.below(400) == 0 && input.by().is_some();
        let input = if interrupted { Input::TimeUp } else { input };
        recording.play(input).map_err(|refusal| format!("{refusal:?}"))?;
        *number += 1;
    }
    Ok(recording)
}

fn through_text<R: Rules>(record: &Record<R>) -> Result<Record<R>, String> {
    let text = serde_json::to_string(record).map_err(|error| format!("it cannot be written: {error}"))?;
    let read: Record<R> =
        serde_json::from_str(&text).map_err(|error| format!("it cannot be read back: {error}"))?;
    let again = serde_json::to_string(&read).map_err(|error| error.to_string())?;
    if again == text { Ok(read) } else { Err("it is another one when read back".to_owned()) }
}

fn replays<R: Rules>(original: &Recording<R>, record: Record<R>) -> Result<(), String> {
    let content = original.bout().content();
    let again = Recording::replay(record, &[], content, usize::MAX)
        .map_err(|difference| format!("it does not replay: {difference:?}"))?;
    for step in 0..=original.len() {
        if original.told(step) != again.told(step) {
            let (one, other) = (original.told(step), again.told(step));
            return Err(format!("input {step} told {one:?}, and when replayed {other:?}"));
        }
    }
    if original.bout() == again.bout() { Ok(()) } else { Err("it ends elsewhere when replayed".to_owned()) }
}

fn rewinds<R: Rules>(original: &Recording<R>, dealer: &mut Dealer) -> Result<(), String> {
    let half = dealer.below(original.len() as u32 + 1) as usize;
    let mut again = original.clone();
    again.rewind(half);
    for input in &original.record().inputs[half..] {
        again.play(input.clone()).map_err(|refusal| format!("rewound to {half}: {refusal:?}"))?;
    }
    if again.bout() == original.bout() && again.record().digests == original.record().digests {
        return Ok(());
    }
    Err(format!("rewound to {half} and played on, it goes elsewhere"))
}
