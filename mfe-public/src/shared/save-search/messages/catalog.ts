import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const saveSearchMessages = defineMessages({ en, fr });
/** Returns the messages of the email alert dialog, loaded together with it. */
export const useSaveSearchMessages = (): Translate<typeof en> => useMessages(saveSearchMessages);
