//! Accounts: what the events tell of tokens, Armor and Fighting Spirit adds up; what waits for Power Tokens comes each time
//! and at once; and whatever is played has given what its Requirements ask for, however it came into play.

mod book;

use book::{balances, bookings};
use giga_robo::build::Build;
use giga_robo::content::{Amount, CardFacts, Per, Stock, Verb};
use giga_robo::table::Deed;
use giga_robo::{Answer, Chosen, Content, Event, GigaRobo, Mode, Question, Setup, Source};
use kernel::{Bout, Dealer, Input, Notation, Seat, Told, Waiting};
use std::sync::Arc;
use testkit::laws::{Battery, Book, accounts, accounts_but, soak};

/// Set-ups with builds by chance, some of each mode. Every pilot and every robot is flown several times.
fn by_chance(content: &Content) -> Vec<(String, Setup)> {
    let mut dealer = Dealer::new(16);
    let duels = [(Mode::Duel, 2); 6];
    let modes = duels.into_iter().chain([(Mode::FreeForAll, 3), (Mode::Team, 4), (Mode::Team, 4)]);
    let mut pilots = (0..content.pilots.len() as u8).cycle();
    let mut robots = (0..content.robots.len() as u8).cycle();
    let setups = modes.enumerate().map(|(at, (mode, seats))| {
        let pairs = pilots.by_ref().zip(robots.by_ref()).take(seats.into());
        let builds = pairs.map(|(pilot, robot)| Some(Build::random(content, pilot, robot, &mut dealer)));
        let builds = builds.collect();
        (format!("by chance {at}"), Setup { mode, builds, ..Setup::standard(seats) })
    });
    setups.collect()
}

fn battery() -> Battery<GigaRobo> {
    let house = Battery::<GigaRobo>::house(1);
    let setups = by_chance(&house.content);
    Battery { setups, seeds: 0..2 * soak(), answers_max: 700, ..house }
}

#[test]
fn the_events_account_for_all_that_is_gained_and_lost() {
    let booked = accounts(&battery(), &Book { balances, bookings }).expect("what is told adds up");
    assert!(booked > 10_000, "only {booked} bookings");
}

/// A book that forgets which cards are put back from the meter does not add up.
#[test]
fn cards_that_are_not_booked_are_missed() {
    let book = Book { balances, bookings };
    let forgets = |event: &Event| matches!(event, Event::Returned { .. });
    accounts_but(&battery(), &book, forgets).expect_err("cards are missing");
}

/// A pilot and a robot by their codes, with an ability of the pilot and an Ultimate Technique.
fn build(content: &Content, pilot: &str, ability: &str, robot: &str, card: &str) -> Build {
    let place = |found: Option<usize>| found.expect("the house pack has it") as u8;
    let flown = place(content.pilots.iter().position(|one| one.code.as_str() == pilot));
    let robot = place(content.robots.iter().position(|one| one.code.as_str() == robot));
    let abilities = &content.pilots[usize::from(flown)].abilities;
    let pilot_ability = place(abilities.iter().position(|one| one.code.as_str() == ability));
    let mut build = Build::quick(content, flown, robot);
    build.pilot_ability = pilot_ability;
    let of = |card| content.card(flown, robot, card);
    let named = (0..giga_robo::content::Card::COUNT).map(giga_robo::content::Card);
    let wanted = named.into_iter().find(|&one| of(one).code.as_str() == card).expect("the robot has it");
    let out =
        build.cards.iter().find(|&one| of(one).ultimate == of(wanted).ultimate).expect("one to leave out");
    if !build.cards.contains(wanted) {
        build.cards.remove(out);
        build.cards.insert(wanted);
    }
    build
}

