import { sanitizeHtml } from '../rich-text/rich-text.ts';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';

/**
 * Returns the sanitized body of a page or post in both languages, read from files such as
 * `posts/move-in-day.en-CA.html`.
 */
export const bodyOf = (folder: SeedFolder, path: string): Translated => ({
  'en-CA': sanitizeHtml(folder.text(`${path}.en-CA.html`)),
  'fr-CA': sanitizeHtml(folder.text(`${path}.fr-CA.html`)),
});
