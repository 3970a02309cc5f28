import { defineMessages } from '@porchlight/client';

/** Messages of listings in a list or a search. */
export const listingListMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listing-list" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listing-list" */ './fr.ts'),
});
