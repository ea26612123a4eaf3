### What the server says, in English: what is wrong, and what to do.

## The connection for play

server-no-hello = The first message must be the hello of the protocol, within 10 seconds. Connect again.
server-other-protocol = This client speaks version { $theirs } of the protocol, and the server version { $ours }. Load the page again, or use the newest program.
server-second-hello = You have said hello already. Go on with a request.
server-not-text = Messages must be text, and this one is not. Connect again and send JSON.
server-unreadable-frame = A message could not be received: it is longer than { $most } bytes, or no message at all. Connect again and send less.
server-unreadable = The message cannot be read: { $why }. Nothing was done; mend it and send it again.
server-too-fast = That was too much at once. Nothing was done; send it again in { $millis } milliseconds.
server-flood = Messages came much too fast, for long. Wait a moment, then connect again.
server-silent = Nothing was heard for long. Connect again; nothing is lost.
server-too-slow = The connection is too slow for what is sent. Connect again; nothing is lost.
server-signed-out = This account was signed out here. Sign in again.
server-stops = The server stops for a moment. Connect again soon; nothing is lost.
server-broken = Something in the server failed. Nothing was done; try again later.

## Pages

server-no-session = Nobody is signed in on this device. Sign in, or go on as a guest.
server-no-page = There is no page { $path }.
server-wrong-method = The page is there, but not for { $method }.
server-bad-request = The request cannot be read: { $why }. Mend it and send it again.
server-other-origin = A page of another site may not do this. Open { $url } instead.
server-local-only = This page is only for the machine that the server runs on.
server-too-many-requests = Too many pages were asked for. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-connections = There are { $most } connections from your address, and that is the most. Close one of them.
server-no-link = This link leads nowhere: its table is closed, or a letter is missing. Ask for it again.
server-no-record = There is no record for you: no bout has been played, or you are not at that table.
server-no-bout = There is no bout under this name. It may have been too long ago.
server-other-rules = This bout was played by other rules than those of this program, so it cannot be shown. Its record can still be saved.
server-no-step = The bout has no such step. The last one is { $last }.
server-no-seat = The bout has no such seat. Choose another one.
server-over-there = The bout is over there, and nobody is to answer anything. Choose an earlier step.
server-no-position = There is no position for you: no bout has been played, or you do not sit at that table.
server-setup-fault = Line { $line }: { $what }{ $helps ->
    [yes] ; { $help }
   *[no] {""}
}.
server-setup-too-long = A set-up has { $most } letters at most. Make it shorter.
server-no-device = There is no such device. Load the list again.
server-no-game = There is no game { $game }. The games are: { $known }.
server-no-language = There are no words in { $language }.

## Accounts

server-too-many-guests = Many new guests came from your address. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, or sign in.
server-too-many-tries = That was tried too often. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-wrong-password = Name and password do not fit. Try again.
server-bad-login = A name to sign in by needs { $least } to { $most } letters. Choose another one.
server-bad-password = A password needs { $least } to { $most } letters. Choose another one.
server-login-taken = Somebody signs in as { $login } already. Choose another name.
server-confirm-name = To delete the account its name must be given exactly: { $name }.

## Statistics

server-count-answers = Answers given
