import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const listingWords: Catalogue<typeof en> = { en, fr };
/** The words of a home's page that travel with its screen. */
export const useListingWords = (): Translate<typeof en> => useWords(listingWords);
