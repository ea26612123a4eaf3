//! Everything that comes up in bouts can be said.

use giga_robo::GigaRobo;
use kernel::{Bout, Dealer, Input, Library, Notation, Prose, Rules, Seat, Waiting};
use words::{Catalog, ENGLISH, Message, Speaker};

fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    GigaRobo::WORDS.iter().for_each(|(language, source)| catalog.add(language, source).expect("sound words"));
    Speaker::new(&catalog, ENGLISH)
}

/// All that is said at one position, and then the words for what its first answer leads to.
fn said(bout: &mut Bout<GigaRobo>, seat: Seat, dealer: &mut Dealer) -> Vec<Message> {
    let question = *bout.question(seat).expect("the seat is asked");
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let mut said = vec![GigaRobo::say_question(bout, seat, &question)];
    said.extend(answers.iter().map(|&answer| GigaRobo::say_answer(bout, seat, answer)));
    said.extend(GigaRobo::say_view(bout.content(), &GigaRobo::view(bout, Some(seat))));
    for text in ["take 4", "take 3", "use"] {
        let answer = GigaRobo::read_answer(bout.at(seat), seat, text).expect("notation");
        let refusal = GigaRobo::check(bout.at(seat), &question, seat, answer).err();
        said.extend(refusal.map(|refusal| GigaRobo::say_refusal(bout.content(), &refusal)));
    }
    let mut told = Vec::new();
    let answer = answers[dealer.below(answers.len() as u32) as usize];
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
    bout.settle(dealer);
    let listeners = [Some(seat), None];
    said.extend(
        told.iter().flat_map(|told| listeners.map(|who| GigaRobo::say_event(bout, &told.event, who))),
    );
    said
}

#[test]
fn every_message_has_words() {
    let speaker = speaker();
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    for (name, setup) in GigaRobo::setups() {
        let mut dealer = Dealer::new(5);
        let mut bout = Bout::<GigaRobo>::open(&setup, &content, None).expect("a legal set-up");
        bout.settle(&mut dealer);
        let mut messages = GigaRobo::say_setup(&content, &setup);
        while let Waiting::Seats(seats) = bout.waiting() {
            let seat = seats.iter().next().expect("somebody is asked");
            messages.extend(said(&mut bout, seat, &mut dealer));
        }
        messages.extend(GigaRobo::say_piece(&content, "wrench").expect("there is a wrench"));
        assert!(messages.iter().all(|message| !speaker.say(message).is_empty()), "{name}");
    }
    assert_eq!(speaker.faults(), []);
}