/// Plays on by chance, but as `choose` likes; `look` sees each input with what was told of it.
fn play(
    mut bout: Bout<GigaRobo>,
    dealer: &mut Dealer,
    answers_max: u32,
    choose: impl Fn(&Bout<GigaRobo>, Seat, &[Answer]) -> Option<Answer>,
    mut look: impl FnMut(&Bout<GigaRobo>, &Bout<GigaRobo>, &[Event]),
) {
    for _ in 0..answers_max {
        let before = bout.clone();
        let mut told: Vec<Told<Event>> = Vec::new();
        let input = match bout.waiting() {
            Waiting::Over => return,
            Waiting::Chance(_) => {
                bout.settle(dealer);
                continue;
            }
            Waiting::Seats(asked) => {
                let seat = asked.iter().next().expect("somebody is asked");
                let mut answers = Vec::new();
                bout.answers(seat, &mut answers);
                let any = answers[dealer.below(answers.len() as u32) as usize];
                Input::Answer(seat, choose(&bout, seat, &answers).unwrap_or(any))
            }
        };
        bout.play_telling(input, Some(&mut told)).expect("a listed answer is legal");
        let told: Vec<Event> = told.into_iter().map(|told| told.event).collect();
        look(&before, &bout, &told);
    }
}

/// GR-R174: in the same input one token for each gain and each Power Die of the opponent, as far as there is room.
#[test]
fn supremecy_gains_for_each_gain_and_each_die_at_once() {
    let content = Battery::<GigaRobo>::house(1).content;
    let terroch = build(&content, "TERROCH-ARKAN", "ZOIDER-SUPREMECY", "DAI-RAIJIN-V", "FLASH-STRIKE");
    let kato = build(&content, "TAKASHI-KATO", "THINK-YOU-CAN-STOP-ME", "AYZN", "AYZN-PUNCH");
    let setup = Setup { builds: vec![Some(terroch), Some(kato)], ..Setup::standard(2) };
    let mut due = 0;
    for seed in 0..4 {
        // B wants Power and Power Dice.
        let likes = |bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer]| {
            let most =
                answers.last().filter(|_| matches!(bout.question(seat), Some(Question::PowerDice { .. })));
            let power = answers.iter().find(|&&answer| answer == Answer::Power);
            (seat == Seat(1)).then(|| most.or(power).copied()).flatten()
        };
        let bout = Bout::<GigaRobo>::open(&setup, &content, None).expect("a legal set-up");
        play(bout, &mut Dealer::new(seed), 1_200, likes, |_, after, told| {
            let mut wanted = 0;
            for event in told {
                match event {
                    Event::Gained { seat: Seat(1), sum } if sum.what == Stock::Pt => wanted += 1,
                    Event::AddedPower { seat: Seat(1), dice } => wanted += u32::from(*dice),
                    Event::Gained { seat: Seat(0), sum } if sum.what == Stock::Pt => {
                        due += wanted.min(1);
                        wanted = wanted.saturating_sub(1);
                    }
                    // Dice fall, turns begin and cards are played when all of it has come.
                    Event::Rolled { .. }
                    | Event::Began { .. }
                    | Event::Declared { .. }
                    | Event::Attacked { .. }
                    | Event::Reacted { .. } => assert!(wanted == 0 || is_full(after), "{told:?}"),
                    _ => {}
                }
            }
            assert!(wanted == 0 || is_full(after), "{told:?}");
        });
    }
    assert!(due > 30, "only {due} tokens were due");
}

/// GR-R174: whoever spends Power Tokens, for whatever, is answered before anything else goes on.
#[test]
fn lightning_heist_answers_each_spending_at_once() {
    let content = Battery::<GigaRobo>::house(1).content;
    let (mut dealer, mut answered) = (Dealer::new(174), 0);
    for _ in 0..40 {
        let text = format!(
            "watch = \"every\"\n\
             robots.A = {{ pilot = \"TERROCH-ARKAN\", robot = \"AYZN\", pilot-ability = \"ZOIDER-TERROCH\", cards = [], at = \"0,0\", pt = {}, fs = 20, hand = [{}] }}\n\
             robots.B = {{ pilot = \"TAKASHI-KATO\", pilot-ability = \"THINK-YOU-CAN-STOP-ME\", robot = \"DAI-RAIJIN-V\", cards = [], at = \"2,0\", meter = {{ 2 = [\"LIGHTNING-HEIST\"] }}, up = [\"LIGHTNING-HEIST\"], hand = [] }}\n",
            2 + dealer.below(5),
            some(&INSTANTS, &mut dealer),
        );
        let bout = position(&text, &content);
        // B wants none of them, so that there is always room.
        let likes = |bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer]| {
            let most =
                answers.last().filter(|_| matches!(bout.question(seat), Some(Question::PowerDice { .. })));
            let no = answers.iter().find(|&&answer| seat == Seat(1) && answer == Answer::No);
            most.or(no).copied()
        };
        play(bout, &mut dealer, 80, likes, |_, after, told| {
            let is_spent =
                |event: &Event| matches!(event, Event::Lost { seat: Seat(0), sum } if sum.what == Stock::Pt);
            let is_up = after.table().player(Seat(1)).meter.iter().any(|slot| !slot.up.is_empty());
            if is_up && told.iter().any(is_spent) && after.table().flying().contains(Seat(0)) {
                assert!(
                    matches!(after.question(Seat(1)), Some(Question::May { .. })),
                    "{told:?}, then {:?} {:?}",
                    after.question(Seat(0)),
                    after.question(Seat(1))
                );
                answered += 1;
            }
        });
    }
    assert!(answered > 20, "only {answered} times tokens were spent");
}

