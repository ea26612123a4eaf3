### What the lobby refuses, in English: what is wrong, and what to do.

## Persons and tables

lobby-house-only = Only the server itself may do this.
lobby-persons-only = Only a person may do this. Sign in first.
lobby-not-connected = You are not connected. Connect again, then send it once more.
lobby-too-many-connections = You are already connected { $most } times, which is the limit. Close one of your windows.
lobby-bad-name = A name needs 1 to { $most } letters that can be read. Choose another one.
lobby-too-long = This has { $letters } letters, but at most { $most } are allowed. Make it shorter.
lobby-no-such-table = There is no table { $table }. It was closed, or the number is wrong.
lobby-bad-link = A table link needs 16 to 64 letters. Make another one.
lobby-no-such-person = Nobody with that number is at your tables. Choose somebody you see there.
lobby-not-invited = This table is not open to all. Ask the person who opened it for its link.
lobby-too-many-tables = You may have at most { $most } tables. Close one first, or get up from one.
lobby-no-room = The server has no room to store anything. Nothing was done. Try again later.
lobby-too-many-computers = At most { $most } bouts between computers may run at once. Wait until one is over.
lobby-too-many-watchers = There are already { $most } spectators, which is the limit. Try again later.
lobby-no-such-seat = This table has { $seats } seats. Choose one of them.
lobby-seat-taken = Somebody sits there. Choose an open seat.
lobby-sits-already = You already sit at this table. Get up first to change seats.
lobby-not-seated = You do not sit at this table. Only those who sit can do this.
lobby-not-at-table = You are not at this table. Watch it or take a seat first.
lobby-not-host = Only the person who opened the table may do this. Ask them.
lobby-goes-on-elsewhere = A bout is played, or is about to be, that goes on from this one. Wait until it is over.
lobby-too-many-origins = This bout already goes on from { $most } others, one after the other, which is the limit. Go on from an earlier one.
lobby-bout-runs = The bout has begun. Give it up first, or wait until it is over.
lobby-seats-open = A seat is still open. Give it to a computer, or wait until somebody takes it.
lobby-persons-sit = People sit here, and the bout starts when they are ready. Say that you are ready, or watch.
lobby-no-bout = No bout is being played here. Wait until one starts.
lobby-not-over = There is no finished bout here. Finish one first.
lobby-has-left = You have left this bout. You can watch until it is over.

## Terms

lobby-no-such-game = There is no game { $game }. The games are: { $known }.
lobby-no-such-setup = The game has no set-up { $name }. Choose one from its list.
lobby-unreadable-setup = The set-up cannot be read: { $faults }. Correct it and try again.
lobby-illegal-setup = The rules do not allow this set-up: { $why } Change it and try again.
lobby-no-kits = Nobody brings a kit here: everybody plays with what the table has.
lobby-faulty-kit = This kit cannot be used: { $faults }. Correct it and try again.
lobby-kit-of-another = You cannot choose what this seat brings. The person who sits there chooses it; for a computer, the person who opened the table does.
lobby-kit-chance = by chance
lobby-time-out-of-range = { $what } must be { $least } to { $most } milliseconds. Choose another time.
lobby-time-of-clock = The time of the clock
lobby-time-of-increment = The increment of the clock
lobby-time-of-bout = The time of the bout
lobby-time-of-grace = The time that somebody may be away
lobby-time-of-thinking = The pause of a computer
lobby-time-of-pause = A pause
lobby-no-clock-to-wait-for = The clock should decide when somebody is away, but there is no clock. Choose a clock, or another rule for that case.

## Playing

lobby-stale = This answers question { $number }, but you are at question { $now } now. Look at it and answer again.
lobby-not-asked = You have nothing to answer now. Wait until you are asked.
lobby-no-answer = This move has no answer. Choose one.
lobby-too-many-answers = You may give at most { $most } answers at once. Give them one after the other.
lobby-unreadable = The answer cannot be read: { $why }.
lobby-illegal-later = Answer { $place } is not allowed: { $why } None was given; choose others.
lobby-nothing-to-take-back = You have given no answer that you could take back.
lobby-not-free = Somebody may have learnt something since then. Ask the others to agree to take it back.
lobby-secrets-open = Secret choices are being made. Wait until they are over.
lobby-proposed-before = { $what } is already proposed. Answer that first.
lobby-not-proposed = { $what } is not proposed now. Propose it if you want it.
lobby-proposal-draw = A draw
lobby-proposal-take-back = To take an answer back
lobby-computer-plays = A computer plays, and computers never agree to a draw. Play on, or give the bout up.
lobby-no-rest = There is nothing of that kind to rest from now.
lobby-too-many-orders = You may have at most { $most } standing orders. Remove one first.

## Talking

lobby-bad-talk = A message needs 1 to { $most } letters. Write it differently.
lobby-talks-too-much = That was too much at once. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
lobby-may-not-talk = You may not talk at this table. Take a seat if one is open.
lobby-too-many-muted = You have muted { $most } persons, which is the limit. Unmute one of them first.
