import type { Language } from '@porchlight/contracts';

/** Text by language; Canadian English is required by a database check. */
export type Translated = Readonly<{ 'en-CA': string } & Partial<Record<Language, string>>>;

/**
 * Returns the language of the text that a reader gets: the preferred one when it exists, else English. `en-US` is
 * stored only where it differs.
 */
export const resolvedLanguage = (text: Translated, preferred: Language): Language =>
  text[preferred] === undefined ? 'en-CA' : preferred;

/** Returns the text in the reader's language, else in English. */
export const textIn = (text: Translated, preferred: Language): string => text[preferred] ?? text['en-CA'];
