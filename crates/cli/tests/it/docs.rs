//! The documentation: every command on a page runs, and its output is what the page shows.
//!
//! A block is marked `console`. A block that no test can run is marked `console no-run: REASON`.

use crate::hangar::{Home, ones};
use crate::join::Beside;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The address that pages print. The tests replace it by the address of their own server.
const ADDRESS: &str = "http://127.0.0.1:4747";
/// How many bouts the tests play where a page plays many. The figures are not compared.
const BOUTS: &str = "2";

/// A block of commands.
struct Block {
    line: usize,
    /// The reason why it is not run.
    no_run: Option<String>,
    commands: Vec<Shown>,
}

/// A command with what the page shows of its output.
struct Shown {
    command: String,
    output: String,
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All pages with commands of the program.
fn pages() -> Vec<(String, String)> {
    let root = repository();
    let mut pages = vec!["README.md".to_owned(), "CONTRIBUTING.md".to_owned()];
    let docs = std::fs::read_dir(root.join("docs")).expect("the book").flatten();
    let names = docs.map(|entry| format!("docs/{}", entry.file_name().to_string_lossy()));
    pages.extend(names.filter(|name| name.ends_with(".md")));
    pages.sort();
    let read = |name: String| {
        let text = std::fs::read_to_string(root.join(&name)).expect("a page is text");
        (name, text)
    };
    pages.into_iter().map(read).collect()
}

/// The blocks of a page that show commands of the program. Commands that build it are not run here.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_inside = false;
    for (place, line) in text.lines().enumerate() {
        match (is_inside, line.strip_prefix("```")) {
            (false, Some(info)) if info.split_whitespace().next() == Some("console") => {
                let no_run =
                    info.split_once("no-run").map(|(_, why)| why.trim_start_matches(':').trim().to_owned());
                blocks.push(Block { line: place + 1, no_run, commands: Vec::new() });
                is_inside = true;
            }
            (true, Some(_)) => is_inside = false,
            (true, None) => add(blocks.last_mut().expect("it has begun"), line),
            (false, _) => {}
        }
    }
    blocks.retain(|block| block.commands.iter().any(|shown| shown.command.starts_with("hangar")));
    blocks
}

fn add(block: &mut Block, line: &str) {
    match (line.strip_prefix("$ "), block.commands.last_mut()) {
        (Some(command), _) => {
            let command =
                command.split("  #").next().unwrap_or(command).split(" # ").next().unwrap_or(command);
            block.commands.push(Shown { command: command.trim().to_owned(), output: String::new() });
        }
        (None, Some(last)) => last.output += &format!("{}\n", line.trim_end()),
        (None, None) => {}
    }
}

/// Whether the text is what the page shows; `…` stands for anything.
fn fits(shown: &str, text: &str) -> bool {
    let mut rest = text.trim();
    let parts: Vec<&str> = shown.trim().split('…').map(str::trim).collect();
    for (place, part) in parts.iter().enumerate() {
        let is_last = place + 1 == parts.len();
        let found = match (place, is_last) {
            (0, _) => rest.starts_with(part).then_some(0),
            (_, true) => rest.ends_with(part).then(|| rest.len() - part.len()),
            _ => rest.find(part),
        };
        let Some(at) = found else { return false };
        rest = &rest[at + part.len()..];
    }
    parts.len() > 1 || rest.is_empty()
}

/// A folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder can be made");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            std::fs::copy(&from, &to).expect("a file can be copied");
        }
    }
}

/// A page, with a folder that holds what the page expects.
struct Page<'h> {
    home: &'h Home,
    name: String,
    server: Option<(Beside, String)>,
}

