import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { consoleErrors, logInAs, uniqueEmail } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';
import { answerByMail } from '../../mail-answers.ts';
import { openMail } from '../../outbox.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

test('a guest writes through the form, support replies, and the answer to that mail is in the thread', async ({
  page: guest,
  browser,
}) => {
  const [email, word] = [uniqueEmail('noor'), randomUUID().slice(0, 8)];
  await guest.goto('/contact');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Noor Haddad');
  await guest.getByRole('textbox', { name: 'Your email' }).fill(email);
  await guest.getByRole('textbox', { name: 'Your message' }).fill(`May I rent before I arrive? ${word}`);
  await guest.getByRole('combobox', { name: 'What is it about?' }).selectOption('home');
  await guest.getByRole('button', { name: 'Send message' }).click();
  await expect(guest.getByText(/^We’ve got your message\./)).toBeVisible();

  const support = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-CA' })).newPage();
  const errors = consoleErrors(support);
  await support.goto('/');
  await logInAs(support, 'support');
  await support.goto(`/support/messages?search=${word}`);
  await expectAccessible(support);
  await support.getByRole('link', { name: 'Noor Haddad' }).click();
  await expect(support.getByRole('region', { name: 'Conversation' })).toContainText(word);
  await expect(support.getByText(email)).toHaveCount(0);
  await support.getByRole('button', { name: 'Show' }).click();
  await expect(support.getByRole('link', { name: email })).toBeVisible();

  await support.keyboard.press('r');
  const field = support.getByRole('textbox', { name: 'Your reply' });
  await expect(field).toBeFocused();
  await field.fill('Yes. Ask the landlord for a video call.');
  await support.keyboard.press('Control+Enter');
  await expect(support.getByText('Reply sent.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(support);
  await support.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(support);
  await support.setViewportSize({ width: 1280, height: 720 });

  await openMail(guest, email, /^We replied to your message M-/);
  await expect(guest.getByText('Ask the landlord for a video call.').first()).toBeVisible();
  await answerByMail(guest, email, `Thank you, I will. ${word}\r\n\r\n> Yes. Ask the landlord for a video call.`);
  await answerByMail(guest, 'someone@example.net', 'Send me her address.');

  await support.reload();
  const thread = support.getByRole('region', { name: 'Conversation' });
  await expect(thread.getByText(`Thank you, I will. ${word}`, { exact: true })).toBeVisible();
  await expect(thread.getByText('Held: from another address')).toBeVisible();
  await expectAccessible(support);
  await thread.getByRole('button', { name: 'Discard' }).click();
  await expect(thread.getByText('Send me her address.')).toHaveCount(0);
  const acts = support.getByRole('group', { name: 'State of the conversation' });
  await acts.getByRole('button', { name: 'Close' }).click();
  await expect(support.getByText(/^Closed\./)).toBeVisible();
  expect(errors).toEqual([]);
});
