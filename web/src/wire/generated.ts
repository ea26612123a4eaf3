// The types of all that is sent, written by `cargo xtask types` from those of the server. Not to be edited.

/**
 * What happens to a seat whose person stays away.
 */
export type Abandoned = "leave" | { "stand-in": Level } | "clock";

/**
 * Who may come in.
 */
export type Admission = "everybody" | "link" | "nobody";

/**
 * One of several answers that differ only by an amount.
 */
export type Amount = { 
/**
 * The amount of this answer.
 */
value: number, 
/**
 * The least of them.
 */
least: number, 
/**
 * The most of them.
 */
most: number, };

/**
 * What a seat is asked, in notation.
 */
export type Asked = { 
/**
 * The question.
 */
question: string, 
/**
 * Its kind: the question with its names left out.
 */
kind: string, };

/**
 * One moment of what happened. Moments are shown one after the other.
 */
export type Beat = { 
/**
 * How it stands in the log.
 */
kind?: BeatKind, 
/**
 * The seat that did it, if one did.
 */
actor?: number | null, 
/**
 * The things that it is about. They may be gone, or not be there yet.
 */
about?: Array<Id>, 
/**
 * What is drawn while it is shown: the way walked, the line of fire, what is hit.
 */
overlays?: Array<Overlay>, 
/**
 * Dice that fell, one after the other.
 */
dice?: Array<Die>, 
/**
 * A number that flies off a thing: damage, healing, energy.
 */
amount?: Flying | null, };

/**
 * How a beat stands in the log.
 */
export type BeatKind = "turn" | "deed" | "detail";

/**
 * A board with what stands on it.
 */
export type Board = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its title.
 */
title: Message, 
/**
 * Its ground.
 */
field: Field, 
/**
 * The pieces on it. Pieces in one place lie in layers, the lowest first.
 */
pieces: Array<Piece>, };

/**
 * A finished bout, as a list shows it.
 */
export type BoutCard = { id: string, game: string, started: number, ended: number, 
/**
 * How it ended, in the form that a table uses.
 */
outcome: Ended | null, seats: Array<BoutSeat>, inputs: number, };

/**
 * Who had a seat.
 */
export type BoutSeat = { name: string, 
/**
 * The level of a computer.
 */
level: string | null, 
/**
 * Whether it was the person who asks.
 */
me: boolean, };

/**
 * What the reader hears and sees of its bout. Its reader makes a [`lobby::Note::Bout`] of it.
 */
export type BoutTold = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Whether `events` holds all events; otherwise it holds the new ones.
 */
whole?: boolean, 
/**
 * What happened, as the reader hears it.
 */
events?: Array<Heard>, 
/**
 * What the reader saw on the way to its sight, deed by deed. Each builds on the one before.
 */
stills?: Array<StillTold>, 
/**
 * What the reader sees now, if it has changed.
 */
sight?: SightTold, };

/**
 * The result of a request.
 */
export type Came = "done" | { "opened": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The path of its link on this server.
 */
path: string, } } | { "link": { 
/**
 * Its path on this server.
 */
path: string, } } | "possible";

/**
 * A card, tile or module.
 */
export type Card = { 
/**
 * The place where it lies.
 */
id: Id, 
/**
 * Which side is seen.
 */
face: Face, 
/**
 * States: damage, overheated, activated.
 */
marks?: Array<Mark>, 
/**
 * Whether it lies on its side.
 */
lying?: boolean, 
/**
 * How many equal cards lie here.
 */
copies?: number, };

/**
 * A number of a card.
 */
export type CardNumber = { 
/**
 * What is counted.
 */
title: Message, 
/**
 * How much.
 */
value: number, 
/**
 * What it means.
 */
tone?: Tone, };

/**
 * A card whose face is named.
 */
export type CardThing = { 
/**
 * The place where it lies.
 */
id: Id, 
/**
 * The number of the face that is seen.
 */
face: number, 
/**
 * States: damage, overheated, activated.
 */
marks?: Array<Mark>, 
/**
 * Whether it lies on its side.
 */
lying?: boolean, 
/**
 * How many equal cards lie here.
 */
copies?: number, };

/**
 * One hexagonal cell.
 */
export type Cell = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Where it lies.
 */
at: Hex, 
/**
 * How high it is.
 */
height?: number, 
/**
 * Its ground.
 */
ground: Tone, 
/**
 * What it is called, if it has a name.
 */
title?: Message | null, 
/**
 * Whether the title is the place that is printed on it, such as 5F: it stands for its coordinates.
 */
printed?: boolean, 
/**
 * Marks on its edges.
 */
edges?: Array<HexEdge>, 
/**
 * Of a cell that the edge of the board cuts in two: the side whose half is there, 0 to 5 clockwise.
 */
half?: number | null, };

/**
 * The result of checking a set-up.
 */
export type Checked = { 
/**
 * How many seats it has, if it is valid.
 */
seats: number | null, 
/**
 * Everything that is wrong with it.
 */
faults: Array<SetupFault>, 
/**
 * The set-up as the program writes it. If it cannot be read, the text as it was given.
 */
toml: string, };

/**
 * What the game says about the text of a kit.
 */
export type CheckedKit = { 
/**
 * What was picked, right or wrong, part by part.
 */
picks: Array<KitPick>, 
/**
 * The text as the game writes it; while it is faulty, the text as it was given.
 */
text: string, 
/**
 * The kit in words; empty while it is faulty.
 */
words: Array<Message>, 
/**
 * Everything that is wrong with it.
 */
faults: Array<KitFault>, };

/**
 * One answer of the list.
 */
