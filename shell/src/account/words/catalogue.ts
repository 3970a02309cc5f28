import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const accountWords: Catalogue<typeof en> = { en, fr };
/** A key of the words about accounts. */
export type AccountWord = keyof typeof en;
/** The words about accounts, which travel with the parts that say them: most visitors need none. */
export const useAccountWords = (): Translate<typeof en> => useWords(accountWords);
