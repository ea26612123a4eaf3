// What the server sent this person: the questions and their answers, to compare with what the table offers.
import type { Page } from '@playwright/test';
import type { Choice, Sight } from '../src/wire/types';

interface Note {
  note?: { bout?: { sight: Sight | null } };
}

export class Sights {
  newest: Sight | null = null;

  /** Listens from now on; the page must be opened afterwards. */
  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const sight = (JSON.parse(String(payload)) as Note).note?.bout?.sight;
        if (sight) this.newest = sight;
      }),
    );
  }

  get number(): number {
    return this.newest?.number ?? -1;
  }

  get choices(): readonly Choice[] {
    return this.newest?.look.scene.prompt.choices ?? [];
  }
}
