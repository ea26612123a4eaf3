// What goes over the wire, exactly as the server writes it: scenes, words, tables, and the protocol of play.

// --- Words -----------------------------------------------------------------------------------

/** One thing to say: a key of the catalog and the arguments that its words use. */
export interface Message {
  key: string;
  args: [string, Arg][];
}

export type Arg = { number: number } | { text: string } | { message: Message } | { list: Message[] };

// --- Scenes ----------------------------------------------------------------------------------

/** The name of a thing in view: `stak:0`, `stak:0/3`, `hex:2,-1`. */
export type Id = string;

/** A drawing, by name. */
export type Glyph = string;

export type Tone =
  | 'plain'
  | { side: number }
  | 'may'
  | 'asked'
  | 'harm'
  | 'help'
  | 'heat'
  | 'power'
  | 'spent'
  | { ground: number };

export interface Mark {
  words: Message;
  tone: Tone;
  glyph: Glyph | null;
  value: number | null;
}

export interface Scene {
  game: string;
  headline: Message;
  looker: number | null;
  seats: number;
  parts: Part[];
  overlays: Overlay[];
  prompt: Prompt;
  outcome: Message | null;
}

export type Part =
  | { panel: Panel }
  | { board: Board }
  | { zone: Zone }
  | { gauge: Gauge }
  | { tray: Tray }
  | { order: Order }
  | { note: Mark };

export interface Panel {
  id: Id;
  title: Message;
  seat: number | null;
  active: boolean;
  marks: Mark[];
  parts: Part[];
}

export interface Zone {
  id: Id;
  title: Message;
  layout: Layout;
  items: Item[];
  unlisted: number;
  marks: Mark[];
}

export type Layout = 'stack' | 'fan' | 'row' | { grid: number } | 'track';

export type Item = { card: Card } | { token: Token } | { empty: { id: Id; title: Message } };

export interface Card {
  id: Id;
  face: Face;
  marks: Mark[];
  copies: number;
}

export type Face = { front: Front } | { back: Back };

export interface Front {
  turned_down: boolean;
  title: Message;
  glyph: Glyph;
  numbers: CardNumber[];
  text: Message[];
}

export interface Back {
  title: Message;
  tone: Tone;
}

export interface CardNumber {
  title: Message;
  value: number;
  tone: Tone;
}

export interface Token {
  id: Id;
  title: Message;
  glyph: Glyph;
  tone: Tone;
  copies: number;
}

export interface Gauge {
  id: Id;
  title: Message;
  value: number;
  most: number | null;
  tone: Tone;
}

export interface Tray {
  id: Id;
  title: Message;
  seat: number | null;
  dice: Die[];
  total: Message | null;
}

export interface Die {
  id: Id;
  face: number | null;
  sides: number;
  state: DieState;
  note: Message | null;
}

export type DieState = 'in-play' | 'power' | 'set-aside' | 'success';

export interface Order {
  id: Id;
  title: Message;
  entries: [Id | null, Message][];
}

export interface Board {
  id: Id;
  title: Message;
  field: Field;
  pieces: Piece[];
}

export type Field = { hexes: Cell[] } | { plane: Plane };

export interface Hex {
  q: number;
  r: number;
}

export interface Cell {
  id: Id;
  at: Hex;
  height: number;
  ground: Tone;
  title: Message | null;
  edges: HexEdge[];
}

export interface HexEdge {
  side: number;
  mark: Mark;
}

