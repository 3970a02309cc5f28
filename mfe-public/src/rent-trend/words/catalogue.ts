import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const trendWords: Catalogue<typeof en> = { en, fr };
/** The words of rents over time, which travel with the pages that show them. */
export const useTrendWords = (): Translate<typeof en> => useWords(trendWords);
