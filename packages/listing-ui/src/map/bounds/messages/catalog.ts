import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const boundsMessages = defineMessages({ en, fr });
/** Returns the messages of the map of a box, which visitors of the public site never load. */
export const useBoundsMessages = (): Translate<typeof en> => useMessages(boundsMessages);
