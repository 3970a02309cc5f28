import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs, uniqueEmail } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { answerByMail } from '../../mail-answers.ts';
import { press } from '../../new-landlord.ts';
import { followLink, openMail } from '../../outbox.ts';

test.use({ reducedMotion: 'reduce' });

const contact = (page: Page) => page.getByRole('region', { name: 'Contact' });
/** Saves the contact address of the open listing. */
async function saveAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email for messages').fill(email);
  await press(page, 'Save changes');
  await expect(page.getByText('Changes saved. Visitors see them now.').last()).toBeVisible();
}
async function sendInquiry(guest: Page, { email, text }: { email: string; text: string }): Promise<void> {
  const card = guest.getByRole('complementary', { name: 'Contact the landlord' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Nia');
  await card.getByRole('textbox', { name: 'Last name' }).fill('Roy');
  await card.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 150 });
  await card.getByRole('textbox', { name: 'Message' }).fill(text);
  await card.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await press(guest, 'Send inquiry');
  await expect(card.getByRole('status')).toContainText('Sent.');
}

test('a caretaker agrees to the messages about a listing, answers one by mail, and stops them', async ({
  page,
  browser,
}) => {
  const errors = consoleErrors(page);
  const [care, email, word] = [uniqueEmail('care'), uniqueEmail('nia'), randomUUID().slice(0, 8)];
  const caretaker = await (await browser.newContext()).newPage();
  await page.goto('/');
  await logInAs(page, 'landlord');
  await page.goto('/portal/listings?state=live');
  const row = page.getByRole('row').filter({ hasText: '20 Street Northwest' });
  const url = await row.getByRole('link', { name: /^View page/ }).getAttribute('href');
  await row.getByRole('link').first().click();
  await test.step('the landlord names the address, and asks its mailbox', async () => {
    await saveAddress(page, care);
    await press(page, 'Ask this mailbox');
    await expect(contact(page)).toContainText('We’ve asked this mailbox by email.');
    await expectAccessible(page);
  });
  const editor = page.url();
  await test.step('the mailbox agrees', async () => {
    await openMail(caretaker, care, /^Get renters’ messages for /);
    await followLink(caretaker, '/confirm/lead-contact/');
    await expectAccessible(caretaker);
    await press(caretaker, 'Yes, email me the messages');
    await expect(caretaker.getByRole('heading', { name: 'You’ll get the messages' })).toBeVisible();
    await page.reload();
    await expect(contact(page)).toContainText('This mailbox agreed.');
  });
  await test.step('a message reaches it, and its answer is a reply of the landlord', async () => {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(url ?? '');
    await sendInquiry(guest, { email, text: `Is it still free in March? ${word}` });
    await openMail(caretaker, care, /^Nia Roy is interested in /);
    await answerByMail(caretaker, care, `Yes. Come and see it on Saturday. ${word}`);
    await page.goto(`/portal/leads?text=${word}`);
    await page.getByRole('link', { name: /Nia Roy/ }).click();
    const conversation = page.getByRole('region', { name: /^Conversation with/ });
    await expect(conversation).toContainText(`Come and see it on Saturday. ${word}`);
    await expect(conversation).toContainText('Contact of the listing');
    await expect(conversation).not.toContainText(care);
  });
  await test.step('the mailbox stops the messages for good', async () => {
    await openMail(caretaker, care, /^Nia Roy is interested in /);
    await followLink(caretaker, '/confirm/lead-contact-refusal/');
    await expectAccessible(caretaker);
    await press(caretaker, 'Don’t email me');
    await expect(caretaker.getByRole('heading', { name: 'You’ll get no more messages' })).toBeVisible();
    await page.goto(editor);
    await expect(contact(page)).toContainText('This mailbox doesn’t want messages about your listings.');
    await saveAddress(page, '');
    await expect(contact(page)).not.toContainText('This mailbox');
  });
  expect(errors).toEqual([]);
});
