//! A speaker's text, in every language and for every message.

use super::*;
use crate::is_pseudo_only;

const EN: &str = "\
plain = Ready
turn = It is { $player }'s turn.
hit = { $by } deals { $n ->
    [0] no damage
    [one] one point
   *[other] { $n } points
 } to { $to }.
place = { NUMBER($n, type: \"ordinal\") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
shade = { $colour ->
    [red] warm
   *[other] cold
 }
lost = Lost: { $what }.
bot = robot
big = Big { bot }{ \" of steel\" }
";

const IT: &str = "\
plain = Pronto
turn = Tocca a { $player }.
bot = robò
list-two = { $before } e { $next }
list-last = { $before } e infine { $next }
";

pub(super) fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    for (lang, source) in [("en", EN), ("it", IT), ("it-CH", "plain = Pronti\n")] {
        catalog.add(lang, source).expect("a sound source");
    }
    catalog
}

/// Says it, with no fault.
fn said(lang: &str, message: &Message) -> String {
    let speaker = Speaker::new(&catalog(), lang);
    let text = speaker.say(message);
    assert_eq!(speaker.faults(), [], "{message:?}");
    text
}

fn hit(n: i64) -> Message {
    Message::new("hit").with("by", "Ada").with("to", Message::new("bot")).with("n", n)
}

fn bots(count: usize) -> Vec<Message> {
    ["plain", "bot", "big", "plain"].into_iter().take(count).map(Message::new).collect()
}

#[test]
fn a_speaker_can_be_shared_by_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let speaker = Speaker::new(&catalog(), "it");
    shared(&speaker);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                assert_eq!(speaker.say(&Message::new("plain")), "Pronto");
                speaker.say(&Message::new("nowhere"));
            });
        }
    });
    assert_eq!(speaker.faults(), [Fault::UnknownKey { key: "nowhere".to_owned() }]);
}

#[test]
fn the_nearest_language_is_chosen() {
    let table = [
        ("it", "it", "Pronto"),
        ("it-CH", "it-CH", "Pronti"),
        ("it_ch", "it-CH", "Pronti"),
        ("it-IT", "it", "Pronto"),
        ("it-Latn-IT", "it", "Pronto"),
        ("en", "en", "Ready"),
        ("en-GB", "en", "Ready"),
        ("fr", "en", "Ready"),
        ("fr-FR", "en", "Ready"),
        ("", "en", "Ready"),
        ("no tag at all", "en", "Ready"),
        ("en-XA", "en-XA", "［Řéàďý］"),
        ("en_xa", "en-XA", "［Řéàďý］"),
    ];
    for (wanted, chosen, words) in table {
        assert_eq!(Speaker::new(&catalog(), wanted).language(), chosen, "{wanted}");
        assert_eq!(said(wanted, &Message::new("plain")), words, "{wanted}");
    }
}

#[test]
fn what_a_language_lacks_is_said_in_the_next() {
    let turn = Message::new("turn").with("player", "Ada");
    assert_eq!(said("it-CH", &turn), "Tocca a Ada.");
    assert_eq!(said("it-CH", &hit(2)), "Ada deals 2 points to robò.");
    assert_eq!(said("it", &Message::new("big")), "Big robot of steel");
}

#[test]
fn numbers_choose_the_plural_form_and_are_plain_digits() {
    let table = [
        (0, "no damage"),
        (1, "one point"),
        (2, "2 points"),
        (-5, "-5 points"),
        (1_234_567, "1234567 points"),
        (1 << 53, "9007199254740992 points"),
        ((1 << 53) + 1, "9007199254740993 points"),
        (i64::MAX, "9223372036854775807 points"),
        (i64::MIN, "-9223372036854775808 points"),
    ];
    for (n, words) in table {
        assert_eq!(said("en", &hit(n)), format!("Ada deals {words} to robot."));
    }
}

