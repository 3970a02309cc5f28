import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/**
 * Reasons that landlords read, in both languages at once: they follow the language of the listing, not of the page.
 */
export const templateMessages = defineMessages({ en, fr });
