import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Catalogue } from './say.ts';

/** The words that the client itself says: failures, flashes, My Picks. */
export const clientWords: Catalogue<typeof en> = { en, fr };
