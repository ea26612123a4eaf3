//! Pictures: every source, every format, every point of view, and what is refused.

use crate::hangar::{Home, Ran};
use catalog::{Playable, Visitor};
use kernel::{Dealer, Header, Recording, Seat};

const SCENARIO: &str = "rules = [\"SB-E1\"]\ngame = \"stak-bots\"\ntitle = \"Two attacks\"\n\n\
    [given.staks]\nA = [\"P5\", \"(?)\"]\nB = [\"P2\", \"(?)\", \"(?)\"]\n\n\
    [given.hands]\nA = [\"PARCEL\"]\nB = [\"FLARE\"]\n\n\
    [[play]]\nseat = \"A\"\nanswer = \"attack B\"\nrolls = [\"draw P3\"]\n\n\
    [[play]]\nseat = \"A\"\nanswer = \"end\"\nrolls = [\"draw P1\"]\n\n\
    [then]\nwaiting = \"B: act\"\n";

fn picture(home: &Home, args: &[&str]) -> Ran {
    home.run(&[&["picture"], args].concat(), "")
}

fn bytes(home: &Home, name: &str) -> Vec<u8> {
    std::fs::read(home.path.join(name)).expect("the picture is there")
}

#[test]
fn a_scenario_is_drawn_at_each_of_its_steps() {
    let home = Home::new();
    home.file("s.toml", SCENARIO);
    let of = |args: &[&str]| picture(&home, &[&["scenario", "s.toml"], args].concat());
    let opening = of(&[]);
    opening.ends(0).says("Turn 2 is yours.").says("A (you)").says("Courier Bot, power 2").says("1. Play");
    opening.says_not("Rocket Bot, power 0, rank 6: ").says_not("⟦");
    assert_eq!(opening.out, of(&["--step", "0"]).out);
    of(&["--step", "1"]).ends(0).says("Tin Recruit, power 5, rank 5, damage 2, attacking");
    let end = of(&["--end"]);
    end.ends(0).says("Turn 3 is yours.").says("B (you)").says("Rocket Bot, power 0");
    assert_eq!(end.out, of(&["--step", "2"]).out);
    of(&["--step", "3"]).ends(2).says("There is no step 3 in s.toml: the scenario has 2.").says("--end");
    of(&["--step", "1", "--end"]).ends(2).says("cannot be used with");
    of(&["--step", "-1"]).ends(2);
}

#[test]
fn what_a_scenario_expects_is_not_in_the_way_of_its_picture() {
    let home = Home::new();
    home.file("s.toml", SCENARIO.replace("B: act", "A: act"));
    home.run(&["scenario", "s.toml"], "").ends(1);
    picture(&home, &["scenario", "s.toml", "--end"]).ends(0).says("B (you)");
    home.file("stuck.toml", SCENARIO.replace("attack B", "attack A"));
    picture(&home, &["scenario", "stuck.toml"]).ends(0);
    picture(&home, &["scenario", "stuck.toml", "--step", "1"])
        .ends(3)
        .says("stuck.toml:15:")
        .says("This position of stuck.toml cannot be reached");
    home.file("torn.toml", "rules = [");
    picture(&home, &["scenario", "torn.toml"]).ends(3).says("torn.toml:1:");
    picture(&home, &["scenario", "nowhere.toml"]).ends(3).says("nowhere.toml cannot be read");
}

#[test]
fn a_record_is_drawn_at_each_of_its_inputs_for_each_seat() {
    let home = Home::new();
    home.record();
    let of = |args: &[&str]| picture(&home, &[&["record", "bout"], args].concat());
    of(&[]).ends(0).says("wins").says_not("(you)").says_not("1. ");
    let asked = of(&["--input", "20"]);
    let (a, b) = (of(&["--input", "20", "--seat", "a"]), of(&["--input", "20", "--seat", "B"]));
    a.ends(0).says("A (you)").says_not("B (you)");
    b.ends(0).says("B (you)").says_not("A (you)");
    let replayed = home.run(&["replay", "bout", "--at", "20", "--seat", "A"], "");
    assert!(a.out.starts_with(&replayed.ends(0).out), "{} is not\n{}", a.out, replayed.out);
    assert_ne!(of(&["--seat", "A"]).ends(0).out, a.out);
    let watched = of(&["--input", "20", "--seat", "spectator"]);
    watched.ends(0).says_not("(you)");
    assert!([&a.out, &b.out, &watched.out].contains(&&asked.out), "{asked:?}");
    assert!(watched.out.lines().all(|line| !line.trim_start().starts_with("1. ")), "{watched:?}");
    of(&["--input", "9999"]).ends(2).says("There is no position after 9999 inputs");
    of(&["--seat", "C"]).ends(2).says("There is no seat C").says("from A to B, or “spectator”");
    of(&["--seat", "all"]).ends(2).says("There is no seat all");
    picture(&home, &["record", "nowhere"]).ends(3).says("nowhere cannot be read");
    home.file("strange", "{}");
    picture(&home, &["record", "strange"]).ends(3).says("not the record of a bout");
}

/// What a seat may keep of a running bout, as a file.
struct Kept(Option<Seat>);

impl Visitor for Kept {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        let content = G::content(&G::house()).expect("the house pack is sound");
        let header = Header::of::<G>(vec![catalog::house_pack_ref::<G>()]);
        let (_, setup) = G::setups().swap_remove(0);
        let mut recording = Recording::<G>::open(header, setup, &content).expect("a named table is legal");
        recording.settle(&mut Dealer::new(1));
        serde_json::to_string(&recording.seat_record(self.0)).expect("it can be written")
    }
}