export type Choice = { 
/**
 * The answer in the game's notation: this is what is sent.
 */
answer: string, 
/**
 * Further answers that are sent with it, all or nothing: a whole path.
 */
then?: Array<string>, 
/**
 * In words.
 */
words: Message, 
/**
 * The things it concerns, the one to click first. Clicking a thing gives the only choice bound
 * to it, or narrows the list to those that are.
 */
things?: Array<Id>, 
/**
 * An amount that the answer carries.
 */
amount?: Amount | null, 
/**
 * What it would do, as far as everybody may know. Never for things that must not be measured.
 */
preview?: Array<Overlay>, 
/**
 * The verb that it is counted under: "Move", "Attack", "Play". `None`: it stands alone.
 */
group?: Message | null, 
/**
 * What kind of answer it is.
 */
role?: Role, 
/**
 * A short mark on the first of its things: a cost, a chance.
 */
badge?: Mark | null, };

/**
 * How long answers may take. All times are in milliseconds.
 */
export type Clock = "none" | { "per-move": number } | { "bank": { 
/**
 * The time for the whole bout.
 */
bank: number, 
/**
 * The increment.
 */
increment: number, } };

/**
 * A clock as it stands.
 */
export type ClockCard = { 
/**
 * How many milliseconds were left when it last started or stopped.
 */
left: number, 
/**
 * Since when it runs.
 */
running_since: Moment | null, };

/**
 * Everything that the lobby can be asked to do.
 */
export type Command = { "watch": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The token in its link, if one is needed.
 */
token: LinkToken | null, } } | { "unwatch": { 
/**
 * The table.
 */
table: TableId, } } | { "sit": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The token in the link, if one is needed.
 */
token: LinkToken | null, } } | { "stand": { 
/**
 * The table.
 */
table: TableId, } } | { "fill": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The level of the computer. `None` opens the seat.
 */
level: Level | null, } } | { "bring": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The kit.
 */
kit: Kit | null, } } | { "ready": { 
/**
 * The table.
 */
table: TableId, 
/**
 * Whether the person is ready.
 */
ready: boolean, } } | { "start": { 
/**
 * The table.
 */
table: TableId, } } | { "move": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The number of the sight that this answers.
 */
number: number, 
/**
 * The answers.
 */
answers: Array<string>, } } | { "undo": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The number of the sight that the person sees when taking it back.
 */
number: number, } } | { "declare": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The kind of question.
 */
kind: string, 
/**
 * The order. `None` removes it.
 */
order: StandingOrder | null, } } | { "rest": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The rest.
 */
rest: Rest, 
/**
 * Whether it begins. Otherwise it ends.
 */
begins: boolean, } } | { "anyway": { 
/**
 * The table.
 */
table: TableId, 
/**
 * Whether it is. At the beginning of a bout it is not.
 */
anyway: boolean, } } | { "concede": { 
/**
 * The table.
 */
table: TableId, } } | { "propose": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The proposal.
 */
proposal: Proposal, } } | { "agree": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The proposal.
 */
proposal: Proposal, 
/**
 * Whether the person accepts.
 */
agreed: boolean, } } | { "rematch": { 
/**
 * The table.
 */
table: TableId, } } | { "close": { 
/**
 * The table.
 */
table: TableId, } } | { "talk": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The text.
 */
text: string, } } | { "mute": { 
/**
 * The person.
 */
person: PersonId, 
/**
 * Whether to mute them.
 */
mute: boolean, } };

/**
 * A card that decks may contain.
 */
export type DeckCard = { 
/**
 * Its code in notation.
 */
code: string, 
/**
 * The card.
 */
card: Card, 
/**
 * How many copies a set holds.
 */
copies: number, };

/**
 * What changed from one scene to the next. What is not mentioned stays as it was.
 */
export type Delta = { 
/**
 * What seldom changes about the scene as a whole.
 */
frame?: SceneFrame, 
/**
 * The headline.
 */
headline?: Message, 
/**
 * All overlays.
 */
overlays?: Array<Overlay>, 
/**
 * The prompt, without its choices.
 */
prompt?: Prompt, 
/**
 * Faces that were not told before. They are numbered from 0, on and on.
 */
faces?: Array<Face>, 
/**
 * Things that are new or have changed, without the things in them.
 */
things?: Array<Thing>, 
/**
 * Containers of which other things are in them now, or in another order, each with all of their names. The
 * container `#` is the scene itself; the ground of a board is the container with the board's name and `#ground`.
 * A name that begins with `/` or `#` continues the name of its container. What no list names any more is gone.
 */
lists?: Array<[Id, Array<Id>]>, 
/**
 * All choices that were told before are forgotten, and are numbered from 0 again.
 */
forget?: boolean, 
/**
 * Choices that were not told before. They are numbered from 0, on and on.
 */
choices?: Array<Choice>, 
/**
 * What can be chosen now, in runs: the number of the first choice, and how many there are.
 */
offered?: Array<[number, number]>, };

/**
 * A device that is signed in.
 */
export type Device = { 
/**
 * An id for it that gives no access.
 */
id: string, 
/**
 * The name it gives itself.
 */
device: string, since: number, seen: number, 
/**
 * Whether it is the calling device.
 */
here: boolean, };

/**
 * One die.
 */
export type Die = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its face; none before it is rolled.
 */
face?: number | null, 
/**
 * How many faces it has.
 */
sides: number, 
/**
 * What happens to it.
 */
state?: DieState, 
/**
 * The state in words, if it is not obvious: set aside, bought with power.
 */
note?: Message | null, };

/**
 * The state of a die.
 */
export type DieState = "in-play" | "power" | "set-aside" | "success";

/**
 * What an answer leads to.
 */
export type Effect = { 
/**
 * What the learner hears of it.
 */
events: Array<Heard>, 
/**
 * The position it leads to.
 */
scene: Scene, };

/**
 * How a bout at a table ended.
 */
export type Ended = { "played": Outcome } | "drawn" | "other-rules";

/**
 * Why a bout is over.
 */
export type Ending = "rules" | "time" | "limit";

/**
 * The visible side of a card.
 */
