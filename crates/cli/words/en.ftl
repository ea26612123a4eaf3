### What the program itself says, in English. Words that are typed (commands, file names) come as arguments.

## Errors

cli-error = Error: { $what }
cli-error-help = What to do: { $help }
cli-output-failed = The output cannot be written: { $why }
cli-refused = { $why } ({ $rule })
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-unreadable-help = Check the name and that you may read it.
cli-file-too-large = { $file } is larger than { $most } MiB.
cli-file-no-text = { $file }, line { $line }: this is not text in UTF-8.
cli-file-no-text-help = Save the file as UTF-8.
cli-file-unknown-game = { $file } is of the game { $game }, which this program does not know.
cli-not-written = { $file } cannot be written: { $why }

## Games, players, tables

cli-game = { $id }: { $title }, { $least } to { $most } seats, { $setups } named tables
cli-game-unknown = There is no game { $game }.
cli-game-near = Did you mean { $near }?
cli-game-list = The games are: { $games }.
cli-player-human = a person
cli-player-computer = the computer ({ $level })
cli-player-unknown = There is no player { $player }.
cli-player-unknown-help = Write { $human } for a person, or a level of computer opponent: { $levels }.
cli-players-count = This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, and { $named } { $named ->
    [one] player was
   *[other] players were
} named.
cli-players-count-help = Name one player for each seat, or choose another table.
cli-names-count = There are { $names } names for { $people ->
    [0] no people
    [one] one person
   *[other] { $people } people
}.
cli-preset-unknown = There is no table named { $name }.
cli-preset-near = Did you mean “{ $near }”? All of them: hangar setups { $game }
cli-preset-list = See them all: hangar setups { $game }
cli-setup = { $name }
cli-setups-none = No named table has these words. All of them: hangar setups { $game }
cli-build-none = In { $game } seats bring nothing of their own: everybody plays with what the table has.
cli-build-good = { $file } may be played.
cli-build-part = { $part }: { $key } = { $count ->
    [one] one code
   *[other] { $count } codes
} ({ $rule })
cli-build-piece = { $code }: { $name }
cli-build-piece-of = { $code }: { $name }, of { $of }
cli-build-no-piece = Nothing that can be chosen has the code { $code }.
cli-build-no-piece-help = See all codes: hangar build GAME
cli-build-not-ready = { $game } has no ready build with all of these. Take one by chance with --random, or write one.
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
cli-table-refused-help = Change these choices, or take a named table: hangar setups { $game }

## Packs

cli-pack-faults = The packs have { $count ->
    [one] a fault
   *[other] { $count } faults
}, shown above.
cli-pack-faults-help = Mend them, or play without that pack.
cli-pack-nothing = The pack { $folder } has nothing for { $game }.
cli-pack-nothing-help = Its files for this game belong into { $place }.
cli-pack-no-folder = { $folder } is not a folder.
cli-pack-no-folder-help = Name the folder of the pack, the one that its pack.toml lies in.
cli-pack-too-many = The pack { $folder } has more than { $most } files.
cli-pack-no-game = The pack { $folder } has no folder of any game.
cli-pack-no-game-help = The folders of games are named: { $games }.
cli-pack-not-found = there is no such pack beside the scenario, nor in the folders named by --packs
cli-pack-good = { $folder }: no fault in { $files ->
    [one] one file
   *[other] { $files } files
} of { $game }.
cli-pack-bad = { $folder }: { $count ->
    [one] one fault
   *[other] { $count } faults
} in { $game }.

## Records

