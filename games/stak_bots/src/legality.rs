//! Legality: `check` is the one authority; lists are made from the same refusals.

use crate::StakBots;
use crate::card::{Card, StakId, StakSet};
use crate::illegal::Illegal;
use crate::procedures::turn::Turn;
use crate::procedures::turn_of;
use crate::queries::{attack_bar, is_covered_face_up, is_target, staks_standing, targets};
use crate::question::{Answer, Prompt, Question, Wanted};
use crate::setup::{Borderless, Mode};
use crate::table::Table;
use kernel::{Seat, SeatSet, Sole};

type At<'a> = kernel::At<'a, StakBots>;
type Verdict = Result<(), Illegal>;

/// SB-17.23: with more cards in hand the turn cannot end.
const TRAITOR_HAND: usize = 3;

/// Whether `answer` is legal.
#[inline]
pub(crate) fn check(at: At<'_>, question: &Question, seat: Seat, answer: Answer) -> Verdict {
    match (*question, answer) {
        (Question::Act, _) => check_act(at, seat, answer),
        (Question::React { .. }, Answer::React(card)) => held(at.table, seat, card),
        (Question::React { .. }, Answer::Pass) => Ok(()),
        (Question::RecycleDraw, Answer::Yes | Answer::No) => Ok(()),
        (Question::Order { among }, Answer::First(stak)) => require(in_set(among, stak), Illegal::NotWaiting),
        (Question::Effect(prompt), _) => check_effect(at.table, prompt, seat, answer),
        (Question::React { .. } | Question::RecycleDraw | Question::Order { .. }, _) => {
            Err(Illegal::NotAsked)
        }
    }
}

/// Every legal answer, in order.
#[inline]
pub(crate) fn answers(at: At<'_>, question: &Question, seat: Seat, out: &mut impl Extend<Answer>) {
    match *question {
        Question::Act => act_answers(at, seat, out),
        Question::React { .. } => {
            out.extend(cards(at.table, seat).map(Answer::React));
            out.extend([Answer::Pass]);
        }
        Question::RecycleDraw => out.extend([Answer::Yes, Answer::No]),
        Question::Order { among } => out.extend(among.iter().map(Answer::First)),
        Question::Effect(prompt) => effect_answers(at.table, prompt, seat, out),
    }
}

/// SB-R75: the only legal answer, where everybody knows that there is just one.
#[inline]
pub(crate) fn only_answer(at: At<'_>, question: &Question, seat: Seat) -> Option<Answer> {
    let mut list = Sole::new();
    answers(at, question, seat, &mut list);
    list.only().filter(|answer| !answer.is_of_hand() || is_hand_known(at.table, seat))
}

/// Whether everybody knows how many different cards the hand holds.
fn is_hand_known(table: &Table, seat: Seat) -> bool {
    let hand = table.hand(seat);
    hand.len() == 1 || hand.iter().all(|held| held.is_open())
}

fn require(holds: bool, otherwise: Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn in_set(set: StakSet, stak: StakId) -> bool {
    usize::from(stak.0) < crate::card::STAKS_MAX && set.contains(stak)
}

/// The different cards of a hand, in order.
#[inline]
fn cards(table: &Table, seat: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
    let mut before = None;
    table.hand(seat).iter().map(|held| held.card).filter(move |&card| before.replace(card) != Some(card))
}

fn held(table: &Table, seat: Seat, card: Card) -> Verdict {
    require(card.kind().is_some() && table.holds(seat, card), Illegal::NotInHand)
}

fn turn<'a>(at: At<'a>) -> &'a Turn {
    turn_of(at.stack).expect("the main action is asked in a turn")
}

