import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the consent banner. */
export const consentMessages = defineMessages({ en, fr });
