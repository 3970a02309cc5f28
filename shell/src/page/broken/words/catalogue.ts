import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of a page that could not be filled. */
export const brokenWords: Catalogue<typeof en> = { en, fr };
