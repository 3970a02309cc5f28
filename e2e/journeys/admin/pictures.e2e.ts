import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { aPhotoFile } from '../../photo-file.ts';

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
