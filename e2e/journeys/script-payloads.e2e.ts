import { expect, test } from '@playwright/test';
import { resources } from '@porchlight/contracts/all';
import { payloads } from '../script-payloads/payloads.ts';
import { walkPayloads } from '../script-payloads/walk-payloads.ts';

// `npm run verify -- script-payloads` stores all of them, in the fields of every resource.
const sample = payloads.filter((_, at) => at % Math.ceil(payloads.length / 40) === 0);

for (const resource of resources.filter(({ path }) => path === '/admin/faqs'))
  test(`script payloads in ${resource.path} do not run`, async ({ page, browser }) => {
    const { stored, runs, reports } = await walkPayloads({ page, browser }, resource, sample);
    expect(stored).toBeGreaterThan(0);
    expect([...runs, ...reports]).toEqual([]);
  });
