//! The needs of the rules for all packs together, and the content that they make.

use super::fitting::{can_activate, doubled, of_traits, unfit_card, unfit_set};
use super::read::{Placed, Raw};
use super::words::Gift;
use super::{
    Ability, ActionCard, CARDS, CardId, Content, KINDS_MAX, MODELS_MAX, MatId, Model, ModelId, Mutation,
    ObjectId, PieceId, Pilot, Resource, Scenario, Special, Trait, Upgrade, standing,
};
use kernel::Fault;
use tabletop::sheet::{nearest, quoted};

/// Faults with the number of their file.
pub(super) type Found = Vec<(usize, Fault)>;

/// The content, or every fault.
pub(super) fn compile(raw: &Raw) -> Result<Content, Found> {
    let mut found = doubles(raw);
    found.extend(counts(raw));
    let mut content = Content {
        models: raw.jaegers.iter().chain(&raw.kaiju).map(|one| one.facts.clone()).collect(),
        cards: Vec::new(),
        pilots: Vec::new(),
        upgrades: Vec::new(),
        mutations: raw.mutations.iter().map(|one| one.facts.clone()).collect(),
        objects: raw.objects.iter().map(|one| one.facts.clone()).collect(),
        pieces: raw.pieces.iter().map(|one| one.facts.clone()).collect(),
        mats: raw.mats.iter().map(|one| one.facts.clone()).collect(),
        scenarios: Vec::new(),
        missions: raw.missions.iter().map(|one| one.facts.clone()).collect(),
        quick: Vec::new(),
        forces: Vec::new(),
    };
    content.cards = cards(raw, &mut found);
    content.pilots = raw.pilots.iter().filter_map(|one| pilot(raw, &content, one, &mut found)).collect();
    content.upgrades = raw.upgrades.iter().filter_map(|one| upgrade(&content, one, &mut found)).collect();
    raw.mutations.iter().for_each(|one| check_mutation(one, &mut found));
    content.scenarios = raw.scenarios.iter().filter_map(|one| scenario(&content, one, &mut found)).collect();
    // What stands in these names other things, so it is looked at only if those are sound.
    if found.is_empty() {
        let quick = raw.quick.iter().filter_map(|one| standing::quick(&content, one, &mut found)).collect();
        let forces = raw.forces.iter().filter_map(|one| standing::force(&content, one, &mut found)).collect();
        (content.quick, content.forces) = (quick, forces);
    }
    if found.is_empty() {
        found.extend(gaps(raw, &content));
    }
    if found.is_empty() { Ok(content) } else { Err(found) }
}

pub(super) fn at<T>(placed: &Placed<T>, what: String, help: Option<String>) -> (usize, Fault) {
    (placed.at, Fault { span: placed.span.clone(), what, help })
}

/// The place of a code, or a fault at the thing that names it.
pub(super) fn place<T>(
    placed: &Placed<T>,
    code: &str,
    known: &[&str],
    what: &str,
    found: &mut Found,
) -> Option<u8> {
    let place = known.iter().position(|other| *other == code);
    if place.is_none() {
        let near = nearest(code, known).map(|near| format!("did you mean `{near}`?"));
        found.push(at(placed, format!("no {what} is called {}", quoted(code)), near));
    }
    place.map(|place| place as u8)
}

pub(super) fn codes_of<'a, T>(all: &'a [T], code: impl Fn(&'a T) -> &'a String) -> Vec<&'a str> {
    all.iter().map(|one| code(one).as_str()).collect()
}

/// Every code stands there once, whatever it is the code of.
fn doubles(raw: &Raw) -> Found {
    let mut all: Vec<(usize, std::ops::Range<usize>, &str)> = Vec::new();
    macro_rules! add {
        ($($list:ident $($code:ident).+;)+) => {$(
            all.extend(raw.$list.iter().map(|one| (one.at, one.span.clone(), one.facts.$($code).+.as_str())));
        )+};
    }
    add! {
        jaegers code; kaiju code; cards facts.code; pilots code; upgrades code; mutations code; objects code;
        pieces code; mats code; scenarios code; missions code; quick code; forces code;
    }
    let again = |place: usize| all[..place].iter().any(|(.., code)| *code == all[place].2);
    let fault = |place: usize| {
        let (file, span, code) = &all[place];
        (
            *file,
            Fault {
                span: span.clone(),
                what: format!("the code {} stands there twice", quoted(code)),
                help: Some("give one of them another code".to_owned()),
            },
        )
    };
    (0..all.len()).filter(|&place| again(place)).map(fault).collect()
}

