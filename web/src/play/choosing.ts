// Choosing: clicks on things narrow the lines down to one, which a further click gives; the server decides the rest.
import type { Choice, Id, Overlay } from '../wire/types';
import { choiceOf, isBound, type Line, linesOf, stepped, withAmount } from './lines';

/** The state of the choice. */
export interface Choosing {
  readonly lines: readonly Line[];
  /** The things that were clicked, which all lines still shown are bound to. */
  readonly picked: readonly Id[];
  /** The line that is highlighted, by its place among all lines. */
  readonly at: number | null;
}

/** What a click on a thing means. */
export type Picked =
  /** This is chosen so far. */
  | { choosing: Choosing }
  /** This line is given. */
  | { give: Line }
  /** Nothing can be done with the thing: why? */
  | { ask: Id };

export function choosing(choices: readonly Choice[]): Choosing {
  return { lines: linesOf(choices), picked: [], at: null };
}

/** The places of the lines that are still possible. */
export function shown({ lines, picked }: Choosing): number[] {
  const fits = (line: Line) => picked.every((thing) => isBound(line, thing));
  return lines.flatMap((line, at) => (fits(line) ? [at] : []));
}

export function highlighted({ lines, at }: Choosing): Line | null {
  return at === null ? null : (lines[at] ?? null);
}

/** The things that can be clicked next. */
export function possible(now: Choosing): Set<Id> {
  return new Set(shown(now).flatMap((at) => choiceOf(now.lines[at] as Line).things));
}

/** The things of the highlighted line, or those that were clicked. */
export function chosen(now: Choosing): Set<Id> {
  const line = highlighted(now);
  return new Set(line ? choiceOf(line).things : now.picked);
}

/** What the highlighted line would do. */
export function preview(now: Choosing): readonly Overlay[] {
  const line = highlighted(now);
  return line ? choiceOf(line).preview : [];
}

/**
 * A click on a thing. The only line that is bound to it, given what was clicked before, is highlighted; the next click
 * gives it, and `atOnce` gives it straight away. Several lines remain in the list, and clicking on goes through them.
 */
export function pick(now: Choosing, thing: Id, atOnce: boolean): Picked {
  const bound = (places: number[]) => places.filter((at) => isBound(now.lines[at] as Line, thing));
  const here = bound(shown(now));
  if (here.length === 0) {
    const anew: Choosing = { ...now, picked: [], at: null };
    return bound(shown(anew)).length === 0 ? { ask: thing } : pick(anew, thing, atOnce);
  }
  const [only] = here;
  if (here.length === 1 && only !== undefined) {
    const line = now.lines[only] as Line;
    if (atOnce || now.at === only) return { give: line };
    return { choosing: { ...now, picked: joined(now.picked, thing), at: only } };
  }
  if (now.picked.includes(thing)) {
    const next = here[(here.indexOf(now.at ?? -1) + 1) % here.length] as number;
    return { choosing: { ...now, at: next } };
  }
  const kept = now.at !== null && here.includes(now.at) ? now.at : null;
  return { choosing: { ...now, picked: joined(now.picked, thing), at: kept } };
}

function joined(picked: readonly Id[], thing: Id): Id[] {
  return picked.includes(thing) ? [...picked] : [...picked, thing];
}

export function highlight(now: Choosing, at: number | null): Choosing {
  return { ...now, at };
}

/** The next or previous line that is still possible. */
export function moved(now: Choosing, by: 1 | -1): Choosing {
  const places = shown(now);
  if (places.length === 0) return now;
  const place = now.at === null ? -1 : places.indexOf(now.at);
  const next = place < 0 ? (by > 0 ? 0 : places.length - 1) : (place + by + places.length) % places.length;
  return { ...now, at: places[next] ?? null };
}

/** One step back: the last click, or the highlight. */
export function back(now: Choosing): Choosing {
  return { ...now, picked: now.picked.slice(0, -1), at: null };
}

export function setAmount(now: Choosing, at: number, value: number): Choosing {
  return changed(now, at, (line) => withAmount(line, value));
}

export function stepAmount(now: Choosing, at: number, by: number): Choosing {
  return changed(now, at, (line) => stepped(line, by));
}

function changed(now: Choosing, at: number, change: (line: Line) => Line): Choosing {
  return { ...now, lines: now.lines.map((line, place) => (place === at ? change(line) : line)), at };
}
