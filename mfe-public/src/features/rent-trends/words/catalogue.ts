import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const trendPageWords: Catalogue<typeof en> = { en, fr };
/** The words of the page of rent trends; they travel with its screen, only its titles are with the area. */
export const useTrendPageWords = (): Translate<typeof en> => useWords(trendPageWords);
