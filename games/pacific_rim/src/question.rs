//! Questions, answers, refusals: all that a seat ever does, and why it may not.

use crate::content::{CardId, PilotId, Reach, ReadyId, Side};
use crate::places::Element;
use crate::pool::Pip;
use crate::queries::Way;
use crate::table::{Target, Thing, Who};
use serde::{Deserialize, Serialize};
use tabletop::plane::{Edge, Face, Turn};

/// What a seat can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which action card this model plays (PR-5.2).
    Card(Who),
    /// Whether the chosen cards are final.
    Confirm,
    /// Which side takes the first turn (PR-5.6).
    First,
    /// Whether the impulse die is rolled again, which shows this number (PR-4.7).
    Again(u8),
    /// Which model is activated next (PR-5.10).
    Activate,
    /// How this model moves, if at all (PR-6.2).
    Start(Who),
    /// Whether it goes on (PR-6.3).
    Onward(Who),
    /// Whether it engages what is in its way (PR-6.9).
    Obstacle(Who),
    /// Whether it turns (PR-6.27).
    Pivot(Who),
    /// Whether it makes a charge attack (PR-7.4).
    Charge(Who),
    /// What it does with its action card (PR-8.1).
    Action(Who),
    /// Whether and how it circles (PR-6.22).
    Circle(Who),
    /// What it picks up (PR-15.2).
    Seize(Who),
    /// What its tactical action is (PR-8.6).
    Tactical(Who),
    /// Whom it attacks, if anybody (PR-9.2, PR-10.3).
    Target {
        /// The attacker.
        who: Who,
        /// How it attacks.
        reach: Reach,
    },
    /// Which of its dice is rolled again, if any (PR-R39).
    Reroll(Who),
    /// Whether the face-up card of this model is taken in place of all damage (PR-11.3).
    Replace(Who),
    /// Whether the face-up card of this model goes back to its deck (PR-13.5).
    Accurate(Who),
    /// Which pilot of this model dies (PR-R44).
    Dies(Who),
    /// How this model is turned.
    Twist(Who),
    /// Whether a Charge is paid to push this model (PR-13.18).
    Shove(Who),
    /// Whether a Charge is paid for one more attack (PR-13.7).
    Brutal(Who),
    /// Whether this model steps into the place that is free now (PR-9.8).
    StepIn(Who),
    /// What hinders the push of this model (PR-12.4).
    Hindrance(Who),
    /// Which ability of its pilots this model uses (PR-R35).
    Ability(Who),
    /// Whether this pilot, who would die, rolls again (PR-13.26).
    Solo(PilotId),
    /// Which side the winner of the roll plays (PR-3.5).
    Faction,
    /// Which ready force this side takes (PR-3.10, PR-3.14).
    Force(Side),
    /// Which element of the scenery is placed next (PR-20.3).
    Element,
    /// Where this element lies (PR-R65).
    Lay(Element),
    /// Along which edge this side deploys (PR-20.6).
    Side(Side),
    /// Which model of this side is deployed next, and where (PR-R64).
    Deploy(Side),
    /// Who leads this side (PR-4.6).
    Leader(Side),
    /// Which model of this side enters from the reserve, and where (PR-17.3).
    Reserve(Side),
}

/// What a seat can answer. The order is the order of lists; the first one is given for who does not answer in time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Nothing, or nothing more.
    Pass,
    /// What was chosen in secret is chosen anew.
    Back,
    /// It is done.
    Yes,
    /// This action card.
    Card(CardId),
    /// This side.
    Side(Side),
    /// This model.
    Activate(Who),
    /// The move goes that way.
    Go(Way),
    /// One step more.
    On,
    /// The face of that enemy.
    Engage {
        /// The enemy.
        target: Target,
        /// Which of its faces.
        face: Face,
    },
    /// A pivot.
    Turn(Turn),
    /// A half pivot beside that enemy.
    Half {
        /// Which way.
        turn: Turn,
        /// The enemy that it keeps in touch with.
        target: Target,
    },
    /// This action of the card, with so many further payments.
    Do {
        /// The number of the action.
        action: u8,
        /// How often more is paid.
        times: u8,
    },
    /// Round that enemy.
    Circle {
        /// Which way.
        turn: Turn,
        /// The enemy.
        target: Target,
    },
    /// This object is picked up.
    Take(Thing),
    /// A plain melee attack.
    Hit,
    /// A melee attack with the carried object.
    Swing,
    /// The carried object is thrown.
    Throw,
    /// One Ammo from a PPDC base.
    Rearm,
    /// This target.
    Strike(Target),
    /// A die that shows this, after so many criticals that stay.
    Reroll {
        /// The criticals before it.
        kept: u8,
        /// What it shows.
        pip: Pip,
    },
    /// This pilot.
    Pilot(PilotId),
    /// The edge of the table.
    Edge,
    /// This ability of that pilot.
    Use {
        /// The pilot.
        pilot: PilotId,
        /// The number of the ability on the card.
        ability: u8,
    },
    /// This ready force.
    Force(ReadyId),
    /// This element.
    Element(Element),
    /// It lies there: millimetres from the far left corner, to the right and towards the reader, and thousandths of a
    /// degree clockwise from the direction away from the reader.
    Lay {
        /// To the right.
        x: i32,
        /// Towards the reader.
        y: i32,
        /// Clockwise.
        turn: i32,
    },
    /// Along this edge.
    At(Edge),
    /// This model stands there, named like a place of scenery.
    Deploy {
        /// The model.
        who: Who,
        /// To the right.
        x: i32,
        /// Towards the reader.
        y: i32,
        /// Clockwise.
        turn: i32,
    },
    /// This model leads.
    Leader(Who),
    /// This action card of this Kaiju Drone: of several drones the card alone does not say whose it is.
    CardOf {
        /// The drone.
        who: Who,
        /// Its card.
        card: CardId,
    },
}

