//! There are words for everything that comes up in bouts, and for every refusal, card and ability.

use crate::build::{Build, BuildFault};
use crate::content::{Code, Content, Force, MapId, Need, Price, house_files, read_packs};
use crate::question::{AbilityAt, Answer, Moment, Nth, Question, Wanted};
use crate::{Event, GigaRobo, Illegal, Mode, Setup};
use kernel::{Bout, Dealer, Input, Prose, Rules, Seat, Show, Waiting};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use words::telling::variants;
use words::{Catalog, ENGLISH, Message, PSEUDO, Speaker};

pub(crate) fn house() -> Arc<Content> {
    Arc::new(read_packs(&house_files()).expect("the house pack has no faults"))
}

fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    GigaRobo::WORDS.iter().for_each(|(language, text)| catalog.add(language, text).expect("sound words"));
    catalog
}

fn speakers() -> [Speaker; 2] {
    let catalog = catalog();
    [ENGLISH, PSEUDO].map(|language| Speaker::new(&catalog, language))
}

/// Says it in English and in the made-up language, without a fault.
pub(crate) struct Ear {
    speakers: [Speaker; 2],
    heard: HashMap<Message, String>,
}

impl Ear {
    pub(crate) fn new() -> Ear {
        Ear { speakers: speakers(), heard: HashMap::new() }
    }

    pub(crate) fn hear(&mut self, message: &Message) -> String {
        if let Some(text) = self.heard.get(message) {
            return text.clone();
        }
        let [english, pseudo] = &self.speakers;
        let text = english.say(message);
        assert!(!text.is_empty(), "{message:?}");
        assert!(!text.contains("  "), "two blanks: {text:?}");
        assert_eq!(text.trim(), text, "{message:?}");
        pseudo.say(message);
        assert_eq!(english.faults(), [], "{message:?}");
        assert_eq!(pseudo.faults(), [], "{message:?}");
        self.heard.insert(message.clone(), text.clone());
        text
    }
}

pub(crate) fn setups() -> Vec<Setup> {
    let teams = Setup { mode: Mode::Team, ..Setup::standard(4) };
    let ruins = Setup { map: Some(1), ..Setup::standard(2) };
    vec![Setup::standard(2), ruins, teams, Setup::standard(3)]
}

/// Answers of every kind: most of them are refused somewhere.
fn conceivable() -> Vec<Answer> {
    use crate::city::Cell;
    use crate::content::{Card, Trauma};
    use crate::table::Aim;
    use crate::text::Source;
    let cards = (0..43).map(Card);
    let of_cards = cards.flat_map(|card| {
        [
            Answer::Attack(card),
            Answer::Play(card),
            Answer::Add(card),
            Answer::React(card, Aim::Robot),
            Answer::Card(card),
        ]
    });
    let of_cells = (0..91).map(Cell).flat_map(|cell| {
        [
            Answer::Cell(cell),
            Answer::Walk(cell),
            Answer::Aim(cell, Aim::Robot),
            Answer::Aim(cell, Aim::Structure),
        ]
    });
    let of_places = (0..3).flat_map(|at| {
        [
            Answer::Activate(AbilityAt(at)),
            Answer::Deactivate(AbilityAt(at)),
            Answer::Trigger(Source::Ability(at), Nth(0)),
            Answer::Ability(AbilityAt(at)),
            Answer::Slot(at * 2),
            Answer::Item(Nth(at)),
            Answer::Die(Nth(at * 9)),
            Answer::Seat(Seat(at)),
            Answer::Position(Nth(at)),
            Answer::Map(MapId(at)),
            Answer::Token(at + 1, Trauma::Fire),
            Answer::Number(at * 30),
        ]
    });
    let plain = [
        Answer::Defend,
        Answer::TakeHit,
        Answer::Shield,
        Answer::Go,
        Answer::Plan,
        Answer::Trample,
        Answer::Heart,
    ];
    of_cards.chain(of_cells).chain(of_places).chain(plain).collect()
}

/// Every refusal of this position.
fn refuse(ear: &mut Ear, bout: &Bout<GigaRobo>, seat: Seat) {
    let question = *bout.question(seat).expect("the seat is asked");
    let refused = conceivable().into_iter();
    let refused = refused.filter_map(|answer| GigaRobo::check(bout.at(seat), &question, seat, answer).err());
    let mut all: Vec<Illegal> = refused.collect();
    all.dedup();
    all.iter().for_each(|refusal| drop(ear.hear(&GigaRobo::say_refusal(bout.content(), refusal))));
}

