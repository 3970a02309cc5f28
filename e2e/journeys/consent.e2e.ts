import { expect, test, type Locator, type Page } from '@playwright/test';

const banner = (page: Page, name = 'Privacy choices') => page.getByRole('region', { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('porchlight:campaign'));
const campaign = '?utm_source=newsletter&gclid=abc';

for (const [prefix, title, accept] of [
  ['', 'Privacy choices', 'Accept'],
  ['/fr', 'Choix de confidentialité', 'Accepter'],
] as const)
  test(`a campaign on ${prefix}/guides is stored after ${accept} only @phone`, async ({ page }) => {
    await page.goto(`${prefix}/guides${campaign}`);
    await expect(banner(page, title)).toBeVisible();
    expect(await stored(page)).toBeNull();
    await banner(page, title).getByRole('button', { name: accept }).click();
    await expect(banner(page, title)).toHaveCount(0);
    expect(await stored(page)).toContain('newsletter');
    await page.goto(`${prefix}/faqs`);
    await page.getByRole('link', { name: title }).click();
    await expect(banner(page, title)).toBeFocused();
  });

test('what was stored is deleted by the choice of the footer, by keyboard @phone', async ({ page }) => {
  await page.goto(`/en-us/guides${campaign}`);
  await expect.poll(() => stored(page)).toContain('newsletter');
  await page.getByRole('link', { name: 'Privacy choices' }).press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Privacy policy' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await page.goto(`/en-us/guides${campaign}`);
  await expect(page.getByRole('link', { name: 'Privacy choices' })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

interface Box {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}
test('the banner leaves the end of a page within reach, and its buttons are equal @phone', async ({ page }) => {
  await page.goto('/guides');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await boxOf(page.getByText(/^© \d{4}/));
  expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(banner(page))).y);
  const refuse = await boxOf(banner(page).getByRole('button', { name: 'Refuse' }));
  const accept = await boxOf(banner(page).getByRole('button', { name: 'Accept' }));
  expect([accept.width, accept.height, accept.y]).toEqual([refuse.width, refuse.height, refuse.y]);
});
