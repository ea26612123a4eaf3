### The browser client's own messages, in English. The games and the server have their own catalogs.

## How English joins a list. $before is what was joined so far, $next the item that follows.

list-none = none
list-two = { $before } and { $next }
list-middle = { $before }, { $next }
list-last = { $before } and { $next }

## Everywhere

web-hangar = Hangar
web-home = Home
web-bouts = My bouts
web-settings = Settings
web-account = Account
web-skip = To the content
web-main-menu = Main menu
web-you = you
web-cancel = Cancel
web-close = Close
web-again = Try again
web-loading = One moment…
web-unreachable = The server cannot be reached. Nothing was done; try again.
web-broken = Something here failed. Load the page again; nothing is lost.
web-missing = There is no page { $path }.
web-missing-title = There is nothing here
web-unofficial = Unofficial. The games belong to their publishers; no text and no art of theirs is used.
web-line-connecting = Connecting…
web-line-away = The connection is broken. It comes back by itself; nothing is lost.
web-line-now = Connect now
web-ended-again = Connect again
web-outdated = There is a newer Hangar. Load the page again when it suits you; nothing is lost.
web-reload = Load again

## Home

web-lead = Giant robots stand ready. Choose a game, and you are playing.
web-games = Games
web-no-games = There are no games here. Something is wrong: load the page again.
web-play-computer = Play the computer
web-level = Computer
web-level-random = any answer
web-level-rookie = Rookie
web-level-pilot = Pilot
web-level-veteran = Veteran
web-level-ace = Ace
web-level-legend = Legend
web-make-table = Make a table
web-play-friend = Play with a friend
web-new-here = New here? The first lesson of a game takes a few minutes. Or play the computer at once: the page says what you can do.
web-how = How to play
web-my-tables = My tables
web-mine-now = My bouts
web-open-tables = Open tables
web-no-open-tables = No table is open to everybody now. Make one, or play the computer.
web-tables-more = { $count } more
web-to-watch = Watch
web-none-to-watch = No bout is open to everybody now.
web-watch-computers = Computers play for you:
web-join-by-link = Join by link
web-link-field = Link or code of a table
web-link-placeholder = …/join/…
web-go = Go
web-last-bouts = Finished bouts
web-table-of = { $game }, { $setup }
web-seats-open = { $count ->
    [0] full
    [one] one seat open
   *[other] { $count } seats open
}
web-stage-playing = bout { $bout } runs
web-stage-over = bout { $bout } is over
web-your-turn-here = Your turn

## A new table

web-new-table = A new table
web-game = Game
web-setup = Set-up
web-setup-plain = Set-ups
web-setup-combined = Options combined
web-setup-seats = { $name } ({ $seats ->
    [one] 1 seat
   *[other] { $seats } seats
})
web-seats = Seats
web-seat = Seat { $letter }
web-seat-me = you
web-seat-open = open
web-seat-who = Who sits on seat { $letter }
web-computer = Computer ({ $level ->
    [random] any answer
    [rookie] Rookie
    [pilot] Pilot
    [veteran] Veteran
    [ace] Ace
    [legend] Legend
   *[other] { $level }
})
web-by-chance = Let chance set up the table, and begin with the first turn
web-clock = Clock
web-clock-none = none, take your time
web-clock-move = 1 minute for each answer
web-clock-quick = 5 minutes for the bout, 5 seconds more for each answer
web-clock-calm = 20 minutes for the bout, 10 seconds more for each answer
web-clock-days = 3 days for each answer
web-seating = Who may sit down
web-watching = Who may watch
web-admission-everybody = everybody
web-admission-link = whoever has the link
web-admission-nobody = nobody else
web-open-it = Open the table
web-no-seat-for-me = You take no seat: you will watch.

## Options of the set-up

