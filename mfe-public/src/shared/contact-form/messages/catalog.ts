import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const contactMessages = defineMessages({ en, fr });
/** Returns the messages of the contact form, loaded together with the form. */
export const useContactMessages = (): Translate<typeof en> => useMessages(contactMessages);
