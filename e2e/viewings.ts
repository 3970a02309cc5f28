import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** Proposes viewings at 18:00, so many days ahead each, in the open lead. */
export async function proposeViewing(page: Page, daysAhead: readonly number[]): Promise<void> {
  await page.getByRole('button', { name: 'Propose a viewing' }).click();
  for (const [at, days] of daysAhead.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add a time' }).click();
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(`Time ${at + 1}`).fill(`${day}T18:00`);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send \d times?$/ }).click();
  await expect(page.getByText('Waiting for an answer').last()).toBeVisible();
}

/** Accepts the last of the proposed times in the open inquiry of a renter. */
export async function acceptLastTime(page: Page): Promise<void> {
  const choices = page.getByRole('button', { name: /^Accept / });
  await choices.last().click();
  await expect(page.getByText('The viewing is agreed. We’ve told the landlord.')).toBeVisible();
  await expect(choices).toHaveCount(0);
}