#[test]
fn numbers_choose_the_ordinal_form() {
    for (n, words) in
        [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st"), (102, "102nd")]
    {
        assert_eq!(said("en", &Message::new("place").with("n", n)), words);
    }
    assert_eq!(said("en", &Message::new("place").with("n", i64::MAX)), "9223372036854775807th");
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let mut catalog = catalog();
    let source =
        "bots = { $n ->\n    [one] { $n } robot\n    [few] { $n } roboty\n   *[many] { $n } robotów\n }\n";
    catalog.add("pl", source).expect("a sound source");
    let speaker = Speaker::new(&catalog, "pl-PL");
    for (n, words) in
        [(1, "1 robot"), (2, "2 roboty"), (5, "5 robotów"), (22, "22 roboty"), (112, "112 robotów")]
    {
        assert_eq!(speaker.say(&Message::new("bots").with("n", n)), words);
    }
    assert_eq!(speaker.faults(), []);
}

#[test]
fn a_text_can_choose_and_is_never_changed() {
    assert_eq!(said("en", &Message::new("shade").with("colour", "red")), "warm");
    assert_eq!(said("en-XA", &Message::new("shade").with("colour", "red")), "［ŵàřɱ］");
    assert_eq!(said("en-XA", &Message::new("shade").with("colour", "blue")), "［çóļď］");
    let odd = "{ $n } \u{2068}plain\u{2069} <b>-bot</b>";
    assert_eq!(said("it", &Message::new("turn").with("player", odd)), format!("Tocca a {odd}."));
    assert_eq!(said("en", &Message::new("lost").with("what", "1")), "Lost: 1.");
}

#[test]
fn no_marks_of_direction_are_put_around_arguments() {
    let text = said("en", &hit(3));
    assert!(text.is_ascii(), "{text:?}");
}

#[test]
fn no_full_stop_stands_behind_a_mark() {
    let hit = Message::new("hit").with("by", "Ada").with("to", "Arc Heel!").with("n", 2);
    assert_eq!(said("en", &hit), "Ada deals 2 points to Arc Heel!");
}

#[test]
fn messages_within_messages_are_said_first() {
    let inner = Message::new("turn").with("player", "Ada");
    let outer = Message::new("lost").with("what", Message::new("lost").with("what", inner));
    assert_eq!(said("en", &outer), "Lost: Lost: It is Ada's turn...");
    assert_eq!(said("it", &outer), "Lost: Lost: Tocca a Ada...");
}

#[test]
fn of_two_arguments_with_one_name_the_later_counts() {
    let message = Message::new("turn").with("player", "Ada").with("player", "Bo");
    assert_eq!(said("en", &message), "It is Bo's turn.");
}

#[test]
fn lists_are_joined_the_way_of_the_language() {
    let table = [
        ("none", "none", "［ñóñé］"),
        ("Ready", "Pronto", "［Řéàďý］"),
        ("Ready and robot", "Pronto e robò", "［Řéàďý］ àñď ［řóƀóţ］"),
        (
            "Ready, robot and Big robot of steel",
            "Pronto, robò e infine Big robot of steel",
            "［Řéàďý］, ［řóƀóţ］ àñď ［Ɓíĝ řóƀóţ óƒ šţééļ］",
        ),
        (
            "Ready, robot, Big robot of steel and Ready",
            "Pronto, robò, Big robot of steel e infine Pronto",
            "［Řéàďý］, ［řóƀóţ］, ［Ɓíĝ řóƀóţ óƒ šţééļ］ àñď ［Řéàďý］",
        ),
    ];
    for (count, (english, italian, pseudo)) in table.into_iter().enumerate() {
        let message = Message::new("lost").with("what", bots(count));
        assert_eq!(said("en", &message), format!("Lost: {english}."));
        assert_eq!(said("it", &message), format!("Lost: {italian}."));
        assert_eq!(said("en-XA", &message), format!("［Ļóšţ: {pseudo}.］"));
    }
}

#[test]
fn a_long_list_meets_no_limit() {
    let message = Message::new("lost").with("what", vec![Message::new("bot"); 300]);
    assert_eq!(said("en", &message).matches("robot").count(), 300);
}

#[test]
fn the_made_up_language_shows_words_from_elsewhere() {
    let clean = said("en-XA", &hit(1_000));
    assert_eq!(clean, "［Ada ďéàļš 1000 þóíñţš ţó ［řóƀóţ］.］");
    assert_eq!(is_pseudo_only(&clean, &["Ada"]), Ok(()));
    assert_eq!(is_pseudo_only(&clean, &[]), Err("Ada".to_owned()));
    let planted = said("en-XA", &Message::new("lost").with("what", "two robots"));
    assert_eq!(is_pseudo_only(&planted, &[]), Err("two robots".to_owned()));
    let unknown = Speaker::new(&catalog(), "en-XA").say(&Message::new("nowhere"));
    assert_eq!(is_pseudo_only(&unknown, &[]), Err("nowhere".to_owned()));
}

#[test]
fn every_english_key_can_be_said_in_the_made_up_language() {
    let catalog = catalog();
    let speaker = Speaker::new(&catalog, "en-XA");
    for key in catalog.keys("en") {
        let variables = catalog.variables("en", &key);
        let message = variables.into_iter().fold(Message::new(key), |message, name| message.with(name, 7));
        let text = speaker.say(&message);
        assert_eq!(is_pseudo_only(&text, &[]), Ok(()), "{text}");
    }
    assert_eq!(speaker.faults(), []);
}

#[test]
fn selectors_and_literals_survive_the_accent() {
    let source = "\
-bot = robot
    .gender = neuter
k =
    { -bot.gender ->
        [neuter] Itself
       *[other] Himself
    }, said { \"\\\"it\\\" \\\\ \\u0041\" }
      and more
    and less
";
    let mut catalog = Catalog::new();
    catalog.add("en", source).expect("a sound source");
    let say = |lang| Speaker::new(&catalog, lang).say(&Message::new("k"));
    assert_eq!(say("en"), "Itself, said \"it\" \\ A\n  and more\nand less");
    assert_eq!(say("en-XA"), format!("［{}］", crate::pseudo(&say("en"))));
}

#[test]
fn an_unknown_key_is_marked_and_remembered_once() {
    let speaker = Speaker::new(&catalog(), "it");
    let message = Message::new("turn").with("player", Message::new("who"));
    assert_eq!(speaker.say(&message), "Tocca a ⟦who⟧.");
    speaker.say(&message);
    assert_eq!(speaker.faults(), [Fault::UnknownKey { key: "who".to_owned() }]);
    assert_eq!(speaker.faults()[0].to_string(), "who: no words in any language");
}

#[test]
fn a_missing_argument_is_marked_in_every_place() {
    for message in [Message::new("turn"), Message::new("shade"), Message::new("place")] {
        let speaker = Speaker::new(&catalog(), "en");
        assert_eq!(speaker.say(&message), format!("⟦{}⟧", message.key));
        let faults = speaker.faults();
        assert!(
            matches!(&faults[..], [Fault::Broken { key, language, why }]
            if *key == message.key && language == "en" && why.contains("Unknown variable: $")),
            "{faults:?}"
        );
    }
}

#[test]
fn a_broken_translation_is_remembered_and_said_in_english() {
    let mut catalog = catalog();
    catalog.add("de", "turn = { $spieler } ist dran.\nplain = { nirgends }\n").expect("a sound source");
    let speaker = Speaker::new(&catalog, "de");
    assert_eq!(speaker.say(&Message::new("turn").with("player", "Ada")), "It is Ada's turn.");
    assert_eq!(speaker.say(&Message::new("plain")), "Ready");
    let told: Vec<String> = speaker.faults().iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "turn: cannot be said in `de`: Unknown variable: $spieler",
            "plain: cannot be said in `de`: Unknown message: nirgends",
        ]
    );
}

