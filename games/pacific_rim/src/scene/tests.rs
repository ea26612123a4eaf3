//! Pictures of cards: two of them are equal only if they say the same.

use super::card::picture;
use crate::content::tests::house;
use crate::content::{CardId, say_card};
use std::collections::BTreeMap;

#[test]
fn two_cards_of_one_model_share_a_picture_only_if_they_say_the_same() {
    let content = house();
    let mut known = BTreeMap::new();
    for number in 0..content.cards.len() as u8 {
        let id = CardId(number);
        let text = format!("{:?}", say_card(content.card(id)));
        let key = (id.model(), picture(&content, id).0);
        let other = known.entry(key).or_insert_with(|| (text.clone(), content.card(id).name.clone()));
        assert_eq!(other.0, text, "{} looks like {}", content.card(id).name, other.1);
    }
}
