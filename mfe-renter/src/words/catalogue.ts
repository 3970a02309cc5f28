import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the renter area; the US writes favorites. */
export const renterWords: Catalogue<typeof en> = { en, fr, enUs: { favourites: 'My favorites' } };