cli-record = { $file }: a bout of { $game }
cli-record-rules = Rules: version { $version }{ $same ->
    [yes] , as in this program
   *[no] ; this program has version { $known }
}
cli-record-pack = Pack: { $pack }, { $hash }{ $at-hand ->
    [same] , at hand
    [other] ; the one at hand differs
   *[none] ; not at hand
}
cli-record-seat = Seat { $seat }: { $player }{ $named ->
    [yes] , { $name }
   *[no] {""}
}
cli-record-inputs = Inputs: { $inputs }
cli-record-running = The bout is not over.
cli-record-replays = Every input replays to the recorded position.
cli-record-cut = { $file } breaks off in line { $line }.
cli-record-cut-help = The { $inputs } inputs before it are whole. Go on from there: { $command }
cli-record-strange = { $file }, line 1: this is no record of a bout.
cli-record-strange-help = A record begins with a line that names its format. Did you mean another file?
cli-record-newer = { $file }, line 1: format { $version } is newer than this program, which reads up to { $known }.
cli-record-newer-help = Use a newer program.
cli-record-damaged = { $file }, line { $line } is damaged: { $why }
cli-record-damaged-help = Restore the file from a copy; or delete this line and all after it to keep what came before.
cli-record-breaks-off = the file breaks off here
cli-record-missing = { $file }, line { $line }: input { $expected } should stand here, and input { $found } does.
cli-record-goes-on = { $file }, line { $line }: the bout is over, and the file goes on.
cli-record-other-game = { $file }, line 1: this is a bout of { $other }, not of { $game }.
cli-record-other-game-help = Name that game: hangar play { $other } --resume FILE
cli-record-other-rules = { $file }, line 1: played by version { $version } of the rules; this program has version { $known }.
cli-record-other-rules-help = Use the program that wrote it.
cli-record-other-pack = { $file }, line 1: played with the pack { $pack } ({ $hash }), which is not at hand.
cli-record-other-pack-help = Name its folder with --packs DIR. If it was changed since, restore it as it was.
cli-record-setup-refused = { $file }, line 2: the table is not allowed. { $why }
cli-record-refused = { $file }, line { $line }: input { $input } is refused. { $why }
cli-record-differs = { $file }, line { $line }: after input { $input } the position differs (recorded { $recorded }, found { $found }).
cli-record-other-outcome = { $file }: the bout does not end as its last line says.
cli-record-changed-help = The file was changed, or another program wrote it. Restore it from a copy.
cli-refused-empty = It holds no answer.
cli-refused-not-asked = { $seat } was not asked.
cli-refused-no-seat = There is no seat number { $seat }.
cli-refused-left = { $seat } had left.
cli-refused-no-chance = No chance was asked for.
cli-refused-chance-first = Chance had to come first.
cli-refused-impossible = Chance cannot give that here.
cli-refused-over = The bout was over.

## A bout in line mode

cli-bout = { $game }
cli-seat = { $seat }
cli-seat-named = { $name } ({ $seat })
cli-sits = { $who }: { $player }
cli-hint = Answer with a number. { $help } shows what else you can type; { $quit } saves and ends.
cli-news = What happened:
cli-news-own = Then:
cli-pause = Enter goes on, q ends.
cli-curtain = Pass the screen to { $who }. Press Enter when nobody else looks.
cli-curtain-up = { $who }
cli-no-such-number = There is no answer with that number. Type a number from 1 to { $most }, or ? for help.
cli-several-begin = Several answers begin with “{ $text }”: { $all }. Type more of it, or a number.
cli-unclear = “{ $text }” is not one of the answers. Type a number from 1 to { $most }, or ? for help.
cli-unclear-near = “{ $text }” is not one of the answers. Did you mean “{ $near }”? Type ? for help.
cli-not-now = That is not possible now.
cli-would-lose = As far as you can know, this ends the bout and you do not win. Do it?
cli-yes = Yes
cli-no = No
cli-yes-or-no = Type 1 for yes or 2 for no.
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back.
cli-undo-nothing = There is nothing to take back.
cli-undo-chance = You cannot take that back: chance has spoken since.
cli-undo-revealed = You cannot take that back: somebody has learned something by it.
cli-undo-others = You cannot take that back: somebody else has acted since.
cli-resign = Do you really resign?
cli-rematch = Another bout at the same table?

## The end of a bout, and keeping it

cli-you-won = You have won!
cli-you-lost = You have lost. The winner is { $who }.
cli-won = { $count ->
    [one] The winner is { $who }.
   *[other] The winners are { $who }.
}
cli-drawn = A draw between { $who }.
cli-ending-time = The time was up.
cli-ending-limit = A limit was reached.
cli-place = Place { $place }: { $who }
cli-record-at = The whole bout is in { $file }
cli-parted = The bout is saved in { $file }
cli-parted-resume = Go on any time with: { $command }
cli-parted-unkept = The bout is not saved.
cli-not-kept = The bout cannot be saved in { $file }: { $why }
cli-saved = Saved in { $file }
cli-save-where = There is no file for this bout. Name one: { $save } FILE
cli-save-exists = { $file } is there already and is not written over.
cli-save-exists-help = Choose another name, or go on with it: --resume { $file }
cli-resume-nothing = There is no bout of { $game } to go on with.
cli-resume-nothing-help = Begin one: { $command }
cli-resume-over = The bout in { $file } is over.
cli-resume-over-help = Look at it: { $command }
cli-resume-cut = { $file } breaks off in line { $line }. The bout goes on after input { $inputs }, the last that is whole.

