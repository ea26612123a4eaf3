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
  // Chance is the same in each run, so a test that fails first and then passes shows a fault of the program or of the
  // test. Whatever never happens runs into these limits, and a suite that hangs into the last one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalTimeout: 900_000,
  reporter: [['list']],
  use: { actionTimeout: 20_000, launchOptions: { executablePath, args }, locale: 'en-GB', trace: 'off' },
  projects: [
    { name: 'e2e', testDir: 'e2e', testMatch: '*.spec.ts' },
    {
      name: 'pictures',
      testDir: 'e2e/made',
      testMatch: 'pictures.ts',
      fullyParallel: false,
      timeout: 600_000,
    },
    { name: 'speed', testDir: 'e2e/made', testMatch: 'speed.ts', fullyParallel: false, timeout: 3_600_000 },
  ],
});
