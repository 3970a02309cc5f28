import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const placeMessages = defineMessages({ en, fr });
/** Returns the messages of distances. */
export const usePlaceMessages = () => useMessages(placeMessages);
