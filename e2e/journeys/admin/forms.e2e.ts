import { expect, test } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });

test('a visitor sends the contact form; staff read the message, handle and delete it', async ({ page, browser }) => {
  const errors = consoleErrors(page);
  const message = `May I rent before I arrive? <b>${Date.now()}</b>`;
  await test.step('a visitor writes', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto('/contact');
    await visitor.getByLabel('Your name').fill('Leila Haddad');
    await visitor.getByLabel('Your email').fill('leila@example.com');
    await visitor.getByLabel('What is it about?').selectOption({ index: 1 });
    await visitor.getByLabel('Your message').fill(message);
    await visitor.getByRole('button', { name: 'Send message' }).click();
    await expect(visitor.getByText('We’ve got your message.')).toBeVisible();
    await context.close();
  });
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/forms');
  await page.getByRole('link', { name: 'Write to us' }).click();
  const item = page.getByRole('listitem').filter({ hasText: message });
  await test.step('staff read it as text', async () => {
    await expect(item).toContainText('/contact');
    await expect(item).toContainText('English (Canada)');
    await expectAccessible(page);
  });
  await test.step('staff mark it as handled, and reopen it', async () => {
    await item.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole('link', { name: 'Handled' }).click();
    await item.getByRole('button', { name: 'Reopen' }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole('link', { name: 'Open', exact: true }).click();
  });
  await test.step('staff export the list', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^porchlight-contact-open-\d{4}-\d\d-\d\d\.csv$/);
  });
  await test.step('staff delete it', async () => {
    await item.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete message' }).click();
    await expect(item).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});

test('recipients of a form are checked before they are saved', async ({ page }) => {
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/forms?form=contact&tab=settings');
  const recipients = page.getByLabel('Recipients');
  const before = await recipients.inputValue();
  await recipients.fill(`${before}\nDesk <desk@example.com>`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await expectAccessible(page);
  const save = async (text: string) => {
    await recipients.fill(text);
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await button.click();
    await expect(button).toBeHidden();
  };
  await save(`${before}\ndesk@example.com`);
  await save(before);
  await page.reload(); // the history is read again after a save, and a press may come before it
  await page.getByRole('complementary').getByRole('button', { name: 'Restore this version' }).first().click();
  await expect(page.getByText('Earlier version restored.').first()).toBeVisible();
  await expect(recipients).toHaveValue(`${before}\ndesk@example.com`);
  await save(before);
});
