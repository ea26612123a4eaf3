//! Accounts: what the events tell of tokens, Armor and Fighting Spirit adds up; what waits for Power Tokens comes each time
//! and at once; and whatever is played has given what its Requirements ask for, however it came into play.

use giga_robo::build::Build;
use giga_robo::content::{Amount, CardFacts, Per, Stock, Trauma, Verb};
use giga_robo::table::Deed;
use giga_robo::{Answer, Chosen, Content, Event, GigaRobo, Mode, Question, Setup, Source};
use kernel::{Bout, Dealer, Input, Seat, Told, Waiting};
use std::collections::BTreeMap;
use std::sync::Arc;
use testkit::laws::{Battery, Book, Numbers, accounts, soak};

/// A number on the table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    /// Fighting Spirit of a player.
    Fs(Seat),
    /// Power Tokens in the Control of a robot.
    Pt(Seat),
    /// Armor of a robot.
    Armor(Seat),
    /// Trauma Tokens of a kind in the meter of a player.
    Tokens(Seat, u8),
}

impl Account {
    fn of(seat: Seat, what: Stock) -> Account {
        match what.trauma() {
            Some(trauma) => Account::Tokens(seat, trauma as u8),
            None if what == Stock::Fs => Account::Fs(seat),
            None if what == Stock::Pt => Account::Pt(seat),
            None => Account::Armor(seat),
        }
    }
}

fn balances(bout: &Bout<GigaRobo>) -> BTreeMap<Account, i64> {
    let mut balances = BTreeMap::new();
    for seat in (0..bout.table().seats()).map(Seat) {
        let player = bout.table().player(seat);
        balances.insert(Account::Fs(seat), player.fs.into());
        balances.insert(Account::Pt(seat), player.pt.into());
        balances.insert(Account::Armor(seat), player.armor.into());
        for trauma in Trauma::ALL {
            balances.insert(Account::Tokens(seat, trauma as u8), player.tokens(trauma).into());
        }
    }
    balances
}

fn bookings(_before: &Bout<GigaRobo>, _booked: &Numbers<Account>, event: &Event) -> Vec<(Account, i64)> {
    match event {
        Event::Gained { seat, sum } => vec![(Account::of(*seat, sum.what), sum.n.into())],
        Event::Lost { seat, sum } | Event::Cleared { seat, sum } => {
            vec![(Account::of(*seat, sum.what), -i64::from(sum.n))]
        }
        Event::Took { seat, left, .. } => vec![(Account::Armor(*seat), -i64::from(left.lost))],
        _ => Vec::new(),
    }
}

/// Set-ups with builds by chance, some of each mode.
fn by_chance(content: &Content) -> Vec<(String, Setup)> {
    let mut dealer = Dealer::new(16);
    let modes = [(Mode::Duel, 2), (Mode::Duel, 2), (Mode::FreeForAll, 3), (Mode::Team, 4)];
    let setups = modes.into_iter().enumerate().map(|(at, (mode, seats))| {
        let builds = (0..seats).map(|seat: u8| {
            let pilot = (at as u8 + seat) % content.pilots.len() as u8;
            let robot = (2 * at as u8 + seat) % content.robots.len() as u8;
            Some(Build::random(content, pilot, robot, &mut dealer))
        });
        let builds = builds.collect();
        (format!("by chance {at}"), Setup { mode, builds, ..Setup::standard(seats) })
    });
    setups.collect()
}

