// What the linter holds: the recommended rules for TypeScript and Svelte, and lines of at most 120 columns.
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist', 'src/wire/generated.ts']),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'max-len': ['error', { code: 120 }],
      // A name that begins with `_` says that it is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A sentence keeps the space between a text and an element, whatever the formatter breaks.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps of the state are never changed: a new one takes their place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
