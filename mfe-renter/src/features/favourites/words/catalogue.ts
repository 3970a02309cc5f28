import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const catalogue: Catalogue<typeof en> = {
  en,
  fr,
  enUs: { title: 'My favorites', loading: 'Your favorites are loading', back: 'Back to my favorites' },
};
/** The words of a renter's favourites. */
export const useFavouriteWords = (): Translate<typeof en> => useWords(catalogue);
