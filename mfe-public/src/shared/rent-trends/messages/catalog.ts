import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const trendMessages = defineMessages({ en, fr });
/** Returns the messages of rent trends, loaded with the pages that show them. */
export const useTrendMessages = (): Translate<typeof en> => useMessages(trendMessages);
