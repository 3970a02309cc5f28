import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const unsubscribeWords: Catalogue<typeof en> = { en, fr };
/** The words of the page to leave a list of mails, which travel with it. */
export const useUnsubscribeWords = (): Translate<typeof en> => useWords(unsubscribeWords);