web-options = Change the options
web-option-auto = automatic
web-setup-own = Your own choice of options.
web-setup-back = Back to the set-up as it was
web-setup-written = The set-up as text
web-setup-usual = Everything as usual: nothing needs to be written.
web-setup-fits = These options go together.
web-setup-faults = { $count ->
    [one] One thing does not fit. See the message at the options.
   *[other] { $count } things do not fit. See the messages at the options.
}
web-setup-changed = { $count ->
    [0] No option differs from the usual.
    [one] One option differs from the usual.
   *[other] { $count } options differ from the usual.
}
web-setup-from-bout = from a bout
web-setup-written-out = own options
web-checking = Checking…
web-copy-text = Copy the text

## Decks

web-decks = Decks
web-decks-lead = Your decks on this device. You can also build another one.
web-decks-none = You have built no deck yet. Until you do, everybody plays with the cards of the common deck.
web-deck-of = Deck of seat { $letter }
web-deck-common = the common cards
web-deck-builder = Deck builder
web-deck-new = My deck
web-deck-cards = Cards
web-deck-kept = Kept on this device while you build. Choose “own decks” for a table to play with it.
web-deck-first = You have no deck on this device yet. Begin with one, and change it card by card.
web-deck-from-common = Begin with the common deck
web-deck-text = A deck as text: lines like “5 P3”, or a saved file
web-deck-bad = Line { $line } is not a line of a deck. Write how many and which card, such as “5 P3”.
web-deck-unknown = Cards that this game does not have were left out: { $codes }.
web-deck-taken = A deck of { $count } cards was imported.
web-deck-none = In this game nobody builds a deck.
web-deck-filter = Filter of the cards
web-deck-only = only what is in the deck
web-deck-of-them = { $count ->
    [one] 1 in the deck
   *[other] { $count } in the deck
}
web-deck-copies = Copies of { $name }
web-deck-less = One { $name } less
web-deck-more = One more { $name }

## What seats bring of their own

web-kit-builder = Build your own
web-kit-later = are chosen at the table before the bout begins, each by its own player and unseen by the others.
web-kit-of = { $kit }, seat { $letter }
web-kit-usual = nothing brought
web-kit-chance = one by chance, a surprise
web-kit-other = chosen elsewhere
web-kit-ready = Ready to play
web-kit-by-chance = One by chance
web-kit-new = My own
web-kit-count = { $least ->
    [0] { $count }, at most { $wanted }
   *[other] { $count } of { $wanted }
}
web-kit-first = You have saved none on this device yet. Begin with one of these, and change it piece by piece.
web-kit-groups = Ready ones, by group
web-kit-more = { $count } more lines
web-kit-first-owner = First choose what this belongs to.
web-kit-filter = Filter: { $part }
web-kit-only = only what is chosen
web-kit-drop = Leave out
web-kit-kept = Kept on this device while you build. Open a table, and choose it there before you say that you are ready.
web-kit-text = As text: paste a copied text, or the content of a saved file
web-kit-bad = Line { $line }: { $what }
web-kit-taken = { $count ->
    [one] One piece was imported.
   *[other] { $count } pieces were imported.
}
web-kit-none = In this game seats bring nothing of their own.

## Building decks and kits

web-build-saved = Saved on this device
web-build-name = Name
web-build-right = This may be played.
web-build-words = In words
web-build-faults = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
web-build-short = { $count ->
    [0] Ready to play
    [one] 1 thing to mend
   *[other] { $count } things to mend
}
web-build-play = Make a table
web-build-others = Export, import, others
web-build-save = Save as a file
web-build-remove = Delete this
web-build-remove-yes = Yes, delete it
web-build-removed = “{ $name }” is gone.
web-build-another = Another one
web-build-empty = Begin with nothing
web-build-import = Import from text
web-build-file = From a file…
web-build-find = Find by name, code or text
web-build-all = all
web-build-found = { $count ->
    [0] Nothing fits.
   *[other] { $count } shown
}
web-build-nothing = Nothing fits. Take something out of the filter.

## Before the bout

