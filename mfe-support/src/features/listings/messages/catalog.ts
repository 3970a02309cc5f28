import { defineMessages } from '@porchlight/client';

/** Messages of the listings that wait for review. */
export const listingsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listings" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listings" */ './fr.ts'),
});
