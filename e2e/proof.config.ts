import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Looks at every screen in every way: minutes, so no part of `npm test`. `npm run proof -- axe` runs it on a house of its own.
export default defineConfig({ ...journeys, testMatch: '**/*.proof.ts', timeout: 180_000, projects: [{ name: 'every screen' }] });
