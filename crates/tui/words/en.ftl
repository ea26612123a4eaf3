### What playing at a terminal says, in English. Words that are typed (commands, file names) come as arguments.

## Errors

tui-language-none = There are no words in the language “{ $wanted }” yet. The language “{ $used }” is used instead.
tui-refused = { $why } ({ $rule })
tui-file-unreadable = { $file } cannot be read: { $why }
tui-file-unreadable-help = Check the name, and whether you may read the file.
tui-file-too-large = { $file } is larger than { $most } MiB.
tui-file-not-plain = { $file } is not a plain file but a folder, a pipe or a device. It is not read.
tui-file-not-plain-help = Move it out of the folder, or put a file in its place.
tui-file-no-text = { $file }, line { $line }: this is not text in UTF-8.
tui-file-no-text-help = Save the file as UTF-8.

## Games, players, tables

tui-player-human = a person
tui-player-computer = the computer ({ $level })
tui-player-unknown = There is no player { $player }.
tui-player-unknown-help = Write { $human } for a person, or a level of the computer: { $levels }.
tui-player-near = Did you mean { $near }?
tui-players-count = This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but { $named } { $named ->
    [one] player was
   *[other] players were
} named.
tui-players-count-help = Name one player for each seat, or choose another table, such as { $options }.

## Packs

tui-pack-faults = The packs have { $count ->
    [one] a fault
   *[other] { $count } faults
}, shown above.
tui-pack-faults-help = Fix them, or play without this pack.
tui-pack-nothing = The pack { $folder } has nothing for { $game }.
tui-pack-nothing-help = Put its files for this game into { $place }; their names end in .toml. Remove the folder if the pack has none.
tui-pack-house = The pack { $folder } is named { $name }, and that is the name of the house pack.
tui-pack-house-help = Write another `name` into its pack.toml.
tui-pack-no-folder = { $folder } is not a folder.
tui-pack-no-folder-help = Name the folder of the pack: the folder that pack.toml is in.
tui-pack-too-many = The pack { $folder } has more than { $most } files.

## Records

tui-record-held = { $process ->
    [unknown] { $file } is open in another hangar.
   *[other] { $file } is open in another hangar, process { $process }.
}
tui-record-held-help = A bout is played at one terminal at a time. Go on in that one, or end it there (quit) and try again. To only look at it: hangar replay FILE
tui-record-strange = { $file }, line 1: this is not the record of a bout.
tui-record-strange-help = The first line of a record names its format. Did you mean another file?
tui-record-newer = { $file }, line 1: format { $version } is newer than this program, which reads up to { $known }.
tui-record-newer-help = Use a newer program.
tui-record-damaged = { $file }, line { $line } is damaged: { $why }
tui-record-damaged-help = Restore the file from a copy. Or delete this line and all lines after it; what comes before is kept.
tui-record-breaks-off = the file breaks off here
tui-record-missing = { $file }, line { $line }: this should be input { $expected }, but it is input { $found }.
tui-record-goes-on = { $file }, line { $line }: the bout is already over, but the file goes on.
tui-record-other-game = { $file }, line 1: this is a bout of { $other }, not of { $game }.
tui-record-other-game-help = Name that game: hangar play { $other } --resume FILE
tui-record-other-rules = { $file }, line 1: the bout was played with version { $version } of the rules; this program has version { $known }.
tui-record-other-rules-help = Use the version of the program that wrote it.
tui-record-other-pack = { $file }, line 1: the bout was played with the pack { $pack } ({ $hash }), which is not here.
tui-record-other-pack-help = Name its folder with --packs DIR. If the pack was changed, restore the old one.
tui-record-setup-refused = { $file }, line 2: the table is not allowed. { $why }
tui-record-refused = { $file }, line { $line }: input { $input } is refused. { $why }
tui-record-differs = { $file }, line { $line }: the position after input { $input } is different (recorded { $recorded }, found { $found }).
tui-record-other-outcome = { $file }: the bout does not end the way its last line says.
tui-record-changed-help = The file was changed, or another program wrote it. Restore it from a copy.
tui-refused-empty = It has no answer.
tui-refused-not-asked = { $seat } was not asked.
tui-refused-no-seat = There is no seat number { $seat }.
tui-refused-left = { $seat } had already left.
tui-refused-no-chance = No roll or draw was due.
tui-refused-chance-first = A roll or draw was due first.
tui-refused-impossible = This roll or draw is impossible here.
tui-refused-over = The bout was already over.

