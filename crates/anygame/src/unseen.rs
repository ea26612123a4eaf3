//! What a seat could still take back shows nowhere: whole bouts of every game, with all that a server gives to others.

use crate::live::{Deed, Live};
use crate::look::Look;
use crate::playing::Playing;
use crate::setup::SetupChoice;
use catalog::{Playable, Visitor};
use kernel::{Dealer, Seat};

/// Bouts of each set-up.
const BOUTS: u64 = 1;
/// Answers of one bout.
const ANSWERS: u32 = 250;

/// Everything that one who is not asked can get of a bout.
#[derive(PartialEq, Eq, Debug)]
struct Got {
    look: Look,
    scenario: Option<String>,
    record: String,
    heard: usize,
    place: Option<crate::Place>,
    owing: kernel::SeatSet,
}

fn got<G: Playable>(live: &Playing<G>, listener: Option<Seat>) -> Got {
    Got {
        look: live.look(listener),
        scenario: listener.map(|seat| live.scenario(Some(seat))),
        record: live.seat_record(listener),
        heard: live.heard(0, listener).len(),
        place: listener.map(|seat| live.place(seat)),
        owing: live.owing(),
    }
}

/// Both must be the same. If not, the message shows where they part.
fn assert_same(now: &[Got], before: &[Got], what: &str) {
    let (now, before) = (format!("{now:?}"), format!("{before:?}"));
    let same = now.bytes().zip(before.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..])
            .chars()
            .take(400)
            .collect::<String>()
    };
    assert!(now == before, "{what}: {} against {}", part(&now), part(&before));
}

/// How many answers of a bout could be taken back unseen. Others get the same before, after, and once they are taken
/// back; and nobody is sent anything.
fn unseen_answers<G: Playable>(name: &str, seed: u64) -> u32 {
    let choice = SetupChoice::Named(name.to_owned());
    let Ok(mut live) = Playing::<G>::open(&choice, &[], seed) else { return 0 };
    let mut dealer = Dealer::new(seed);
    let mut rolls = Dealer::new(seed + 1);
    let mut chance = |chance, pile: &[u8]| Some(rolls.roll(chance, pile));
    live.settle(&mut chance);
    let mut unseen = 0;
    for _ in 0..ANSWERS {
        let owing: Vec<Seat> = live.owing().iter().collect();
        let Some(&seat) = owing.get(dealer.below(owing.len().max(1) as u32) as usize) else { break };
        let choices = live.look(Some(seat)).scene.prompt.choices;
        let answer = choices[dealer.below(choices.len() as u32) as usize].answer.clone();
        let others: Vec<Option<Seat>> =
            (0..live.seats()).map(Seat).filter(|&other| other != seat).map(Some).chain([None]).collect();
        let before: Vec<Got> = others.iter().map(|&other| got(&live, other)).collect();
        let put = live.put(Deed::Answers(seat, vec![answer.clone()]), &mut chance).expect("it is offered");
        // In private strands everybody may see who has committed.
        if put.public || live.owing() != before[0].owing {
            continue;
        }
        unseen += 1;
        let now = |live: &Playing<G>| others.iter().map(|&other| got(live, other)).collect::<Vec<_>>();
        assert_same(&now(&live), &before, &format!("{} {name}: others know of {answer}", G::ID));
        let from = live.inputs();
        let sees = |&other: &Option<Seat>| !live.stills(from, other, &live.look(other).scene).is_empty();
        assert!(!others.iter().any(sees), "{} {name}: others are shown stills of {answer}", G::ID);
        let Some(back) = live.free_undo(seat) else { continue };
        assert!(!live.undo(seat, back), "{} {name}: taking back {answer} is announced", G::ID);
        assert_same(
            &now(&live),
            &before,
            &format!("{} {name}: others know that {answer} was taken back", G::ID),
        );
        let again = live.put(Deed::Answers(seat, vec![answer]), &mut chance).expect("it is offered again");
        assert!(!again.public, "the same answer is as unseen as before");
    }
    unseen
}

#[test]
fn what_could_be_taken_back_shows_nowhere_in_any_game() {
    struct Trying;
    impl Visitor for Trying {
        type Out = u32;
        fn visit<G: Playable>(self) -> u32 {
            let names = G::setups().into_iter().map(|(name, _)| name);
            let some: Vec<String> = names.step_by(7).take(6).collect();
            some.iter().flat_map(|name| (0..BOUTS).map(move |seed| unseen_answers::<G>(name, seed))).sum()
        }
    }
    let met: Vec<(&str, u32)> = catalog::entries()
        .iter()
        .map(|entry| (entry.id, catalog::with_game(entry.id, Trying).expect("it is in the catalog")))
        .collect();
    let least = |id: &str| match id {
        // Nearly every answer is told at once.
        "stak-bots" | "steel-arena" => 0,
        _ => 20,
    };
    assert!(met.iter().all(|&(id, met)| met >= least(id)), "{met:?}");
}
