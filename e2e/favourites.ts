import { expect, type Locator, type Page } from '@playwright/test';

/** Clicks the first favourite button of a page until it is pressed: a button has no effect before hydration. */
export async function favouriteFirstListing(page: Page): Promise<Locator> {
  const button = page
    .locator('main')
    .getByRole('button', { name: /My Picks/ })
    .first();
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  return button;
}