kernel::refusals! {
    /// Why an answer or a set-up is not legal.
    pub enum Illegal {
        /// That is no answer to this question.
        NotAsked => "PR-5.1",
        /// There is no such thing in the packs or on the table.
        Unknown => "PR-1.22",
        /// The card is not in the deck of the model.
        NotInDeck => "PR-5.2",
        /// The model has no face-up card, or belongs to the other side.
        NotReady => "PR-5.11",
        /// Something in contact is in the way.
        Blocked => "PR-6.15",
        /// The model has no speed.
        NoSpeed => "PR-R6",
        /// Both moves of a run go the same way.
        OtherWay => "PR-7.3",
        /// A Jaeger turns only after its move; and nobody turns twice.
        NoPivotNow => "PR-6.30",
        /// The model is not engaged, cannot move, or has no room to turn by half.
        NoHalfPivot => "PR-6.34",
        /// The move is as long as the speed allows.
        NoFurther => "PR-6.2",
        /// That enemy cannot be engaged on this face.
        NoEngagement => "PR-6.11",
        /// Its front face lies on no face of that enemy, or the next one has no room.
        NoCircle => "PR-6.23",
        /// The card has no such action.
        NoSuchAction => "PR-1.25",
        /// The cost cannot be paid in full.
        TooDear => "PR-8.3",
        /// No more can be paid for this action.
        NoExtra => "PR-8.4",
        /// The model may not run now.
        NoRun => "PR-7.6",
        /// The object is too far away, or gone.
        OutOfReach => "PR-15.2",
        /// The model carries an object already.
        HandsFull => "PR-15.4",
        /// The model carries nothing that it can use.
        NoObject => "PR-15.5",
        /// Nothing can be attacked like this.
        NothingToHit => "PR-9.1",
        /// No PPDC base is within a hex, or no Ammo was spent.
        NoRearming => "PR-16.13",
        /// That is no enemy that can be attacked now.
        NoTarget => "PR-9.1",
        /// A model that is engaged cannot make ranged attacks.
        Engaged => "PR-10.2",
        /// No such die can be rolled again.
        NoSuchDie => "PR-R39",
        /// No such pilot is in the crew.
        NoSuchPilot => "PR-R44",
        /// That does not hinder the push.
        NotInTheWay => "PR-12.4",
        /// The pilot has no such ability that can be used now.
        NoAbility => "PR-R35",
        /// So many cannot play.
        SeatCount { seats: u8 } => "PR-3.1",
        /// There is no such quick play card.
        NoSuchQuick => "PR-3.7",
        /// Quick play is for two.
        QuickForTwo { seats: u8 } => "PR-3.6",
        /// There is no such mission.
        NoSuchMission => "PR-4.2",
        /// There is no such scenario, or it is the one with the bomb.
        NoSuchScenario => "PR-4.4",
        /// Such points cannot be agreed.
        PointCount { points: u8 } => "PR-T2",
        /// A secret mission is drawn, and not agreed on.
        SecretAgreed => "PR-19.1",
        /// A side has more players than models.
        TooFewModels { side: Side, models: u8, players: u8 } => "PR-19.3",
        /// A side brings what there is not.
        UnknownBrought { side: Side } => "PR-3.22",
        /// A side brings no model.
        NothingBrought { side: Side } => "PR-R64",
        /// A Jaeger has not the crew that it needs.
        CrewBrought { side: Side } => "PR-3.16",
        /// An upgrade does not fit its Jaeger.
        UpgradeBrought { side: Side } => "PR-3.18",
        /// A mutation does not fit its slot.
        MutationBrought { side: Side } => "PR-3.12",
        /// A model or a pilot is there twice.
        TwiceBrought { side: Side } => "PR-3.19",
        /// An upgrade is there twice.
        UpgradeTwiceBrought { side: Side } => "PR-3.20",
        /// Two Kaiju Drones have the same mutation, or both have none.
        DronesBrought { side: Side } => "PR-3.21",
        /// Jaegers fight for the PPDC, and Kaiju for the Kaiju side, except in a civil war.
        WrongSideBrought { side: Side } => "PR-19.5",
        /// The Jaegers and pilots cost more than may be spent.
        DearBrought { points: u8, budget: u8 } => "PR-3.14",
        /// The Kaiju pay for no Jaeger.
        WeakBrought { budget: u8, least: u8 } => "PR-R62",
        /// A force is worth more than was agreed.
        ValueBrought { side: Side, value: u8, most: u8 } => "PR-R81",
        /// The ready force does not fit the war or the force of the other side.
        UnfitForce => "PR-3.14",
        /// No such element is left.
        NoElement => "PR-20.3",
        /// The element may not lie there.
        NoPlace => "PR-20.4",
        /// The side may not deploy along that edge.
        NoEdge => "PR-20.6",
        /// The model is not in reserve, or belongs to the other side.
        NotWaiting => "PR-4.12",
        /// The model may not stand there.
        NoBerth => "PR-R64",
        /// A model may not enter there.
        NoEntry => "PR-17.4",
        /// One model at least is deployed, and more where the scenario has no reserve.
        MustDeploy => "PR-R64",
        /// A leader is on the table.
        NoLeader => "PR-4.6",
    }
}
