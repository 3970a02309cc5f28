import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const contactWords: Catalogue<typeof en> = { en, fr };
/** The words of the form for a message to us, which travel with it. */
export const useContactWords = (): Translate<typeof en> => useWords(contactWords);
