// A person in whose place a test reads and answers by the protocol, faster than a page draws.
import type { Page, WebSocketRoute } from '@playwright/test';
import { Reader } from '../src/wire/reader';
import type { Choice, Sight, ToClient } from '../src/wire/types';
import { Choosing } from './soon';

export class Hand {
  private sight: Sight | null = null;
  private table = 0;
  private given = 0;
  private far: WebSocketRoute | null = null;
  private near: WebSocketRoute | null = null;
  private readonly page: Page;
  private readonly choosing: Choosing;
  private readonly see: (sight: Sight) => void;

  /** Takes the place of this person, and answers whatever is asked, once it is told to. It may look at each sight. */
  constructor(page: Page, choosing: Choosing, see: (sight: Sight) => void = () => {}) {
    [this.page, this.choosing, this.see] = [page, choosing, see];
  }

  async enter(): Promise<void> {
    await this.page.routeWebSocket(/\/api\/play$/, (near) => {
      const far = near.connectToServer();
      const reader = new Reader();
      [this.near, this.far, this.given] = [near, far, 0];
      near.onMessage((text) => far.send(text));
      far.onMessage((text) => {
        for (const heard of reader.read(String(text))) {
          const note = 'note' in heard ? heard.note : null;
          if (!note || !('bout' in note) || !note.bout.sight) continue;
          [this.table, this.sight] = [note.bout.table, note.bout.sight];
          this.see(this.sight);
          if (this.given > 0) this.answer();
        }
        // From the first answer on nobody looks at the page.
        if (this.given === 0) near.send(text);
      });
    });
  }

  get isOver(): boolean {
    return this.sight?.look.scene.outcome != null;
  }

  /** Answers, and from then on whenever it is asked. */
  answer(): void {
    this.given += 1;
    const choices = this.sight?.look.scene.prompt.choices ?? [];
    const choice = choices[this.choosing.of(choices.map(({ answer }) => answer))];
    if (choice) this.give(choice);
  }

  private give({ answer, then }: Choice): void {
    const move = { table: this.table, number: this.sight?.number ?? 0, answers: [answer, ...then] };
    this.far?.send(JSON.stringify({ do: { id: 1_000_000 + this.given, command: { move } } }));
  }

  /** The page is shown this, as if the bout stood there. */
  show(sight: Sight): void {
    const bout = { table: this.table, whole: true, events: [], stills: [], sight };
    this.near?.send(JSON.stringify({ note: { bout } } satisfies ToClient));
  }
}
