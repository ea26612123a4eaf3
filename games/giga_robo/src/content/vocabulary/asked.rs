//! What the rules ask of a clause and its verb: whom it works on, what it counts.

use super::{
    Amount, Cancels, Clause, Lender, Per, Place, Plain, Rerolled, Span, Static, Sweep, Trait, Verb, Who,
    Whose,
};

impl Clause {
    /// Whether it says anything of an opponent, who must be named then among several (GR-R49).
    pub fn speaks_of_foe(&self) -> bool {
        let counts = |amount: Amount| match amount.per {
            Per::FoesFire | Per::FoesSurge | Per::FoesPanic | Per::AllFire | Per::InfernosNear => true,
            Per::Nothing
            | Per::Success
            | Per::X
            | Per::Recovered
            | Per::MyFire
            | Per::MySurge
            | Per::MyPanic
            | Per::MyPowerDice
            | Per::MyRage
            | Per::MyPt
            | Per::Hand
            | Per::HalfSum
            | Per::FoesDamage
            | Per::Done
            | Per::MeleeCards
            | Per::Failures
            | Per::FoesLowest
            | Per::FoesRage
            | Per::PowerDice
            | Per::MyDefense
            | Per::FoesBase
            | Per::SpentCost
            | Per::MyCards
            | Per::ArmorQuarter
            | Per::SpentDice
            | Per::BarrierInPath => false,
        };
        self.verb.works_on_foe() || self.verb.amount().is_some_and(counts) || counts(self.again)
    }
}

impl Verb {
    /// GR-R91: whether it does so much of something that later clauses can ask how much that was.
    pub fn says_how_much(&self) -> bool {
        match self {
            Verb::Lose { .. } | Verb::LoseAll { .. } | Verb::RemoveTile { .. } | Verb::Raise { .. } => true,
            Verb::Shift { .. } | Verb::Return { .. } | Verb::Spend { .. } | Verb::Expel { .. } => true,
            Verb::BreakBarrier { .. } | Verb::TurnDown(_) | Verb::Unmark(_) | Verb::Immune(_) => true,
            Verb::BreakAll(_) | Verb::Repeat { .. } => true,
            Verb::Gain { .. } | Verb::Recover { .. } | Verb::Move(_) | Verb::Leap { .. } => false,
            Verb::DropAnchors(_) | Verb::Detonate(_) | Verb::PullTiles { .. } | Verb::Jump(_) => false,
            Verb::Force { .. } | Verb::Tile { .. } | Verb::RazeOrCrater(_) | Verb::GateThrow(_) => false,
            Verb::LowerAll(_) | Verb::SwitchOff(_) | Verb::Grant(_) | Verb::Turn { .. } => false,
            Verb::HandOver(_) | Verb::Dice { .. } | Verb::Reroll { .. } | Verb::DropLowest(_) => false,
            Verb::DropSuccesses(_) | Verb::RollPower(_) | Verb::Concede(_) | Verb::Cancel(_) => false,
            Verb::Borrow { .. } | Verb::PlayFree(_) | Verb::PlayUpTo { .. } | Verb::Spare(_) => false,
            Verb::SkipTurn(_) | Verb::LessDamage(_) | Verb::NextRange { .. } | Verb::Mark { .. } => false,
            Verb::Strike(_) | Verb::Retreat(_) | Verb::Until { .. } | Verb::Plain(_) => false,
        }
    }

    /// GR-R99: whether it works on the cards, the dice, the success or the damage of an opponent's attack.
    pub fn works_on_foes_attack(&self) -> bool {
        match self {
            Verb::Reroll { whose, .. } => !matches!(whose, Rerolled::Mine | Rerolled::MyDefense),
            Verb::Dice { whose, .. } => *whose == Whose::Foes,
            Verb::DropLowest(_)
            | Verb::Concede(_)
            | Verb::DropSuccesses(_)
            | Verb::Cancel(Cancels::AttackCard)
            | Verb::Plain(
                Plain::HalveByDefense
                | Plain::HalveDamage
                | Plain::Blank
                | Plain::Surcharge
                | Plain::Deflect
                | Plain::Void
                | Plain::Scramble
                | Plain::Disarm
                | Plain::BreakCounter,
            ) => true,
            Verb::Until { who, what, .. } => match what {
                Static::FoesResults(_) | Static::FoesAttackDice(_) | Static::AttackDamageTaken(_) => {
                    *who == Who::Me
                }
                Static::Trait(Trait::NoCounter | Trait::NoForce) => *who != Who::Me,
                _ => false,
            },
            _ => false,
        }
    }

