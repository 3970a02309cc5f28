import { expect, test } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(180_000);

const landlordCompany = 'Porch & Pine Homes';

test('support finds the company of a user by the address, and sees its wallet, users, homes and orders', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await logInAs(page, 'support');

  await test.step('the list of companies', async () => {
    await page.goto('/support/companies/members');
    await expect(page.getByRole('table', { name: 'Companies' }).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the only hit opens at once', async () => {
    await page.getByRole('link', { name: 'Find a company' }).click();
    await expect(heading).toHaveText('Find a company');
    await page
      .getByRole('searchbox', { name: 'Name, website, phone, email, receipt or ID' })
      .fill('landlord@example.com');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(landlordCompany);
  });
  await test.step('the record has its users, homes, orders and credits', async () => {
    await expect(page.getByRole('region', { name: 'Users' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /\/support\/user\//,
    );
    await expect(page.getByRole('region', { name: 'Orders and receipts' })).toContainText('RC-');
    await expect(page.getByRole('region', { name: 'Membership and credits' })).toContainText('Credits now');
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Homes' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/support\/listing\//);
  });
  expect(errors).toEqual([]);
});
