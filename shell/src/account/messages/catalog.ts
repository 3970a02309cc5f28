import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const accountMessages = defineMessages({ en, fr });
/** Message key of the account pages. */
export type AccountMessageKey = keyof typeof en;
/** Returns the messages of the account pages, which are bundled with them because most visitors need none. */
export const useAccountMessages = (): Translate<typeof en> => useMessages(accountMessages);
