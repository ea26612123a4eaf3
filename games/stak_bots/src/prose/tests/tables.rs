//! Every variant is said: the tables name them all, because every key of the catalog must come up.

use super::super::say_event_at;
use super::Ear;
use crate::card::{Card, StakId, StakSet};
use crate::content::{Choose, Clause, KindId, Verb};
use crate::event::{Event, Seen};
use crate::illegal::Illegal;
use crate::question::{Answer, Prompt, Question, Wanted};
use crate::setup::{Choice, Options, Setup};
use crate::{Borderless, StakBots};
use kernel::{Bout, Cited, Dealer, Ending, Pending, Prose, Seat};
use std::collections::{BTreeMap, BTreeSet};
use words::telling::variants;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn kind(ear: &Ear, code: &str) -> KindId {
    ear.content.find(code).expect("a card of the house pack")
}

/// An event, as A hears it and as C does.
type Heard = (Event, &'static str, &'static str);

/// Turns and hands.
fn events_of_hands(ear: &Ear) -> Vec<Heard> {
    let card = Card::new(kind(ear, "PARCEL"), 0);
    let (a, b) = (StakId(0), StakId(1));
    vec![
        (Event::Dealt, "The cards are dealt.", "The cards are dealt."),
        (Event::Starts { seat: A }, "You start.", "A starts."),
        (Event::TurnBegan { seat: A, number: 3 }, "Turn 3: it is your turn.", "Turn 3: it is A's turn."),
        (
            Event::Drew { seat: A, card: Seen(Some(card)) },
            "You draw Courier Bot (2).",
            "A draws Courier Bot (2).",
        ),
        (Event::Drew { seat: A, card: Seen(None) }, "You draw a card.", "A draws a card."),
        (Event::DrewNothing { seat: A }, "There is no card left for you.", "There is no card left for A."),
        (
            Event::Reshuffled { deck: 0, cards: 7 },
            "The scrapheap is shuffled and becomes the supply: 7 cards.",
            "The scrapheap is shuffled and becomes the supply: 7 cards.",
        ),
        (Event::Played { seat: A, card, on: a }, "You play Courier Bot (2).", "A plays Courier Bot (2)."),
        (
            Event::Played { seat: A, card, on: b },
            "You play Courier Bot (2) on B's Stak.",
            "A plays Courier Bot (2) on B's Stak.",
        ),
        (Event::Discarded { seat: A, card }, "You discard Courier Bot (2).", "A discards Courier Bot (2)."),
        (
            Event::Scrapped { stak: a, card, height: 0 },
            "Your Courier Bot (2) is scrapped.",
            "A's Courier Bot (2) is scrapped.",
        ),
    ]
}

/// Cards of Staks, and attacks.
fn events_of_staks(ear: &Ear) -> Vec<Heard> {
    let parcel = kind(ear, "PARCEL");
    let card = Card::new(parcel, 0);
    let (a, b) = (StakId(0), StakId(1));
    vec![
        (
            Event::TurnedUpOnTop { stak: a, card },
            "Your Stak turns up Courier Bot (2) on top.",
            "A's Stak turns up Courier Bot (2) on top.",
        ),
        (
            Event::TurnedUp { stak: a, height: 2, card },
            "Your Stak turns up Courier Bot (2) where it lies, 3rd from the bottom.",
            "A's Stak turns up Courier Bot (2) where it lies, 3rd from the bottom.",
        ),
        (
            Event::TurnedDown { stak: a, height: 10, card },
            "Your Courier Bot (2) is turned face-down, 11th from the bottom.",
            "A's Courier Bot (2) is turned face-down, 11th from the bottom.",
        ),
        (Event::Attacked { stak: a, target: b }, "You attack B's Stak.", "A attacks B's Stak."),
        (Event::Attacked { stak: b, target: a }, "B attacks your Stak.", "B attacks A's Stak."),
        (Event::AttackCancelled, "The attack is cancelled.", "The attack is cancelled."),
        (
            Event::AttackFellAway,
            "The attack comes to nothing: no battle takes place.",
            "The attack comes to nothing: no battle takes place.",
        ),
        (Event::Damaged { stak: a, by: 4 }, "Your top card takes 4 damage.", "A's top card takes 4 damage."),
        (
            Event::Interrupted { stak: a },
            "Your attacking card is interrupted and attacks no more this turn.",
            "A's attacking card is interrupted and attacks no more this turn.",
        ),
        (
            Event::Triggered { stak: a, kind: parcel },
            "Your Courier Bot (2) triggers.",
            "A's Courier Bot (2) triggers.",
        ),
        (
            Event::EffectBegan { stak: a, kind: parcel },
            "Your Courier Bot (2) takes effect: draw 1 card.",
            "A's Courier Bot (2) takes effect: draw 1 card.",
        ),
    ]
}

