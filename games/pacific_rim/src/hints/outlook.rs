//! What the action card of a model promises: the best of its actions that it can pay for, by what its attacks would do
//! on average, how far they reach, and what is gained. Estimates, not rules: ways are not walked, sight is not drawn.

use super::chances::{hurts, wins};
use super::worth::{HURT, MM, POINT, TRACKS};
use crate::content::{
    Ability, Action, Attack, Blow, Boost, CardId, Content, Cost, Reach, Resource, Stat, Step,
};
use crate::procedures::{Acting, ActingStep, Activation, ActivationStep, Choosing, Frame, Moving, Striking};
use crate::procedures::{StrikingStep, may_run};
use crate::queries::{
    Combat, Facts, base, damage_of, disc, hexes, pool_of_attack, pool_of_defence, short, stat, touch,
};
use crate::table::{Figure, Load, Marks, Spot, Table, Target, Who};
use kernel::{Procedure, Seat};
use tabletop::plane::{Angle, Hexagon, Pose};

type At<'a> = kernel::At<'a, crate::PacificRim>;

/// How likely it is that an attack in reach takes place, in per cent: in contact, after a move, from afar.
const IN_CONTACT: i64 = 100;
const AFTER_MOVE: i64 = 75;
const IN_ARC: i64 = 90;
const AFTER_TURN: i64 = 75;
/// What a Kaiju destroys is worth so many points to it, besides what the other side loses.
const BUILDING: i64 = 3 * POINT;
/// What an ability of a pilot is worth when it can be used.
const ABILITY: i64 = 5;
/// What circling is worth, and an object in reach.
const CIRCLE: i64 = 2;
const OBJECT: i64 = 6;
/// What is done to a model besides damage, if the attack is won.
const PUSH: i64 = 3;
const STUN: i64 = 12;
const TURN: i64 = 5;
/// What a model without a card will do in the next round: a plain attack, so likely, in per cent.
const PLAIN: Attack = Attack::plain(Reach::Melee);
const LATER: i64 = 60;
/// Of further attacks in an action so much is left, in per cent.
const AGAIN: i64 = 80;
/// A Jaeger or Kaiju that is nearer than this, sideways, is met on the way.
const SIDEWAYS_MM: i64 = 72;
/// The width of a base.
const BASE_MM: i64 = 64;

/// The cards of one side.
pub(super) struct Outlook<'a> {
    at: At<'a>,
    chosen: Option<&'a Choosing>,
}

/// A model that has a card to play: where it stands, and how it can still move before.
#[derive(Clone, Copy)]
struct Stand {
    who: Who,
    own: Hexagon,
    /// So many hexes forward.
    reach: u8,
    /// Whether it may turn before it moves or shoots.
    turns: bool,
    /// Whether it has picked something up in this action.
    armed: bool,
    /// What a further payment gives.
    dice: u8,
    /// Whether it touches an enemy.
    engaged: bool,
}

impl<'a> Outlook<'a> {
    /// What `seat` knows of cards that were chosen in secret are its own.
    pub(super) fn of(bout: &'a kernel::Bout<crate::PacificRim>, seat: Seat) -> Outlook<'a> {
        let at = bout.at(seat);
        Outlook { at, chosen: Choosing::of(at.strand) }
    }

    fn table(&self) -> &'a Table {
        self.at.table
    }