/// All messages at one position; then a random answer, and the messages that follow.
fn step(ear: &mut Ear, bout: &mut Bout<GigaRobo>, seat: Seat, dealer: &mut Dealer) {
    let question = *bout.question(seat).expect("the seat is asked");
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    ear.hear(&GigaRobo::say_question(bout, seat, &question));
    let mut texts: Vec<String> =
        answers.iter().map(|&answer| ear.hear(&GigaRobo::say_answer(bout, seat, answer))).collect();
    texts.sort_unstable();
    let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(twice, None, "two answers to {question:?} are worded alike");
    let mut told = Vec::new();
    let answer = answers[dealer.below(answers.len() as u32) as usize];
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("possible");
    }
    for told in &told {
        for listener in [Some(Seat(0)), Some(Seat(1)), None] {
            ear.hear(&GigaRobo::say_event(bout, &told.event, listener));
        }
        assert!(GigaRobo::rule_of(&told.event).is_some() || matches!(told.event, Event::Left { .. }));
    }
}

#[test]
fn everything_of_random_bouts_can_be_said() {
    let (mut ear, content) = (Ear::new(), house());
    for (seed, setup) in (0..).zip(setups()) {
        let mut dealer = Dealer::new(seed);
        let mut bout = Bout::<GigaRobo>::open(&setup, &content, None).expect("a legal set-up");
        bout.settle(&mut dealer);
        let mut steps = 0;
        while let Waiting::Seats(seats) = bout.waiting() {
            let seat = seats.iter().next().expect("somebody is asked");
            if steps % 20 == 0 {
                refuse(&mut ear, &bout, seat);
            }
            step(&mut ear, &mut bout, seat, &mut dealer);
            steps += 1;
        }
        for looker in [Some(Seat(0)), None] {
            let view = GigaRobo::view(&bout, looker);
            ear.hear(&GigaRobo::show(&content, &view, Vec::new()).headline);
        }
        GigaRobo::say_setup(&content, &setup).iter().for_each(|line| drop(ear.hear(line)));
        GigaRobo::count(&bout, &[]).iter().for_each(|(line, _)| drop(ear.hear(line)));
    }
}

fn a_code() -> Code {
    Code::from("ARC-HEEL").expect("a short code")
}

fn every_fault() -> Vec<BuildFault> {
    let code = a_code();
    vec![
        BuildFault::NoSuchPilot,
        BuildFault::NoSuchRobot,
        BuildFault::NoSuchPilotAbility,
        BuildFault::NoSuchAbility,
        BuildFault::AbilityCount { abilities: 2 },
        BuildFault::AbilityTwice { ability: code },
        BuildFault::NoSuchUltimate,
        BuildFault::NotUltimate { card: code },
        BuildFault::CardCount { cards: 1 },
        BuildFault::NoSuchCard,
        BuildFault::ForeignCard { card: code },
        BuildFault::UltimateAmongCards { card: code },
        BuildFault::CardTwice { card: code },
    ]
}

/// Every refusal but those of builds, modes and prices.
fn plain_refusals() -> Vec<Illegal> {
    let code = a_code();
    vec![
        Illegal::TooManyBuilds { builds: 7 },
        Illegal::Twin { seat: Seat(1), robot: true },
        Illegal::Twin { seat: Seat(1), robot: false },
        Illegal::NoSuchMap,
        Illegal::NotAsked,
        Illegal::NoPlaceForObstacle,
        Illegal::SupplyOut,
        Illegal::PlaceTaken,
        Illegal::NotTeammate,
        Illegal::NoFreeZone,
        Illegal::NoSuchSlot,
        Illegal::HasMoved,
        Illegal::TooFar { movement: 4 },
        Illegal::CoolingDown { slot: 2 },
        Illegal::NotInHand,
        Illegal::NotAttack,
        Illegal::NotInstant,
        Illegal::TooDear { cost: 5, has: 3 },
        Illegal::Need(Need::OnStructure),
        Illegal::Need(Need::Ability(code)),
        Illegal::NothingInRange { least: 1, most: 2 },
        Illegal::NoObject,
        Illegal::OutOfRange { least: 1, most: 2, distance: 4 },
        Illegal::NoTarget,
        Illegal::NoCombo,
        Illegal::NotTarget,
        Illegal::NoDefense,
        Illegal::TooMany { most: 3 },
        Illegal::WrongNumber { least: 1, most: 3 },
        Illegal::OnceATurn,
        Illegal::OnceABout,
        Illegal::HeldFast,
        Illegal::Forbidden { icon: crate::content::Icon::Counter },
        Illegal::NotDue,
        Illegal::NoneInSlot,
        Illegal::StackFull,
        Illegal::NotActivated,
        Illegal::AlwaysAvailable,
        Illegal::AlreadyActive,
        Illegal::TooFewTokens { cost: 3, has: 1 },
        Illegal::NeedsAbility { ability: code },
        Illegal::NoSuchFoe,
        Illegal::NoSuchDie,
        Illegal::NotThisCard,
        Illegal::NoSuchToken,
        Illegal::NoSuchResponse,
        Illegal::NotThere,
        Illegal::WrongWay { how: Force::Pull },
        Illegal::WrongWay { how: Force::Push },
        Illegal::WrongWay { how: Force::Throw },
        Illegal::HasBarrier,
        Illegal::CannotGive,
        Illegal::Barred,
        Illegal::OldTarget,
        Illegal::NoRoom,
        Illegal::TurnSkipped,
    ]
}

