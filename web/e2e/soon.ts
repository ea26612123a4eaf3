// The answers that bring a bout to its end: for those who play whole bouts by keys or by ear.

/** For each game, what to answer if it is among the answers; the first that fits. */
export const SOON = {
  'Stak Bots': [/^Attack/, /^End/, /^Scrap/, /^Discard/],
  'Steel Arena': [/attack|damage/],
  'Giga-Robo!': [/^Aim at robot/, /^(Take the Hit|Declare)/, /^Attack/, /^(Do not respond|Go on)/],
  'Pacific Rim Extinction': [/^Engage/, /attack/, /^Move forward/, /^One hex/],
  'GKR Heavy Hitters': [/^Tag/, /^(Fire|Strike)/, /^Deploy/],
} as const;

export type Game = keyof typeof SOON;

/** Going back answers nothing. */
const BACK = /^back/i;

/** Answers by a chance that is the same in each run; most of the time what brings the end. */
export class Choosing {
  private chance = 7;
  private readonly preferred: readonly RegExp[];

  constructor(preferred: readonly RegExp[]) {
    this.preferred = preferred;
  }

  private below(end: number): number {
    this.chance = (this.chance + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.chance ^ (this.chance >>> 15), this.chance | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** The place of the next answer among these. */
  of(words: readonly string[]): number {
    const fitting = (wanted: (text: string) => boolean) =>
      words.flatMap((text, at) => (wanted(text) ? [at] : []));
    const lists = this.below(5) === 0 ? [] : this.preferred.map((each) => fitting((text) => each.test(text)));
    const found = lists.find((list) => list.length > 0) ?? fitting((text) => !BACK.test(text));
    return found[this.below(found.length)] ?? 0;
  }
}
