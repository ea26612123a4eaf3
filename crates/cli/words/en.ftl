### What the program itself says, in English. Words that are typed (commands, file names) come as arguments.

## Errors

cli-error = Error: { $what }
cli-error-help = What to do: { $help }
cli-language-none = There are no words in the language “{ $wanted }” yet. The language “{ $used }” is used instead.
cli-output-failed = The output cannot be written: { $why }
cli-refused = { $why } ({ $rule })
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-unreadable-help = Check the name, and whether you may read the file.
cli-file-too-large = { $file } is larger than { $most } MiB.
cli-file-no-text = { $file }, line { $line }: this is not text in UTF-8.
cli-file-no-text-help = Save the file as UTF-8.
cli-file-unknown-game = { $file } is for the game { $game }, which this program does not know.
cli-not-written = { $file } cannot be written: { $why }

## Games, players, tables

cli-game = { $id }: { $title }, { $least } to { $most } seats, { $setups } named tables
cli-game-unknown = There is no game { $game }.
cli-game-near = Did you mean { $near }?
cli-game-list = The games are: { $games }.
cli-player-human = a person
cli-player-computer = the computer ({ $level })
cli-player-unknown = There is no player { $player }.
cli-player-unknown-help = Write { $human } for a person, or a level of the computer: { $levels }.
cli-players-count = This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but { $named } { $named ->
    [one] player was
   *[other] players were
} named.
cli-players-count-help = Name one player for each seat, or choose another table, such as { $options }.
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
cli-build-part = { $part }: { $key } = { $count ->
    [one] one code
   *[other] { $count } codes
} ({ $rule })
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

cli-pack-faults = The packs have { $count ->
    [one] a fault
   *[other] { $count } faults
}, shown above.
cli-pack-faults-help = Fix them, or play without this pack.
cli-pack-nothing = The pack { $folder } has nothing for { $game }.
cli-pack-nothing-help = Put its files for this game into { $place }; their names end in .toml. Remove the folder if the pack has none.
cli-pack-house = The pack { $folder } is named { $name }, and that is the name of the house pack.
cli-pack-house-help = Write another `name` into its pack.toml.
cli-pack-unread = { $file } is not read. Files with content lie in the folder of their game: { $games }.
cli-pack-near-folder = The files in { $folder } are not read, because no game has that name. Did you mean { $near }?
cli-pack-no-folder = { $folder } is not a folder.
cli-pack-no-folder-help = Name the folder of the pack: the folder that pack.toml is in.
cli-pack-too-many = The pack { $folder } has more than { $most } files.
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
cli-record-strange = { $file }, line 1: this is not the record of a bout.
cli-record-strange-help = The first line of a record names its format. Did you mean another file?
cli-record-newer = { $file }, line 1: format { $version } is newer than this program, which reads up to { $known }.
cli-record-newer-help = Use a newer program.
cli-record-damaged = { $file }, line { $line } is damaged: { $why }
cli-record-damaged-help = Restore the file from a copy. Or delete this line and all lines after it; what comes before is kept.
cli-record-breaks-off = the file breaks off here
cli-record-missing = { $file }, line { $line }: this should be input { $expected }, but it is input { $found }.
cli-record-goes-on = { $file }, line { $line }: the bout is already over, but the file goes on.
cli-record-other-game = { $file }, line 1: this is a bout of { $other }, not of { $game }.
cli-record-other-game-help = Name that game: hangar play { $other } --resume FILE
cli-record-other-rules = { $file }, line 1: the bout was played with version { $version } of the rules; this program has version { $known }.
cli-record-other-rules-help = Use the version of the program that wrote it.
cli-record-other-pack = { $file }, line 1: the bout was played with the pack { $pack } ({ $hash }), which is not here.
cli-record-other-pack-help = Name its folder with --packs DIR. If the pack was changed, restore the old one.
cli-record-setup-refused = { $file }, line 2: the table is not allowed. { $why }
cli-record-refused = { $file }, line { $line }: input { $input } is refused. { $why }
cli-record-differs = { $file }, line { $line }: the position after input { $input } is different (recorded { $recorded }, found { $found }).
cli-record-other-outcome = { $file }: the bout does not end the way its last line says.
cli-record-changed-help = The file was changed, or another program wrote it. Restore it from a copy.
cli-refused-empty = It has no answer.
cli-refused-not-asked = { $seat } was not asked.
cli-refused-no-seat = There is no seat number { $seat }.
cli-refused-left = { $seat } had already left.
cli-refused-no-chance = No roll or draw was due.
cli-refused-chance-first = A roll or draw was due first.
cli-refused-impossible = This roll or draw is impossible here.
cli-refused-over = The bout was already over.

