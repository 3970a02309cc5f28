import { languages, type Language } from '@porchlight/contracts';

/** Returns whether a value is a supported language. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);
