// The rulebooks that were opened so far, each fetched once; and the rule that is being read beside the table.
import * as http from '../wire/http';
import { type Block, blocksOf } from './rulebook';

const fetched = new Map<string, Promise<Block[]>>();

export function rulebook(game: string): Promise<Block[]> {
  let blocks = fetched.get(game);
  if (!blocks) {
    blocks = http.rules(game).then(blocksOf);
    // A failure is not remembered: the next reader tries again.
    blocks.catch(() => fetched.delete(game));
    fetched.set(game, blocks);
  }
  return blocks;
}

/** The rule that is open, of which game. */
export const open: { game: string | null; rule: string | null } = $state({ game: null, rule: null });

export function openRule(game: string, rule: string): void {
  [open.game, open.rule] = [game, rule];
}

export function closeRule(): void {
  open.rule = null;
}
