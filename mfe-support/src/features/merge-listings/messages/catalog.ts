import { defineMessages } from '@porchlight/client';

/** Messages of merges of listings. */
export const mergeListingsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-merge-listings" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-merge-listings" */ './fr.ts'),
});
