import { defineMessages } from '@porchlight/client';

/** Messages of the address fields of a listing. */
export const addressMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listing-address" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listing-address" */ './fr.ts'),
});
