//! Tables on a server, from other terminals: the real program on both sides.

use crate::hangar::{Home, Ran, ones};
use crate::terminal::{DEADLINE, Terminal, lists};
use kernel::Dealer;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// A program that runs beside the test: its output line by line, and its input.
pub(crate) struct Beside {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Beside {
    pub(crate) fn start(home: &Home, args: &[&str]) -> Beside {
        let mut child = home.command(args).spawn().expect("the program starts");
        let (send, lines) = mpsc::channel();
        let out = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let mut err = child.stderr.take().expect("its errors are a pipe");
        // The pipe is always read, so that it never fills up and blocks the program.
        std::thread::spawn(move || drop(err.read_to_end(&mut Vec::new())));
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        let input = child.stdin.take();
        Beside { child, input, lines }
    }

    /// The first line from here on that has these words.
    #[track_caller]
    pub(crate) fn until(&self, words: &str) -> String {
        let (begun, mut heard) = (Instant::now(), String::new());
        loop {
            let left = DEADLINE.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.contains(words) => return line,
                Ok(line) => heard += &(line + "\n"),
                Err(_) => panic!("`{words}` is not said:\n{heard}"),
            }
        }
    }

    fn tell(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it listens");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("it listens");
    }

    fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A server of its own.
pub(crate) struct Server<'h> {
    home: &'h Home,
    running: Beside,
    url: String,
}

impl Server<'_> {
    pub(crate) fn start(home: &Home) -> Server<'_> {
        let (running, url) = Server::listening(home, "127.0.0.1:0");
        Server { home, running, url }
    }

    fn listening(home: &Home, at: &str) -> (Beside, String) {
        let running = Beside::start(home, &["serve", "--data", "server", "--listen", at]);
        let said = running.until("Hangar serves at ");
        (running, said.rsplit(' ').next().expect("it says where").to_owned())
    }

    /// Kills the server as a crash would.
    fn kill(&mut self) {
        self.running.kill();
    }

    /// Starts it again where it was.
    fn start_again(&mut self) {
        let at = self.url.trim_start_matches("http://").to_owned();
        (self.running, _) = Server::listening(self.home, &at);
    }
}

/// The link on a screen, which is never cut.
fn link_on(shown: &str) -> String {
    let line = shown.lines().find(|line| line.contains("/join/")).expect("a link is shown");
    let link = line.split_whitespace().find(|word| word.contains("/join/")).expect("a link");
    let token = link.rsplit('/').next().expect("its token");
    assert_eq!(token.len(), 32, "the link is whole: {shown}");
    link.to_owned()
}

/// Whether the game asks, and no answer is on its way.
fn is_asked(shown: &str) -> bool {
    let asks = shown.lines().any(|line| line.starts_with("? ")) && lists(shown);
    asks && shown.contains("take back") && !shown.contains("! Sent.") && !shown.contains("! It will be sent")
}

fn is_over(shown: &str) -> bool {
    shown.contains("Leave the table")
}

