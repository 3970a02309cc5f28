import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the dialog that begins a view of the site as a user. */
export const viewAsMessages = defineMessages({ en, fr });