## A bout in line mode

cli-bout = { $game }
cli-seat = { $seat }
cli-seat-named = { $name } ({ $seat })
cli-sits = { $who }: { $player }
cli-hint = Type a number to answer. Type { $help } to see what else you can do; { $quit } saves and ends.
cli-news = What happened:
cli-news-own = Then:
cli-pause = Press Enter to go on, or q to end.
cli-curtain = Pass the screen to { $who }. Press Enter when nobody else is looking.
cli-curtain-up = { $who }
cli-no-such-number = There is no answer with that number. Type a number from 1 to { $most }, or ? for help.
cli-several-begin = Several answers begin with “{ $text }”: { $all }. Type more of it, or a number.
cli-unclear = “{ $text }” is not one of the answers. Type a number from 1 to { $most }, or ? for help.
cli-unclear-near = “{ $text }” is not one of the answers. Did you mean “{ $near }”? Type ? for help.
cli-not-now = That is not possible now.
cli-would-lose = As far as you can know, this answer ends the bout and you do not win. Give it anyway?
cli-yes = Yes
cli-no = No
cli-yes-or-no = Type 1 for yes or 2 for no.
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back.
cli-undo-nothing = There is nothing to take back.
cli-undo-chance = You cannot take that back: dice were rolled or cards were drawn since.
cli-undo-revealed = You cannot take that back: somebody has learned something from it.
cli-undo-others = You cannot take that back: somebody else has acted since.
cli-resign = Do you really want to resign?
cli-rematch = Play another bout at the same table?

## The end of a bout, and keeping it

cli-you-won = You have won!
cli-you-lost = You have lost. The winner is { $who }.
cli-won = { $count ->
    [one] The winner is { $who }.
   *[other] The winners are { $who }.
}
cli-drawn = A draw between { $who }.
cli-ending-time = Time ran out.
cli-ending-limit = A limit was reached.
cli-place = Place { $place }: { $who }
cli-record-at = The whole bout is saved in { $file }
cli-parted = The bout is saved in { $file }
cli-parted-resume = Continue at any time: { $command }
cli-parted-unkept = The bout is not saved.
cli-not-kept = The bout cannot be saved in { $file }: { $why }
cli-saved = Saved in { $file }
cli-save-where = This bout has no file. Name one: { $save } FILE
cli-save-exists = { $file } is there already and is not written over.
cli-save-exists-help = Choose another name, or continue that bout: --resume { $file }
cli-resume-nothing = There is no unfinished bout of { $game }.
cli-resume-nothing-help = Start one: { $command }
cli-resume-over = The bout in { $file } is over.
cli-resume-over-help = Watch it: { $command }
cli-resume-cut = { $file } breaks off in line { $line }. The bout continues after input { $inputs }, the last complete one.

## Help

cli-help-answer = To answer, type its number, or type the answer in short form such as “{ $example }”. The first letters are enough if only one answer begins with them. You can also type:
cli-help-help = show this help
cli-help-topic = show a card or a rule: type its name or number after the question mark
cli-help-table = show the whole table, with the text of every card in sight
cli-help-log = show what has happened; with a number, only the last lines
cli-help-undo = take back your last answer, if nobody has learned anything from it
cli-help-save = save the bout; with a name, save a copy there
cli-help-resign = resign the bout
cli-help-quit = save the bout and end the program
cli-section = { $title }
cli-piece-name = { $name }
cli-pieces-named = With this name: { $names }
cli-nothing = Nothing has the name “{ $topic }”, and no rule has these words.
cli-nothing-near = Nothing has the name “{ $topic }”. Did you mean { $near }?
cli-rules-more = … and { $more } more. See them all: { $command }

