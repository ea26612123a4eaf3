// The answers that bring a bout to its end: for those who play whole bouts by keys or by ear.

/** For each game, what to answer if it is among the answers; the first that fits. */
export const SOON: Record<string, readonly RegExp[]> = {
  'Stak Bots': [/^Attack/, /^End/, /^Scrap/, /^Discard/],
  'Steel Arena': [/attack|damage/],
  'Giga-Robo!': [/^Aim at robot/, /^(Take the Hit|Do not respond|Declare)/, /^Attack/, /^Go on/],
};

/** Going back answers nothing. */
const BACK = /^Back/;

/** Answers by a chance that is the same in each run; most of the time what brings the end. */
export class Choosing {
  private chance = 7;
  private readonly preferred: readonly RegExp[];

  constructor(game: string) {
    this.preferred = SOON[game] ?? [];
  }

  private below(end: number): number {
    this.chance = (this.chance * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((this.chance / 2 ** 31) * end);
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
