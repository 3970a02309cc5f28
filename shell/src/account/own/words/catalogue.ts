import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const ownAccountWords: Catalogue<typeof en> = { en, fr };
/** A key of the words of My Account. */
export type OwnAccountWord = keyof typeof en;
/** The words of My Account, which travel with its screens. */
export const useOwnAccountWords = (): Translate<typeof en> => useWords(ownAccountWords);