export type Face = { "front": { 
/**
 * Whether the card itself lies face-down.
 */
turned_down?: boolean, 
/**
 * Its name.
 */
title: Message, 
/**
 * Its drawing.
 */
glyph: Glyph, 
/**
 * Its numbers, the most important first.
 */
numbers?: Array<CardNumber>, 
/**
 * Its text, line by line.
 */
text?: Array<Message>, } } | { "back": { 
/**
 * What the back tells.
 */
title: Message, 
/**
 * The pattern of the back.
 */
tone?: Tone, } };

/**
 * Where a thing faces, fires or sees.
 */
export type FacingArc = { 
/**
 * Whose.
 */
of: Id, 
/**
 * What it is for: "front arc".
 */
title: Message, 
/**
 * How it opens.
 */
sweep: Sweep, 
/**
 * What it means.
 */
tone: Tone, };

/**
 * A fault, as it is sent.
 */
export type Fault = { 
/**
 * Why, as a code.
 */
code: string, 
/**
 * Why, and what to do, for a client that speaks the reader's language.
 */
why: Message, 
/**
 * The same in English.
 */
words: string, };

/**
 * The best deed of a seat.
 */
export type Feat = { 
/**
 * Whose deed it was.
 */
seat: number, 
/**
 * What was done.
 */
words: Message, 
/**
 * In which turn.
 */
turn: number, 
/**
 * The step of the replay that shows it.
 */
step: number, };

/**
 * The ground of a board.
 */
export type Field = { "hexes": Hexes } | { "plane": Plane };

/**
 * A line of a bout's statistics.
 */
export type Figure = { 
/**
 * What is counted.
 */
words: Message, 
/**
 * The amounts by seat.
 */
by_seat: Array<number>, };

/**
 * A number that flies off a thing.
 */
export type Flying = { 
/**
 * Off which thing.
 */
on: Id, 
/**
 * By how much the thing changed.
 */
by: number, 
/**
 * What it means.
 */
tone: Tone, };

/**
 * What chance gave in one respect.
 */
export type Fortune = { 
/**
 * What is added up.
 */
words: Message, 
/**
 * How much more came than the mean, in tenths, by seat. Nothing for whom nothing came.
 */
tenths: Array<number | null>, };

/**
 * One frame of a replay: an answer or another deed, with the chance that followed it.
 */
export type Frame = { 
/**
 * Its number; the opening is 0.
 */
step: number, 
/**
 * The seat that did it. `None` for the opening, for the end of the time, and for a secret answer of another seat
 * that was not its last one there.
 */
by: number | null, 
/**
 * What was heard then.
 */
events: Array<Heard>, 
/**
 * What was seen and could be answered afterwards.
 */
scene: Scene, 
/**
 * The answer given there, as its choices write it.
 */
given: string | null, };

/**
 * A game in the list.
 */
export type GameCard = { id: string, title: string, 
/**
 * What the game is about and how to win it.
 */
about: Message, setups: Array<SetupCard>, 
/**
 * The fewest and the most seats of these set-ups.
 */
seats: SeatRange, 
/**
 * The levels of computers, the weakest first.
 */
levels: Array<string>, 
/**
 * What the game calls the kit that each seat brings. `None` if seats bring nothing.
 */
kit: Message | null, 
/**
 * Whether seats are asked for something before the first turn that can be left to chance.
 */
sets_up: boolean, };

/**
 * A number with a highest value: armour, energy, spirit.
 */
export type Gauge = { 
/**
 * Its id.
 */
id: Id, 
/**
 * What is measured.
 */
title?: Message, 
/**
 * How much there is.
 */
value: number, 
/**
 * How much there can be, if there is a limit.
 */
most?: number | null, 
/**
 * What it means.
 */
tone?: Tone, };

/**
 * What a thing looks like, by name: the renderer's own drawing, or its first letters.
 */
export type Glyph = string;

/**
 * Something that the reader heard.
 */
export type Heard = { 
/**
 * In notation.
 */
notation: string, 
/**
 * In words.
 */
words: Message, 
/**
 * The rule that explains it best.
 */
rule?: string | null, 
/**
 * How it is shown, if its game says so.
 */
beat?: Beat, };

/**
 * A place among hexes, in axial coordinates.
 */
export type Hex = { 
/**
 * The column; slanted where the top is pointed.
 */
q: number, 
/**
 * The row; slanted where the top is flat.
 */
r: number, };

/**
 * A mark on an edge of a cell: a wall, a tag, a doorway.
 */
export type HexEdge = { 
/**
 * The edge: 0 to 5 clockwise, 0 towards growing columns.
 */
side: number, 
/**
 * What is there.
 */
mark: Mark, };

/**
 * Hexagonal cells, and how they lie.
 */
export type Hexes = { 
/**
 * Which part of a cell points upwards.
 */
top: Top, 
/**
 * The cells.
 */
cells: Array<Cell>, };

/**
 * The name of a thing in view: `stak:0`, `stak:0/3`, `hex:2,-1`.
 */
export type Id = string;

/**
 * Something in a zone.
 */
export type Item = { "card": Card } | { "token": Token } | { "empty": { 
/**
 * The slot's id.
 */
id: Id, 
/**
 * What belongs there.
 */
title: Message, } };

/**
 * What a seat brings.
 */
export type Kit = { "written": string } | "chance";

/**
 * A fact that tells pieces apart.
 */
export type KitFact<W> = { 
/**
 * The name of the fact: `Cooldown`.
 */
what: W, 
/**
 * Its value for this piece: `2`.
 */
is: W, };

/**
 * One fault in the text of a kit.
 */
export type KitFault = { 
/**
 * The line, counted from 1.
 */
line: number, 
/**
 * What is wrong, with the rule.
 */
what: string, 
/**
 * How to fix it.
 */
help: string | null, };

/**
 * What there is to choose.
 */
export type KitForm<W> = { 
/**
 * What the game calls such a kit.
 */
title: W, 
/**
 * What it is for, and what others see of it.
 */
about: W, 
/**
 * What a seat has that brings none.
 */
usual: W, 
/**
 * Its parts, in the order in which they are chosen.
 */
parts: Array<KitPart<W>>, 
/**
 * Everything that can be chosen.
 */
pieces: Array<KitPiece<W>>, };

