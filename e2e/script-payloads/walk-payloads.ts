import { expect, type Browser, type Page } from '@playwright/test';
import type { AnyResource } from '@porchlight/contracts';
import { logInAs } from '../accounts.ts';
import { screensOf } from '../resources/screens.ts';
import { PayloadStore, type ChangedRecord } from './payload-store.ts';
import { listPagesOf, ownPagesOf } from './public-pages.ts';
import { watchForScripts } from './script-alarm.ts';
import { textFieldsOf } from './text-fields.ts';

/** Figures of a resource: payloads and texts by field, opened pages, and what ran or was reported on them. */
export interface PayloadFigures {
  readonly resource: string;
  readonly fields: number;
  /** Payloads that the contract's class accepts, summed over the fields. */
  readonly accepted: number;
  readonly stored: number;
  readonly pages: number;
  readonly runs: readonly string[];
  readonly reports: readonly string[];
}

/** Stores the payloads in every text field of a resource, and opens the pages of staff and visitors that show them. */
export async function walkPayloads(
  { page, browser }: { readonly page: Page; readonly browser: Browser },
  resource: AnyResource,
  payloads: readonly string[],
): Promise<PayloadFigures> {
  const visitors = await browser.newContext();
  const alarms = [await watchForScripts(page.context()), await watchForScripts(visitors)];
  const visitor = await visitors.newPage();
  await page.goto('/');
  await logInAs(page, 'owner');
  const fields = textFieldsOf(resource, payloads);
  const store = new PayloadStore(page.request, resource, fields);
  await store.start();
  let stored = 0;
  let pages = 0;
  while (!store.isDone) {
    const { changed, stored: texts } = await store.store();
    stored += texts;
    const own = changed.flatMap(({ record }) => ownPagesOf(resource.path, record));
    for (const address of [...listPagesOf(resource.path), ...own]) await visitor.goto(address);
    const consoles = consolePagesOf(resource, changed);
    for (const address of consoles) await openInConsole(page, address);
    pages += listPagesOf(resource.path).length + own.length + consoles.length;
  }
  await store.remove();
  await visitors.close();
  const all = (kind: 'runs' | 'reports') => alarms.flatMap((alarm) => alarm[kind]);
  const accepted = fields.reduce((sum, field) => sum + field.accepted, 0);
  return {
    resource: resource.path,
    fields: fields.length,
    accepted,
    stored,
    pages,
    runs: all('runs'),
    reports: all('reports'),
  };
}

/** Screens of records that are opened in a round; those of rich texts all are. */
const plainRecords = 2;
/** Addresses of the list and of records in the console, each once. */
function consolePagesOf(resource: AnyResource, changed: readonly ChangedRecord[]): readonly string[] {
  const { list, show, edit } = screensOf(resource);
  const perPage = list?.includes('?') ? '&perPage=100' : '?perPage=100';
  const opened = changed.filter(({ isRich }, at) => isRich || at < plainRecords);
  const ofRecords = opened.flatMap(({ record: { id } }) =>
    [show, edit].flatMap((path) => path?.replace(':id', id) ?? []),
  );
  return [...new Set([...(list ? [list + perPage] : []), ...ofRecords])];
}
/** Opens a screen, and waits for its table or for the history beside its record. */
async function openInConsole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const loaded = page.getByRole('table').or(page.getByRole('complementary')).filter({ visible: true });
  await expect(loaded.first()).toBeVisible();
}
