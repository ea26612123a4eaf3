// What the server sent this person: the questions and their answers, to compare with what the table offers.
import type { Page } from '@playwright/test';
import { Reader } from '../src/wire/reader';
import type { Choice, Sight } from '../src/wire/types';

export class Sights {
  newest: Sight | null = null;

  /** Listens from now on; the page must be opened afterwards. */
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      const reader = new Reader();
      socket.on('framereceived', ({ payload }) => {
        for (const heard of reader.read(String(payload))) {
          const note = 'note' in heard ? heard.note : null;
          if (note && 'bout' in note && note.bout.sight) this.newest = note.bout.sight;
        }
      });
    });
  }

  get number(): number {
    return this.newest?.number ?? -1;
  }

  get choices(): readonly Choice[] {
    return this.newest?.look.scene.prompt.choices ?? [];
  }
}