/**
 * Everything there is to choose for a kit.
 */
export type KitPage = { 
/**
 * What there is to choose.
 */
form: KitForm<Message>, 
/**
 * Complete kits that can be taken as they are.
 */
ready: Array<ReadyKit<Message>>, };

/**
 * One part of a kit.
 */
export type KitPart<W> = { 
/**
 * Its key in the text.
 */
key: string, 
/**
 * Its name.
 */
words: W, 
/**
 * How many pieces it takes at most.
 */
count: number, 
/**
 * How many pieces are enough.
 */
least: number, 
/**
 * The rule that says so.
 */
rule: string, };

/**
 * What was picked for one part.
 */
export type KitPick = { 
/**
 * The key of the part.
 */
part: string, 
/**
 * The codes of the pieces.
 */
codes: Array<string>, };

/**
 * Something that can be chosen.
 */
export type KitPiece<W> = { 
/**
 * The key of the part that takes it.
 */
part: string, 
/**
 * Its code in the text.
 */
code: string, 
/**
 * How many times it can be chosen. A text repeats its code.
 */
most: number, 
/**
 * The code of the piece that it belongs to. It can only be chosen together with that piece.
 */
of: string | null, 
/**
 * Its name.
 */
words: W, 
/**
 * The name of a drawing for it.
 */
glyph: string, 
/**
 * The facts that tell pieces apart.
 */
facts: Array<KitFact<W>>, 
/**
 * Everything printed on it, except its name.
 */
lines: Array<W>, };

/**
 * A short label on a place: what it costs to come there, how far it is.
 */
export type Label = { 
/**
 * Where.
 */
at: Place, 
/**
 * What it says.
 */
mark: Mark, };

/**
 * The arrangement of the items of a zone.
 */
export type Layout = "stack" | "fan" | "row" | { "grid": number } | "track" | "sealed" | "life";

/**
 * One position of a lesson.
 */
export type LessonPage = { 
/**
 * What the learner should do.
 */
words: Message, 
/**
 * The position.
 */
scene: Scene, 
/**
 * The right answer here, as the choices write it.
 */
answer: string | null, 
/**
 * What to say once it was given.
 */
after: Message | null, 
/**
 * What it leads to.
 */
effect: Effect | null, };

/**
 * How well a computer opponent plays.
 */
export type Level = "random" | "rookie" | "pilot" | "veteran" | "ace" | "legend";

/**
 * The token in the link of a table. Whoever has it is invited. It is made outside, and cannot be guessed.
 */
export type LinkToken = string;

/**
 * A view made visible, with the question that the reader is asked.
 */
export type Look = { 
/**
 * What the reader sees and can answer.
 */
scene: Scene, 
/**
 * The question in notation and its kind, for standing orders.
 */
asked: Asked | null, };

/**
 * A short mark on a thing: damage, a state, a badge.
 */
export type Mark = { 
/**
 * What it says.
 */
words: Message, 
/**
 * What it means.
 */
tone?: Tone, 
/**
 * Its drawing, if it has one.
 */
glyph?: Glyph | null, 
/**
 * How much, if it counts something. Without room for words, only this and the drawing are shown.
 */
value?: number | null, };

/**
 * An account as its owner sees it.
 */
export type Me = { person: number, name: string, 
/**
 * The name to sign in with, if there is one.
 */
login: string | null, 
/**
 * When it was made, in milliseconds.
 */
since: number, };

/**
 * One thing to say: a key of the catalog and the arguments that its words use.
 *
 * ```
 * use words::Message;
 *
 * let message = Message::new("hit").with("by", "Ada").with("damage", 3).with("what", Message::new("card-laser"));
 * assert_eq!(message.args.len(), 3);
 * ```
 *
 * As JSON it is a short list: `["hit","by","Ada","damage",3,"what",["card-laser"]]`.
 */
export type Message = [key: string, ...args: (number | string | Message | Message[])[]];

/**
 * A moment, in milliseconds since a start chosen by the driver of the lobby.
 */
export type Moment = number;

/**
 * What is sent.
 */
export type Note = { "table": TableCard } | { "bout": { 
/**
 * The table.
 */
table: TableId, 
/**
 * Whether `events` holds all events; otherwise it holds the new ones. True at the beginning, on a
 * new connection, and after the bout went back.
 */
whole: boolean, 
/**
 * What happened, as the reader hears it.
 */
events: Array<Heard>, 
/**
 * What the reader saw on the way to what it sees now, deed by deed.
 */
stills: Array<Still>, 
/**
 * What the reader sees now, if it has changed.
 */
sight: Sight | null, } } | { "talk": { 
/**
 * The table.
 */
table: TableId, 
/**
 * The message.
 */
said: Said, } } | { "gone": TableId };

/**
 * A table that was opened.
 */
export type Opened = { table: number, path: string, };

/**
 * One of several possible values.
 */
export type OptionChoice<W> = { 
/**
 * The value, as a set-up writes it.
 */
value: string, 
/**
 * In words.
 */
words: W, };

/**
 * The possible values of an option.
 */
export type OptionKind<W> = "switch" | { "number": { 
/**
 * The smallest.
 */
least: number, 
/**
 * The largest.
 */
most: number, } } | { "one-of": Array<OptionChoice<W>> };

/**
 * A chosen value.
 */
export type OptionValue = boolean | number | string | null;

/**
 * What will resolve, the next first: responses, firing order, waiting effects.
 */
export type Order = { 
/**
 * Its id.
 */
id: Id, 
/**
 * What is ordered.
 */
title: Message, 
/**
 * The entries, each with the thing that it is about.
 */
entries: Array<[Id | null, Message]>, };

/**
 * The places of all seats. 1 is the best, and equal places are shared. The members of a team share theirs.
 */
