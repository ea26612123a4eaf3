//! Notation: everything as short stable text, from the declarations of the types.

mod fits;

use crate::PacificRim;
use crate::content::{CARDS, CardId, Content, MatId, QuickId, Side, Stat};
use crate::procedures::{Frame, Round, RoundStep, Wounding, lay_out};
use crate::queries::{base, hexes, points, short, stat};
use crate::setup::{CHOICES, Setup, cards};
use crate::table::{Figure, Table, Who};
use kernel::{At, Bout};
use tabletop::plane::Length;
use tabletop::told::{Misfit, Position, Told};
use words::telling::Codes;

tabletop::notation!(PacificRim, CHOICES, cards::read, cards::write);

impl Told for PacificRim {
    /// The first quick play card laid out, the first round at the choice of cards.
    fn blank(content: &Content, seats: u8) -> (Table, Vec<Frame>) {
        let setup = Setup::usual(seats);
        let mut table = Table::new(setup.sides(), MatId(0), content);
        lay_out(&mut table, content, QuickId(0));
        strip(&mut table);
        table.round = 1;
        let round = Round { step: RoundStep::Choose, ..Round::begin() };
        (table, vec![round.into()])
    }

    fn fits(position: &mut Position<'_, PacificRim>) -> Vec<Misfit> {
        fits::misfits_of(position)
    }

    /// A model loses a card of its own deck; everything else that is drawn is a mission.
    fn drawn<'a>(at: At<'a, PacificRim>, id: u8) -> Option<&'a str> {
        let own = |hurt: &Wounding| CardId::of(at.table.figure(hurt.who).kit.model, id);
        match at.stack.last() {
            Some(Frame::Wounding(hurt)) => (id < CARDS).then(|| at.content.card(own(hurt)).code.as_str()),
            _ => at.content.code("MissionId", id.into()),
        }
    }

    const NUMBERS: &'static [&'static str] = &[
        "points-ppdc",
        "points-kaiju",
        "at P1",
        "speed P1",
        "skill P1",
        "power P1",
        "armour P1",
        "within P1 K1",
        "wholly P1 K1",
        "short P1 K1",
    ];

    /// `at P1` is where a model stands, to a hundredth of a millimetre, and its facing; `within P1 K1` the fewest hexes
    /// within which the first stands of the second, `wholly P1 K1` those within which all of it stands.
    fn number(bout: &Bout<PacificRim>, name: &str) -> Option<String> {
        let (table, content) = (bout.table(), bout.content());
        let mut words = name.split(' ');
        let what = words.next()?;
        let (first, second) = (words.next().and_then(named), words.next().and_then(named));
        let of = |wanted: Stat| {
            let who = first.filter(|who| table.model(*who).is_some())?;
            Some(stat(table, content, who, wanted).to_string())
        };
        match what {
            "points-ppdc" => Some(points(table, content, Side::Ppdc).to_string()),
            "points-kaiju" => Some(points(table, content, Side::Kaiju).to_string()),
            "at" => place(table, first?),
            "speed" => of(Stat::Speed),
            "skill" => of(Stat::Skill),
            "power" => of(Stat::Power),
            "armour" => of(Stat::Armour),
            "within" | "wholly" | "short" => apart(table, what, first?, second?),
            _ => None,
        }
    }
}

/// A position names what its models carry: nothing that it leaves out works in secret.
fn strip(table: &mut Table) {
    for who in Who::all() {
        let Some(figure) = table.models.get_mut(who) else { continue };
        figure.kit.upgrade = None;
        figure.kit.mutations = [None; 2];
    }
}

/// The model with this code.
fn named(code: &str) -> Option<Who> {
    let codes = ["P1", "P2", "P3", "P4", "K1", "K2", "K3", "K4"];
    codes.iter().position(|one| *one == code).map(|who| Who(who as u8))
}

/// PR-2.15 to PR-2.17: how far one model stands from another, in whole hexes.
fn apart(table: &Table, what: &str, first: Who, second: Who) -> Option<String> {
    let [one, other] = [first, second].map(|who| table.model(who).and_then(Figure::pose).map(base));
    let (one, other) = (one?, other?);
    let measure = if what == "wholly" { one.farthest(&other) } else { one.nearest(&other) };
    match what {
        "short" => Some(if short(&one, &other) { "yes" } else { "no" }.to_owned()),
        _ => (0..=u8::MAX).find(|n| measure.is_within(hexes(*n))).map(|n| n.to_string()),
    }
}

fn place(table: &Table, who: Who) -> Option<String> {
    let pose = table.model(who)?.pose()?;
    let mm = |length: Length| {
        let hundredths = (length.in_nm() + 5_000).div_euclid(10_000);
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    };
    Some(format!("{} {} | {}", mm(pose.at.x()), mm(pose.at.y()), pose.facing.in_degrees()))
}
