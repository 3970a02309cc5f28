import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const formWords: Catalogue<typeof en> = { en, fr };
export type FormTranslate = Translate<typeof en>;
/** The words of the form for a message to us, which travel with it. */
export const useFormWords = (): FormTranslate => useWords(formWords);
