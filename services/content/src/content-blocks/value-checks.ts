import type { NamedTextKind } from '@porchlight/contracts';
import { hasText, sanitizeTranslated } from '../rich-text/rich-text.ts';
import type { Translated } from '../translated.ts';
import { messages } from './messages.ts';

type Refusal = (typeof messages)[keyof typeof messages];

const maxTextLength = 600;
const maxAddressLength = 300;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
// `//` and `/\` lead to other sites.
const isAddress = (text: string) =>
  text.length <= maxAddressLength && /^(\/|\/[^/\\\s]\S*|https:\/\/[^\s/]\S*)$/.test(text);

/** Refusal of a text in one language by the kind of its value; undefined for a good one. */
const checks: Readonly<Record<Exclude<NamedTextKind, 'fixed'>, (text: string) => Refusal | undefined>> = {
  text: (text) => (text.trim() === '' || text.length > maxTextLength ? messages.badText : undefined),
  'rich-text': (html) => (hasText(html) ? undefined : messages.badRichText),
  address: (text) => (isAddress(text) ? undefined : messages.badAddress),
  amount: (text) => (/^(0|[1-9]\d{0,3})$/.test(text) ? undefined : messages.badAmount),
  day: (text) => (isDay(text) ? undefined : messages.badDay),
};

/** Returns a content as it is stored: rich text is sanitized. */
export const storableContent = (kind: NamedTextKind, content: Translated): Translated =>
  kind === 'rich-text' ? sanitizeTranslated(content) : content;

/** Returns the refusals of a content by language. */
export function refusalsOf(kind: NamedTextKind, content: Translated, before: Translated): Record<string, Refusal> {
  const isTranslatable = kind === 'text' || kind === 'rich-text';
  return Object.fromEntries(
    Object.entries(content).flatMap(([language, text]): [string, Refusal][] => {
      if (!isTranslatable && language !== 'en-CA') return [[language, messages.oneLanguage]];
      if (kind === 'fixed') return text === before['en-CA'] ? [] : [[language, messages.fixed]];
      const refusal = checks[kind](text);
      return refusal ? [[language, refusal]] : [];
    }),
  );
}