/// Instructions of effects.
fn events_of_effects(ear: &Ear) -> Vec<Heard> {
    let parcel = kind(ear, "PARCEL");
    let card = Card::new(parcel, 0);
    let (a, b) = (StakId(0), StakId(1));
    vec![
        (
            Event::EffectLost { stak: a },
            "Your Stak loses its waiting effect: the card is no longer on top.",
            "A's Stak loses its waiting effect: the card is no longer on top.",
        ),
        (
            Event::NothingToDo { kind: parcel },
            "Courier Bot (2) finds nothing to do.",
            "Courier Bot (2) finds nothing to do.",
        ),
        (Event::ChoseOpponent { seat: A, opponent: B }, "You choose B.", "A chooses B."),
        (Event::ChoseOpponent { seat: B, opponent: A }, "B chooses you.", "B chooses A."),
        (
            Event::Donated { to: a },
            "A card from the supply goes face-down under your Stak.",
            "A card from the supply goes face-down under A's Stak.",
        ),
        (
            Event::Raised { stak: a },
            "The bottom card of your Stak goes to its top.",
            "The bottom card of A's Stak goes to its top.",
        ),
        (
            Event::Sank { stak: a },
            "The top card of your Stak goes to its bottom.",
            "The top card of A's Stak goes to its bottom.",
        ),
        (
            Event::Swapped { a, b },
            "The top cards of your Stak and B's Stak change places.",
            "The top cards of A's Stak and B's Stak change places.",
        ),
        (
            Event::Took { seat: A, card: Seen(Some(card)), from: a, height: 0 },
            "You take Courier Bot (2) from your Stak into your hand.",
            "A takes Courier Bot (2) from A's Stak into hand.",
        ),
    ]
}

/// Who is out, and the end.
fn events_of_the_end(_: &Ear) -> Vec<Heard> {
    let a = StakId(0);
    vec![
        (Event::StakGone { stak: a }, "Your Stak is gone.", "A's Stak is gone."),
        (Event::Out { seat: A }, "You are out.", "A is out."),
        (Event::Left { seat: A }, "You leave the bout.", "A leaves the bout."),
        (
            Event::TurnEnded { seat: A },
            "Your turn ends. All damage heals.",
            "A's turn ends. All damage heals.",
        ),
        (Event::TimeUp, "The time is up: this turn is the last.", "The time is up: this turn is the last."),
        (
            Event::LimitReached,
            "The game has reached a limit (SB-R47).",
            "The game has reached a limit (SB-R47).",
        ),
        (Event::Won { seat: A }, "You win!", "A wins."),
        (
            Event::Drawn { ending: Ending::Rules },
            "Nobody is left: the bout is a draw.",
            "Nobody is left: the bout is a draw.",
        ),
        (
            Event::Drawn { ending: Ending::Time },
            "The time is up: the bout is a draw.",
            "The time is up: the bout is a draw.",
        ),
        (
            Event::Drawn { ending: Ending::Limit },
            "The bout has reached its limit of turns: it is a draw (SB-R47).",
            "The bout has reached its limit of turns: it is a draw (SB-R47).",
        ),
    ]
}

#[test]
fn every_event_is_said_from_the_listeners_point_of_view() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    let tables = [events_of_hands, events_of_staks, events_of_effects, events_of_the_end];
    let all: Vec<Heard> = tables.iter().flat_map(|table| table(&ear)).collect();
    for (event, to_a, to_c) in all {
        assert_eq!(ear.hear(&say_event_at(&content, &Options::standard(6), &event, Some(A))), to_a);
        assert_eq!(ear.hear(&say_event_at(&content, &Options::standard(6), &event, Some(C))), to_c);
        assert_eq!(ear.hear(&say_event_at(&content, &Options::standard(6), &event, None)), to_c);
    }
    let own = Options { own_decks: true, ..Options::standard(2) };
    let shuffled = Event::Reshuffled { deck: 1, cards: 3 };
    assert_eq!(
        ear.hear(&say_event_at(&content, &own, &shuffled, Some(A))),
        "B's scrapheap is shuffled and becomes the supply: 3 cards."
    );
    assert_eq!(ear.unsaid("sb-event-"), Vec::<String>::new());
}

