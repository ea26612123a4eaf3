//! Accounts over HTTP: guests, devices, passwords, and the end of an account.

use crate::bed::{Bed, disturb};
use crate::home::{Home, wide};
use crate::player::{Player, pair};
use serde_json::json;
use server::Limits;
use wire::client::{Line, Session, Trouble};

pub(crate) async fn a_guest_is_remembered_by_their_device(bed: &mut Bed) {
    let mut home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let cookie = home.fetch(("POST", "/api/guest"), None, Some(json!({}))).await;
    let cookie = cookie.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    home.stop().await;
    home.start_again().await;
    let again = home.fetch(("POST", "/api/guest"), Some(&session), Some(json!({}))).await;
    let account = again.json(&home.address).expect("an account");
    assert_eq!((account["person"].as_u64(), account["name"].as_str()), (Some(person), Some("Ada")));
    assert_eq!(again.session(), None, "no new cookie for a known device");
    let renamed = home.fetch(("PATCH", "/api/me"), Some(&session), Some(json!({ "name": "Ada L." }))).await;
    assert_eq!(renamed.json(&home.address).expect("an account")["name"], "Ada L.");
    let invisible = ["a\u{202e}b", "a\u{61c}b", "a\u{200b}b", "a\u{2060}b", "\u{3164}", "a\u{2028}\u{feff}b"];
    for name in invisible.into_iter().chain(["", "   ", &"x".repeat(33)]) {
        let refused = home.fetch(("PATCH", "/api/me"), Some(&session), Some(json!({ "name": name }))).await;
        assert_eq!(refused.status, 400, "{name:?}");
    }
    assert_eq!(home.fetch(("POST", "/api/logout"), Some(&session), None).await.status, 204);
    assert_eq!(home.fetch(("GET", "/api/me"), Some(&session), None).await.status, 401);
}

pub(crate) async fn a_password_opens_the_account_on_another_device(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let put = |session: &Session, body: serde_json::Value| {
        let (home, session) = (&home, session.clone());
        async move { home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status }
    };
    assert_eq!(put(&session, json!({ "login": "ada", "password": "short" })).await, 400);
    assert_eq!(put(&session, json!({ "login": "a", "password": "long enough" })).await, 400);
    assert_eq!(put(&session, json!({ "login": "Ada", "password": "long enough" })).await, 200);
    let (other, _) = home.guest("Eve").await;
    assert_eq!(put(&other, json!({ "login": "aDA", "password": "long enough" })).await, 409, "taken");
    assert_eq!(
        put(&session, json!({ "login": "ada", "password": "another one" })).await,
        403,
        "the old one is needed"
    );
    let change = json!({ "login": "ada", "password": "another one", "old": "long enough" });
    assert_eq!(put(&session, change).await, 200);

    let login = |password: &str| {
        let (home, body) = (&home, json!({ "login": "ADA", "password": password }));
        async move { home.fetch(("POST", "/api/login"), None, Some(body)).await }
    };
    assert_eq!(login("long enough").await.status, 403);
    let there = login("another one").await;
    assert_eq!(there.json(&home.address).expect("an account")["person"], person);
    let there = there.session().expect("a cookie");
    assert_ne!(there, session);
    assert_eq!(home.fetch(("DELETE", "/api/me/devices"), Some(&there), None).await.status, 204);
    assert_eq!(
        home.fetch(("GET", "/api/me"), Some(&session), None).await.status,
        401,
        "the other device is out"
    );
    assert_eq!(home.fetch(("GET", "/api/me"), Some(&there), None).await.status, 200);
}

pub(crate) async fn logins_that_look_alike_are_one(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let (other, _) = home.guest("Eve").await;
    let put = |session: &Session, login: &str| {
        let body = json!({ "login": login, "password": "long enough" });
        let (home, session) = (&home, session.clone());
        async move { home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status }
    };
    assert_eq!(put(&session, "Jos\u{e9}").await, 200);
    for taken in ["jose\u{301}", "JOS\u{c9}", "\u{ff4a}os\u{e9}"] {
        assert_eq!(put(&other, taken).await, 409, "{taken}");
    }
    for refused in
        ["j\u{43e}s\u{e9}", "jos\u{e9}\u{200b}", "jos\u{e9}\u{61c}", "jo s\u{e9}", "\u{202e}jos\u{e9}"]
    {
        assert_eq!(put(&other, refused).await, 400, "{refused:?}");
    }
    let body = json!({ "login": "JOSE\u{301}", "password": "long enough" });
    let there = home.fetch(("POST", "/api/login"), None, Some(body)).await;
    assert_eq!(there.json(&home.address).expect("an account")["person"], person);
    // A login that is older than these rules still works, and its password can be changed.
    let (old, _) = home.guest("Old").await;
    assert_eq!(put(&old, "oldie").await, 200);
    disturb(
        &home.place,
        "UPDATE accounts SET login = 'Old Hand', login_key = 'old hand' WHERE login = 'oldie'",
    )
    .await;
    let body = json!({ "login": "old HAND", "password": "long enough" });
    assert_eq!(home.fetch(("POST", "/api/login"), None, Some(body)).await.status, 200);
    let body = json!({ "login": "Old Hand", "password": "another one", "old": "long enough" });
    assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&old), Some(body)).await.status, 200);
}