## Rules

cli-rules-of = The rules of { $game }
cli-rules-section = { $title } ({ $first } to { $last })
cli-rules-nothing = No rule of { $game } matches “{ $query }”.
cli-rules-near = Did you mean { $near }?
cli-rules-list = See the list of sections: { $command }

## Many bouts

cli-series-left = left:
cli-series-partial = These figures are partial: you stopped after { $bouts } of { $asked } bouts.
cli-results-there-help = Name another folder, or delete the results that are there.
cli-duel = { $game }: { $bouts }{ $partial ->
    [yes] {" "}of { $asked }
   *[no] {""}
} bouts, seed { $seed }{ $partial ->
    [yes] , stopped early: these figures are partial
   *[no] {""}
}
cli-duel-human = People cannot play in a duel: it is for computers only.
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
cli-balance = { $game }: the figures of the cards, over { $bouts }{ $partial ->
    [yes] {" "}of { $asked } bouts, stopped early: these figures are partial
   *[no] {" "}bouts
}
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
cli-replay-deal = { $inputs ->
    [one] 1
   *[other] 1 to { $inputs }
}. The deal{ $is-open ->
    [yes] : { $rolled }
   *[no] .
}
cli-replay-answer = { $seat }: { $answer }
cli-replay-answers = { $seat } answers.
cli-replay-chance = Chance decides.
cli-replay-rolled = Chance: { $rolled }
cli-replay-leaves = { $seat } leaves.
cli-replay-time = Time runs out.
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
cli-bye = Goodbye.
cli-menu = { $game }: what would you like to do? Type a number; Enter chooses the first.
cli-menu-game = Which game? Type a number; Enter chooses the first.
cli-menu-number = Type a number from 1 to { $most }, or q to leave.
cli-menu-computer = Play against the computer
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

## The terminal table

