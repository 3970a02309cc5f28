import { defineMessages } from '@porchlight/client';

/** Messages of the list of reported listings. */
export const queueMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-reported-listings" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-reported-listings" */ './fr.ts'),
});
