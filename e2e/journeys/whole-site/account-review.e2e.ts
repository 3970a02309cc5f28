import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.setTimeout(180_000);
test.use({ reducedMotion: 'reduce' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fills the dialog of a decision by its template, and sends it by keyboard. */
async function decide(page: Page, key: string, title: string): Promise<void> {
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('combobox', { name: 'What you found' }).selectOption({ index: 1 });
  await expect(dialog.getByRole('textbox', { name: 'Reason for the landlord' })).toHaveValue(/^(We|Nous) /);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
}

test('support limits an account by keyboard, and a colleague who decides the same sees it', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'support');
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto('/');
  await logInAs(colleague, 'admin');

  const name = await test.step('both open the review that is due first', async () => {
    await page.goto('/support/account-reviews/');
    await expectAccessible(page);
    const first = page.getByRole('table', { name: 'Account reviews' }).getByRole('link').first();
    const text = (await first.textContent()) ?? '';
    await first.click();
    await expect(heading(page)).toHaveText(text);
    await expectAccessible(page);
    await colleague.goto(page.url());
    await expect(heading(colleague)).toHaveText(text);
    return text;
  });
  await test.step('one limits the account', async () => {
    await decide(page, 'l', 'Limit the account');
    await expect(page.getByText('Limited.', { exact: false }).first()).toBeVisible();
  });
  await test.step('the other one suspends it too late, and reads the first decision', async () => {
    await decide(colleague, 's', 'Suspend the account');
    const dialog = colleague.getByRole('dialog', { name: 'Suspend the account' });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'See the decision' }).click();
    await expect(colleague.getByText('Limited', { exact: false }).first()).toBeVisible();
  });
  await test.step('it is among the closed ones', async () => {
    await page.goto('/support/account-reviews/?list=closed');
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});
