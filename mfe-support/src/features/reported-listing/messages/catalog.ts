import { defineMessages } from '@porchlight/client';

/** Messages of a reported listing. */
export const reportedMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-reported-listing" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-reported-listing" */ './fr.ts'),
});