/// Presses the first answer, often another, where one is asked, until both screens show the end; after so many answers
/// `between` happens, once.
fn play_both<'t>(
    tables: [&Terminal<'t>; 2],
    at: u32,
    mut between: impl FnMut([&Terminal<'t>; 2]),
) -> [String; 2] {
    let (mut last, mut pressed, mut answers) = ([String::new(), String::new()], [Instant::now(); 2], 0);
    let (begun, mut chance) = (Instant::now(), Dealer::stream(1, 1));
    loop {
        let shown = tables.map(|table| table.until("a table", |shown| !shown.trim().is_empty()));
        if shown.iter().all(|shown| is_over(shown)) {
            assert!(answers > at, "a bout has more answers:\n{}", shown[0]);
            return shown;
        }
        for (place, table) in tables.into_iter().enumerate() {
            let is_new = shown[place] != last[place] || pressed[place].elapsed() > Duration::from_secs(1);
            if !is_asked(&shown[place]) || !is_new {
                continue;
            }
            answers += 1;
            if answers == at {
                between(tables);
                break;
            }
            // Two cards that fetch each other could be played for ever, so chance gives another answer now and then.
            for _ in 0..=chance.below(8).saturating_sub(4) {
                table.press("Down");
            }
            table.press("Enter");
            (last[place], pressed[place]) = (shown[place].clone(), Instant::now());
        }
        assert!(begun.elapsed() < 5 * DEADLINE, "the bout never ends:\n{}\n{}", shown[0], shown[1]);
    }
}

/// The server is killed and comes back. Answers given meanwhile are not lost.
fn crash(server: &mut Server<'_>, tables: [&Terminal<'_>; 2]) {
    server.kill();
    for table in tables {
        table.until_it_says("The connection is lost.");
    }
    let shown = tables.map(|table| table.until("a table", |shown| !shown.trim().is_empty()));
    let asked = (0..2).find(|&place| is_asked(&shown[place]));
    let place = asked.expect("somebody is asked");
    let before = told(tables[place]);
    tables[place].press("Home");
    tables[place].enter_until(|shown| shown.contains("It will be sent when the connection is back."));
    server.start_again();
    for table in tables {
        table.until("the line again", |shown| !shown.contains("The connection is lost."));
    }
    let begun = Instant::now();
    while told(tables[place]) == before {
        let shown = tables.map(Terminal::shown);
        assert!(begun.elapsed() < DEADLINE, "what was answered is lost:\n{}\n{}", shown[0], shown[1]);
    }
}

/// The last of what happened, whether it is new or not.
fn told(table: &Terminal<'_>) -> String {
    let is_open = |shown: &str| shown.contains("All that happened");
    let begun = Instant::now();
    // Something new closes the log by itself, perhaps before anybody sees it. Then it is opened again.
    let shown = loop {
        table.press("l");
        if table.within(Duration::from_secs(5), is_open).is_ok() {
            let shown = table.until("a table", |shown| !shown.trim().is_empty());
            if is_open(&shown) {
                break shown;
            }
        }
        assert!(begun.elapsed() < DEADLINE, "the log never opens:\n{}", table.shown());
    };
    table.press("Escape");
    table.until("the table again", |shown| !is_open(shown));
    let log = shown.lines().skip_while(|line| !line.contains("All that happened"));
    log.take_while(|line| !line.starts_with('═')).collect::<String>().replace('•', " ")
}

/// Both screens show the result, and the two agree.
fn fits(shown: &[String; 2]) -> bool {
    let ways = ["You have won!", "You have lost.", "A draw between"];
    let end = |shown: &String| ways.into_iter().find(|words| shown.contains(words)).unwrap_or_default();
    let ends = [end(&shown[0]), end(&shown[1])];
    [["You have won!", "You have lost."], ["You have lost.", "You have won!"], ["A draw between"; 2]]
        .contains(&ends)
}

#[test]
fn two_people_play_a_whole_bout_through_a_crash_of_the_server() {
    let (house, ada, bob) = (Home::new(), Home::new(), Home::new());
    let mut server = Server::start(&house);
    let url = server.url.clone();
    let one = Terminal::open(&ada, (80, 24), &["join", &url, "--name", "Ada", "--open", "stak-bots"]);
    let link = link_on(&one.until_it_says("Others can join you with this command: hangar join"));
    let other = Terminal::open(&bob, (120, 40), &["join", &link, "--name", "Bob"]);
    other.until_it_says("Ada");
    one.until_it_says("(Bob)");
    let shown = play_both([&one, &other], 9, |tables| crash(&mut server, tables));
    assert!(fits(&shown), "{}\n{}", shown[0], shown[1]);
    // Another bout begins once both want it. Then one leaves, and keeps the seat.
    one.press("1");
    one.until_it_says("to want another bout");
    // The end of this sentence may stand on the next line.
    other.until_it_says("would like to");
    other.press("1");
    for table in [&one, &other] {
        table.until("another bout", |shown| shown.contains("Turn 1") || shown.contains("Turn 2"));
    }
    one.press("q");
    let shown = one.until_it_says("ended 0");
    assert!(shown.contains("Your seat stays yours for 2:00"), "{shown}");
    assert!(shown.contains(&format!("Come back with: hangar join {url}")), "{shown}");
    assert!(one.until_it_says("icanon").lines().any(|line| line == "icanon") && one.is_given_back());
    other.until_it_says("away");
    let back = Terminal::open(&ada, (100, 30), &["join", &url]);
    back.until_it_says("(you)");
    other.until("somebody who is there again", |shown| !shown.contains("away"));
    back.signal("-TERM");
    let shown = back.until_it_says("ended 143");
    assert!(shown.contains("Come back with: "), "{shown}");
    assert!(back.is_given_back());
}

#[test]
fn a_pipe_plays_a_computer_to_the_end() {
    let (house, ada) = (Home::new(), Home::new());
    let server = Server::start(&house);
    let join = ["join", &server.url, "--name", "Ada", "--open", "stak-bots", "--against", "random", "--line"];
    let ran = ada.run(&join, &ones());
    ran.ends(0).says("you are Ada").says("The cards are dealt.").says_not("/join/");
    let ends = ["You have won!", "You have lost.", "A draw between"];
    assert!(ends.iter().any(|words| ran.out.contains(words)), "{}", ran.out);
    // The same person comes back without a name. Another device is another person.
    let again = ["join", &server.url, "--open", "stak-bots", "--against", "veteran", "--line"];
    let ran = ada.run(&again, "help\nwhy draw NOBODY\n");
    ran.ends(0).says("you are Ada").says("propose a draw").says("Your seat stays yours for 2:00");
    let file = ada.path.join(".local/state/hangar/servers.json");
    let mode = std::os::unix::fs::PermissionsExt::mode(&file.metadata().expect("it is kept").permissions());
    assert_eq!(mode & 0o777, 0o600, "nobody else may read it");
    Home::new().run(&["join", &server.url, "--line"], "").ends(0).says("you are Guest ");
}

#[test]
fn a_seat_brings_a_build_from_a_file() {
    let (house, ada) = (Home::new(), Home::new());
    let server = Server::start(&house);
    let build = ada.run(&["build", "giga-robo", "--quick", "TAKASHI-KATO", "AYZN"], "");
    ada.file("mine.toml", &build.out);
    let join = ["join", &server.url, "--open", "giga-robo", "--against", "random", "--line", "--build"];
    // The table is shown before the program notices the end of its input, whichever seat begins.
    let ran = ada.run(&[&join[..], &["mine.toml"]].concat(), "");
    ran.ends(0).says("Takashi Kato").says("Ayzn").says("Terroch Arkan").says("Dai-Raijin V");
    ada.file("bad.toml", build.out.replace("TAKASHI-KATO", "NOBODY"));
    let ran = ada.run(&[&join[..], &["bad.toml"]].concat(), "");
    assert_ne!(ran.code, 0);
    ran.says("there is no such pilot (GR-3.2)");
}

#[test]
fn a_table_that_is_opened_by_chance_begins_with_the_first_turn() {
    let (house, ada) = (Home::new(), Home::new());
    let server = Server::start(&house);
    let join = ["join", &server.url, "--open", "steel-arena", "--against", "random", "--line"];
    let ran = ada.run(&[&join[..], &["--by-chance"]].concat(), "");
    ran.ends(0).says("Your robot starts on").says("Robot B starts on").says("Turn 1 begins.");
    ran.says_not("The field is being set up.");
    let by_hand = ada.run(&join, "");
    by_hand
        .ends(0)
        .says("The field is being set up.")
        .says_not("Your robot starts on")
        .says_not("Turn 1 begins.");
}

#[test]
fn lines_say_who_is_there_and_a_crash_loses_no_seat() {
    let (house, ada, bob, cleo) = (Home::new(), Home::new(), Home::new(), Home::new());
    let mut server = Server::start(&house);
    let url = server.url.clone();
    let mut one =
        Beside::start(&ada, &["join", &url, "--name", "Ada", "--open", "stak-bots", "--seat", "b", "--line"]);
    let link = link_on(&one.until("/join/"));
    cleo.run(&["join", &link, "--seat", "c", "--line"], "")
        .ends(2)
        .says("There is no seat c")
        .says("from A to B");
    let mut other = Beside::start(&bob, &["join", &link, "--name", "Bob", "--line"]);
    other.until("The cards are dealt.");
    one.until("The cards are dealt.");
    one.tell("say hello there");
    other.until("Ada: “hello there”");
    other.tell("table");
    other.until("Ada (B): a person");
    let watcher = Beside::start(&cleo, &["join", &link, "--line"]);
    watcher.until("No seat is open here, so you are watching.");
    watcher.until("Waiting for");
    // The server comes back, and so does a client that was killed.
    server.kill();
    one.until("The connection is lost. The program tries");
    server.start_again();
    for line in [&one, &other, &watcher] {
        line.until("The connection is back.");
    }
    one.kill();
    let mut one = Beside::start(&ada, &["join", &url, "--line"]);
    one.until("Your seat is here");
    one.until("B (you)");
    one.tell("draw");
    other.until("Ada (B) proposes a draw. Do you agree?");
    other.tell("1");
    for line in [&one, &other, &watcher] {
        line.until("A draw between Bob (A) and Ada (B).");
    }
}

#[test]
fn a_standing_order_is_given_and_removed_in_lines() {
    let (house, ada) = (Home::new(), Home::new());
    let server = Server::start(&house);
    let join = ["join", &server.url, "--name", "Ada", "--open", "stak-bots", "--against", "random", "--line"];
    let mut one = Beside::start(&ada, &join);
    one.until("  1. ");
    one.tell("order");
    one.until("You have no standing orders.");
    one.tell("order pass");
    let said = one.until("From now on you pass at “");
    let kind = said.split(['“', '”']).nth(1).expect("a kind of question");
    // The order answers in a moment, or at once where the question has stood for that long already.
    one.until("  - You ");
    one.tell("order");
    one.until(&format!("Standing order at “{kind}”: pass"));
    one.tell(&format!("order ask {kind}"));
    one.until(&format!("You are asked again at “{kind}”."));
    one.tell("order");
    one.until("You have no standing orders.");
}

#[test]
fn a_standing_order_is_given_and_removed_on_the_screen() {
    let (house, ada, bob) = (Home::new(), Home::new(), Home::new());
    let server = Server::start(&house);
    let one = Terminal::open(&ada, (80, 24), &["join", &server.url, "--name", "Ada", "--open", "stak-bots"]);
    let link = link_on(&one.until_it_says("Others can join you with this command: hangar join"));
    let other = Terminal::open(&bob, (80, 24), &["join", &link, "--name", "Bob"]);
    let begun = Instant::now();
    let asked = loop {
        let shown = [&one, &other].map(|table| table.until("a table", |shown| !shown.trim().is_empty()));
        let place = shown.iter().position(|shown| shown.contains("Turn 1 ") && is_asked(shown));
        if let Some(place) = place {
            break [&one, &other][place];
        }
        assert!(begun.elapsed() < DEADLINE, "nobody is asked:\n{}\n{}", shown[0], shown[1]);
    };
    press_until(asked, "o", |shown| shown.contains("1. Pass from now on at “"));
    asked.press("1");
    press_until(asked, "t", |shown| shown.contains("Standing order at “"));
    // The question may be another one by now, at which one could pass too.
    let shown = press_until(asked, "o", |shown| shown.contains("Ask me again at “"));
    let line = shown.lines().find(|line| line.contains("Ask me again at “")).expect("it is offered");
    let number = line.split('.').next().unwrap_or_default();
    asked.press(number.trim_matches(|letter: char| !letter.is_ascii_digit()));
    press_until(asked, "t", |shown| shown.contains("This table") && !shown.contains("Standing order at “"));
}

/// How long a key has to show what it does.
const PATIENCE: Duration = Duration::from_secs(2);

/// Presses a key, from the plain table, until the screen is like this.
#[track_caller]
fn press_until(table: &Terminal<'_>, key: &str, is_so: impl Fn(&str) -> bool) -> String {
    let begun = Instant::now();
    loop {
        table.press(key);
        let shown = match table.within(PATIENCE, &is_so) {
            Ok(shown) => return shown,
            Err(shown) => shown,
        };
        assert!(begun.elapsed() < DEADLINE, "`{key}` does not lead there:\n{shown}");
        // A letter right behind Escape would be one key together with it.
        table.press("Escape");
        std::thread::sleep(PATIENCE);
    }
}

#[track_caller]
fn refused(home: &Home, args: &[&str], code: i32, words: &[&str]) {
    let ran: Ran = home.run(&[&["join"], args, &["--line"]].concat(), "");
    ran.ends(code).says("Error: ");
    for words in words {
        ran.says(words);
    }
}

#[test]
fn what_cannot_be_joined_is_said_clearly() {
    let (house, home) = (Home::new(), Home::new());
    let server = Server::start(&house);
    let url = server.url.as_str();
    refused(
        &home,
        &["ftp://somewhere"],
        2,
        &["it must begin with http://", "What to do: Write an address such as"],
    );
    refused(&home, &[&format!("{url}/elsewhere")], 2, &["nothing may come but /join/"]);
    let nobody = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a free port");
    refused(
        &home,
        &[&nobody.to_string()],
        1,
        &["does not answer", "that a server is running there (hangar serve)"],
    );
    let wrong = format!("{url}/join/{}", "0".repeat(32));
    refused(&home, &[&wrong], 1, &["This link leads nowhere"]);
    refused(&home, &[url, "--name", " "], 2, &["A name needs 1 to 32 letters"]);
    refused(&home, &[&wrong, "--open", "stak-bots"], 2, &["--open opens a new one"]);
    refused(
        &home,
        &[url, "--open", "stak-bot"],
        2,
        &["There is no game stak-bot.", "Did you mean stak-bots?"],
    );
    refused(&home, &[url, "--open", "stak-bots", "--preset", "standrad"], 2, &["Did you mean “standard”?"]);
    let three = ["--preset", "standard", "--against", "veteran,random"];
    refused(&home, &[&[url, "--open", "stak-bots"], &three[..]].concat(), 2, &["with you there would be 3"]);
    let page = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let at = page.local_addr().expect("its address").to_string();
    let served = std::thread::spawn(move || {
        for status in ["200 OK", "502 Bad Gateway", "503 Service Unavailable", "504 Gateway Timeout"] {
            let (mut asked, _) = page.accept().expect("it is asked");
            let mut read = [0; 1024];
            assert!(asked.read(&mut read).expect("a request") > 0);
            let told = format!("HTTP/1.0 {status}\r\nContent-Type: text/html\r\n\r\n<html>{status}</html>");
            asked.write_all(told.as_bytes()).expect("told");
        }
    });
    refused(&home, &[&at], 1, &["it is not a Hangar server"]);
    for status in ["502", "503", "504"] {
        refused(&home, &[&at], 1, &["is down", status, "Try again in a minute"]);
    }
    served.join().expect("the page was asked for");
}

#[test]
fn the_menu_of_a_server_leads_to_a_bout() {
    let (house, home) = (Home::new(), Home::new());
    let server = Server::start(&house);
    let ran = home.run(&["menu"], &format!("1\n5\n{}\n2\n{}", server.url, "1\n".repeat(300)));
    ran.says("1. Open a table, and invite others").says("The cards are dealt.").says("Goodbye.");
    let mut host =
        Beside::start(&home, &["join", &server.url, "--name", "Ada", "--open", "stak-bots", "--line"]);
    host.until("/join/");
    let other = Home::new();
    let ran = other.run(&["join", &server.url, "--name", "Bob", "--line"], "1\nresign\n1\n");
    ran.ends(0).says("Sit down at Stak Bots").says("A: Ada").says("You have lost. The winner is Ada (A).");
    host.until("You have won!");
    host.input = None;
}
