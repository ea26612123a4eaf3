//! Cards, boards and battlefields as words, printed from what they do, so that none can say one thing and do another.

use super::say::{say_ability, say_boon, say_if, say_resource, say_step, say_wound, word};
use super::{
    Action, ActionCard, Boost, Breed, Building, Content, Cost, Deployment, EdgeOf, Enlisted, Extra, Grade,
    Ground, Line, Mat, Mission, Model, Mutation, Object, On, Per, Piece, Pilot, Quick, Scenario, Side,
    Special, Trait, Upgrade,
};
use words::Message;

/// All that is printed on a board below its name.
pub fn say_model(model: &Model) -> Vec<Message> {
    let stats = word("stats")
        .with("speed", model.speed)
        .with("skill", model.skill)
        .with("power", model.power)
        .with("armour", model.armour)
        .with("structure", model.structure);
    let [first, second] = model.tracks;
    let tracks =
        word("tracks").with("start", first.start).with("most", first.most).with("second", second.most);
    let breed = match model.breed {
        Breed::Jaeger { cost, crew } => word("jaeger").with("cost", cost).with("crew", crew),
        Breed::Kaiju { category, drone, slots } => word("kaiju")
            .with("category", category)
            .with("drone", yes(drone))
            .with("offensive", yes(slots[0]))
            .with("defensive", yes(slots[1])),
    };
    vec![stats, tracks.with("breed", if model.is_jaeger() { "jaeger" } else { "kaiju" }), breed]
}

/// All that is printed on an action card below its name: its actions, its passives, its damage effect.
pub fn say_card(card: &ActionCard) -> Vec<Message> {
    let actions = card.actions.iter().enumerate().map(|(at, action)| say_action(action, at > 0));
    let passives = card.passives.iter().map(|one| word("passive").with("text", say_trait(one)));
    let wounds: Vec<Message> = card.wounds.iter().map(|wound| say_wound(*wound)).collect();
    let wounds = (!wounds.is_empty()).then(|| word("wounds").with("all", wounds));
    actions.chain(passives).chain(wounds).collect()
}

/// One action: its cost, its steps, what may be paid besides.
pub fn say_action(action: &Action, or: bool) -> Message {
    let cost = action.cost.map_or_else(|| word("free"), |cost| word("cost").with("cost", say_cost(cost)));
    let steps: Vec<Message> = action
        .steps
        .iter()
        .enumerate()
        .map(|(at, step)| say_step(*step, at == 0 && !or && action.cost.is_none()))
        .collect();
    let extra = action.extra.map_or_else(|| word("no-extra"), say_extra);
    word("action").with("or", yes(or)).with("cost", cost).with("steps", steps).with("extra", extra)
}

fn say_cost(cost: Cost) -> Message {
    word("amount").with("n", cost.n).with("resource", say_resource(cost.resource))
}

fn say_extra(extra: Extra) -> Message {
    let (gives, n) = match extra.gives {
        Boost::Dice(n) => ("dice", n),
        Boost::Push(n) => ("push", n),
    };
    word("extra")
        .with("cost", say_cost(extra.cost))
        .with("times", extra.times)
        .with("gives", gives)
        .with("n", n)
}

/// One passive, or what an upgrade or a mutation gives.
pub fn say_trait(one: &Trait) -> Message {
    if one.on == On::Always {
        return say_boon(one.boon);
    }
    let on = match one.on {
        On::Always => "always",
        On::Attack => "attack",
        On::Melee => "melee",
        On::Ranged => "ranged",
        On::Defence => "defence",
        On::MeleeDefence => "melee-defence",
        On::RangedDefence => "ranged-defence",
    };
    let condition = one.condition.map_or_else(|| word("no-if"), |each| word("if").with("if", say_if(each)));
    word("trait")
        .with("on", on)
        .with("if", condition)
        .with("triggers", one.triggers)
        .with("boon", say_boon(one.boon))
}

/// All that is printed on a pilot card below the name.
pub fn say_pilot(content: &Content, pilot: &Pilot) -> Vec<Message> {
    let grade = match pilot.grade {
        Grade::Cadet => "cadet",
        Grade::Ranger => "ranger",
        Grade::Marshal => "marshal",
    };
    let row = |at: usize| char::from(pilot.rows[at]).to_string();
    let head = word("pilot")
        .with("grade", grade)
        .with("cost", pilot.cost)
        .with("first", row(0))
        .with("second", row(1))
        .with("third", row(2));
    let abilities = pilot.abilities.iter().map(|ability| say_ability(content, *ability));
    [head].into_iter().chain(abilities).collect()
}

/// All that is printed on an upgrade card below its name.
pub fn say_upgrade(content: &Content, upgrade: &Upgrade) -> Vec<Message> {
    let only = upgrade.only.map_or_else(
        || word("upgrade-any"),
        |only| word("upgrade-only").with("name", content.model(only).name.as_str()),
    );
    [only].into_iter().chain(upgrade.traits.iter().map(say_trait)).collect()
}

/// All that is printed on a mutation card below its name.
pub fn say_mutation(mutation: &Mutation) -> Vec<Message> {
    let slot = word("mutation").with("slot", if mutation.slot == 0 { "offensive" } else { "defensive" });
    [slot].into_iter().chain(mutation.traits.iter().map(say_trait)).collect()
}

/// All that is printed on a mission card below its name.
pub fn say_mission(mission: &Mission) -> Vec<Message> {
    Side::ALL
        .iter()
        .flat_map(|&side| mission.lines(side).iter().map(move |line| say_line(side, line)))
        .collect()
}