/// SB-4.5 to SB-4.10.
fn check_act(at: At<'_>, seat: Seat, answer: Answer) -> Verdict {
    let (table, turn) = (at.table, turn(at));
    match answer {
        Answer::Play { card, onto } => {
            held(table, seat, card)?;
            require_with(in_set(playable(table, turn, seat), onto), || why_not_onto(table, turn, seat, onto))
        }
        Answer::Attack { from, at } => {
            require_with(in_set(own_standing(table, seat), from), || {
                why_not_own(table, from, Illegal::AttackWithOwn)
            })?;
            require(turn.may_act(), Illegal::TooManyActions)?;
            attack_bar(table, turn, from)?;
            require_with(in_set(attackable(table, seat), at), || why_not_at(table, seat, at))
        }
        Answer::Scrap(stak) => check_scrap(table, turn, seat, stak),
        Answer::Discard(card) => {
            discard_bar(table, turn)?;
            held(table, seat, card)
        }
        Answer::Recycle { stak, card } => {
            recycle_bar(table, turn)?;
            check_scrap(table, turn, seat, stak)?;
            held(table, seat, card)
        }
        Answer::EndTurn => end_bar(table, turn),
        Answer::React(_)
        | Answer::Pass
        | Answer::Yes
        | Answer::No
        | Answer::First(_)
        | Answer::Opponent(_)
        | Answer::Stak(_)
        | Answer::Place { .. }
        | Answer::HandCard(_) => Err(Illegal::NotAsked),
    }
}

#[inline]
fn act_answers(at: At<'_>, seat: Seat, out: &mut impl Extend<Answer>) {
    let (table, turn) = (at.table, turn(at));
    let (own, open, held) = (own_standing(table, seat), playable(table, turn, seat), cards(table, seat));
    if !open.is_empty() {
        for card in held.clone() {
            out.extend(open.iter().map(|onto| Answer::Play { card, onto }));
        }
    }
    if turn.may_act() {
        let targets = attackable(table, seat);
        for from in own.iter().filter(|&from| attack_bar(table, turn, from).is_ok()) {
            out.extend(targets.iter().map(|at| Answer::Attack { from, at }));
        }
    }
    let scrappable = if feed_bar(turn).is_ok() { own } else { StakSet::EMPTY };
    out.extend(scrappable.iter().map(Answer::Scrap));
    if discard_bar(table, turn).is_ok() {
        out.extend(held.clone().map(Answer::Discard));
    }
    if recycle_bar(table, turn).is_ok() {
        for stak in scrappable.iter() {
            out.extend(held.clone().map(|card| Answer::Recycle { stak, card }));
        }
    }
    if end_bar(table, turn).is_ok() {
        out.extend([Answer::EndTurn]);
    }
}

