import { onTopOf, useWords, type Catalogue } from '@porchlight/client';
import { publicWords } from '../../../words/catalogue.ts';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Catalogue<typeof en> = { en, fr, enUs };
/** The words of the page of a home, which travel with it, and those of the area. */
export const listingWords = onTopOf(publicWords, own);
/** The words of the page of a home in the language of the page. */
export const useListingWords = () => useWords(listingWords);
