// Addresses: each page has one, and an odd one leads to no page.
import { describe, expect, it } from 'vitest';
import { routeOf } from './route.svelte';

describe('addresses', () => {
  const route = (path: string) => routeOf(new URL(path, 'http://x'));

  it('lead to their pages', () => {
    expect(route('/')).toEqual({ page: 'home' });
    expect(route('/new/stak-bots')).toEqual({ page: 'new', game: 'stak-bots' });
    expect(route('/join/a%2Fb')).toEqual({ page: 'join', token: 'a/b' });
    expect(route('/table/12')).toEqual({ page: 'table', table: 12 });
    expect(route('/bouts/ab12?step=3&seat=1')).toEqual({ page: 'replay', bout: 'ab12', step: 3, seat: 1 });
    expect(route('/bouts/ab12?step=x')).toEqual({ page: 'replay', bout: 'ab12', step: null, seat: null });
    expect(route('/how/stak-bots#SB-4.1')).toEqual({ page: 'how', game: 'stak-bots', rule: 'SB-4.1' });
    expect(route('/lesson/stak-bots')).toEqual({ page: 'lesson', game: 'stak-bots' });
    expect(route('/decks/stak-bots?deck=Iron%20Fist')).toEqual({
      page: 'decks',
      game: 'stak-bots',
      deck: 'Iron Fist',
    });
    expect(route('/decks/stak-bots')).toEqual({ page: 'decks', game: 'stak-bots', deck: null });
  });

  it('that are odd lead to no page', () => {
    for (const path of [
      '/table/x',
      '/join',
      '/settings/more',
      '/a/b/c',
      '/how',
      '/lesson',
      '/decks',
      '/decks/a/b',
    ])
      expect(route(path).page).toBe('missing');
  });
});
