import { setupI18n, type I18n } from '@lingui/core';
import type { Language } from '@porchlight/contracts';

/** Texts by key, in ICU message format. */
export type Texts = Readonly<Record<string, string>>;
/** The words of one area or package: English, full French, and what the US writes otherwise. */
export interface Catalogue<T extends Texts = Texts> {
  readonly en: T;
  readonly fr: Readonly<Record<keyof T, string>>;
  readonly enUs?: Readonly<Partial<Record<keyof T, string>>>;
  /** Has the words that this one lacks. */
  readonly base?: Catalogue | undefined;
}
/** Values that a text speaks of, by the names in its braces. */
export type Values = Readonly<Record<string, string | number | boolean | undefined>>;
/** Gives the text of a key in the language of the page. */
export type Translate<T extends Texts = Texts> = (key: keyof T & string, values?: Values) => string;

/** A catalogue that has the words of another one too: those of a feature, on top of those of its area. */
export const onTopOf = <B extends Texts, T extends Texts>(base: Catalogue<B>, own: Catalogue<T>): Catalogue<B & T> =>
  ({ ...own, base }) as unknown as Catalogue<B & T>;

const speakers = new Map<Language, I18n>();
function speakerOf(language: Language): I18n {
  const known = speakers.get(language);
  if (known) return known;
  const made = setupI18n({ locale: language, messages: { [language]: {} } });
  speakers.set(language, made);
  return made;
}

/** The texts of a catalogue in one language, without values put in. */
export function textsIn<T extends Texts>(
  catalogue: Catalogue<T>,
  language: Language,
): Readonly<Record<keyof T & string, string>> {
  if (catalogue.base)
    return { ...textsIn(catalogue.base, language), ...textsIn({ ...catalogue, base: undefined }, language) };
  if (language === 'fr-CA') return catalogue.fr;
  return language === 'en-US' && catalogue.enUs ? { ...catalogue.en, ...catalogue.enUs } : catalogue.en;
}

/** The text of a key in a language, with its values: for code outside components. */
export function say<T extends Texts>(
  catalogue: Catalogue<T>,
  language: Language,
  key: keyof T & string,
  values?: Values,
): string {
  const overlay = language === 'en-US' ? catalogue.enUs?.[key] : undefined;
  const own = overlay ?? (language === 'fr-CA' ? catalogue.fr[key] : catalogue.en[key]);
  if (own === undefined && catalogue.base) return say<Texts>(catalogue.base, language, key, values);
  const text = own ?? key;
  // The build compiles what holds values (words-loader.mjs), so that no browser parses messages; in tests lingui compiles what it is given.
  return typeof text === 'string' && !/\{|''/.test(text)
    ? text
    : speakerOf(language)._({ id: key, message: text, values: { ...values } });
}
