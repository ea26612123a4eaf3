//! Figures: a name, a number, a unit and a spread; one line each.

use std::fmt::Write;

/// The unit of counted instructions.
pub(super) const PER_ANSWER: &str = "per-answer";

/// One measured number.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Figure {
    /// The package, a slash, and what was measured; no blanks.
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) unit: String,
    /// The least and the most that was measured.
    pub(super) spread: Option<(f64, f64)>,
}

impl Figure {
    pub(super) fn exact(package: &str, what: &str, value: f64, unit: &str) -> Figure {
        Figure { name: format!("{package}/{what}"), value, unit: unit.to_owned(), spread: None }
    }
}

/// The old figures with the new ones in place of those of the same name, one line each.
pub(super) fn written(old: Vec<Figure>, new: Vec<Figure>) -> String {
    let mut all = old;
    all.retain(|figure| new.iter().all(|other| other.name != figure.name));
    all.extend(new);
    let mut text = String::new();
    for Figure { name, value, unit, spread } in all {
        let _ = write!(text, "{name:<44} {value:>14.2} {unit:<14}");
        if let Some((least, most)) = spread {
            let _ = write!(text, " ({least:.2} to {most:.2})");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// The figures of a file. Other lines are skipped.
pub(super) fn read(text: &str) -> Vec<Figure> {
    let figure = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, value, unit) =
            (words.next()?.to_owned(), words.next()?.parse().ok()?, words.next()?.to_owned());
        let least = words.next().and_then(|word| word.strip_prefix('(')?.parse().ok());
        let most = words.nth(1).and_then(|word| word.strip_suffix(')')?.parse().ok());
        Some(Figure { name, value, unit, spread: least.zip(most) })
    };
    text.lines().filter_map(figure).collect()
}

/// A table of both, with the ratio of the new to the old.
pub(super) fn compared(old: &[Figure], new: &[Figure]) -> String {
    let mut table = format!("{:<44} {:>14} {:>14}   ratio\n", "", "old", "new");
    for Figure { name, value, unit, .. } in new {
        match old.iter().find(|other| other.name == *name) {
            Some(before) => {
                let ratio = value / before.value;
                let _ =
                    writeln!(table, "{name:<44} {:>14.2} {value:>14.2} {ratio:>7.3} {unit}", before.value);
            }
            None => {
                let _ = writeln!(table, "{name:<44} {:>14} {value:>14.2} {:>7} {unit}", "-", "-");
            }
        }
    }
    let gone = old.iter().filter(|before| new.iter().all(|figure| figure.name != before.name));
    for Figure { name, value, unit, .. } in gone {
        let _ = writeln!(table, "{name:<44} {value:>14.2} {:>14} {:>7} {unit}", "-", "-");
    }
    table
}

/// The figures in the output of divan: the median of each benchmark, the fastest and the slowest run,
/// and its throughput in a second.
pub(super) fn of_divan(package: &str, lines: &[String]) -> Vec<Figure> {
    let mut figures: Vec<Figure> = Vec::new();
    let mut name = String::new();
    for line in lines {
        if let Some(row) = line.strip_prefix("├─ ").or(line.strip_prefix("╰─ ")) {
            let (found, columns) = row.split_once(' ').unwrap_or((row, ""));
            name = format!("{package}/{found}");
            figures.extend(figure(&name, columns));
        } else if line.contains("item/s") && !name.is_empty() {
            let columns = line.trim_start_matches(['│', ' ']);
            figures.extend(figure(&format!("{name}/rate"), columns));
        }
    }
    figures
}

/// Figures derived from those of one package: whole bouts in a second, and the cost of the kernel.
pub(super) fn derived(package: &str, figures: &[Figure]) -> Vec<Figure> {
    let time = |what: &str| {
        let name = format!("{package}/{what}");
        figures.iter().find(|figure| figure.name == name).map(|figure| figure.value)
    };
    let (played, bare) = (time("hundred_random_bouts"), time("hundred_bare_bouts"));
    let rate = played.map(|ns| Figure::exact(package, "bouts", 100e9 / ns, "bouts/s"));
    let cost = played.zip(bare).map(|(played, bare)| played / bare);
    let cost = cost.map(|ratio| Figure::exact(package, "kernel-over-bare-time", ratio, "times"));
    rate.into_iter().chain(cost).collect()
}

/// `fastest │ slowest │ median │ …`, each a number and a unit.
fn figure(name: &str, columns: &str) -> Option<Figure> {
    let measures: Vec<(f64, &str)> = columns.split('│').filter_map(measure).collect();
    let &[(fastest, unit), (slowest, _), (median, _), ..] = measures.as_slice() else { return None };
    let spread = Some((fastest.min(slowest), fastest.max(slowest)));
    Some(Figure { name: name.to_owned(), value: median, unit: unit.to_owned(), spread })
}

/// `1.5 µs` as nanoseconds, `1.5 Mitem/s` as items in a second.
fn measure(text: &str) -> Option<(f64, &'static str)> {
    let (number, unit) = text.trim().split_once(' ')?;
    let number: f64 = number.parse().ok()?;
    let (factor, unit) = match unit {
        "ps" => (1e-3, "ns"),
        "ns" => (1.0, "ns"),
        "µs" => (1e3, "ns"),
        "ms" => (1e6, "ns"),
        "s" => (1e9, "ns"),
        "item/s" => (1.0, "answers/s"),
        "Kitem/s" => (1e3, "answers/s"),
        "Mitem/s" => (1e6, "answers/s"),
        "Gitem/s" => (1e9, "answers/s"),
        _ => return None,
    };
    Some((number * factor, unit))
}

#[cfg(test)]
mod tests {
    use super::{Figure, compared, derived, of_divan, read, written};

    const DIVAN: &str = "\
Timer precision: 20 ns
bouts                    fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ answers               12.5 ns       │ 20 ns         │ 13 ns         │ 14 ns         │ 100     │ 1000
╰─ hundred_random_bouts  1.5 ms        │ 2 ms          │ 1.6 ms        │ 1.7 ms        │ 100     │ 100
                         3 Mitem/s     │ 2 Mitem/s     │ 2.5 Mitem/s   │ 2.4 Mitem/s   │         │
";

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn the_median_and_the_spread_are_read_from_divan() {
        let figures = of_divan("chess", &lines(DIVAN));
        let names: Vec<&str> = figures.iter().map(|figure| figure.name.as_str()).collect();
        assert_eq!(names, ["chess/answers", "chess/hundred_random_bouts", "chess/hundred_random_bouts/rate"]);
        assert_eq!((figures[0].value, figures[0].spread), (13.0, Some((12.5, 20.0))));
        assert_eq!((figures[1].value, figures[1].unit.as_str()), (1.6e6, "ns"));
        assert_eq!((figures[2].value, figures[2].spread), (2.5e6, Some((2e6, 3e6))));
    }

    #[test]
    fn bouts_in_a_second_and_the_cost_of_the_kernel_follow() {
        let figures = [("hundred_random_bouts", 2e6), ("hundred_bare_bouts", 1.6e6)]
            .map(|(name, ns)| Figure::exact("toys", name, ns, "ns"));
        let found: Vec<f64> = derived("toys", &figures).iter().map(|figure| figure.value).collect();
        assert_eq!(found, [50_000.0, 1.25]);
        assert_eq!(derived("chess", &figures), []);
    }

    #[test]
    fn what_is_written_can_be_read_and_new_figures_replace_old_ones() {
        let figures = of_divan("chess", &lines(DIVAN));
        let text = written(Vec::new(), figures.clone());
        assert_eq!(read(&text), figures);
        let newer = Figure { value: 26.0, spread: None, ..figures[0].clone() };
        let again = read(&written(read(&text), vec![newer.clone()]));
        assert_eq!((again.len(), again.last()), (3, Some(&newer)));
    }

    #[test]
    fn two_files_are_compared_by_ratio() {
        let old = [Figure::exact("chess", "answers", 10.0, "ns"), Figure::exact("chess", "gone", 1.0, "ns")];
        let new = [Figure::exact("chess", "answers", 12.5, "ns"), Figure::exact("chess", "more", 2.0, "ns")];
        let table = compared(&old, &new);
        let lines: Vec<&str> = table.lines().collect();
        assert!(lines[1].contains("1.250"), "{table}");
        assert!(lines[2].starts_with("chess/more") && lines[3].starts_with("chess/gone"), "{table}");
    }
}
