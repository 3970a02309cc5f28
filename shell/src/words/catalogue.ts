import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the shell; the US writes 'favorites', and the name of its region. */
export const shellWords: Catalogue<typeof en> = {
  en,
  fr,
  enUs: { tabFavourites: 'Favorites', languageName: 'English (US)' },
};
