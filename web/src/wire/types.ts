// The types that are sent, under the names that the pages use: the server's own types, and parts of them.
import type * as Sent from './generated';
import type {
  Level,
  Message,
  OptionKind as Kinds,
  SetupFault as Found,
  SetupOption as Option,
  SitterCard,
  StageCard,
} from './generated';

export type * from './generated';

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 4;

/** How well the computers play that people are offered, the weakest first. */
export const LEVELS: readonly Level[] = ['rookie', 'pilot', 'veteran', 'ace', 'legend'];

/** The value under this name in one variant of several. */
export type Under<Several, Name extends string> = Extract<Several, Record<Name, unknown>>[Name &
  keyof Extract<Several, Record<Name, unknown>>];

/** What is sent, with what is usual (`whole` fills it in). An event without a beat is not shown. */
export type Whole<T> = T extends Message
  ? T
  : T extends Sent.Heard
    ? Omit<T, 'rule' | 'beat'> & { rule: string | null; beat?: Whole<Sent.Beat> }
    : T extends object
      ? { [K in keyof T]-?: Whole<T[K]> }
      : T;

/** The same, but for the fields themselves: of what has changed, much is not there. */
type Each<T> = { [K in keyof T]: Whole<T[K]> };

/** What can stand in a message. */
export type Arg = number | string | Message | Message[];

export type Beat = Whole<Sent.Beat>;
export type Board = Whole<Sent.Board>;
export type Card = Whole<Sent.Card>;
export type CardNumber = Whole<Sent.CardNumber>;
export type Cell = Whole<Sent.Cell>;
export type Choice = Whole<Sent.Choice>;
export type DeckCard = Whole<Sent.DeckCard>;
export type Die = Whole<Sent.Die>;
export type Effect = Whole<Sent.Effect>;
export type Face = Whole<Sent.Face>;
export type Field = Whole<Sent.Field>;
export type Frame = Whole<Sent.Frame>;
export type Gauge = Whole<Sent.Gauge>;
export type Heard = Whole<Sent.Heard>;
export type Hexes = Whole<Sent.Hexes>;
export type HexEdge = Whole<Sent.HexEdge>;
export type Item = Whole<Sent.Item>;
export type Label = Whole<Sent.Label>;
export type LessonPage = Whole<Sent.LessonPage>;
export type Look = Whole<Sent.Look>;
export type Mark = Whole<Sent.Mark>;
export type Note = Whole<Sent.Note>;
export type Overlay = Whole<Sent.Overlay>;
export type Panel = Whole<Sent.Panel>;
export type Part = Whole<Sent.Part>;
export type Picture = Whole<Sent.Picture>;
export type Piece = Whole<Sent.Piece>;
export type PoseTool = Whole<Sent.PoseTool>;
export type Prompt = Whole<Sent.Prompt>;
export type Replay = Whole<Sent.Replay>;
export type Scene = Whole<Sent.Scene>;
export type Sight = Whole<Sent.Sight>;
export type Still = Whole<Sent.Still>;
export type Thing = Whole<Sent.Thing>;
export type Token = Whole<Sent.Token>;
export type Tray = Whole<Sent.Tray>;
export type Zone = Whole<Sent.Zone>;

export type Delta = Each<Sent.Delta>;
export type SightTold = Omit<Sent.SightTold, 'scene'> & { scene: Delta };
export type StillTold = Omit<Sent.StillTold, 'scene'> & { scene: Delta };
export type BoutTold = Omit<Sent.BoutTold, 'events' | 'stills' | 'sight'> & {
  events?: Heard[];
  stills?: StillTold[];
  sight?: SightTold;
};
export type ToClient =
  | Exclude<Sent.ToClient, Record<'bout', unknown> | Record<'note', unknown>>
  | { bout: BoutTold }
  | { note: Note };

export type Front = Under<Face, 'front'>;
export type Back = Under<Face, 'back'>;
export type PersonSitter = Under<SitterCard, 'person'>;
export type PlayingCard = Under<StageCard, 'playing'>;
export type Welcome = Under<ToClient, 'welcome'>;
export type RefusedCard = Under<ToClient, 'refused'>;
export type Bye = Under<ToClient, 'bye'>;
export type SetupOption = Option<Message>;
export type OptionKind = Kinds<Message>;

/** With the options that cause it, once they are known. */
export type SetupFault = Found & { keys?: string[] };
