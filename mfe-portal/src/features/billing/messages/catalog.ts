import { defineMessages } from '@porchlight/client';

/** Messages of billing. */
export const billingMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-billing" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-billing" */ './fr.ts'),
});
