import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const ownWords: Catalogue<typeof en> = { en, fr, enUs };

/** The words of the renter's viewed and recommended homes, map and places. */
export const useOwnWords = (): Translate<typeof en> => useWords(ownWords);
export type OwnTranslate = Translate<typeof en>;