cli-screen-too-small = The table needs { $columns } columns and { $rows } rows. Make the window larger, or press { $quit } to save and end.
cli-screen-unlisted = { $count } more
cli-screen-count = { $count ->
    [one] One thing
   *[other] { $count } things
}
cli-screen-cell = Cell { $q }, { $r }
cli-screen-height = Height { $height }
cli-screen-layer = Layer { $layer }
cli-screen-face-down = It is face-down, but you know it.
cli-screen-die = { $face } on a die of { $sides }: { $state ->
    [in-play] it counts
    [power] bought with power
    [set-aside] set aside
   *[success] a success
}
cli-screen-would = { $kind ->
    [harm] Hit
    [help] Helped
   *[other] Affected
}: { $what }
cli-screen-odds = { $what }: { $cases } in { $of }
cli-screen-blocked = { $by } is in the way.
cli-screen-path = The way: { $way }
cli-screen-narrowed = { $count } with { $what }. { $key } shows all
cli-screen-typed = { $number }_ { $key } confirms
cli-screen-bound = { $count ->
    [0] No answer uses this now.
    [one] One answer uses this.
   *[other] { $count } answers use this.
}
cli-screen-details = Details
cli-screen-log = What happened
cli-screen-whole-log = All that happened ({ $key } goes back)
cli-screen-help = Keys ({ $key } goes back)
cli-screen-sign-may = you can choose it
cli-screen-sign-chosen = the highlighted answer uses it
cli-screen-sign-looked = you are looking at it
cli-screen-sign-harm = it would be hit
cli-screen-sign-help = it would be helped
cli-screen-sign-way = on the line or the way
cli-screen-sign-back = a card that nobody can see
cli-screen-sign-covered = it lies below
cli-screen-sign-active = whose turn it is
cli-screen-help-number = give the answer with this number
cli-screen-help-step = highlight another answer; the table shows what it would do
cli-screen-help-enter = confirm: give the highlighted answer, or choose what you look at
cli-screen-help-inspect = look at things: arrows move from one to the next; a click works too
cli-screen-help-escape = go back: stop looking, show all answers again
cli-screen-help-log = show all that has happened
cli-screen-help-save = save the bout
cli-screen-help-scroll = page keys scroll the details if they go on, or else the table
cli-screen-help-explain = explain what you look at: the whole text of a card, and its rules
cli-screen-help-look-up = search for a card, a rule or words
cli-screen-help-why = ask why an answer is not allowed
cli-screen-help-learn = learn the game: pictures and a first lesson
cli-screen-key-answer = answer
cli-screen-key-inspect = look
cli-screen-key-explain = explain
cli-screen-key-look-up = rules
cli-screen-key-why = why not
cli-screen-key-learn = learn
cli-screen-key-leave-lesson = back to the table
cli-screen-key-written = confirm
cli-screen-key-save = save
cli-screen-key-resign = resign
cli-screen-key-undo = take back
cli-screen-key-log = log
cli-screen-key-help = help
cli-screen-key-quit = quit
cli-screen-key-skip = or any key goes on
cli-screen-key-look = look around
cli-screen-key-choose = choose it
cli-screen-key-back = back
cli-screen-goes-on = The bout goes on.
cli-screen-waits = Waiting for { $who }.
cli-screen-moved = { $who } has moved.{ $pauses ->
    [yes] {" "}Press { $key }.
   *[no] {""}
}
cli-screen-confirms = { $key } gives the highlighted answer.
cli-screen-write-look-up = A card, a rule or words to look for: { $text }_
cli-screen-write-why = Why is this answer not allowed{ $has-one ->
    [yes] {" "}(written like “{ $example }”)
   *[no] {""}
}? { $text }_
cli-screen-unread = “{ $text }” is not an answer to this question.{ $is-near ->
    [yes] {" "}Did you mean “{ $near }”?
   *[no] {""}
}
cli-screen-page = { $topic } ({ $key } goes back)
cli-screen-no-lesson = This game has no lesson yet.
cli-learn = What do you want to learn?
cli-learn-pictures = How to play, in { $count ->
    [one] one picture
   *[other] { $count } pictures
}
cli-learn-lesson = A first lesson of { $count ->
    [one] one step
   *[other] { $count } steps
}
cli-learn-step = { $words } ({ $at } of { $all })
cli-learn-other = That is possible, but not what this step is about. Try another answer.
cli-learn-over = You know the basics now. The lesson is over.
cli-learn-back = Back to the table
cli-learn-no-bout = This is a lesson: there is no bout to change.
cli-screen-why = “{ $answer }”: { $why }
cli-screen-why-asked = { $why } The question is: “{ $question }”
cli-screen-no-part = “{ $what }” cannot be chosen now. The question is: “{ $question }”
cli-screen-no-part-others = “{ $what }” cannot be chosen now: it is { $who } who must answer.
cli-screen-no-part-first = “{ $what }” can wait. First answer this: “{ $question }”
cli-screen-no-part-over = The bout is over: “{ $what }” has no use any more.
cli-screen-sent = Sent.
cli-screen-name = { $name }
cli-screen-pose-freely = Place it freely, with the arrow keys or a click on the plane
cli-screen-pose = At { $x }, { $y } mm, turned { $turn }°. Each step is { $step } mm.
cli-screen-pose-legal = This place is allowed.
cli-screen-pose-unknown = Checking whether this place is allowed.
cli-screen-about = This table ({ $key } goes back)
cli-screen-help-about = show this table: the game, its options, the players
cli-screen-help-amount = change the amount in the highlighted answer; digits set it
cli-screen-key-about = table
cli-screen-key-amount = amount
cli-screen-key-move = move
cli-screen-key-turn = turn
cli-screen-key-step = step
cli-screen-key-place = place
cli-screen-again = Play another bout at the same table
cli-screen-leave = Leave the table

## A server

cli-serves = Hangar serves at { $url }
cli-serves-join = To play there from another terminal: hangar join { $url }
    Ctrl+C stops the server. When it starts again, every bout goes on where it was.
cli-served = Stopped. Everything is stored.
cli-no-data-folder = There is no folder for data, because HOME is not set. Name one with --data.
cli-store-failed = The database: { $why }.
cli-server-stopped = The server stopped: { $why }.
cli-no-threads = The system gives the program no threads: { $why }.
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

