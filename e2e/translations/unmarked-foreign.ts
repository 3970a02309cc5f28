import type { Page } from '@playwright/test';
import type { UntranslatedText } from './untranslated-text.ts';

/**
 * Returns English text of a French page that is marked as English but has no visible notice of it. Cards, language
 * names and the listing's title need no notice.
 */
export async function findUnmarkedEnglish(page: Page): Promise<readonly UntranslatedText[]> {
  const texts = await page.locator('main [lang^=en]:not(a, h1, h2, h3, li, span)').allTextContents();
  const [longest] = texts.filter((text) => text.split(/\s+/).length > 8);
  const hasNotice = (await page.getByText(/écrite? en anglais/i).count()) > 0;
  return longest && !hasNotice ? [{ text: longest, where: 'main', why: 'no line says “Écrit en anglais”' }] : [];
}