web-gathering = Waiting for players
web-gathering-lead = The bout starts when every seat is taken and everybody is ready.
web-invite = Invite
web-invite-lead = Whoever has this link may sit down or watch.
web-copy = Copy the link
web-copied = Copied
web-copy-refused = The browser does not let this page copy. The link is selected: copy it by hand.
web-link-failed = The link could not be fetched.
web-share-link = Send the link…
web-share-text = Play { $game } with me
web-qr = The link as a QR code: a phone that reads it opens the table
web-sit-here = Sit here
web-take-seat = Take a seat
web-stand = Get up
web-ready = Ready
web-not-ready = Not ready yet
web-is-ready = ready
web-is-not-ready = not ready
web-is-absent = away
web-stands-in = a computer plays for them
web-fill = Give to a computer
web-empty-seat = Open the seat
web-start = Start the bout
web-close-table = Close the table
web-invited = You are invited
web-bad-invitation = This invitation does not work
web-no-table = This table cannot be shown
web-no-table-lead = It was closed, or it is not open to you. Somebody at the table can send you its link.
web-watchers = { $count ->
    [0] nobody watches
    [one] one person watches
   *[other] { $count } people watch
}

## At the table

web-your-turn = Your turn
web-asked-you = You are asked
web-waiting-for = { $who } decides
web-waiting-many = { $who } decide
web-happens = What happens
web-nobody-asked = Nobody is asked
web-bout-over = The bout is over
web-turn-title = ● Your turn
web-answers = Answers
web-answers-shown = { $shown } of { $all } answers
web-show-all = Show all
web-click-again = Click again to do it: { $what }
web-do-it = Do it: { $what }
web-all-answers = All answers
web-choose-one = Which of them?
web-verb-things = On the table
web-pass-from-now = Always pass at this kind of moment
web-rests = Pass…
web-rests-lead = For how long do you pass?
web-rest-this-attack = Pass until this attack is over
web-rest-until-turn = Pass until your turn
web-rest-own-attacks = Never in your own attacks
web-rests-this-attack = Passing until this attack is over
web-rests-until-turn = Passing until your turn
web-rests-own-attacks = Passing in your own attacks
web-anyway-begin = Ask me even where I can only pass
web-anyway-end = Pass for me where I can only pass
web-rests-kind = Passing: { $kind }
web-rest-end = { $rest }. Ask me again
web-ask-again = Ask me again
web-ask-again-of = Ask me again: { $kind }
web-verdict = The result
web-verdict-fold = Look at the table
web-verdict-open = Figures
web-ending-time = The time was up.
web-ending-limit = The bout had reached its longest.
web-amount = Amount
web-less = Less
web-more = More
web-that = what lies there
web-why-not-asked = It is not your turn to decide. You can look at everything meanwhile.
web-why-not = You can do nothing with { $thing } now. You can choose what glows.
web-pose = Place the piece
web-pose-left = Left
web-pose-right = Right
web-pose-up = Up
web-pose-down = Down
web-pose-turn-left = Turn left
web-pose-turn-right = Turn right
web-pose-step = Step
web-pose-at = { $x } × { $y } mm, { $turn }°
web-pose-which = Which of them?
web-pose-places = Go to a place…
web-pose-fits = It fits.
web-pose-give = Place it here
web-held = This is answered for you in a moment.
web-undo = Take back
web-log = Log
web-log-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-times = × { $count }
web-log-before = Before the first turn
web-log-empty = Nothing has happened yet.
web-show-again = Show the last turn again (R)
web-bell = Sounds of the table
web-talk = Talk
web-talk-empty = Nobody has said anything.
web-talk-field = Say something
web-talk-send = Say
web-talk-muted = { $count ->
    [one] one message from somebody you muted
   *[other] { $count } messages from people you muted
}
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-more-menu = More
web-table-menu = Table
web-scene = The table
web-people = Who plays
web-clock-of = Clock of { $who }
web-concede = Give up
web-concede-sure = Give the bout up? It is lost then.
web-concede-yes = Yes, give up
web-propose-draw = Propose a draw
web-propose-take-back = Ask to take back
web-proposed = { $who } proposes { $what ->
    [draw] a draw
   *[take-back] to take the last answer back
}
web-proposed-by-you = You proposed { $what ->
    [draw] a draw
   *[take-back] to take your answer back
}. Others have not agreed yet.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-rematch = Another bout
web-rematch-wanted = You want another bout. It starts when the others do.
web-rematch-others = { $count ->
    [one] { $who } wants another bout.
   *[other] { $who } want another bout.
}
web-leave-table = Leave the table
web-save-record = Save the record
web-report = Report a problem
web-report-own = Saves this position as a file. The file holds what you may know of the table: no names, no talk, and nothing that is hidden from you. Random values stand in for what you cannot know.
web-report-whole = Saves this position as a file. The file holds the whole table, also what was hidden, but no names and no talk.
web-report-saved = Saved as { $name }. Send it to the person who runs this server, and say what went wrong.
web-report-holds = What the file holds
web-ended-drawn = All agreed on a draw.
web-ended-other-rules = The rules of this program changed in mid-bout: there is no result.
web-ended-won = You won.
web-ended-lost = { $who } won.
web-ended-shared = A draw between { $who }.
web-place = { $place }. { $who }
web-watching-as = You watch.
web-orders = Standing orders
web-orders-lead = When you are asked this again in this bout:
web-order-none = decide myself
web-order-here = When I am asked this again (“{ $kind }”)…
web-order-pass = pass
web-order-ask = always ask me
web-order-answer = answer “{ $answer }”
web-order-keep = Remember for all bouts of this game
web-order-for = Questions of the kind “{ $kind }”
web-order-remove = Remove
web-order-always = always give this answer…
web-no-orders = No standing orders.
web-keys = Keys
web-keys-lead = Arrows or digits: go through the answers. Enter: give. E: end or pass. P: for how long to pass. Escape: one step back. Left and right: change the amount. U: take back. A: all answers. R: show the last turn again. B, L, T: table, log, talk. On a board, plus, minus, 0 and Shift with the arrows move the camera.

