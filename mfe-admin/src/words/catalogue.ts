import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the admin area. */
export const adminWords: Catalogue<typeof en> = { en, fr };
