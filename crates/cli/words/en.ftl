### What the commands say, in English. Words that are typed (commands, file names) come as arguments.

## Errors

cli-error = Error: { $what }
cli-error-help = What to do: { $help }
cli-output-failed = The output cannot be written: { $why }
cli-file-unknown-game = { $file } is for the game { $game }, which this program does not know.
cli-not-written = { $file } cannot be written: { $why }

## Games, players, tables

cli-game = { $id }: { $title }, { $least } to { $most } players, { $setups } named tables
cli-game-unknown = There is no game { $game }.
cli-game-near = Did you mean { $near }?
cli-game-list = The games are: { $games }.
cli-names-count = You gave { $names } names, but { $people ->
    [0] nobody plays
    [one] one person plays
   *[other] { $people } people play
} here.
cli-preset-unknown = There is no table named { $name }.
cli-preset-near = Did you mean “{ $near }”? All of them: hangar setups { $game }
cli-preset-list = See them all: hangar setups { $game }
cli-setup = { $name }
cli-setups-none = No named table has these words. See them all: hangar setups { $game }
cli-setups-near = No named table has these words. Did you mean “{ $near }”? See them all: hangar setups { $game }
cli-build-none = { $game } has no builds: all players use what is on the table.
cli-build-good = { $file } is a legal build.
cli-build-part = { $part }: { $key } = { $least ->
    [0] up to{" "}
   *[other] {""}
}{ $count ->
    [one] one code
   *[other] { $count } codes
} ({ $rule })
cli-build-fact = { $what } { $is }
cli-build-piece = { $code }: { $name }
cli-build-piece-of = { $code }: { $name }, of { $of }
cli-build-no-piece = There is no piece with the code { $code }.
cli-build-no-piece-help = See all codes: hangar build { $game }. For pieces of a pack, name its folder: --packs FOLDER.
cli-build-from-pack = If it needs pieces of a pack, name the folder of that pack: --packs FOLDER.
cli-build-not-ready = { $game } has no ready-made build with all of these. Use --random for a random one, or write your own.
cli-build-seat = `{ $given }` is not SEAT=FILE.
cli-build-seat-help = Write the seat and the file, such as `A=mine.toml`. The seats are { $seats }.
cli-table-no-seats = { $game } has no table for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
cli-table-faults = { $file } has { $count ->
    [one] a fault
   *[other] { $count } faults
}, shown above.
cli-table-refused = This table is not allowed, for the reasons above.
cli-table-refused-help = Change these options, or choose a named table: hangar setups { $game }

## Packs

cli-pack-unread = { $file } is not read. Files with content lie in the folder of their game: { $games }.
cli-pack-near-folder = The files in { $folder } are not read, because no game has that name. Did you mean { $near }?
cli-pack-no-game = The pack { $folder } has no folder of any game.
cli-pack-no-game-help = Name the folders after the games: { $games }.
cli-pack-not-found = there is no such pack beside the scenario, and none in the folders that --packs names
cli-pack-good = { $folder }: no fault in { $files ->
    [one] one file
   *[other] { $files } files
} of { $game }.
cli-pack-bad = { $folder }: { $count ->
    [one] one fault
   *[other] { $count } faults
} in { $game }{ $above ->
    [0] .
   *[other] , { $above } of them shown above already.
}

## Records

cli-record = { $file }: a bout of { $game }
cli-record-rules = Rules: version { $version }{ $same ->
    [yes] , as in this program
   *[no] ; this program has version { $known }
}
cli-record-pack = Pack: { $pack }, { $hash }{ $at-hand ->
    [same] , the same as here
    [other] ; the pack here is different
   *[none] ; it is not here
}
cli-record-seat = Seat { $seat }: { $player }{ $named ->
    [yes] , { $name }
   *[no] {""}
}
cli-record-inputs = Inputs: { $inputs }
cli-record-running = The bout is not over.
cli-record-replays = Every input replays to the recorded position.
cli-record-cut = { $file } breaks off in line { $line }.
cli-record-cut-help = The first { $inputs } inputs are complete. Continue from there: { $command }

## The end of a bout, and keeping it