/// How many there may be of everything, in all packs: told at the first one that is too many.
fn counts(raw: &Raw) -> Found {
    let help = || Some("leave it out, or give it the code of one that it replaces".to_owned());
    let mut found = Found::new();
    let mut models: Vec<&Placed<Model>> = raw.jaegers.iter().chain(&raw.kaiju).collect();
    models.sort_by_key(|one| (one.at, one.span.start));
    if let Some(one) = models.get(MODELS_MAX) {
        let what = format!("there are at most {MODELS_MAX} models in all packs, not {}", models.len());
        found.push(at(one, what, help()));
    }
    let few = |what: &str, places: Vec<(usize, std::ops::Range<usize>)>, found: &mut Found| {
        if let Some((file, span)) = places.get(KINDS_MAX).cloned() {
            let what = format!("there are at most {KINDS_MAX} {what} in all packs, not {}", places.len());
            found.push((file, Fault { span, what, help: help() }));
        }
    };
    fn places<T>(list: &[Placed<T>]) -> Vec<(usize, std::ops::Range<usize>)> {
        let mut places: Vec<_> = list.iter().map(|one| (one.at, one.span.clone())).collect();
        places.sort_by_key(|(file, span)| (*file, span.start));
        places
    }
    few("pilots", places(&raw.pilots), &mut found);
    few("upgrades", places(&raw.upgrades), &mut found);
    few("mutations", places(&raw.mutations), &mut found);
    few("objects", places(&raw.objects), &mut found);
    few("terrain pieces", places(&raw.pieces), &mut found);
    few("mats", places(&raw.mats), &mut found);
    few("scenarios", places(&raw.scenarios), &mut found);
    few("missions", places(&raw.missions), &mut found);
    few("quick plays", places(&raw.quick), &mut found);
    few("ready forces", places(&raw.forces), &mut found);
    found
}

/// What a bout cannot do without; told at the first file if nothing of it is there.
fn gaps(raw: &Raw, content: &Content) -> Found {
    let battles = content.scenarios.iter().filter(|one| !one.has(Special::Bomb)).count();
    let wants = [
        ("Jaeger", 1, raw.jaegers.len()),
        ("Kaiju", 1, raw.kaiju.len()),
        ("missions", 2, content.missions.len()),
        ("scenario without the bomb", 1, battles),
        ("scenario with the bomb", 1, content.scenarios.len() - battles),
        ("quick play", 1, content.quick.len()),
        ("force of Jaegers and force of Kaiju", 2, content.forces.len()),
    ];
    let lacking = wants.into_iter().filter(|(_, due, there)| there < due);
    let fault = |(what, due, there)| {
        let what = format!("a battle needs {due} {what}, and there are {there}");
        let help = "name the pack `house` before this one, or write them yourself".to_owned();
        (0, Fault { span: 0..0, what, help: Some(help) })
    };
    lacking.map(fault).collect()
}

/// PR-1.23: six cards for each model, in the order of the models.
fn cards(raw: &Raw, found: &mut Found) -> Vec<ActionCard> {
    let models: Vec<&Placed<Model>> = raw.jaegers.iter().chain(&raw.kaiju).collect();
    let codes: Vec<&str> = models.iter().map(|one| one.facts.code.as_str()).collect();
    let mut sets: Vec<Vec<ActionCard>> = vec![Vec::new(); models.len()];
    let mut all: Vec<&Placed<super::cast::Card>> = raw.cards.iter().collect();
    all.sort_by_key(|one| (one.at, one.span.start));
    for one in &raw.cards {
        let Some(model) = place(one, &one.facts.model, &codes, "model", found) else { continue };
        let model = usize::from(model);
        if let Some(why) = unfit_card(&models[model].facts, &one.facts.facts) {
            found.push(at(one, format!("this is no card of {}", codes[model]), Some(why.to_owned())));
        }
        sets[model].push(one.facts.facts.clone());
    }
    for (model, set) in models.iter().zip(&sets) {
        if set.len() > usize::from(CARDS) {
            found.push(seventh(&all, &model.facts.code));
            continue;
        }
        for why in unfit_set(&model.facts, set) {
            let code = &model.facts.code;
            found.push(at(model, format!("the action cards of {code} are no set"), Some(why.to_owned())));
        }
    }
    sets.into_iter().flat_map(|set| set.into_iter().take(usize::from(CARDS))).collect()
}

