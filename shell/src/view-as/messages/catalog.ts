import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the tab in which staff view the site as a user. */
export const viewMessages = defineMessages({ en, fr });
