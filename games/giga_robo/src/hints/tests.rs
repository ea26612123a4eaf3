//! What hints must never say.

use super::{LATEST, WAITING, late};
use crate::GigaRobo;
use kernel::{Bout, Dealer, Hints, Input, Library, Seat, Waiting};

/// How often positions are looked at.
const EVERY: u32 = 10;
/// Room for positions that are more lopsided than those of random bouts: three opponents who lack nothing are worth so much.
const ROOM: i64 = 110_000;

/// The longest waiting must not be worse than a defeat: then computers would rather lose than go on.
#[test]
fn no_position_however_late_is_worse_than_a_defeat_or_better_than_a_win() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let (mut least, mut most) = (0, 0);
    for (name, setup) in GigaRobo::setups() {
        let mut bout = Bout::<GigaRobo>::open(&setup, &content, None).unwrap_or_else(|_| panic!("{name}"));
        let (mut dealer, mut list) = (Dealer::new(7), Vec::new());
        for step in 0.. {
            bout.settle(&mut dealer);
            let Waiting::Seats(seats) = bout.waiting() else { break };
            let asked = seats.iter().next().expect("somebody is asked");
            list.clear();
            bout.answers(asked, &mut list);
            let answer = list[dealer.below(list.len() as u32) as usize];
            bout.play(Input::Answer(asked, answer)).expect("it is listed");
            if bout.outcome().is_some() || step % EVERY > 0 {
                continue;
            }
            for seat in (0..bout.table().seats()).map(Seat) {
                let now = GigaRobo::promise(&bout, seat) - WAITING * late(bout.table());
                (least, most) = (least.min(now + WAITING * LATEST), most.max(now));
            }
        }
    }
    assert!(ROOM - GigaRobo::WIN < least && most < GigaRobo::WIN - ROOM, "from {least} to {most}");
}
