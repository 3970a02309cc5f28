import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });

const hex = (digits: string) => `#${digits}`;
const settings = '/admin/settings?tab=site';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
async function save(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
}
const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));

test('the owner changes name, colour and a social link, and visitors see them', async ({ page, browser }) => {
  const errors = consoleErrors(page);
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto(settings);
  await expect(field(page, 'Site name')).toHaveValue('Porchlight');
  await expectAccessible(page);
  const colour = await field(page, 'Colour on light backgrounds').inputValue();
  const youtube = await field(page, 'YouTube').inputValue();

  await test.step('a colour that cannot be read is refused, with its contrast', async () => {
    await field(page, 'Colour on light backgrounds').fill(hex('ffb3d9'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The contrast with the light backgrounds is 1.3:1.').first()).toBeVisible();
  });
  await save(page, {
    'Site name': 'Lampe',
    'Colour on light backgrounds': hex('7a1f5c'),
    YouTube: 'https://example.com/@lampe',
  });
  try {
    await test.step('a visitor sees them', async () => {
      const visitor = await (await browser.newContext({ colorScheme: 'light' })).newPage();
      const visitorErrors = consoleErrors(visitor);
      await expect
        .poll(async () => (await visitor.goto('/')) && (await visitor.title()), { timeout: 60_000 })
        .toContain('Lampe');
      await expect(visitor.getByRole('banner').getByRole('link', { name: 'Lampe' })).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Follow us on youtube' })).toHaveAttribute(
        'href',
        'https://example.com/@lampe',
      );
      expect(await brandOf(visitor)).toBe(hex('7a1f5c'));
      const [, organization] = await visitor.locator('script[type="application/ld+json"]').allTextContents();
      expect(organization).toContain('"name":"Lampe"');
      expect(organization).toContain('https://example.com/@lampe');
      await expectAccessible(visitor);
      expect(visitorErrors).toEqual([]);
      await visitor.context().close();
    });
  } finally {
    await page.goto(settings);
    await save(page, { 'Site name': 'Porchlight', 'Colour on light backgrounds': colour, YouTube: youtube });
  }
  await expect(page.getByText('https://example.com/@lampe')).toHaveCount(0);
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});
