import { defineMessages } from '@porchlight/client';

/** Messages of the states of listings. */
export const listingStateMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listing-state" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listing-state" */ './fr.ts'),
});
