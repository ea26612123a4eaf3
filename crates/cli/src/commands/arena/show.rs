//! The standing in words and tables.

use super::report::Report;
use crate::commands::balance::{Rows, heads, interval, per_cent, tables};
use crate::commands::duel::lengths;
use crate::commands::record::yes;
use arena::{Change, Clock, Elo, Met, Rated, Shown, Standing, Tested, Verdict};
use catalog::Playable;
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::Run;
use words::{Message, Speaker};

/// All that was found.
pub(super) fn standing<G: Playable>(stage: &mut Stage<'_>, report: &Report) -> Run {
    let standing = &report.standing;
    stage.say_as(Accent::Title, &about(Message::new("cli-arena").with("game", G::TITLE), report))?;
    tables(stage, false, &[ladder(stage, standing), meetings(stage, standing)])?;
    stage.gap()?;
    if let Some(tested) = &standing.sprt {
        stage.say(&verdict(standing, tested))?;
    }
    for change in report.against.iter().flat_map(|against| &against.changes) {
        let name = report.against.as_ref().map_or("", |against| &against.name);
        stage.say(&changed(name, change))?;
    }
    lengths(stage, standing.answers.as_ref(), standing.turns.as_ref())?;
    stage.say(&ended(standing))?;
    let time = Message::new("cli-arena-time").with("seconds", format!("{:.2}", standing.seconds));
    stage.say(&time.with("threads", standing.threads).with("clock", clock(standing.clock)))
}

/// The message with what it says of the bouts: how many, from which seed.
pub(super) fn about(message: Message, report: &Report) -> Message {
    let standing = &report.standing;
    let title = message.with("bouts", standing.bouts.to_string());
    let title = title.with("groups", standing.groups.to_string()).with("size", standing.group_bouts as usize);
    let title = title.with("asked", standing.asked.to_string()).with("partial", yes(standing.is_partial()));
    title.with("seed", report.about.seed().to_string())
}

/// How bouts ended.
pub(super) fn ended(standing: &Standing) -> Message {
    let ended = Message::new("cli-duel-ended").with("draws", standing.draws.to_string());
    ended.with("limits", standing.limits.to_string()).with("timed", standing.timed.to_string())
}

fn ladder(stage: &Stage<'_>, standing: &Standing) -> Rows {
    let mut rows = heads(
        stage,
        ["cli-arena-player", "cli-arena-elo", "cli-duel-interval", "cli-duel-score", "cli-duel-bouts"],
    );
    rows[0].extend(
        ["cli-arena-decisions", "cli-arena-mean", "cli-arena-p99"].map(|key| stage.words(&Message::new(key))),
    );
    rows.extend(standing.ranked().into_iter().map(|player| {
        let Rated { name, rating, score, bouts, decisions, mean, p99 } = &standing.ladder[player];
        let time = |time: &Option<f64>| time.map_or_else(String::new, micros);
        vec![
            name.clone(),
            signed(rating.points),
            span(rating),
            per_cent(*score),
            bouts.to_string(),
            decisions.to_string(),
            time(mean),
            time(p99),
        ]
    }));
    rows
}

fn meetings(stage: &Stage<'_>, standing: &Standing) -> Rows {
    let groups = if standing.group_bouts == 2 { "cli-arena-pairs" } else { "cli-arena-groups" };
    let mut rows =
        heads(stage, ["cli-arena-meeting", groups, "cli-duel-wins", "cli-duel-draws", "cli-duel-losses"]);
    rows[0].extend(["cli-duel-score", "cli-duel-interval"].map(|key| stage.words(&Message::new(key))));
    let order = standing.ranked();
    for (place, &one) in order.iter().enumerate() {
        for &other in &order[place + 1..] {
            let Some(met) = standing.between(one, other) else { continue };
            let Met { wins, draws, losses, score, low, high, .. } = met;
            let [one, other] = [one, other].map(|player| &standing.ladder[player].name);
            rows.push(vec![
                stage.words(&two(one, other)),
                met.groups.count().to_string(),
                wins.to_string(),
                draws.to_string(),
                losses.to_string(),
                per_cent(score),
                interval(low, high),
            ]);
        }
    }
    rows
}

/// Two players that meet.
pub(super) fn two(one: &str, other: &str) -> Message {
    Message::new("cli-arena-two").with("one", one).with("other", other)
}

/// How the question of two players was answered.
pub(super) fn verdict(standing: &Standing, tested: &Tested) -> Message {
    let word = match tested.verdict {
        Verdict::Accepted => "accepted",
        Verdict::Refused => "refused",
        Verdict::Open => "open",
    };
    let name = |player: usize| standing.ladder.get(player).map_or("", |rated| rated.name.as_str());
    let told =
        Message::new("cli-arena-sprt").with("verdict", word).with("one", name(0)).with("other", name(1));
    let told = told.with("low", tested.asked.low.to_string()).with("high", tested.asked.high.to_string());
    let told = told.with("ratio", hundredths(tested.ratio)).with("refuse", hundredths(tested.refuse));
    let told = told.with("accept", hundredths(tested.accept)).with("groups", tested.groups.to_string());
    told.with("size", standing.group_bouts as usize)
}

/// What has changed for a player since the baseline.
pub(super) fn changed(baseline: &str, change: &Change) -> Message {
    let Change { player, before, after, change, shows } = change;
    let (shows, low, high) = match shows {
        Shown::Nothing => ("nothing", change.low, change.high),
        Shown::Stronger => ("stronger", change.low, change.high),
        Shown::Weaker => ("weaker", -change.high, -change.low),
    };
    let told = Message::new("cli-arena-change").with("player", player.as_str()).with("baseline", baseline);
    let told = told.with("before", signed(before.points)).with("after", signed(after.points));
    let told = told.with("change", signed(change.points)).with("span", span(change)).with("shows", shows);
    told.with("low", format!("{low:.0}")).with("high", format!("{high:.0}"))
}

/// The words of a clock.
pub(super) fn clock(clock: Clock) -> &'static str {
    match clock {
        Clock::Processor => "processor",
        Clock::Wall => "wall",
    }
}

/// A number of Elo points with its sign.
pub(super) fn signed(points: f64) -> String {
    match format!("{points:.0}").as_str() {
        "0" | "-0" => "0".to_owned(),
        text if points > 0.0 => format!("+{text}"),
        text => text.replace('-', "−"),
    }
}

/// A number with two decimals.
fn hundredths(number: f64) -> String {
    format!("{number:.2}").replace('-', "−")
}

/// The ends of an interval.
pub(super) fn span(elo: &Elo) -> String {
    format!("{} … {}", signed(elo.low), signed(elo.high))
}

/// A time of so many microseconds, in a unit that suits it.
pub(super) fn micros(time: f64) -> String {
    match time {
        time if time < 100.0 => format!("{time:.1} µs"),
        time if time < 1e5 => format!("{:.2} ms", time / 1e3),
        time => format!("{:.2} s", time / 1e6),
    }
}

/// Words without arguments.
pub(super) fn plain(speaker: &Speaker, key: &'static str) -> String {
    speaker.say(&Message::new(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_with_signs_and_units() {
        assert_eq!([0.2, -0.3, 12.0, -7.6].map(signed), ["0", "0", "+12", "−8"]);
        assert_eq!(
            [0.52, 99.0, 250.0, 7_300.0, 1_500_000.0].map(micros),
            ["0.5 µs", "99.0 µs", "0.25 ms", "7.30 ms", "1.50 s"]
        );
    }
}
