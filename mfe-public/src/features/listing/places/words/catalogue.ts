import { useWords, type Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const homePlacesWords: Catalogue<typeof en> = { en, fr };
/** The words of a renter's places beside a home, in the language of the page. */
export const useHomePlacesWords = () => useWords(homePlacesWords);
