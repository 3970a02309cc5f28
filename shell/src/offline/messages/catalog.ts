import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the offline notice and of the page that replaces uncached pages. */
export const offlineMessages = defineMessages({ en, fr });
