//! Planning: in one world a seat plans and takes it back, in the other it does not. Everybody else gets the same texts
//! and the same number of messages in both.

use super::room::{Room, Step};
use lobby::{Clock, SetupChoice, Terms};

/// The texts that were not answers to the reader's own requests.
fn unasked(texts: &[String]) -> Vec<&String> {
    texts.iter().filter(|text| !text.starts_with("{\"refused\"") && !text.starts_with("{\"done\"")).collect()
}

/// Removes times, because the two servers began at different times.
fn timeless(text: &str) -> serde_json::Value {
    fn strip(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Object(all) => {
                all.remove("running_since");
                all.remove("left");
                all.values_mut().for_each(strip);
            }
            serde_json::Value::Array(all) => all.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut value = serde_json::from_str(text).expect("JSON");
    strip(&mut value);
    value
}

/// A duel up to the point where a seat may plan a path. Returns that seat.
async fn opened(clock: Clock) -> (Room, u8) {
    let terms = Terms { clock, ..Terms::of("giga-robo", SetupChoice::Named("duel".to_owned())) };
    let mut room = Room::open(&terms, None, Vec::new(), 5).await;
    for _ in 0..200 {
        let seat = room.asked()[0];
        let choices = room.choices(seat);
        if choices.iter().any(|choice| choice[0] == "plan") {
            return (room, seat);
        }
        let last = choices[choices.len() - 1].clone();
        room.take(&Step::Move(seat, last)).await.expect("it is on offer");
    }
    panic!("nobody may plan a path");
}

async fn answer(room: &mut Room, seat: u8, answer: &str) {
    room.take(&Step::Move(seat, vec![answer.to_owned()])).await.expect("it is on offer");
}

/// Plans a path of some hexes and takes all of it back. Returns how many answers nobody could see.
async fn plan(room: &mut Room, seat: u8) -> usize {
    answer(room, seat, "plan").await;
    let mut planned = 1;
    for _ in 0..3 {
        let hexes = room.choices(seat).into_iter().map(|choice| choice[0].clone());
        let Some(hex) = hexes.into_iter().find(|it| !["back", "go", "pass"].contains(&it.as_str())) else {
            break;
        };
        answer(room, seat, &hex).await;
        planned += 1;
    }
    for _ in 0..planned {
        room.take(&Step::Undo(seat)).await.expect("it can be taken back");
    }
    planned
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_planning_sends_nothing_to_anybody_else() {
    for clock in [Clock::PerMove(600_000), Clock::Bank { bank: 900_000, increment: 1_000 }] {
        let (mut planning, seat) = opened(clock).await;
        let (mut still, same) = opened(clock).await;
        assert_eq!(seat, same);
        let before = planning.received.len();
        let planned = plan(&mut planning, seat).await;
        assert!(planned > 2, "only {planned} answers");
        for room in [&mut planning, &mut still] {
            answer(room, seat, "pass").await;
        }
        let others = (0..=planning.spectator()).filter(|&place| place != usize::from(seat));
        let mut compared = 0;
        for place in others {
            let during = &planning.received[before..planning.received.len() - 1];
            let noticed: usize = during.iter().map(|all| unasked(&all[place]).len()).sum();
            assert_eq!(noticed, 0, "{clock:?}: {place} got messages while {seat} planned");
            let last = |room: &Room| -> Vec<serde_json::Value> {
                let texts = &room.received[room.received.len() - 1][place];
                unasked(texts).into_iter().map(|text| timeless(text)).collect()
            };
            let (one, other) = (last(&planning), last(&still));
            assert_eq!(one.len(), other.len(), "{clock:?}: {place} gets another number of messages");
            assert!(one == other, "{clock:?}: {place} is told otherwise");
            compared += one.len();
        }
        println!("{clock:?}: {planned} answers planned and taken back, {compared} messages compared");
        assert!(compared > 1, "something is told at last");
        planning.close().await;
        still.close().await;
    }
}
