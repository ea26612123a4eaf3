// All that this person knows of tables and bouts now. The connection updates it, and every page reads it.
import { SvelteMap } from 'svelte/reactivity';
import { browser } from './browser';
import { Connection, type LineState, Refused, type World } from './connection';
import { PageFault } from './http';
import { renewOnce } from './renewal';
import type {
  Bye,
  Came,
  Command,
  Heard,
  Message,
  Moment,
  Note,
  Said,
  Sight,
  TableCard,
  TableId,
  Terms,
  Welcome,
} from './types';

/** How many messages of a table's talk are kept. */
const TALK_MOST = 200;
/** How long after a welcome the client waits for tables that it knew before. Then it drops them. */
const MISSED = 4_000;

/** How many arrivals are kept for a page that does not take them. Those who come later see the position alone. */
const ARRIVALS_MOST = 200;

/** What came at once: what happened, and the newest position then. */
export interface Arrival {
  news: readonly Heard[];
  sight: Sight | null;
  /** Whether it came with everything before it, as after a break. */
  whole: boolean;
  /** What happened from the beginning of the bout, up to then. */
  log: readonly Heard[];
}

/** One table as this person knows it. */
export class Table {
  card: TableCard = $state.raw(null as never);
  /** What the person sees of the bout. */
  sight: Sight | null = $state.raw(null);
  /** What happened, from the beginning of the bout. */
  log: Heard[] = $state.raw([]);
  /** What has come and was not taken yet, the oldest first. */
  private arrivals: readonly Arrival[] = $state.raw([]);
  talk: Said[] = $state.raw([]);
  /** The server sent this before the connection broke, and not since. */
  stale = false;

  constructor(card: TableCard) {
    this.card = card;
  }

  /** How many arrivals wait to be taken. */
  get arrived(): number {
    return this.arrivals.length;
  }

  /** Takes all that has come since the last time. */
  take(): readonly Arrival[] {
    const { arrivals } = this;
    if (arrivals.length > 0) this.arrivals = [];
    return arrivals;
  }

  /** Something has come. `log`: all that has happened until then. */
  arrive(
    news: readonly Heard[],
    sight: Sight | null,
    whole: boolean,
    log: Heard[] = [...this.log, ...news],
  ): void {
    this.log = log;
    if (sight) this.sight = sight;
    const missed = this.arrivals.length >= ARRIVALS_MOST;
    const arrival = { news, sight: this.sight, whole: whole || missed, log };
    this.arrivals = missed ? [arrival] : [...this.arrivals, arrival];
  }
}

export class Desk {
  line: LineState = $state('connecting');
  /** Why the connection has ended. */
  bye: Bye | null = $state.raw(null);
  me: { person: number; name: string } | null = $state.raw(null);
  /** The version of the program that answers, and whether it changed since this page was loaded. */
  program = $state('');
  outdated = $state(false);
  readonly tables = new SvelteMap<TableId, Table>();
  /** How far the server's clock is ahead of ours. */
  private ahead = 0;
  private readonly connection: Connection;

  constructor(world: World = browser) {
    this.connection = new Connection(world, {
      state: (state, bye) => this.turned(state, bye),
      welcome: (welcome) => this.welcomed(welcome),
      note: (note) => this.noted(note),
    });
  }

  start(): void {
    void this.connection.start();
    addEventListener('online', () => void this.connection.start());
    addEventListener('visibilitychange', () => {
      if (!document.hidden && this.line === 'away') void this.connection.start();
    });
  }

  /** Connects at once, without waiting any longer. */
  hurry(): void {
    void this.connection.start();
  }

  /** Starts again, perhaps as another person. */
  restart(): void {
    this.connection.stop();
    this.tables.clear();
    void this.connection.start();
  }

  /** Now, by the server's clock. */
  now(): Moment {
    return Date.now() + this.ahead;
  }

