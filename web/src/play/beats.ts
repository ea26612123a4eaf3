// How long each moment of what happened is shown: long enough to be read, short enough that nobody waits.
import type { Beat, Heard, Id, Message } from '../wire/types';

/** The shortest times at the usual speed, in milliseconds, by what kind of moment it is. */
const LASTS = { turn: 550, deed: 700, detail: 380 } as const;
/** What a die, and a step of a way, add to it. */
const DIE = 170;
const STEP = 160;
/** How late the next question may be at the usual speed. */
export const LATE_MOST = 2_500;
/** The same as long as the reader was never asked: who has just sat down wants to play. */
export const FIRST_MOST = 500;
/** The same after what the reader did: they know it already. */
export const OWN_MOST = 1_200;

/** One moment, as it is shown. */
export interface Telling {
  words: Message;
  beat: Beat | null;
  millis: number;
}

/**
 * The way that is walked in a beat, cell by cell, from where the first thing stands that it is about. The longer way of
 * a deed is only declared: its steps follow.
 */
export function walkOf(beat: Beat | null): { who: Id; way: readonly Id[] } | null {
  const path = beat?.overlays.find((overlay) => 'path' in overlay);
  const who = beat?.about[0];
  const declared = beat?.kind === 'deed' && (path?.path.length ?? 0) > 1;
  return path && who !== undefined && path.path.length > 0 && !declared ? { who, way: path.path } : null;
}

function lengthOf(beat: Beat | null): number {
  if (beat === null) return LASTS.detail;
  const steps = walkOf(beat)?.way.length ?? 0;
  return LASTS[beat.kind] + beat.dice.length * DIE + steps * STEP;
}

/** The moments of some news, one after the other. */
export function tellingsOf(news: readonly Heard[], speed: number): Telling[] {
  return news.map(({ words, beat }) => ({
    words,
    beat: beat ?? null,
    millis: lengthOf(beat ?? null) / speed,
  }));
}

/** The same moments in no more than this time: all of them become shorter by the same factor. */
export function within(tellings: readonly Telling[], most: number): Telling[] {
  const all = tellings.reduce((sum, { millis }) => sum + millis, 0);
  if (all <= most) return [...tellings];
  return tellings.map((telling) => ({ ...telling, millis: (telling.millis * most) / all }));
}
