import { defineMessages } from '@porchlight/client';

/** Messages of what support decided about reports of a listing. */
export const reportMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-listing-report" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-listing-report" */ './fr.ts'),
});
