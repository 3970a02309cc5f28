import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const claimWords: Catalogue<typeof en> = { en, fr };
/** The words of the page to claim an account, which travel with it. */
export const useClaimWords = (): Translate<typeof en> => useWords(claimWords);
