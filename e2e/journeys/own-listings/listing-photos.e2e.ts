import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';
import { openEditor } from '../../own-listings.ts';
import { aPhotoFile } from '../../photo-file.ts';

test.use({ reducedMotion: 'reduce' });
// Two windows with the same listing would see each other's uploads.
test.describe.configure({ mode: 'default' });

const tiles = (page: Page) => page.getByRole('list', { name: 'Photos' }).locator('li[data-photo]');
const choose = (page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page
    .getByRole('region', { name: 'Photos' })
    .locator('input[type=file]')
    .setInputFiles([...files]);
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved. Visitors see them now.').last()).toBeVisible();
};
/** Returns the photos as visitors see them. */
async function publicPhotos(request: APIRequestContext, id: string) {
  const { listing } = (await (await request.get(`/api/listing/${id}`)).json()) as {
    listing: { photos: { url: string; alt: string }[] };
  };
  return listing.photos;
}

test('a landlord adds photos, makes one the cover, describes it and takes them out again', async ({
  page,
  request: guest,
}) => {
  const errors = consoleErrors(page);
  const id = await openEditor(page, 'Horton Road');
  const before = await publicPhotos(guest, id);
  const [kitchen, balcony] = await Promise.all([aPhotoFile('kitchen.jpg'), aPhotoFile('balcony.png')]);

  await test.step('photos are added; a file that is none is refused with the reason', async () => {
    const text = { name: 'lease.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a photo at all') };
    await choose(page, [kitchen, text, balcony]);
    await expect(tiles(page)).toHaveCount(before.length + 2);
    await expect(page.getByText('lease.jpg').first()).toBeVisible();
    await page.getByRole('button', { name: /^Dismiss.*lease\.jpg/ }).click();
    await expect(page.getByText('lease.jpg')).toHaveCount(0);
    await expectAccessible(page);
    expect(await publicPhotos(guest, id)).toEqual(before);
  });
  await test.step('one becomes the cover with a description, and visitors see it once it is saved', async () => {
    await tiles(page)
      .last()
      .getByRole('button', { name: /^Make cover/ })
      .click();
    await tiles(page).first().getByRole('textbox').fill('Balcony that faces the park');
    await save(page);
    const [cover, ...others] = await publicPhotos(guest, id);
    expect([cover?.alt, others.length]).toEqual(['Balcony that faces the park', before.length + 1]);
    const image = await guest.get(cover?.url ?? '');
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/webp']);
  });
  await test.step('a reloaded editor has them; taken out, they are gone for visitors', async () => {
    await page.reload();
    await expect(tiles(page)).toHaveCount(before.length + 2);
    await tiles(page)
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await tiles(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await save(page);
    expect(await publicPhotos(guest, id)).toEqual(before);
  });
  expect(errors).toEqual([]);
});

test('photos that were not saved are offered again, and discarded with the other changes', async ({ page }) => {
  await openEditor(page, 'Horton Road');
  const count = await tiles(page).count();
  await choose(page, [await aPhotoFile('bedroom.webp')]);
  await expect(tiles(page)).toHaveCount(count + 1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(tiles(page)).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(tiles(page)).toHaveCount(count);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(count);
});

test('the photos fit a phone @phone', async ({ page }) => {
  // Both projects run this test, perhaps at once.
  await openEditor(page, test.info().project.name === 'phone' ? 'Panorama Hills' : 'Auburn Crest');
  const count = await tiles(page).count();
  await choose(page, [await aPhotoFile('hall.jpg')]);
  await expect(tiles(page)).toHaveCount(count + 1);
  await expectNoSidewaysScroll(page);
  await tiles(page)
    .last()
    .getByRole('button', { name: /^Move earlier/ })
    .press('Enter');
  await expect(
    tiles(page)
      .nth(count - 1)
      .getByText('Not saved yet'),
  ).toBeVisible();
  await tiles(page)
    .nth(count - 1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(tiles(page)).toHaveCount(count);
});
