import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const pageWords: Catalogue<typeof en> = { en, fr };
/** The words of the page of rent trends; they travel with its screen, only its title is with the area. */
export const useTrendPageWords = (): Translate<typeof en> => useWords(pageWords);
