import { cleanHtml } from '../rich-text/rich-text.ts';
import type { Translated } from '../translated/translated.ts';
import type { SeedFolder } from './seed-folder.ts';

/** The body of a page or post in both languages, cleaned: `posts/move-in-day.en-CA.html`. */
export const bodyOf = (folder: SeedFolder, path: string): Translated => ({
  'en-CA': cleanHtml(folder.text(`${path}.en-CA.html`)),
  'fr-CA': cleanHtml(folder.text(`${path}.fr-CA.html`)),
});
