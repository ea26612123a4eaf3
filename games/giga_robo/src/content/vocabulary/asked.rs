//! What the rules ask of a clause and its verb: whom it works on, what it counts.

use super::{Amount, Cancels, Clause, Lender, Per, Place, Rerolled, Span, Static, Sweep, Verb, Who, Whose};

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
            Verb::Jump(_) | Verb::Approach | Verb::GateThrow(_) | Verb::Borrow { .. } => false,
            Verb::Usurp | Verb::Mirror => false,
            Verb::Void | Verb::Scramble | Verb::PlayUpTo { .. } | Verb::Reboot | Verb::LessDamage(_) => false,
            Verb::AnchorLeap | Verb::Stride | Verb::DropAnchors(_) | Verb::Detonate(_) | Verb::Crash => false,
            Verb::CrashBeside | Verb::Impact | Verb::Brace | Verb::PullTile | Verb::PullTiles { .. } => false,
            Verb::Ground | Verb::Disarm => false,
            Verb::Gain { .. } | Verb::Recover { .. } | Verb::Move(_) | Verb::MoveAgain => false,
            Verb::Close | Verb::Leap { .. } | Verb::Force { .. } | Verb::Follow => false,
            Verb::Tile { .. } | Verb::RazeOrCrater(_) | Verb::Douse | Verb::Barrier => false,
            Verb::LowerAll(_) | Verb::Deactivate | Verb::SwitchOff(_) | Verb::Grant(_) => false,
            Verb::Rage | Verb::ExtraTurn | Verb::Turn { .. } | Verb::HandOver(_) | Verb::Store => false,
            Verb::Dice { .. } | Verb::Reroll { .. } | Verb::DropLowest(_) | Verb::Concede(_) => false,
            Verb::Lock | Verb::Cancel(_) | Verb::Blank | Verb::Replace | Verb::GainCost => false,
            Verb::PlayFree(_) | Verb::KeepInHand | Verb::Spare(_) | Verb::Vanish => false,
            Verb::RollPower(_) | Verb::SkipTurn(_) | Verb::HalveByDefense | Verb::HalveDamage => false,
            Verb::RaiseDie | Verb::NextRange { .. } | Verb::Mark { .. } | Verb::Strike(_) => false,
            Verb::Activate | Verb::Graft | Verb::Surcharge | Verb::Retreat(_) | Verb::Deflect => false,
            Verb::DropSuccesses(_) | Verb::Until { .. } => false,
        }
    }

    /// GR-R99: whether it works on the cards, the dice, the success or the damage of an opponent's attack.
    pub fn works_on_foes_attack(&self) -> bool {
        match self {
            Verb::Reroll { whose, .. } => !matches!(whose, Rerolled::Mine | Rerolled::MyDefense),
            Verb::Dice { whose, .. } => *whose == Whose::Foes,
            Verb::DropLowest(_)
            | Verb::Concede(_)
            | Verb::HalveByDefense
            | Verb::HalveDamage
            | Verb::Blank
            | Verb::Surcharge
            | Verb::Deflect
            | Verb::DropSuccesses(_)
            | Verb::Void
            | Verb::Scramble
            | Verb::Disarm
            | Verb::Cancel(Cancels::AttackCard) => true,
            Verb::Until { who, what, .. } => match what {
                Static::FoesResults(_) | Static::FoesAttackDice(_) | Static::AttackDamageTaken(_) => {
                    *who == Who::Me
                }
                Static::NoCounter | Static::NoForce => *who != Who::Me,
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
            Verb::Void | Verb::Immune(_) | Verb::Scramble | Verb::Reboot | Verb::AnchorLeap => None,
            Verb::Stride | Verb::Detonate(_) | Verb::Crash | Verb::CrashBeside | Verb::Impact => None,
            Verb::Brace | Verb::PullTile | Verb::Ground | Verb::Disarm => None,
            Verb::Reroll { n, .. } | Verb::Shift { n, .. } => *n,
            Verb::Until { what: Static::Damage { by, .. }, .. } => Some(*by),
            Verb::Until { what: Static::Defense(by) | Static::AttackDamageTaken(by), .. } => Some(*by),
            Verb::Jump(_) | Verb::Approach | Verb::BreakAll(_) | Verb::GateThrow(_) => None,
            Verb::Borrow { .. } | Verb::Usurp | Verb::Mirror => None,
            Verb::LoseAll { .. } | Verb::Close | Verb::Leap { .. } | Verb::MoveAgain => None,
            Verb::RemoveTile { .. } | Verb::SwitchOff(_) | Verb::Grant(_) | Verb::Rage => None,
            Verb::ExtraTurn | Verb::Turn { .. } | Verb::Spare(_) | Verb::Repeat { .. } => None,
            Verb::Follow | Verb::Tile { .. } | Verb::RazeOrCrater(_) | Verb::Douse | Verb::Barrier => None,
            Verb::LowerAll(_) | Verb::Deactivate | Verb::Store | Verb::Concede(_) | Verb::Lock => None,
            Verb::Cancel(_) | Verb::Blank | Verb::Replace | Verb::GainCost | Verb::PlayFree(_) => None,
            Verb::KeepInHand | Verb::Vanish | Verb::SkipTurn(_) | Verb::HalveByDefense => None,
            Verb::HalveDamage | Verb::RaiseDie | Verb::NextRange { .. } | Verb::Mark { .. } => None,
            Verb::Unmark(_) | Verb::Strike(_) | Verb::Activate | Verb::Graft | Verb::Surcharge => None,
            Verb::Deflect | Verb::Until { .. } => None,
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
                *who == Who::Foe || matches!(span, Span::FoesTurn | Span::FoesNext) || *what == Static::Lasso
            }
            Verb::Tile { at, .. }
            | Verb::RazeOrCrater(at)
            | Verb::RemoveTile { at, .. }
            | Verb::Unmark(at) => near_foe(at),
            Verb::Raise { whose, .. } => *whose == Whose::Foes,
            Verb::Close | Verb::Leap { .. } | Verb::Deactivate | Verb::TurnDown(_) => true,
            Verb::Retreat(_) | Verb::Graft | Verb::HandOver(_) => true,
            Verb::Crash | Verb::Impact | Verb::PullTile | Verb::PullTiles { .. } | Verb::Ground => true,
            Verb::Approach | Verb::GateThrow(_) => true,
            Verb::BreakAll(sweep) => *sweep == Sweep::NearFoe,
            Verb::Borrow { from, .. } => *from == Lender::FoesHand,
            Verb::Jump(_) | Verb::Usurp | Verb::Mirror => false,
            Verb::Void | Verb::Immune(_) | Verb::Scramble | Verb::PlayUpTo { .. } | Verb::Reboot => false,
            Verb::AnchorLeap | Verb::Stride | Verb::DropAnchors(_) | Verb::Detonate(_) => false,
            Verb::CrashBeside | Verb::Brace | Verb::Disarm | Verb::LessDamage(_) => false,
            Verb::Move(_) | Verb::MoveAgain | Verb::Follow | Verb::Douse | Verb::Barrier => false,
            Verb::BreakBarrier { .. } | Verb::Shift { .. } | Verb::Return { .. } => false,
            Verb::SwitchOff(_) | Verb::Grant(_) | Verb::Rage | Verb::ExtraTurn | Verb::Turn { .. } => false,
            Verb::Repeat { .. } | Verb::LowerAll(_) | Verb::Store | Verb::Dice { .. } => false,
            Verb::Reroll { .. } | Verb::DropLowest(_) | Verb::Concede(_) | Verb::Lock => false,
            Verb::Cancel(_) | Verb::Blank | Verb::Replace | Verb::GainCost | Verb::PlayFree(_) => false,
            Verb::KeepInHand | Verb::Vanish | Verb::RollPower(_) | Verb::SkipTurn(_) => false,
            Verb::HalveByDefense | Verb::HalveDamage | Verb::RaiseDie | Verb::Mark { .. } => false,
            Verb::Strike(_) | Verb::Activate | Verb::Surcharge | Verb::Deflect => false,
            Verb::DropSuccesses(_) | Verb::NextRange { .. } => false,
        }
    }
}
