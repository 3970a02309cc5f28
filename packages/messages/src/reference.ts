import type { Language, MessageCatalog, Messages, Values } from './catalog.ts';
import { formatMessage, messagesIn } from './format-message.ts';

/** A message of a catalog with its values, formatted when the language of the reader is known. */
export interface MessageReference {
  readonly catalog: MessageCatalog;
  readonly key: string;
  readonly values?: Values;
}

/** Returns a reference to the message of a key. */
export const messageReference = <T extends Messages>(
  catalog: MessageCatalog<T>,
  key: keyof T & string,
  values?: Values,
): MessageReference => ({ catalog: catalog as MessageCatalog, key, ...(values ? { values } : {}) });

/** Returns references to every message of a catalog, by key. */
export const messageReferences = <T extends Messages>(
  catalog: MessageCatalog<T>,
): Readonly<Record<keyof T & string, MessageReference>> =>
  Object.fromEntries(
    Object.keys(messagesIn(catalog, 'en-CA')).map((key) => [key, messageReference(catalog as MessageCatalog, key)]),
  ) as Record<keyof T & string, MessageReference>;

/** Formats a referenced message in a language. */
export const formatReference = (language: Language, { catalog, key, values }: MessageReference): string =>
  formatMessage(catalog, language, key, values);
