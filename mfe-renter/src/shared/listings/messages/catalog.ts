import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const ownMessages = defineMessages({ en, fr, enUs });

export const useOwnMessages = (): Translate<typeof en> => useMessages(ownMessages);
export type RenterTranslate = Translate<typeof en>;
