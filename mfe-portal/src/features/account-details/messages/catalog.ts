import { defineMessages } from '@porchlight/client';

/** Messages of the account details. */
export const accountDetailsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-details" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-details" */ './fr.ts'),
});
