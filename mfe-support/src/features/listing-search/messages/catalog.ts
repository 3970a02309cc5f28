import { defineMessages } from '@porchlight/client';

/** Messages of the search of listings. */
export const listingSearchMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listing-search" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listing-search" */ './fr.ts'),
});