cli-save-exists-help = Choose another name, or continue that bout: --resume { $file }
cli-resume-nothing = There is no unfinished bout of { $game }.
cli-resume-nothing-help = Start one: { $command }
cli-resume-over = The bout in { $file } is over.
cli-resume-over-help = Watch it: { $command }
cli-resume-cut = { $file } breaks off in line { $line }. The bout continues after input { $inputs }, the last complete one.

## Rules

cli-rules-of = The rules of { $game }
cli-rules-section = { $title } ({ $first } to { $last })
cli-rules-nothing = No rule of { $game } matches “{ $query }”.
cli-rules-near = Did you mean { $near }?
cli-rules-list = See the list of sections: { $command }

## Many bouts

cli-series-left = left:
cli-series-partial = These figures are partial: you stopped after { $bouts } of { $asked } bouts.
cli-results-there-help = Go on with these results by --continue, or name another folder.
cli-results-other = The results in { $folder } are of something else: their “{ $key }” in about.json differs.
cli-results-other-help = Go on with the same options, packs and program, or name another folder.
cli-results-damaged = { $file }, line { $line }, does not fit: { $why }
cli-results-damaged-help = Delete this line and all lines after it; those bouts are played again.
cli-duel = { $game }: { $bouts }{ $partial ->
    [yes] {" "}of { $asked }
   *[no] {""}
} bouts, seed { $seed }{ $partial ->
    [yes] , stopped early: these figures are partial
   *[no] {""}
}
cli-duel-human = People cannot play here: these bouts are for computers only.
cli-duel-level = Level
cli-duel-seat = Seat
cli-duel-player = In order of play
cli-duel-bouts = Bouts
cli-duel-wins = Wins
cli-duel-draws = Draws
cli-duel-losses = Losses
cli-duel-score = Score
cli-duel-interval = 95 % interval
cli-duel-answers = Answers in a bout: median { $median }, mean { $mean }, 80 % of bouts from { $tenth } to { $ninetieth }, all from { $least } to { $most }
cli-duel-turns = Turns in a bout: median { $median }, mean { $mean }, 80 % of bouts from { $tenth } to { $ninetieth }, all from { $least } to { $most }
cli-duel-ended = Draws: { $draws }. Ended at a limit: { $limits }. Ended on time: { $timed }.
cli-duel-time = { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}, { $each } µs for each bout
cli-arena = { $game }: { cli-arena-bouts }
cli-arena-bouts = { $bouts }{ $partial ->
    [yes] {" "}of { $asked }
   *[no] {""}
} bouts in { $groups } { $size ->
    [2] pairs
   *[other] groups of { $size }
}, seed { $seed }{ $partial ->
    [yes] , stopped early: these figures are partial
   *[no] {""}
}
cli-arena-player = Player
cli-arena-elo = Elo
cli-arena-decisions = Decisions
cli-arena-mean = Mean time
cli-arena-p99 = 99 % within
cli-arena-meeting = Meeting
cli-arena-two = { $one } against { $other }
cli-arena-pairs = Pairs
cli-arena-groups = Groups
cli-arena-sprt = { $verdict ->
    [accepted] Accepted: { $one } is ahead of { $other } by { $high } Elo rather than by { $low }.
    [refused] Refused: { $one } is ahead of { $other } by { $low } Elo at most, not by { $high }.
   *[open] Not settled: whether { $one } is ahead of { $other } by { $high } Elo rather than by { $low }.
} The log likelihood ratio is { $ratio }, its bounds { $refuse } and { $accept }, after { $groups } { $size ->
    [2] pairs
   *[other] groups
}.
cli-arena-change = { $player }, measured by the others: { $change } Elo ({ $span }) since “{ $baseline }”, from { $before } to { $after }: { $shows ->
    [stronger] stronger by { $low } to { $high } Elo.
    [weaker] weaker by { $low } to { $high } Elo.
   *[nothing] within what chance explains.
}
cli-arena-time = { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}. Times of decisions are { $clock ->
    [processor] processor time.
   *[wall] time that passed: this system tells no processor time of threads.
}
cli-arena-kept = The standing is kept in { $file }.
cli-arena-drawn = The page is in { $file }.
cli-arena-alone = An arena needs two players at least.
cli-arena-alone-help = Name a second one, such as --players { $players },random; a level may also meet itself.
cli-arena-sprt-two = --sprt settles a question about two players, but { $players } are named.
cli-arena-seats = This table has one seat, so nobody can meet.
cli-arena-rounded = { $asked } bouts are no whole groups of { $size }: { $bouts } are played of each two players.
cli-arena-name = A baseline cannot be called “{ $name }”.
cli-arena-name-help = Take letters, digits, and - _ . between them.
cli-arena-there-help = Take another name, or delete the file first.
cli-arena-missing = There is no baseline “{ $name }” in { $folder }.
cli-arena-missing-help = Keep one: --keep { $name }; or name another folder: --baselines DIR.
cli-arena-unreadable = { $file } is no baseline: line { $line }, { $why }
cli-arena-unreadable-help = It is of another program, or was changed. Keep a new one by --keep.
cli-arena-other = { $file } is of another table: its “{ $key }” differs.
cli-arena-other-help = Play with the options, builds, packs and rules of the baseline, or keep a new one by --keep.
cli-arena-strangers = { $file } has fewer than two of these players.
cli-arena-strangers-help = It has: { $players }.
cli-arena-page-ladder = Ladder
cli-arena-page-ladder-about = Elo points with 95 % intervals; the mean of all players is 0. 100 points more are 64 % of the points against each other.
cli-arena-page-each = Each against each
cli-arena-page-each-about = The share of points of the row’s player against the column’s, with its 95 % interval in per cent. A draw is half a point.
cli-arena-page-results = { $wins } won, { $draws } drawn, { $losses } lost
cli-arena-page-lengths = Length of bouts
cli-arena-page-lengths-about = How many bouts had how many answers.
cli-arena-page-bar = { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
} of { $first } to { $last } answers
cli-arena-page-median = median { $median }
cli-arena-page-times = Time for a decision
cli-arena-page-times-about = The dot is the mean; 99 of 100 decisions end before the other end. Each mark is ten times the one before.
cli-arena-page-clock = { $clock ->
    [processor] Processor time of the thread that decides.
   *[wall] Time that passes: this system tells no processor time of threads.
}
cli-arena-page-of = What was played
cli-arena-page-of-about = Program, rules, packs, seed, players and table: with them the same bouts can be played again.