cli-join-address = “{ $text }” is not the address of a server: { $why }.
cli-join-address-help = Write an address such as { $example }, or paste the link of a table.
cli-join-unreachable = { $server } does not answer: { $why }.
cli-join-unreachable-help = Check the address, and that a server is running there ({ $serve }).
cli-join-no-server = { $server } answers, but it is not a Hangar server.
cli-join-no-server-help = Check the address and the port.
cli-join-protocol-help = This program and the server have different versions. Use the program that fits the server.
cli-join-again-help = To come back: { $command }
cli-join-unkept = The server will not recognise this device again: { $why }.
cli-join-link-and-open = A link leads to a table that exists, but --open opens a new one.
cli-join-link-and-open-help = Use only one of them.
cli-join-against-count = This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but with you there would be { $named } players.
cli-join-against-count-help = Name one player for each seat but yours, or choose another table with --preset.
cli-join-no-seat = There is no seat { $seat } at this table.
cli-join-seat-help = Write a seat from { $first } to { $last }.
cli-join-seat = seat { $number }
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
cli-join-open = open
cli-join-away = away
cli-join-ready = ready
cli-join-there = not ready yet
cli-join-stand-in = away; a computer plays for them
cli-join-setup = Set-up: { $name }
cli-join-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
cli-join-server = Server: { $server }
cli-join-link = Link: { $link }
cli-join-no-link = You have no link to this table. Ask the person who opened it.
cli-join-gathering = { $game }: players take their seats
cli-join-invite = Others can join you with this command: { $command }
cli-join-begins = The bout begins.
cli-join-waits-open = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}.
cli-join-fill = Seat { $seat } for the computer ({ $level })
cli-join-said = { $who }: “{ $text }”
cli-join-clock = { $runs ->
    [yes] { $seat } ▶{ $time }
   *[no] { $seat } { $time }
}
cli-join-clocks = { $one }  { $other }
cli-join-broken = The connection is lost. Trying again in { $seconds } s
cli-join-broke = The connection is lost. The program tries again by itself, and sends your answers then.
cli-join-back = The connection is back.
cli-join-when-back = It will be sent when the connection is back.
cli-join-under-way = Your answer is being sent. Wait until it has arrived.
cli-join-waits-again = Waiting for { $who } to want another bout.
cli-join-waits-away = Waiting for { $who }, who is away and has { $grace } minutes to come back.
cli-join-wants-again = { $who } would like to play again.
cli-join-proposed-own = You propose { $what ->
    [draw] a draw
   *[take-back] to take your answer back
}. Waiting for { $who } to agree.
cli-join-take-back-sent = Others have acted since, so you have proposed to take it back.
cli-join-draw-sent = You have proposed a draw.
cli-join-draw = { $who } proposes a draw. Do you agree?
cli-join-take-back = { $who } wants to take the last answer back. Do you agree?
cli-join-agree = Agree
cli-join-decline = Decline
cli-join-agreed = All have agreed.
cli-join-other-rules = The bout ended without a result: the server has newer rules, and the bout does not fit them.
cli-join-gone = The table is closed, or you are no longer at it.
cli-join-stored = The server keeps everything. Come back with: { $command }
cli-join-kept = Your seat is kept for { $grace } minutes.
cli-join-parted = The bout goes on without you. Your seat stays yours for { $grace } minutes; after that you resign.
cli-join-parted-stand-in = Your seat stays yours. After { $grace } minutes a computer plays for you until you are back.
cli-join-parted-clock = Your seat stays yours, and your clock runs on.
cli-join-come-back = Come back with: { $command }
cli-join-hint = Type a number to answer. Type { $help } to see what else you can do; { $quit } leaves.
cli-join-nothing-asked = There is no question for you now. Wait until it is your turn, or type help.
cli-join-not-while-away = The connection is lost: this cannot be asked now.
cli-join-possible = “{ $answer }” is allowed now.
cli-join-help-answer = To answer, type its number, or the answer in the notation of the game. You can also type, at any time:
cli-join-help-why = ask why an answer is not allowed: type it in the notation of the game
cli-join-help-undo = take back your last answer, or propose it to the others
cli-join-help-draw = propose a draw
cli-join-help-say = say something to everybody at the table
cli-join-help-link = show the link that others join by
cli-join-help-quit = leave; your seat stays yours for a while
