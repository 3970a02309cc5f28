import { useWords, type Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const placeWords: Catalogue<typeof en> = { en, fr };
/** The words of distances in the language of the page. */
export const usePlaceWords = () => useWords(placeWords);
