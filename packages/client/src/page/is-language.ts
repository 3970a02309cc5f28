import { languages, type Language } from '@porchlight/contracts';

/** Whether a value is a language of the product. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);
