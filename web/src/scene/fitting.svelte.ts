// How much of a seat gives way so that all of it is in sight beside the stage, where nothing scrolls.
import { tick } from 'svelte';

/** 0: all is drawn. 1: known cards of hands are counted. 2: so are all that are not asked for. */
export type Tight = 0 | 1 | 2;
const LEVELS: readonly Tight[] = [0, 1, 2];

export class Fitting {
  level: Tight = $state(0);
  private turn = 0;

  /** Finds the first level at which the box holds all that is in it. Nothing of it is painted before. */
  async fit(box: HTMLElement): Promise<void> {
    this.turn += 1;
    const mine = this.turn;
    for (const level of LEVELS) {
      this.level = level;
      await tick();
      if (mine !== this.turn || box.scrollHeight <= box.clientHeight + 1) return;
    }
  }
}
