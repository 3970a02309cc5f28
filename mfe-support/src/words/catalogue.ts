import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the support area. */
export const supportWords: Catalogue<typeof en> = { en, fr };
