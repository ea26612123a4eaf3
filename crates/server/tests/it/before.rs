//! Before a bout: options, written set-ups, cards, lessons, words; and the devices of an account.

use crate::bed::Bed;
use crate::home::Home;
use serde_json::{Value, json};

async fn get(home: &Home, path: &str) -> Value {
    let reply = home.fetch(("GET", path), None, None).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    reply.json(&home.address).expect("JSON")
}

async fn check(home: &Home, setup: &str) -> Value {
    let path = "/api/games/stak-bots/setups/check";
    let reply = home.fetch(("POST", path), None, Some(json!({ "setup": setup }))).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json(&home.address).expect("JSON")
}

pub(crate) async fn set_ups_are_put_together_from_options_and_checked(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let options = get(&home, "/api/games/stak-bots/options").await;
    let options = options.as_array().expect("options");
    let by_key = |key: &str| options.iter().find(|it| it["key"] == key).cloned().unwrap_or_default();
    assert_eq!(by_key("reactive")["kind"], json!("switch"));
    assert_eq!(
        (&by_key("reactive")["usual"], &by_key("reactive")["rule"]),
        (&json!(false), &json!("SB-17.4"))
    );
    assert_eq!(by_key("seats")["kind"], json!({ "number": { "least": 2, "most": 6 } }));
    assert_eq!(by_key("depth")["usual"], Value::Null);
    assert_eq!(by_key("mode")["kind"]["one-of"][1]["value"], json!("traitor"));
    assert!(by_key("mode")["about"][0].is_string());

    let good = check(&home, "seats = 4\nteams = 2\nfirst = \"chance\"\nreactive = true").await;
    assert_eq!((&good["seats"], &good["faults"]), (&json!(4), &json!([])));
    assert_eq!(good["toml"], json!("seats = 4\nreactive = true\nteams = 2\n"));
    let bad = check(&home, "seats = 3\ndepth = 99\nhand = 9\nteams = 2\nfirst = \"F\"").await;
    let rules: Vec<&str> =
        bad["faults"].as_array().expect("faults").iter().filter_map(|it| it["rule"].as_str()).collect();
    assert_eq!(rules, ["SB-R2", "SB-T6", "SB-R3", "SB-R52"], "all at once");
    assert_eq!(bad["seats"], Value::Null);
    let unread = check(&home, "seats = 2\nreactiv = true\ndepth = \"deep\"").await;
    let faults = unread["faults"].as_array().expect("faults");
    assert!(faults.len() == 2 && faults.iter().all(|it| it["rule"].is_null()), "{unread}");
    let lines: Vec<Value> = faults.iter().map(|it| it["why"][2].clone()).collect();
    assert!(lines.contains(&json!(2)) && lines.contains(&json!(3)), "{lines:?}");

    let long = json!({ "setup": "# ".repeat(30_000) });
    assert_eq!(home.fetch(("POST", "/api/games/stak-bots/setups/check"), None, Some(long)).await.status, 413);
    assert_eq!(home.fetch(("GET", "/api/games/chess/options"), None, None).await.status, 404);
}

pub(crate) async fn a_deck_is_built_from_the_cards_and_checked(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let cards = get(&home, "/api/games/stak-bots/cards").await;
    let cards = cards.as_array().expect("cards");
    assert_eq!(cards.len(), 20);
    assert!(cards.iter().all(|it| it["card"]["face"]["front"]["title"][0].is_string()), "{}", cards[0]);
    let deck: Vec<String> = cards
        .iter()
        .map(|it| format!("{} = {}", it["code"].as_str().expect("a code"), it["copies"]))
        .collect();
    let written =
        |deck: &[String]| format!("decks = \"own\"\n[[own-deck]]\n{0}\n[[own-deck]]\n{0}\n", deck.join("\n"));
    let good = check(&home, &written(&deck)).await;
    assert_eq!((&good["seats"], &good["faults"]), (&json!(2), &json!([])), "{good}");
    let again = check(&home, good["toml"].as_str().expect("TOML")).await;
    assert_eq!(again, good, "what is written is read alike");
    let mut many = deck.clone();
    many[0] = many[0].replace("= 2", "= 9");
    let bad = check(&home, &written(&many)).await;
    assert!(
        bad["faults"]
            .as_array()
            .is_some_and(|it| it.iter().all(|it| it["rule"] == "SB-17.25") && it.len() >= 4),
        "{bad}"
    );
}

