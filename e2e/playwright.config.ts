import { defineConfig } from '@playwright/test';

// Journeys run against a site that the test runner started; BASE_URL is its address.
const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8080';
const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

// They spend and buy as the demo landlord, and read its balance: one at a time.
const ofOneWallet = ['checkout', 'portal-money', 'publishing', 'refund'].map((name) => `**/journeys/${name}.e2e.ts`);
// They change what visitors see on every page: after all others, one at a time.
const ofWholeSite = '**/journeys/whole-site/*.e2e.ts';
const ofPhone = /fits? a phone/;
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  reporter: process.env['JOURNEYS_REPORT']
    ? [['line'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] }]]
    : [['line']],
  use: { baseURL, launchOptions, locale: 'en-CA', timezoneId: 'America/Toronto', trace: 'off' },
  projects: [
    { name: 'desktop', testIgnore: [...ofOneWallet, ofWholeSite], grepInvert: ofPhone, use: desktop },
    {
      name: 'wallet',
      testMatch: ofOneWallet,
      grepInvert: ofPhone,
      fullyParallel: false,
      workers: 1,
      use: desktop,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@phone/,
      testIgnore: ofWholeSite,
    },
    {
      name: 'whole-site',
      testMatch: ofWholeSite,
      dependencies: ['desktop', 'wallet', 'phone'],
      fullyParallel: false,
      workers: 1,
      use: desktop,
    },
  ],
});
