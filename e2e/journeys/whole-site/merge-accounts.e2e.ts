import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import { consoleErrors, logIn, logInAs, register, testPassword, uniqueEmail } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { favouriteFirstListing } from '../../favourites.ts';
import { followLink, openMail } from '../../outbox.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

/** Creates a renter in a browser of its own. */
async function aRenter(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-CA' });
  const page = await context.newPage();
  await page.goto('/');
  await register(page, email);
  await page.goto('/homes/alberta/calgary');
  await favouriteFirstListing(page);
  await context.close();
}
async function idOf(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post('/api/login', {
    data: { email, password: testPassword },
    headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { user: { id: string } }).user.id;
}

test('support merges two accounts of one person, whose other address becomes a login, and undoes it', async ({
  page,
  browser,
  request,
}) => {
  const errors = consoleErrors(page);
  const [survivor, merged] = [uniqueEmail('leila'), uniqueEmail('l.haddad')];
  await aRenter(browser, survivor);
  await aRenter(browser, merged);
  const survivorId = await idOf(request, survivor);

  await test.step('support sees side by side what moves', async () => {
    await page.goto('/');
    await logInAs(page, 'support');
    await page.goto(`/support/user/${survivorId}`);
    await page.getByRole('link', { name: 'Merge accounts' }).click();
    await page.getByRole('textbox', { name: 'Email or number of the other account' }).fill(merged);
    await page.getByRole('button', { name: 'Show what moves' }).click();
    await expect(page.getByRole('row', { name: /^Favourites/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('support confirms by a typed word, and follows the steps', async () => {
    await page.getByRole('textbox', { name: 'Reason' }).fill('Both accounts have the same phone number.');
    await page.getByRole('textbox', { name: 'Type MERGE to merge' }).fill('MERGE');
    await page.getByRole('button', { name: 'Merge accounts' }).click();
    await expect(page.getByText('The accounts are merged.')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
  });

  await test.step('the other address logs in to the account that stays, after its mailbox agreed', async () => {
    const context = await browser.newContext({ locale: 'en-CA' });
    const renter = await context.newPage();
    await openMail(renter, merged, 'Your two accounts are one now');
    await followLink(renter, '/confirm/merged-login/');
    await renter.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(renter.getByRole('heading', { name: 'This address is a login now' })).toBeVisible();
    await renter.goto('/');
    await logIn(renter, merged, testPassword);
    expect(await idOf(request, merged)).toBe(survivorId);
    await context.close();
  });

  await test.step('support undoes it', async () => {
    await page.getByRole('button', { name: 'Undo the merge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo the merge' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Undo the merge' }).click();
    await expect(page.getByText('The merge was undone.')).toBeVisible({ timeout: 30_000 });
  });
  expect(errors).toEqual([]);
});
