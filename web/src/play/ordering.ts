// Standing orders: declared at the table, and kept for all bouts of the game if that is wanted.
import type { StandingOrder } from '../wire/types';
import type { Playing } from './playing.svelte';
import { settings } from './settings.svelte';

/** Declares an order for a kind of question, or removes it. */
export async function ordering(
  playing: Playing,
  kind: string,
  order: StandingOrder | null,
  keep: boolean,
): Promise<void> {
  const { table, terms } = playing.table.card;
  if (!(await playing.do({ declare: { table, kind, order } }))) return;
  const kept = { ...settings.orders[terms.game] };
  if (order && keep) kept[kind] = order;
  else delete kept[kind];
  settings.orders[terms.game] = kept;
}
