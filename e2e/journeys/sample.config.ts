import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const e2e = join(import.meta.dirname, '..');

// Journeys of `npm test`; `npm run verify -- journeys` runs all. Left out are those that repeat another one, those of
// screens whose parts have tests of their own, and most repetitions on a phone. Each project leaves them out itself,
// because what is chosen on the command line does not hold for those before another.
const ofOneScreen = [
  ...['api-keys', 'bulk', 'cities', 'companies', 'edit-lock', 'inquiries', 'palette', 'people', 'permissions'],
  ...['pictures', 'redirects', 'renters'],
].map((name) => `**/journeys/admin/${name}.e2e.ts`);
const ofWholeSite = [
  ...['corrected-listing', 'merge-accounts', 'review-documents', 'site-profile', 'staff-notes', 'support-listings'],
  'utilities',
].map((name) => `**/journeys/whole-site/${name}.e2e.ts`);
const leftOut = [...ofOneScreen, ...ofWholeSite, '**/journeys/own-listings/lead-contact.e2e.ts'];
/** What is repeated on a phone. */
const onPhone = ['consent', 'find-a-home'].map((name) => `**/journeys/${name}.e2e.ts`);

export default defineConfig({
  ...journeys,
  testDir: e2e,
  outputDir: join(e2e, '../test-results'),
  projects: (journeys.projects ?? []).map((project) => ({
    ...project,
    ...(project.name === 'phone' ? { testMatch: onPhone } : {}),
    testIgnore: [project.testIgnore ?? [], leftOut].flat(),
    grepInvert: [project.grepInvert ?? [], /@variant/].flat(),
  })),
});