export type Outcome = { places: Array<number>, drawn: boolean, 
/**
 * Why the bout is over.
 */
ending: Ending, };

/**
 * One of the values that a forecast names.
 */
export type Outlook = { 
/**
 * The value.
 */
value: number, 
/**
 * How many cases lead to it. The sum over all outcomes is all there are.
 */
cases: number, };

/**
 * What is drawn over the table before an answer is given.
 */
export type Overlay = { "path": Array<Id> } | { "line": { 
/**
 * From here.
 */
from: Id, 
/**
 * To there.
 */
to: Id, 
/**
 * What is in the way.
 */
blocker?: Id | null, } } | { "things": { 
/**
 * Which.
 */
ids: Array<Id>, 
/**
 * What happens to them.
 */
tone: Tone, } } | { "cells": { 
/**
 * Which.
 */
hexes: Array<Hex>, 
/**
 * What happens to them.
 */
tone: Tone, } } | { "area": { 
/**
 * Its corners.
 */
corners: Array<Point>, 
/**
 * What happens to it.
 */
tone: Tone, } } | { "odds": { 
/**
 * Cases in favour.
 */
cases: number, 
/**
 * All cases.
 */
of: number, 
/**
 * Of what.
 */
title: Message, } } | { "mark": { 
/**
 * On which.
 */
on: Id, 
/**
 * What it says.
 */
mark: Mark, } } | { "forecast": { 
/**
 * Of which thing.
 */
on: Id, 
/**
 * Which number.
 */
title: Message, 
/**
 * What it is now.
 */
now: number, 
/**
 * What it may become, the least first.
 */
outcomes: Array<Outlook>, } } | { "arc": FacingArc } | { "sight": SightLine } | { "ruler": Ruler } | { "trace": Trace } | { "push": Push } | { "template": Template } | { "label": Label };

/**
 * What happens when the clock of a seat runs out.
 */
export type Overrun = "default" | "leave";

/**
 * What belongs together, usually everything of one seat.
 */
export type Panel = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its title.
 */
title?: Message, 
/**
 * Whose it is, if it is a seat's.
 */
seat?: number | null, 
/**
 * Whether it is this seat's turn.
 */
active?: boolean, 
/**
 * States of the whole panel: out, connected, leader.
 */
marks?: Array<Mark>, 
/**
 * What it holds, the most important first.
 */
parts?: Array<Part>, };

/**
 * A part of a scene.
 */
export type Part = { "panel": Panel } | { "board": Board } | { "zone": Zone } | { "gauge": Gauge } | { "tray": Tray } | { "order": Order } | { "note": Mark };

/**
 * The shortest and the longest pause, in milliseconds.
 */
export type Pause = { 
/**
 * The shortest; 1 or more.
 */
least: number, 
/**
 * The longest; a minute or less.
 */
most: number, };

/**
 * A person, by the number of their account on the server.
 */
export type PersonId = number;

/**
 * One picture of how to play.
 */
export type Picture = { 
/**
 * What it shows.
 */
words: Message, 
/**
 * The position.
 */
scene: Scene, };

/**
 * Something that stands on a board.
 */
export type Piece = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its name.
 */
title?: Message, 
/**
 * Where it stands.
 */
spot: Spot, 
/**
 * How high above the ground of its place.
 */
layer?: number, 
/**
 * Its base on a plane, around its centre; empty among hexes.
 */
base?: Array<Point>, 
/**
 * Its drawing.
 */
glyph?: Glyph, 
/**
 * Whose it is, or what it means.
 */
tone?: Tone, 
/**
 * Badges: damage, states.
 */
marks?: Array<Mark>, };

/**
 * A place on a board, with or without a thing.
 */
export type Place = { "thing": Id } | { "hex": Hex } | { "point": Point };

/**
 * A plane with shapes on it.
 */
export type Plane = { 
/**
 * Its width in millimetres.
 */
width: number, 
/**
 * Its depth in millimetres.
 */
depth: number, 
/**
 * Fixed shapes: buildings, zones.
 */
shapes: Array<Shape>, 
/**
 * Whether its floor is drawn without a measured grid, because nobody may measure.
 */
unruled?: boolean, 
/**
 * What its floor is: water, stone, a meadow. It is seen, and means nothing.
 */
ground?: Tone, };

/**
 * A point of a plane, in millimetres.
 */
export type Point = { 
/**
 * To the right.
 */
x: number, 
/**
 * Downwards.
 */
y: number, };

/**
 * A position and a direction on a plane.
 */
export type Pose = { 
/**
 * Where its centre is.
 */
at: Point, 
/**
 * Its direction in thousandths of a degree, clockwise from upwards.
 */
turned: number, };

/**
 * The player chooses a pose freely. The server's probe says whether it is legal.
 */
export type PoseTool = { 
/**
 * The piece that is placed.
 */
piece: Id, 
/**
 * Where to begin.
 */
start: Pose, 
/**
 * The smallest turn, in thousandths of a degree.
 */
turn_step: number, 
/**
 * The answer in the game's notation, with `{x}`, `{y}` and `{turn}` where the pose belongs:
 * millimetres of the plane, and thousandths of a degree from 0 up to less than 360000. See
 * [`PoseTool::answer_for`].
 */
answer: string, 
/**
 * What the piece covers round its middle, looking upwards, where its base alone does not say it.
 */
covers?: Array<Array<Point>>, 
/**
 * The tools of what may be placed instead. Their pieces are not drawn until they are chosen.
 */
others?: Array<PoseTool>, };

/**
 * Which seats owe an answer, and the question. The default asks nobody.
 */
export type Prompt = { 
/**
 * The seats that owe an answer.
 */
owing?: Array<number>, 
/**
 * The question, if the looking seat is asked.
 */
question?: Message | null, 
/**
 * The possible answers, in the order of the list.
 */
choices?: Array<Choice>, 
/**
 * The tool for a free pose, if one is to be chosen.
 */
pose?: PoseTool | null, 
/**
 * Why the looking seat is asked: "B attacks you with Ayzn Punch!".
 */
why?: Message | null, 
/**
 * The seat whose turn it is.
 */
turn_of?: number | null, 
/**
 * What a cell that stands for no choice would answer, with `{cell}` where the last part of its id belongs: the
 * refusal of it says why not.
 */
why_not?: string | null, };

