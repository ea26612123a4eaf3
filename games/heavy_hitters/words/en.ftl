### What is said at the table of GKR Heavy Hitters.
###
### $who is `you` where the reader is meant, else `other`; $seat is then the letter of the seat.
### $rule is the number of a rule.

# computed: gk-about, gk-ask-, gk-answer-, gk-event-, gk-not-
# computed: gk-piece-, gk-setup, gk-option-, gk-scene-

gk-about = Giant robots fight in a city. Their cards are weapons and hit points at once.
