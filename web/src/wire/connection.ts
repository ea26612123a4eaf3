// The connection to the server: hello and welcome, numbered requests that survive a break, and reconnecting.
import { Gap } from './delta';
import { Frames } from './frames';
import { Reader } from './reader';
import {
  type Bye,
  type Came,
  type Command,
  type Message,
  type Note,
  PROTOCOL,
  type RefusedCard,
  type TableId,
  type Terms,
  type ToClient,
  type ToServer,
  type Welcome,
} from './types';

/** The state of the connection: connecting, connected, broken and reconnecting, or ended until somebody acts. */
export type LineState = 'connecting' | 'here' | 'away' | 'ended';

/** A request was refused and changed nothing. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly why: Message;

  constructor({ code, rule, why }: Omit<RefusedCard, 'id'>) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.why = why;
  }
}

/** The environment that the connection needs. Tests give another one. */
export interface World {
  open(): Socket;
  /** Whether the server may pack long frames. */
  readonly packed: boolean;
  after(millis: number, then: () => void): () => void;
  random(): number;
  /** Makes sure that this device has an account before it connects. */
  enter(): Promise<void>;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the connection reports. */
export interface Ears {
  state(state: LineState, bye: Bye | null): void;
  welcome(welcome: Welcome): void;
  note(note: Note): void;
}

interface Pending {
  text: string;
  done(came: Came): void;
  refused(why: Refused): void;
}

const WAIT_LEAST = 500;
const WAIT_MOST = 15_000;

export class Connection {
  state: LineState = 'connecting';
  private readonly world: World;
  private readonly ears: Ears;
  private readonly client: number;
  private socket: Socket | null = null;
  private welcomed = false;
  private last = 0;
  private breaks = 0;
  private cancel: (() => void) | null = null;
  private readonly pending = new Map<number, Pending>();

  constructor(world: World, ears: Ears) {
    this.world = world;
    this.ears = ears;
    this.client = Math.floor(world.random() * 0x1_0000_0000);
  }

  /** Connects, or connects again at once. */
  async start(): Promise<void> {
    this.cancel?.();
    this.cancel = null;
    if (this.socket) return;
    if (this.state !== 'away') this.turn('connecting');
    try {
      await this.world.enter();
    } catch {
      this.broken();
      return;
    }
    if (this.socket) return;
    const socket = this.world.open();
    this.socket = socket;
    this.welcomed = false;
    const [reader, frames] = [new Reader(), new Frames()];
    const read = (text: string) => {
      if (socket === this.socket) this.read(socket, reader, text);
    };
    const broken = () => {
      if (socket === this.socket) this.broken();
    };
    socket.onmessage = ({ data }) =>
      frames.put(data, read, () => {
        broken();
        socket.close();
      });
    socket.onclose = () => frames.then(broken);
    socket.onopen = () => {
      const { packed } = this.world;
      const hello: ToServer = { hello: { protocol: PROTOCOL, client: this.client, packed } };
      if (socket === this.socket) socket.send(JSON.stringify(hello));
    };
  }

  /** Ends the connection, and does not reconnect. */
  stop(): void {
    this.cancel?.();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.turn('ended');
  }

  open(terms: Terms): Promise<Came> {
    return this.request((id) => ({ open: { id, terms } }));
  }

  do(command: Command): Promise<Came> {
    return this.request((id) => ({ do: { id, command } }));
  }

  probe(table: TableId, answers: string[]): Promise<Came> {
    return this.request((id) => ({ probe: { id, table, answers } }));
  }

  link(table: TableId): Promise<Came> {
    return this.request((id) => ({ link: { id, table } }));
  }

  /** Sends the request now, or when there is a connection; under the same number until it is answered. */
  private request(make: (id: number) => ToServer): Promise<Came> {
    const id = ++this.last;
    return new Promise((done, refused) => {
      const text = JSON.stringify(make(id));
      this.pending.set(id, { text, done, refused });
      if (this.welcomed) this.socket?.send(text);
    });
  }

  /** After a gap, a new connection is told everything. */
  private read(socket: Socket, reader: Reader, frame: string): void {
    let heard: ToClient[];
    try {
      heard = reader.read(frame);
    } catch (fault) {
      if (!(fault instanceof Gap)) throw fault;
      this.broken();
      socket.close();
      return;
    }
    for (const one of heard) this.hear(one);
  }

  private hear(heard: ToClient): void {
    if ('welcome' in heard) {
      this.welcomed = true;
      this.breaks = 0;
      this.turn('here');
      this.ears.welcome(heard.welcome);
      for (const { text } of this.pending.values()) this.socket?.send(text);
    } else if ('note' in heard) {
      this.ears.note(heard.note);
    } else if ('done' in heard) {
      this.take(heard.done.id)?.done(heard.done.came);
    } else if ('refused' in heard) {
      this.refused(heard.refused);
    } else if ('bye' in heard) {
      this.bye(heard.bye);
    }
  }

  private take(id: number): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private refused({ id, code, rule, why }: RefusedCard): void {
    if (id === null) return;
    if (code === 'too-fast') {
      const millis = why.find((arg) => typeof arg === 'number') ?? 1_000;
      this.world.after(millis, () => {
        const again = this.pending.get(id);
        if (again && this.welcomed) this.socket?.send(again.text);
      });
      return;
    }
    this.take(id)?.refused(new Refused({ code, rule, why }));
  }

  private bye(bye: Bye): void {
    const socket = this.socket;
    if (bye.again) {
      this.broken();
    } else {
      this.socket = null;
      this.welcomed = false;
      this.turn('ended', bye);
    }
    socket?.close();
  }

  /** The connection is gone. The client reconnects after a delay that grows each time and differs between clients. */
  private broken(): void {
    this.socket = null;
    this.welcomed = false;
    this.breaks += 1;
    const most = Math.min(WAIT_MOST, WAIT_LEAST * 2 ** (this.breaks - 1));
    this.cancel = this.world.after(most * (0.5 + this.world.random() / 2), () => void this.start());
    this.turn('away');
  }

  private turn(state: LineState, bye: Bye | null = null): void {
    this.state = state;
    this.ears.state(state, bye);
  }
}
