import { expect, test, type Page } from '@playwright/test';
import { hasNoPrefix } from '@porchlight/contracts';
import { openParts } from '../accessibility/open-parts.ts';
import { openScreen, screens } from '../accessibility/screens.ts';
import { canadianLeftovers, englishLeftovers, tellingOf } from './leftovers.ts';
import { moreParts, moreScreens } from './more-screens.ts';
import { namesAndPhotosIn, namesGivenTo, namesIn, textsOf } from './texts-of.ts';
import { unmarkedForeign } from './foreign.ts';

// `npm run proof -- words` counts the notes of these tests: one for each look at a page.
const telling = tellingOf();
const prefixes = { 'fr-CA': '/fr', 'en-US': '/en-us' } as const;
type Language = keyof typeof prefixes;
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const addressIn = (language: Language, path: string) =>
  hasNoPrefix(path) ? path : `${prefixes[language]}${path}`.replace(/(.)\/$/, '$1');
/** Screens of accounts have one address: they speak the language that was read last. */
const readBefore = async (page: Page, language: Language, path: string) => {
  if (hasNoPrefix(path)) await openScreen(page, prefixes[language]);
};

/** Reads the page as it stands, notes how much it says, and tells what is left of another language. */
async function leftoversOf(
  page: Page,
  screen: string,
  language: Language,
  names: ReadonlySet<string>,
): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const texts = await textsOf(page);
  const found =
    language === 'fr-CA'
      ? [...englishLeftovers(texts, telling, names), ...(await unmarkedForeign(page))]
      : canadianLeftovers(texts, names);
  const told = [...new Set(found.map(({ text, where, why }) => `${where}: “${text.slice(0, 120)}” (${why})`))];
  test
    .info()
    .annotations.push({
      type: 'words',
      description: JSON.stringify({
        screen,
        language,
        texts: texts.length,
        marked: texts.filter(({ lang }) => lang !== language).length,
        leftovers: told,
      }),
    });
  return told;
}

for (const language of Object.keys(prefixes) as Language[]) {
  for (const screen of [...screens, ...moreScreens])
    test(`${screen.name}, ${language}`, async ({ page }) => {
      for (const path of await screen.paths(page.request)) {
        await readBefore(page, language, path);
        const names = namesGivenTo(page, language === 'en-US' ? namesAndPhotosIn : namesIn);
        await openScreen(page, addressIn(language, path), screen);
        expect.soft(await leftoversOf(page, screen.name, language, names), path).toEqual([]);
      }
    });
  for (const part of [...openParts, ...moreParts])
    test(`open: ${part.name}, ${language}`, async ({ page }) => {
      await page.setViewportSize(widths[part.on ?? 'desktop']);
      const path = await part.path(page);
      await readBefore(page, language, path);
      const names = namesGivenTo(page, language === 'en-US' ? namesAndPhotosIn : namesIn);
      await openScreen(page, addressIn(language, path));
      await part.open(page);
      expect.soft(await leftoversOf(page, `open: ${part.name}`, language, names)).toEqual([]);
    });
}
