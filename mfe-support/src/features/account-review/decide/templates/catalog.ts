import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Texts that landlords get, in both languages at once: they follow the language of the landlord, not of the page. */
export const accountTemplateMessages = defineMessages({ en, fr });