    fn content(&self) -> &'a Content {
        self.at.content
    }

    /// What the card of a model promises to its side.
    pub(super) fn promises(&self, who: Who, figure: &Figure) -> i64 {
        let Some(stand) = self.stand_of(who) else { return 0 };
        if let Some(active) = Activation::of(self.at.stack).filter(|active| active.who == who) {
            return self.active(active, stand);
        }
        let chosen = self.chosen.and_then(|choosing| choosing.cards[who.index()]);
        let is_kaiju = !figure.model(self.content()).is_jaeger();
        let reach = stat(self.table(), self.content(), who, Stat::Speed);
        let stand = Stand { reach, turns: is_kaiju, ..stand };
        match figure.face.or(chosen) {
            Some(place) => self.card(stand, figure.card(place)),
            None => self.best(&stand, &PLAIN, Marks::ALL) * LATER / 100,
        }
    }

    /// The model that acts now.
    fn active(&self, active: &Activation, stand: Stand) -> i64 {
        let strike: i64 = self.striking();
        if let Some(acting) = Acting::of(self.at.stack) {
            return strike + self.acting(acting, stand);
        }
        let Some(card) = active.card(self.table()) else { return strike };
        match active.step {
            ActivationStep::Begin | ActivationStep::Move => strike + self.card(self.moving(stand), card),
            ActivationStep::Act | ActivationStep::LateAct => strike + self.card(stand, card),
            ActivationStep::Late | ActivationStep::Strain | ActivationStep::Over => strike,
        }
    }

    /// What is left of the move in progress.
    fn moving(&self, stand: Stand) -> Stand {
        let Some(moving) = Moving::of(self.at.stack) else { return stand };
        let is_jaeger =
            self.table().model(stand.who).is_some_and(|figure| figure.model(self.content()).is_jaeger());
        let before = moving.way.is_none();
        let reach =
            if moving.way == Some(crate::queries::Way::Back) { 0 } else { moving.most - moving.steps };
        Stand { reach, turns: !moving.turned && (!before || !is_jaeger), ..stand }
    }

    /// The steps of an action that are still to come.
    fn acting(&self, acting: &Acting, stand: Stand) -> i64 {
        let action = &self.content().card(acting.card).actions[usize::from(acting.action)];
        let is_begun = match acting.step {
            ActingStep::Pay | ActingStep::Ability | ActingStep::Charged | ActingStep::Handy => false,
            ActingStep::Step => matches!(
                self.at.stack.last(),
                Some(Frame::Striking(_) | Frame::Rolling(_) | Frame::Wounding(_) | Frame::Spoiling(_))
            ),
            ActingStep::Tactical => self.at.stack.iter().any(|frame| matches!(frame, Frame::Striking(_))),
            ActingStep::Ran | ActingStep::Over => true,
        };
        let from = usize::from(acting.at) + usize::from(is_begun);
        let dice = boost(action, acting.times);
        self.steps(Stand { dice, ..self.moving(stand) }, action.steps.get(from..).unwrap_or(&[]))
    }

    /// The attack in progress.
    fn striking(&self) -> i64 {
        let last = self.at.stack.iter().rev().find_map(|frame| match frame {
            Frame::Striking(striking) => Some(striking),
            _ => None,
        });
        last.map_or(0, |striking| self.strike_in_progress(striking))
    }

    fn strike_in_progress(&self, striking: &Striking) -> i64 {
        let (table, content) = (self.table(), self.content());
        let attack = striking.weapon.attack(table, content);
        match (striking.step, striking.target) {
            (StrikingStep::Aim, _) => {
                let stand = self.stand_of(striking.who);
                stand.map_or(0, |stand| self.best(&stand, &attack, striking.among))
            }
            (StrikingStep::Reroll | StrikingStep::RerollDefence | StrikingStep::Compare, Some(target)) => {
                let combat = striking.combat(table, content);
                let (won, damage) = damage_of(&combat, &striking.attack, &striking.defence);
                match target {
                    Target::Building(_) if won => self.building(striking.who),
                    Target::Building(_) => 0,
                    Target::Model(_) => i64::from(damage) * HURT,
                }
            }
            (StrikingStep::Replace, Some(_)) => i64::from(striking.damage) * HURT,
            _ => 0,
        }
    }

    fn stand_of(&self, who: Who) -> Option<Stand> {
        let own = base(self.table().model(who)?.pose()?);
        let engaged = self.enemies(who, Marks::ALL, true).any(|(_, pose)| is_by(&own, pose));
        Some(Stand { who, own, reach: 0, turns: false, armed: false, dice: 0, engaged })
    }

    /// The best action of a card; to play none is worth nothing.
    fn card(&self, stand: Stand, card: CardId) -> i64 {
        let actions = self.content().card(card).actions.iter();
        actions.map(|action| self.action(stand, action)).max().unwrap_or(0).max(0)
    }

    fn action(&self, stand: Stand, action: &Action) -> i64 {
        let Some(figure) = self.table().model(stand.who) else { return 0 };
        let price = |cost: Cost| i64::from(cost.n) * TRACKS[cost.resource.track()];
        let can_pay = |cost: Cost, times: u8| figure.tracks[cost.resource.track()] >= cost.n * times;
        if !action.cost.is_none_or(|cost| can_pay(cost, 1)) {
            return 0;
        }
        let paid = action.cost.map_or(0, price);
        let times = action.extra.map_or(0, |extra| {
            let first =
                action.cost.filter(|cost| cost.resource == extra.cost.resource).map_or(0, |cost| cost.n);
            let left = figure.tracks[extra.cost.resource.track()] - first;
            extra.times.min(left / extra.cost.n.max(1))
        });
        let each = action.extra.map_or(0, |extra| price(extra.cost));
        let worth = |times: u8| {
            let dice = boost(action, times);
            self.steps(Stand { dice, ..stand }, &action.steps) - paid - i64::from(times) * each
        };
        if times == 0 { worth(0) } else { worth(0).max(worth(times)) }
    }

    fn steps(&self, mut stand: Stand, steps: &[Step]) -> i64 {
        let (mut sum, mut share) = (0, 100);
        for step in steps {
            match step {
                Step::Move(hexes) => {
                    stand.reach = stand.reach.saturating_add(*hexes);
                    stand.turns = true;
                }
                Step::Pivot => stand.turns = true,
                Step::Run => sum += self.run(&stand),
                Step::Circle => sum += if stand.engaged { CIRCLE } else { 0 },
                Step::Seize(reach) => {
                    stand.armed = self.finds(&stand, *reach);
                    sum += if stand.armed { OBJECT } else { 0 };
                }
                Step::Attack(attack) => {
                    sum += self.best(&stand, attack, Marks::ALL) * share / 100;
                    share = share * AGAIN / 100;
                }
                Step::Tactical => {
                    sum += self.tactical(&stand) * share / 100;
                    share = share * AGAIN / 100;
                }
                Step::Gain(resource, n) => sum += self.gains(stand.who, *resource, *n),
                Step::Fill(resource) => sum += self.gains(stand.who, *resource, u8::MAX),
                Step::Pilots => sum += self.pilots(&stand),
            }
        }
        sum
    }

    fn gains(&self, who: Who, resource: Resource, n: u8) -> i64 {
        let Some(figure) = self.table().model(who) else { return 0 };
        let track = resource.track();
        i64::from(n.min(figure.most[track].saturating_sub(figure.tracks[track]))) * TRACKS[track]
    }

    /// PR-7.2, PR-7.4: the way that a run gains, and the attack at its end.
    fn run(&self, stand: &Stand) -> i64 {
        let (table, content) = (self.table(), self.content());
        if !may_run(table, content, stand.who) || stand.engaged {
            return 0;
        }
        let speed = stat(table, content, stand.who, Stat::Speed);
        let reach = stand.reach.saturating_add(speed);
        let charge = self.best(&Stand { reach, ..*stand }, &PLAIN, Marks::ALL);
        charge.max(i64::from(speed) * BASE_MM / super::worth::NEARER / 3)
    }

    /// PR-R35: living pilots with abilities that are used when the card is resolved.
    fn pilots(&self, stand: &Stand) -> i64 {
        let Some(figure) = self.table().model(stand.who) else { return 0 };
        let abilities = figure.pilots().flat_map(|(_, pilot)| &self.content().pilot(pilot).abilities);
        let used =
            abilities.filter(|ability| !ability.is_while_connected() && **ability != Ability::SoloPilot);
        used.count() as i64 * ABILITY
    }

    /// PR-8.6: a plain attack, one with an object, or picking one up.
    fn tactical(&self, stand: &Stand) -> i64 {
        let carried = self.carried(stand);
        let plain = self.best(stand, &PLAIN, Marks::ALL);
        let armed = |reach: Reach| {
            let dice = if carried { 3 } else { 0 };
            self.best(stand, &Attack { dice, ..Attack::plain(reach) }, Marks::ALL)
        };
        if carried {
            return plain.max(armed(Reach::Melee)).max(armed(Reach::Ranged) * 3 / 4);
        }
        plain.max(if self.finds(stand, 1) { OBJECT } else { 0 })
    }

    fn carried(&self, stand: &Stand) -> bool {
        let thing = self.table().model(stand.who).and_then(|figure| figure.carries);
        let is_weapon = thing.is_some_and(|thing| match self.table().tokens()[usize::from(thing.0)].load {
            Load::Object(_) => true,
            Load::Bomb => false,
        });
        stand.armed || is_weapon
    }

    /// Whether an object lies so near.
    fn finds(&self, stand: &Stand, reach: u8) -> bool {
        let free = self.table().model(stand.who).is_some_and(|figure| figure.carries.is_none());
        let mut lying = self.table().tokens().iter().filter_map(|token| match token.spot {
            Spot::Lying(at) => Some(at),
            Spot::Carried | Spot::Gone => None,
        });
        free && lying.any(|at| stand.own.nearest_rim(&disc(at)).is_within(hexes(reach)))
    }

    /// The best target of an attack.
    fn best(&self, stand: &Stand, attack: &Attack, among: Marks) -> i64 {
        let ruins = self.building(stand.who) > 0;
        let enemies = self.enemies(stand.who, among, ruins);
        enemies.map(|(target, pose)| self.attack(stand, attack, target, pose)).max().unwrap_or(0)
    }

    /// The enemies of a model, with buildings or without.
    fn enemies(&self, who: Who, among: Marks, blocks: bool) -> impl Iterator<Item = (Target, Pose)> {
        let foes = self.table().standing().map(|(who, pose)| (Target::Model(who), pose));
        let blocks = self.table().blocks().filter(move |_| blocks);
        let blocks = blocks.map(|(block, tower)| (Target::Building(block), tower.pose));
        foes.chain(blocks)
            .filter(move |(target, _)| target.is_enemy_of(who.side()) && among.contains(*target))
    }

    /// What an attack on this one is worth, as likely as it is.
    fn attack(&self, stand: &Stand, attack: &Attack, target: Target, pose: Pose) -> i64 {
        let far = i64::from(stand.reach) * BASE_MM + 2 * BASE_MM;
        if attack.reach == Reach::Melee && !is_near(&stand.own, pose, far) {
            return 0;
        }
        let aim = base(pose);
        let ease = match attack.reach {
            Reach::Melee => self.meets(stand, attack, &aim),
            Reach::Ranged => self.sights(stand, &aim),
        };
        if ease == 0 { 0 } else { ease * self.strike(stand, attack, target, &aim) / 100 }
    }

    /// PR-9.1, PR-6.10: how likely contact ahead is when the attack is made.
    fn meets(&self, stand: &Stand, attack: &Attack, aim: &Hexagon) -> i64 {
        if is_by(&stand.own, aim.pose) {
            let ahead = attack.around || stand.own.has_in_front(aim);
            return if ahead { IN_CONTACT } else { 0 };
        }
        if stand.reach == 0 {
            return 0;
        }
        let facing = stand.own.pose.facing;
        let sides: &[i64] = if stand.turns { &[0, 60, 300] } else { &[0] };
        let far = i64::from(stand.reach) * BASE_MM + BASE_MM;
        let meets = |turn: &i64| {
            let (ahead, aside) = split(&stand.own, facing + Angle::degrees(*turn), aim);
            (0..=far).contains(&ahead) && aside <= SIDEWAYS_MM
        };
        if sides.iter().any(meets) { AFTER_MOVE } else { 0 }
    }

    /// PR-10.1, PR-10.2: how likely a shot is.
    fn sights(&self, stand: &Stand, aim: &Hexagon) -> i64 {
        let only_short = self
            .table()
            .scenario
            .is_some_and(|id| self.content().scenario(id).has(crate::content::Special::ShortOnly));
        if stand.engaged || only_short && !short(&stand.own, aim) {
            return 0;
        }
        if stand.own.has_in_front(aim) {
            IN_ARC
        } else if stand.turns || stand.reach > 0 {
            AFTER_TURN
        } else {
            0
        }
    }

    /// PR-9.3 to PR-9.7: damage, and what else the attack does, on average.
    fn strike(&self, stand: &Stand, attack: &Attack, target: Target, aim: &Hexagon) -> i64 {
        let behind = target.model().is_some() && aim.has_wholly_behind(&stand.own);
        let facts = Facts { short: short(&stand.own, aim), behind, contact: false };
        let combat = Combat {
            table: self.table(),
            content: self.content(),
            by: stand.who,
            target,
            attack: *attack,
            facts,
            more: stand.dice,
        };
        let dice = (pool_of_attack(&combat), pool_of_defence(&combat));
        match target {
            Target::Building(_) => wins(dice) * self.building(stand.who) / 100,
            Target::Model(foe) => {
                let blows: i64 = attack.blows.iter().flatten().map(|blow| self.blow(foe, *blow)).sum();
                (hurts(dice) * HURT + wins(dice) * blows) / 100
            }
        }
    }

    fn blow(&self, foe: Who, blow: Blow) -> i64 {
        let Some(figure) = self.table().model(foe) else { return 0 };
        match blow {
            Blow::Push(_) => PUSH,
            Blow::Drain(n) => i64::from(n.min(figure.tracks[0])) * TRACKS[0],
            Blow::Stun => figure.face.map_or(0, |_| STUN),
            Blow::Turn => TURN,
            Blow::Hurt(n) => i64::from(n) * HURT,
        }
    }

    /// PR-18.7: what a building in ruins is worth to this model: nothing to who guards it.
    fn building(&self, who: Who) -> i64 {
        let bomb = self.table().scenario.map(|id| self.content().scenario(id));
        let scores = bomb.is_none_or(|scenario| !scenario.has(crate::content::Special::Bomb));
        if who.side() == crate::content::Side::Kaiju && scores { BUILDING } else { 0 }
    }
}

