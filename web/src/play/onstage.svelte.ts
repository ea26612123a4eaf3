// What is being told, as the stage draws it: what it is about, what glows, and what is no longer there.
import type { Beat, Id, Piece, Scene } from '../wire/types';
import { beatsOf } from './beats';
import type { Queue } from './telling.svelte';
import { changedOf, goneOf, type Things, thingsOf } from './things';

const NONE: Things = new Map();

export class OnStage<Position> {
  /** What an entry of the log is about, while the reader points at it. */
  recalled: Beat | null = $state.raw(null);
  private readonly queue: () => Queue<Position>;
  private readonly scene: () => Scene | null;
  private readonly sceneOf: (position: Position) => Scene;
  /** What is being told, or recalled from the log. */
  readonly about: readonly Beat[] = $derived.by(() => {
    const { now } = this.queue();
    if (now) return beatsOf(now);
    return this.recalled ? [this.recalled] : [];
  });
  readonly lit: ReadonlySet<Id> = $derived.by(() => new Set(this.about.flatMap(({ about }) => about)));
  /** The things of the position that is shown, and of the one that comes next. */
  readonly things: Things = $derived.by(() => {
    const scene = this.scene();
    return scene ? thingsOf(scene) : NONE;
  });
  private readonly next: Scene | null = $derived.by(() => {
    const { coming } = this.queue();
    return coming ? this.sceneOf(coming) : null;
  });
  private readonly coming: Things | null = $derived(this.next ? thingsOf(this.next) : null);
  /** What is no longer there in the next position, and of which nothing more is told until then. */
  readonly gone: ReadonlySet<Id> = $derived.by(() => goneOf(this.queue().done, this.things, this.coming));
  /** What has become something else, such as a building that has fallen. */
  readonly changed: ReadonlyMap<Id, Piece> = $derived.by(() =>
    changedOf(this.queue().done, this.scene(), this.next),
  );

  /** `scene`: the one that is shown; `sceneOf`: that of a position to come. */
  constructor(
    queue: () => Queue<Position>,
    scene: () => Scene | null,
    sceneOf: (position: Position) => Scene,
  ) {
    [this.queue, this.scene, this.sceneOf] = [queue, scene, sceneOf];
  }
}
