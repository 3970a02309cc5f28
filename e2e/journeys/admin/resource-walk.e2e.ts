import { test } from '@playwright/test';
import { resources } from '@porchlight/contracts/all';
import { walkInBrowser } from '../../resources/walk-in-browser.ts';

// `npm run verify -- resources` walks all of them.
const sample = ['/admin/pages'];

for (const resource of resources.filter(({ path }) => sample.includes(path)))
  test(`a record of ${resource.path} is created, found, edited, merged, undone, deleted and restored`, async ({
    page,
  }) => {
    await walkInBrowser(page, resource);
  });
