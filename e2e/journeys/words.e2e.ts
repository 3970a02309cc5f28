import { expect, test } from '@playwright/test';
import { canadianLeftovers, englishLeftovers, tellingOf } from '../words/leftovers.ts';
import { homeWrittenIn } from '../words/more-screens.ts';
import { namesGivenTo, textsOf } from '../words/texts-of.ts';

// A sample; `npm run proof -- words` reads every page.
const telling = tellingOf();
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

test('French pages say nothing in English but what is marked as English', async ({ page }) => {
  test.slow();
  for (const path of [...sample, await homeWrittenIn(page.request, 'en')]) {
    const names = namesGivenTo(page);
    await page.goto(`/fr${path}`, { waitUntil: 'networkidle' });
    expect.soft(englishLeftovers(await textsOf(page), telling, names), path).toEqual([]);
  }
  await expect(page.getByText('Écrit en anglais')).toBeVisible();
});

test('pages for the US are spelled as in the US', async ({ page }) => {
  test.slow();
  for (const path of sample) {
    const names = namesGivenTo(page);
    await page.goto(`/en-us${path}`, { waitUntil: 'networkidle' });
    expect.soft(canadianLeftovers(await textsOf(page), names), path).toEqual([]);
  }
});

test('a planted English text is found wherever it stands, unless it is marked', async ({ page }) => {
  await page.goto('/fr/faqs', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `
      <p>Bring your papers with you</p><button aria-label="Try again"></button><img alt="Living room with a sofa"><input placeholder="Rent">
      <div lang="en-CA"><p>Bring your keys with you</p></div>`,
    );
  });
  expect(englishLeftovers(await textsOf(page), telling, new Set()).map(({ text }) => text)).toEqual([
    'Bring your papers with you',
    'Try again',
    'Living room with a sofa',
    'Rent',
  ]);
});

test('another language is the same page, with its query and its place', async ({ page }) => {
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
  // A filtered list is no page of its own for search engines; the place is.
  for (const address of ['/homes/alberta/calgary', '/fr/homes/alberta/calgary']) {
    await page.goto(address);
    const twins = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
    expect(twins).toEqual(
      expect.arrayContaining([
        ['en-CA', '/homes/alberta/calgary'],
        ['fr-CA', '/fr/homes/alberta/calgary'],
        ['en-US', '/en-us/homes/alberta/calgary'],
        ['x-default', '/homes/alberta/calgary'],
      ]),
    );
  }
});
