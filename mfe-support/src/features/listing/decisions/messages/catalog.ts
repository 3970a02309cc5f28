import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/**
 * Ready reasons that landlords read, in both languages at once: they follow the language of the listing, not of the
 * page.
 */
export const reasonMessages = defineMessages({ en, fr });
