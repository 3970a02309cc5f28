import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the details of a home, with the code that shows them: a chunk of their own would cost every page. */
export const detailMessages = defineMessages({ en, fr });
