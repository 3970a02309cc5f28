import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the duplication of a listing. */
export const duplicationMessages = defineMessages({ en, fr });
