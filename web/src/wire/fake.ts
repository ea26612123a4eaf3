// An environment for tests: connections and timers that only the tests drive.
import type { Socket, World } from './connection';
import type { SeatCard, TableCard, ToClient, ToServer, Welcome } from './types';

export class Wire implements Socket {
  sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  tell(heard: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(heard) });
  }
}

export const WELCOME: Welcome = { protocol: 4, program: '0.1.0', person: 7, name: 'Ada', now: 1 };

export class FakeWorld implements World {
  wires: Wire[] = [];
  timers: { millis: number; then: () => void }[] = [];
  enters = 0;
  readonly packed = true;
  /** Whether the server cannot be reached. */
  refuses = false;

  open(): Wire {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }
  after(millis: number, then: () => void): () => void {
    this.timers.push({ millis, then });
    return () => {};
  }
  random(): number {
    return 0.5;
  }
  async enter(): Promise<void> {
    this.enters += 1;
    if (this.refuses) throw new Error('unreachable');
  }

  /** Completes the connection that is being made, and welcomes the client. */
  async welcome(welcome: Partial<Welcome> = {}): Promise<Wire> {
    await settled();
    const wire = this.wires.at(-1) as Wire;
    wire.onopen?.();
    wire.tell({ welcome: { ...WELCOME, ...welcome } });
    return wire;
  }
}

/** Waits until everything that happens at once has happened. */
export function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

export function card(table: number, more: Partial<TableCard> = {}): TableCard {
  const me: SeatCard = {
    sitter: { person: { person: 7, name: 'Ada', present: true, ready: true, stand_in: null } },
    left: false,
    clock: null,
    brings: null,
  };
  return {
    table,
    host: 7,
    terms: {
      game: 'stak-bots',
      setup: { named: 'standard' },
      by_chance: false,
      seating: 'nobody',
      watching: 'link',
      talking: 'everybody',
      clock: 'none',
      overrun: 'default',
      bout_time: null,
      grace: 1,
      abandoned: 'leave',
      thinking: { least: 1, most: 1 },
      holding: { least: 1, most: 1 },
    },
    seats: [me, { sitter: { computer: 'veteran' }, left: false, clock: null, brings: null }],
    watchers: 0,
    bouts: 1,
    stage: { playing: { owing: [0], proposed: null, ends: null } },
    ...more,
  };
}
