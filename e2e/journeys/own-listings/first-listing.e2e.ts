import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { consoleErrors, logInAs, uniqueEmail } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { answerByMail } from '../../mail-answers.ts';
import {
  approve,
  buyCredits,
  completeDraft,
  followsWithin,
  press,
  registerLandlord,
  startDraft,
} from '../../new-landlord.ts';
import { openMail } from '../../outbox.ts';
import { createPromoCode } from '../../promo-code.ts';
import { acceptLastTime, proposeViewing } from '../../viewings.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(300_000);

const renterEmail = 'renter@example.com';

async function isFound(request: APIRequestContext, id: string): Promise<boolean> {
  const { listings } = (await (
    await request.get('/api/listings/alberta/lethbridge?perPage=60&sort=newest')
  ).json()) as {
    listings: readonly { id: string }[];
  };
  return listings.some((listing) => listing.id === id);
}

const contactCard = (page: Page) => page.getByRole('complementary', { name: 'Contact the landlord' });
async function send(page: Page, message: string): Promise<void> {
  const card = contactCard(page);
  await card.getByRole('textbox', { name: 'Message' }).fill(message);
  await card.getByRole('checkbox', { name: /^I agree to share with/ }).check();
  await card.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(card.getByRole('status')).toContainText('Sent.');
}

/** Finds a listing in the search as the demo renter, and writes to its landlord; returns the page. */
async function findAndWrite(browser: Browser, id: string): Promise<Page> {
  const renter = await (await browser.newContext()).newPage();
  await renter.goto('/');
  await logInAs(renter, 'renter');
  await renter.goto('/homes/alberta/lethbridge?sort=newest');
  await renter.locator(`article[data-listing="${id}"]`).getByRole('heading').getByRole('link').click();
  await expect(renter).toHaveURL(new RegExp(id));
  await contactCard(renter).scrollIntoViewIfNeeded();
  await send(renter, 'Is it free in March, and can I come to see it?');
  return renter;
}

/** Opens the newest of so many mails with replies, which has this text. */
async function expectReply(
  renter: Page,
  { title, text, count }: { readonly title: string; readonly text: string; readonly count: number },
): Promise<void> {
  const subject = `Nair Homes replied about ${title}`;
  await renter.goto('/outbox');
  await expect(renter.getByRole('link', { name: subject })).toHaveCount(count, followsWithin);
  await openMail(renter, renterEmail, subject);
  await expect(renter.getByText(text).first()).toBeVisible();
}

/** Writes about a listing as a guest; returns the email address. */
async function writeAsGuest(browser: Browser, url: string): Promise<string> {
  const email = uniqueEmail('nia');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  const card = contactCard(guest);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('textbox', { name: 'First name' }).fill('Nia');
  await card.getByRole('textbox', { name: 'Last name' }).fill('Roy');
  await card.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 100 });
  await send(guest, 'Is it free in March, and can I see it by video?');
  await guest.context().close();
  return email;
}

test('a new landlord publishes a first listing, is approved, buys credits, features it, gets a lead, and rents it out', async ({
  page,
  browser,
  request: visitor,
}) => {
  const errors = consoleErrors(page);
  const word = randomUUID().slice(0, 6);
  const title = `Sunny two-bedroom by the coulees ${word}`;
  const landlord = uniqueEmail('priya');
  const staff = await (await browser.newContext()).newPage();
  await staff.goto('/');
  await logInAs(staff, 'owner');
  const code = await createPromoCode(staff);
  await staff.context().close();

  await registerLandlord(page, landlord);
  const id = await startDraft(page, `${Math.floor(Math.random() * 900) + 100} Scenic Drive South`);

  await test.step('the draft says what is missing, saves itself, and survives a reload', async () => {
    await expect(page.getByText(/\d+ missing/).first()).toBeVisible();
    await completeDraft(page, title);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(title);
  });
  await test.step('submitted, it waits for support, and is approved', async () => {
    await press(page, 'Publish listing');
    const dialog = page.getByRole('dialog', { name: 'Publish this listing?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page.getByText('This listing is in review').first()).toBeVisible();
    expect((await visitor.get(`/api/listing/${id}`)).status()).toBe(404);
    await approve(browser, title);
    await openMail(page, landlord, `Approved: ${title}`);
  });
  await test.step('with credits it is turned on, and found at once', async () => {
    await buyCredits(page, code);
    await page.goto('/portal/listings');
    await page.getByRole('switch').press('Space');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Turn on/ })
      .click();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect.poll(() => isFound(visitor, id), followsWithin).toBe(true);
  });
  await test.step('it is featured, at the price that is shown', async () => {
    await page.getByRole('button', { name: `Feature ${title}` }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Feature/ })
      .click();
    await expect(page.getByRole('button', { name: `Featured ${title}` })).toBeVisible();
  });
  const renter = await findAndWrite(browser, id);
  const renterErrors = consoleErrors(renter);
  const guest = await writeAsGuest(browser, renter.url());
  await test.step('leads arrive, and answers by mail and in the portal reach the renter', async () => {
    await openMail(page, landlord, `Leila Haddad is interested in ${title}`);
    await answerByMail(page, landlord, `Yes, it is free in March. ${word}`);
    await expectReply(renter, { title, text: `Yes, it is free in March. ${word}`, count: 1 });
    await page.goto('/portal/leads');
    await page.getByRole('link', { name: /Leila Haddad/ }).click();
    await page.getByLabel('Your reply').fill(`I can show it to you. ${word}`);
    await press(page, 'Send reply');
    await expect(page.getByLabel('Your reply')).toHaveValue('');
    await expectReply(renter, { title, text: `I can show it to you. ${word}`, count: 2 });
  });
  await test.step('a viewing is agreed', async () => {
    await proposeViewing(page, [3]);
    await renter.goto(`/admin/my-inquiries?inquiry=${new URL(page.url()).pathname.split('/').at(-1)}`);
    const thread = renter.getByRole('region', { name: 'Conversation' });
    await expect(thread).toContainText(`Yes, it is free in March. ${word}`);
    await acceptLastTime(renter);
    await openMail(page, landlord, `Leila Haddad accepted a viewing of ${title}`);
  });
  await test.step('rented, it leaves search, and everyone who waits for it learns so', async () => {
    await page.goto(`/portal/listings/${id}`);
    await press(page, 'Mark as rented');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /rented/i })
      .click();
    await expect.poll(() => isFound(visitor, id), followsWithin).toBe(false);
    await openMail(renter, renterEmail, `Viewing cancelled: ${title}`);
    await openMail(renter, guest, `No longer available: ${title}`);
  });
  expect([...errors, ...renterErrors]).toEqual([]);
});
