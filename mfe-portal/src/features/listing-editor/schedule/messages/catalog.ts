import { defineMessages } from '@porchlight/client';

/** Messages of the later publication of a listing. */
export const scheduleMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listing-schedule" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listing-schedule" */ './fr.ts'),
});
