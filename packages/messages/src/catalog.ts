/** Language and region of a page, a call or a reader. */
export type Language = 'en-CA' | 'fr-CA' | 'en-US';
/** Languages that catalogs are written in; en-US reads `en` with an overlay. */
export type WrittenLanguage = 'en' | 'fr';
/** Messages by key, in ICU message format. */
export type Messages = Readonly<Record<string, string>>;
/** Values of the placeholders of a message. */
export type Values = Readonly<Record<string, string | number | boolean | undefined>>;
/** Formats the message of a key in one language. */
export type Translate<T extends Messages = Messages> = (key: keyof T & string, values?: Values) => string;

/** Imports one language of a catalog as a chunk of its own. */
type Load<Name extends string, T> = () => Promise<Readonly<Record<Name, T>>>;
type French<T> = Readonly<Record<keyof T, string>>;
type Overlay<T> = Readonly<Partial<Record<keyof T, string>>>;

/** The languages of a catalog, each either given or imported on demand. */
export interface CatalogSources<T extends Messages> {
  readonly en: T | Load<'en', T>;
  readonly fr: French<T> | Load<'fr', French<T>>;
  /** What en-US spells or names differently. */
  readonly enUs?: Overlay<T> | Load<'enUs', Overlay<T>>;
}

/** One language of a catalog: its messages once they are there, and how to import them. */
export interface MessageSource {
  readonly written: WrittenLanguage;
  messages?: Messages;
  readonly load?: () => Promise<Messages>;
  /** The import under way; a failed one is removed, so that the next caller tries again. */
  loading?: Promise<void>;
}

/** The messages of one area, feature or service in every language. */
export interface MessageCatalog<T extends Messages = Messages> {
  readonly en: MessageSource;
  readonly fr: MessageSource;
  readonly enUs?: MessageSource;
  /** Catalog whose messages can be used through this one. */
  readonly base?: MessageCatalog | undefined;
  /** Carries the type of the keys; never set. */
  readonly keys?: T;
}

/** Sources of every catalog that was defined so far and is imported on demand. */
const deferred: MessageSource[] = [];

/** Returns the sources whose messages have not been imported yet. */
export const missingSources = (language: Language): MessageSource[] =>
  deferred.filter(({ written, messages }) => written === writtenLanguage(language) && messages === undefined);

/** Returns the language in which a page is written. */
export const writtenLanguage = (language: Language): WrittenLanguage => (language === 'fr-CA' ? 'fr' : 'en');

function sourceOf(written: WrittenLanguage, name: string, given: Messages | Load<string, Messages>): MessageSource {
  if (typeof given !== 'function') return { written, messages: given };
  const source = { written, load: async () => (await given())[name] as Messages };
  deferred.push(source);
  return source;
}

/** Defines a catalog from `{ en, fr, enUs? }`, on top of the messages of `base`. */
export function defineMessages<T extends Messages, B extends Messages = Record<never, string>>(
  { en, fr, enUs }: CatalogSources<T>,
  base?: MessageCatalog<B>,
): MessageCatalog<T & B> {
  return {
    en: sourceOf('en', 'en', en),
    fr: sourceOf('fr', 'fr', fr),
    ...(enUs ? { enUs: sourceOf('en', 'enUs', enUs as Messages | Load<string, Messages>) } : {}),
    base: base as MessageCatalog | undefined,
  };
}