## A bout in line mode

tui-bout = { $game }
tui-seat = { $seat }
tui-seat-named = { $name } ({ $seat })
tui-sits = { $who }: { $player }
tui-hint = Type a number to answer. Type { $help } to see what else you can do; { $quit } saves and ends.
tui-news = What happened:
tui-pause = Press Enter to go on, or q to end.
tui-curtain = Pass the screen to { $who }. Press Enter when nobody else is looking.
tui-curtain-up = { $who }
tui-no-such-number = There is no answer with that number. Type a number from 1 to { $most }, or ? for help.
tui-several-begin = Several answers begin with “{ $text }”: { $all }. Type more of it, or a number.
tui-unclear = “{ $text }” is not one of the answers. Type a number from 1 to { $most }, or ? for help.
tui-unclear-near = “{ $text }” is not one of the answers. Did you mean “{ $near }”? Type ? for help.
tui-about-odds = { $what }: about { $cases } in 100
tui-about-share = { $value } ({ $cases }%)
tui-from-piece = { $place }, from { $piece }
tui-from-here = { $unit ->
    [hexes] { $far ->
        [one] 1 hex{" "}
       *[other] { $far } hexes{" "}
    }
    [mm] { $far } mm{" "}
   *[none] {""}
}{ $way ->
    [own] places are told from here
    [here] where you are
    [ahead] ahead
    [ahead-right] ahead, to the right
    [right] to the right
    [behind-right] behind, to the right
    [behind] behind
    [behind-left] behind, to the left
    [left] to the left
    [ahead-left] ahead, to the left
    [north] to the north
    [north-east] to the north-east
    [east] to the east
    [south-east] to the south-east
    [south] to the south
    [south-west] to the south-west
    [west] to the west
   *[north-west] to the north-west
}{ $looks ->
    [nowhere] {""}
   *[somewhere] {", facing"} { $faces ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }
}
tui-not-now = That is not possible now.
tui-would-lose = As far as you can know, this answer ends the bout and you do not win. Give it anyway?
tui-yes = Yes
tui-no = No
tui-yes-or-no = Type 1 for yes or 2 for no.
tui-log-empty = Nothing has happened yet.
tui-undone = Taken back.
tui-advice-of = With what you know, a computer (Ace) likes best:
tui-advice = { $answer } ({ $chance } % to win)
tui-advice-line = An Ace likes best: { $first }{ $others ->
    [0] {""}
   *[other] . Then: { $rest }
}
tui-advice-not-here = There is no advice at this table.
tui-undo-nothing = There is nothing to take back.
tui-undo-chance = You cannot take that back: dice were rolled or cards were drawn since.
tui-undo-revealed = You cannot take that back: somebody has learned something from it.
tui-undo-others = You cannot take that back: somebody else has acted since.
tui-resign = Do you really want to resign?
tui-rematch = Play another bout at the same table?

## Standing orders