/**
 * What everybody still playing can agree on.
 */
export type Proposal = "draw" | "take-back";

/**
 * A thing that is pushed, pulled or thrown.
 */
export type Push = { 
/**
 * What is moved.
 */
of: Id, 
/**
 * Where it comes along, the last where it ends.
 */
way: Array<Place>, 
/**
 * What stops it before its end.
 */
against: Id | null, 
/**
 * What it says: "pushed 2, into the silo".
 */
words: Message, };

/**
 * A complete kit.
 */
export type ReadyKit<W> = { 
/**
 * Its name.
 */
words: W, 
/**
 * What it is found under, where there are many: they are shown group by group.
 */
group: W | null, 
/**
 * Its text.
 */
text: string, };

/**
 * A finished bout, as seen by one seat or by a spectator.
 */
export type Replay = { 
/**
 * How many frames there are in all, including the opening.
 */
steps: number, 
/**
 * Who can look on: a spectator, and every seat.
 */
seats: Array<number | null>, 
/**
 * The number of the first frame given.
 */
from: number, 
/**
 * The frames that were asked for.
 */
frames: Array<Frame>, };

/**
 * A rest: when a seat passes wherever it is only asked for a response to what others do.
 */
export type Rest = "this-attack" | "until-turn" | "own-attacks";

/**
 * What is told of a finished bout, to whoever may see its record.
 */
export type Review = { 
/**
 * What the curve counts, if the game has one.
 */
measure: Message | null, 
/**
 * The turns. The first entry is the time before the first one.
 */
turns: Array<Turn>, 
/**
 * The place among [`Review::turns`] of the turn in which the bout tipped: the lead changed hands for the last time, or
 * grew beyond what the others ever made good in one turn.
 */
tipped: number | null, 
/**
 * The best deeds.
 */
feats: Array<Feat>, 
/**
 * What chance gave, against its mean.
 */
luck: Array<Fortune>, 
/**
 * What else is counted.
 */
figures: Array<Figure>, };

/**
 * What kind of answer a choice is.
 */
export type Role = "deed" | "pass" | "back" | "setting";

/**
 * A distance.
 */
export type Ruler = { 
/**
 * From here.
 */
from: Place, 
/**
 * To there.
 */
to: Place, 
/**
 * What it says: "4 hexes", "180 mm".
 */
words: Message, };

/**
 * Something that a person said.
 */
export type Said = { 
/**
 * When.
 */
at: Moment, 
/**
 * The person.
 */
person: PersonId, 
/**
 * The person's name at that time.
 */
name: string, 
/**
 * The text.
 */
text: string, };

/**
 * What one seat, or a spectator, sees.
 */
export type Scene = { 
/**
 * The game's name in commands and files: the renderer's accent.
 */
game: string, 
/**
 * One line with the state of the bout: whose turn it is, which phase.
 */
headline: Message, 
/**
 * Who looks: the number of a seat, or a spectator.
 */
looker: number | null, 
/**
 * How many seats the table has.
 */
seats: number, 
/**
 * The visible things, the most important first.
 */
parts: Array<Part>, 
/**
 * The overlays on the table now: an attack in progress, a line of fire.
 */
overlays: Array<Overlay>, 
/**
 * Which seats owe an answer, and the question.
 */
prompt: Prompt, 
/**
 * How the bout ended, if it did.
 */
outcome: Message | null, };

/**
 * What seldom changes about a scene as a whole.
 */
export type SceneFrame = { 
/**
 * The game's name in commands and files.
 */
game: string, 
/**
 * Who looks: the number of a seat, or a spectator.
 */
looker: number | null, 
/**
 * How many seats the table has.
 */
seats: number, 
/**
 * How the bout ended, if it did.
 */
outcome: Message | null, };

/**
 * A place at the table: 0, 1, … clockwise. Not a person and not a robot.
 */
export type Seat = number;

/**
 * The public facts of a seat.
 */
export type SeatCard = { 
/**
 * Who sits there.
 */
sitter: SitterCard, 
/**
 * Whether the seat has left the bout.
 */
left: boolean, 
/**
 * Its clock.
 */
clock: ClockCard | null, 
/**
 * What others may know of its kit before a bout. `None` if it brings nothing.
 */
brings: Array<Message> | null, };

/**
 * The fewest and the most seats.
 */
export type SeatRange = { least: number, most: number, };

/**
 * What is seen along a piece of a line.
 */
export type Seen = "clear" | "cover" | "blocked";

/**
 * A piece of a line of sight.
 */
export type Segment = { 
/**
 * Where it ends, in thousandths of the whole line. The last ends at 1000.
 */
until: number, 
/**
 * What is seen.
 */
seen: Seen, 
/**
 * Why, in words: "clear", "cover: the silo is higher".
 */
why: Message, };

/**
 * A named table of a game.
 */
export type SetupCard = { name: string, 
/**
 * Its name in words. `None` if the game has none for it.
 */
title: Message | null, seats: number, };

/**
 * What is chosen before the bout.
 */
export type SetupChoice = { "named": string } | { "written": string } | { "from": { 
/**
 * The bout.
 */
bout: string, 
/**
 * The number of the step.
 */
step: number, } };

/**
 * One fault of a set-up.
 */
export type SetupFault = { 
/**
 * The rule that forbids it. `None` if it cannot be read at all.
 */
rule: string | null, why: Message, };

/**
 * A choice before the bout.
 */
export type SetupOption<W> = { 
/**
 * Its key in a set-up's notation.
 */
key: string, 
/**
 * Its name.
 */
words: W, 
/**
 * What it changes.
 */
about: W, 
/**
 * The rule that allows it.
 */
rule: string, 
/**
 * The possible values.
 */
kind: OptionKind<W>, 
/**
 * The value if the set-up does not give one.
 */
usual: OptionValue, };