#[test]
fn events_know_several_staks_and_teams() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    let card = Card::new(kind(&ear, "PARCEL"), 0);
    let two = Options { staks_each: 2, ..Options::standard(2) };
    let teams = Options { teams: 2, ..Options::standard(4) };
    let table = [
        (
            two,
            Event::Scrapped { stak: StakId(3), card, height: 0 },
            "The Courier Bot (2) of your Stak 2 is scrapped.",
        ),
        (two, Event::Damaged { stak: StakId(0), by: 1 }, "The top card of A's Stak 1 takes 1 damage."),
        (
            two,
            Event::Attacked { stak: StakId(2), target: StakId(1) },
            "You attack A's Stak 2 with your Stak 1.",
        ),
        (two, Event::Played { seat: B, card, on: StakId(2) }, "You play Courier Bot (2) on your Stak 1."),
        (teams, Event::Won { seat: B }, "Your side wins: B and D."),
        (teams, Event::Won { seat: A }, "A and C win."),
    ];
    for (options, event, text) in table {
        assert_eq!(ear.hear(&say_event_at(&content, &options, &event, Some(B))), text);
    }
}

fn refusals() -> Vec<Illegal> {
    use Illegal::*;
    let code = || "KLUTZ".to_owned();
    vec![
        NotAsked,
        NotInHand,
        NotYourStak,
        OntoOpponentsOnly,
        NoSuchStak,
        ScrapOwnOnly,
        NoDiscards,
        NoRecycling,
        AttackWithOwn,
        OwnStakAttacked,
        TeammateAttacked,
        NothingToAttack,
        AnotherAttacks,
        AttackClosed,
        CardBarred,
        TallyUsedUp { attacks: 1 },
        TallyUsedUp { attacks: 2 },
        FeedFirst,
        HandTooLarge { cards: 4 },
        HandTooLarge { cards: 5 },
        TooManyActions,
        NotAnOpponent,
        NotATarget,
        NotACardToChoose,
        NotWaiting,
        SeatCount { seats: 1 },
        SeatCount { seats: 7 },
        Depth { depth: 2 },
        Depth { depth: 16 },
        StakCount { each: 0 },
        StakCount { each: 4 },
        StartingHand { cards: 8 },
        NoSuchFirst { seat: Seat(6) },
        AttackTally { attacks: 0 },
        AttackTally { attacks: 21 },
        Teams { teams: 1, seats: 4 },
        Teams { teams: 2, seats: 3 },
        TooFewCards { seat: None, needed: 70, there: 60 },
        TooFewCards { seat: Some(A), needed: 70, there: 60 },
        TooFewCards { seat: Some(B), needed: 70, there: 60 },
        SetTooSmall { rank: 3 },
        DeckCount { decks: 1, seats: 2 },
        DeckCount { decks: 3, seats: 2 },
        NoSuchCard { seat: A, code: "NO-SUCH".to_owned() },
        TooManyCopies { seat: B, code: code(), copies: 6 },
        RankSize { seat: A, rank: 1, there: 1 },
        RankSize { seat: A, rank: 1, there: 11 },
    ]
}

const CHOICES: [Choice; 11] = [
    Choice::Traitor,
    Choice::Drone,
    Choice::Recycling,
    Choice::Borderless,
    Choice::BorderlessTeam,
    Choice::NoTeams,
    Choice::Seats,
    Choice::Staks,
    Choice::Decks,
    Choice::SetupEffects,
    Choice::First,
];

#[test]
fn every_refusal_says_something_of_its_own_and_its_rule() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    let mut all = refusals();
    all.extend(CHOICES.windows(2).map(|pair| Illegal::Clash { a: pair[0], b: pair[1] }));
    let mut said: BTreeMap<String, Illegal> = BTreeMap::new();
    for refusal in all {
        let text = ear.hear(&StakBots::say_refusal(&content, &refusal));
        assert!(text.ends_with(&format!(" ({}).", refusal.rule())), "{text}");
        assert!(text.len() <= 160, "{text}");
        let twin = said.insert(text.clone(), refusal.clone());
        assert_eq!(twin, None, "{refusal:?} says the same: {text}");
    }
    assert_eq!(ear.unsaid("sb-refused-"), Vec::<String>::new());
    assert_eq!(ear.unsaid("sb-choice-"), Vec::<String>::new());
    let feed = StakBots::say_refusal(&content, &Illegal::FeedFirst);
    let expected =
        "Send a card to the scrapheap first: discard, scrap your top card or win a battle (SB-4.15).";
    assert_eq!(ear.hear(&feed), expected);
}