cli-matrix = { $game }: { $builds } { $what ->
    [levels] levels of the computer
   *[other] ready builds
}, each against each, { $bouts } bouts, seed { $seed }. Draws: { $draws }. Ended at a limit: { $limits }.
cli-matrix-refused = { $pairs ->
    [one] One pair was not played
   *[other] { $pairs } pairs were not played
}: the table refuses it in either order of seats.
cli-matrix-nothing = No named table of { $game } with two seats takes any two ready builds together. Name one: --preset, --set or --options.
cli-matrix-build = Build
cli-matrix-best = Best against
cli-matrix-worst = Worst against
cli-matrix-drawn = The picture is in { $file }.
cli-matrix-seats = Two builds meet at a table of two seats, but this table has { $seats }.

cli-balance = { $game }: the figures of the cards, over { $bouts }{ $partial ->
    [yes] {" "}of { $asked } bouts, stopped early: these figures are partial
   *[no] {" "}bouts, seed { $seed }{ $dealt ->
        [yes] , set up by chance
       *[no] {""}
    }
}
cli-balance-figure = Figure
cli-balance-found = Found
cli-balance-least = Least
cli-balance-most = Most
cli-balance-holds = Holds
cli-balance-label = Played or held
cli-balance-place = player { $place }
cli-balance-first = Score of the player who starts
cli-balance-draws = Draws
cli-balance-turns = { $which ->
    [tenth] Turns that nine bouts in ten reach
    [ninetieth] Turns that one bout in ten exceeds
   *[other] Turns, median
}
cli-balance-answers = { $which ->
    [tenth] Answers that nine bouts in ten reach
    [ninetieth] Answers that one bout in ten exceeds
   *[other] Answers, median
}
cli-balance-limits = Bouts ended at a limit
cli-balance-lead = Score: “{ $one }” over “{ $other }”
cli-balance-road = Ended by { $road }
cli-balance-score = Score: { $label }
cli-balance-length = Length
cli-balance-length-of = { $what ->
    [turns] turns
   *[answers] answers
}
cli-balance-tenth = Tenth
cli-balance-median = Median
cli-balance-ninetieth = Ninetieth
cli-balance-mean = Mean
cli-balance-end = Ended by
cli-balance-share = Share
cli-holds = yes
cli-holds-not = no

