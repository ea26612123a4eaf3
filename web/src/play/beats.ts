// What happened, cut into moments: how long each is shown, and which are shown together so that nobody waits.
import type { Beat, Die, Heard, Id, Message } from '../wire/types';
import { isAlike } from './alike';

/** How long a moment is shown at the usual speed, in milliseconds, by its kind: of others, and of the reader's own. */
const LASTS = { turn: 650, deed: 800, detail: 550 } as const;
const OWN = { turn: 500, deed: 450, detail: 260 } as const;
/** The least time of a moment of others, and of the reader's own: what is shorter cannot be read. */
export const LEAST = 450;
const OWN_LEAST = 220;
/** What a die, and a step of a way, add to it; and what they add to the least, up to a limit. */
const DIE = 170;
const STEP = 160;
const QUICK = 50;
const QUICK_MOST = 400;
/** What each further line of a moment adds to it, and to its least, as far as the lines are shown. */
const LINE = 130;
export const LINES_MOST = 4;
/** How long the turn of somebody else may be told at the usual speed, and how late the next question may be. */
export const LATE_MOST = 6_000;
/** The same as long as the reader was never asked: who has just sat down wants to play. */
export const FIRST_MOST = 500;
/** The same after what the reader did: they know it already. */
export const OWN_MOST = 1_200;

/** One line of a moment: something that happened, or several alike. */
export interface Line {
  words: Message;
  /** For how many it stands. A way of several steps is one. */
  count: number;
  beats: Beat[];
}

/** One moment, as it is shown: a deed, a part of it, or a deed with parts. */
export interface Telling<Position = unknown> {
  lines: Line[];
  millis: number;
  /** What it must last at least. */
  least: number;
  /** Whether the reader did it. */
  own: boolean;
  /** The entries of the log that appear with it. */
  news: Heard[];
  /** The position that is reached after it, if one is. */
  sight: Position | null;
}

/** The way that a thing walks. */
export interface Walk {
  who: Id;
  way: readonly Id[];
}

/** All that is shown in a moment. */
export function beatsOf({ lines }: Telling): Beat[] {
  return lines.flatMap(({ beats }) => beats);
}

/** The dice that fall in a moment, in their order. */
export function diceOf(telling: Telling): Die[] {
  return beatsOf(telling).flatMap(({ dice }) => dice);
}

/** The ways that are walked in a moment, cell by cell: one for each thing that walks. */
export function walksOf(telling: Telling): Walk[] {
  const ways = new Map<Id, Id[]>();
  for (const beat of beatsOf(telling)) {
    const walk = walkOf(beat);
    if (walk) ways.set(walk.who, [...(ways.get(walk.who) ?? []), ...walk.way]);
  }
  return [...ways].map(([who, way]) => ({ who, way }));
}

/**
 * The way that is walked in a beat, from where the first thing stands that it is about. The longer way of a deed is
 * only declared: its steps follow.
 */
function walkOf(beat: Beat): Walk | null {
  const path = beat.overlays.find((overlay) => 'path' in overlay);
  const who = beat.about[0];
  const declared = beat.kind === 'deed' && (path?.path.length ?? 0) > 1;
  return path && who !== undefined && path.path.length > 0 && !declared ? { who, way: path.path } : null;
}

/** Whose deed it belongs to, for what follows: the last seat that began a turn or did something. */
export function doerAfter(news: readonly Heard[], before: number | null): number | null {
  return news.reduce((doer, { beat }) => (beat && beat.kind !== 'detail' ? beat.actor : doer), before);
}

/** The moments of some news, one after the other, as the seat `mine` reads them. `doer` did what came before. */
export function tellingsOf<Position>(
  news: readonly Heard[],
  mine: number | null = null,
  doer: number | null = null,
): Telling<Position>[] {
  const tellings: Telling<Position>[] = [];
  for (const heard of news) {
    doer = doerAfter([heard], doer);
    const last = tellings.at(-1);
    const before = last?.news.at(-1);
    if (last && before && isAlike(before, heard)) join(last, heard);
    else tellings.push(tellingOf(heard, mine !== null && (heard.beat?.actor ?? doer) === mine));
  }
  return tellings.map(timed);
}

function tellingOf<Position>(heard: Heard, own: boolean): Telling<Position> {
  const line = { words: heard.words, count: 1, beats: heard.beat ? [heard.beat] : [] };
  return { lines: [line], millis: 0, least: 0, own, news: [heard], sight: null };
}

/** One more of the same: it is counted, or, if it is a step of a way, it says how far the way has led. */
function join(telling: Telling, heard: Heard): void {
  const [line] = telling.lines;
  if (!line) return;
  if (heard.beat && walkOf(heard.beat)) line.words = heard.words;
  else line.count += 1;
  if (heard.beat) line.beats.push(heard.beat);
  telling.news.push(heard);
}

function timed<Position>(telling: Telling<Position>): Telling<Position> {
  const kind = telling.lines[0]?.beats[0]?.kind ?? 'detail';
  const steps = walksOf(telling).reduce((most, { way }) => Math.max(most, way.length), 0);
  const dice = diceOf(telling).length;
  return {
    ...telling,
    millis: (telling.own ? OWN : LASTS)[kind] + dice * DIE + steps * STEP,
    least: (telling.own ? OWN_LEAST : LEAST) + Math.min(QUICK_MOST, (dice + steps) * QUICK),
  };
}

/** Two moments as one. */
function together<Position>(one: Telling<Position>, next: Telling<Position>): Telling<Position> {
  const lines = [...one.lines, ...next.lines];
  const shown = (all: number) => Math.min(LINES_MOST, all);
  const further = LINE * (shown(lines.length) - shown(Math.max(one.lines.length, next.lines.length)));
  return {
    lines,
    millis: Math.max(one.millis, next.millis) + further,
    least: Math.max(one.least, next.least) + further,
    own: one.own && next.own,
    news: [...one.news, ...next.news],
    sight: next.sight ?? one.sight,
  };
}

/** How little sense it makes to show a moment together with the one before: parts belong to their deed, turns begin. */
const APART = { detail: 0, deed: 100, turn: 1_000 } as const;

function apart(one: Telling, next: Telling): number {
  const kind = next.lines[0]?.beats[0]?.kind ?? 'detail';
  return APART[kind] + one.lines.length + next.lines.length;
}

/**
 * The same moments in no more than this time. All become shorter, but none shorter than its least; where that is not
 * enough, neighbours are shown together.
 */
export function within<Position>(tellings: readonly Telling<Position>[], most: number): Telling<Position>[] {
  const all = [...tellings];
  const sum = (of: 'millis' | 'least') => all.reduce((total, telling) => total + telling[of], 0);
  while (all.length > 1 && sum('least') > most) {
    let at = 0;
    let best = Infinity;
    all.slice(1).forEach((next, each) => {
      const cost = apart(all[each] as Telling, next);
      if (cost < best) [at, best] = [each, cost];
    });
    const [one, next] = all.slice(at, at + 2) as [Telling<Position>, Telling<Position>];
    all.splice(at, 2, together(one, next));
  }
  const [usual, least] = [sum('millis'), sum('least')];
  if (usual <= most) return all;
  // Where even one moment with everything is too long, it is as short as it must be.
  const timed = (telling: Telling) =>
    least >= most
      ? (telling.least * most) / least
      : telling.least + ((telling.millis - telling.least) * (most - least)) / (usual - least);
  return all.map((telling) => ({ ...telling, millis: timed(telling) }));
}
