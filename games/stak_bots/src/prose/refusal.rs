//! Refusals: what is wrong, what to do, and which rule says so.

use super::setup::card_of_code;
use crate::card::STAKS_MAX;
use crate::content::Content;
use crate::illegal::Illegal;
use crate::notation::letter;
use crate::setup::{COPIES_IN_DECK, Choice, DEPTH_MAX, DEPTH_MIN, HAND_MAX, RANK_SIZE, TALLY_MAX};
use crate::table::SEATS;
use kernel::Cited;
use words::Message;

pub(super) fn say(content: &Content, refusal: &Illegal) -> Message {
    facts(content, refusal, Message::new(key(refusal))).with("rule", refusal.rule())
}

fn key(refusal: &Illegal) -> &'static str {
    match refusal {
        Illegal::NotAsked => "sb-no-not-asked",
        Illegal::NotInHand => "sb-no-not-in-hand",
        Illegal::NotYourStak => "sb-no-not-your-stak",
        Illegal::OntoOpponentsOnly => "sb-no-onto-opponents-only",
        Illegal::NoSuchStak => "sb-no-such-stak",
        Illegal::ScrapOwnOnly => "sb-no-scrap-own-only",
        Illegal::NoDiscards => "sb-no-discards",
        Illegal::NoRecycling => "sb-no-recycling",
        Illegal::AttackWithOwn => "sb-no-attack-with-own",
        Illegal::OwnStakAttacked => "sb-no-own-stak-attacked",
        Illegal::TeammateAttacked => "sb-no-teammate-attacked",
        Illegal::NothingToAttack => "sb-no-nothing-to-attack",
        Illegal::AnotherAttacks => "sb-no-another-attacks",
        Illegal::AttackClosed => "sb-no-attack-closed",
        Illegal::CardBarred => "sb-no-card-barred",
        Illegal::TallyUsedUp { .. } => "sb-no-tally-used-up",
        Illegal::FeedFirst => "sb-no-feed-first",
        Illegal::HandTooLarge { .. } => "sb-no-hand-too-large",
        Illegal::TooManyActions => "sb-no-too-many-actions",
        Illegal::NotAnOpponent => "sb-no-not-an-opponent",
        Illegal::NotATarget => "sb-no-not-a-target",
        Illegal::NotACardToChoose => "sb-no-not-a-card-to-choose",
        Illegal::NotWaiting => "sb-no-not-waiting",
        Illegal::SeatCount { .. } => "sb-no-seat-count",
        Illegal::Depth { .. } => "sb-no-depth",
        Illegal::StakCount { .. } => "sb-no-stak-count",
        Illegal::StartingHand { .. } => "sb-no-starting-hand",
        Illegal::NoSuchFirst { .. } => "sb-no-such-first",
        Illegal::AttackTally { .. } => "sb-no-attack-tally",
        Illegal::Teams { .. } => "sb-no-teams",
        Illegal::Clash { .. } => "sb-no-clash",
        Illegal::TooFewCards { seat: None, .. } => "sb-no-too-few-cards",
        Illegal::TooFewCards { seat: Some(_), .. } => "sb-no-too-few-cards-own",
        Illegal::SetTooSmall { .. } => "sb-no-set-too-small",
        Illegal::DeckCount { .. } => "sb-no-deck-count",
        Illegal::NoSuchCard { .. } => "sb-no-such-card",
        Illegal::TooManyCopies { .. } => "sb-no-too-many-copies",
        Illegal::RankSize { .. } => "sb-no-rank-size",
    }
}

/// The message with what the refusal knows.
fn facts(content: &Content, refusal: &Illegal, said: Message) -> Message {
    match refusal {
        Illegal::NotAsked
        | Illegal::NotInHand
        | Illegal::NotYourStak
        | Illegal::OntoOpponentsOnly
        | Illegal::NoSuchStak
        | Illegal::ScrapOwnOnly
        | Illegal::NoDiscards
        | Illegal::NoRecycling
        | Illegal::AttackWithOwn
        | Illegal::OwnStakAttacked
        | Illegal::TeammateAttacked
        | Illegal::NothingToAttack
        | Illegal::AnotherAttacks
        | Illegal::AttackClosed
        | Illegal::CardBarred
        | Illegal::FeedFirst
        | Illegal::TooManyActions
        | Illegal::NotAnOpponent
        | Illegal::NotATarget
        | Illegal::NotACardToChoose
        | Illegal::NotWaiting => said,
        Illegal::TallyUsedUp { attacks } => said.with("attacks", *attacks),
        Illegal::HandTooLarge { cards } => said.with("cards", *cards),
        Illegal::SeatCount { seats } => said.with("seats", *seats).with("max", SEATS),
        Illegal::Depth { depth } => said.with("depth", *depth).with("min", DEPTH_MIN).with("max", DEPTH_MAX),
        Illegal::StakCount { each } => said.with("each", *each).with("max", STAKS_MAX),
        Illegal::StartingHand { cards } => said.with("cards", *cards).with("max", HAND_MAX),
        Illegal::NoSuchFirst { seat } => said.with("seat", letter(*seat)),
        Illegal::AttackTally { attacks } => said.with("attacks", *attacks).with("max", TALLY_MAX),
        Illegal::Teams { teams, seats } => said.with("teams", *teams).with("seats", *seats),
        Illegal::Clash { a, b } => said.with("a", chosen(*a)).with("b", chosen(*b)),
        Illegal::TooFewCards { seat, needed, there } => said
            .with("seat", seat.map_or_else(String::new, letter))
            .with("needed", *needed)
            .with("there", *there),
        Illegal::SetTooSmall { rank } => said.with("rank", *rank),
        Illegal::DeckCount { decks, seats } => said.with("decks", *decks).with("seats", *seats),
        Illegal::NoSuchCard { seat, code } => said.with("seat", letter(*seat)).with("code", code.as_str()),
        Illegal::TooManyCopies { seat, code, copies } => said
            .with("seat", letter(*seat))
            .with("card", card_of_code(content, code))
            .with("copies", *copies)
            .with("max", COPIES_IN_DECK),
        Illegal::RankSize { seat, rank, there } => {
            said.with("seat", letter(*seat)).with("rank", *rank).with("there", *there).with("size", RANK_SIZE)
        }
    }
}

fn chosen(choice: Choice) -> Message {
    Message::new(match choice {
        Choice::Traitor => "sb-choice-traitor",
        Choice::Drone => "sb-choice-drone",
        Choice::Recycling => "sb-choice-recycling",
        Choice::Borderless => "sb-choice-borderless",
        Choice::BorderlessTeam => "sb-choice-borderless-team",
        Choice::NoTeams => "sb-choice-no-teams",
        Choice::Seats => "sb-choice-seats",
        Choice::Staks => "sb-choice-staks",
        Choice::Decks => "sb-choice-decks",
        Choice::SetupEffects => "sb-choice-setup-effects",
        Choice::First => "sb-choice-first",
    })
}
