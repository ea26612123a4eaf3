// The size of the client: every build prints it, compressed, and fails if the first visit loads more than the limit.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** Counts script, style and page of the first visit, fonts apart; `limit` is in kilobytes. */
export function budget(limit: number): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const first = firstLoad(bundle);
      let [total, now] = [0, 0];
      const lines: string[] = [];
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|html)$/.test(name)) continue;
        const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source).length;
        total += bytes;
        if (first.has(name)) now += bytes;
        lines.push(`${kilobytes(bytes).padStart(8)}  ${name}${first.has(name) ? '' : ' (when needed)'}`);
      }
      const visit = `${kilobytes(now)} of at most ${limit}.0 kB compressed at the first visit, fonts apart`;
      const verdict = `${visit}; ${kilobytes(total)} in all`;
      console.log(['', ...lines.sort().reverse(), verdict].join('\n'));
      if (now > limit * 1000) {
        this.error(`the client is too heavy: ${verdict}`);
      }
    },
  };
}

/** The pages, and everything that they need. */
function firstLoad(bundle: Rollup.OutputBundle): Set<string> {
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
    if (name.endsWith('.html') || (file.type === 'chunk' && file.isEntry)) add(name);
  }
  return found;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
