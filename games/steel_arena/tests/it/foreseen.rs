//! Previews come true: previews of random bouts, compared with the hits and places that follow.

use kernel::{Bout, Dealer, Input, Library, Notation, Rules, Seat, Show, Told, Waiting, offers};
use scene::{Choice, Id, Overlay};
use steel_arena::{Event, Question, SteelArena};

/// Damage and heat of each seat. Only the one that comes first is marked.
fn marked(choice: &Choice, seats: u8) -> Vec<i64> {
    let of = |seat: u8| {
        let there = choice.preview.iter().find_map(|overlay| match overlay {
            Overlay::Mark { on, mark } if *on == Id::of("robot", seat) => mark.value,
            _ => None,
        });
        there.unwrap_or(0)
    };
    (0..seats).map(of).collect()
}

fn struck(told: &[Told<Event>], seats: u8) -> Vec<i64> {
    let mut hits = vec![(0, 0); usize::from(seats)];
    for event in told {
        if let Event::Struck { seat, damage, heat } = event.event {
            hits[seat.index()].0 += i64::from(damage);
            hits[seat.index()].1 += i64::from(heat);
        }
    }
    hits.into_iter().map(|(damage, heat)| if damage > 0 { damage } else { heat }).collect()
}

/// The cells where the preview's ways begin and end.
fn ways(choice: &Choice) -> Vec<(Id, Id)> {
    let ends = choice.preview.iter().filter_map(|overlay| match overlay {
        Overlay::Path(path) => Some((path.first()?.clone(), path.last()?.clone())),
        _ => None,
    });
    ends.collect()
}

fn stands(bout: &Bout<SteelArena>) -> Vec<Id> {
    let view = SteelArena::view(bout, None);
    let cells = view.robots.iter().filter_map(|robot| robot.cell);
    cells.map(|cell| Id::of("hex", view.cell(cell).hex)).collect()
}

/// Whether the answer to this question is carried out in full before anything else is chosen by its seat.
fn is_over(question: &Question) -> bool {
    !matches!(
        question,
        Question::Defend { .. }
            | Question::Split { .. }
            | Question::Heat { .. }
            | Question::Quench
            | Question::NextHit(_)
    )
}

/// One choice of a bout, and whether it was compared.
fn tried(bout: &mut Bout<SteelArena>, seat: Seat, dealer: &mut Dealer) -> bool {
    let question = *bout.question(seat).expect("the seat is asked");
    let offered = offers(bout, seat);
    let seats = SteelArena::view(bout, None).options.seats;
    let shown = SteelArena::show(bout.content(), &SteelArena::view(bout, Some(seat)), offered);
    let choices = &shown.prompt.choices;
    let choice = choices[dealer.below(choices.len() as u32) as usize].clone();
    let moving = matches!(question, Question::Moving(_)) || choice.answer.starts_with("push");
    let attacking = matches!(question, Question::Aiming(_) | Question::Effects { .. });
    let before = stands(bout);
    let mut told = Vec::new();
    let answer = SteelArena::read_answer(bout.at(seat), seat, &choice.answer).expect("notation");
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
    let effects = resolve(bout, dealer, &mut told);
    if moving {
        let after = stands(bout);
        let mut expected = before.clone();
        for (from, to) in ways(&choice) {
            let at = before.iter().position(|stand| *stand == from).expect("a way begins at a robot");
            expected[at] = to;
        }
        assert_eq!(after, expected, "{} by {seat:?}", choice.answer);
    }
    let plain = matches!(question, Question::Moving(_)) || (attacking && !effects);
    if plain {
        assert_eq!(marked(&choice, seats), struck(&told, seats), "{} by {seat:?}", choice.answer);
    }
    plain && told.iter().any(|event| matches!(event.event, Event::Struck { .. }))
}

/// Plays on at random until the answer is carried out. Returns whether effects are still to be chosen.
fn resolve(bout: &mut Bout<SteelArena>, dealer: &mut Dealer, told: &mut Vec<Told<Event>>) -> bool {
    loop {
        match bout.waiting() {
            Waiting::Chance(chance) => {
                let rolled = dealer.roll(chance, bout.pile());
                bout.play_telling(Input::Chance(rolled), Some(told)).expect("possible");
            }
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let question = bout.question(seat).expect("the seat is asked");
                if is_over(question) {
                    return matches!(question, Question::Effects { .. });
                }
                let mut answers = Vec::new();
                bout.answers(seat, &mut answers);
                let answer = answers[dealer.below(answers.len() as u32) as usize];
                bout.play_telling(Input::Answer(seat, answer), Some(told)).expect("listed");
            }
            Waiting::Over => return false,
        }
    }
}

#[test]
fn what_is_foreseen_is_what_happens() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let mut compared = 0;
    for (_, setup) in SteelArena::setups() {
        for seed in 11..14 {
            let mut dealer = Dealer::new(seed);
            let mut bout = Bout::<SteelArena>::open(&setup, &content, None).expect("a legal set-up");
            bout.settle(&mut dealer);
            while let Waiting::Seats(seats) = bout.waiting() {
                let seat = seats.iter().next().expect("somebody is asked");
                compared += u32::from(tried(&mut bout, seat, &mut dealer));
            }
        }
    }

    assert!(compared > 100, "only {compared} previews had anything to foresee");
}
