// The weight of the client: every build prints what it weighs compressed, and fails over the limit.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Counts all script, style and page, fonts apart; `limit` is in kilobytes. */
export function budget(limit: number): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      let total = 0;
      const lines: string[] = [];
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|html)$/.test(name)) continue;
        const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source).length;
        total += bytes;
        lines.push(`${kilobytes(bytes).padStart(8)}  ${name}`);
      }
      const verdict = `${kilobytes(total)} of at most ${limit}.0 kB compressed, fonts apart`;
      console.log(['', ...lines.sort().reverse(), verdict].join('\n'));
      if (total > limit * 1000) {
        this.error(`the client is too heavy: ${verdict}`);
      }
    },
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
