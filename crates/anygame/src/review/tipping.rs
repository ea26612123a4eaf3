//! The turn in which a bout tipped.

/// The place of the turn in which a bout tipped, where `leads` says by how much the winner was ahead at the end of each.
///
/// From that turn on the winner was ahead by more than the others ever made good in one turn of this bout. Where the lead
/// never grew so far, it is the last turn in which it changed hands; where the winner was not even ahead, the last turn of
/// all. There is none where it was so from the beginning.
pub(super) fn tipped(leads: &[i64]) -> Option<usize> {
    let last = *leads.last()?;
    let made_good = leads.windows(2).map(|pair| pair[0] - pair[1]).max().unwrap_or(0).max(0);
    let enough = if last > made_good { made_good } else { 0 };
    if last <= enough {
        return Some(leads.len() - 1);
    }
    let before = leads.iter().rposition(|&lead| lead <= enough)?;
    Some(before + 1)
}

#[cfg(test)]
mod tests {
    use super::tipped;

    #[test]
    fn a_bout_tips_where_the_lead_is_out_of_reach() {
        assert_eq!(tipped(&[0, 2, 1, 3, 6, 7]), Some(3), "nobody ever made good more than 1");
        assert_eq!(tipped(&[0, -3, -1, 4, 5]), Some(3), "3 were made good in one turn: 4 are enough");
        assert_eq!(tipped(&[0, 4, -2, 1]), Some(3), "the lead never was safe: it changed hands");
        assert_eq!(tipped(&[0, -1, -2]), Some(2), "the winner was behind to the end");
        assert_eq!(tipped(&[5, 6, 7]), None, "it was so from the beginning");
        assert_eq!(tipped(&[]), None);
    }
}
