//! Pruning.

use server::store::Pruned;

use crate::bed::{Bed, disturb};
use crate::bouts::bout;
use crate::log::batch;

pub(crate) async fn what_is_old_and_nobodys_goes(bed: &mut Bed) {
    let store = bed.store().await;
    let mut people = Vec::new();
    for (name, seen) in
        [("old", 10), ("new", 60), ("keeper", 10), ("player", 10), ("holder", 10), ("was", 10)]
    {
        people.push(store.new_guest(name, seen).await.expect("made").id);
    }
    let [_, _, keeper, player, holder, was] = people[..] else { unreachable!("six were made") };
    store.set_login(keeper, "keeper", "hash").await.expect("free");
    store.new_session(holder, "fresh", "", 60).await.expect("begun");
    store.new_session(keeper, "stale", "", 49).await.expect("begun");
    let bouts = vec![bout("old", 99, &[(was, "was")]), bout("new", 100, &[(player, "player")])];
    store.append(&batch(0, &[], bouts)).await.expect("stored");
    let (first, second) =
        (store.leave_errand("1").await.expect("left"), store.leave_errand("2").await.expect("left"));
    disturb(store.place(), &format!("UPDATE errands SET left_at = 99 WHERE id = {first}")).await;

    let gone = store.prune(100, 50).await.expect("pruned");

    assert_eq!(gone, Pruned { bouts: 1, guests: 2, sessions: 1, errands: 1 });
    let left: Vec<String> =
        store.accounts(0, 9, None).await.expect("listed").into_iter().map(|account| account.name).collect();
    assert_eq!(left, ["new", "keeper", "player", "holder"]);
    assert!(
        store.bout("old").await.expect("read").is_none() && store.bout("new").await.expect("read").is_some()
    );
    assert_eq!(store.session("fresh").await.expect("read"), Some(holder));
    assert_eq!(store.session("stale").await.expect("read"), None);
    assert_eq!(store.open_errands().await.expect("read"), [(second, "2".to_owned())]);
    assert_eq!(store.prune(100, 50).await.expect("pruned"), Pruned::default());
}