## Replays

cli-replay-input = { $number }. { $what }
cli-replay-deal = { $inputs ->
    [one] 1
   *[other] 1 to { $inputs }
}. The deal{ $is-open ->
    [yes] : { $rolled }
   *[no] .
}
cli-replay-seat = There is no seat { $seat } in this bout.
cli-replay-seat-help = Write a seat from { $first } to { $last }, “spectator”, or “all”.
cli-replay-far = There is no position after { $at } inputs: the bout has { $inputs }.
cli-step = Step { $at } of { $last }. Enter: next, { $back }: back, a number: go there, { $view }: what a seat sees, { $quit }: end.
cli-step-end = This is the end of the bout.
cli-step-unclear = “{ $text }” is not a command here.

## Scenarios and schemas

cli-scenarios = { $held } of { $all } scenarios hold.
cli-scenarios-none = { $folder } has no scenarios.
cli-blessed = { $file } now says what happened.
cli-schema-kind = { $game } has no schema of the kind { $kind }.
cli-schema-kind-help = The kinds are: { $kinds }.
cli-schemas-written = { $count } schemas are in { $folder }.

## Files of earlier versions

cli-upgrade-only = Events, questions and their order in scenarios are not rewritten. See what differs today: hangar scenario { $file }
cli-upgrade-nothing = { $file }: nothing is to be done.
cli-upgraded = { $file }: { $changes ->
    [one] 1 change is written.
   *[other] { $changes } changes are written.
}
cli-upgrade-would = { $file }: { $changes ->
    [one] 1 change would be written.
   *[other] { $changes } changes would be written.
}
cli-upgrade-steps = the steps are lines now, below [play]
cli-upgrade-steps-not = { $why }; the file stays as it is
cli-upgrade-lifted = `{ $key }` of each of `{ $tables }` stands once beside them: { $value }.
cli-upgrade-named = The value of `{ $key }` is called `{ $name }`.
cli-upgrade-answer = { $file }:{ $line }: there is no answer “{ $answer }” any more.
cli-upgrade-answer-help = Change this place by hand: { $instead }.
cli-upgrade-no-toml = { $file }:{ $line }: this cannot be read: { $why }
cli-upgrade-no-toml-help = Mend this place first.
cli-upgrade-no-game = { $file } does not say which game it belongs to.
cli-upgrade-no-game-help = Name the game: --game giga-robo
cli-upgrade-record = { $file } is a record of version { $version } of the rules, and this program plays version { $known }.
cli-upgrade-record-help = The rules have changed, so the bout would be another one: replay it with the program that wrote it.

## Pictures

cli-picture-spectator = a spectator
cli-picture-written = { $file }: the table as { $who } sees it
cli-picture-exists-help = Choose another name, or overwrite it: --force
cli-picture-format = The name of { $file } does not say which format the picture has.
cli-picture-format-help = End the name in .svg, .png or .txt, or name the format: --format svg
cli-picture-terminal = A terminal cannot show PNG.
cli-picture-terminal-help = Name a file: -o table.png
cli-picture-seat-help = Write a seat from { $first } to { $last }, or “spectator”.
cli-picture-step = There is no step { $step } in { $file }: the scenario has { $steps }.
cli-picture-step-help = Steps count from 1; 0 is the opening position, and --end is after the last step.
cli-picture-unreached = This position of { $file } cannot be reached, for the reasons above.
cli-picture-over = The bout is over after { $inputs } inputs.
cli-picture-over-help = Ask for fewer inputs, or for another seed: --seed N
cli-picture-kept = { $file } is what { $who } kept of a bout. It holds only what was answered and heard at that seat, so no table can be drawn.
cli-picture-kept-help = Use the record of the whole bout, which is open once the bout is over.
cli-picture-no-font = PNG needs a font, and there is none (.ttf, .otf) in { $folders }.
cli-picture-no-font-help = Install one, such as the package { $package }. Or name a folder with a font: --fonts DIR. SVG needs no font.
cli-picture-too-large = The picture has too many pixels.
cli-picture-too-large-help = Ask for a smaller one: --width 1200
cli-picture-undrawn = The picture cannot be drawn: { $why }

