//! Sessions.

use server::store::Session;

use crate::bed::Bed;

pub(crate) async fn a_session_is_whose_it_was_made_for(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    store.new_session(ann, "aa", "Ann's phone", 5).await.expect("begun");
    assert_eq!(store.session("aa").await.expect("read"), Some(ann));
    assert_eq!(store.session("ab").await.expect("read"), None);
    assert!(store.new_session(ann, "aa", "a copy", 6).await.is_err(), "a token is given once");
    store.touch_session("aa", 9).await.expect("touched");
    store.touch_session("aa", 8).await.expect("touched");
    let (token_hash, label) = ("aa".to_owned(), "Ann's phone".to_owned());
    let expected = Session { token_hash, account: ann, label, created: 5, seen: 9 };
    assert_eq!(store.sessions_of(ann).await.expect("read"), [expected]);
}

pub(crate) async fn sessions_end_alone_or_together(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    let bob = store.new_guest("Bob", 0).await.expect("made").id;
    for (token, whose, seen) in [("a1", ann, 1), ("a2", ann, 2), ("a3", ann, 3), ("b1", bob, 1)] {
        store.new_session(whose, token, "", seen).await.expect("begun");
    }
    assert!(store.end_session("a2").await.expect("ended"));
    assert!(!store.end_session("a2").await.expect("there is none"));
    let left = store.sessions_of(ann).await.expect("read");
    assert_eq!(left.iter().map(|session| session.token_hash.as_str()).collect::<Vec<_>>(), ["a3", "a1"]);
    assert_eq!(store.end_sessions_of(ann).await.expect("ended"), 2);
    assert_eq!(store.session("a1").await.expect("read"), None);
    assert_eq!(store.session("b1").await.expect("read"), Some(bob));
}
