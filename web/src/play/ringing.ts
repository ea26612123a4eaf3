// What is heard of the table. Who wants no sounds loads none, and nothing sounds before a person has pressed something.
import type { Ended } from '../wire/types';
import type { Telling } from './beats';
import { settings } from './settings.svelte';
import type { Seen, Sound } from './sounds';

/** Who is told what can be heard. */
export interface Ring {
  /** A moment begins. */
  moment(telling: Telling, seen: Seen): void;
  die(): void;
  step(): void;
}

/** Fetches what sounds: the recipes, and who plays them. */
async function fetched() {
  const [sounds, { Player }] = await Promise.all([import('./sounds'), import('./player')]);
  return { ...sounds, player: new Player(() => new AudioContext()) };
}

type Sounding = Awaited<ReturnType<typeof fetched>>;

let coming: Promise<Sounding> | null = null;
let here: Sounding | null = null;

/** A person has pressed something: from then on the page may make sounds. */
export async function wake(): Promise<void> {
  if (!settings.bell && !settings.sound) return;
  try {
    here ??= await (coming ??= fetched());
    here.player.wake();
  } catch {
    // A sound is never the only sign. The next press tries again.
    coming = null;
  }
}

function play(wanted: boolean, sound: (from: Sounding) => Sound): void {
  if (wanted && here) here.player.play(sound(here), settings.volume);
}

/** The sounds of the table, for those who want them. */
export const ring: Ring = {
  moment: (telling, seen) => play(settings.bell, ({ soundOf }) => soundOf(telling, seen)),
  die: () => play(settings.bell, () => 'die'),
  step: () => play(settings.bell, () => 'step'),
};

/** The bout is over, for this seat or for who watches. */
export function ringEnd(ended: Ended, mine: number | null): void {
  play(settings.bell, ({ endSound }) => endSound(ended, mine));
}

/** The reader is asked: for those who want the sounds of the table, or this one alone. */
export function ringAsked(): void {
  play(settings.bell || settings.sound, () => 'asked');
}
