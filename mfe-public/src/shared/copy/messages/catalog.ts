import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const copyMessages = defineMessages({ en, fr });
/** Returns the messages about copied links. */
export const useCopyMessages = (): Translate<typeof en> => useMessages(copyMessages);
