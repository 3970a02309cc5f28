import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of pages, guides and questions, which travel with their screens. */
export const pageWords: Catalogue<typeof en> = { en, fr };
/** The words of pages, guides and questions in the language of the page. */
export const usePageWords = (): Translate<typeof en> => useWords(pageWords);
