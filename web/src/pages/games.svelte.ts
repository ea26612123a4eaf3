// The games that can be played here, fetched once.
import * as http from '../wire/http';
import { setupWords } from '../play/terms';
import type { GameCard, Message, Terms } from '../wire/types';
import { say } from '../words/language.svelte';

class Games {
  list: GameCard[] | null = $state.raw(null);
  failed = $state(false);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= http.games().then(
      (list) => {
        this.list = list;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.asked = null;
      },
    );
    return this.asked;
  }

  /** What is played at a table, in words. */
  setup(terms: Terms): string {
    const words = setupWords(terms, this.list);
    return typeof words === 'string' ? words : say(words);
  }

  /** The game's name for the kit that each seat brings. Null if seats bring nothing. */
  kit(id: string): Message | null {
    return this.list?.find((game) => game.id === id)?.kit ?? null;
  }

  title(id: string): string {
    return this.list?.find((game) => game.id === id)?.title ?? id;
  }
}

export const games = new Games();
