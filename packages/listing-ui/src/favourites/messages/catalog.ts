import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const favouritesMessages = defineMessages({ en, fr });
/** Returns the messages of favourites. */
export const useFavouritesMessages = () => useMessages(favouritesMessages);
