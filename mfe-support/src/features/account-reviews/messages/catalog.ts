import { defineMessages } from '@porchlight/client';

/** Messages of the list of account reviews. */
export const accountQueueMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-reviews" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-reviews" */ './fr.ts'),
});