## Bouts that are over

web-no-bouts = You have finished no bout yet. Play one.
web-older = Older ones
web-result-won = won
web-result-lost = lost
web-result-drawn = draw
web-result-none = no result
web-replay-title = Replay of a bout
web-step = Step { $step } of { $steps }
web-step-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-play = Play
web-pause = Pause
web-replay-speed = Speed
web-seen-by = Seen by
web-spectator = a spectator
web-share = Copy a link to this position
web-continue-here = Play on from here
web-what-happened = What happened
web-replay-controls = Controls of the replay
web-replay-position = Position in the bout
web-replay-keys = Left and right: one step; right or Escape goes on while something is told. Home and End: beginning and end. Space: play or pause. < and >: slower and faster. V: the next view. L: log. Escape: close.
web-to-step = Go to step { $step }
web-seat-called = { $letter }: { $name }
web-nameless = somebody
web-answered = Then:
web-could-answer = { $count ->
    [one] the only answer
   *[other] what could be answered ({ $count })
}
web-continue-lead = Opens a new table that begins at this position. You choose who sits where.
web-continue-over = The bout is over here. Go back to an earlier step to play on from it.
web-share-lead = The link leads to step { $step }, seen by { $view }.
web-record-whole = The whole bout: every answer, and every result of chance. Any copy of this program can replay it.
web-record-own = While the bout runs, the record holds only what you know of it. When the bout is over, you can save the whole record here.
web-see-again = Look at the bout again
web-statistics = Figures
web-no-statistics = Nothing was counted in this bout.
web-curve-title = { $measure }, turn by turn
# For those who do not see the picture.
web-curve = { $measure } over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $lines }.
web-curve-line = { $who } from { $first } to { $last }
web-curve-point = Turn { $turn }, { $who }: { $amount }
web-curve-turn = { $turn ->
    [0] start
   *[other] turn { $turn }
}
web-tipped = It tipped in turn { $turn }.
web-tipped-see = See how
web-feats = The best deeds
web-feat-turn = { $turn ->
    [0] before the first turn
   *[other] in turn { $turn }
}
web-luck-of = { $what }:
web-luck = { $way ->
    [above] { $amount } above the mean
    [below] { $amount } below the mean
   *[even] just the mean
}