#[test]
fn a_message_that_says_itself_is_a_fault() {
    let mut catalog = Catalog::new();
    catalog.add("en", "a = x { b }\nb = y { a }\n").expect("a sound source");
    let speaker = Speaker::new(&catalog, "en");
    assert_eq!(speaker.say(&Message::new("a")), "⟦a⟧");
    assert_eq!(speaker.faults().len(), 1);
}

#[test]
fn a_message_of_too_many_parts_is_a_fault() {
    let mut catalog = Catalog::new();
    let parts = "{ $x }".repeat(101);
    let source =
        format!("flat = {parts}\nwrapped = {{ flat }}\nchosen = {{ $x ->\n   *[other] {parts}\n }}\n");
    catalog.add("en", &source).expect("a sound source");
    let speaker = Speaker::new(&catalog, "en");
    for key in ["flat", "wrapped", "chosen"] {
        assert_eq!(speaker.say(&Message::new(key).with("x", 1)), format!("⟦{key}⟧"));
    }
    assert_eq!(speaker.faults().len(), 3);
}

#[test]
fn a_term_is_not_a_message() {
    let mut catalog = Catalog::new();
    catalog.add("en", "-bot = robot\n").expect("a sound source");
    for key in ["bot", "-bot", "NUMBER", ""] {
        assert_eq!(Speaker::new(&catalog, "en").say(&Message::new(key)), format!("⟦{key}⟧"));
    }
}

#[test]
fn depth_is_limited() {
    let nested = |depth: usize| {
        (0..depth).fold(Message::new("plain"), |inner, _| Message::new("lost").with("what", vec![inner]))
    };
    assert!(said("en", &nested(DEPTH_MAX)).contains("Ready"));
    let speaker = Speaker::new(&catalog(), "en");
    assert!(speaker.say(&nested(DEPTH_MAX + 1)).contains("⟦plain⟧"));
    assert_eq!(speaker.faults(), [Fault::TooDeep { key: "plain".to_owned() }]);
}

#[test]
fn faults_are_limited() {
    let speaker = Speaker::new(&catalog(), "en");
    for number in 0..FAULTS_MAX + 10 {
        assert_eq!(speaker.say(&Message::new(format!("no-{number}"))), format!("⟦no-{number}⟧"));
    }
    assert_eq!(speaker.faults().len(), FAULTS_MAX);
}

/// How often the rest was read.
static READ: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

fn rest() -> Catalog {
    READ.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    let mut rest = Catalog::new();
    rest.add("en", "late = Late, { $who }").expect("a sound source");
    rest
}

#[test]
fn the_rest_is_read_once_and_only_when_it_is_wanted() {
    let mut first = Catalog::new();
    first.add("en", "early = Early { $it }").expect("a sound source");
    let speaker = Speaker::with_rest(&first, "en", rest);
    let reads = || READ.load(std::sync::atomic::Ordering::SeqCst);
    assert_eq!(speaker.say(&Message::new("early").with("it", "words")), "Early words");
    assert_eq!(reads(), 0);
    let late = Message::new("late").with("who", "Ada");
    assert_eq!(speaker.say(&Message::new("early").with("it", late.clone())), "Early Late, Ada");
    assert_eq!((speaker.say(&late), reads()), ("Late, Ada".to_owned(), 1));
    assert_eq!(speaker.say(&Message::new("never")), "⟦never⟧");
    assert_eq!((speaker.faults().len(), reads()), (1, 1));
    let accented = Speaker::with_rest(&first, crate::PSEUDO, rest);
    assert_eq!(is_pseudo_only(&accented.say(&late), &["Ada"]), Ok(()));
}
