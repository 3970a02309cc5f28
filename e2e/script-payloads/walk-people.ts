import type { Page } from '@playwright/test';
import { logInAs } from '../accounts.ts';
import { watchForScripts } from './script-alarm.ts';
import { plainFieldsOf } from './text-fields.ts';
import type { TextsOfPeople } from './texts-of-people.ts';
import type { PayloadFigures } from './walk-payloads.ts';

/** Stores the payloads in the fields of a request, and opens the pages that show them, in one browser. */
export async function walkPeople(
  page: Page,
  texts: TextsOfPeople,
  payloads: readonly string[],
): Promise<PayloadFigures> {
  const alarm = await watchForScripts(page.context());
  await page.goto('/');
  await logInAs(page, texts.reader);
  const fields = plainFieldsOf(texts.input, texts.fields, payloads);
  const rounds = Math.max(0, ...fields.map((field) => field.texts.length));
  let stored = 0;
  let pages = 0;
  for (let round = 0; round < rounds; round += 1) {
    const entries = fields.flatMap((field) => {
      const text = field.texts[round];
      return text === undefined ? [] : [[field.name, text] as const];
    });
    const addresses = await texts.send(page, Object.fromEntries(entries));
    if (!addresses) continue;
    stored += entries.length;
    if (round % texts.together !== texts.together - 1 && round !== rounds - 1) continue;
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      pages += 1;
    }
    if (addresses[0]) await page.goto(addresses[0]);
  }
  const accepted = fields.reduce((sum, field) => sum + field.accepted, 0);
  return { resource: texts.name, fields: fields.length, accepted, stored, pages, ...alarm };
}