tui-orders = Standing orders, until the bout ends:
tui-orders-none = You have no standing orders.
tui-orders-not-here = Only somebody who plays can give standing orders.
tui-order-pass = Pass from now on at “{ $kind }”
tui-order-ask = Ask me again at “{ $kind }” (now: { $order ->
    [answer] answer “{ $answer }”
    [ask] always ask
   *[pass] pass
})
tui-order-leave = Change nothing
tui-order-stands = Standing order at “{ $kind }”: { $order ->
    [answer] answer “{ $answer }”
    [ask] always ask
   *[pass] pass
}
tui-order-how = Type “{ $pass }” to pass from now on at questions like this one (“{ $kind }”), “{ $ask }” to be asked again.
tui-order-passes = From now on you pass at “{ $kind }”.
tui-order-asks = You are asked again at “{ $kind }”.
# In each of these, $rest says how long: attack (until this attack is over), turn (until the own turn), own (in own attacks).
tui-rest-begin = { $rest ->
    [attack] Pass until this attack is over
    [turn] Pass until your turn
   *[own] Never be asked for a response in your own attacks
}
tui-rest-end = Ask me again ({ $rest ->
    [attack] now: you pass until this attack is over
    [turn] now: you pass until your turn
   *[own] now: you pass in your own attacks
})
tui-rest-stands = { $rest ->
    [attack] You pass until this attack is over.
    [turn] You pass until your turn.
   *[own] You pass in your own attacks.
}
tui-rest-ended = { $rest ->
    [attack] You are asked again in this attack.
    [turn] You are asked again before your turn.
   *[own] You are asked again in your own attacks.
}
tui-rest-how = Type “{ $typed }” to pass { $rest ->
    [attack] until this attack is over
    [turn] until your turn
   *[own] in your own attacks
}.
tui-rest-not-now = There is nothing of that kind to rest from now. Type order alone to see what there is.
tui-order-held = This is answered for you in a moment.
tui-anyway-begin = Ask me for responses even where I can only pass
tui-anyway-end = Pass for me where I can only pass
tui-anyway-begun = You are asked for responses even where you can only pass.
tui-anyway-ended = Where you can only pass, it is done for you.
tui-anyway-how = Type “{ $typed }” to be asked for responses even where you can only pass.
tui-anyway-how-end = Type “{ $typed }” to have it done for you where you can only pass.
tui-order-nothing-asked = You are asked nothing now. Wait until you are asked.
tui-order-none-there = No standing order is about “{ $kind }”.
tui-order-unclear = “{ $text }” is no standing order. Type order pass, order ask, or order alone to see them.

## The end of a bout, and keeping it

tui-you-won = You have won!
tui-you-lost = You have lost. The winner is { $who }.
tui-won = { $count ->
    [one] The winner is { $who }.
   *[other] The winners are { $who }.
}
tui-drawn = A draw between { $who }.
tui-ending-time = Time ran out.
tui-ending-limit = A limit was reached.
tui-place = Place { $place }: { $who }
tui-review-curve = { $what }, turn by turn: { $who } { $amounts }
tui-review-signs = { $what }: { $who } { $signs } { $first } → { $last }
tui-review-tipped = It tipped in turn { $turn }.
tui-review-feat = { $who }: { $what }, { $turn ->
    [0] before the first turn
   *[other] in turn { $turn }
}
tui-review-luck = { $what }: { $who } { $way ->
    [above] { $amount } above the mean
    [below] { $amount } below the mean
   *[even] just the mean
}
tui-record-at = The whole bout is saved in { $file }
tui-parted = The bout is saved in { $file }
tui-parted-resume = Continue at any time: { $command }
tui-parted-unkept = The bout is not saved.
tui-not-kept = The bout cannot be saved in { $file }: { $why }
tui-not-kept-changed = Another program has changed { $file }, and no other file could be written. This bout is not saved any more; what lies there was not touched.
tui-kept-elsewhere = Another program has changed { $file }. What lies there was not touched; this bout is saved in { $other } from now on.
tui-saved = Saved in { $file }
tui-save-where = This bout has no file. Name one: { $save } FILE
tui-save-exists = { $file } is there already and is not written over.

## Help

tui-help-answer = To answer, type its number, or type the answer in short form such as “{ $example }”. The first letters are enough if only one answer begins with them. You can also type:
tui-help-help = show this help
tui-help-topic = show a card or a rule: type its name or number after the question mark
tui-help-table = show the whole table, with the text of every card in sight
tui-help-log = show what has happened; with a number, only the last lines
tui-help-advice = see the answers that a computer likes best, with the chance to win after each
tui-help-undo = take back your last answer, if nobody has learned anything from it
tui-help-order = show your standing orders: “order pass” passes from now on at questions like this one, “order ask” asks you again
tui-help-save = save the bout; with a name, save a copy there
tui-help-resign = resign the bout
tui-help-quit = save the bout and end the program
tui-section = { $title }
tui-piece-name = { $name }
tui-pieces-named = With this name: { $names }
tui-nothing = Nothing has the name “{ $topic }”, and no rule has these words.
tui-nothing-near = Nothing has the name “{ $topic }”. Did you mean { $near }?
tui-rules-more = … and { $more } more. See them all: { $command }

## The menu

tui-bye = Goodbye.

## The terminal table

