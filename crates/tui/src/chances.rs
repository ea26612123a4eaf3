//! Chances in words: by their cases if these are few, else in hundredths.

use words::Message;

/// Nobody hears more in a fraction of seven digits than in one of two.
const EXACT_MOST: u64 = 1296;

/// So many of all cases.
pub(crate) fn odds(cases: u64, of: u64) -> Message {
    if of > EXACT_MOST {
        return Message::new("tui-about-odds").with("cases", hundredths(cases, of));
    }
    Message::new("tui-screen-odds").with("cases", cases.to_string()).with("of", of.to_string())
}

/// A value that comes about in so many of all cases.
pub(crate) fn share(value: i64, cases: u64, of: u64) -> Message {
    if of > EXACT_MOST {
        return Message::new("tui-about-share").with("value", value).with("cases", hundredths(cases, of));
    }
    let share = Message::new("tui-screen-share").with("value", value);
    share.with("cases", cases.to_string()).with("of", of.to_string())
}

/// In hundredths; never none of what can happen, nor all of what need not.
fn hundredths(cases: u64, of: u64) -> String {
    let (cases, of) = (u128::from(cases), u128::from(of));
    match (cases * 100 + of / 2) / of {
        0 if cases > 0 => "<1".to_owned(),
        100 if cases < of => ">99".to_owned(),
        percent => percent.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::hundredths;

    #[test]
    fn what_can_happen_is_never_nothing_and_what_need_not_never_certain() {
        let told = [0, 1, 500, 1999, 2000].map(|cases| hundredths(cases, 2000));
        assert_eq!(told, ["0", "<1", "25", ">99", "100"]);
    }
}