pub(crate) async fn games_tell_how_they_are_learnt_and_played(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let game = get(&home, "/api/games/stak-bots").await;
    assert_eq!(game["seats"], json!({ "least": 2, "most": 6 }));
    assert_eq!(game["levels"][0], json!("random"));
    assert!(game["setups"].as_array().expect("set-ups").iter().all(|it| it["title"][0].is_string()));
    let lesson = get(&home, "/api/games/stak-bots/lesson").await;
    assert!(
        lesson.as_array().is_some_and(|it| it.len() == 8 && it.iter().all(|it| it["answer"].is_string()))
    );
    let pictures = get(&home, "/api/games/stak-bots/pictures").await;
    assert!(
        pictures.as_array().is_some_and(|it| it.len() == 5 && it.iter().all(|it| it["scene"].is_object()))
    );
    assert_eq!(get(&home, "/api/words").await, json!(["en"]));
    let words = home.fetch(("GET", "/api/words/en"), None, None).await.body;
    what_the_page_keeps_never_changes(&home, &words).await;
    for key in ["list-none", "list-two", "list-middle", "list-last", "sb-lesson-play", "server-no-step"] {
        assert_eq!(words.lines().filter(|line| line.starts_with(&format!("{key} ="))).count(), 1, "{key}");
    }
}

/// The page that a visit begins with names where the words and the games lie for ever. Under another hash they are kept
/// by nobody.
async fn what_the_page_keeps_never_changes(home: &Home, words: &str) {
    let page = home.fetch(("GET", "/"), None, None).await.body;
    let (_, kept) = page.split_once("name=\"kept\" content=\"").expect("the page names what it keeps");
    let (kept, _) = kept.split_once('"').expect("a value ends");
    for (path, whole) in [("/api/words/en", words), ("/api/games", "")] {
        let address = kept.split(' ').find(|address| address.starts_with(path)).expect(path);
        let reply = home.fetch(("GET", address), None, None).await;
        let long = reply.header("cache-control").unwrap_or_default();
        assert!(long.contains("immutable") && reply.body.starts_with(whole), "{address}: {long}");
        let other = format!("{path}?hash=0");
        let reply = home.fetch(("GET", &other), None, None).await;
        assert_eq!((reply.status, reply.header("cache-control")), (200, Some("no-store")), "{other}");
    }
}

pub(crate) async fn whom_one_muted_is_remembered(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (mut ada, bo, _) = crate::player::pair(&home).await;
    let muted = home.fetch(("GET", "/api/me/muted"), Some(&ada.session), None).await;
    assert_eq!(muted.json(&home.address).expect("a list"), json!([]));
    let mute = |mute| lobby::Command::Mute { person: bo.person, mute };
    ada.order(mute(true)).await.expect("done");
    // The numbers of strangers do not give away names.
    let eve = home.player("Eve").await;
    for person in [eve.person, lobby::PersonId(99)] {
        let verdict = ada.order(lobby::Command::Mute { person, mute: true }).await;
        assert_eq!(verdict.expect_err("a stranger").0, "no-such-person");
    }
    let muted = home.fetch(("GET", "/api/me/muted"), Some(&ada.session), None).await;
    assert_eq!(muted.json(&home.address).expect("a list"), json!([[bo.person.0, "Bo"]]));
    let other = home.fetch(("GET", "/api/me/muted"), Some(&bo.session), None).await;
    assert_eq!(other.json(&home.address).expect("a list"), json!([]), "nobody else is told");
    ada.order(mute(false)).await.expect("done");
    let muted = home.fetch(("GET", "/api/me/muted"), Some(&ada.session), None).await;
    assert_eq!(muted.json(&home.address).expect("a list"), json!([]));
}

pub(crate) async fn one_device_is_signed_out(bed: &mut Bed) {
    let home = Home::start(bed.place()).await;
    let (session, _) = home.guest("Ada").await;
    let login = json!({ "login": "ada-of-devices", "password": "a long password" });
    assert_eq!(home.fetch(("PUT", "/api/me/login"), Some(&session), Some(login.clone())).await.status, 200);
    let other = home.fetch(("POST", "/api/login"), None, Some(login)).await.session().expect("a cookie");
    let list = |session| home.fetch(("GET", "/api/me/devices"), Some(session), None);
    let devices: Value = list(&session).await.json(&home.address).expect("a list");
    let devices = devices.as_array().expect("devices");
    assert_eq!(devices.len(), 2);
    assert_eq!(devices.iter().filter(|it| it["here"] == json!(true)).count(), 1);
    let there = devices.iter().find(|it| it["here"] == json!(false)).expect("the other");
    let path = format!("/api/me/devices/{}", there["id"].as_str().expect("a name"));
    let (stranger, _) = home.guest("Eve").await;
    assert_eq!(home.fetch(("DELETE", &path), Some(&stranger), None).await.status, 404, "another's device");
    assert_eq!(home.fetch(("DELETE", &path), Some(&session), None).await.status, 204);
    assert_eq!(home.fetch(("DELETE", &path), Some(&session), None).await.status, 404, "it is gone");
    assert_eq!(list(&other).await.status, 401);
    assert_eq!(list(&session).await.status, 200);
}
