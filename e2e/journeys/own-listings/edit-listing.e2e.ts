import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';
import { openEditor } from '../../own-listings.ts';

test.use({ reducedMotion: 'reduce' });

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const isSaved = (page: Page) => expect(page.getByText('Changes saved. Visitors see them now.').last()).toBeVisible();
/** Returns the listing as visitors see it. */
async function publicListing(request: APIRequestContext, id: string) {
  const { listing } = (await (await request.get(`/api/listing/${id}`)).json()) as {
    listing: { title: string; rent: number; depositNote?: string };
  };
  return listing;
}

test('a landlord edits a live listing: visitors see it at once, and the activity lists it', async ({
  page,
  request: guest,
}) => {
  const id = await openEditor(page, 'Herron Mews');
  const { title, rent } = await publicListing(guest, id);
  const [titleField, rentField] = [page.getByLabel('Title', { exact: true }), page.getByLabel('Rent', { exact: true })];
  await expectAccessible(page);

  await test.step('words that exclude families are refused at their field', async () => {
    await titleField.fill('Bright home, adults only please');
    await save(page);
    await expect(page.getByText(/Take out “adults only”/).first()).toBeVisible();
    await expect(titleField).toBeFocused();
    expect((await publicListing(guest, id)).title).toBe(title);
  });
  // The browser reports the refusal as an error.
  const errors = consoleErrors(page);
  await test.step('a corrected change is public at once', async () => {
    await titleField.fill('Bright home with a garden view');
    await rentField.fill(String(rent - 35));
    await save(page);
    await isSaved(page);
    expect(await publicListing(guest, id)).toMatchObject({ title: 'Bright home with a garden view', rent: rent - 35 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bright home with a garden view');
  });
  await test.step('the activity lists the change of the rent', async () => {
    await page.goto(`/portal/activities?kind=rent&listing=${id}`);
    await expect(page.getByText(/^Rent changed from/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bright home with a garden view' }).first().click();
  });
  await titleField.fill(title);
  await rentField.fill(String(rent));
  await page.keyboard.press('Control+s');
  await isSaved(page);
  expect(errors).toEqual([]);
});

test('a listing that is saved in two windows keeps both changes after a comparison', async ({
  page,
  context,
  request: guest,
}) => {
  const id = await openEditor(page, '202 Avenue');
  const { depositNote = '' } = await publicListing(guest, id);
  const second = await context.newPage();
  await second.goto(`/portal/listings/${id}`);
  const note = (window: Page) => window.getByLabel(/^Note about the deposit/);
  await note(second).fill('Half is returned after the first year.');
  await save(second);
  await isSaved(second);

  await note(page).fill('It is returned within two weeks.');
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Half is returned after the first year.');
  await expect(dialog).toContainText('It is returned within two weeks.');
  await expectAccessible(page);
  expect((await publicListing(guest, id)).depositNote).toBe('Half is returned after the first year.');
  await dialog.getByRole('button', { name: /save/i }).click();
  await isSaved(page);
  expect((await publicListing(guest, id)).depositNote).toBe('It is returned within two weeks.');

  await note(page).fill(depositNote);
  await save(page);
  await isSaved(page);
});

test('the editor fits a phone @phone', async ({ page }) => {
  await openEditor(page, 'Horton Road');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Title', { exact: true }).fill('Home');
  await save(page);
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Discard' }).click();
});
