import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const lightboxMessages = defineMessages({ en, fr });
/** Returns the messages of the large photos, which are loaded with them. */
export const useLightboxMessages = (): Translate<typeof en> => useMessages(lightboxMessages);
