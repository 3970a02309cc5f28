import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the first heart of a page until it is kept: one that was drawn before its script takes no press. */
export async function keepFirstHome(page: Page): Promise<Locator> {
  const heart = page
    .locator('main')
    .getByRole('button', { name: /My Picks/ })
    .first();
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  return heart;
}
