import { useWords, type Catalogue, type Translate } from '@porchlight/client';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the public site. */
export const publicWords: Catalogue<typeof en> = { en, fr, enUs };
export type PublicTranslate = Translate<typeof en>;
/** The words of the public site in the language of the page. */
export const usePublicWords = (): PublicTranslate => useWords(publicWords);
