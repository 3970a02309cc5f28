import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const e2e = join(import.meta.dirname, '..');

// Journeys of `npm test`: those that repeat another one are left out; `npm run verify -- journeys` runs all. Each
// project leaves them out itself, because what is chosen on the command line does not hold for those before another.
export default defineConfig({
  ...journeys,
  testDir: e2e,
  outputDir: join(e2e, '../test-results'),
  projects: (journeys.projects ?? []).map((project) => ({
    ...project,
    grepInvert: [project.grepInvert ?? [], /@variant/].flat(),
  })),
});
