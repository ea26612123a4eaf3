// A connection between a browser and the server that can really be cut: a proxy that drops and refuses connections.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

export class Wire {
  private server: Server | null = null;
  private port = 0;
  private readonly ends = new Set<Socket>();
  private readonly to: number;

  /** Forwards to this port of this machine. */
  constructor(to: number) {
    this.to = to;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** How many connections there are, counted at both ends. */
  get open(): number {
    return this.ends.size;
  }

  /** Opens the proxy, or opens it again at the same port. */
  async join(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.to, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.ends.add(end);
        end.pipe(other);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          this.ends.delete(end);
          other.destroy();
        });
      }
    });
    this.server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  /** From now on nothing gets through, and nobody can connect. */
  async cut(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const end of this.ends) end.destroy();
    await closed;
  }
}