## How to play

web-how-title = How to play { $game }
web-how-table = At this table
web-how-ask = Your question stands beside your hand, with everything you can do, counted by verbs. You can choose what glows: click it, drag it, or open the list of all answers.
web-how-narrow = Point at what glows, and you see what it would do. When you click a thing, only the answers that use it are left. If only one is left, a second click does it; if several are left, you choose among them where you clicked.
web-how-why = If you click something that does not glow, the page says why you cannot choose it, and names the rule.
web-how-look = Point at a card, or hold it, to read all of it. The place for this is always the same.
web-how-undo = “Take back” undoes your last answer, as long as nobody has learnt anything from it.
web-how-pictures = In pictures
web-rulebook = The rules
web-to-contents = Contents
web-rule = Rule { $rule }
web-rule-unknown = The rulebook has no rule { $rule }.
web-whole-rulebook = The whole rulebook

## First lesson

web-lesson = First lesson
web-lesson-of = { $game }: first lesson
web-lesson-go-on = Go on with the lesson
web-lesson-at = First lesson, { $at } of { $count }
web-lesson-none = This game has no lesson yet. Its rules explain everything.
web-lesson-praise = Right!
web-lesson-right = That is what you were asked to do.
web-lesson-other = “{ $answer }” is allowed, but it does not do what is asked here. Try another answer.
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-restart = Begin again
web-lesson-hint = Show me
web-lesson-done = Well done: you know how to play.
web-lesson-done-lead = You learn the rest while you play. What you may choose glows. If you click anything else, the page says why you cannot choose it.

## Settings

web-theme = Look
web-theme-auto = as the device
web-theme-night = night shift (dark)
web-theme-blueprint = blueprint (light)
web-theme-contrast = high contrast
web-palette = Colours of the seats
web-palette-standard = usual
web-palette-safe = safe for the colour-blind
web-text-size = Size of text
web-text-small = small
web-text-medium = medium
web-text-large = large
web-text-huge = very large
web-motion = Movement
web-motion-off = none
web-motion-slow = slow
web-motion-usual = usual
web-motion-fast = fast
web-clicks = When you click a thing and only one answer is left
web-clicks-twice = show it first; a second click does it
web-clicks-once = do it at once
web-sound = A sound when it is your turn
web-sounds = Sounds
web-volume = How loud
web-notify = A notification when it is your turn and you look elsewhere
web-notify-refused = The browser does not allow notifications for this page. Allow them in its settings first.
web-language = Language
web-language-auto = as the browser
web-kept-here = Kept on this device.
web-remembered-orders = Remembered standing orders
web-muted-people = People you muted

## Account

web-name = Name
web-name-lead = What the others at a table see.
web-rename = Change
web-login-title = Sign in on other devices
web-login-lead = You are a guest on this device. If you set a sign-in name and a password, you are the same person on other devices, with all your bouts.
web-login-known = You sign in as { $login }.
web-login-name = Sign-in name
web-password = Password
web-password-old = Current password
web-login-set = Set
web-login-change = Change name or password
web-sign-in = Sign in
web-sign-in-lead = Do you have an account already? What this guest has played stays with the guest.
web-sign-out = Sign out on this device
web-sign-out-others = Sign out all other devices
web-signed-out-others = All other devices are signed out.
web-devices = Devices
web-device = A device
web-device-on = { $browser } on { $system }
web-device-here = this device
web-device-seen = last seen { $seen }
web-device-since = signed in { $since }
web-device-end = Sign out
web-device-sign-out = Sign out { $device }
web-device-out = { $device } is signed out.
web-device-only = No other device is signed in.
web-delete = Delete the account
web-delete-lead = You give up your bouts, and your name is removed everywhere. This cannot be undone. Write your name, { $name }, to confirm.
web-delete-yes = Delete for ever
web-saved = Saved.
