import { defineMessages } from '@porchlight/client';

/** Messages of the approvals. */
export const approvalsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-approvals" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-approvals" */ './fr.ts'),
});
