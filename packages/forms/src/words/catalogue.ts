import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const formWords: Catalogue<typeof en> = { en, fr };
/** The words that all forms say, which travel with them. */
export const useFormWords = (): Translate<typeof en> => useWords(formWords);
