// The queue of what happened: moment after moment over the old position, then the new one and what is asked there.
import type { Heard, Id } from '../wire/types';
import { LATE_MOST, OWN_MOST, type Telling, tellingsOf, walkOf, within } from './beats';

/** How things are told: not at all, as still frames, or with movement. */
export interface Pace {
  told: boolean;
  speed: number;
  /** How late the next question may be at the usual speed, where it is not the usual time. */
  late?: number;
}

/** What is told, and the position that it leads to. */
interface Batch<Position> {
  tellings: Telling[];
  sight: Position | null;
}

export class Queue<Position> {
  /** What is being told now. */
  now: Telling | null = $state.raw(null);
  /** What was told last: it stays readable for a moment. */
  last: Telling | null = $state.raw(null);
  /** How many of its dice have fallen. */
  fallen = $state(0);
  /** The pieces on their way: the cell where each has come to. */
  walked: ReadonlyMap<Id, Id> = $state.raw(new Map());
  /** By how much numbers have changed so far. */
  shifted: ReadonlyMap<Id, number> = $state.raw(new Map());
  /** Whether something is told, and what is asked comes later. */
  busy = $state(false);
  private batches: Batch<Position>[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly show: (sight: Position) => void;
  private readonly pace: () => Pace;

  /** `show` is called for each position once everything that led to it was told. */
  constructor(show: (sight: Position) => void, pace: () => Pace) {
    [this.show, this.pace] = [show, pace];
  }

  /** Something has happened. `whole`: the position is shown at once, as after a break. */
  push(news: readonly Heard[], sight: Position | null, mine: number | null, whole: boolean): void {
    const { told, speed, late = LATE_MOST } = this.pace();
    if (whole || !told || (news.length === 0 && !this.busy)) {
      this.stop();
      if (sight) this.show(sight);
      return;
    }
    const own = news.every(({ beat }) => beat != null && beat.actor !== null && beat.actor === mine);
    const tellings = within(tellingsOf(news, speed), (own ? Math.min(OWN_MOST, late) : late) / speed);
    this.batches.push({ tellings, sight });
    this.hurry(late / speed);
    if (!this.busy) {
      this.busy = true;
      this.next();
    }
  }

  /** Goes to the end of all that is told. Returns whether anything was. */
  skip(): boolean {
    if (!this.busy) return false;
    const sight = this.batches.findLast((batch) => batch.sight !== null)?.sight ?? null;
    this.stop();
    if (sight) this.show(sight);
    return true;
  }

  /** Everything that waits is told in no more than this time. */
  private hurry(most: number): void {
    const all = within(
      this.batches.flatMap(({ tellings }) => tellings),
      most,
    );
    let from = 0;
    for (const batch of this.batches) {
      batch.tellings = all.slice(from, from + batch.tellings.length);
      from += batch.tellings.length;
    }
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.batches = [];
    this.forget();
    this.busy = false;
  }

  private forget(): void {
    [this.now, this.walked, this.shifted, this.fallen] = [null, new Map(), new Map(), 0];
  }

  private next(): void {
    const [batch] = this.batches;
    if (!batch) {
      this.stop();
      return;
    }
    const telling = batch.tellings.shift();
    if (telling) {
      this.tell(telling);
      return;
    }
    this.batches.shift();
    this.forget();
    const last = this.batches.length === 0;
    if (last) this.stop();
    if (batch.sight) this.show(batch.sight);
    if (!last) this.next();
  }

  private tell(telling: Telling): void {
    const { beat, millis } = telling;
    [this.now, this.last, this.fallen] = [telling, telling, 0];
    const amount = beat?.amount;
    if (beat && amount) {
      // The number may fly off a robot, while the gauge that it changes is only named.
      const of = [...new Set([amount.on, ...beat.about])];
      const now = of.map((id): [Id, number] => [id, (this.shifted.get(id) ?? 0) + amount.by]);
      this.shifted = new Map([...this.shifted, ...now]);
    }
    const dice = beat?.dice.length ?? 0;
    const walk = walkOf(beat);
    const at = (part: number, then: () => void) => this.timers.push(setTimeout(then, millis * part));
    this.timers = [];
    for (let die = 1; die <= dice; die += 1) at((0.7 * die) / dice, () => (this.fallen = die));
    walk?.way.forEach((cell, step, { length }) =>
      at((0.8 * (step + 0.2)) / length, () => (this.walked = new Map([...this.walked, [walk.who, cell]]))),
    );
    at(1, () => this.next());
  }
}
