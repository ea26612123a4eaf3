// The real program, started for the tests on its own port, with a folder that is removed after them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');

/** The program under test: the one that the environment names, or the last one built. */
export function program(): string {
  const named = process.env['HANGAR_PROGRAM'];
  if (named) return named;
  const target = process.env['CARGO_TARGET_DIR'] ?? join(ROOT, 'target');
  const built = ['release', 'debug']
    .map((profile) => join(target, profile, 'hangar'))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at)[0];
  if (!built || built.at === 0)
    throw new Error('build the program first: cargo build -p cli (or name it: HANGAR_PROGRAM)');
  return built.path;
}

/** The limits are high, because all the people of the tests come from one address. */
const LIMITS = [
  '--connections-per-address',
  '--guests-per-hour',
  '--messages-per-second',
  '--requests-per-second',
  '--replays-per-second',
  '--logins-per-hour',
];

/** A server that can die and come back under the same address. All its chance follows from the seed. */
export class House {
  url = '';
  private child: ChildProcess | null = null;
  private readonly seed: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'hangar-e2e-'));

  constructor(seed: number) {
    this.seed = seed;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  async start(): Promise<void> {
    const listen = `127.0.0.1:${this.url === '' ? 0 : this.port}`;
    const limits = LIMITS.flatMap((limit) => [limit, '100000']);
    const where = ['--listen', listen, '--data', this.folder];
    const words = ['serve', ...where, '--seed', String(this.seed), '--log', 'warn', ...limits];
    const child = spawn(program(), words, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const [url] = /http:\/\/[\d.:]+/.exec(line) ?? [];
      if (!url) continue;
      this.url = url;
      child.stdout.resume();
      return;
    }
    throw new Error(`${program()} ended before it served`);
  }

  /** Dies at once, whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Dies, and nothing of it is left. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