pub(crate) async fn who_signs_in_by_what_is_not_asked_without_end(bed: &mut Bed) {
    let home = Home::with(bed.place(), Limits { logins_per_hour: 3, ..wide() }).await;
    let (session, _) = home.guest("Ada").await;
    let put = |login: &str| {
        let body = json!({ "login": login, "password": "long enough" });
        let (home, session) = (&home, session.clone());
        async move { home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await }
    };
    for (login, status) in [("ada", 200), ("eve", 403), ("bo", 403)] {
        assert_eq!(put(login).await.status, status, "{login}");
    }
    let held_back = put("cy").await;
    assert_eq!(held_back.status, 429, "{}", held_back.body);
    assert!(held_back.header("retry-after").is_some());

    let home = Home::with(bed.place(), Limits { tries_per_minute: 2, ..wide() }).await;
    let (session, _) = home.guest("Ada").await;
    let put = |old: &str| {
        let body = json!({ "login": "ada", "password": "long enough", "old": old });
        let (home, session) = (&home, session.clone());
        async move { home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status }
    };
    assert_eq!([put("").await, put("guess").await, put("long enough").await], [200, 403, 429]);
}

pub(crate) async fn failed_tries_to_sign_in_are_logged(bed: &mut Bed) {
    let log = crate::log::kept();
    let home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let body = json!({ "login": "ada-of-logs", "password": "long enough" });
    assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status, 200);
    let from = log.len();
    for login in ["ada-of-logs", "a-secret-in-the-wrong-field"] {
        let body = json!({ "login": login, "password": "a-wrong-password" });
        assert_eq!(home.fetch(("POST", "/api/login"), None, Some(body)).await.status, 403);
    }
    let said = log.since(from);
    let failed: Vec<&str> = said.lines().filter(|line| line.contains("a sign-in failed")).collect();
    assert_eq!(failed.len(), 2, "{said}");
    assert!(failed.iter().all(|line| line.contains("127.0.0.1")), "{said}");
    assert!(failed[0].contains(&format!("account={person}")), "{said}");
    for secret in ["a-wrong-password", "a-secret-in-the-wrong-field", "ada-of-logs"] {
        assert!(!said.contains(secret), "{said}");
    }
}

pub(crate) async fn junk_before_the_cookie_does_no_harm(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let (ended, _) = home.guest("Eve").await;
    assert_eq!(home.fetch(("POST", "/api/logout"), Some(&ended), None).await.status, 204);
    for before in ["hangar=junk", "hangar=", "hangar=a.b; other=1", ended.cookie.as_str()] {
        let both = Session { cookie: format!("{before}; {}", session.cookie) };
        let me = home.fetch(("GET", "/api/me"), Some(&both), None).await;
        assert_eq!(me.status, 200, "{before}");
        assert_eq!(me.json(&home.address).expect("an account")["person"], person);
    }
}

pub(crate) async fn a_name_from_before_that_cannot_be_seen_is_not_shown(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let hidden = format!("UPDATE accounts SET name = 'A\u{61c}da' WHERE id = {person}");
    disturb(&home.place, &hidden).await;
    let mut ada = Player::connect(&home.address, session, person).await;
    let (table, _) = ada.open(crate::player::terms()).await;
    ada.sit(table, 0).await;
    ada.catch_up().await;
    let card = serde_json::to_string(&ada.cards[&table]).expect("a card");
    assert!(card.contains(&format!("Guest {person:04}")) && !card.contains('\u{61c}'), "{card}");
}

pub(crate) async fn passwords_cannot_be_tried_without_end(bed: &mut Bed) {
    let home = Home::with(bed.place(), Limits { tries_per_minute: 3, ..wide() }).await;
    let body = || Some(json!({ "login": "ada", "password": "guess" }));
    for _ in 0..3 {
        assert_eq!(home.fetch(("POST", "/api/login"), None, body()).await.status, 403);
    }
    let held_back = home.fetch(("POST", "/api/login"), None, body()).await;
    assert_eq!(held_back.status, 429);
    assert!(held_back.header("retry-after").is_some());
}

