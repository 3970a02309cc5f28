import { expect, type Page } from '@playwright/test';
import type { AnyResource } from '@porchlight/contracts';
import { consoleErrors, logInAs } from '../accounts.ts';
import { walkResource, type Walk } from './walk.ts';

/** Logs in as the site owner and walks a resource, without an error in the console but the conflict. */
export async function walkInBrowser(page: Page, resource: AnyResource): Promise<Walk> {
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'owner');
  const walk = await walkResource(page, resource);
  expect(errors.filter((text) => !text.includes('409'))).toEqual([]);
  return walk;
}
