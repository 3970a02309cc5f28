import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Quick replies, in both languages at once: they follow the language of the person, not of the page. */
export const quickReplies = defineMessages({ en, fr });
/** Keys of the quick replies, in the order of the choice. */
export const quickReplyKeys = Object.keys(en) as readonly (keyof typeof en)[];