/// Whether something stands no further than this, in millimetres from middle to middle.
fn is_near(own: &Hexagon, other: Pose, far: i64) -> bool {
    let way = other.at - own.pose.at;
    let (x, y) = (way.x.in_nm() / MM, way.y.in_nm() / MM);
    x * x + y * y <= far * far
}

/// Whether something touches the base.
fn is_by(own: &Hexagon, other: Pose) -> bool {
    is_near(own, other, BASE_MM + BASE_MM / 2) && touch(own, &base(other))
}

/// The dice that a further payment gives.
fn boost(action: &Action, times: u8) -> u8 {
    match action.extra.map(|extra| extra.gives) {
        Some(Boost::Dice(n)) => n.saturating_mul(times),
        Some(Boost::Push(_)) | None => 0,
    }
}

/// Whether a straight move meets something, however far it is.
pub(super) fn is_straight_ahead(own: &Hexagon, aim: &Hexagon) -> bool {
    let (ahead, aside) = split(own, own.pose.facing, aim);
    ahead > 0 && aside <= SIDEWAYS_MM
}

/// How far ahead and how far aside something lies along a facing, in millimetres.
fn split(own: &Hexagon, facing: Angle, aim: &Hexagon) -> (i64, i64) {
    let way = aim.pose.at - own.pose.at;
    let ahead = way.along(facing.heading()).in_nm() / MM;
    let aside = way.along((facing + Angle::degrees(90)).heading()).in_nm() / MM;
    (ahead, aside.abs())
}
