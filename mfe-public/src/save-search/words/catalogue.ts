import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const alertWords: Catalogue<typeof en> = { en, fr };
/** The words of the dialog that asks for new homes by email, which travel with it. */
export const useAlertWords = (): Translate<typeof en> => useWords(alertWords);
