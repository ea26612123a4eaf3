//! Leaks: in two worlds that a seat cannot tell apart, all that its socket receives is equal, byte for byte.
//!
//! A random bout is played on a server. For moments of it and each seat another world is looked for: the
//! same answers, other chance, and nothing by which that seat could ever tell them apart. That world is played
//! on a server of its own, from its beginning. Up to that moment everything that the seat received must
//! be the same in both, and everything that a spectator received, who knows no more than any seat.

mod planning;
mod retold;
mod room;

use kernel::Dealer;
use lobby::worlds::Leak;
use lobby::{SetupChoice, Terms};
use retold::{Brings, Other, Search, Setups};
use room::{Room, Step};

/// One of this many moments of a bout is examined.
const STOP_ONE_IN: u32 = 9;
/// One of this many steps is something other than an answer.
const ASIDE_ONE_IN: u32 = 7;
/// After this many steps everybody who still plays gives up.
const STEPS_MAX: usize = 70;
/// How many answers are probed at a stop.
const PROBED: usize = 8;
/// How many other worlds of one bout are played.
const WORLDS_MAX: usize = 4;

/// The results of some bouts.
#[derive(Default, Debug)]
struct Compared {
    worlds: usize,
    texts: usize,
    refusals: usize,
    differences: Vec<String>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_seat_cannot_tell_apart_its_socket_does_not_tell_apart() {
    let bouts = if std::env::var_os("HANGAR_SOAK").is_some() { 400 } else { 5 };
    for entry in hidden_by_chance() {
        let mut all = Compared::default();
        for seed in 0..bouts {
            compare(entry.id, seed, None, &mut all).await;
        }
        assert!(all.differences.is_empty(), "{}:\n{}", entry.id, all.differences.join("\n"));
        assert!(all.worlds >= bouts as usize, "{}: only {} other worlds", entry.id, all.worlds);
        assert!(all.texts > 40 * all.worlds && all.refusals > 4 * all.worlds, "{}: {all:?}", entry.id);
        println!("{}: {} worlds, {} texts, {} refusals", entry.id, all.worlds, all.texts, all.refusals);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planted_leak_is_found() {
    for leak in [Leak::Card, Leak::Events, Leak::Twice] {
        for entry in hidden_by_chance() {
            let mut all = Compared::default();
            for seed in 0..10 {
                compare(entry.id, seed, Some(leak), &mut all).await;
                if !all.differences.is_empty() {
                    break;
                }
            }
            assert!(!all.differences.is_empty(), "{}: {leak:?} is not found: {all:?}", entry.id);
            println!("{}: {leak:?} is found in world {}", entry.id, all.worlds);
        }
    }
}

/// The games in which chance hides something. If seats hide only what they bring, no other chance makes a world that
/// a seat cannot tell from its own: those worlds differ by kits, and the lobby's own tests compare them.
fn hidden_by_chance() -> Vec<catalog::Entry> {
    let hides = |entry: &catalog::Entry| !catalog::with_game(entry.id, Brings).expect("it is in the catalog");
    catalog::entries().into_iter().filter(hides).collect()
}

/// Plays a bout, then other worlds of it, and compares.
async fn compare(game: &str, seed: u64, leak: Option<Leak>, all: &mut Compared) {
    let mut dealer = Dealer::stream(seed, 1);
    let mut room = Room::open(&terms(game, seed, &mut dealer), leak, Vec::new(), seed).await;
    let mut script = Vec::new();
    while let Some(step) = next_step(&room, script.len(), &mut dealer) {
        room.take(&step).await.unwrap_or_else(|why| panic!("{game}, seed {seed}: {step:?}: {why}"));
        script.push(step);
    }
    let record = room.whole_record().await;
    let search = Search { record: &record, script: &script, seed, most: WORLDS_MAX };
    for other in catalog::with_game(game, search).expect("it is in the catalog") {
        let mut dealer = Dealer::stream(seed, 1);
        let terms = terms(game, seed, &mut dealer);
        let mut there = Room::open(&terms, leak, other.rolled.clone(), seed).await;
        let mut refused = None;
        for step in &other.script {
            refused = there.take(step).await.err().map(|why| format!("{step:?}: {why}"));
            if refused.is_some() {
                break;
            }
        }
        all.worlds += 1;
        let found = difference(&room, &there, &other, all).or(refused);
        all.differences.extend(found.map(|what| format!("{game}, seed {seed}, seat {}: {what}", other.seat)));
        there.close().await;
        if !all.differences.is_empty() {
            break;
        }
    }
    room.close().await;
}

/// The first difference in what the seat or the spectator received.
fn difference(room: &Room, there: &Room, other: &Other, all: &mut Compared) -> Option<String> {
    let spectator = room.spectator();
    for (number, (here, there)) in room.received.iter().zip(&there.received).enumerate() {
        let step = number.checked_sub(1).map(|place| &other.script[place]);
        for listener in [usize::from(other.seat), spectator] {
            let (one, another) = (&here[listener], &there[listener]);
            if one != another {
                let differ = one.iter().zip(another).find(|(one, another)| one != another);
                let differ = differ.map(|(one, another)| parting(one, another)).unwrap_or_default();
                let (one, another) = (one.len(), another.len());
                return Some(format!(
                    "listener {listener} got {one} texts here and {another} there after {step:?}\n{differ}"
                ));
            }
            all.texts += one.len();
            all.refusals += one.iter().filter(|text| text.starts_with("{\"refused\"")).count();
        }
    }
    None
}

/// Both texts around the place where they differ.
fn parting(one: &str, another: &str) -> String {
    let place = one.bytes().zip(another.bytes()).take_while(|(one, another)| one == another).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[place.saturating_sub(120)..text.len().min(place + 120)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("  here:  …{}…\n  there: …{}…", around(one), around(another))
}

/// A set-up of the game: the first one at first, then any.
fn terms(game: &str, seed: u64, dealer: &mut Dealer) -> Terms {
    let mut names = catalog::with_game(game, Setups).expect("it is in the catalog");
    let place = if seed == 0 { 0 } else { dealer.below(names.len() as u32) as usize };
    Terms::of(game, SetupChoice::Named(names.swap_remove(place)))
}

/// The next step of somebody. Nothing once the bout is over.
fn next_step(room: &Room, steps: usize, dealer: &mut Dealer) -> Option<Step> {
    let asked = room.asked();
    let any = |count: usize, dealer: &mut Dealer| dealer.below(count as u32) as usize;
    let seat = *asked.get(any(asked.len().max(1), dealer))?;
    if steps >= STEPS_MAX {
        return Some(Step::Concede(seat));
    }
    if dealer.below(STOP_ONE_IN) == 0 {
        let mut tried: Vec<String> = room.answers.iter().cloned().collect();
        dealer.shuffle(&mut tried);
        tried.truncate(PROBED);
        tried.push("no such thing".to_owned());
        return Some(Step::Stop(tried));
    }
    if dealer.below(ASIDE_ONE_IN) == 0 {
        return Some(match (room.may_undo(), dealer.below(8)) {
            (_, 0) if steps > STEPS_MAX / 2 => Step::Concede(seat),
            (Some(seat), _) => Step::Undo(seat),
            (None, _) => Step::Declare(seat, room.kind(seat)),
        });
    }
    let choices = room.choices(seat);
    Some(Step::Move(seat, choices[any(choices.len(), dealer)].clone()))
}
