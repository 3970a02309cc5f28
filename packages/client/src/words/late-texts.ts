import { use } from 'react';
import type { Language } from '@porchlight/contracts';
import { loadedOnce } from '../screen/loaded-once.ts';
import type { Texts } from './say.ts';

/** The languages that texts are written in; the US reads English with an overlay. */
export type WrittenLanguage = 'en' | 'fr';
interface LateTexts {
  readonly language: WrittenLanguage;
  readonly isNeeded: boolean;
  isThere: boolean;
  loading?: Promise<void> | undefined;
  readonly load: () => Promise<Texts>;
}

const late = new Map<Texts, LateTexts>();
/** The written language of a page. */
export const writtenIn = (language: Language): WrittenLanguage => (language === 'fr-CA' ? 'fr' : 'en');

/**
 * Texts that are a file of their own in the browser: empty until they have come. The build writes this in place of the import of a
 * words file (late-words-loader.mjs); servers and tests have all texts from the beginning. With others to stand for them
 * `meanwhile`, nothing that is drawn waits for them.
 */
export function lateTexts(language: WrittenLanguage, load: () => Promise<Texts>, meanwhile?: Texts): Texts {
  const texts: Texts = { ...meanwhile };
  late.set(texts, { language, isNeeded: meanwhile === undefined, isThere: false, load });
  return texts;
}

function fetched(texts: Texts, entry: LateTexts): Promise<void> {
  if (entry.loading) return entry.loading;
  const loading: Promise<void> = loadedOnce(entry.load).then(
    // React reads `status`: what is there is drawn without suspending.
    (found) => {
      Object.assign(texts, found);
      entry.isThere = true;
      Object.assign(loading, { status: 'fulfilled' });
    },
    (error: unknown) => {
      entry.loading = undefined;
      throw error;
    }, // the next one asks anew
  );
  entry.loading = loading;
  return loading;
}

/** Waits for all texts of a language that the code loaded so far has named. */
export async function wordsReady(language: Language): Promise<void> {
  const wanted = [...late].filter(([, entry]) => entry.language === writtenIn(language) && !entry.isThere);
  await Promise.all(wanted.map(([texts, entry]) => fetched(texts, entry)));
}

/** Suspends the component that needs texts which are still on their way. */
export function useTexts(texts: Texts | undefined): void {
  const entry = texts && late.get(texts);
  if (texts && entry?.isNeeded) use(fetched(texts, entry)); // each time: React wants the same calls when it draws anew
}
