import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of the listing page, loaded together with it, on top of those of the public area. */
export const listingMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing" */ './fr.ts'),
    enUs: () => import(/* webpackChunkName: "messages-en-listing" */ './en-us.ts'),
  },
  publicMessages,
);
/** Returns the messages of the listing page in the current language. */
export const useListingMessages = () => useMessages(listingMessages);
