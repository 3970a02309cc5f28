import { expect, test, type Page } from '@playwright/test';
import { hasNoLanguagePrefix } from '@porchlight/contracts';
import { overlays } from '../accessibility/overlays.ts';
import { openScreen, screens } from '../accessibility/screens.ts';
import { findCanadianTexts, findEnglishTexts, readLanguageProfile } from './untranslated-text.ts';
import { extraOverlays, extraScreens } from './extra-screens.ts';
import { namesAndPhotosIn, collectNames, namesIn, pageTexts } from './page-texts.ts';
import { findUnmarkedEnglish } from './unmarked-foreign.ts';

// `npm run verify -- translations` counts the annotations of these tests, one for each view of a page.
const profile = readLanguageProfile();
const prefixes = { 'fr-CA': '/fr', 'en-US': '/en-us' } as const;
type Language = keyof typeof prefixes;
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const localizedPath = (language: Language, path: string) =>
  hasNoLanguagePrefix(path) ? path : `${prefixes[language]}${path}`.replace(/(.)\/$/, '$1');
/** Account screens have one address for all languages and use the language of the last visited page. */
const visitInLanguage = async (page: Page, language: Language, path: string) => {
  if (hasNoLanguagePrefix(path)) await openScreen(page, prefixes[language]);
};

/** Reads the current page and records an annotation. Returns the texts that are in another language. */
async function untranslatedTexts(
  page: Page,
  screen: string,
  language: Language,
  names: ReadonlySet<string>,
): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const texts = await pageTexts(page);
  const found =
    language === 'fr-CA'
      ? [...findEnglishTexts(texts, profile, names), ...(await findUnmarkedEnglish(page))]
      : findCanadianTexts(texts, names);
  const leftovers = [...new Set(found.map(({ text, where, why }) => `${where}: “${text.slice(0, 120)}” (${why})`))];
  test.info().annotations.push({
    type: 'translations',
    description: JSON.stringify({
      screen,
      language,
      texts: texts.length,
      marked: texts.filter(({ lang }) => lang !== language).length,
      leftovers: leftovers,
    }),
  });
  return leftovers;
}

for (const language of Object.keys(prefixes) as Language[]) {
  for (const screen of [...screens, ...extraScreens])
    test(`${screen.name}, ${language}`, async ({ page }) => {
      for (const path of await screen.paths(page.request)) {
        await visitInLanguage(page, language, path);
        const names = collectNames(page, language === 'en-US' ? namesAndPhotosIn : namesIn);
        await openScreen(page, localizedPath(language, path), screen);
        expect.soft(await untranslatedTexts(page, screen.name, language, names), path).toEqual([]);
      }
    });
  for (const overlay of [...overlays, ...extraOverlays])
    test(`open: ${overlay.name}, ${language}`, async ({ page }) => {
      await page.setViewportSize(widths[overlay.on ?? 'desktop']);
      const path = await overlay.path(page);
      await visitInLanguage(page, language, path);
      const names = collectNames(page, language === 'en-US' ? namesAndPhotosIn : namesIn);
      await openScreen(page, localizedPath(language, path));
      await overlay.open(page);
      expect.soft(await untranslatedTexts(page, `open: ${overlay.name}`, language, names)).toEqual([]);
    });
}
