import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const alertMessages = defineMessages({ en, fr });
/** Returns the messages of the email alert dialog, loaded together with it. */
export const useAlertMessages = (): Translate<typeof en> => useMessages(alertMessages);
