### How English joins a list. `$before` is what was joined so far, `$next` the item that follows.

list-none = none
list-two = { $before } and { $next }
list-middle = { $before }, { $next }
list-last = { $before } and { $next }
