import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const table = (page: Page) => page.getByRole('table', { name: 'Inquiries' });

test('staff find an inquiry, read it once it is shown, and take a file of the list', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/inquiries');
  await expect(heading(page)).toHaveText('Inquiries');
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await test.step('an unknown name finds nothing', async () => {
    await page.getByLabel('Home, email, name or ID').fill('zzzzzznobody');
    await expect(page.getByText('No inquiries match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  });
  await test.step('the answered ones are a list of their own', async () => {
    await page.getByRole('link', { name: 'Answered', exact: true }).click();
    await expect(page).toHaveURL(/list=answered/);
    await expect(table(page).getByText('Answered').first()).toBeVisible();
  });
  await test.step('the file has no address', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^porchlight-inquiries-.*\.csv$/);
    const content = Buffer.concat(await (await file.createReadStream()).toArray()).toString('utf8');
    expect(content).toContain('answered');
    expect(content).not.toContain('@');
  });
  await test.step('personal data is hidden until it is shown', async () => {
    await table(page).getByRole('row').nth(1).getByRole('link').first().click();
    await expect(heading(page)).toHaveText(/^Inquiry of /);
    await expect(page.getByText(/^\d+ characters$/).first()).toBeVisible();
    await expect(page.getByText('Last name')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show personal data' }).click();
    await expect(page.getByText('First name')).toBeVisible();
    await expect(page.getByText(/^\d+ characters$/)).toHaveCount(0);
    await expectAccessible(page);
  });
  expect(errors).toEqual([]);
});