/// A bout in which A has something in hand and a turn.
fn bout(ear: &Ear, setup: &Setup) -> Bout<StakBots> {
    let mut bout = Bout::open(setup, &ear.content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(3));
    bout
}

fn clause(verb: Verb, choose: Choose, count: u8) -> Clause {
    Clause { verb, choose, count, optional: false }
}

/// What effects can ask, with the text behind the name of the card.
fn prompts() -> Vec<(Wanted, Clause, &'static str)> {
    use {Choose as Ch, Verb as V, Wanted as W};
    vec![
        (W::Consent, clause(V::Draw, Ch::Nothing, 2), " lets you draw 2 cards. Do you?"),
        (
            W::Opponent,
            clause(V::Donate, Ch::Opponent, 1),
            ": choose the opponent whose Stak gets a supply card face-down at its bottom.",
        ),
        (
            W::StakOf(B),
            clause(V::Donate, Ch::Opponent, 1),
            ": choose which of B's Staks gets the supply card at its bottom.",
        ),
        (
            W::Stak,
            clause(V::TurnUp, Ch::AnyStak, 1),
            ": choose the Stak whose uppermost face-down card is turned face-up.",
        ),
        (
            W::Stak,
            clause(V::TurnDown, Ch::OtherStak, 1),
            ": choose the Stak whose top card is turned down; it comes up again and enters.",
        ),
        (W::Stak, clause(V::Raise, Ch::AnyStak, 1), ": choose the Stak whose bottom card goes to the top."),
        (W::Stak, clause(V::Sink, Ch::OtherStak, 1), ": choose the Stak whose top card goes to the bottom."),
        (
            W::Stak,
            clause(V::Swap, Ch::OtherStak, 1),
            ": choose the Stak whose top card changes places with it.",
        ),
        (W::Stak, clause(V::ScrapTop, Ch::OtherStak, 1), ": choose the Stak whose top card is scrapped."),
        (W::Stak, clause(V::ScrapTop, Ch::AnyStak, 2), ": choose the Stak whose top 2 cards are scrapped."),
        (
            W::CoveredCard,
            clause(V::TurnDown, Ch::CoveredCard, 1),
            ": choose the covered card that is turned face-down.",
        ),
        (W::HandCard, clause(V::Discard, Ch::Nothing, 1), ": choose the card that you discard."),
        (W::HandCard, clause(V::Play, Ch::Nothing, 1), ": choose the card that you play onto your Stak."),
    ]
}

#[test]
fn every_question_is_said_to_the_seat_that_owes() {
    let mut ear = Ear::new();
    let standard = bout(&ear, &Setup { first: Some(A), ..Setup::standard(2) });
    let say = |ear: &mut Ear, question| ear.hear(&StakBots::say_question(&standard, A, &question));
    let rocket = kind(&ear, "FLARE");
    for (wanted, clause, text) in prompts() {
        let prompt = Prompt { kind: rocket, stak: StakId(0), clause, wanted };
        assert_eq!(say(&mut ear, Question::Effect(prompt)), format!("Rocket Bot (0){text}"));
    }
    let act = say(&mut ear, Question::Act);
    assert_eq!(
        act,
        "Your turn: play, attack, scrap or discard. A card must go to the scrapheap before you can end it."
    );
    let react = say(&mut ear, Question::React { at: StakId(0), from: StakId(1) });
    assert!(react.starts_with("B attacks your Stak: ") && react.contains(" against your "), "{react}");
    say(&mut ear, Question::RecycleDraw);
    let order = Question::Order { among: StakSet::only(StakId(0)).or(StakSet::only(StakId(1))) };
    assert_eq!(say(&mut ear, order), "2 of your effects wait. Choose the one that goes first.");
    assert_eq!(ear.unsaid("sb-ask-"), Vec::<String>::new());
}

/// The same bout asking A something else.
fn asking(bout: &Bout<StakBots>, question: Question) -> Bout<StakBots> {
    let frames = bout.stack().iter().copied();
    Bout::at_position(bout.content(), bout.seats(), bout.table().clone(), frames, Pending::Asked(A, question))
}

