// The real program in a real browser: the suite (`e2e`), the kept pictures (`pictures`), and what it costs (`speed`).
import { defineConfig } from '@playwright/test';

/** Debian's Chromium, kept from talking to anybody but the server under test. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  // On a busy machine a test is slow, but it must not fail: only what never happens runs into these limits.
  timeout: 1_200_000,
  expect: { timeout: 180_000 },
  reporter: [['list']],
  use: { actionTimeout: 180_000, launchOptions: { executablePath, args }, locale: 'en-GB', trace: 'off' },
  projects: [
    { name: 'e2e', testDir: 'e2e', testMatch: '*.spec.ts' },
    { name: 'pictures', testDir: 'e2e/made', testMatch: 'pictures.ts', fullyParallel: false },
    { name: 'speed', testDir: 'e2e/made', testMatch: 'speed.ts', fullyParallel: false, timeout: 3_600_000 },
  ],
});