    /// The amount that it counts.
    pub fn amount(&self) -> Option<Amount> {
        match self {
            Verb::Gain { n, .. }
            | Verb::Lose { n, .. }
            | Verb::Recover { n, .. }
            | Verb::Force { n, .. }
            | Verb::Raise { n, .. }
            | Verb::Spend { n, .. }
            | Verb::Return { n, .. }
            | Verb::Expel { n, .. }
            | Verb::BreakBarrier { n, .. }
            | Verb::Dice { n, .. } => Some(*n),
            Verb::Move(n)
            | Verb::HandOver(n)
            | Verb::DropLowest(n)
            | Verb::RollPower(n)
            | Verb::Retreat(n)
            | Verb::DropSuccesses(n)
            | Verb::TurnDown(n) => Some(*n),
            Verb::PlayUpTo { most, .. } => Some(*most),
            Verb::DropAnchors(n) | Verb::PullTiles { n, .. } | Verb::LessDamage(n) => Some(*n),
            Verb::Reroll { n, .. } | Verb::Shift { n, .. } => *n,
            Verb::Until { what: Static::Damage { by, .. }, .. } => Some(*by),
            Verb::Until { what: Static::Defense(by) | Static::AttackDamageTaken(by), .. } => Some(*by),
            Verb::Until { what: Static::DefenseUpTo { by, .. }, .. } => Some(*by),
            Verb::LoseAll { .. } | Verb::Leap { .. } | Verb::Detonate(_) | Verb::Jump(_) => None,
            Verb::Tile { .. } | Verb::RazeOrCrater(_) | Verb::RemoveTile { .. } | Verb::BreakAll(_) => None,
            Verb::GateThrow(_) | Verb::LowerAll(_) | Verb::SwitchOff(_) | Verb::Grant(_) => None,
            Verb::Turn { .. } | Verb::Concede(_) | Verb::Cancel(_) | Verb::Immune(_) => None,
            Verb::Borrow { .. } | Verb::PlayFree(_) | Verb::Spare(_) | Verb::Repeat { .. } => None,
            Verb::SkipTurn(_) | Verb::NextRange { .. } | Verb::Mark { .. } | Verb::Unmark(_) => None,
            Verb::Strike(_) | Verb::Until { .. } | Verb::Plain(_) => None,
        }
    }

    /// Whether it does something to the opponent or on the opponent's hex, so that without one it does nothing (GR-R30).
    /// The dice, the cards and the responses of the other side are those of the combat or of the stack.
    pub fn works_on_foe(&self) -> bool {
        let near_foe = |place: &Place| matches!(place, Place::FoesHex | Place::AroundFoe);
        match self {
            Verb::Gain { who, .. } | Verb::Lose { who, .. } | Verb::LoseAll { who, .. } => *who == Who::Foe,
            Verb::Recover { who, .. } | Verb::Force { who, .. } => *who == Who::Foe,
            Verb::Spend { who, .. } | Verb::Spare(who) | Verb::Expel { who, .. } => *who == Who::Foe,
            Verb::Until { who, span, what } => {
                *who == Who::Foe
                    || matches!(span, Span::FoesTurn | Span::FoesNext)
                    || *what == Static::Trait(Trait::Lasso)
            }
            Verb::Tile { at, .. }
            | Verb::RazeOrCrater(at)
            | Verb::RemoveTile { at, .. }
            | Verb::Unmark(at) => near_foe(at),
            Verb::Raise { whose, .. } => *whose == Whose::Foes,
            Verb::BreakAll(sweep) => *sweep == Sweep::NearFoe,
            Verb::Borrow { from, .. } => *from == Lender::FoesHand,
            Verb::Leap { .. } | Verb::TurnDown(_) | Verb::Retreat(_) | Verb::HandOver(_) => true,
            Verb::PullTiles { .. } | Verb::GateThrow(_) => true,
            Verb::Jump(_) | Verb::Immune(_) | Verb::PlayUpTo { .. } | Verb::DropAnchors(_) => false,
            Verb::Detonate(_) | Verb::LessDamage(_) | Verb::Move(_) | Verb::BreakBarrier { .. } => false,
            Verb::Shift { .. } | Verb::Return { .. } | Verb::SwitchOff(_) | Verb::Grant(_) => false,
            Verb::Turn { .. } | Verb::Repeat { .. } | Verb::LowerAll(_) | Verb::Dice { .. } => false,
            Verb::Reroll { .. } | Verb::DropLowest(_) | Verb::DropSuccesses(_) | Verb::Concede(_) => false,
            Verb::Cancel(_) | Verb::PlayFree(_) | Verb::RollPower(_) | Verb::SkipTurn(_) => false,
            Verb::Mark { .. } | Verb::Strike(_) | Verb::NextRange { .. } => false,
            Verb::Plain(plain) => plain.works_on_foe(),
        }
    }
}

impl Plain {
    fn works_on_foe(self) -> bool {
        match self {
            Plain::Close | Plain::Approach | Plain::Crash | Plain::Impact | Plain::PullTile => true,
            Plain::Ground | Plain::Deactivate | Plain::Graft => true,
            Plain::AnchorLeap | Plain::Stride | Plain::CrashBeside | Plain::Brace | Plain::Disarm => false,
            Plain::BreakCounter => false,
            Plain::MoveAgain | Plain::Follow | Plain::Douse | Plain::Barrier | Plain::Rage => false,
            Plain::ExtraTurn | Plain::Store | Plain::Lock | Plain::Blank | Plain::Void => false,
            Plain::Scramble | Plain::Usurp | Plain::Mirror | Plain::Replace | Plain::GainCost => false,
            Plain::KeepInHand | Plain::Vanish | Plain::Reboot | Plain::HalveByDefense => false,
            Plain::HalveDamage | Plain::RaiseDie | Plain::Activate | Plain::Surcharge => false,
            Plain::Deflect => false,
        }
    }
}
