import { expect, test } from '@playwright/test';
import { resources } from '@porchlight/contracts/all';
import { payloads } from './payloads.ts';
import { textsOfLandlords } from './texts-of-landlords.ts';
import { textsOfPeople } from './texts-of-people.ts';
import { walkPayloads, type PayloadFigures } from './walk-payloads.ts';
import { walkPeople } from './walk-people.ts';

const maxMinutes = 30;
function report({ runs, reports, ...figures }: PayloadFigures): void {
  const description = JSON.stringify({ ...figures, runs: runs.length, reports: reports.length });
  test.info().annotations.push({ type: 'script-payloads', description });
  expect([...runs, ...reports].slice(0, 10)).toEqual([]);
}

// Every payload in every text field of every resource. New resources and fields are included by themselves.
for (const resource of resources)
  test(`payloads in ${resource.path}`, async ({ page, browser }) => {
    test.setTimeout(maxMinutes * 60_000);
    report(await walkPayloads({ page, browser }, resource, payloads));
  });
for (const texts of [...textsOfPeople, ...textsOfLandlords])
  test(`payloads in the texts of people: ${texts.name}`, async ({ page }) => {
    test.setTimeout(maxMinutes * 60_000);
    report(await walkPeople(page, texts, payloads));
  });
