// The size of the client: every build prints it, compressed, and fails if a page loads more than its limit.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** A page, by the name of its file, and how many kilobytes a first visit to it may load. */
type Limits = Record<string, number>;

/** Counts script, style and page of a first visit, fonts and drawings apart. `index` is the first page. */
export function budget(limits: Limits): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const sizes = new Map<string, number>();
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|html)$/.test(name)) continue;
        sizes.set(name, gzipSync(file.type === 'chunk' ? file.code : file.source).length);
      }
      const sum = (names: Iterable<string>) =>
        [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
      const lines = [...sizes].map(([name, bytes]) => `${kilobytes(bytes).padStart(8)}  ${name}`);
      console.log(['', ...lines.sort().reverse(), `${kilobytes(sum(sizes.keys()))} in all`].join('\n'));
      const names = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : ''));
      for (const [page, limit] of Object.entries(limits)) {
        if (!names.includes(page)) this.error(`no page is named ${page}: its weight cannot be known`);
        const loaded = sum(loadedBy(bundle, page));
        const verdict = `${page}: ${kilobytes(loaded)} of at most ${limit}.0 kB compressed, fonts apart`;
        console.log(verdict);
        if (loaded > limit * 1000) this.error(`a page is too heavy: ${verdict}`);
      }
    },
  };
}

/** The first page, the page of this name, and everything that they need. */
function loadedBy(bundle: Rollup.OutputBundle, page: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    file.imports.forEach(add);
    file.viteMetadata?.importedCss.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (name.endsWith('.html') || (file.type === 'chunk' && (file.isEntry || file.name === page))) add(name);
  }
  return found;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
