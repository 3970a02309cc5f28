import { expect, test } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

test('support lists listings by state, and finds those of a landlord', async ({ page }) => {
  const errors = consoleErrors(page);
  const rows = page.getByRole('main').getByRole('table').getByRole('row');
  await page.goto('/');
  await logInAs(page, 'support');

  await test.step('the lists are beside the queue of reviews', async () => {
    await page.goto('/support/listings/pending');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page.getByText('More than 1,000 listings')).toBeVisible();
    await expect(rows).toHaveCount(26);
    await expectAccessible(page);
  });
  await test.step('a page follows the last listing of the one before', async () => {
    const last = await rows.last().getByRole('link').first().getAttribute('href');
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`after=${last?.split('/').at(-1) ?? ''}$`));
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${last ?? ''}"]`)).toHaveCount(0);
  });
  await test.step('each list shows its listings or says that it has none', async () => {
    for (const name of ['Active', 'Featured', 'Reported', 'Expired', 'Suspended', 'Stale', 'No photos']) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /listings?|photos/ })
          .first(),
      ).toBeVisible();
    }
  });
  await test.step('the listings of a landlord are found by the whole address of the landlord', async () => {
    await page.getByRole('link', { name: 'Find a listing' }).click();
    await page.getByRole('searchbox').fill('landlord@example.com');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rows.nth(1)).toContainText('Amara O.');
    await expectAccessible(page);
    await rows.nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/support\/listing\//);
  });
  expect(errors).toEqual([]);
});
