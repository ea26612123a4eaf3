// How the client is built: Svelte, one bundle with a weight limit, the server behind `/api` while developing.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { budget } from './tools/budget.ts';
import { compressed } from './tools/compressed.ts';
import { drawings } from './tools/drawings.ts';

const server = process.env['HANGAR_SERVER'] ?? 'http://127.0.0.1:4747';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), drawings(), budget({ index: 90, TablePage: 200 }), compressed()],
  build: {
    target: 'es2022',
    // The page's policy allows no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The looks lie with their games.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/art/every.ts'],
    // On a busy machine the tests are slow, but they must not fail.
    testTimeout: 60_000,
  },
});
