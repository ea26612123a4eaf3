// The queue of what happened: moment after moment over the old position, then the new one and what is asked there.
import type { Heard, Id } from '../wire/types';
import {
  beatsOf,
  diceOf,
  doerAfter,
  LATE_MOST,
  LEAST,
  OWN_MOST,
  type Telling,
  tellingsOf,
  walksOf,
  within,
} from './beats';

/** How things are told: not at all, as still frames, or with movement. */
export interface Pace {
  told: boolean;
  speed: number;
  /** How late the next question may be at the usual speed, where it is not the usual time. */
  late?: number;
}

/** The least time for all that waits: a deed with its parts, and what came of it. */
const ROOM_LEAST = 2 * LEAST;

/** Something that was told, and the position that it led to. */
export interface Batch<Position> {
  news: readonly Heard[];
  sight: Position | null;
}

/** Who hears what is told, as it is told. */
export interface Listener {
  /** These entries of the log are told now, or were skipped. */
  entries?(news: readonly Heard[]): void;
  /** A moment begins. After it nothing more is told of these things until the next position is reached. */
  moment?(telling: Telling, done: ReadonlySet<Id>): void;
  /** A die has fallen; a thing has taken a step. */
  die?(): void;
  step?(): void;
}

export class Queue<Position> {
  /** What is being told now. */
  now: Telling<Position> | null = $state.raw(null);
  /** What was told last: it stays readable for a moment. */
  last: Telling<Position> | null = $state.raw(null);
  /** How many of its dice have fallen. */
  fallen = $state(0);
  /** The pieces on their way: the cell where each has come to. */
  walked: ReadonlyMap<Id, Id> = $state.raw(new Map());
  /** By how much numbers have changed so far. */
  shifted: ReadonlyMap<Id, number> = $state.raw(new Map());
  /** The next position that is reached, and the things of which nothing more is told until then. */
  coming: Position | null = $state.raw(null);
  done: ReadonlySet<Id> = $state.raw(new Set());
  /** Whether something is told, and what is asked comes later. */
  busy = $state(false);
  private waiting: Telling<Position>[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** When the telling began, or the turn of somebody that is being told. */
  private since = 0;
  private late = LATE_MOST;
  /** Whose deed was heard of last. */
  private doer: number | null = null;
  private readonly show: (sight: Position) => void;
  private readonly pace: () => Pace;
  private readonly listener: Listener;

  /** `show` is called for each position once everything that led to it was told. */
  constructor(show: (sight: Position) => void, pace: () => Pace, listener: Listener = {}) {
    [this.show, this.pace, this.listener] = [show, pace, listener];
  }

  /** Something has happened. `whole`: the position is shown at once, as after a break. */
  push(news: readonly Heard[], sight: Position | null, mine: number | null, whole: boolean): void {
    const { told, late = LATE_MOST } = this.pace();
    const doer = this.doer;
    this.doer = doerAfter(news, doer);
    if (whole || !told || (news.length === 0 && !this.busy)) {
      this.end();
      this.listener.entries?.(news);
      if (sight) this.show(sight);
      return;
    }
    const tellings = tellingsOf<Position>(news, mine, doer);
    const own = tellings.every((telling) => telling.own);
    this.add(own ? within(tellings, Math.min(OWN_MOST, late)) : tellings, sight);
    this.late = late;
    this.hurry();
    this.start();
  }

  /** Tells once more what was told before, from the position before it on, and comes back to the present one. */
  again(before: Position, batches: readonly Batch<Position>[], present: Position): void {
    this.skip();
    let doer: number | null = null;
    for (const { news, sight } of batches) {
      const tellings = tellingsOf<Position>(news, null, doer);
      doer = doerAfter(news, doer);
      this.add(
        tellings.map((telling) => ({ ...telling, news: [] })),
        sight,
      );
    }
    if (this.waiting.length === 0) return;
    this.add([], present);
    this.late = LATE_MOST;
    this.start(before);
  }

  /** Goes to the end of all that is told. Returns whether anything was. */
  skip(): boolean {
    if (!this.busy) return false;
    const sight = this.waiting.findLast((telling) => telling.sight !== null)?.sight ?? this.now?.sight;
    this.end();
    if (sight) this.show(sight);
    return true;
  }

  /** More to tell. A position of which nothing is told is reached with what comes before it. */
  private add(tellings: Telling<Position>[], sight: Position | null): void {
    this.waiting.push(...tellings);
    if (sight === null) return;
    const last = this.waiting.pop();
    if (last) this.waiting.push({ ...last, sight });
    else if (this.now) this.now = { ...this.now, sight };
  }

  /** Everything that waits is told in what is left of the time for one turn. */
  private hurry(): void {
    const spent = this.busy ? (Date.now() - this.since) * this.pace().speed : 0;
    this.waiting = within(this.waiting, Math.max(this.late - spent, Math.min(this.late, ROOM_LEAST)));
  }

  /** Begins to tell, unless it does: over the position that is shown, or over another. */
  private start(over: Position | null = null): void {
    if (this.busy) return;
    this.busy = true;
    this.since = Date.now();
    if (over !== null) this.show(over);
    this.next();
  }

  /** Nothing is told any more. What was not told yet stands in the log. */
  private end(): void {
    this.timers.forEach(clearTimeout);
    const unheard = this.waiting.flatMap(({ news }) => news);
    [this.timers, this.waiting] = [[], []];
    this.forget();
    this.now = null;
    this.busy = false;
    if (unheard.length > 0) this.listener.entries?.(unheard);
  }

  /** A position is reached: it shows all that was told until then. */
  private forget(): void {
    [this.walked, this.shifted, this.fallen] = [new Map(), new Map(), 0];
    [this.coming, this.done] = [null, new Set()];
  }

  private next(): void {
    const sight = this.now?.sight ?? null;
    // On a slow device each moment lasts longer than it should.
    this.hurry();
    const telling = this.waiting.shift();
    if (!telling) this.end();
    else if (sight) this.forget();
    if (sight) this.show(sight);
    if (telling) this.tell(telling);
  }

  private tell(telling: Telling<Position>): void {
    const { millis } = telling;
    const beats = beatsOf(telling);
    if (beats.some(({ kind }) => kind === 'turn')) this.since = Date.now();
    [this.now, this.last, this.fallen] = [telling, telling, 0];
    this.look(telling);
    const shifted = new Map(this.shifted);
    for (const { amount, about } of beats) {
      if (!amount) continue;
      // The number may fly off a robot, while the gauge that it changes is only named.
      for (const id of new Set([amount.on, ...about])) shifted.set(id, (shifted.get(id) ?? 0) + amount.by);
    }
    if (shifted.size > 0) this.shifted = shifted;
    this.listener.entries?.(telling.news);
    this.listener.moment?.(telling, this.done);
    this.timers = [];
    this.move(telling, (part, then) => {
      this.timers.push(setTimeout(then, (millis * part) / this.pace().speed));
    });
  }

  /** Which position comes next, and of which things nothing more is told before it. */
  private look(telling: Telling<Position>): void {
    const reached = telling.sight === null ? this.waiting.findIndex(({ sight }) => sight !== null) : -1;
    const between = telling.sight === null ? this.waiting.slice(0, reached + 1) : [];
    const later = new Set(between.flatMap((each) => beatsOf(each).flatMap(({ about }) => about)));
    const here = beatsOf(telling).flatMap(({ about }) => about);
    this.coming = telling.sight ?? between.at(-1)?.sight ?? null;
    this.done = new Set([...this.done, ...here].filter((id) => !later.has(id)));
  }

  /** Dice fall one after the other, ways are walked step by step, and then comes the next moment. */
  private move(telling: Telling<Position>, at: (part: number, then: () => void) => void): void {
    const dice = diceOf(telling).length;
    for (let die = 1; die <= dice; die += 1)
      at((0.7 * die) / dice, () => {
        this.fallen = die;
        this.listener.die?.();
      });
    for (const { who, way } of walksOf(telling))
      way.forEach((cell, step) =>
        at((0.8 * (step + 0.2)) / way.length, () => {
          this.walked = new Map([...this.walked, [who, cell]]);
          this.listener.step?.();
        }),
      );
    at(1, () => this.next());
  }
}