#[test]
fn every_answer_is_said_as_a_short_phrase() {
    let mut ear = Ear::new();
    let standard = bout(&ear, &Setup { first: Some(A), borderless: Borderless::All, ..Setup::standard(2) });
    let rocket = kind(&ear, "FLARE");
    let (parcel, recruit) = (Card::new(kind(&ear, "PARCEL"), 0), Card::new(kind(&ear, "P3"), 0));
    let (a, b) = (StakId(0), StakId(1));
    let prompt = |(wanted, clause, _)| Question::Effect(Prompt { kind: rocket, stak: a, clause, wanted });
    for question in prompts().into_iter().map(prompt).chain([Question::RecycleDraw, Question::Act]) {
        let bout = asking(&standard, question);
        let answers = [
            Answer::Yes,
            Answer::No,
            Answer::Opponent(B),
            Answer::Stak(a),
            Answer::Stak(b),
            Answer::Place { stak: a, height: 0 },
            Answer::HandCard(parcel),
        ];
        for answer in answers {
            ear.hear(&StakBots::say_answer(&bout, A, answer));
        }
    }
    let table = [
        (Answer::Play { card: parcel, onto: a }, "Play Courier Bot (2): draw 1 card"),
        (Answer::Play { card: parcel, onto: b }, "Play Courier Bot (2) on B's Stak; B will: draw 1 card"),
        (Answer::Play { card: recruit, onto: b }, "Play Tin Recruit (3) on B's Stak"),
        (Answer::Discard(recruit), "Discard Tin Recruit (3)"),
        (Answer::React(recruit), "Cancel the attack with Tin Recruit (3)"),
        (Answer::EndTurn, "End your turn"),
        (Answer::Pass, "Let the attack go on: the outcome cannot be predicted"),
    ];
    for (answer, text) in table {
        assert_eq!(ear.hear(&StakBots::say_answer(&standard, A, answer)), text);
    }
    for answer in
        [Answer::Attack { from: a, at: b }, Answer::Scrap(a), Answer::Recycle { stak: a, card: parcel }]
    {
        ear.hear(&StakBots::say_answer(&standard, A, answer));
    }
    ear.hear(&StakBots::say_answer(&standard, A, Answer::First(a)));
    // Fluent says these within other messages.
    assert_eq!(ear.unsaid("sb-answer-"), ["sb-answer-does".to_owned()]);
}

/// Each variant has its message, and no message is left over.
#[test]
fn messages_are_called_like_what_they_say() {
    let keys = Ear::new().catalog.keys("en");
    let under =
        |prefix: &str| -> BTreeSet<&str> { keys.iter().filter_map(|key| key.strip_prefix(prefix)).collect() };
    let words = |variants: &[&'static str]| -> BTreeSet<&str> { variants.iter().copied().collect() };
    assert_eq!(under("sb-event-"), words(variants::<Event>()));
    assert_eq!(under("sb-refused-"), words(variants::<Illegal>()));
    assert_eq!(under("sb-choice-"), words(variants::<Choice>()));
    // An effect asks for what it wants.
    let mut questions = words(variants::<Question>());
    questions.remove("effect");
    questions.extend(variants::<Wanted>());
    assert_eq!(under("sb-ask-"), questions);
    // Consent says to what; what a card does is said within other messages.
    let mut answers = words(variants::<Answer>());
    answers.extend(["draw", "draw-not", "do", "does"]);
    assert_eq!(under("sb-answer-"), answers);
}

#[test]
fn the_words_refer_to_nothing_that_is_not_there() {
    assert!(Ear::new().catalog.dangling("en").is_empty());
}

/// Answers that are not legal are said without a panic: somebody may ask what they would mean.
#[test]
fn impossible_answers_have_words_too() {
    let mut ear = Ear::new();
    let standard = bout(&ear, &Setup { first: Some(A), ..Setup::standard(2) });
    let nowhere = StakId(11);
    let nothing = Card::unknown(0);
    let answers = [
        Answer::Play { card: nothing, onto: nowhere },
        Answer::Play { card: Card::new(KindId(30), 5), onto: StakId(0) },
        Answer::Attack { from: nowhere, at: StakId(200) },
        Answer::Scrap(nowhere),
        Answer::Recycle { stak: nowhere, card: nothing },
        Answer::React(nothing),
        Answer::First(nowhere),
        Answer::Opponent(Seat(7)),
        Answer::Stak(nowhere),
        Answer::Place { stak: nowhere, height: 200 },
        Answer::HandCard(nothing),
    ];
    ear.data.extend(["F", "L"].map(str::to_owned));
    for answer in answers {
        let message = StakBots::say_answer(&standard, A, answer);
        assert!(!ear.english.say(&message).is_empty());
        assert_eq!(ear.english.faults(), []);
    }
}
