import { onTopOf, useWords, type Catalogue } from '@porchlight/client';
import { publicWords } from '../../../words/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Catalogue<typeof en> = { en, fr };
/** The words of the list of guides, which travel with it, and those of the area. */
export const postsWords = onTopOf(publicWords, own);
/** All of them, in the language of the page. */
export const usePostsWords = () => useWords(postsWords);