  do(command: Command): Promise<Came> {
    return this.connection.do(command);
  }

  probe(table: TableId, answers: string[]): Promise<Came> {
    return this.connection.probe(table, answers);
  }

  async open(terms: Terms): Promise<{ table: TableId; path: string }> {
    const came = await this.connection.open(terms);
    if (typeof came === 'object' && 'opened' in came) return came.opened;
    throw new Error('an opened table has a number');
  }

  async link(table: TableId): Promise<string> {
    const came = await this.connection.link(table);
    return typeof came === 'object' && 'link' in came ? came.link.path : '';
  }

  /** Which seat this person has at a table. */
  seatAt(card: TableCard): number | null {
    const seat = card.seats.findIndex(({ sitter }) => this.sits(sitter));
    return seat < 0 ? null : seat;
  }

  private sits(sitter: TableCard['seats'][number]['sitter']): boolean {
    return typeof sitter === 'object' && 'person' in sitter && sitter.person.person === this.me?.person;
  }

  private turned(state: LineState, bye: Bye | null): void {
    this.line = state;
    this.bye = bye;
    if (bye?.code === 'other-protocol') renewOnce();
  }

  private welcomed(welcome: Welcome): void {
    this.me = { person: welcome.person, name: welcome.name };
    this.ahead = welcome.now - Date.now();
    this.outdated ||= this.program !== '' && this.program !== welcome.program;
    this.program = welcome.program;
    for (const table of this.tables.values()) table.stale = true;
    setTimeout(() => this.dropStale(), MISSED);
  }

  private dropStale(): void {
    if (this.line !== 'here') return;
    for (const [id, table] of this.tables) if (table.stale) this.tables.delete(id);
  }

  private noted(note: Note): void {
    if ('table' in note) {
      this.card(note.table);
    } else if ('gone' in note) {
      this.tables.delete(note.gone);
    } else if ('talk' in note) {
      this.heard(note.talk);
    } else {
      this.bout(note.bout);
    }
  }

  /** The server may send older talk again, as it does when the next bout begins. */
  private heard({ table: id, said }: { table: TableId; said: Said }): void {
    const table = this.tables.get(id);
    if (!table) return;
    const known = table.talk.some(
      ({ at, person, text }) => at === said.at && person === said.person && text === said.text,
    );
    if (!known) table.talk = [...table.talk, said].slice(-TALK_MOST);
  }

  private card(card: TableCard): void {
    const table = this.tables.get(card.table);
    if (!table) {
      this.tables.set(card.table, new Table(card));
      return;
    }
    // After a break the server sends everything again, also the talk.
    if (table.stale) table.talk = [];
    table.stale = false;
    table.card = card;
  }

  private bout({ table: id, whole, events, stills, sight }: Extract<Note, { bout: unknown }>['bout']): void {
    const table = this.tables.get(id);
    if (!table) return;
    // The server sends the whole log when a bout begins, after a break, and when something was taken back. In the last
    // two cases there is no news in it.
    const again = whole && table.log.length > 0 && events.length > 0 && alike(table.log[0], events[0]);
    if (whole) {
      table.arrive(again ? [] : events, sight, true, events);
      return;
    }
    let told = 0;
    for (const { after, scene } of stills) {
      const seen = sight && { ...sight, look: { ...sight.look, scene } };
      table.arrive(events.slice(told, after), seen, false);
      told = after;
    }
    table.arrive(events.slice(told), sight, false);
  }
}

function alike(one: Heard | undefined, other: Heard | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const desk = new Desk();

/** Why something failed, to be said. */
export function reasonOf(fault: unknown): { why: Message; rule: string | null } {
  if (fault instanceof Refused) return { why: fault.why, rule: fault.rule };
  if (fault instanceof PageFault && fault.why) return { why: fault.why, rule: null };
  const key = fault instanceof PageFault ? 'web-unreachable' : 'web-broken';
  return { why: [key], rule: null };
}