export interface Plane {
  width: number;
  depth: number;
  shapes: Shape[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Shape {
  id: Id;
  corners: Point[];
  tone: Tone;
  title: Message;
}

export interface Pose {
  at: Point;
  turned: number;
}

export type Spot = { cell: { hex: Hex; facing: number | null } } | { free: Pose };

export interface Piece {
  id: Id;
  title: Message;
  spot: Spot;
  layer: number;
  base: Point[];
  glyph: Glyph;
  tone: Tone;
  marks: Mark[];
}

export interface Prompt {
  owing: number[];
  question: Message | null;
  choices: Choice[];
  pose: PoseTool | null;
}

export interface Choice {
  answer: string;
  then: string[];
  words: Message;
  things: Id[];
  amount: Amount | null;
  preview: Overlay[];
}

export interface Amount {
  value: number;
  least: number;
  most: number;
}

export type Overlay =
  | { path: Id[] }
  | { line: { from: Id; to: Id; blocker: Id | null } }
  | { things: { ids: Id[]; tone: Tone } }
  | { cells: { hexes: Hex[]; tone: Tone } }
  | { area: { corners: Point[]; tone: Tone } }
  | { odds: { cases: number; of: number; title: Message } }
  | { mark: { on: Id; mark: Mark } };

export interface PoseTool {
  piece: Id;
  start: Pose;
  turn_step: number;
  answer: string;
}

// --- Tables ----------------------------------------------------------------------------------

export type PersonId = number;
export type TableId = number;
/** Milliseconds of the server's clock. */
export type Moment = number;

/** How well a computer plays, the weakest first. */
export type Level = 'random' | 'greedy';
export const LEVELS: readonly Level[] = ['random', 'greedy'];

export interface Terms {
  game: string;
  setup: SetupChoice;
  seating: Admission;
  watching: Admission;
  talking: Talking;
  clock: Clock;
  overrun: Overrun;
  bout_time: number | null;
  grace: number;
  abandoned: Abandoned;
  thinking: Pause;
  holding: Pause;
}

export type SetupChoice = { named: string } | { written: string } | { from: { bout: string; step: number } };
export type Admission = 'everybody' | 'link' | 'nobody';
export type Talking = 'everybody' | 'seats' | 'nobody';
export type Clock = 'none' | { 'per-move': number } | { bank: { bank: number; increment: number } };
export type Overrun = 'default' | 'leave';
export type Abandoned = 'leave' | { 'stand-in': Level } | 'clock';

export interface Pause {
  least: number;
  most: number;
}

export interface TableCard {
  table: TableId;
  host: PersonId;
  terms: Terms;
  seats: SeatCard[];
  watchers: number;
  bouts: number;
  stage: StageCard;
}

export interface SeatCard {
  sitter: SitterCard;
  left: boolean;
  clock: ClockCard | null;
}

export type SitterCard = 'open' | { person: PersonSitter } | { computer: Level };

export interface PersonSitter {
  person: PersonId;
  name: string;
  present: boolean;
  ready: boolean;
  stand_in: Level | null;
}

export interface ClockCard {
  left: number;
  running_since: Moment | null;
}

export type StageCard = 'gathering' | { playing: PlayingCard } | { over: Ended };

export interface PlayingCard {
  owing: number[];
  proposed: [Proposal, number, number[]] | null;
  ends: Moment | null;
}

export type Ended = { played: Outcome } | 'drawn' | 'other-rules';

export interface Outcome {
  /** By seat: 1 is the best, equal places are shared. */
  places: number[];
  drawn: boolean;
  ending: 'rules' | 'time' | 'limit';
}

export interface Sight {
  number: number;
  look: Look;
  orders: Record<string, StandingOrder>;
  held_until: Moment | null;
  undo: boolean;
}

export interface Look {
  scene: Scene;
  asked: Asked | null;
}

export interface Asked {
  question: string;
  kind: string;
}

export interface Heard {
  notation: string;
  words: Message;
  /** The rule that tells most about it. */
  rule?: string | null;
}

export interface Said {
  at: Moment;
  person: PersonId;
  name: string;
  text: string;
}

export type Note =
  | { table: TableCard }
  | { bout: { table: TableId; whole: boolean; events: Heard[]; sight: Sight | null } }
  | { talk: { table: TableId; said: Said } }
  | { gone: TableId };

// --- Commands --------------------------------------------------------------------------------

/** What is to be done at a kind of question, declared in advance. */
export type StandingOrder = 'ask' | 'pass' | { answer: string };

export type Proposal = 'draw' | 'take-back';

/** What a person may ask of the lobby. */
export type Command =
  | { rename: { name: string } }
  | { watch: { table: TableId; token: string | null } }
  | { unwatch: { table: TableId } }
  | { sit: { table: TableId; seat: number; token: string | null } }
  | { stand: { table: TableId } }
  | { fill: { table: TableId; seat: number; level: Level | null } }
  | { ready: { table: TableId; ready: boolean } }
  | { start: { table: TableId } }
  | { move: { table: TableId; number: number; answers: string[] } }
  | { undo: { table: TableId; number: number } }
  | { declare: { table: TableId; kind: string; order: StandingOrder | null } }
  | { concede: { table: TableId } }
  | { propose: { table: TableId; proposal: Proposal } }
  | { agree: { table: TableId; proposal: Proposal; agreed: boolean } }
  | { rematch: { table: TableId } }
  | { close: { table: TableId } }
  | { talk: { table: TableId; text: string } }
  | { mute: { person: PersonId; mute: boolean } };

// --- The protocol of play --------------------------------------------------------------------

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 1;

export type ToServer =
  | { hello: { protocol: number; client: number } }
  | { open: { id: number; terms: Terms } }
  | { do: { id: number; command: Command } }
  | { probe: { id: number; table: TableId; answers: string[] } }
  | { link: { id: number; table: TableId } };

export type ToClient =
  | { welcome: Welcome }
  | { note: Note }
  | { done: { id: number; came: Came } }
  | { refused: RefusedCard }
  | { bye: Bye };

export interface Welcome {
  protocol: number;
  program: string;
  person: PersonId;
  name: string;
  now: Moment;
}

export interface RefusedCard {
  id: number | null;
  code: string;
  rule: string | null;
  why: Message;
}

export interface Bye {
  code: string;
  why: Message;
  again: boolean;
}

export type Came = 'done' | { opened: { table: TableId; path: string } } | { link: { path: string } } | 'possible';

// --- Pages -----------------------------------------------------------------------------------

/** An account as its owner sees it. */
export interface Me {
  person: PersonId;
  name: string;
  login: string | null;
  since: Moment;
}

/** A device that is signed in. */
export interface Device {
  id?: string | number;
  device: string;
  since: Moment;
  seen: Moment;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** A game that can be played here. */
export interface GameCard {
  id: string;
  title: string;
  setups: SetupCard[];
}

export interface SetupCard {
  name: string;
  /** Its name in words. */
  title?: Message | null;
  seats: number;
}

/** A bout that is over. */
export interface BoutCard {
  id: string;
  game: string;
  started: Moment;
  ended: Moment;
  outcome: Ended | null;
  seats: BoutSeat[];
  inputs: number;
}

/** Who sat on a seat of it. */
export interface BoutSeat {
  name: string;
  level: string | null;
  /** Whether it was the person who asks. */
  me: boolean;
}

/** What a page answers instead of what was asked for. */
export interface Fault {
  code: string;
  why: Message;
  words: string;
}
