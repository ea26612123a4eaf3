// What is usual is not sent: the client fills it in here, and nowhere else.
import type * as Sent from './generated';
import type { Under } from './types';

/** The fields of a type that need not be sent, with what they usually are. */
type Usual<T> = { [K in keyof T as Record<never, never> extends Pick<T, K> ? K : never]-?: T[K] };

/** The title of a thing of which title and drawing are not told again. */
export const UNTOLD: Sent.Message = [''];

const mark: Usual<Sent.Mark> = { tone: 'plain', glyph: null, value: null };
const card: Usual<Sent.Card> & Usual<Sent.CardThing> = { marks: [], lying: false, copies: 1 };
const panel: Usual<Sent.Panel> = { title: UNTOLD, seat: null, active: false, marks: [], parts: [] };
const zone: Usual<Sent.Zone> = { title: UNTOLD, items: [], unlisted: 0, marks: [] };
const front: Usual<Under<Sent.Face, 'front'>> = { turned_down: false, numbers: [], text: [] };
const back: Usual<Under<Sent.Face, 'back'>> = { tone: 'plain' };
const number: Usual<Sent.CardNumber> = { tone: 'plain' };
const token: Usual<Sent.Token> = { title: UNTOLD, glyph: '', tone: 'plain', copies: 1 };
const gauge: Usual<Sent.Gauge> = { title: UNTOLD, most: null, tone: 'plain' };
const tray: Usual<Sent.Tray> = { seat: null, dice: [], total: null };
const die: Usual<Sent.Die> = { face: null, state: 'in-play', note: null };
const cell: Usual<Sent.Cell> = { height: 0, title: null, printed: false, edges: [], half: null };
const piece: Usual<Sent.Piece> = {
  title: UNTOLD,
  layer: 0,
  base: [],
  glyph: '',
  tone: 'plain',
  marks: [],
};
const plane: Usual<Sent.Plane> = { unruled: false, ground: 'plain' };
const tool: Usual<Sent.PoseTool> = { covers: [], others: [] };
const line: Usual<Under<Sent.Overlay, 'line'>> = { blocker: null };
const prompt: Usual<Sent.Prompt> = {
  owing: [],
  question: null,
  choices: [],
  pose: null,
  why: null,
  turn_of: null,
  why_not: null,
};
const choice: Usual<Sent.Choice> = {
  then: [],
  things: [],
  amount: null,
  preview: [],
  group: null,
  role: 'deed',
  badge: null,
};
const beat: Usual<Sent.Beat> = {
  kind: 'detail',
  actor: null,
  about: [],
  overlays: [],
  dice: [],
  amount: null,
};
const heard: Omit<Usual<Sent.Heard>, 'beat'> = { rule: null };

/** By the key under which a thing stands, with `[]` for each of a list. */
const USUAL: Partial<Record<string, object>> = {
  mark,
  badge: mark,
  note: mark,
  'marks[]': mark,
  card,
  panel,
  zone,
  front,
  back,
  'numbers[]': number,
  token,
  gauge,
  tray,
  die,
  'dice[]': die,
  cell,
  'cells[]': cell,
  piece,
  'pieces[]': piece,
  plane,
  pose: tool,
  'others[]': tool,
  line,
  prompt,
  'choices[]': choice,
  beat,
  'events[]': heard,
};

/** The same with all that was not sent, made in place. */
export function whole<T>(sent: T, under = ''): T {
  if (typeof sent !== 'object' || sent === null) return sent;
  if (Array.isArray(sent)) {
    for (const each of sent) whole(each, `${under}[]`);
    return sent;
  }
  const fields = sent as Record<string, unknown>;
  for (const [key, field] of Object.entries(fields)) whole(field, key);
  const usual = USUAL[under];
  // Other things stand under the same keys as marks, but they have no words.
  if (usual && (usual !== mark || 'words' in fields)) Object.assign(fields, { ...usual, ...fields });
  return sent;
}
