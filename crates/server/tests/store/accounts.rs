//! Accounts, the secret, and errands.

use server::store::{Account, StoreError};

use crate::bed::Bed;

pub(crate) async fn a_guest_is_an_account_at_once(bed: &mut Bed) {
    let store = bed.store().await;
    let made = store.new_guest("Zoë 🤖", 1_000).await.expect("made");
    let expected =
        Account { id: made.id, name: "Zoë 🤖".to_owned(), login: None, created: 1_000, seen: 1_000 };
    assert_eq!(made, expected);
    assert_eq!(store.account(made.id).await.expect("read"), Some(expected));
    assert_eq!(store.account(made.id + 1).await.expect("read"), None);
    assert_eq!(store.account(u64::MAX).await.expect("read"), None);
}

pub(crate) async fn numbers_are_never_given_twice(bed: &mut Bed) {
    let store = bed.store().await;
    let first = store.new_guest("Ann", 0).await.expect("made").id;
    store.delete_account(first).await.expect("deleted");
    let second = store.new_guest("Bob", 0).await.expect("made").id;
    assert!(second > first, "{second} after {first}");
}

pub(crate) async fn a_login_is_found_in_any_letters_and_given_once(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    let bob = store.new_guest("Bob", 0).await.expect("made").id;
    store.set_login(ann, "Änn", "hash-1").await.expect("it is free");
    for login in ["Änn", "änn", "ÄNN"] {
        let (account, hash) = store.by_login(login).await.expect("read").expect(login);
        assert_eq!((account.id, account.login.as_deref(), hash.as_str()), (ann, Some("Änn"), "hash-1"));
        let refused = store.set_login(bob, login, "hash-2").await;
        assert!(matches!(&refused, Err(StoreError::Taken { login: named }) if named == login), "{refused:?}");
    }
    assert_eq!(store.by_login("ann").await.expect("read"), None);
    assert_eq!(store.by_login("Ä\0nn").await.expect("read"), None);
    store.set_login(ann, "ÄNN", "hash-3").await.expect("it is her own");
    store.set_login(bob, "ann", "hash-4").await.expect("another letter is another login");
}

pub(crate) async fn names_and_passwords_change(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    assert!(store.set_password(ann, "hash").await.is_err(), "a guest has no password");
    store.set_login(ann, "ann", "hash-1").await.expect("it is free");
    store.set_password(ann, "hash-2").await.expect("she has a login");
    store.rename(ann, "Anna").await.expect("renamed");
    let (account, hash) = store.by_login("ann").await.expect("read").expect("she is there");
    assert_eq!((account.name.as_str(), hash.as_str()), ("Anna", "hash-2"));
    assert_eq!(store.accounts(0, 10, Some("ANNA")).await.expect("listed").len(), 1);
}

pub(crate) async fn what_is_not_there_is_said(bed: &mut Bed) {
    let store = bed.store().await;
    for refused in [
        store.rename(7, "x").await,
        store.set_login(7, "x", "h").await,
        store.set_password(7, "h").await,
        store.delete_account(7).await,
        store.new_session(7, "t", "d", 0).await,
    ] {
        assert!(matches!(&refused, Err(StoreError::NoAccount { id: 7 })), "{refused:?}");
    }
    store.touch(7, 0).await.expect("nobody is missed");
}

pub(crate) async fn seen_never_goes_back(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 5).await.expect("made").id;
    for (moment, seen) in [(9, 9), (7, 9), (10, 10)] {
        store.touch(ann, moment).await.expect("touched");
        assert_eq!(store.account(ann).await.expect("read").expect("there").seen, seen);
    }
}

pub(crate) async fn a_deleted_account_leaves_no_trace(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    let bob = store.new_guest("Bob", 0).await.expect("made").id;
    store.set_login(ann, "ann", "hash").await.expect("free");
    store.new_session(ann, "token-of-ann", "a phone", 0).await.expect("begun");
    store.new_session(bob, "token-of-bob", "a phone", 0).await.expect("begun");
    let bout = crate::bouts::bout("00", 10, &[(ann, "Ann"), (bob, "Bob")]);
    store.append(&crate::log::batch(0, &["{}"], vec![bout])).await.expect("stored");

    store.delete_account(ann).await.expect("deleted");

    assert_eq!(store.account(ann).await.expect("read"), None);
    assert_eq!(store.by_login("ann").await.expect("read"), None);
    assert_eq!(store.session("token-of-ann").await.expect("read"), None);
    assert_eq!(store.session("token-of-bob").await.expect("read"), Some(bob));
    assert!(store.bouts_of(ann, None, 10).await.expect("read").is_empty());
    let left = &store.bouts_of(bob, None, 10).await.expect("read")[0].seats;
    assert_eq!((left[0].person, left[0].name.as_str()), (None, ""));
    assert_eq!((left[1].person, left[1].name.as_str()), (Some(bob), "Bob"));
}

