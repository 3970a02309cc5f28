import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { aPhotoFile } from '../../photo-file.ts';
import { removePost } from '../../resources/demo-posts.ts';

test.use({ reducedMotion: 'reduce' });

const settings = '/admin/settings?tab=site';
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Porchlight' }).locator('img');
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
}

test('the owner uploads a logo, and visitors see it until it is removed', async ({ page, browser }) => {
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto(settings);
  const file = await aPhotoFile('logo.png');
  const drawing = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"></svg>') };

  await test.step('a drawing that claims to be a PNG is refused in words', async () => {
    await page.getByLabel('Choose a logo').and(page.locator('input')).setInputFiles(drawing);
    await expect(page.getByRole('alert')).toContainText('not a JPEG, PNG or WebP image');
  });
  await page.getByLabel('Choose a logo').and(page.locator('input')).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
  await expectAccessible(page);
  await save(page);
  try {
    const visitor = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
    const visitorErrors = consoleErrors(visitor);
    await expect
      .poll(async () => (await visitor.goto('/')) && (await logo(visitor).count()), { timeout: 60_000 })
      .toBe(1);
    const size = await logo(visitor).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.height]);
    expect(size).toEqual([480, 34]);
    await expectAccessible(visitor);
    expect(visitorErrors).toEqual([]);
    await visitor.context().close();
  } finally {
    await page.goto(settings);
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await save(page);
  }
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});

test('an editor publishes a post with pictures and a link to a page', async ({ page, browser, request }) => {
  const errors = consoleErrors(page);
  const slug = `porches-${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'admin');
  await page.goto('/admin/posts/create');
  const english = (group: string) => page.getByRole('group', { name: group, exact: true }).getByLabel('English');
  await english('Title').fill('Porches of the city');
  await english('Summary').fill('Where neighbours meet');
  const body = page.getByRole('textbox', { name: 'Text, English' });
  await body.fill('Sit down for a while.');
  await page.getByLabel('Address part').fill(slug);
  await page.getByLabel('Category').selectOption({ label: 'Living here' });

  await test.step('a link to a page is found by its title', async () => {
    await page.getByRole('button', { name: 'Link', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('combobox', { name: 'Title or address' }).fill('privacy');
    await dialog.getByRole('option', { name: '/privacy-policy' }).first().click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save link' }).click();
    await expect(body.getByRole('link')).toHaveAttribute('href', '/privacy-policy');
  });
  await test.step('a picture in the text needs words', async () => {
    await page.getByRole('button', { name: 'Insert image' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await dialog
      .getByLabel('Choose an image')
      .and(page.locator('input'))
      .setInputFiles(await aPhotoFile('porch.jpg'));
    await expect(dialog.locator('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText('Describe the image, or mark it as decorative.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('What the image shows').fill('A porch with two chairs');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(body.getByRole('img', { name: 'A porch with two chairs' })).toBeVisible();
  });
  await page
    .getByLabel('Upload a picture')
    .and(page.locator('input'))
    .setInputFiles(await aPhotoFile('cover.png'));
  await expect(page.getByLabel('Cover', { exact: true })).toHaveValue(/^content\//);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porches of the city');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Public since/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const visitorErrors = consoleErrors(visitor);
  await expect.poll(async () => (await visitor.goto(`/guides/${slug}`))?.status(), { timeout: 60_000 }).toBe(200);
  const image = visitor.getByRole('img', { name: 'A porch with two chairs' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(400);
  await expect(visitor.getByRole('article').locator('a[href="/privacy-policy"]')).toHaveCount(1);
  await expect(visitor.getByRole('main').locator('img[src^="/photos/content/"]')).toHaveCount(2);
  await expectAccessible(visitor);
  expect(visitorErrors).toEqual([]);
  await visitor.context().close();
  expect(errors).toEqual([]);
  await removePost(request, id);
});
