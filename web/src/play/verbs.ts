// The answers as a bar: verbs with counts, buttons for what stands alone, and what passes, goes back or settles.
import type { Id, Mark, Message } from '../wire/types';
import { amountOf, choiceOf, type Line } from './lines';

/** If more answers than this stand alone and have things, they are one verb: the things say the rest. */
const ALONE_MOST = 3;
/** If no more lines than this are left after a click, all of them are offered where it was. */
const OFFERED_MOST = 7;

export interface Verb {
  key: string;
  /** What it is called. None for whatever the things on the table say themselves. */
  words: Message | null;
  /** Its lines, by their places. */
  places: number[];
}

export interface Bar {
  verbs: Verb[];
  alone: number[];
  passes: number[];
  backs: number[];
  settings: number[];
}

/** The verb of answers that have none, but things to click. */
const NAMELESS = 'things';

const roleOf = (line: Line) => choiceOf(line).role ?? 'deed';

function keyOf(line: Line): string | null {
  const { group, things } = choiceOf(line);
  if (roleOf(line) !== 'deed') return null;
  if (group) return JSON.stringify(group);
  return things.length > 0 ? NAMELESS : null;
}

/** Whether so few nameless answers have things that each of them is a button. */
function isFew(lines: readonly Line[]): boolean {
  return lines.filter((line) => keyOf(line) === NAMELESS).length <= ALONE_MOST;
}

/** The verb of a line among all lines. None if it stands alone. */
function verbOf(line: Line, lines: readonly Line[]): string | null {
  const key = keyOf(line);
  return key === NAMELESS && isFew(lines) ? null : key;
}

export function isOfVerb(line: Line, verb: string, lines: readonly Line[]): boolean {
  return verbOf(line, lines) === verb;
}

export function barOf(lines: readonly Line[]): Bar {
  const bar: Bar = { verbs: [], alone: [], passes: [], backs: [], settings: [] };
  lines.forEach((line, at) => {
    const role = roleOf(line);
    if (role === 'pass') bar.passes.push(at);
    else if (role === 'back') bar.backs.push(at);
    else if (role === 'setting') bar.settings.push(at);
    else {
      const key = verbOf(line, lines);
      const known = bar.verbs.find((verb) => verb.key === key);
      if (key === null) bar.alone.push(at);
      else if (known) known.places.push(at);
      else bar.verbs.push({ key, words: choiceOf(line).group ?? null, places: [at] });
    }
  });
  return bar;
}

interface Narrowed {
  lines: readonly Line[];
  verb: string | null;
  picked: readonly Id[];
  /** The places of the lines that are left. */
  left: readonly number[];
}

/**
 * The lines to offer in a small chooser, if one is needed: few lines that share what was clicked, lines with an amount,
 * and lines that no further click on a thing can single out.
 */
export function offered({ lines, verb, picked, left }: Narrowed): number[] {
  if (picked.length === 0 && verb === null) return [];
  const lineAt = (at: number) => lines[at] as Line;
  if (left.length === 1) return left.filter((at) => amountOf(lineAt(at)) !== null);
  if (picked.length > 0 && left.length <= OFFERED_MOST) return [...left];
  const further = new Map(
    left.map((at) => [at, choiceOf(lineAt(at)).things.filter((id) => !picked.includes(id))]),
  );
  return left.filter((at) => {
    const own = further.get(at) ?? [];
    if (own.length === 0) return true;
    if (picked.length === 0) return false;
    return left.some((other) => other !== at && own.every((id) => further.get(other)?.includes(id)));
  });
}

/** The marks on the things that come first: a cost, a chance. */
export function badgesOf(lines: readonly Line[], places: readonly number[]): Map<Id, Mark> {
  const found = new Map<Id, Mark>();
  for (const at of places) {
    const { badge, things } = choiceOf(lines[at] as Line);
    const [first] = things;
    if (badge && first !== undefined && !found.has(first)) found.set(first, badge);
  }
  return found;
}
