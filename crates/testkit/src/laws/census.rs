//! Law 5: nothing is lost and nothing appears twice.

use super::walk::{apart, each_bout, play_legal, random_input};
use super::{Battery, Broken};
use kernel::{Census, Rules};

const LAW: &str = "5: the census is constant";

/// The census of components is the same from the first input to the last.
pub fn census<G: Rules + Census>(battery: &Battery<G>) -> Result<(), Broken> {
    each_bout(battery, LAW, |mut bout, dealer, number| {
        let first = G::census(&bout);
        while let Some(input) = random_input(&bout, dealer)? {
            if *number >= battery.answers_max as usize {
                break;
            }
            let text = format!("{input:?}");
            play_legal(&mut bout, input)?;
            *number += 1;
            let now = G::census(&bout);
            if now != first {
                return Err(format!("after {text} {}", apart("the census", &first, &now)));
            }
        }
        Ok(())
    })
}
