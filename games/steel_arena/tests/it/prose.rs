//! There are words for everything that comes up in bouts, for every refusal and for every tile.

use kernel::{Bout, Dealer, Input, Library, Prose, Rules, Seat, Show, Waiting};
use std::collections::BTreeSet;
use steel_arena::{Answer, Cell, Event, Illegal, Part, Question, SteelArena};
use testkit::messages;
use words::telling::variants;
use words::{Arg, Catalog, ENGLISH, Message, Speaker};

fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    let sources = SteelArena::WORDS.iter();
    sources.for_each(|(language, source)| catalog.add(language, source).expect("sound words"));
    catalog
}

fn speaker() -> Speaker {
    Speaker::new(&catalog(), ENGLISH)
}

/// Answers of every kind: most of them are refused somewhere.
fn conceivable() -> Vec<Answer> {
    let parts = [Part::Central, Part::Slot(0), Part::Slot(1), Part::Slot(3), Part::Slot(11)];
    let cells = (0..12).map(|cell| Answer::Cell(Cell(cell)));
    let of_parts = parts.into_iter().flat_map(|part| {
        [
            Answer::Activate(part),
            Answer::Defend(part),
            Answer::Overheat(part),
            Answer::Quench(part),
            Answer::Give(part),
        ]
    });
    let plain =
        [Answer::Cool, Answer::Deal, Answer::Endure, Answer::Push(9), Answer::Spin(9), Answer::Turn(9)];
    cells.chain(of_parts).chain(plain).collect()
}

/// All messages at one position, and then those for the result of a random answer.
fn said(bout: &mut Bout<SteelArena>, seat: Seat, dealer: &mut Dealer) -> Vec<Message> {
    let question = *bout.question(seat).expect("the seat is asked");
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let mut said = vec![SteelArena::say_question(bout, seat, &question)];
    said.extend(answers.iter().map(|&answer| SteelArena::say_answer(bout, seat, answer)));
    said.extend(messages(&SteelArena::show(bout.content(), &SteelArena::view(bout, Some(seat)), Vec::new())));
    let refused = conceivable()
        .into_iter()
        .filter_map(|answer| SteelArena::check(bout.at(seat), &question, seat, answer).err());
    said.extend(refused.map(|refusal: Illegal| SteelArena::say_refusal(bout.content(), &refusal)));
    let mut told = Vec::new();
    let answer = answers[dealer.below(answers.len() as u32) as usize];
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("possible");
    }
    let listeners = [Some(seat), None];
    said.extend(
        told.iter().flat_map(|told| listeners.map(|who| SteelArena::say_event(bout, &told.event, who))),
    );
    said
}

/// What words may name and the message does not give, here and in the messages in it. Words of another language may
/// name what the English ones leave out.
fn lacking(catalog: &Catalog, message: &Message) -> BTreeSet<String> {
    let given: BTreeSet<&str> = message.args.iter().map(|(name, _)| name.as_ref()).collect();
    let needed = catalog.variables(ENGLISH, &message.key).into_iter();
    let inner = message.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Number(_) | Arg::Text(_) => BTreeSet::new(),
        Arg::Message(message) => lacking(catalog, message),
        Arg::List(messages) => messages.iter().flat_map(|message| lacking(catalog, message)).collect(),
    });
    let own = needed.filter(|name| !given.contains(name.as_str()));
    own.map(|name| format!("{}: {name}", message.key)).chain(inner).collect()
}

#[test]
fn every_message_has_words() {
    let (catalog, speaker) = (catalog(), speaker());
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    for (name, setup) in SteelArena::setups() {
        let mut dealer = Dealer::new(5);
        let mut bout = Bout::<SteelArena>::open(&setup, &content, None).expect("a legal set-up");
        bout.settle(&mut dealer);
        let mut messages = SteelArena::say_setup(&content, &setup);
        messages.extend(SteelArena::say_setup_name(&name));
        while let Waiting::Seats(seats) = bout.waiting() {
            let seat = seats.iter().next().expect("somebody is asked");
            messages.extend(said(&mut bout, seat, &mut dealer));
        }
        messages.extend(SteelArena::count(&bout, &[]).into_iter().map(|(message, _)| message));
        assert!(messages.iter().all(|message| !speaker.say(message).is_empty()), "{name}");
        let lacking: BTreeSet<String> = messages.iter().flat_map(|it| lacking(&catalog, it)).collect();
        assert_eq!(lacking, BTreeSet::new(), "{name}");
    }
    assert_eq!(speaker.faults(), []);
}

/// Each variant has its message, and no message is left over.
#[test]
fn messages_are_called_like_what_they_say() {
    let keys = catalog().keys(ENGLISH);
    let under = |prefix: &str| -> BTreeSet<String> {
        keys.iter().filter_map(|key| key.strip_prefix(prefix)).map(str::to_owned).collect()
    };
    let words =
        |variants: &[&str]| -> BTreeSet<String> { variants.iter().map(|&word| word.to_owned()).collect() };
    assert_eq!(under("sa-ask-"), words(variants::<Question>()));
    assert_eq!(under("sa-event-"), words(variants::<Event>()));
    assert_eq!(under("sa-refused-"), words(variants::<Illegal>()));
    // What a cell is chosen for has words of its own, and so has wearing out.
    let mut answers = words(variants::<Answer>());
    answers.remove("cell");
    answers.extend(words(&["start", "aim", "next-hit", "refill", "wear"]));
    assert_eq!(under("sa-answer-"), answers);
}

#[test]
fn every_tile_and_board_can_be_read() {
    let speaker = speaker();
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let codes = content.kinds.iter().map(|kind| kind.code.as_str());
    for name in codes.chain(["Burning Fuel", "side a", "side B"]) {
        let lines = SteelArena::say_piece(&content, name).unwrap_or_else(|| panic!("{name} is not found"));
        assert!(lines.len() >= 3, "{name}");
        assert!(lines.iter().all(|line| !speaker.say(line).is_empty()));
    }
    assert_eq!(SteelArena::say_piece(&content, "no such tile"), None);
    let options = SteelArena::options();
    assert!(options.iter().all(|option| !speaker.say(&option.words).is_empty()));
    assert!(options.iter().all(|option| !speaker.say(&option.about).is_empty()));
    assert_eq!(speaker.faults(), []);
}

#[test]
fn what_a_tile_says_is_what_it_does() {
    let speaker = speaker();
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let text = |name: &str| {
        let lines = SteelArena::say_piece(&content, name).expect("there is such a tile");
        lines.iter().map(|line| speaker.say(line)).collect::<Vec<_>>().join(" | ")
    };
    assert_eq!(
        text("BOMBARD"),
        "Bombard (BOMBARD) | Attack module, generation 3, one tile. | Direct shot: damage 3. | \
         Blast: splinters deal 2 on all cells around the target. | One-use: goes to the box once it has worked."
    );
    assert_eq!(
        text("SWARM"),
        "Swarm (SWARM) | Defence module, generation 3, one tile. | Against every hit: prevents 2 of one hit each turn, \
         if you activate it when the hit comes in another player's turn. | Auto-cool: loses its overheat token at the end of the turn."
    );
    assert_eq!(
        text("LOCUST"),
        "Locust (LOCUST) | Movement module, generation 3, one tile. | Jump 2 to 4 cells forward, over whatever lies between. | \
         Auto-cool: loses its overheat token at the end of the turn."
    );
}