/// Whether the first robot takes no more Power Tokens, or is gone.
fn is_full(bout: &Bout<GigaRobo>) -> bool {
    bout.table().player(Seat(0)).pt == 12 || !bout.table().flying().contains(Seat(0))
}

/// What was played and has not given yet what it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Owed {
    seat: Seat,
    tokens: u8,
    cards: u8,
    barriers: u8,
}

impl Owed {
    fn of(seat: Seat, card: &CardFacts) -> Owed {
        let mut owed = Owed { seat, tokens: 0, cards: 0, barriers: 0 };
        for clause in &card.pays {
            let number = |n: &Amount| (n.plus.max(0) as u8).max(u8::from(n.per == Per::X));
            if let Verb::Lose { what: Stock::Pt, n, .. } = &clause.verb {
                owed.tokens += number(n);
            } else if let Verb::Spend { n, .. } = &clause.verb {
                owed.cards += number(n);
            } else if let Verb::BreakBarrier { n, .. } = &clause.verb {
                owed.barriers += number(n);
            }
        }
        owed
    }

    fn is_settled(&self) -> bool {
        (self.tokens, self.cards, self.barriers) == (0, 0, 0)
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Lost { seat, sum } if *seat == self.seat && sum.what == Stock::Pt => {
                self.tokens = self.tokens.saturating_sub(sum.n);
            }
            Event::Cooled { of, .. } | Event::CameBack { of, .. } if *of == self.seat => {
                self.cards = self.cards.saturating_sub(1);
            }
            Event::BarrierBroken { .. } => self.barriers = self.barriers.saturating_sub(1),
            _ => {}
        }
    }
}

/// The cards that this event lays open.
fn played(event: &Event) -> Vec<(Seat, giga_robo::content::Card)> {
    match event {
        Event::Declared { seat, deed: Deed::Play, source: Source::Card(card) } => vec![(*seat, *card)],
        Event::Attacked { seat, cards, .. } | Event::Reacted { seat, cards, .. } => {
            cards.iter().map(|&card| (*seat, card)).collect()
        }
        _ => Vec::new(),
    }
}

/// What the pilot of the first robot can play for the ability that makes cards free, and a few cards more.
const INSTANTS: [&str; 8] = [
    "CORE-SHOT",
    "DECIMATION",
    "FALTER-AND-FAIL",
    "PLACE-OF-POWER",
    "PRICE-OF-POWER",
    "SOLDIERS-FOLLY",
    "SPEAR-OF-THE-ARMADA",
    "TERROCHS-WILL",
];
const RANGED: [&str; 3] = ["BARRIER-NEEDLE", "BURNING-GATE", "HELL-HOUNDS-HOWL"];