/**
 * A shape on a plane.
 */
export type Shape = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its corners in order.
 */
corners: Array<Point>, 
/**
 * What it means.
 */
tone: Tone, 
/**
 * What it is called.
 */
title: Message, };

/**
 * What one seat, or a spectator, sees.
 */
export type Sight = { 
/**
 * The number that a move must carry to answer it.
 */
number: number, 
/**
 * The view.
 */
look: Look, 
/**
 * The reader's own standing orders.
 */
orders: { [key in string]: StandingOrder }, 
/**
 * The reader's rests that stand.
 */
rests: Array<Rest>, 
/**
 * The rests that the reader can begin now.
 */
may_rest: Array<Rest>, 
/**
 * Whether the reader is asked for responses although it can only pass.
 */
anyway: boolean, 
/**
 * When the reader's standing order or rest will answer, or that it can only pass, if one of them will.
 */
held_until: Moment | null, 
/**
 * Whether the reader may take its last answer back freely.
 */
undo: boolean, };

/**
 * What one thing sees of another, piece by piece along the line between them.
 */
export type SightLine = { 
/**
 * From here.
 */
from: Id, 
/**
 * To there.
 */
to: Id, 
/**
 * Its pieces from there on, each with its reason.
 */
segments: Array<Segment>, };

/**
 * What the reader sees, told by what has changed since the sight before it.
 */
export type SightTold = { 
/**
 * How many sights and stills it builds on, one upon the other. 0: on none; everything told before is forgotten.
 */
base: number, 
/**
 * The number that a move must carry to answer it.
 */
number: number, 
/**
 * What the reader is asked, for standing orders.
 */
asked?: Asked, 
/**
 * The reader's own standing orders.
 */
orders?: { [key in string]: StandingOrder }, 
/**
 * The reader's rests that stand.
 */
rests?: Array<Rest>, 
/**
 * The rests that the reader can begin now.
 */
may_rest?: Array<Rest>, 
/**
 * Whether the reader is asked for responses although it can only pass.
 */
anyway?: boolean, 
/**
 * When the reader's standing order or rest will answer, or that it can only pass, if one of them will.
 */
held_until?: Moment, 
/**
 * Whether the reader may take its last answer back freely.
 */
undo?: boolean, 
/**
 * What has changed of the scene.
 */
scene: Delta, };

/**
 * Who sits somewhere.
 */
export type SitterCard = "open" | { "person": { 
/**
 * Who.
 */
person: PersonId, 
/**
 * The person's name.
 */
name: string, 
/**
 * Whether the person is connected.
 */
present: boolean, 
/**
 * Whether the person is ready for the bout, or for another one.
 */
ready: boolean, 
/**
 * The computer that plays for them while they are away.
 */
stand_in: Level | null, } } | { "computer": Level };

/**
 * Where a piece stands.
 */
export type Spot = { "cell": { 
/**
 * The cell.
 */
hex: Hex, 
/**
 * The side it faces: 0 to 5 clockwise.
 */
facing: number | null, } } | { "free": Pose };

/**
 * The progress of a table.
 */
export type StageCard = "gathering" | { "playing": { 
/**
 * The seats that owe an answer.
 */
owing: Array<number>, 
/**
 * The open proposal, the seat that made it, and the seats that have not agreed yet.
 */
proposed: [Proposal, number, Array<number>] | null, 
/**
 * When the time of the bout runs out.
 */
ends: Moment | null, } } | { "over": Ended };

/**
 * A standing order: how to answer one kind of question.
 */
export type StandingOrder = "ask" | "pass" | { "answer": string };

/**
 * What a listener saw between two deeds. Nobody was asked anything then.
 */
export type Still = { 
/**
 * How much of what was heard since then came before it.
 */
after: number, 
/**
 * What was seen. Words and prompt are those of the sight that follows.
 */
scene: Scene, };

/**
 * What the reader saw between two deeds, told by what has changed since the still or the sight before it.
 */
export type StillTold = { 
/**
 * How many of the events of this message came before it.
 */
after: number, 
/**
 * What has changed of the scene.
 */
scene: Delta, };

/**
 * How an arc opens.
 */
export type Sweep = { "sides": { 
/**
 * The sides: 0 to 5 clockwise, neighbours of each other.
 */
sides: Array<number>, 
/**
 * How many cells far.
 */
reach: number, } } | { "sector": { 
/**
 * Where it begins, in thousandths of a degree, clockwise from upwards.
 */
from: number, 
/**
 * How wide it opens clockwise from there.
 */
wide: number, 
/**
 * How far it reaches, in millimetres.
 */
reach: number, } };

/**
 * The public card of a table.
 */
export type TableCard = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Who opened it.
 */
host: PersonId, 
/**
 * Its terms.
 */
terms: Terms, 
/**
 * Who sits where.
 */
seats: Array<SeatCard>, 
/**
 * How many spectators are present.
 */
watchers: number, 
/**
 * How many bouts have begun.
 */
bouts: number, 
/**
 * Its progress.
 */
stage: StageCard, };

/**
 * A table of the lobby.
 */
export type TableId = number;

/**
 * What has changed about a table since its card was told: who must answer, and clocks.
 */
export type TableTold = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The clocks that have changed, each with its seat.
 */
clocks?: Array<[number, ClockCard | null]>, 
/**
 * Its progress.
 */
stage?: StageCard, };

/**
 * Who may talk.
 */
export type Talking = "everybody" | "seats" | "nobody";

/**
 * A template that is laid on a board.
 */
export type Template = { 
/**
 * Its middle.
 */
at: Place, 
/**
 * Its corners around the middle, in millimetres; none for a round one.
 */
corners: Array<Point>, 
/**
 * How far a round one reaches: millimetres on a plane, cells among hexes.
 */
reach: number, 
/**
 * What lies under it.
 */
hits: Array<Id>, 
/**
 * What it says: "blast, 60 mm".
 */
words: Message, 
/**
 * What it does.
 */
tone: Tone, };