#[test]
fn every_refusal_has_words_and_its_rule() {
    let (mut ear, content) = (Ear::new(), house());
    let builds = every_fault().into_iter().map(|fault| Illegal::Build { seat: Seat(1), fault });
    let modes = [Mode::Duel, Mode::Team, Mode::FreeForAll].map(|mode| Illegal::SeatCount { seats: 9, mode });
    let prices = [Price::Fs(2), Price::Pt(1), Price::Surge(2), Price::Stored(1), Price::Burn(1)];
    let prices = prices.map(|price| Illegal::CannotPay { price, has: 1 });
    let all = builds.chain(modes).chain(prices).chain(plain_refusals());
    for refusal in all {
        let text = ear.hear(&GigaRobo::say_refusal(&content, &refusal));
        let rule = kernel::Cited::rule(&refusal);
        assert!(text.contains(rule), "{text}");
        assert_eq!(
            matches!(refusal, Illegal::NotAsked),
            text.starts_with("That does not answer"),
            "{refusal:?}"
        );
    }
}

/// Each variant has its message, and no message is left over.
#[test]
fn messages_are_called_like_what_they_say() {
    let keys = catalog().keys(ENGLISH);
    let under = |prefix: &str| -> BTreeSet<String> {
        keys.iter().filter_map(|key| key.strip_prefix(prefix)).map(str::to_owned).collect()
    };
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<BTreeSet<String>>();
    let but = |all: &[&str], other: &[&str]| words(all).difference(&words(other)).cloned().collect();
    let and = |all: BTreeSet<String>, more: &[&str]| all.union(&words(more)).cloned().collect();
    assert_eq!(under("gr-event-"), words(variants::<Event>()));
    assert_eq!(under("gr-refused-"), words(variants::<Illegal>()));
    assert_eq!(under("gr-build-"), words(variants::<BuildFault>()));
    // A hex is asked for by what it is for; a way that a text gives, a price and a Recovery Roll have words of their own.
    let questions = and(but(variants::<Question>(), &["hex"]), variants::<Wanted>());
    assert_eq!(under("gr-ask-"), and(questions, &["move", "pay", "power-recovery"]));
    // What is chosen from others goes by its name alone.
    let answers = but(variants::<Answer>(), &["card", "ability", "item", "cell"]);
    let by_question = [
        "cooldown",
        "flood",
        "enough",
        "no-card",
        "stop",
        "stay",
        "retire",
        "go-attack",
        "go-react",
        "opens",
        "join",
        "zone",
        "step",
        "tile",
        "raze",
        "remove",
        "barrier",
        "into",
        "share",
        "times",
        "power-dice",
        "first",
        "first-tile",
        "shed",
        "purge",
        "gain",
        "anchor",
        "haul",
    ];
    assert_eq!(under("gr-answer-"), and(answers, &by_question));
}

#[test]
fn refusals_answer_with_numbers() {
    let (mut ear, content) = (Ear::new(), house());
    let mut say = |refusal| ear.hear(&GigaRobo::say_refusal(&content, &refusal));
    assert_eq!(say(Illegal::TooDear { cost: 5, has: 3 }), "It costs 5 FS, and you have 3. (GR-R65)");
    assert_eq!(
        say(Illegal::OutOfRange { least: 1, most: 2, distance: 4 }),
        "Out of range: it reaches 1 to 2, and the distance is 4. (GR-10.7)"
    );
    assert_eq!(
        say(Illegal::TooFewTokens { cost: 1, has: 0 }),
        "Its activation costs 1 Power Token, and you have 0 in the Control. (GR-24.5)"
    );
}

