//! Clocks: data stored while the clock ran ahead still works when the clock is right again.

use crate::bed::Bed;
use crate::home::Home;
use crate::player::terms;
use kernel::Seat;
use lobby::Command;
use serde_json::Value;
use server::store::Store;
use wire::protocol::Came;

/// Ten days.
const AHEAD: u64 = 10 * 24 * 3600 * 1000;
/// Every number from here on is a time: later than 2017.
const MOMENTS: u64 = 1_500_000_000_000;

/// What a server whose clock ran ahead would have stored.
fn ahead(value: &mut Value) {
    match value {
        Value::Number(number) => {
            if let Some(moment) = number.as_u64().filter(|it| (MOMENTS..2 * MOMENTS).contains(it)) {
                *value = Value::from(moment + AHEAD);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(ahead),
        Value::Object(all) => all.values_mut().for_each(ahead),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

pub(crate) async fn a_clock_that_was_set_back_freezes_nobody(bed: &mut Bed) {
    let place = bed.place();
    let mut home = Home::start(place.clone()).await;
    let mut ada = home.player("Ada").await;
    let (table, _) = ada.open(terms()).await;
    ada.sit(table, 0).await;
    let level = Some(bots::Level::Random);
    for seat in 1..ada.cards[&table].seats.len() as u8 {
        let fill = Command::Fill { table, seat: Seat(seat), level };
        assert_eq!(ada.order(fill).await, Ok(Came::Done));
    }
    ada.ready(table).await;
    home.stop().await;

    let store = Store::open(&place).await.expect("it can be opened");
    let loaded = store.load().await.expect("it can be read");
    let mut snapshot: Value = serde_json::from_str(&loaded.snapshot.expect("a snapshot")).expect("JSON");
    let before = snapshot.clone();
    ahead(&mut snapshot);
    assert_ne!(snapshot, before);
    store.checkpoint(loaded.next, &snapshot.to_string()).await.expect("it is stored");
    store.close().await;

    home.start_again().await;
    ada.come_back(&home.address).await;
    ada.catch_up().await;
    // Ada and the computer go on answering each other.
    for _ in 0..12 {
        while ada.choices(table).is_empty() && ada.ended(table).is_none() {
            ada.hear().await.expect("the computer answers");
        }
        if ada.ended(table).is_some() {
            break;
        }
        let choice = ada.choices(table).pop().expect("an answer");
        assert_eq!(ada.play(table, choice).await, Ok(Came::Done));
        ada.catch_up().await;
    }
}
