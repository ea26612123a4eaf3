### What the server says, in English: what is wrong, and what to do.

## The connection for play

server-no-hello = The first message must be the protocol's hello, within 10 seconds. Connect again.
server-other-protocol = This client speaks version { $theirs } of the protocol, but the server speaks version { $ours }. Load the page again, or use the newest program.
server-second-hello = You have already said hello. Continue with a request.
server-not-text = Messages must be text, but this one is not. Connect again and send JSON.
server-unreadable-frame = A message could not be received: it is longer than { $most } bytes, or not a message at all. Connect again and send less.
server-unreadable = The message cannot be read: { $why }. Nothing was done. Correct it and send it again.
server-too-fast = That was too much at once. Nothing was done. Send it again in { $millis } milliseconds.
server-flood = You sent messages much too fast for too long. Wait a moment, then connect again.
server-silent = Your connection was silent for too long. Connect again; nothing is lost.
server-too-slow = The connection is too slow for the messages sent to it. Connect again; nothing is lost.
server-signed-out = This account was signed out here. Sign in again.
server-stops = The server stops for a moment. Connect again soon; nothing is lost.
server-no-store = The server can no longer store anything, so it carries nothing out. Tell the person who runs it; what was acknowledged before may be lost.
server-broken = Something in the server failed. Nothing was done. Try again later.

## Pages

server-no-session = Nobody is signed in on this device. Sign in, or go on as a guest.
server-no-page = There is no page { $path }.
server-no-upgrade = This page opens a WebSocket for play. Ask for one, or open this server in a browser.
server-wrong-method = This page exists, but it does not accept { $method }.
server-bad-request = The request cannot be read: { $why }. Correct it and send it again.
server-other-origin = A page of another site may not do this. Open { $url } instead.
server-local-only = This page is only for the machine on which the server runs.
server-too-many-requests = Too many pages were asked for. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-replays = Too many finished bouts were looked at. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-other-host = This server is not known by that name. Open { $url } instead. The person who runs the server can give it a name with --public-url.
server-too-many-connections = Your address already has { $most } connections, which is the limit. Close one of them.
server-no-link = This link leads nowhere: its table is closed, or a letter is missing. Ask for it again.
server-no-record = There is no record for you: no bout has been played, or you are not at that table.
server-no-bout = There is no bout with this name. It may have been deleted because it was old.
server-other-rules = This bout was played with other rules than this program has, so it cannot be shown. You can still save its record.
server-closed = A bout is played, or is about to be, that goes on from this one. Until it is over, only those who sat here can look at it, from their own seats, up to step { $last }.
server-no-step = The bout has no such step. The last one is { $last }.
server-no-seat = The bout has no such seat. Choose another one.
server-over-there = The bout is over at that step, so there is nothing to answer. Choose an earlier step.
server-no-position = There is no position for you: no bout has been played, or you do not sit at that table.
server-setup-fault = Line { $line }: { $what }{ $helps ->
    [yes] ; { $help }
   *[no] {""}
}.
server-setup-too-long = A set-up may have at most { $most } letters. Make it shorter.
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
server-wrong-password = The name and the password do not match. Try again.
server-bad-login = A sign-in name needs { $least } to { $most } letters, digits or signs, without spaces, and letters of only one script. Choose another one.
server-bad-password = A password needs { $least } to { $most } letters. Choose another one.
server-name-alike = Somebody here is called { $name }, or has a name that looks like it. Choose another name.
server-login-taken = Somebody already signs in as { $login }. Choose another name.
server-confirm-name = To delete the account, give its name exactly: { $name }.

## Statistics

server-count-answers = Answers given
