import { useWords, type Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const compareWords: Catalogue<typeof en> = { en, fr };
/** The words of homes side by side in the language of the page. */
export const useCompareWords = () => useWords(compareWords);
