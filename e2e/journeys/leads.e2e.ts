import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs, uniqueEmail } from '../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { followLink, openMail } from '../outbox.ts';

test.use({ reducedMotion: 'reduce' });

async function openLeads(page: Page): Promise<void> {
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto('/portal/leads');
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
}
const conversation = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });
/** Presses a key that changes the open lead, and waits until the change is stored. */
async function pressAndSave(page: Page, key: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.keyboard.press(key);
  await saved;
}
async function reply(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your reply').fill(text);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(conversation(page).getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('');
}

test('a guest’s message becomes a lead, and the reply reaches the guest once the address is confirmed', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page);
  const [email, word] = [uniqueEmail('nia'), randomUUID().slice(0, 8)];
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto('/portal/listings?state=live');
  const url = await page
    .getByRole('row')
    .getByRole('link', { name: /^View page/ })
    .first()
    .getAttribute('href');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url ?? '');
  const card = guest.getByRole('complementary', { name: 'Contact the landlord' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Nia');
  await card.getByRole('textbox', { name: 'Last name' }).fill('Roy');
  await card.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 100 });
  await card.getByRole('textbox', { name: 'Message' }).fill(`Is it still free in March? ${word}`);
  await card.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await card.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(card.getByRole('status')).toContainText('Sent.');

  await page.goto(`/portal/leads?text=${word}`);
  await page.getByRole('link', { name: /^New Nia Roy/ }).click();
  await expect(conversation(page)).toContainText('Address not confirmed');
  await expectAccessible(page);
  await reply(page, `Yes, it is. Saturday at 10? ${word}`);

  await openMail(guest, email, /^A landlord replied about/);
  await expect(guest.getByText('Saturday at 10?')).toHaveCount(0);
  await followLink(guest, '/confirm/inquiry/');
  await guest.getByRole('button', { name: /confirm|yes/i }).click();
  await openMail(guest, email, /^(?!A landlord).+ replied about/);
  await expect(guest.getByText(`Saturday at 10? ${word}`).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a landlord and a renter write to each other; note, stage and archive stay with the landlord', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page);
  const word = randomUUID().slice(0, 8);
  await openLeads(page);
  await page.goto('/portal/leads?text=Leila%20Haddad');
  await page
    .getByRole('link', { name: /Leila Haddad/ })
    .first()
    .click();
  await reply(page, `See you on Friday. ${word}`);
  await page.getByRole('button', { name: /^(Add a note|Edit note)$/ }).click();
  await page.getByRole('textbox', { name: 'Private note' }).fill(`Very friendly ${word}`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(`Very friendly ${word}`)).toBeVisible();
  await page.getByLabel('Stage').selectOption({ label: 'Applied' });
  await expect(page.getByLabel('Stage')).toHaveValue('applied');
  await expectAccessible(page);

  const renter = await (await browser.newContext()).newPage();
  await renter.goto('/');
  await logInAs(renter, 'renter');
  await renter.goto(`/admin/my-inquiries?inquiry=${new URL(page.url()).pathname.split('/').at(-1)}`);
  const thread = renter.getByRole('region', { name: 'Conversation' });
  await expect(thread).toContainText(`See you on Friday. ${word}`);
  await expect(thread).not.toContainText('Very friendly');
  await expect(thread).toContainText('Replied');

  const archived = conversation(page).getByText('Archived. You’ll find this lead in the Archived list.');
  await conversation(page).focus();
  await pressAndSave(page, 'e');
  await expect(archived).toBeVisible();
  await pressAndSave(page, 'e');
  await expect(archived).toBeHidden();
  expect(errors).toEqual([]);
});

test('leads are filtered, exported, and answered on a phone', async ({ page }) => {
  const errors = consoleErrors(page);
  await openLeads(page);
  await page
    .getByRole('link', { name: /^Applied/ })
    .first()
    .click();
  await expect(page).toHaveURL(/list=applied/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect((await readFile(await file.path())).toString('utf8')).toContain('Jaspreet,Singh');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal/leads?text=Jaspreet');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Jaspreet Singh/ }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All leads' }).click();
  await expect(page.getByRole('link', { name: /Jaspreet Singh/ })).toBeVisible();
  expect(errors).toEqual([]);
});
