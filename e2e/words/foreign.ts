import type { Page } from '@playwright/test';
import type { Leftover } from './leftovers.ts';

/** Texts of a French page that are marked as English without a line that says so. Cards of texts elsewhere, names of languages and the home's title are no text to read. */
export async function unmarkedForeign(page: Page): Promise<readonly Leftover[]> {
  const texts = await page.locator('main [lang^=en]:not(a, h1, h2, h3, li, span)').allTextContents();
  const [longest] = texts.filter((text) => text.split(/\s+/).length > 8);
  const isSaid = (await page.getByText(/écrite? en anglais/i).count()) > 0;
  return longest && !isSaid ? [{ text: longest, where: 'main', why: 'no line says “Écrit en anglais”' }] : [];
}
