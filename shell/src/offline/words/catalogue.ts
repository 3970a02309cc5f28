import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the offline notice and of the page that stands for pages never opened. */
export const offlineWords: Catalogue<typeof en> = { en, fr };
