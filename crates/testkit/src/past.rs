//! Looking back: a bout is played to its end by chance, and what is told of it afterwards has words.

use crate::laws::{Battery, Shown};
use kernel::{Bout, Dealer, Game, Input, Luck, Seat, Standing, Told, Waiting};
use words::{Catalog, ENGLISH, Message, Speaker};

/// A bout that is over, with all that was told in it.
pub struct Past<G: Game> {
    /// The bout.
    pub bout: Bout<G>,
    /// What was told.
    pub told: Vec<Told<G::Event>>,
    /// What chance was worth.
    pub luck: Vec<Luck<Message>>,
}

impl<G: Game + Shown> Past<G> {
    /// A bout of this named set-up, which chance plays to its end with this seed.
    ///
    /// # Panics
    /// If there is no such set-up, the rules break, or anything that is told of the bout has no words.
    pub fn of(setup: &str, seed: u64) -> Past<G> {
        let Battery { content, setups, .. } = Battery::<G>::house(1);
        let (_, setup) = setups.into_iter().find(|(name, _)| name == setup).expect("a set-up of this name");
        let (mut told, mut luck, mut dealer) = (Vec::new(), Vec::new(), Dealer::new(seed));
        let mut bout = Bout::<G>::open(&setup, &content, Some(&mut told)).expect("a legal set-up");
        loop {
            let input = match bout.waiting() {
                Waiting::Over => break,
                Waiting::Chance(chance) => {
                    let rolled = dealer.roll(chance, bout.pile());
                    luck.extend(G::luck(&bout, &rolled));
                    Input::Chance(rolled)
                }
                Waiting::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let mut answers = Vec::new();
                    bout.answers(seat, &mut answers);
                    Input::Answer(seat, answers[dealer.below(answers.len() as u32) as usize])
                }
            };
            bout.play_telling(input, Some(&mut told)).expect("a listed answer is legal");
        }
        let past = Past { bout, told, luck };
        past.say();
        past
    }

    /// What everybody heard.
    pub fn heard(&self) -> impl Iterator<Item = &G::Event> {
        self.told.iter().filter(|told| told.to.hears(None)).map(|told| &told.event)
    }

    /// What decides the game, for each seat.
    ///
    /// # Panics
    /// If the game does not say so.
    pub fn standing(&self) -> Vec<i64> {
        G::standing(&self.bout).expect("the game says what decides it").by_seat
    }

    /// The sum of what chance gave the seat in this respect, and how often it was asked.
    pub fn got(&self, key: &str, seat: Seat) -> (i64, usize) {
        let own = self.luck.iter().filter(|luck| luck.words.key == key && luck.seat == seat);
        (own.clone().map(|luck| luck.got).sum(), own.count())
    }

    /// The greatest amount among the deeds of each seat.
    pub fn best(&self) -> Vec<(Seat, i64)> {
        G::feats(&self.bout, &self.told).into_iter().map(|feat| (feat.seat, feat.amount)).collect()
    }

    fn say(&self) {
        let mut catalog = Catalog::new();
        for (language, source) in G::WORDS {
            catalog.add(language, source).unwrap_or_else(|faults| panic!("{language}: {faults:?}"));
        }
        let speaker = Speaker::new(&catalog, ENGLISH);
        let Standing { words, by_seat } = G::standing(&self.bout).expect("the game says what decides it");
        assert_eq!(by_seat.len(), usize::from(self.bout.seats()));
        let feats = G::feats(&self.bout, &self.told);
        assert!(
            feats.iter().all(|feat| self.told[feat.at].to.hears(None)),
            "only what all have heard is told"
        );
        let everybody = (0..self.bout.seats()).map(|seat| Some(Seat(seat))).chain([None]);
        let scene = |looker| G::show(self.bout.content(), &G::view(&self.bout, looker), Vec::new());
        let why = everybody.map(|looker| scene(looker).verdict().cloned().expect("why it ended so is told"));
        let counted = G::count(&self.bout, &self.told).into_iter().map(|(words, _)| words);
        let luck = self.luck.iter().map(|luck| luck.words.clone());
        let said = [words].into_iter().chain(feats.into_iter().map(|feat| feat.words));
        for message in said.chain(why).chain(counted).chain(luck) {
            assert!(!speaker.say(&message).is_empty(), "{message:?} says nothing");
            assert_eq!(speaker.faults(), [], "{message:?}");
        }
    }
}
