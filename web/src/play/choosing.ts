// Choosing: verbs and clicks on things narrow the lines down to one, which a further click gives; the server decides.
import type { Choice, Id, Overlay } from '../wire/types';
import { choiceOf, isBound, type Line, linesOf, stepped, withAmount } from './lines';
import { barOf, isOfVerb } from './verbs';

/** The state of the choice. */
export interface Choosing {
  readonly lines: readonly Line[];
  /** The verb to which all lines still shown belong. */
  readonly verb: string | null;
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

/** One legal target is not asked: where one thing alone can be done with, it is shown at once what that would do. */
export function choosing(choices: readonly Choice[]): Choosing {
  const lines = linesOf(choices);
  const { verbs, alone, passes } = barOf(lines);
  const deeds = [...verbs.flatMap(({ places }) => places), ...alone];
  const [only, ...others] = passes.length === 0 ? deeds : [];
  const line = others.length === 0 && only !== undefined ? lines[only] : undefined;
  const isTarget = line !== undefined && line.ways.length === 1 && choiceOf(line).things.length > 0;
  return { lines, verb: null, picked: [], at: isTarget ? (only ?? null) : null };
}

/** The places of the lines that are still possible. */
export function shown({ lines, verb, picked }: Choosing): number[] {
  const fits = (line: Line) =>
    (verb === null || isOfVerb(line, verb, lines)) && picked.every((thing) => isBound(line, thing));
  return lines.flatMap((line, at) => (fits(line) ? [at] : []));
}

export function highlighted({ lines, at }: Choosing): Line | null {
  return at === null ? null : (lines[at] ?? null);
}

/** The things that can be clicked next. */
export function possible(now: Choosing): Set<Id> {
  return new Set(shown(now).flatMap((at) => choiceOf(now.lines[at] as Line).things));
}

/** Nothing clicked and nothing highlighted, with the same verb. */
const anew = (now: Choosing): Choosing => ({ ...now, picked: [], at: null });

/** The things that can be clicked instead of what was clicked. */
export function instead(now: Choosing): Set<Id> {
  if (now.picked.length === 0) return new Set();
  const next = possible(now);
  return new Set([...possible(anew(now))].filter((thing) => !next.has(thing)));
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

/** What the only line of the thing below the pointer would do, also instead of a click; else the highlighted. */
export function previewOf(now: Choosing, hovered: Id | null): readonly Overlay[] {
  const bound = hovered === null ? [] : boundTo(now, hovered);
  const [at, ...others] = hovered === null || bound.length > 0 ? bound : boundTo(anew(now), hovered);
  const line = others.length === 0 && at !== undefined ? now.lines[at] : undefined;
  return line ? choiceOf(line).preview : preview(now);
}

/** The lines that are bound to a thing, given what was clicked before. */
export function boundTo(now: Choosing, thing: Id): number[] {
  return shown(now).filter((at) => isBound(now.lines[at] as Line, thing));
}

/**
 * A click on a thing. The only line that is bound to it, given what was clicked before, is highlighted; the next click
 * gives it, and `atOnce` gives it straight away. Several lines remain in the list, and clicking on goes through them.
 */
export function pick(now: Choosing, thing: Id, atOnce: boolean): Picked {
  const here = boundTo(now, thing);
  if (here.length === 0) {
    const anew: Choosing = { ...now, verb: null, picked: [], at: null };
    return boundTo(anew, thing).length === 0 ? { ask: thing } : pick(anew, thing, atOnce);
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

/**
 * A thing that stands somewhere is taken up: what may be done with it and with a place, or else the verb that has most
 * places to go to. What is done with the thing alone goes nowhere.
 */
export function takenUp(now: Choosing, thing: Id, isPlace: (id: Id) => boolean): Choosing {
  const goes = (at: number) =>
    choiceOf(now.lines[at] as Line).things.some((id) => id !== thing && isPlace(id));
  if (boundTo(now, thing).some(goes)) return { ...now, picked: joined(now.picked, thing), at: null };
  const ways = (places: readonly number[]) =>
    places.filter((at) => choiceOf(now.lines[at] as Line).things.every(isPlace) && goes(at)).length;
  const [verb] = barOf(now.lines).verbs.toSorted((a, b) => ways(b.places) - ways(a.places));
  return verb && ways(verb.places) > 0 ? narrow(now, verb.key) : now;
}

/** Only this verb, or all of them again. Its only line is highlighted. */
export function narrow(now: Choosing, verb: string | null): Choosing {
  const next: Choosing = { ...now, verb, picked: [], at: null };
  const places = shown(next);
  return verb !== null && places.length === 1 ? { ...next, at: places[0] ?? null } : next;
}

export function highlight(now: Choosing, at: number | null): Choosing {
  return { ...now, at };
}

/** The next or previous line that is still possible, or of these. */
export function moved(now: Choosing, by: 1 | -1, places: readonly number[] = shown(now)): Choosing {
  if (places.length === 0) return now;
  const place = now.at === null ? -1 : places.indexOf(now.at);
  const next = place < 0 ? (by > 0 ? 0 : places.length - 1) : (place + by + places.length) % places.length;
  return { ...now, at: places[next] ?? null };
}

/** One step back: the last click, the highlight, or the verb. */
export function back(now: Choosing): Choosing {
  if (now.picked.length > 0) return { ...now, picked: now.picked.slice(0, -1), at: null };
  return { ...now, verb: null, at: null };
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
