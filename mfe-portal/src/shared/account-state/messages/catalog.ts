import { defineMessages } from '@porchlight/client';

/** Messages of the state of a landlord's account. */
export const accountStateMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-state" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-state" */ './fr.ts'),
});
