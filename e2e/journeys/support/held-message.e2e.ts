import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { consoleErrors, logInAs, uniqueEmail } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const loggedIn = async (browser: Browser, actor: string): Promise<Page> => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto('/');
  await logInAs(page, actor);
  return page;
};
/** Sends a message about a listing that is held for a check, as a guest. */
async function sendHeldMessage(guest: Page, url: string, { email, word }: { email: string; word: string }) {
  await guest.goto(url);
  const form = guest.getByRole('complementary', { name: 'Contact the landlord' });
  await form.scrollIntoViewIfNeeded();
  for (const [field, text] of [
    ['First name', 'Mona'],
    ['Last name', 'Held'],
    ['Message', `My papers: www.one.example www.two.example www.three.example ${word}`],
  ] as const)
    await form.getByRole('textbox', { name: field }).fill(text);
  await form.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 150 });
  await form.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(form.getByRole('status')).toContainText('We’re checking your message.');
}

test('a guest’s message with many links is held; support releases it by keyboard, and it arrives in the landlord’s leads', async ({
  page: guest,
  browser,
}) => {
  const sent = { email: uniqueEmail('mona'), word: randomUUID().slice(0, 8) };
  const landlord = await loggedIn(browser, 'landlord');
  await landlord.goto('/portal/listings?state=live');
  const link = landlord.getByRole('row').getByRole('link', { name: /^View page/ });
  await sendHeldMessage(guest, (await link.first().getAttribute('href')) ?? '', sent);
  await landlord.goto(`/portal/leads?text=${sent.word}`);
  await expect(landlord.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(landlord.getByRole('link', { name: /Mona Held/ })).toHaveCount(0);

  const support = await loggedIn(browser, 'support');
  const errors = consoleErrors(support);
  await support.goto(`/admin/inquiries?list=held&search=${encodeURIComponent(sent.email)}`);
  await support.getByRole('table', { name: 'Inquiries' }).getByRole('link', { name: 'Mona H.' }).click();
  await expect(support.getByRole('heading', { name: 'Message held for a check' })).toBeVisible();
  await expect(support.getByText('It has more than two links')).toBeVisible();
  await expect(support.getByText('It waits for a decision and is not passed on without one.')).toBeVisible();
  await expect(support.getByText(sent.word)).toHaveCount(0);
  await support.getByRole('button', { name: 'Show personal data' }).click();
  await expect(support.getByText(sent.word)).toHaveCount(2);
  await expectAccessible(support);
  await support.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(support);
  await support.getByRole('button', { name: 'Release' }).focus();
  await support.keyboard.press('Enter');
  const result = support.getByRole('status').filter({ hasText: 'Released by you' });
  await expect(result).toBeVisible();
  await expect(result.locator('xpath=..')).toBeFocused();
  await expect(support.getByRole('button', { name: 'Release' })).toHaveCount(0);
  await expectAccessible(support);
  expect(errors).toEqual([]);

  await landlord.reload();
  await landlord.getByRole('link', { name: /Mona Held/ }).click();
  const conversation = landlord.getByRole('region', { name: /^Conversation with/ });
  await expect(conversation).toContainText(sent.word);
  await expect(conversation).not.toContainText('We couldn’t check this message');
});
