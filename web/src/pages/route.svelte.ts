// Where the reader is: addresses of pages, and going from one to another without loading anew.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'join'; token: string }
  | { page: 'table'; table: number }
  | { page: 'bouts' }
  | { page: 'replay'; bout: string; step: number | null; seat: number | null }
  | { page: 'how'; game: string; rule: string | null }
  | { page: 'lesson'; game: string }
  | { page: 'decks'; game: string; deck: string | null }
  | { page: 'kits'; game: string; kit: string | null }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'missing'; path: string };

/** The page of an address. */
export function routeOf(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const missing: Route = { page: 'missing', path: url.pathname };
  if (rest.length > 0) return missing;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second ?? null };
    case 'join':
      return second === undefined ? missing : { page: 'join', token: second };
    case 'table':
      return /^\d+$/.test(second ?? '') ? { page: 'table', table: Number(second) } : missing;
    case 'bouts': {
      if (second === undefined) return { page: 'bouts' };
      const number = (name: string) =>
        /^\d+$/.test(url.searchParams.get(name) ?? '') ? Number(url.searchParams.get(name)) : null;
      return { page: 'replay', bout: second, step: number('step'), seat: number('seat') };
    }
    case 'how':
      return second === undefined ? missing : { page: 'how', game: second, rule: url.hash.slice(1) || null };
    case 'lesson':
      return second === undefined ? missing : { page: 'lesson', game: second };
    case 'decks':
      return second === undefined
        ? missing
        : { page: 'decks', game: second, deck: url.searchParams.get('deck') };
    case 'kits':
      return second === undefined
        ? missing
        : { page: 'kits', game: second, kit: url.searchParams.get('kit') };
    case 'settings':
    case 'account':
      return second === undefined ? { page: first } : missing;
    default:
      return missing;
  }
}

class Place {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
    const before = this.route.page;
    this.route = routeOf(new URL(location.href));
    if (how === 'push' && before !== this.route.page) scrollTo(0, 0);
  }

  /** Follows links within this site, and the browser's back and forward, without loading a page. */
  listen(): void {
    addEventListener('popstate', () => (this.route = routeOf(new URL(location.href))));
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const elsewhere = link?.hasAttribute('target') || link?.hasAttribute('download');
      if (!link || !plain || event.defaultPrevented || elsewhere) return;
      // The links of a drawing say where they lead by this attribute alone.
      const url = new URL(link.getAttribute('href') ?? '', location.href);
      if (url.origin !== location.origin || url.pathname.startsWith('/api')) return;
      // Within the page the browser finds the place by itself.
      if (url.hash && url.pathname + url.search === location.pathname + location.search) return;
      event.preventDefault();
      this.go(url.pathname + url.search + url.hash);
    });
  }
}

export const place = new Place();