## Help

cli-help-answer = To answer, type the number, or the answer in short such as “{ $example }”, or as much of its beginning as is clear. You can also type:
cli-help-help = this help
cli-help-topic = what a card says, or a rule: its name or number after the question mark
cli-help-table = the whole table: what every card in sight does, and what is counted
cli-help-log = what happened so far; with a number, the last of it
cli-help-undo = takes your last answer back, as long as nobody learned anything
cli-help-save = saves the bout; with a name, a copy there
cli-help-resign = gives the bout up
cli-help-quit = saves the bout and ends
cli-section = { $title }
cli-nothing = Nothing is called “{ $topic }”, and no rule has these words.
cli-nothing-near = Nothing is called “{ $topic }”. Did you mean { $near }?
cli-rules-more = … and { $more } more: { $command }

## Rules

cli-rules-of = The rules of { $game }
cli-rules-section = { $title } ({ $first } to { $last })
cli-rules-nothing = No rule of { $game } fits “{ $query }”.
cli-rules-near = Did you mean { $near }?
cli-rules-list = Look at the list of sections: { $command }

## Many bouts

cli-duel = { $game }: { $bouts } bouts, seed { $seed }
cli-duel-human = People cannot play a duel: it is for computers.
cli-duel-level = Level
cli-duel-seat = Seat
cli-duel-player = In order of play
cli-duel-bouts = Bouts
cli-duel-wins = Wins
cli-duel-draws = Draws
cli-duel-losses = Losses
cli-duel-score = Score
cli-duel-interval = 95 % interval
cli-duel-answers = Answers in a bout: median { $median }, mean { $mean }, eight in ten { $tenth } to { $ninetieth }, all { $least } to { $most }
cli-duel-turns = Turns in a bout: median { $median }, mean { $mean }, eight in ten { $tenth } to { $ninetieth }, all { $least } to { $most }
cli-duel-ended = Draws: { $draws }. Ended at a limit: { $limits }. Ended by time: { $timed }.
cli-duel-time = { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}, { $each } µs for each bout
cli-balance = { $game }: what was asked of the cards, over { $bouts } bouts
cli-balance-figure = Figure
cli-balance-found = Found
cli-balance-least = Least
cli-balance-most = Most
cli-balance-holds = Holds
cli-balance-label = Held at the start
cli-balance-first = Score of the player who starts
cli-balance-draws = Draws
cli-balance-turns = Turns, median
cli-balance-answers = Answers, median
cli-balance-limits = Bouts ended at a limit
cli-balance-lead = Score: “{ $one }” over “{ $other }”
cli-balance-other = { $figure }
cli-holds = yes
cli-holds-not = no

## Replays

cli-replay-input = { $number }. { $what }
cli-replay-answer = { $seat }: { $answer }
cli-replay-answers = { $seat } answers.
cli-replay-chance = Chance.
cli-replay-rolled = Chance: { $rolled }
cli-replay-leaves = { $seat } leaves.
cli-replay-time = The time is up.
cli-replay-seat = There is no seat { $seat } in this bout.
cli-replay-seat-help = Write a seat from { $first } to { $last }, “spectator”, or “all”.
cli-replay-far = There is no position after { $at } inputs: the bout has { $inputs }.
cli-step = { $at } of { $last }. Enter: on, { $back }: back, a number: there, { $view }: what a seat sees, { $quit }: end.
cli-step-end = This is the end of the bout.
cli-step-unclear = “{ $text }” means nothing here.

## Scenarios and schemas

cli-scenarios = { $held } of { $all } scenarios hold.
cli-scenarios-none = { $folder } holds no scenario.
cli-blessed = { $file } now says what happened.

## Pictures

