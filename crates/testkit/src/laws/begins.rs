//! Law 15: what chance may choose for a seat is legal, and belongs to the beginning.

use super::walk::{each_bout, listed, owing, play_legal, random_input};
use super::{Battery, Broken};
use kernel::{Bout, Hints};

const LAW: &str = "15: what chance may choose is legal, and belongs to the beginning";

/// A table can be set up by chance ([`Hints::by_chance`]). Every answer that chance may give is on the list, and once a
/// seat had to decide by itself, chance decides nothing more.
pub fn begins<R: Hints>(battery: &Battery<R>) -> Result<(), Broken> {
    each_bout(battery, LAW, |mut bout, dealer, input_number| {
        let mut decided = false;
        loop {
            look(&bout, &mut decided)?;
            let Some(input) = random_input(&bout, dealer)? else { return Ok(()) };
            if *input_number >= battery.answers_max as usize {
                return Ok(());
            }
            play_legal(&mut bout, input)?;
            *input_number += 1;
        }
    })
}

fn look<R: Hints>(bout: &Bout<R>, decided: &mut bool) -> Result<(), String> {
    for seat in owing(bout).iter() {
        let (offered, legal) = (R::by_chance(bout, seat), listed(bout, seat));
        if let Some(wrong) = offered.iter().find(|answer| !legal.contains(answer)) {
            return Err(format!("chance may answer {wrong:?} for {seat}, which is not on the list"));
        }
        if *decided && !offered.is_empty() {
            return Err(format!("chance may answer {:?} after somebody has decided", bout.question(seat)));
        }
        *decided |= offered.is_empty();
    }
    Ok(())
}
