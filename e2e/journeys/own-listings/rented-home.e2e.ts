import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { consoleErrors } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';
import { openEditor } from '../../own-listings.ts';

test.use({ reducedMotion: 'reduce' });

/** Time in which a change in catalog reaches commerce, on a busy machine. */
const followsWithin = { timeout: 30_000 };

test('a rented home is taken off the market, cannot be turned on, and is offered again', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const id = await openEditor(page, 'Panorama Hills');
  const status = page.getByRole('region', { name: 'Status' });
  const title = page.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  const headers = await authHeaders(request, 'landlord');
  const turnOn = async () => {
    const data = { enabled: true, key: randomUUID().replaceAll('-', ''), expectedCredits: 9_999 };
    const response = await request.post(`/api/ecommerce/enable/${id}`, { headers, data });
    return ((await response.json()) as { code?: string }).code;
  };

  await test.step('a question says what happens; what was typed stays', async () => {
    await title.fill(`${before} today`);
    await status.getByRole('button', { name: 'Mark as rented' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark this home as rented?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as rented' }).click();
    await expect(dialog).toBeHidden();
    await expect(status.getByText('Rented', { exact: true })).toBeVisible();
    await expect(title).toHaveValue(`${before} today`);
  });
  await test.step('it cannot be turned on', async () => {
    await expect.poll(turnOn, followsWithin).toBe('not-offered');
  });
  await test.step('offered again, it can be turned on at its price', async () => {
    await status.getByRole('button', { name: 'Offer again' }).click();
    await expect(status.getByRole('button', { name: 'Mark as rented' })).toBeFocused();
    // No price is as high as the one that was agreed to.
    await expect.poll(turnOn, followsWithin).toBe('price-changed');
  });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue(before);
  expect(errors).toEqual([]);
});