cli-picture-spectator = a spectator
cli-picture-written = { $file }: the table as { $who } sees it
cli-picture-exists-help = Choose another name, or write over it: --force
cli-picture-format = The name of { $file } does not say what the picture is made of.
cli-picture-format-help = End it in .svg, .png or .txt, or say so: --format svg
cli-picture-terminal = A terminal cannot show PNG.
cli-picture-terminal-help = Name a file: -o table.png
cli-picture-seat-help = Write a seat from { $first } to { $last }, or “spectator”.
cli-picture-step = There is no step { $step } in { $file }: the scenario has { $steps }.
cli-picture-step-help = Steps count from 1; 0 is the opening position, and --end is after the last step.
cli-picture-unreached = This position of { $file } cannot be reached, for the reasons above.
cli-picture-over = The bout is over after { $inputs } inputs.
cli-picture-over-help = Ask for fewer inputs, or for another seed: --seed N
cli-picture-kept = { $file } is what { $who } kept of a bout: what was given and heard there, and nothing of the table.
cli-picture-kept-help = Take the whole record of the bout, which is open once the bout is over.
cli-picture-no-font = PNG needs a font for the words, and there is none (.ttf, .otf) in { $folders }.
cli-picture-no-font-help = Install one, such as the package { $package }; or name a folder that has one: --fonts DIR; or draw it as SVG, which needs none.
cli-picture-too-large = The picture is too large to be drawn in pixels.
cli-picture-too-large-help = Ask for a smaller one: --width 1200
cli-picture-undrawn = The picture cannot be drawn: { $why }

## The menu

cli-welcome = Welcome to Hangar, where giant robots stand ready.
cli-bye = Until next time.
cli-menu = { $game }. What would you like? Type a number; Enter takes the first.
cli-menu-game = Which game? Type a number; Enter takes the first.
cli-menu-number = Type a number from 1 to { $most }, or q to go.
cli-menu-computer = Play against the computer
cli-menu-resume = Go on with the saved bout ({ $file })
cli-menu-people = Play with several people at this screen
cli-menu-table = Play at another table: modes and options
cli-menu-watch = Watch two computers play
cli-menu-rules = Read the rules
cli-menu-another = Choose another game
cli-menu-quit = Quit
cli-menu-how-many = How many people play? Type a number from { $least } to { $most }.
cli-menu-preset = Which table? Type a number, or words to look for among all { $all }. Enter goes back.
cli-menu-rules-what = Type a number such as SB-4.10, a card, or words to look for. Enter goes back.

## The terminal table