/// The Active Player has few Power Tokens, and an ability that plays cards free: an Instant that asks for tokens, or Giga
/// Gate!, which asks for a Barrier and three ranged cards that may not be there.
fn with_free_plays(content: &Arc<Content>, dealer: &mut Dealer, gate: bool) -> Bout<GigaRobo> {
    let (pt, distance) = (dealer.below(8), 1 + dealer.below(5));
    let barrier = if dealer.below(2) == 0 { "city.\"0,1\" = \"barrier\"" } else { "" };
    let first = if gate {
        let hand = some(&RANGED, dealer);
        format!("robot = \"SHINOKAMI\", pt = {}, hand = [\"GIGA-GATE\", {hand}]", pt + 4)
    } else {
        let hand = some(&INSTANTS, dealer);
        let abilities = "[\"THUNDER-CLAP\", \"ION-SHIELD\", \"ION-EXHAUST\"]";
        format!("robot = \"DAI-RAIJIN-V\", abilities = {abilities}, stored = 6, pt = {pt}, hand = [{hand}]")
    };
    let text = format!(
        "watch = \"key\"\n\
         robots.A = {{ pilot = \"TERROCH-ARKAN\", pilot-ability = \"ZOIDER-TERROCH\", cards = [], at = \"0,0\", {first} }}\n\
         robots.B = {{ pilot = \"TAKASHI-KATO\", robot = \"AYZN\", cards = [], at = \"{distance},0\", hand = [] }}\n{barrier}\n"
    );
    position(&text, content)
}

/// Some of these cards, as a position names them.
fn some(cards: &[&str], dealer: &mut Dealer) -> String {
    let some = cards.iter().filter(|_| dealer.below(3) > 0);
    some.map(|card| format!("\"{card}\"")).collect::<Vec<_>>().join(", ")
}

fn position(text: &str, content: &Arc<Content>) -> Bout<GigaRobo> {
    GigaRobo::read_position(text, None, content).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// Whoever may play a card that asks for something does, free if possible.
fn likes_free(bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer]) -> Option<Answer> {
    let find = |wanted: &dyn Fn(&Answer) -> bool| answers.iter().copied().find(|answer| wanted(answer));
    let frees = |answer: &Answer| seat == Seat(0) && matches!(answer, Answer::Trigger(_, at) if at.0 == 1);
    match bout.question(seat) {
        Some(Question::Card { chosen: Chosen::PlayFree, .. }) => {
            find(&|answer| matches!(answer, Answer::Card(card) if asks(bout, seat, *card)))
        }
        Some(Question::Act) => find(&frees).or(find(
            &|answer| matches!(answer, Answer::Play(card) | Answer::Attack(card) if asks(bout, seat, *card)),
        )),
        _ => None,
    }
}

/// GR-25.2, GR-R175: by the next answer, action or reaction of anybody, all that was played has given what it asks for.
#[test]
fn whatever_is_played_gives_what_it_asks_for() {
    let content = Battery::<GigaRobo>::house(1).content;
    let (mut dealer, mut paid, mut free) = (Dealer::new(25), 0, [0, 0]);
    for number in 0..60 {
        let gate = number % 2;
        let mut owed: Vec<Owed> = Vec::new();
        let bout = with_free_plays(&content, &mut dealer, gate == 1);
        play(bout, &mut dealer, 60, likes_free, |before, after, told| {
            let seat = Seat(0);
            let is_free = matches!(
                before.question(seat),
                Some(Question::Card { chosen: Chosen::PlayFree, .. } | Question::Aim(_))
            );
            for event in told {
                owed.iter_mut().for_each(|owed| owed.hear(event));
                for (seat, card) in played(event) {
                    let facts = after.table().facts(after.content(), seat, card);
                    owed.extend(Some(Owed::of(seat, facts)).filter(|owed| !owed.is_settled()));
                    paid += u32::from(!facts.pays.is_empty());
                    free[gate] += u32::from(is_free && !facts.pays.is_empty());
                }
            }
            let Waiting::Seats(asked) = after.waiting() else { return };
            let asked = asked.iter().next().expect("somebody is asked");
            if let Some(Question::Act | Question::Respond { .. } | Question::React) = after.question(asked) {
                owed.retain(|owed| !owed.is_settled());
                assert_eq!(owed, [], "{told:?} after {:?}", before.waiting());
            }
        });
    }
    assert!(
        paid > 20 && free.iter().all(|&times| times > 3),
        "{paid} asked for something, free were {free:?}"
    );
}

fn asks(bout: &Bout<GigaRobo>, seat: Seat, card: giga_robo::content::Card) -> bool {
    !bout.table().facts(bout.content(), seat, card).pays.is_empty()
}