/// PR-1.23: the first card of a model that is too many.
fn seventh(all: &[&Placed<super::cast::Card>], code: &str) -> (usize, Fault) {
    let own: Vec<_> = all.iter().filter(|one| one.facts.model == code).collect();
    let known: Vec<&str> =
        own[..usize::from(CARDS)].iter().map(|one| one.facts.facts.code.as_str()).collect();
    let help = format!("give it the code of the card that it replaces: {}", known.join(", "));
    let what = format!("{code} has {CARDS} action cards already (PR-1.23)");
    at(own[usize::from(CARDS)], what, Some(help))
}

/// PR-1.27, PR-13.6: a pilot; ACTIVATE names an action card of a Jaeger.
fn pilot(raw: &Raw, content: &Content, one: &Placed<super::cast::Pilot>, found: &mut Found) -> Option<Pilot> {
    let super::cast::Pilot { code, name, grade, cost, rows, gifts } = one.facts.clone();
    // If the sets of cards are faulty, cards have no numbers.
    let sets = content.cards.len() == content.models.len() * usize::from(CARDS);
    let known: Vec<&str> = raw.cards.iter().map(|card| card.facts.facts.code.as_str()).collect();
    let mut abilities = Vec::new();
    for gift in gifts {
        let card = match gift {
            Gift::Plain(ability) => {
                abilities.push(ability);
                continue;
            }
            Gift::Activate(card) => card,
        };
        place(one, &card, &known, "action card", found)?;
        let Some(id) = content.cards.iter().position(|other| other.code == card).filter(|_| sets) else {
            continue;
        };
        let id = CardId(id as u8);
        if !content.model(id.model()).is_jaeger() || !can_activate(content.card(id)) {
            let why = "it is a card of a Jaeger, without Run and without Deep Drift".to_owned();
            found.push(at(one, format!("ACTIVATE cannot name {}", quoted(&card)), Some(why)));
        }
        abilities.push(Ability::Activate(id));
    }
    if doubled(&abilities) {
        found.push(at(one, format!("{code} has an ability twice"), None));
    }
    Some(Pilot { code, name, grade, cost, rows, abilities })
}

/// PR-3.18: an upgrade for any Jaeger or for one.
fn upgrade(content: &Content, one: &Placed<super::cast::Upgrade>, found: &mut Found) -> Option<Upgrade> {
    let super::cast::Upgrade { code, name, only, traits } = &one.facts;
    let is_jaeger = |model: &&Model| model.is_jaeger();
    let known: Vec<&str> = content.models.iter().filter(is_jaeger).map(|model| model.code.as_str()).collect();
    let only = match only {
        Some(only) => Some(ModelId(place(one, only, &known, "Jaeger", found)?)),
        None => None,
    };
    check_traits(one, traits, true, found);
    Some(Upgrade { code: code.clone(), name: name.clone(), only, traits: traits.clone() })
}

fn check_mutation(one: &Placed<Mutation>, found: &mut Found) {
    check_traits(one, &one.facts.traits, false, found);
}

fn check_traits<T>(one: &Placed<T>, traits: &[Trait], jaeger: bool, found: &mut Found) {
    if of_traits(traits).any(|resource: Resource| resource.is_of_jaegers() != jaeger) {
        let why = "a Jaeger has Charge and Ammo, a Kaiju has Rage and Kaiju Blue".to_owned();
        found.push(at(one, "this card names a resource that its model does not have".to_owned(), Some(why)));
    }
}

/// PR-1.30: a scenario with the numbers of what it uses.
fn scenario(content: &Content, one: &Placed<super::ground::Scenario>, found: &mut Found) -> Option<Scenario> {
    let super::ground::Scenario { code, name, mat, special, terrain, buildings, objects, .. } = &one.facts;
    let super::ground::Scenario { margin, spacing, deployments, .. } = &one.facts;
    let mat = place(one, mat, &codes_of(&content.mats, |mat| &mat.code), "mat", found);
    let known = codes_of(&content.pieces, |piece| &piece.code);
    let terrain: Vec<_> =
        terrain.iter().map(|code| place(one, code, &known, "terrain piece", found)).collect();
    let known = codes_of(&content.objects, |object| &object.code);
    let objects: Vec<_> = objects.iter().map(|code| place(one, code, &known, "object", found)).collect();
    Some(Scenario {
        code: code.clone(),
        name: name.clone(),
        mat: MatId(mat?),
        special: special.clone(),
        terrain: terrain.into_iter().map(|id| id.map(PieceId)).collect::<Option<_>>()?,
        buildings: buildings.clone(),
        objects: objects.into_iter().map(|id| id.map(ObjectId)).collect::<Option<_>>()?,
        margin: *margin,
        spacing: *spacing,
        deployments: *deployments,
    })
}
