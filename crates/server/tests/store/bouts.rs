//! Finished bouts.

use server::store::{FinishedRow, FinishedSeat, new_bout_id};

use crate::bed::Bed;
use crate::log::batch;

/// A bout of these accounts and a computer opponent.
pub(crate) fn bout(id: &str, ended: i64, people: &[(u64, &str)]) -> FinishedRow {
    let seat = |(person, name): &(u64, &str)| FinishedSeat {
        person: Some(*person),
        name: (*name).to_owned(),
        level: None,
    };
    let robot = FinishedSeat { person: None, name: "Robot".to_owned(), level: Some("hard".to_owned()) };
    FinishedRow {
        id: id.to_owned(),
        table: 3,
        number: 2,
        game: "stak-bots".to_owned(),
        setup: r#"{"decks":["é"]}"#.to_owned(),
        started: ended - 5,
        ended,
        outcome: r#"{"won":[0]}"#.to_owned(),
        seats: people.iter().map(seat).chain([robot]).collect(),
        record: "{\"setup\":1}\n{\"input\":2}\n".to_owned(),
        inputs: 17,
        open: true,
        origins: r#"[{"table":1,"bout":2,"step":3}]"#.to_owned(),
    }
}

pub(crate) async fn a_finished_bout_comes_back_whole(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    let id = new_bout_id().expect("made");
    assert!(id.len() == 16 && id != new_bout_id().expect("made"), "{id}");
    let open = bout(&id, 100, &[(ann, "Ann")]);
    let closed = FinishedRow { open: false, ..bout("ff", 101, &[]) };
    store.append(&batch(0, &[], vec![open.clone(), closed.clone()])).await.expect("stored");
    assert_eq!(store.bout(&id).await.expect("read"), Some(open.clone()));
    assert_eq!(store.bout("ff").await.expect("read"), Some(closed));
    assert_eq!(store.bout("fe").await.expect("read"), None);
    assert_eq!(store.bout("\0").await.expect("read"), None);
    let card = store.bouts_of(ann, None, 5).await.expect("read").remove(0);
    assert_eq!((card.id, card.table, card.number, card.game), (open.id, open.table, open.number, open.game));
    assert_eq!((card.started, card.ended, card.outcome), (open.started, open.ended, open.outcome));
    assert_eq!((card.seats, card.inputs, card.open), (open.seats, open.inputs, open.open));
}

pub(crate) async fn bouts_are_listed_in_pages(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    let bob = store.new_guest("Bob", 0).await.expect("made").id;
    let ends = [("a", 10), ("b", 20), ("c", 20), ("d", 20), ("e", 30)];
    let mut bouts: Vec<FinishedRow> =
        ends.iter().map(|(id, ended)| bout(id, *ended, &[(ann, "Ann"), (ann, "Ann")])).collect();
    bouts.push(bout("f", 25, &[(bob, "Bob")]));
    store.append(&batch(0, &[], bouts)).await.expect("stored");
    let page = async |before, limit| {
        let cards = store.bouts_of(ann, before, limit).await.expect("read");
        assert!(cards.iter().all(|card| card.seats.len() == 3));
        cards.into_iter().map(|card| card.id).collect::<String>()
    };
    assert_eq!(page(None, 10).await, "ebcda");
    assert_eq!(page(None, 1).await, "e");
    assert_eq!(page(Some(30), 2).await, "bcd", "what ended together stays together");
    assert_eq!(page(Some(20), 2).await, "a");
    assert_eq!(page(Some(10), 2).await, "");
    assert_eq!(page(None, 0).await, "");
}

pub(crate) async fn who_left_while_playing_has_no_name(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    store.delete_account(ann).await.expect("deleted");
    store.append(&batch(0, &["1"], vec![bout("a", 10, &[(ann, "Ann")])])).await.expect("stored");
    let seats = store.bout("a").await.expect("read").expect("there").seats;
    assert_eq!((seats[0].person, seats[0].name.as_str()), (None, ""));
    assert_eq!((seats[1].person, seats[1].name.as_str()), (None, "Robot"));
}
