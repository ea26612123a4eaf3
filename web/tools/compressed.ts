// Compresses the files of a build for the reader: `name.br` beside `name`. The page is completed by the server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const text = file.type === 'chunk' ? file.code : file.source;
        writeFileSync(join(options.dir ?? 'dist', `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}
