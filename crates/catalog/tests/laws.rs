//! Every game of the catalog obeys the laws, seen on one bout of each: adding a game adds nothing here.

use catalog::{Playable, Visitor};
use std::collections::BTreeSet;
use testkit::laws::{Battery, assert_all, soak};

/// The laws on a bout of the standard game; a game's own tests try every set-up.
#[derive(Clone)]
struct Laws;

impl Visitor for Laws {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut battery = Battery::<G> { seeds: 0..soak(), ..Battery::house(1) };
        battery.setups.truncate(1);
        assert_all::<G>(&battery);
    }
}

#[test]
fn every_game_obeys_the_laws() {
    catalog::each(Laws);
}

/// The words of a game and those of the crates below it fit together in every language.
#[test]
fn every_message_is_there_in_every_language() {
    let words = catalog::words();
    for language in words.languages() {
        assert_eq!(words.missing(language), BTreeSet::new(), "{language} lacks messages");
        assert_eq!(words.dangling(language), BTreeSet::new(), "{language} points at nothing");
        for key in words.keys(language) {
            let (here, english) = (words.variables(language, &key), words.variables("en", &key));
            assert_eq!(here, english, "{key} in {language}");
        }
    }
}
