// The sounds of the table: for each kind of moment a recipe of a few tones, and which of them a moment makes.
import type { Ended, Id } from '../wire/types';
import { beatsOf, diceOf, type Telling, walksOf } from './beats';

/** A tone, or noise that is let through below a frequency. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Its frequency, and where that glides to, in hertz. */
  from: number;
  to: number;
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  /** How loud it is at most, from 0 to 1. */
  loud: number;
}

function voice(
  wave: Voice['wave'],
  [from, to]: [number, number],
  [at, lasts]: [number, number],
  loud: number,
): Voice {
  return { wave, from, to, at, lasts, loud };
}

/** All sounds. No voice is longer than a second: the next moment has its own. */
export const SOUNDS = {
  turn: [voice('triangle', [196, 196], [0, 0.28], 0.3), voice('triangle', [294, 294], [0.09, 0.34], 0.24)],
  deed: [voice('square', [150, 120], [0, 0.09], 0.1), voice('noise', [1_400, 500], [0, 0.07], 0.14)],
  detail: [voice('sine', [520, 480], [0, 0.06], 0.1)],
  step: [voice('noise', [420, 120], [0, 0.11], 0.4), voice('sine', [82, 58], [0, 0.12], 0.36)],
  die: [voice('noise', [3_600, 1_800], [0, 0.035], 0.26), voice('triangle', [880, 610], [0, 0.05], 0.12)],
  shot: [voice('sawtooth', [720, 90], [0, 0.2], 0.16), voice('noise', [3_000, 300], [0, 0.22], 0.24)],
  hit: [voice('noise', [1_700, 140], [0, 0.3], 0.46), voice('square', [120, 46], [0, 0.24], 0.2)],
  gain: [voice('sine', [523, 523], [0, 0.12], 0.2), voice('sine', [784, 784], [0.08, 0.2], 0.2)],
  spend: [voice('triangle', [440, 330], [0, 0.14], 0.18)],
  heat: [voice('noise', [900, 2_600], [0, 0.34], 0.16), voice('sawtooth', [98, 131], [0, 0.3], 0.08)],
  card: [voice('noise', [2_400, 5_200], [0, 0.09], 0.2)],
  destroyed: [
    voice('noise', [900, 50], [0, 0.85], 0.6),
    voice('sine', [92, 30], [0, 0.7], 0.5),
    voice('noise', [4_000, 1_200], [0.12, 0.25], 0.16),
  ],
  asked: [voice('triangle', [392, 392], [0, 0.24], 0.34), voice('triangle', [587, 587], [0.12, 0.28], 0.34)],
  won: [
    voice('triangle', [392, 392], [0, 0.2], 0.3),
    voice('triangle', [494, 494], [0.14, 0.2], 0.3),
    voice('triangle', [587, 587], [0.28, 0.2], 0.3),
    voice('triangle', [784, 784], [0.42, 0.5], 0.34),
  ],
  lost: [
    voice('triangle', [330, 330], [0, 0.26], 0.3),
    voice('triangle', [262, 262], [0.2, 0.26], 0.3),
    voice('triangle', [196, 185], [0.4, 0.55], 0.32),
  ],
  over: [voice('triangle', [294, 294], [0, 0.3], 0.3), voice('triangle', [294, 294], [0.26, 0.45], 0.26)],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;

/** The table over which it is told. */
export interface Seen {
  things: ReadonlyMap<Id, { kind: string }>;
  /** What is taken off the table now. */
  gone: ReadonlySet<Id>;
}

/** The sound that a moment begins with: of all that is shown in it, what counts most. Dice and steps have their own. */
export function soundOf(telling: Telling, { things, gone }: Seen): Sound {
  const beats = beatsOf(telling);
  const amounts = beats.flatMap(({ amount }) => (amount ? [amount] : []));
  const about = beats.flatMap((beat) => beat.about);
  const kinds = new Set(about.map((id) => things.get(id)?.kind));
  if (about.some((id) => gone.has(id) && things.get(id)?.kind === 'piece')) return 'destroyed';
  if (amounts.some(({ tone }) => tone === 'harm')) return 'hit';
  if (beats.some(({ overlays }) => overlays.some((each) => 'line' in each))) return 'shot';
  if (beats.some(({ kind }) => kind === 'turn')) return 'turn';
  if (amounts.some(({ tone }) => tone === 'heat')) return 'heat';
  if (amounts.some(({ by, tone }) => tone === 'help' || by > 0)) return 'gain';
  if (amounts.length > 0) return 'spend';
  if (walksOf(telling).length > 0 || diceOf(telling).length > 0) return 'detail';
  if (kinds.has('item') || kinds.has('zone')) return 'card';
  return beats.some(({ kind }) => kind === 'deed') ? 'deed' : 'detail';
}

/** The sound of the end for this seat; for who only watched, that it is over. */
export function endSound(ended: Ended, mine: number | null): Sound {
  if (typeof ended === 'string' || ended.played.drawn || mine === null) return 'over';
  return ended.played.places[mine] === 1 ? 'won' : 'lost';
}
