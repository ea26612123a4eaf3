// The log, folded: turns, the deeds of each turn, and what belongs to each deed.
import type { Heard } from '../wire/types';

/** An entry of the log, with its place in it. */
export interface Entry {
  at: number;
  heard: Heard;
}

export interface Deed extends Entry {
  details: Entry[];
}

export interface Turn {
  /** What began it. None for what happened before the first turn. */
  begun: Entry | null;
  deeds: Deed[];
}

/** The log by turns and deeds. What is not told as a moment is a deed of its own. */
export function folded(log: readonly Heard[]): Turn[] {
  const turns: Turn[] = [];
  const here = (): Turn => {
    const last = turns.at(-1);
    if (last) return last;
    const first: Turn = { begun: null, deeds: [] };
    turns.push(first);
    return first;
  };
  log.forEach((heard, at) => {
    const kind = heard.beat?.kind ?? 'deed';
    if (kind === 'turn') turns.push({ begun: { at, heard }, deeds: [] });
    else if (kind === 'detail' && turns.at(-1)?.deeds.at(-1))
      here().deeds.at(-1)?.details.push({ at, heard });
    else here().deeds.push({ at, heard, details: [] });
  });
  return turns;
}
