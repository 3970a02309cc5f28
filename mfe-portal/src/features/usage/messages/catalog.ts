import { defineMessages } from '@porchlight/client';

/** Messages of the usage of credits. */
export const usageMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-usage" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-usage" */ './fr.ts'),
});