cli-screen-too-small = The table needs a screen of { $columns } columns and { $rows } rows. Make it larger, or press { $quit } to save and end.
cli-screen-unlisted = { $count } more
cli-screen-count = { $count ->
    [one] One thing
   *[other] { $count } things
}
cli-screen-cell = Cell { $q }, { $r }
cli-screen-height = Height { $height }
cli-screen-layer = Layer { $layer }
cli-screen-face-down = Lies face-down; you know it.
cli-screen-die = { $face } on a die of { $sides }: { $state ->
    [in-play] it counts
    [power] bought with power
    [set-aside] set aside
   *[success] a success
}
cli-screen-would = { $kind ->
    [harm] Hit
    [help] Helped
   *[other] Concerned
}: { $what }
cli-screen-odds = { $what }: { $cases } in { $of }
cli-screen-blocked = { $by } is in the way.
cli-screen-path = The way: { $way }
cli-screen-narrowed = { $count } with { $what }. { $key }: all
cli-screen-typed = { $number }_ { $key } gives it
cli-screen-bound = { $count ->
    [0] No answer concerns this now.
    [one] One answer concerns this.
   *[other] { $count } answers concern this.
}
cli-screen-details = Details
cli-screen-log = What happened
cli-screen-whole-log = All that happened ({ $key } goes back)
cli-screen-help = Keys ({ $key } goes back)
cli-screen-sign-may = can be chosen
cli-screen-sign-chosen = belongs to the highlighted answer
cli-screen-sign-looked = what you look at
cli-screen-sign-harm = would be hit
cli-screen-sign-help = would be helped
cli-screen-sign-way = on the line or the way
cli-screen-sign-back = a card that nobody sees
cli-screen-sign-covered = lies below
cli-screen-sign-active = whose turn it is
cli-screen-help-number = gives the answer with that number
cli-screen-help-step = goes through the answers; the table shows what each concerns
cli-screen-help-enter = gives the highlighted answer, or chooses what you look at
cli-screen-help-inspect = looks at one thing after another, by arrows; a click does too
cli-screen-help-escape = goes back: ends looking, shows all answers again
cli-screen-help-log = all that happened
cli-screen-help-save = saves the bout
cli-screen-help-scroll = the page keys scroll the details where they go on, else the table
cli-screen-key-answer = answer
cli-screen-key-inspect = look
cli-screen-key-undo = take back
cli-screen-key-log = log
cli-screen-key-help = help
cli-screen-key-quit = save and quit
cli-screen-key-skip = or any key goes on
cli-screen-key-look = look around
cli-screen-key-choose = choose it
cli-screen-key-back = back
cli-screen-goes-on = The bout goes on.
cli-screen-waits = Waiting for { $who }.
cli-screen-why = “{ $answer }”: { $why }
cli-screen-why-asked = { $why } You are asked: “{ $question }”
cli-screen-no-part = “{ $what }” has no part in this. You are asked: “{ $question }”
cli-screen-no-part-others = “{ $what }” has no part in this now: it is for { $who } to answer.
cli-screen-no-part-first = “{ $what }” can wait. First you are asked: “{ $question }”
cli-screen-no-part-over = The bout is over: nothing can be done with “{ $what }” any more.
cli-screen-sent = Sent.
cli-screen-name = { $name }
cli-screen-pose-freely = Place it freely: by arrows, or by a click on the plane
cli-screen-pose = At { $x }, { $y } mm, turned { $turn }°. A step is { $step } mm.
cli-screen-pose-legal = It can stand there.
cli-screen-pose-unknown = Whether it can stand there is being asked.
cli-screen-about = This table ({ $key } goes back)
cli-screen-help-about = this table: the game, its options, who plays
cli-screen-help-amount = changes an amount in the highlighted answer; digits set it
cli-screen-key-about = table
cli-screen-key-amount = amount
cli-screen-key-move = move
cli-screen-key-turn = turn
cli-screen-key-step = step
cli-screen-key-place = place
cli-screen-again = Another bout at the same table
cli-screen-leave = Leave the table

## A server

cli-serves = Hangar serves at { $url }
cli-serves-join = To play there from another terminal: hangar join { $url }
    Ctrl+C stops the server; whoever plays goes on where they were when it starts again.
cli-served = Stopped. Everything is stored.
cli-no-data-folder = There is no folder for data: HOME is not set. Name one with --data.
cli-store-failed = The database: { $why }.
cli-server-stopped = The server stopped: { $why }.
cli-no-threads = The system gives the program no threads: { $why }.
cli-backup-file = { $file } cannot be written: { $why }. Name a file that is not there yet.
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
cli-admin-no-server = No server took it: none runs on this database.
cli-admin-no-server-help = Start it with `hangar serve`, or name its database with --data or --database.
cli-admin-unreadable = The server's answer cannot be read: it is another version. Use the program that serves.
cli-admin-no-tables = There is no table.
cli-admin-no-accounts = There is no such account.
cli-admin-more = There are more: go on with --after { $last }.
cli-admin-number = No.
cli-admin-game = Game
cli-admin-stage = Stage
cli-admin-seats = Seats
cli-admin-watchers = Watching
cli-admin-name = Name
cli-admin-login = Signs in as

## Joining a server

