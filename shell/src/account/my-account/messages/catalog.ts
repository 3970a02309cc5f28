import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const ownAccountMessages = defineMessages({ en, fr });
/** Message key of My Account. */
export type MyAccountMessageKey = keyof typeof en;
/** Returns the messages of My Account, which are bundled with its screens. */
export const useOwnAccountMessages = (): Translate<typeof en> => useMessages(ownAccountMessages);
