import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Tests of every screen in every view; they take minutes and are no part of `npm test`. `npm run verify -- axe`, `--
// routes` and `-- translations` run them on a site of their own.
export default defineConfig({
  ...journeys,
  testMatch: '**/*.verify.ts',
  timeout: 180_000,
  projects: [{ name: 'every screen' }],
});