cli-join-address = “{ $text }” is no address of a server: { $why }.
cli-join-address-help = Write it like { $example }, or give the link of a table.
cli-join-unreachable = { $server } does not answer: { $why }.
cli-join-unreachable-help = Check the address, and that a server runs there ({ $serve }).
cli-join-no-server = { $server } answers, but it is no Hangar server.
cli-join-no-server-help = Check the address and the port.
cli-join-protocol-help = This program and the server are of different versions. Use the program that fits the server.
cli-join-again-help = To come in again: { $command }
cli-join-unkept = This device will not be known again there: { $why }.
cli-join-link-and-open = A link leads to a table that is there, and --open opens another one.
cli-join-link-and-open-help = Leave out one of both.
cli-join-against-count = This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, and with you there would be { $named }.
cli-join-against-count-help = Name one player for each seat but yours, or choose another table with --preset.
cli-join-no-seat = There is no seat { $seat } at this table.
cli-join-seat-help = Write a seat from { $first } to { $last }.
cli-join-seat = seat { $number }
cli-join-hello = { $server }: you are { $name }.
cli-join-your-seat = Your seat is here; it goes on.
cli-join-watching = You watch.
cli-join-full = No seat is open here: you watch.
cli-join-several = You sit at several tables. Which one? Type a number; Enter takes the first.
cli-join-menu = What would you like? Type a number; Enter takes the first.
cli-join-menu-sit = Sit down: { $table }
cli-join-menu-watch = Watch: { $table }
cli-join-menu-open = Open a table, and invite others
cli-join-menu-computer = Play against a computer there
cli-join-menu-again = Look again who is there
cli-join-menu-server = Play on a server, with others elsewhere
cli-join-menu-where = Which server, or which link? Enter takes { $usual }; q goes back.
cli-join-table = { $game }, table { $number }{ $stage ->
    [playing] , a bout is played
    [over] , the bout is over
   *[gathering] {""}
} ({ $seats })
cli-join-you = you
cli-join-open = open
cli-join-away = away
cli-join-ready = ready
cli-join-there = not ready yet
cli-join-stand-in = away; a computer plays meanwhile
cli-join-setup = Set-up: { $name }
cli-join-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } persons watch.
}
cli-join-server = Server: { $server }
cli-join-link = Link: { $link }
cli-join-no-link = You have no link of this table. Ask the person who opened it.
cli-join-gathering = { $game }: the table is being set
cli-join-invite = Whoever is to play with you types: { $command }
cli-join-begins = The bout begins.
cli-join-waits-open = Waiting for { $count ->
    [one] somebody to sit down
   *[other] { $count } persons to sit down
}.
cli-join-fill = Seat { $seat } for the computer ({ $level })
cli-join-said = { $who }: “{ $text }”
cli-join-clock = { $runs ->
    [yes] { $seat } ▶{ $time }
   *[no] { $seat } { $time }
}
cli-join-clocks = { $one }  { $other }
cli-join-broken = The line is broken. Again in { $seconds } s
cli-join-broke = The line broke. It is tried again by itself; what you answer meanwhile is sent then.
cli-join-back = The line is there again.
cli-join-when-back = It is sent as soon as the line is there again.
cli-join-under-way = Your answer is on its way. Wait until it has arrived.
cli-join-waits-again = Waiting for { $who } to want another bout.
cli-join-waits-away = Waiting for { $who }, who is away and has { $grace } minutes to come back.
cli-join-wants-again = { $who } would play again.
cli-join-proposed-own = You propose { $what ->
    [draw] a draw
   *[take-back] to take your answer back
}. Waiting for { $who } to agree.
cli-join-take-back-sent = Others have acted since: you have proposed to take it back.
cli-join-draw-sent = You have proposed a draw.
cli-join-draw = { $who } proposes a draw. Do you agree?
cli-join-take-back = { $who } would take the last answer back. Do you agree?
cli-join-agree = Agree
cli-join-decline = Decline
cli-join-agreed = All have agreed.
cli-join-other-rules = The bout ended without result: the server has newer rules, which lead elsewhere.
cli-join-gone = The table is closed, or you are no longer at it.
cli-join-stored = The server keeps everything. Come back with: { $command }
cli-join-kept = Your seat is kept for { $grace } minutes.
cli-join-parted = The bout goes on without you. Your seat stays yours for { $grace } minutes; then the bout is given up for you.
cli-join-parted-stand-in = Your seat stays yours. After { $grace } minutes a computer plays for you until you are back.
cli-join-parted-clock = Your seat stays yours, and your clock runs on.
cli-join-come-back = Come back with: { $command }
cli-join-hint = Answer with a number. { $help } shows what else you can type; { $quit } leaves.
cli-join-nothing-asked = You are asked nothing now. Wait until it is your turn, or type help.
cli-join-not-while-away = The line is broken: that cannot be asked now.
cli-join-possible = “{ $answer }” can be answered now.
cli-join-help-answer = To answer, type the number, or the answer in the game's notation. You can also type, at any time:
cli-join-help-why = why something cannot be answered: the answer in the game's notation
cli-join-help-undo = takes your last answer back, or proposes it to the others
cli-join-help-draw = proposes a draw
cli-join-help-say = says something to all at the table
cli-join-help-link = the link by which others come to the table
cli-join-help-quit = leaves; your seat stays yours for a while
