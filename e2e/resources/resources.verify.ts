import { test } from '@playwright/test';
import { resources } from '@porchlight/contracts/all';
import { walkInBrowser } from './walk-in-browser.ts';

// Every resource of the contracts: a new one is walked by itself.
for (const resource of resources)
  test(`a walk of ${resource.path}`, async ({ page }) => {
    test.info().annotations.push({
      type: 'resources',
      description: JSON.stringify(await walkInBrowser(page, resource)),
    });
  });