## The menu

cli-welcome = Welcome to Hangar, the home of giant robots.
cli-menu = { $game }: what would you like to do? Type a number; Enter chooses the first.
cli-menu-game = Which game? Type a number; Enter chooses the first.
cli-menu-number = Type a number from 1 to { $most }, or q to leave.
cli-menu-computer = Play against the computer
cli-menu-by-chance = Play against the computer; chance sets up, and the first turn begins at once
cli-menu-by-hand = Play against the computer, and set up by hand
cli-menu-resume = Continue the saved bout ({ $file })
cli-menu-people = Play with several people at this screen
cli-menu-table = Play with other options: modes and named tables
cli-menu-watch = Watch two computers play
cli-menu-rules = Read the rules
cli-menu-another = Choose another game
cli-menu-quit = Quit
cli-menu-how-many = How many people play? Type a number from { $least } to { $most }.
cli-menu-preset = Which table? Type a number, or words to search all { $all } tables. Enter goes back.
cli-menu-rules-what = Type a number such as SB-4.10, a card, or words to search for. Enter goes back.

## A server

cli-serves = Hangar serves at { $url }
cli-serves-join = To play there from another terminal: hangar join { $url }
    Ctrl+C stops the server. When it starts again, every bout goes on where it was.
cli-served = Stopped. Everything is stored.
cli-no-data-folder = There is no folder for data, because HOME is not set. Name one with --data.
cli-store-failed = The database: { $why }.
cli-server-stopped = The server stopped: { $why }.
cli-backup-file = { $file } cannot be written: { $why }. Name a file that does not exist yet.
cli-backed-up = { $file } holds everything now ({ $rows ->
    [one] one row
   *[other] { $rows } rows
}).
cli-restore-file = { $file } cannot be read: { $why }. Name a file that `hangar backup` wrote.
cli-restored = Everything of { $file } is in the database now ({ $rows ->
    [one] one row
   *[other] { $rows } rows
}).
cli-admin-done = Done.
cli-admin-refused = The server refuses: { $why }.
cli-admin-no-server = No server answered: none is running on this database.
cli-admin-no-server-help = Start it with `hangar serve`, or name its database with --data or --database.
cli-admin-unreadable = The server's answer cannot be read, because the server has another version. Use the same program as the server.
cli-admin-no-tables = There are no tables.
cli-admin-no-accounts = There is no such account.
cli-admin-more = There are more. Go on with --after { $last }.
cli-admin-number = No.
cli-admin-game = Game
cli-admin-stage = Stage
cli-admin-seats = Seats
cli-admin-watchers = Watching
cli-admin-name = Name
cli-admin-login = Signs in as

## Joining a server

cli-join-link-and-open = A link leads to a table that exists, but --open opens a new one.
cli-join-link-and-open-help = Use only one of them.
cli-join-against-count = This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but with you there would be { $named } players.
cli-join-against-count-help = Name one player for each seat but yours, or choose another table with --preset.
cli-join-no-seat = There is no seat { $seat } at this table.
cli-join-seat-help = Write a seat from { $first } to { $last }.
cli-join-hello = { $server }: you are { $name }.
cli-join-your-seat = Your seat is here; the bout goes on.
cli-join-watching = You are watching.
cli-join-full = No seat is open here, so you are watching.
cli-join-several = You sit at several tables. Which one? Type a number; Enter chooses the first.
cli-join-menu = What would you like to do? Type a number; Enter chooses the first.
cli-join-menu-sit = Sit down at { $table }
cli-join-menu-watch = Watch { $table }
cli-join-menu-open = Open a table, and invite others
cli-join-menu-computer = Play against a computer there
cli-join-menu-again = Look again who is there
cli-join-menu-server = Play on a server, with others elsewhere
cli-join-menu-where = Which server, or which link? Enter chooses { $usual }; q goes back.
cli-join-table = { $game }, table { $number }{ $stage ->
    [playing] , a bout is played
    [over] , the bout is over
   *[gathering] {""}
} ({ $seats })
cli-join-you = you