tui-screen-too-small = The table needs { $columns } columns and { $rows } rows. Make the window larger, or press { $quit } to save and end.
tui-screen-unlisted = { $count } more
tui-screen-count = { $count ->
    [one] One thing
   *[other] { $count } things
}
tui-screen-cell = Cell { $q }, { $r }
tui-screen-height = Height { $height }
tui-screen-layer = Layer { $layer }
tui-screen-face-down = It is face-down, but you know it.
tui-screen-die = { $face } on a die of { $sides }: { $state ->
    [in-play] it counts
    [power] bought with power
    [set-aside] set aside
   *[success] a success
}
tui-screen-would = { $kind ->
    [harm] Hit
    [help] Helped
   *[other] Affected
}: { $what }
tui-screen-odds = { $what }: { $cases } in { $of }
tui-screen-forecast = { $what } { $now } → { $shares }
tui-screen-share = { $value } in { $cases } of { $of }
tui-screen-blocked = { $by } is in the way.
tui-screen-path = The way: { $way }
tui-screen-narrowed = { $count } with { $what }. { $key } shows all
tui-screen-typed = { $number }_ { $key } confirms
tui-screen-bound = { $count ->
    [0] No answer uses this now.
    [one] One answer uses this.
   *[other] { $count } answers use this.
}
tui-screen-details = Details
tui-screen-log = What happened
tui-screen-whole-log = All that happened ({ $key } goes back)
tui-screen-help = Keys ({ $key } goes back)
tui-screen-sign-may = you can choose it
tui-screen-sign-chosen = the highlighted answer uses it
tui-screen-sign-looked = you are looking at it
tui-screen-sign-harm = it would be hit
tui-screen-sign-help = it would be helped
tui-screen-sign-way = on the line or the way
tui-screen-sign-back = a card that nobody can see
tui-screen-sign-covered = it lies below
tui-screen-sign-active = whose turn it is
tui-screen-help-number = give the answer with this number
tui-screen-help-step = highlight another answer; the table shows what it would do
tui-screen-help-enter = confirm: give the highlighted answer, or choose what you look at
tui-screen-help-filter = filter the answers: type words, in any order
tui-screen-help-inspect = look at things: arrows move from one to the next; a click works too
tui-screen-help-escape = go back: stop looking, show all answers again, highlight none
tui-screen-help-signs = explain every sign on the table
tui-screen-key-signs = signs
tui-screen-signs = The signs on this table ({ $key } goes back)
tui-sign-ground = open ground
tui-sign-height = a number beside a sign is a height; the highest here is { $height }
tui-sign-facing = { $what }; the arrow shows where it faces
tui-sign-die = a die that counts
tui-sign-die-coming = a die that is not rolled yet
tui-sign-die-power = a die that was bought with power
tui-sign-die-aside = a die that is set aside
tui-sign-die-success = a die that counts as a success
tui-sign-lying = a card that lies on its side
tui-screen-help-log = show all that has happened
tui-screen-help-save = save the bout
tui-screen-help-orders = standing orders: pass from now on at questions like this one, or be asked again
tui-screen-help-scroll = page keys scroll the details if they go on, or else the table
tui-screen-help-explain = explain what you look at: the whole text of a card, and its rules
tui-screen-help-look-up = search for a card, a rule or words
tui-screen-help-why = ask why an answer is not allowed
tui-screen-help-learn = learn the game: pictures and a first lesson
tui-screen-key-answer = answer
tui-screen-key-filter = filter
tui-screen-key-inspect = look
tui-screen-key-explain = explain
tui-screen-key-look-up = rules
tui-screen-key-why = why not
tui-screen-key-learn = learn
tui-screen-key-leave-lesson = leave
tui-screen-key-written = confirm
tui-screen-key-advice = advice
tui-screen-key-save = save
tui-screen-key-resign = resign
tui-screen-key-orders = orders
tui-screen-key-undo = take back
tui-screen-key-log = log
tui-screen-key-help = help
tui-screen-key-quit = quit
tui-screen-key-skip = or any key goes on
tui-screen-key-look = look around
tui-screen-key-choose = choose it
tui-screen-key-back = back
tui-screen-goes-on = The bout goes on.
tui-screen-waits = Waiting for { $who }.
tui-screen-moved = { $who } has moved.{ $pauses ->
    [yes] {" "}Press { $key }.
   *[no] {""}
}
tui-screen-useless = { $what } { $place ->
    [page] Page keys scroll, Esc goes back, ? lists all keys.
    [look] Arrow keys look around, Esc goes back.
    [pose] Arrow keys move it, Enter places it, Esc goes back.
    [film] Arrow keys and Space move the replay, ? lists all keys.
    [others] Others act now; ? lists all keys.
   *[list] ↑ ↓ or a number chooses, Enter answers, ? lists all keys.
}
tui-screen-useless-key = “{ $key }” does nothing.
tui-screen-nothing-highlighted = Nothing is chosen.
tui-screen-write-filter = Only answers with these words: { $words }_ ({ $count } of { $all })
tui-screen-filtered = { $count } of { $all } with “{ $words }”. { $key } shows all
tui-screen-filtered-out = No answer has these words. { $key } shows all.
tui-screen-write-look-up = A card, a rule or words to look for: { $text }_
tui-screen-write-why = Why is this answer not allowed{ $has-one ->
    [yes] {" "}(written like “{ $example }”)
   *[no] {""}
}? { $text }_
tui-screen-unread = “{ $text }” is not an answer to this question.{ $is-near ->
    [yes] {" "}Did you mean “{ $near }”?
   *[no] {""}
}
tui-screen-page = { $topic } ({ $key } goes back)
tui-screen-no-lesson = This game has no lesson yet.
tui-learn = What do you want to learn?
tui-learn-pictures = How to play, in { $count ->
    [one] one picture
   *[other] { $count } pictures
}
tui-learn-lesson = A first lesson of { $count ->
    [one] one step
   *[other] { $count } steps
}
tui-learn-step = { $words } ({ $at } of { $all })
tui-learn-other = That is possible, but not what this step is about. Try another answer.
tui-learn-over = You know the basics now. The lesson is over.
tui-learn-back = Leave the lesson
tui-learn-first = This is the beginning.
tui-learn-no-bout = This is a lesson: there is no bout to change.
tui-screen-why = “{ $answer }”: { $why }
tui-screen-no-part = “{ $what }” has no part in any answer now.{ $verbs ->
    [none] {""}
   *[other] {" "}What you can do: { $verbs }.
}
tui-screen-no-part-others = “{ $what }” cannot be chosen now: it is { $who } who must answer.
tui-screen-no-part-first = “{ $what }” can wait. First answer this: “{ $question }”
tui-screen-no-part-over = The bout is over: “{ $what }” has no use any more.
tui-screen-sent = Sent.
tui-screen-name = { $name }
tui-screen-pose-freely = Place it freely, with the arrow keys or a click on the plane
tui-screen-pose = At { $x }, { $y } mm, turned { $turn }°. Each step is { $step } mm.
tui-screen-pose-legal = This place is allowed.
tui-screen-pose-unknown = Checking whether this place is allowed.
tui-screen-about = This table ({ $key } goes back)
tui-screen-help-about = show this table: the game, its options, the players
tui-screen-help-amount = change the amount in the highlighted answer; digits set it
tui-screen-key-about = table
tui-screen-key-amount = amount
tui-screen-key-move = move
tui-screen-key-turn = turn
tui-screen-key-step = step
tui-screen-key-place = place
tui-screen-again = Play another bout at the same table
tui-screen-leave = Leave the table

