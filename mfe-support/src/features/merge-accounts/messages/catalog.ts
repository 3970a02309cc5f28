import { defineMessages } from '@porchlight/client';

/** Messages of merges of accounts. */
export const mergeMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-merge-accounts" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-merge-accounts" */ './fr.ts'),
});