#[test]
fn what_one_seat_kept_shows_no_seat() {
    let home = Home::new();
    let kept = |seat| catalog::with_game("stak-bots", Kept(seat)).expect("the game is there");
    home.file("of-a", kept(Some(Seat(0))));
    home.file("of-nobody", kept(None));
    for args in [&[][..], &["--seat", "A"], &["--seat", "B"], &["--seat", "spectator"], &["-o", "x.svg"]] {
        let ran = picture(&home, &[&["record", "of-a"], args].concat());
        ran.ends(3)
            .says("of-a is what A kept of a bout")
            .says("Use the record of the whole bout")
            .says_not("Stak (");
        assert!(ran.out.is_empty() && !home.path.join("x.svg").exists());
    }
    picture(&home, &["record", "of-nobody"]).ends(3).says("what a spectator kept");
}

#[test]
fn a_new_bout_is_drawn_as_it_is_dealt_and_after_random_play() {
    let home = Home::new();
    let of = |args: &[&str]| picture(&home, &[&["new", "stak-bots"], args].concat());
    let dealt = of(&["--seed", "3"]);
    dealt.ends(0).says("Turn 1 is yours.").says("(you)").says("1. Play");
    assert_eq!(dealt.out, of(&["--seed", "3"]).out);
    assert_ne!(dealt.out, of(&["--seed", "4"]).out);
    let later = of(&["--seed", "3", "--inputs", "40"]);
    assert_ne!(dealt.out, later.ends(0).out);
    of(&["--options", "seats=4", "--seat", "D"]).ends(0).says("D (you)").says("C:");
    of(&["--preset", "tournament"]).ends(0);
    of(&["--preset", "tournamant"]).ends(2).says("Did you mean “tournament”?");
    of(&["--inputs", "999999"]).ends(2).says("The bout is over after").says("--seed N");
    picture(&home, &["new", "stak-bot"]).ends(2).says("Did you mean stak-bots?");
}

#[test]
fn the_name_of_the_file_or_the_format_says_what_it_is_made_of() {
    let home = Home::new();
    let of = |args: &[&str]| picture(&home, &[&["new", "stak-bots"], args].concat());
    of(&["-o", "t.svg"]).ends(0).says("t.svg: the table as ").says(" sees it");
    let svg = home.read("t.svg");
    assert!(svg.starts_with("<svg") && svg.contains("width=\"1200\"") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(of(&["--format", "svg"]).ends(0).out, svg);
    assert_eq!(of(&["--format", "svg", "-o", "-"]).ends(0).out, svg);
    assert!(!home.path.join("-").exists());
    of(&["-o", "paper.SVG", "--theme", "blueprint", "--width", "360"]).ends(0);
    let paper = home.read("paper.SVG");
    assert!(paper.contains("width=\"360\""));
    assert_ne!(paper, of(&["--format", "svg", "--width", "360"]).ends(0).out);
    of(&["-o", "t.txt"]).ends(0);
    assert_eq!(home.read("t.txt"), of(&[]).ends(0).out);
    of(&["-o", "odd.svg", "--format", "text"]).ends(0);
    assert_eq!(home.read("odd.svg"), home.read("t.txt"));
    for strange in ["t.jpg", "t", ".svg"] {
        of(&["-o", strange]).ends(2).says("does not say which format the picture has").says("--format svg");
        assert!(!home.path.join(strange).exists());
    }
    of(&["--theme", "pink"]).ends(2).says("night-shift, blueprint, high-contrast");
    for width in ["0", "319", "4097", "wide"] {
        of(&["--width", width]).ends(2);
    }
}

#[test]
fn png_has_pixels_or_says_what_to_install() {
    let home = Home::new();
    let of = |args: &[&str]| picture(&home, &[&["new", "stak-bots"], args].concat());
    let drawn = of(&["-o", "t.png", "--width", "400"]);
    match draw::Fonts::load(&draw::font_folders()) {
        Ok(_) => {
            drawn.ends(0);
            let png = bytes(&home, "t.png");
            assert_eq!((&png[..8], &png[16..20]), (&b"\x89PNG\r\n\x1a\n"[..], &400_u32.to_be_bytes()[..]));
            let output = home.command(&["picture", "new", "stak-bots", "--width", "400", "--format", "png"]);
            let output = { output }.output().expect("it ran");
            assert_eq!(output.stdout, png, "on a pipe it is the same, and nothing besides");
        }
        Err(_) => drop(drawn.ends(1).says("Install one, such as the package fonts-dejavu")),
    }
    std::fs::create_dir(home.path.join("empty")).expect("a folder without fonts");
    of(&["-o", "no.png", "--fonts", "empty"])
        .ends(1)
        .says("there is none (.ttf, .otf) in empty")
        .says("Install one, such as the package fonts-dejavu")
        .says("--fonts DIR");
    assert!(!home.path.join("no.png").exists());
}

#[test]
fn a_file_is_written_over_only_by_force() {
    let home = Home::new();
    home.file("t.svg", "mine");
    let of = |args: &[&str]| picture(&home, &[&["new", "stak-bots", "-o"], args].concat());
    of(&["t.svg"]).ends(2).says("t.svg is there already and is not written over.").says("--force");
    assert_eq!(home.read("t.svg"), "mine");
    of(&["t.svg", "--force"]).ends(0);
    assert!(home.read("t.svg").starts_with("<svg"));
    of(&["new.svg", "--force"]).ends(0);
    of(&["no-folder/t.svg"]).ends(3).says("no-folder/t.svg cannot be written");
    of(&[".", "--format", "svg", "--force"]).ends(3).says(". cannot be written");
}
