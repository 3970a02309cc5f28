import type { Language } from '@porchlight/contracts';
import { plainLine, plainMessage } from './plain.ts';

/** The words of a mail, made fit to be shown. */
export type PlainWords = Readonly<Record<string, string>>;

const isMoment = (name: string) => name === 'at' || name.endsWith('At');
function moment(text: string, language: Language): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return '';
  return (
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at) + ' UTC'
  );
}

/** Makes words fit to be shown: moments in the reader's language, everything else as plain text. */
export function plainWords(words: Readonly<Record<string, unknown>>, language: Language): PlainWords {
  const shown = Object.entries(words).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(
    shown.map(([name, value]) => {
      if (isMoment(name)) return [name, moment(String(value), language)];
      return [name, name === 'message' ? plainMessage(String(value)) : plainLine(String(value))];
    }),
  );
}

/** Fills a sentence in one pass, so that a word never asks for another; undefined when one is missing. */
export function fill(sentence: string, words: PlainWords): string | undefined {
  let isWhole = true;
  const filled = sentence.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : '';
    if (!word) isWhole = false;
    return word ?? '';
  });
  return isWhole ? filled : undefined;
}

/** The sentences whose words are all there. */
export const fillAll = (sentences: readonly string[], words: PlainWords): string[] =>
  sentences.map((sentence) => fill(sentence, words)).filter((sentence): sentence is string => sentence !== undefined);
