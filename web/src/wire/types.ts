// The types that are sent, under the names that the pages use: the server's own types, and parts of them.
import type {
  Face,
  Level,
  OptionKind as Kinds,
  SetupFault as Found,
  SetupOption as Option,
  SitterCard,
  StageCard,
  ToClient,
} from './generated';
import type { Message } from './generated';

export type * from './generated';

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 2;

/** How well a computer can play, the weakest first. */
export const LEVELS: readonly Level[] = ['random', 'greedy'];

/** The value under this name in one variant of several. */
type Under<Several, Name extends string> = Extract<Several, Record<Name, unknown>>[Name &
  keyof Extract<Several, Record<Name, unknown>>];

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
