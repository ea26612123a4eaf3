// The drawings of the games for the client: one part of the build for each game, fetched when it is needed.
// `virtual:drawings` has the marks that all games share and, by game, how the others are fetched.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = resolve(import.meta.dirname, '../../games');
const MARKS = resolve(import.meta.dirname, '../../crates/art/marks');
const NAME = 'virtual:drawings';

export function drawings(): Plugin {
  return {
    name: 'drawings',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NAME}` && !id.startsWith(`\0${NAME}/`)) return null;
      const folder = id === `\0${NAME}` ? MARKS : artOf(id.slice(NAME.length + 2));
      const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
      names.forEach((name) => this.addWatchFile(join(folder, name)));
      const files = names.map((name) => [name.replace('.svg', ''), readFileSync(join(folder, name), 'utf8')]);
      const code = `export default ${JSON.stringify(Object.fromEntries(files))};`;
      if (folder !== MARKS) return code;
      const others = drawn().map((game) => `'${game}': () => import('${NAME}/${game}')`);
      return `${code}\nexport const games = { ${others.join(', ')} };`;
    },
  };
}

/** The games with drawings of their own. */
function drawn(): string[] {
  const folders = readdirSync(GAMES).filter((name) => readdirSync(join(GAMES, name)).includes('art'));
  return folders.map((name) => name.replaceAll('_', '-'));
}

function artOf(game: string): string {
  return join(GAMES, game.replaceAll('-', '_'), 'art');
}
