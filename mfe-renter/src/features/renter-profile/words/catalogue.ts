import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const catalogue: Catalogue<typeof en> = {
  en,
  fr,
  enUs: {
    lastFavourites: 'Your last favorites',
    placeHolder: 'City or state',
    preferredAreasHint: 'Up to 10 cities, regions or states.',
  },
};
/** The words of the renter's profile. */
export const useProfileWords = (): Translate<typeof en> => useWords(catalogue);