/**
 * What is agreed about a table.
 */
export type Terms = { 
/**
 * The game's name in the catalog.
 */
game: string, 
/**
 * What is chosen before the bout.
 */
setup: SetupChoice, 
/**
 * Whether chance answers what belongs to setting up the table, so that play begins at once.
 */
by_chance: boolean, 
/**
 * Who may take a seat.
 */
seating: Admission, 
/**
 * Who may watch.
 */
watching: Admission, 
/**
 * Who may talk.
 */
talking: Talking, 
/**
 * How long answers may take.
 */
clock: Clock, 
/**
 * What happens when the clock of a seat runs out.
 */
overrun: Overrun, 
/**
 * How long the bout may take, in milliseconds.
 */
bout_time: number | null, 
/**
 * How long somebody may be absent, in milliseconds.
 */
grace: number, 
/**
 * What happens after that.
 */
abandoned: Abandoned, 
/**
 * How long computers wait before they answer: no shorter than the limits of the lobby allow.
 */
thinking: Pause, 
/**
 * How long a standing order waits before it answers.
 */
holding: Pause, };

/**
 * A thing without the things in it: a panel has no parts, a board no cells, shapes and pieces, a zone no items, a
 * tray no dice. A panel, zone, gauge, token or piece without a title has the title and the drawing of the thing that
 * had its id in the scene before.
 */
export type Thing = { "panel": Panel } | { "board": Board } | { "zone": Zone } | { "gauge": Gauge } | { "tray": Tray } | { "order": Order } | { "note": { 
/**
 * Its name.
 */
id: Id, 
/**
 * The words.
 */
mark: Mark, } } | { "card": CardThing } | { "token": Token } | { "empty": { 
/**
 * The slot's id.
 */
id: Id, 
/**
 * What belongs there.
 */
title: Message, } } | { "piece": Piece } | { "cell": Cell } | { "shape": Shape } | { "die": Die };

/**
 * What the server sends.
 */
export type ToClient = { "welcome": { 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the program.
 */
program: string, 
/**
 * Who the client is.
 */
person: PersonId, 
/**
 * The person's name.
 */
name: string, 
/**
 * The server's clock, in milliseconds. All moments use this clock.
 */
now: number, } } | { "note": Note } | { "bout": BoutTold } | { "table": TableTold } | { "done": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The result.
 */
came: Came, } } | { "refused": { 
/**
 * The number of the request. `None` if it could not be read.
 */
id: number | null, 
/**
 * Why, as a code.
 */
code: string, 
/**
 * The rule of the game that forbids it.
 */
rule: string | null, 
/**
 * Why, and what to do, in words.
 */
why: Message, } } | { "bye": { 
/**
 * Why, as a code.
 */
code: string, 
/**
 * Why, and what to do, in words.
 */
why: Message, 
/**
 * Whether the client should connect again by itself.
 */
again: boolean, } };

/**
 * What a client sends.
 */
export type ToServer = { "hello": { 
/**
 * The version that the client speaks.
 */
protocol: number, 
/**
 * A random number that the client chose when it started, and keeps through breaks.
 */
client: number, 
/**
 * Whether the server may pack long frames ([`crate::packed`]).
 */
packed?: boolean, } } | { "open": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The terms.
 */
terms: Terms, } } | { "do": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The command.
 */
command: Command, } } | { "probe": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The table.
 */
table: TableId, 
/**
 * The answers, as in a move.
 */
answers: Array<string>, } } | { "link": { 
/**
 * The number of the request.
 */
id: number, 
/**
 * The table.
 */
table: TableId, } };

/**
 * A token.
 */
export type Token = { 
/**
 * Its id.
 */
id: Id, 
/**
 * What it is.
 */
title?: Message, 
/**
 * Its drawing.
 */
glyph?: Glyph, 
/**
 * What it means.
 */
tone?: Tone, 
/**
 * How many.
 */
copies?: number, };

/**
 * What a thing means, for the renderer's palette. Never told by colour alone.
 */
export type Tone = "plain" | { "side": number } | "may" | "asked" | "harm" | "help" | "heat" | "power" | "spent" | { "ground": number };

/**
 * Which part of a hexagon points upwards.
 */
export type Top = "pointed" | "flat";

/**
 * The ground that the base of a thing sweeps along its way points.
 */
export type Trace = { 
/**
 * What moves.
 */
of: Id, 
/**
 * Its base around its centre; none for a round one.
 */
base: Array<Point>, 
/**
 * How far a round base reaches.
 */
reach: number, 
/**
 * Its way points, the first where it begins.
 */
way: Array<Pose>, 
/**
 * What it says: "150 mm, two turns".
 */
words: Message, 
/**
 * Whether it may go so.
 */
tone: Tone, };

/**
 * Dice that lie in sight.
 */
export type Tray = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Whose roll, and what for.
 */
title: Message, 
/**
 * Whose dice, if they are a seat's.
 */
seat?: number | null, 
/**
 * The dice.
 */
dice?: Array<Die>, 
/**
 * Their result.
 */
total?: Message | null, };

/**
 * A turn of a finished bout.
 */
export type Turn = { 
/**
 * Its number.
 */
number: number, 
/**
 * The step of the replay at which it begins.
 */
step: number, 
/**
 * What decides the game, at its end, by seat.
 */
by_seat: Array<number>, };

/**
 * Cards or tokens in an order.
 */
export type Zone = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its title.
 */
title?: Message, 
/**
 * How it lies.
 */
layout: Layout, 
/**
 * What lies there, in order; in a stack the top first.
 */
items?: Array<Item>, 
/**
 * How many more lie there that are not listed.
 */
unlisted?: number, 
/**
 * States of the whole zone.
 */
marks?: Array<Mark>, };
