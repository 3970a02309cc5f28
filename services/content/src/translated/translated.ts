import type { Language } from '@porchlight/contracts';

/** A text in each language it was written in; English of Canada is always there (a check in the database). */
export type Translated = Readonly<{ 'en-CA': string } & Partial<Record<Language, string>>>;

/** The language that a reader gets: their own when the text has it, else English. `en-US` is written only where it differs. */
export const languageGiven = (text: Translated, wished: Language): Language =>
  text[wished] === undefined ? 'en-CA' : wished;

/** The text for a reader of a language. */
export const textIn = (text: Translated, wished: Language): string => text[wished] ?? text['en-CA'];
