import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const alertWords: Catalogue<typeof en> = { en, fr };
/** The words of a renter's email alerts. */
export const useAlertWords = (): Translate<typeof en> => useWords(alertWords);
