// Actions of several requests: opening a table with everybody in place, and joining one.
import { desk } from '../wire/desk.svelte';
import * as http from '../wire/http';
import type { BoutCard, Level, TableCard, TableId, Terms } from '../wire/types';
import { positionPath } from './replaying.svelte';
import { HARDLY, openSeats, type Sitter, terms } from './terms';

/** Opens a table, sits down, gives seats to computers and gets ready if wanted. The bout starts when all are there. */
export async function openTable(agreed: Terms, sitters: readonly Sitter[], ready = true): Promise<TableId> {
  const { table } = await desk.open(agreed);
  const mine = sitters.indexOf('me');
  const fills = sitters.flatMap((sitter, seat) =>
    sitter === 'me' || sitter === 'open' ? [] : [desk.do({ fill: { table, seat, level: sitter } })],
  );
  const sit = mine < 0 ? [] : [desk.do({ sit: { table, seat: mine, token: null } })];
  const begin = mine < 0 || !ready ? [] : [desk.do({ ready: { table, ready: true } })];
  const start =
    ready && sitters.every((sitter) => sitter !== 'me' && sitter !== 'open')
      ? [desk.do({ watch: { table, token: null } }), desk.do({ start: { table } })]
      : [];
  await Promise.all([...fills, ...sit, ...begin, ...start]);
  return table;
}

/** A bout against computers, begun at once at a table that chance has set up; friends may watch by link. */
export function playComputer(game: string, setup: string, seats: number, level: Level): Promise<TableId> {
  const others = Array.from({ length: seats - 1 }, () => level);
  const agreed = terms(game, { named: setup }, 'none', 'nobody', 'link', true);
  return openTable({ ...agreed, thinking: HARDLY }, ['me', ...others]);
}

/** A table for the reader and their friends, which chance sets up. It begins when every seat is taken. */
export function playFriends(game: string, setup: string, seats: number): Promise<TableId> {
  const others = Array.from({ length: seats - 1 }, (): Sitter => 'open');
  return openTable(terms(game, { named: setup }, 'none', 'link', 'link', true), ['me', ...others]);
}

/** A bout of computers, which anybody may watch. It rests while nobody does. */
export function watchComputers(game: string, setup: string, seats: number): Promise<TableId> {
  const agreed = terms(game, { named: setup }, 'none', 'nobody', 'everybody', true);
  return openTable(
    agreed,
    Array.from({ length: seats }, () => 'veteran' as const),
  );
}

/** Takes a seat, the first open one unless another is wanted, and is ready, if that is wanted. */
export async function join(
  card: TableCard,
  token: string | null,
  wanted?: number,
  ready = true,
): Promise<void> {
  const seat = wanted ?? openSeats(card)[0];
  if (seat === undefined) return;
  await desk.do({ sit: { table: card.table, seat, token } });
  if (ready) await desk.do({ ready: { table: card.table, ready: true } });
}

/** The bout that the reader finished last at a table of this game. */
export async function lastBout(game: string): Promise<BoutCard | undefined> {
  return (await http.bouts()).find((bout) => bout.game === game);
}

/** The address of the replay of the bout that the reader finished last at a table of this game. */
export async function lastReplay(game: string): Promise<string> {
  const last = await lastBout(game);
  if (!last) return '/bouts';
  const mine = last.seats.findIndex(({ me }) => me);
  return positionPath(last.id, 0, mine < 0 ? null : mine);
}
