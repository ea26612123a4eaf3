// How much of a seat gives way so that all of it is in sight beside the stage, where nothing scrolls.
import { tick } from 'svelte';

/** 0: all is drawn. 1: known cards of hands are counted. 2: so are all that are not asked for. */
export type Tight = 0 | 1 | 2;
const LEVELS: readonly Tight[] = [0, 1, 2];

export class Fitting {
  level: Tight = $state(0);
  private frame = 0;
  /** For which window it was found. */
  private room = '';
  /** How high the box may be, and by how much each level made it lower, when it was last too high. */
  private most = 0;
  private gains: Record<Tight, number> = { 0: 0, 1: 0, 2: 0 };

  /** Finds the level just before the next picture is painted: then the page is laid out anyway. */
  fit(box: HTMLElement, room: string): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => void this.find(box, room));
  }

  /** The first level at which the box holds all that is in it. Nothing of it is painted before. */
  private async find(box: HTMLElement, room: string): Promise<void> {
    await this.show(room === this.room ? this.least(box.scrollHeight) : 0);
    this.room = room;
    for (const next of LEVELS.slice(this.level + 1)) {
      const { scrollHeight, clientHeight } = box;
      if (scrollHeight <= clientHeight + 1) return;
      this.most = clientHeight;
      await this.show(next);
      this.gains[next] = scrollHeight - box.scrollHeight;
    }
  }

  /** The first level that may do for what is so high now: each trial lays out the page once more. */
  private least(high: number): Tight {
    let [level, wants] = [this.level, high];
    for (; level > 0; level = level === 2 ? 1 : 0) {
      wants += this.gains[level];
      if (wants > this.most) break;
    }
    return level;
  }

  private async show(level: Tight): Promise<void> {
    if (level === this.level) return;
    this.level = level;
    await tick();
  }
}