pub(crate) async fn accounts_are_listed_and_found(bed: &mut Bed) {
    let store = bed.store().await;
    for name in ["Ann", "Bob", "100% Carl", "Do_ra", "ÉMILE!"] {
        store.new_guest(name, 0).await.expect("made");
    }
    store.set_login(2, "Bananna", "hash").await.expect("free");
    let names = async |after, limit, find| {
        let found = store.accounts(after, limit, find).await.expect("listed");
        found.into_iter().map(|account| account.name).collect::<Vec<String>>()
    };
    assert_eq!(names(0, 2, None).await, ["Ann", "Bob"]);
    assert_eq!(names(2, 9, None).await, ["100% Carl", "Do_ra", "ÉMILE!"]);
    assert_eq!(names(0, 9, Some("ANN")).await, ["Ann", "Bob"]);
    assert_eq!(names(0, 9, Some("%")).await, ["100% Carl"]);
    assert_eq!(names(0, 9, Some("_")).await, ["Do_ra"]);
    assert_eq!(names(0, 9, Some("émile!")).await, ["ÉMILE!"]);
    assert!(names(0, 9, Some("\0")).await.is_empty());
    assert!(names(u64::MAX, 9, None).await.is_empty());
}

pub(crate) async fn zero_characters_are_refused(bed: &mut Bed) {
    let store = bed.store().await;
    let ann = store.new_guest("Ann", 0).await.expect("made").id;
    for refused in [
        store.new_guest("A\0", 0).await.map(|_| ()),
        store.rename(ann, "A\0").await,
        store.set_login(ann, "A\0", "h").await,
        store.new_session(ann, "t", "\0", 0).await,
        store.leave_errand("\0").await.map(|_| ()),
        store.checkpoint(0, "\0").await,
        store.append(&crate::log::batch(0, &["\0"], Vec::new())).await,
    ] {
        assert!(matches!(&refused, Err(StoreError::Text { .. })), "{refused:?}");
    }
}

pub(crate) async fn the_secret_is_made_once(bed: &mut Bed) {
    let place = bed.place();
    let store = server::store::Store::open(&place).await.expect("opens");
    let secret = store.secret().await.expect("made");
    assert_ne!(secret, [0; 32]);
    assert_eq!(store.secret().await.expect("kept"), secret);
    store.close().await;
    let again = server::store::Store::open(&place).await.expect("opens");
    assert_eq!(again.secret().await.expect("kept"), secret);
    let other = bed.store().await;
    assert_ne!(other.secret().await.expect("made"), secret);
}

pub(crate) async fn errands_are_left_and_answered(bed: &mut Bed) {
    let place = bed.place();
    let store = server::store::Store::open(&place).await.expect("opens");
    let beside = server::store::Store::open_beside(&place).await.expect("opens beside");
    let first = beside.leave_errand("say hello").await.expect("left");
    let second = beside.leave_errand("say goodbye").await.expect("left");
    let open = store.open_errands().await.expect("read");
    assert_eq!(open, [(first, "say hello".to_owned()), (second, "say goodbye".to_owned())]);
    assert_eq!(beside.errand_answer(first).await.expect("read"), None);
    store.answer_errand(first, "hello").await.expect("answered");
    assert_eq!(beside.errand_answer(first).await.expect("read").as_deref(), Some("hello"));
    assert_eq!(store.open_errands().await.expect("read"), [(second, "say goodbye".to_owned())]);
    assert!(store.answer_errand(first, "hello again").await.is_err(), "an answer is given once");
    assert!(matches!(store.errand_answer(99).await, Err(StoreError::NoErrand { id: 99 })));
}