pub(crate) async fn a_password_is_not_guessed_without_end(bed: &mut Bed) {
    let home = Home::with(bed.place(), Limits { guesses_per_hour: 2, ..wide() }).await;
    for login in ["ada", "eve"] {
        let (session, _) = home.guest(login).await;
        let body = json!({ "login": login, "password": "long enough" });
        assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status, 200);
    }
    let sign_in = |login: &str, password: &str| {
        let body = json!({ "login": login, "password": password });
        let home = &home;
        async move { home.fetch(("POST", "/api/login"), None, Some(body)).await }
    };
    for login in ["ada", "nobody"] {
        for _ in 0..5 {
            assert_eq!(sign_in(login, "long enough").await.status, if login == "ada" { 200 } else { 403 });
        }
        for guess in 0..5 {
            let status = sign_in(login, "a guess").await.status;
            let held_back = login == "nobody";
            assert_eq!(status, if held_back { 429 } else { 403 }, "{login} {guess}");
        }
        let held_back = sign_in(login, "long enough").await;
        assert_eq!(held_back.status, 429, "{login}: {}", held_back.body);
        assert!(held_back.header("retry-after").is_some());
    }
    assert_eq!(sign_in("ADA", "long enough").await.status, 429, "the same login");
    assert_eq!(sign_in("eve", "long enough").await.status, 200, "nobody guessed at hers");
}

pub(crate) async fn nobody_takes_a_name_that_looks_like_anothers(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Boris").await;
    let (other, _) = home.guest("Eve").await;
    let rename = async |session: &Session, name: &str| {
        home.fetch(("PATCH", "/api/me"), Some(session), Some(json!({ "name": name }))).await.status
    };
    for alike in ["B0ris", "B\u{43e}ris", "\u{412}oris"] {
        assert_eq!(rename(&other, alike).await, 409, "{alike}");
        let guest = home.fetch(("POST", "/api/guest"), None, Some(json!({ "name": alike }))).await;
        assert_eq!(guest.status, 409, "{alike}: {}", guest.body);
    }
    assert_eq!(rename(&session, "B0ris").await, 200, "it is her own");
    assert_eq!(rename(&session, "Boris").await, 200);
    assert_eq!(rename(&other, "boris").await, 200, "guests may share a name");
    assert_eq!(rename(&other, "Eve").await, 200);
    let body = json!({ "login": "boris", "password": "long enough" });
    assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&session), Some(body)).await.status, 200);
    for taken in ["Boris", "boris", "BORIS"] {
        assert_eq!(rename(&other, taken).await, 409, "{taken}");
    }
    for bad in
        [format!("B{}", "\u{335}".repeat(3)), "\u{301}B".to_owned(), format!("b{}", "\u{489}".repeat(16))]
    {
        assert_eq!(rename(&other, &bad).await, 400, "{bad:?}");
    }
    let mut eve = Player::connect(&home.address, other.clone(), 2).await;
    let over_the_line = eve.order(lobby::Command::Rename { name: "Boris".to_owned() }).await;
    assert_eq!(over_the_line.expect_err("the server's own").0, "house-only");
    // An account from before has no look yet.
    let mut home = home;
    home.stop().await;
    disturb(&home.place, "UPDATE accounts SET look = NULL").await;
    home.start_again().await;
    let guest = home.fetch(("POST", "/api/guest"), None, Some(json!({ "name": "B0ris" }))).await;
    assert_eq!(guest.status, 409, "{}", guest.body);
}

pub(crate) async fn a_deleted_account_is_gone_everywhere(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, mut bo, table) = pair(&home).await;
    let wrong = home.fetch(("DELETE", "/api/me"), Some(&bo.session), Some(json!({ "name": "Ada" }))).await;
    assert_eq!(wrong.status, 400, "the name is the sign that it is meant");
    let gone = home.fetch(("DELETE", "/api/me"), Some(&bo.session), Some(json!({ "name": "Bo" }))).await;
    assert_eq!(gone.status, 204, "{}", gone.body);
    while bo.hear().await.is_ok() {}
    assert_eq!(home.fetch(("GET", "/api/me"), Some(&bo.session), None).await.status, 401);
    ada.catch_up().await;
    assert!(ada.ended(table).is_some(), "the bout was given up: {:?}", ada.stage(table));
    let card = serde_json::to_string(&ada.cards[&table]).expect("a card");
    assert!(!card.contains("\"Bo\""), "{card}");
    let bouts = home.fetch(("GET", "/api/bouts"), Some(&ada.session), None).await;
    assert!(!bouts.body.contains("\"Bo\""), "{}", bouts.body);
}

pub(crate) async fn a_forged_cookie_opens_nothing(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, person) = home.guest("Ada").await;
    let (other, _) = home.guest("Eve").await;
    let (value, sign) = session.cookie.split_once('.').expect("a signed value");
    let (_, other_sign) = other.cookie.split_once('.').expect("a signed value");
    for forged in [
        format!("{value}.{other_sign}"),
        format!("{value}."),
        value.to_owned(),
        format!("hangar={person}.{sign}"),
        format!("hangar=.{sign}"),
        "hangar=".to_owned(),
    ] {
        let forged = Session { cookie: forged };
        assert_eq!(home.fetch(("GET", "/api/me"), Some(&forged), None).await.status, 401, "{forged:?}");
        match Line::open(&home.address, &forged).await.err() {
            Some(Trouble::Refused { code, .. }) => assert_eq!(code, "no-session"),
            unexpected => panic!("{unexpected:?}"),
        }
    }
    drop(Player::connect(&home.address, session, person).await);
}