#[test]
fn every_piece_option_and_moment_can_be_read() {
    let (mut ear, content) = (Ear::new(), house());
    let cards = super::of_all(&content, |pilot| &pilot.cards, |robot| &robot.cards);
    let abilities = super::of_all(&content, |pilot| &pilot.abilities, |robot| &robot.abilities);
    let codes = cards.iter().map(|card| card.code).chain(abilities.iter().map(|ability| ability.code));
    let crews = content.pilots.iter().map(|pilot| pilot.code);
    let codes = codes.chain(crews).chain(content.robots.iter().map(|robot| robot.code));
    for code in codes {
        let lines = GigaRobo::say_piece(&content, &code).unwrap_or_else(|| panic!("{code} is not found"));
        assert!(lines.len() >= 2, "{code}");
        lines.iter().for_each(|line| drop(ear.hear(line)));
    }
    assert_eq!(GigaRobo::say_piece(&content, "no such card"), None);
    let names = GigaRobo::piece_names(&content);
    assert!(names.iter().all(|name| GigaRobo::say_piece(&content, name).is_some()));
    let dash = GigaRobo::say_piece(&content, "dash").expect("the pilot");
    let dash: Vec<String> = dash.iter().map(|line| ear.hear(line)).collect();
    assert_eq!(dash[1], "Heart 10 · Rage 2 · Power 1 · at most 45 Fighting Spirit");
    assert!(dash[2].starts_with("Pilot Abilities: ") && dash[2].contains("Combat Logic"), "{}", dash[2]);
    for option in GigaRobo::options() {
        drop([ear.hear(&option.words), ear.hear(&option.about)]);
        if let kernel::OptionKind::OneOf(choices) = option.kind {
            choices.iter().for_each(|choice| drop(ear.hear(&choice.words)));
        }
    }
    let mut moments: Vec<String> =
        Moment::ALL.iter().map(|&moment| ear.hear(&super::question::say_moment(moment))).collect();
    moments.sort_unstable();
    moments.dedup();
    assert_eq!(moments.len(), Moment::ALL.len());
}

#[test]
fn a_set_up_shows_its_builds() {
    let (mut ear, content) = (Ear::new(), house());
    let build = Build::quick(&content, 0, 0);
    let setup = Setup { builds: vec![Some(build)], map: Some(0), ..Setup::standard(2) };
    let lines = GigaRobo::say_setup(&content, &setup);
    let texts: Vec<String> = lines.iter().map(|line| ear.hear(line)).collect();
    assert_eq!(texts.len(), 3);
    assert!(texts[0].starts_with("Head-to-head, 2 players"), "{}", texts[0]);
    let robot = &content.robots[0].names[ENGLISH];
    assert!(texts[1].contains(robot.as_str()), "{}", texts[1]);
}

/// GR-25.3, GR-25.4: a number is asked for with the text that wants it.
#[test]
fn a_question_for_a_number_says_what_for() {
    use crate::content::Card;
    use crate::question::Question;
    use crate::text::{Part, Source, Text};
    let (mut ear, content) = (Ear::new(), house());
    let bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("a bout");
    let mut ask = |code: &str, clause: Option<u8>, price: Option<Price>| {
        let cards = || (0..43).map(Card);
        let mut all = (0..2).map(Seat).flat_map(|seat| cards().map(move |card| (seat, card)));
        let called = |(seat, card)| bout.table().facts(&content, seat, card).code.as_str() == code;
        let (seat, card) = all.find(|&card| called(card)).expect("somebody has it");
        let text = Text { seat, source: Source::Card(card), part: Part::Rules };
        let question = Question::Number { text, clause, least: 0, most: 2, price };
        ear.hear(&GigaRobo::say_question(&bout, seat, &question))
    };
    assert_eq!(
        ask("HIT-FOR-HIT", Some(0), None),
        "Hit For Hit: Choose a number X, then re-roll X dice of your Attack Roll; your opponent may then re-roll as many \
         dice or fewer. X is at most 2."
    );
    assert_eq!(
        ask("CHANNEL-SPIRIT", Some(0), Some(Price::Pt(1))),
        "Channel Spirit: Trigger [X Power Tokens]: Roll X Power Dice. How often do you pay 1 Power Token? At most 2 times."
    );
    assert_eq!(
        ask("FLASH-COMBO", None, Some(Price::Fs(2))),
        "Flash Combo!: Trigger [2 Fighting Spirit, once for each success]: Inflict 2 more damage each time. How often do \
         you pay 2 Fighting Spirit? At most 2 times."
    );
}
