/** The browser tests play against the product started as a user starts it (tests/e2e/global-setup.ts). */
import { defineConfig } from '@playwright/test';

const args = [
  // Chromium refuses its own sandbox to root, and containers often have no GPU and no network.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No resolver of the world knows the domains that tests connect to sites.
  '--host-resolver-rules=MAP *.connected.ir 127.0.0.1',
];

const executablePath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // Patience costs a passing test nothing, and a busy machine may stand still for many seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // `npm run pictures` and `npm run contact-sheet` take pictures; a test run does not.
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts' },
    { name: 'pictures', testMatch: '*.pictures.ts' },
    { name: 'contact-sheet', testMatch: '*.sheet.ts' },
  ],
  use: {
    browserName: 'chromium',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    // A trace costs a third of the time. `npx playwright test --trace retain-on-failure` has one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});