impl Page<'_> {
    /// Writes the files that the page's commands name: a scenario, a record, an unfinished bout, a pack.
    fn prepare(&self, text: &str) {
        let home = self.home;
        if text.contains("FILE.toml") {
            let scenario = repository().join("games/stak_bots/tests/scenarios/rules");
            let files = std::fs::read_dir(scenario).expect("scenarios").flatten().map(|entry| entry.path());
            let texts = files.map(|path| std::fs::read_to_string(path).expect("a scenario"));
            let steps = |text: &String| -> usize {
                ["\nA: ", "\nB: "].iter().map(|head| text.matches(head).count()).sum()
            };
            let long = texts.filter(|text| steps(text) > 3 && !text.contains("pack"));
            let text = long.min().expect("a scenario of four steps");
            home.file("FILE.toml", format!("game = \"stak-bots\"\n{text}"));
        }
        if text.contains(" FILE") || text.contains("--resume") {
            let begin = ["play", "stak-bots", "--seats", "human,random", "--seed", "5"];
            let some: String = ones().lines().take(20).map(|line| format!("{line}\n")).collect();
            home.run(&[&begin[..], &["--save", "FILE"]].concat(), &some).ends(0);
            home.run(&begin, "1\nquit\n").ends(0);
        }
        if text.contains("check-pack my-pack") {
            copy(&repository().join("docs/examples/my-pack"), &home.path.join("my-pack"));
        }
    }

    /// The address of a server that runs meanwhile, with one guest and one table.
    fn address(&mut self) -> String {
        if let Some((_, address)) = &self.server {
            return address.clone();
        }
        self.serve("serve")
    }

    fn serve(&mut self, command: &str) -> String {
        let args: Vec<&str> = command.split_whitespace().collect();
        let running = Beside::start(self.home, &args);
        let said = running.until("Hangar serves at ");
        let address = said.rsplit(' ').next().expect("it says where").to_owned();
        self.server = Some((running, address.clone()));
        address
    }

    /// Another person opens a table there. Returns its link.
    fn link(&mut self) -> String {
        let address = self.address();
        let other = Home::new();
        let ran = other.run(&["join", &address, "--open", "stak-bots", "--name", "ada"], "");
        let words =
            ran.ends(0).out.split_whitespace().find(|word| word.contains("/join/")).map(str::to_owned);
        words.expect("a link is told")
    }

    /// The command with the addresses, files and figures of the test.
    fn made_real(&mut self, command: &str) -> String {
        let mut command = command.to_owned();
        if let Some((before, after)) = command.clone().split_once("/join/") {
            let rest = after.split_once(' ').map_or("", |(_, rest)| rest);
            command = format!("{} {rest}", before.replace(ADDRESS, &self.link()));
        }
        if command.contains(ADDRESS) || command.starts_with("hangar admin") {
            let address = self.address();
            command = command.replace(ADDRESS, &address);
        }
        if command.contains("admin") && self.home.path.join("guest").metadata().is_err() {
            self.home.file("guest", self.link());
        }
        let is_long =
            ["duel", "balance", "arena"].iter().any(|many| command.starts_with(&format!("hangar {many}")));
        if let Some((before, after)) = command.clone().split_once("--bouts ") {
            let rest = after.split_once(' ').map_or("", |(_, rest)| rest);
            command = format!("{before}--bouts {BOUTS} {rest}");
        } else if is_long {
            command += &format!(" --bouts {BOUTS}");
        }
        command
    }

    fn run(&mut self, block: &Block) {
        for Shown { command, output } in &block.commands {
            let place = format!("{}:{}: `{command}`", self.name, block.line);
            if let Some(serve) = command.strip_prefix("hangar ").filter(|rest| rest.starts_with("serve")) {
                let address = self.serve(serve);
                for line in output.lines().skip(1) {
                    let (running, _) = self.server.as_ref().expect("it runs");
                    running.until(&line.replace(ADDRESS, &address));
                }
                continue;
            }
            let real = self.made_real(command);
            let (code, said) = shell(self.home, &real);
            match output.is_empty() {
                // Two bouts are too few to meet the figures that the cards must reach.
                true if command.starts_with("hangar balance") => assert!(code < 2, "{place}:\n{said}"),
                true => assert_eq!(code, 0, "{place}:\n{said}"),
                false => assert!(fits(output, &said), "{place} says\n{said}\nthe page shows\n{output}"),
            }
        }
    }
}

/// Runs a command like a shell that has the program on its path.
fn shell(home: &Home, command: &str) -> (i32, String) {
    let program = Path::new(env!("CARGO_BIN_EXE_hangar"));
    let mut sh = Command::new("sh");
    sh.args(["-c", &format!("exec 2>&1; {command}")]).current_dir(&home.path).env_clear();
    sh.env("HOME", &home.path).env("LANG", "C.UTF-8");
    let folder = program.parent().expect("a program lies in a folder").display();
    sh.env("PATH", format!("{folder}:/usr/bin:/bin")).stdin(Stdio::null());
    let output = sh.output().expect("there is a shell");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.code().unwrap_or(-1), text)
}

#[track_caller]
fn run_page(name: &str) {
    let (name, text) = pages().into_iter().find(|(known, _)| known == name).expect("the page is there");
    let home = Home::new();
    let mut page = Page { home: &home, name, server: None };
    page.prepare(&text);
    blocks(&text).iter().filter(|block| block.no_run.is_none()).for_each(|block| page.run(block));
}

/// One test for each page, so that a failure names the page.
macro_rules! pages {
    ($($test:ident: $page:literal),* $(,)?) => {
        const TESTED: &[&str] = &[$($page),*];
        $(#[test]
        fn $test() {
            run_page($page);
        })*
    };
}

pages! {
    bots_runs_as_printed: "docs/bots.md",
    hosting_runs_as_printed: "docs/hosting.md",
    install_runs_as_printed: "docs/install.md",
    joining_runs_as_printed: "docs/joining.md",
    packs_runs_as_printed: "docs/packs.md",
    packs_of_heavy_hitters_run_as_printed: "docs/packs-heavy-hitters.md",
    pictures_runs_as_printed: "docs/pictures.md",
    giga_robo_runs_as_printed: "docs/playing-giga-robo.md",
    heavy_hitters_runs_as_printed: "docs/playing-heavy-hitters.md",
    pacific_rim_runs_as_printed: "docs/playing-pacific-rim.md",
    records_runs_as_printed: "docs/records.md",
    results_runs_as_printed: "docs/results.md",
    server_runs_as_printed: "docs/server.md",
    troubleshooting_runs_as_printed: "docs/troubleshooting.md",
}

#[test]
fn every_page_with_commands_is_run_and_says_how_to_get_the_program() {
    for (name, text) in pages() {
        let blocks = blocks(&text);
        for block in &blocks {
            let is_said = block.no_run.as_ref().is_none_or(|why| why.len() > 10);
            assert!(is_said, "{name}:{}: say why it is not run: `console no-run: REASON`", block.line);
        }
        let is_run = blocks.iter().any(|block| block.no_run.is_none());
        assert_eq!(is_run, TESTED.contains(&name.as_str()), "{name}: is it in the list of this test?");
        let says = text.contains("cargo install --locked --path crates/cli");
        assert!(blocks.is_empty() || says, "{name}: say first how `hangar` gets on the path");
    }
}

#[test]
fn dots_stand_for_anything_and_nothing_else_does() {
    let table = [
        ("a b", "a b\n", true),
        ("a b", "a c b", false),
        ("a … b", "a c b", true),
        ("a …", "a c b", true),
        ("… b", "a c b", true),
        ("a … c … b", "a x b", false),
        ("a", "a b", false),
    ];
    for (shown, text, good) in table {
        assert_eq!(fits(shown, text), good, "{shown} / {text}");
    }
}
