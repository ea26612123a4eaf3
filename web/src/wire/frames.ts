// Frames in their order: a packed one is unpacked in its own time, and what comes after it waits.

/** Whether packed frames are asked for: not from this machine, where every byte arrives at once. */
export function wantsPacked(host: string): boolean {
  return 'DecompressionStream' in globalThis && !/^(localhost|127\..*|\[::1\])$/.test(host);
}

export class Frames {
  private last: Promise<void> | null = null;

  /** Reads a frame, a text or the bytes of a packed one. Whoever cannot unpack it hears that it is damaged. */
  put(data: unknown, read: (text: string) => void, damaged: () => void): void {
    if (data instanceof ArrayBuffer) {
      // Few need it at once.
      const text = import('./unpacked').then(({ unpacked }) => unpacked(data));
      // Whether it is damaged shows when it is its turn.
      text.catch(() => {});
      this.queue(() => text.then(read, damaged));
    } else if (typeof data === 'string') {
      this.then(() => read(data));
    }
  }

  /** Does this after all frames that came before: at once, if they are read. */
  then(act: () => void): void {
    if (this.last) this.queue(act);
    else act();
  }

  private queue(act: () => void | Promise<void>): void {
    const before = this.last ?? Promise.resolve();
    const now = before.then(act, act).finally(() => {
      if (this.last === now) this.last = null;
    });
    this.last = now;
  }
}
