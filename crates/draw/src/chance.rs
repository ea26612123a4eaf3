//! Chances in words: a percentage, the cases where they can be counted by hand, and what a number may become.

use scene::Outlook;

/// With more cases than this, only the percentage is shown.
const COUNTED: u64 = 100_000;

/// How likely it is. A chance below certainty is never rounded up to certainty.
pub(crate) fn percent(cases: u64, of: u64) -> String {
    let part = if of == 0 { 0.0 } else { cases as f64 * 100.0 / of as f64 };
    match part {
        part if cases < of && part > 99.0 => ">99%".to_owned(),
        part if cases > 0 && part < 1.0 => "<1%".to_owned(),
        part => format!("{}%", part.round()),
    }
}

/// The cases of a chance, if they are few enough to be counted.
pub(crate) fn counted(cases: u64, of: u64) -> Option<String> {
    (2..=COUNTED).contains(&of).then(|| format!("{cases}/{of}"))
}

/// The percentage, and the cases behind it.
pub(crate) fn chance(cases: u64, of: u64) -> String {
    let behind = counted(cases, of).map(|cases| format!(" ({cases})")).unwrap_or_default();
    format!("{}{behind}", percent(cases, of))
}

/// The values of a forecast, each with its chance; what is certain needs none.
pub(crate) fn shares(outcomes: &[Outlook]) -> String {
    let of: u64 = outcomes.iter().map(|outcome| outcome.cases).sum();
    let share = |outcome: &Outlook| match outcomes.len() {
        1 => outcome.value.to_string(),
        _ => format!("{} ({})", outcome.value, percent(outcome.cases, of)),
    };
    outcomes.iter().map(share).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn a_chance_is_a_percentage_with_the_cases_that_can_be_counted() {
        let said = [(10, 36), (0, 36), (1, 1), (1, 36_000), (999_999, 1_000_000)]
            .map(|(cases, of)| chance(cases, of));
        assert_eq!(said, ["28% (10/36)", "0% (0/36)", "100%", "<1% (1/36000)", ">99%"]);
    }
}
