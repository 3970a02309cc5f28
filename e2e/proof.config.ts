import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Looks at every screen in every way: minutes, so no part of `npm test`. `npm run proof -- axe` and `-- words` run it on a house of their own.
export default defineConfig({
  ...journeys,
  testMatch: '**/*.proof.ts',
  timeout: 180_000,
  projects: [{ name: 'every screen' }],
});
