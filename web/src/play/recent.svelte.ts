// What happened lately, kept so that it can be told again: since the reader's own last answer, from the position there.
import type { Heard } from '../wire/types';
import type { Batch } from './telling.svelte';

/** With more than this, the oldest are forgotten. */
const BATCHES_MOST = 60;

/** What happened from a position on. */
export interface Period<Position> {
  before: Position;
  batches: readonly Batch<Position>[];
}

export class Recent<Position> {
  private now: Period<Position> | null = $state.raw(null);
  /** The one before, in which others did something: it is told as long as nobody else has done anything since. */
  private last: Period<Position> | null = $state.raw(null);
  private here: Position | null = null;
  private mine: number | null = null;
  /** What can be told again, if anything can. */
  readonly period: Period<Position> | null = $derived.by(() => {
    const { now, last } = this;
    if (now && (this.isOfOthers(now) || (!last && now.batches.length > 0))) return now;
    return last;
  });

  /** The reader gives an answer: what follows is a new period. */
  answered(): void {
    if (this.now && this.isOfOthers(this.now)) this.last = this.now;
    this.now = this.here === null ? null : { before: this.here, batches: [] };
  }

  /** Something has happened. Who only watches begins a period with each turn. */
  happened(batch: Batch<Position>, mine: number | null): void {
    this.mine = mine;
    if (mine === null && batch.news.some(({ beat }) => beat?.kind === 'turn')) this.answered();
    if (this.now && batch.news.length > 0) {
      const batches = [...this.now.batches, batch];
      const oldest = batches.length > BATCHES_MOST ? batches.shift() : undefined;
      this.now = { before: oldest?.sight ?? this.now.before, batches };
    }
    this.here = batch.sight ?? this.here;
  }

  /** What was before is not known, or does not count any more: a new beginning. */
  begin(here: Position | null): void {
    [this.last, this.here] = [null, here];
    this.now = here === null ? null : { before: here, batches: [] };
  }

  private isOfOthers({ batches }: Period<Position>): boolean {
    const others = ({ beat }: Heard) => beat != null && beat.actor !== null && beat.actor !== this.mine;
    return batches.some(({ news }) => news.some(others));
  }
}
