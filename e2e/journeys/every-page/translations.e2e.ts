import { expect, test } from '@playwright/test';
import { findCanadianTexts, findEnglishTexts, readLanguageProfile } from '../../translations/untranslated-text.ts';
import { listingWrittenIn } from '../../translations/extra-screens.ts';
import { collectNames, pageTexts } from '../../translations/page-texts.ts';

// A sample; `npm run verify -- translations` reads every page.
const profile = readLanguageProfile();
const sample = [
  '',
  '/homes/alberta/calgary?beds=2',
  '/homes/quebec/montreal/rent-trends',
  '/homes/favourites',
  '/guides',
  '/faqs',
  '/contact',
  '/nothing/here',
];

test('French pages have no English text that is not marked as English', async ({ page }) => {
  test.slow();
  for (const path of [...sample, await listingWrittenIn(page.request, 'en')]) {
    const names = collectNames(page);
    await page.goto(`/fr${path}`, { waitUntil: 'networkidle' });
    expect.soft(findEnglishTexts(await pageTexts(page), profile, names), path).toEqual([]);
  }
  await expect(page.getByText('Écrit en anglais')).toBeVisible();
});

test('US pages use US spelling', { tag: '@variant' }, async ({ page }) => {
  test.slow();
  for (const path of sample) {
    const names = collectNames(page);
    await page.goto(`/en-us${path}`, { waitUntil: 'networkidle' });
    expect.soft(findCanadianTexts(await pageTexts(page), names), path).toEqual([]);
  }
});

test('a planted English text is found in every position, unless it is marked', async ({ page }) => {
  await page.goto('/fr/faqs', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `
      <p>Bring your papers with you</p><button aria-label="Try again"></button><img alt="Living room with a sofa"><input placeholder="Rent">
      <div lang="en-CA"><p>Bring your keys with you</p></div>`,
    );
  });
  expect(findEnglishTexts(await pageTexts(page), profile, new Set()).map(({ text }) => text)).toEqual([
    'Bring your papers with you',
    'Try again',
    'Living room with a sofa',
    'Rent',
  ]);
});

test('a language link leads to the same page, with query and fragment', async ({ page }) => {
  await page.goto('/homes/alberta/calgary?beds=2#map', { waitUntil: 'networkidle' });
  for (const [language, prefix] of [
    ['fr-CA', '/fr'],
    ['en-US', '/en-us'],
    ['en-CA', ''],
  ] as const) {
    await page
      .locator(`a[hreflang="${language}"]`)
      .filter({ visible: true })
      .or(page.locator(`footer a[hreflang="${language}"]`))
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await page.waitForURL(`**${prefix}/homes/alberta/calgary?beds=2#map`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  // A filtered list is not canonical; its location page is.
  for (const address of ['/homes/alberta/calgary', '/fr/homes/alberta/calgary']) {
    await page.goto(address);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
    expect(alternates).toEqual(
      expect.arrayContaining([
        ['en-CA', '/homes/alberta/calgary'],
        ['fr-CA', '/fr/homes/alberta/calgary'],
        ['en-US', '/en-us/homes/alberta/calgary'],
        ['x-default', '/homes/alberta/calgary'],
      ]),
    );
  }
});
