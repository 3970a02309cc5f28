import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { pressTabUntil } from '../../accessibility/focus.ts';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
async function save(page: Page): Promise<void> {
  await press(page, 'Save');
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
}

test('support writes, edits, closes and downloads a security incident', async ({ page }) => {
  const errors = consoleErrors(page);
  const summary = `Export sent to a wrong address ${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'support');

  await test.step('the register is in the navigation', async () => {
    await page.goto('/support/dashboard');
    await page.getByRole('link', { name: 'Utilities' }).first().click();
    await expect(heading(page)).toHaveText('Utilities');
    await expectAccessible(page);
  });
  await test.step('a long task is started by keyboard, and ends', async () => {
    const task = page.getByRole('listitem').filter({ hasText: 'Count rents' });
    await pressTabUntil(page, task.getByRole('button', { name: 'Start' }), 'Tab', 200);
    await page.keyboard.press('Enter');
    await expect(task.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(task.getByText(/you/i)).toBeVisible();
  });
  await test.step('the failed jobs of all services have a tab', async () => {
    await page.getByRole('link', { name: 'Failed jobs' }).click();
    await expect(page).toHaveURL(/tab=failed-jobs/);
    await expect(page.getByRole('region', { name: 'Credits and payments' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the register has a tab', async () => {
    await page.getByRole('link', { name: 'Security incidents' }).click();
    await expect(page.getByRole('link', { name: 'New incident' }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a new incident needs what happened, and when it was found', async () => {
    await page.getByRole('link', { name: 'New incident' }).first().click();
    await expect(heading(page)).toHaveText('New incident');
    await field(page, 'Summary').fill(summary);
    await press(page, 'Create');
    await expect(field(page, 'What happened')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Summary')).toHaveValue(summary);
    await field(page, 'What happened').fill('A file of 40 inquiries was mailed to another company');
    await page.getByLabel('Found').fill('2026-11-20T10:00');
    await field(page, 'Data affected').fill('Names\nEmail addresses');
    await field(page, 'People affected (estimate)').fill('40');
    await expectAccessible(page);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText('Security incident');
    await expect(field(page, 'Summary')).toHaveValue(summary);
  });
  await test.step('it is edited, and its history shows who did', async () => {
    await field(page, 'Measures taken').fill('The company deleted the file');
    await save(page);
    await page.reload();
    await expect(field(page, 'Measures taken')).toHaveValue('The company deleted the file');
    await expectAccessible(page);
  });
  await test.step('it is not closed before its risk is assessed', async () => {
    await field(page, 'State').selectOption('closed');
    await press(page, 'Save');
    await expect(page.getByText('Assess the risk before you close the incident.')).toBeVisible();
    await expect(field(page, 'State')).toHaveValue('closed');
    await field(page, 'Risk of significant harm').selectOption('not-significant');
    await page.getByLabel('Reason for the assessment').fill('One company, which deleted the file at once');
    await save(page);
    await page.reload();
    await expect(page.getByText(/^Closed on .* Deleted 24 months later\.$/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is in the file of the register', async () => {
    await page.goto(`/support/utilities?tab=incidents&state=closed&search=${summary.split(' ').at(-1) ?? ''}`);
    await expect(page.getByRole('link', { name: summary })).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(summary);
    expect(text).toContain('closedAt');
  });
  expect(errors.filter((error) => !error.includes('status of 422'))).toEqual([]);
});