fn require_with(holds: bool, otherwise: impl FnOnce() -> Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// SB-R51: one's own Staks that are not gone.
#[inline]
fn own_standing(table: &Table, seat: Seat) -> StakSet {
    table.staks_of_all(SeatSet::only(seat)).minus(table.gone)
}

/// SB-5.3, SB-17.12, SB-17.14, SB-17.21, SB-17.22, SB-R47, SB-R58: the Staks that may be played on.
#[inline(always)]
fn playable(table: &Table, turn: &Turn, seat: Seat) -> StakSet {
    let traitor = table.options.mode == Mode::Traitor;
    let must_shrink = traitor && table.hand(seat).len() > TRAITOR_HAND;
    if !turn.may_act() && !must_shrink {
        return StakSet::EMPTY;
    }
    let whose = match (traitor, table.options.borderless) {
        (true, _) => table.opponents(seat),
        (false, Borderless::Off) => SeatSet::only(seat),
        (false, Borderless::All) => table.playing(),
        (false, Borderless::Team) => table.options.side_of(seat),
    };
    table.staks_of_all(whose).minus(table.gone)
}

/// Why a Stak may not be played on.
fn why_not_onto(table: &Table, turn: &Turn, seat: Seat, onto: StakId) -> Illegal {
    let playable_at_all = !playable(table, turn, seat).is_empty();
    match table.options.mode {
        _ if !exists(table, onto) => Illegal::NoSuchStak,
        _ if !playable_at_all => Illegal::TooManyActions,
        Mode::Traitor => Illegal::OntoOpponentsOnly,
        Mode::Standard | Mode::Drone(_) => Illegal::NotYourStak,
    }
}

fn exists(table: &Table, stak: StakId) -> bool {
    in_set(table.staks_of_all(table.playing()).minus(table.gone), stak)
}

fn why_not_own(table: &Table, stak: StakId, otherwise: Illegal) -> Illegal {
    if exists(table, stak) { otherwise } else { Illegal::NoSuchStak }
}

/// SB-7.1, SB-7.14 to SB-7.16, SB-R23, SB-R34, SB-R52: the Staks that may be attacked.
#[inline]
fn attackable(table: &Table, seat: Seat) -> StakSet {
    let standing = table.staks_of_all(table.opponents(seat)).minus(table.gone);
    standing.iter().filter(|&at| table.height(at) > 0).collect()
}

/// Why a Stak may not be attacked.
fn why_not_at(table: &Table, seat: Seat, at: StakId) -> Illegal {
    match () {
        () if !exists(table, at) => Illegal::NoSuchStak,
        () if table.owner(at) == seat => Illegal::OwnStakAttacked,
        () if table.height(at) == 0 => Illegal::NothingToAttack,
        () => Illegal::TeammateAttacked,
    }
}

/// SB-R47: at the limit of actions only what the duty still needs is on offer.
fn feed_bar(turn: &Turn) -> Verdict {
    require(turn.may_act() || !turn.fed, Illegal::TooManyActions)
}

/// SB-6.1, SB-6.4, SB-6.5, SB-R38, SB-R39: one's own top card, even the last one.
fn check_scrap(table: &Table, turn: &Turn, seat: Seat, stak: StakId) -> Verdict {
    require_with(in_set(own_standing(table, seat), stak), || {
        why_not_own(table, stak, Illegal::ScrapOwnOnly)
    })?;
    feed_bar(turn)
}

/// SB-6.2, SB-17.20, SB-R47, SB-R59.
fn discard_bar(table: &Table, turn: &Turn) -> Verdict {
    require(table.options.mode != Mode::Traitor, Illegal::NoDiscards)?;
    feed_bar(turn)
}

/// SB-17.8, SB-R57.
fn recycle_bar(table: &Table, turn: &Turn) -> Verdict {
    require(table.options.recycling, Illegal::NoRecycling)?;
    feed_bar(turn)
}

/// SB-4.10, SB-4.15, SB-17.23, SB-R48: without the duty met no turn ends; only Traitor limits the hand.
fn end_bar(table: &Table, turn: &Turn) -> Verdict {
    require(turn.fed, Illegal::FeedFirst)?;
    let cards = table.hand(turn.seat).len();
    let too_many = table.options.mode == Mode::Traitor && cards > TRAITOR_HAND;
    require(!too_many, Illegal::HandTooLarge { cards: cards as u8 })
}

/// SB-R7, SB-R34: what the chooser of an effect may choose.
fn check_effect(table: &Table, prompt: Prompt, seat: Seat, answer: Answer) -> Verdict {
    let there = |stak: StakId| stak.0 < table.seats() * table.options.staks_each;
    match (prompt.wanted, answer) {
        (Wanted::Consent, Answer::Yes | Answer::No) => Ok(()),
        (Wanted::Opponent, Answer::Opponent(other)) => {
            require(table.opponents(seat).contains(other), Illegal::NotAnOpponent)
        }
        (Wanted::StakOf(whose), Answer::Stak(stak)) => {
            require(in_set(staks_standing(table, whose), stak), Illegal::NotATarget)
        }
        (Wanted::Stak, Answer::Stak(stak)) => {
            require(there(stak) && is_target(table, prompt, stak), Illegal::NotATarget)
        }
        (Wanted::CoveredCard, Answer::Place { stak, height }) => {
            require(there(stak) && is_covered_face_up(table, stak, height), Illegal::NotACardToChoose)
        }
        (Wanted::HandCard, Answer::HandCard(card)) => held(table, seat, card),
        (
            Wanted::Consent
            | Wanted::Opponent
            | Wanted::StakOf(_)
            | Wanted::Stak
            | Wanted::CoveredCard
            | Wanted::HandCard,
            _,
        ) => Err(Illegal::NotAsked),
    }
}

fn effect_answers(table: &Table, prompt: Prompt, seat: Seat, out: &mut impl Extend<Answer>) {
    match prompt.wanted {
        Wanted::Consent => out.extend([Answer::Yes, Answer::No]),
        Wanted::Opponent => out.extend(table.opponents(seat).iter().map(Answer::Opponent)),
        Wanted::StakOf(whose) => out.extend(staks_standing(table, whose).iter().map(Answer::Stak)),
        Wanted::Stak => out.extend(targets(table, prompt).iter().map(Answer::Stak)),
        Wanted::CoveredCard => {
            for stak in table.staks() {
                let heights =
                    (0..table.height(stak) as u8).filter(|&height| is_covered_face_up(table, stak, height));
                out.extend(heights.map(|height| Answer::Place { stak, height }));
            }
        }
        Wanted::HandCard => out.extend(cards(table, seat).map(Answer::HandCard)),
    }
}

/// SB-R49: what is answered for a player whose clock ran out: in an effect the first option in a
/// fixed order, in the main action the end of the turn, or what leads to it.
pub(crate) fn default_answer(at: At<'_>, question: &Question, seat: Seat) -> Answer {
    let mut legal = Vec::new();
    answers(at, question, seat, &mut legal);
    let table = at.table;
    let has = |answer: Answer| legal.contains(&answer).then_some(answer);
    let first = |wanted: fn(&Answer) -> bool| {
        legal.iter().copied().filter(wanted).min_by_key(|answer| fixed_order(table, seat, *answer))
    };
    let chosen = match question {
        Question::Act => has(Answer::EndTurn)
            .or_else(|| first(|answer| matches!(answer, Answer::Discard(_))))
            .or_else(|| {
                let too_many = table.hand(seat).len() > TRAITOR_HAND;
                first(|answer| matches!(answer, Answer::Play { .. })).filter(|_| too_many)
            })
            .or_else(|| first(|answer| matches!(answer, Answer::Scrap(_)))),
        Question::React { .. } => has(Answer::Pass),
        Question::RecycleDraw => has(Answer::No),
        Question::Order { .. } | Question::Effect(_) => has(Answer::No).or_else(|| first(|_| true)),
    };
    chosen.expect("a question that is asked has a legal answer")
}

/// SB-R49: hand cards by lowest rank, then lowest power; players clockwise from the chooser, the
/// chooser last; cards of a Stak from the top.
fn fixed_order(table: &Table, seat: Seat, answer: Answer) -> (u8, u8, u8) {
    let seats = table.seats();
    let clockwise = |other: Seat| (other.0 + seats - seat.0 - 1) % seats;
    let kind = |card: Card| card.kind().map_or(u8::MAX, |kind| kind.0);
    match answer {
        Answer::Play { card, onto } => (kind(card), clockwise(table.owner(onto)), onto.0),
        Answer::Discard(card) | Answer::React(card) | Answer::HandCard(card) => (kind(card), card.deck(), 0),
        Answer::Recycle { stak, card } => (kind(card), stak.0, 0),
        Answer::Opponent(other) => (clockwise(other), 0, 0),
        Answer::Stak(stak) | Answer::First(stak) | Answer::Scrap(stak) => {
            (clockwise(table.owner(stak)), stak.0, 0)
        }
        Answer::Place { stak, height } => (clockwise(table.owner(stak)), stak.0, u8::MAX - height),
        Answer::Attack { from, at } => (from.0, at.0, 0),
        Answer::EndTurn | Answer::Pass | Answer::Yes | Answer::No => (0, 0, 0),
    }
}