#[test]
fn the_events_account_for_all_that_is_gained_and_lost() {
    let house = Battery::<GigaRobo>::house(1);
    let setups = by_chance(&house.content);
    let battery = Battery { setups, seeds: 0..2 * soak(), answers_max: 700, ..house };
    let booked = accounts(&battery, &Book { balances, bookings }).expect("what is told adds up");
    assert!(booked > 2_000, "only {booked} bookings");
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

/// Plays a bout by chance, but as `choose` likes; `look` sees each input with what was told of it.
fn play(
    content: &Arc<Content>,
    (setup, seed): (&Setup, u64),
    choose: impl Fn(&Bout<GigaRobo>, Seat, &[Answer]) -> Option<Answer>,
    mut look: impl FnMut(&Bout<GigaRobo>, &Bout<GigaRobo>, &[Event]),
) {
    let mut bout = Bout::<GigaRobo>::open(setup, content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(seed);
    for _ in 0..1_200 {
        let before = bout.clone();
        let mut told: Vec<Told<Event>> = Vec::new();
        let input = match bout.waiting() {
            Waiting::Over => return,
            Waiting::Chance(_) => {
                bout.settle(&mut dealer);
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
        play(&content, (&setup, seed), likes, |_, after, told| {
            let wanted = told.iter().map(|event| match event {
                Event::Gained { seat: Seat(1), sum } if sum.what == Stock::Pt => 1,
                Event::AddedPower { seat: Seat(1), dice } => *dice,
                _ => 0,
            });
            let wanted: u8 = wanted.sum();
            let got = told.iter().filter(
                |event| matches!(event, Event::Gained { seat: Seat(0), sum } if sum.what == Stock::Pt),
            );
            let full = after.table().player(Seat(0)).pt == 12;
            let there = after.table().flying().contains(Seat(0));
            assert!(got.count() >= usize::from(wanted) || full || !there, "{told:?}");
            due += u32::from(wanted);
        });
    }
    assert!(due > 30, "only {due} tokens were due");
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

/// GR-25.2, GR-R175: by the next answer, action or reaction of anybody, all that was played has given what it asks for.
#[test]
fn whatever_is_played_gives_what_it_asks_for() {
    let content = Battery::<GigaRobo>::house(1).content;
    let gate = build(&content, "TERROCH-ARKAN", "ZOIDER-TERROCH", "SHINOKAMI", "GIGA-GATE");
    let kato = build(&content, "TAKASHI-KATO", "THINK-YOU-CAN-STOP-ME", "AYZN", "AYZN-PUNCH");
    let setup = Setup { builds: vec![Some(gate), Some(kato)], ..Setup::standard(2) };
    let free = |answer: &&Answer| matches!(answer, Answer::Trigger(Source::Pilot, at) if at.0 == 1);
    let likes = |bout: &Bout<GigaRobo>, seat: Seat, answers: &[Answer]| match bout.question(seat) {
        // Whoever may play a card that asks for something, free or not, does.
        Some(Question::Card { chosen: Chosen::PlayFree, .. }) => answers
            .iter()
            .copied()
            .find(|&answer| matches!(answer, Answer::Card(card) if asks(bout, seat, card))),
        Some(Question::Act) => {
            let dear = answers.iter().find(|answer| {
                matches!(answer, Answer::Play(card) | Answer::Attack(card) if asks(bout, seat, *card))
            });
            answers.iter().find(free).or(dear).copied()
        }
        Some(Question::Upkeep) => answers.iter().copied().find(|&answer| answer == Answer::Power),
        _ => None,
    };
    let (mut paid, mut offered) = (0, 0);
    for seed in 0..6 {
        let mut owed: Vec<Owed> = Vec::new();
        play(&content, (&setup, seed), likes, |before, after, told| {
            for event in told {
                owed.iter_mut().for_each(|owed| owed.hear(event));
                for (seat, card) in played(event) {
                    let facts = after.table().facts(after.content(), seat, card);
                    owed.extend(Some(Owed::of(seat, facts)).filter(|owed| !owed.is_settled()));
                    paid += u32::from(!facts.pays.is_empty());
                }
            }
            offered +=
                u32::from(told.iter().any(|event| {
                    matches!(event, Event::Declared { seat: Seat(0), deed: Deed::Trigger(1), .. })
                }));
            let Waiting::Seats(asked) = after.waiting() else { return };
            let asked = asked.iter().next().expect("somebody is asked");
            if let Some(Question::Act | Question::Respond { .. } | Question::React) = after.question(asked) {
                owed.retain(|owed| !owed.is_settled());
                assert_eq!(owed, [], "{told:?} after {:?}", before.waiting());
            }
        });
    }
    assert!(paid > 10 && offered > 3, "{paid} cards asked for something, {offered} times one was free");
}

fn asks(bout: &Bout<GigaRobo>, seat: Seat, card: giga_robo::content::Card) -> bool {
    !bout.table().facts(bout.content(), seat, card).pays.is_empty()
}