fn say_line(side: Side, line: &Line) -> Message {
    let per = match line.per {
        Per::Intact(kind) => word("per-intact").with("kind", building_word(kind)),
        Per::Ruined(kind) => word("per-ruined").with("kind", building_word(kind)),
        Per::Damaged => word("per-damaged"),
        Per::Destroyed => word("per-destroyed"),
        Per::Leader => word("per-leader"),
        Per::Unhurt => word("per-unhurt"),
        Per::Carrying => word("per-carrying"),
        Per::Terrain => word("per-terrain"),
        Per::Breakthrough => word("per-breakthrough"),
    };
    word("line").with("side", side_word(side)).with("points", line.points).with("per", per)
}

/// All that is printed on a scenario card below its name.
pub fn say_scenario(content: &Content, scenario: &Scenario) -> Vec<Message> {
    let special = scenario.special.iter().map(|special| {
        let which = match special {
            Special::NoRunning => "no-running",
            Special::ShortOnly => "short-only",
            Special::Bomb => "bomb",
        };
        word("special").with("special", which)
    });
    let field = say_field(
        scenario.terrain.iter().map(|id| content.piece(*id).name.as_str()),
        &scenario.buildings,
        scenario.objects.iter().map(|id| content.object(*id).name.as_str()),
    );
    let apart = word("apart").with("margin", scenario.margin).with("spacing", scenario.spacing);
    let mat = word("on-mat").with("name", content.mat(scenario.mat).name.as_str());
    let deployments = scenario.deployments.iter().map(say_deployment);
    [mat].into_iter().chain(field).chain([apart]).chain(special).chain(deployments).collect()
}

/// Terrain, buildings and objects, each if there is any.
fn say_field<'a>(
    terrain: impl Iterator<Item = &'a str>,
    buildings: &[Building],
    objects: impl Iterator<Item = &'a str>,
) -> Vec<Message> {
    let terrain = grouped(terrain);
    let objects = grouped(objects);
    let count = |kind: Building| buildings.iter().filter(|each| **each == kind).count();
    let buildings: Vec<Message> = Building::ALL
        .into_iter()
        .filter(|kind| count(*kind) > 0)
        .map(|kind| word("buildings-of").with("n", count(kind)).with("kind", building_word(kind)))
        .collect();
    let line = |part: &'static str, all: Vec<Message>| {
        (!all.is_empty()).then(|| word("field").with("part", part).with("all", all))
    };
    [line("terrain", terrain), line("buildings", buildings), line("objects", objects)]
        .into_iter()
        .flatten()
        .collect()
}

/// Equal names once, with how many there are.
fn grouped<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Message> {
    let mut all: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, n)) => *n += 1,
            None => all.push((name, 1)),
        }
    }
    all.into_iter().map(|(name, n)| word("times").with("name", name).with("n", n)).collect()
}

fn say_deployment(deployment: &Deployment) -> Message {
    let edge = match deployment.edge {
        EdgeOf::Any => "any",
        EdgeOf::Long => "long",
        EdgeOf::Short => "short",
        EdgeOf::Opposite => "opposite",
    };
    word("deploy")
        .with("side", side_word(deployment.side))
        .with("edge", edge)
        .with("depth", deployment.depth)
        .with("reserve", yes(deployment.reserve))
}

/// All that is printed on a quick play card below its name.
pub fn say_quick(content: &Content, quick: &Quick) -> Vec<Message> {
    let buildings: Vec<Building> = quick.buildings.iter().map(|(kind, _)| *kind).collect();
    let field = say_field(
        quick.terrain.iter().map(|(id, _)| content.piece(*id).name.as_str()),
        &buildings,
        quick.objects.iter().map(|(id, _)| content.object(*id).name.as_str()),
    );
    let models = quick.models.iter().map(|(one, _)| say_enlisted(content, one));
    models.chain(field).collect()
}

/// A model with all that belongs to it.
pub fn say_enlisted(content: &Content, one: &Enlisted) -> Message {
    let named = |name: &str| word("name").with("name", name);
    let pilots = one.pilots.iter().flatten().map(|id| named(&content.pilot(*id).name));
    let upgrade = one.upgrade.iter().map(|id| named(&content.upgrade(*id).name));
    let mutations = one.mutations.iter().flatten().map(|id| named(&content.mutation(*id).name));
    let all: Vec<Message> = pilots.chain(upgrade).chain(mutations).collect();
    let name = content.model(one.model).name.as_str();
    word("enlisted").with("name", name).with("count", all.len()).with("all", all)
}

/// What an object is like.
pub(super) fn say_object(object: &Object) -> Vec<Message> {
    vec![word("object").with("power", object.power)]
}

/// What a terrain area is like.
pub(super) fn say_piece(piece: &Piece) -> Vec<Message> {
    let ground = match piece.ground {
        Ground::Difficult => "difficult",
        Ground::Populated => "populated",
    };
    vec![word("piece").with("ground", ground).with("n", piece.cells.len())]
}

/// What a mat is like.
pub(super) fn say_mat(mat: &Mat) -> Vec<Message> {
    vec![word("mat").with("width", mat.width).with("depth", mat.depth).with("sea", yes(mat.sea))]
}

/// The word of a kind of buildings in messages.
pub fn building_word(kind: Building) -> &'static str {
    match kind {
        Building::Skyscraper => "skyscraper",
        Building::Shelter => "shelter",
        Building::Base => "base",
        Building::Rock => "rock",
    }
}

/// The word of a side in messages.
pub fn side_word(side: Side) -> &'static str {
    match side {
        Side::Ppdc => "ppdc",
        Side::Kaiju => "kaiju",
    }
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
