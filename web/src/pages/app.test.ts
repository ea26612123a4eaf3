// The frame around the pages: a page stays as it is while only its address changes.
import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import App from '../App.svelte';
import { language } from '../words/language.svelte';
import { place } from './route.svelte';

/** A page is fetched first, which takes long on a busy machine. */
const FETCHED = { timeout: 30_000 };

describe('the frame', () => {
  it('keeps a page that changes its own address', async () => {
    vi.stubGlobal(
      'fetch',
      async (path: string) =>
        new Response(path.startsWith('/api/words') ? '' : '{"code":"missing"}', {
          status: path.startsWith('/api/words') ? 200 : 404,
        }),
    );
    await language.speak('en');
    place.go('/bouts/ab?step=1');
    const { container } = render(App);
    const title = () => container.querySelector('main h1');
    await waitFor(() => expect(title()).not.toBeNull(), FETCHED);
    const before = title();
    place.go('/bouts/ab?step=2', 'replace');
    await new Promise((done) => setTimeout(done, 50));
    expect(title()).toBe(before);
    place.go('/settings');
    await waitFor(() => expect(title()?.textContent).toBe('Settings'), FETCHED);
  });
});
