import { onTopOf, useWords, type Catalogue } from '@porchlight/client';
import { publicWords } from '../../../words/catalogue.ts';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Catalogue<typeof en> = { en, fr, enUs };
/** The words of the home page, which travel with it, and those of the area. */
export const homeWords = onTopOf(publicWords, own);
/** All of them, in the language of the page. */
export const useHomeWords = () => useWords(homeWords);
