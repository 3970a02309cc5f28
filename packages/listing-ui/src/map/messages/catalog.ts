import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const mapMessages = defineMessages({ en, fr });
/** Returns the messages of the map, loaded together with it. */
export const useMapMessages = (): Translate<typeof en> => useMessages(mapMessages);
