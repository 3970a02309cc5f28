import { defineMessages } from '@porchlight/client';

/** Messages of decisions about accounts. */
export const accountDecisionMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-decisions" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-decisions" */ './fr.ts'),
});
