import { defineMessages } from '@porchlight/client';

/** Messages of the renewals of memberships. */
export const renewalMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-membership-renewal" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-membership-renewal" */ './fr.ts'),
});
