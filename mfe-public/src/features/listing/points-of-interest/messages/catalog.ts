import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const homePlacesMessages = defineMessages({ en, fr });
/** Returns the messages of the map with the renter's points of interest. */
export const useHomePlacesMessages = () => useMessages(homePlacesMessages);