## A server

tui-no-threads = The system gives the program no threads: { $why }.

## Joining a server

tui-join-address = “{ $text }” is not the address of a server: { $why }.
tui-join-address-help = Write an address such as { $example }, or paste the link of a table.
tui-join-unreachable = { $server } does not answer: { $why }.
tui-join-unreachable-help = Check the address, and that a server is running there ({ $serve }).
tui-join-no-server = { $server } answers, but it is not a Hangar server.
tui-join-no-server-help = Check the address and the port.
tui-join-down = { $server } is down: what stands in front of it answers { $status }.
tui-join-down-help = Try again in a minute. Its owner must start it with “hangar serve”.
tui-join-protocol-help = This program and the server have different versions. Use the program that fits the server.
tui-join-again-help = To come back: { $command }
tui-join-unkept = The server will not recognise this device again: { $why }.
tui-join-seat = seat { $number }
tui-join-open = open
tui-join-away = away
tui-join-ready = ready
tui-join-there = not ready yet
tui-join-stand-in = away; a computer plays for them
tui-join-setup = Set-up: { $name }
tui-join-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
tui-join-server = Server: { $server }
tui-join-link = Link: { $link }
tui-join-no-link = You have no link to this table. Ask the person who opened it.
tui-join-gathering = { $game }: players take their seats
tui-join-invite = Others can join you with this command: { $command }
tui-join-begins = The bout begins.
tui-join-waits-open = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}.
tui-join-fill = Seat { $seat } for the computer ({ $level })
tui-join-said = { $who }: “{ $text }”
tui-join-clock = { $runs ->
    [yes] { $seat } ▶{ $time }
   *[no] { $seat } { $time }
}
tui-join-clocks = { $one }  { $other }
tui-join-broken = The connection is lost. Trying again in { $seconds } s
tui-join-broke = The connection is lost. The program tries again by itself, and sends your answers then.
tui-join-back = The connection is back.
tui-join-when-back = It will be sent when the connection is back.
tui-join-under-way = Your answer is being sent. Wait until it has arrived.
tui-join-waits-again = Waiting for { $who } to want another bout.
tui-join-waits-away = Waiting for { $who }, who is away and has { $grace } minutes to come back.
tui-join-wants-again = { $who } would like to play again.
tui-join-proposed-own = You propose { $what ->
    [draw] a draw
   *[take-back] to take your answer back
}. Waiting for { $who } to agree.
tui-join-take-back-sent = Others have acted since, so you have proposed to take it back.
tui-join-draw-sent = You have proposed a draw.
tui-join-draw = { $who } proposes a draw. Do you agree?
tui-join-take-back = { $who } wants to take the last answer back. Do you agree?
tui-join-agree = Agree
tui-join-decline = Decline
tui-join-agreed = All have agreed.
tui-join-other-rules = The bout ended without a result: the server has newer rules, and the bout does not fit them.
tui-join-gone = The table is closed, or you are no longer at it.
tui-join-stored = The server keeps everything. Come back with: { $command }
tui-join-kept = Your seat is kept for { $grace } minutes.
tui-join-parted = The bout goes on without you. Your seat stays yours for { $grace } minutes; after that you resign.
tui-join-parted-stand-in = Your seat stays yours. After { $grace } minutes a computer plays for you until you are back.
tui-join-parted-clock = Your seat stays yours, and your clock runs on.
tui-join-come-back = Come back with: { $command }
tui-join-hint = Type a number to answer. Type { $help } to see what else you can do; { $quit } leaves.
tui-join-nothing-asked = There is no question for you now. Wait until it is your turn, or type help.
tui-join-not-while-away = The connection is lost: this cannot be asked now.
tui-join-possible = “{ $answer }” is allowed now.
tui-join-help-answer = To answer, type its number, or the answer in the notation of the game. You can also type, at any time:
tui-join-help-why = ask why an answer is not allowed: type it in the notation of the game
tui-join-help-undo = take back your last answer, or propose it to the others
tui-join-help-draw = propose a draw
tui-join-help-say = say something to everybody at the table
tui-join-help-link = show the link that others join by
tui-join-help-quit = leave; your seat stays yours for a while
tui-film-answer = { $seat }: { $answer }
tui-film-answers = { $seat } answers.
tui-film-chance = Chance decides.
tui-film-rolled = Chance: { $rolled }
tui-film-leaves = { $seat } leaves.
tui-film-time = Time runs out.
tui-film-begins = The bout begins.
tui-film-at = Step { $at } of { $last }, seen by { $eyes ->
    [spectator] spectators
    [all] spectators, with all that was told to anybody
   *[other] { $eyes }
}{ $plays ->
    [no] {""}
   *[yes] , playing at speed { $pace } of { $paces }
}. { $what }
tui-film-is-over = The replay is as far as the bout went.
tui-film-nothing-to-choose = In a replay nothing is chosen.
tui-film-about = A replay of { $game }
tui-film-key-on = on
tui-film-key-turn = by turns
tui-film-key-ends = begin, end
tui-film-key-play = play
tui-film-key-pace = speed
tui-film-key-eyes = who sees
tui-film-key-number = go to a step
tui-film-help-on = go a step on, or back; Enter goes on, too
tui-film-help-turn = go to the next turn, or the one before
tui-film-help-ends = go to the beginning, or the end
tui-film-help-play = play, and pause
tui-film-help-pace = play faster, or slower
tui-film-help-eyes = see it through the eyes of the next seat
tui-film-help-number = type the number of a step, and Enter to go there
