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
cli-help-table = the table once more
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
cli-screen-help-scroll = the page keys scroll the table
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
cli-screen-unbound = Nothing can be chosen there now.
cli-screen-again = Another bout at the same table
cli-screen-leave = Leave the table
