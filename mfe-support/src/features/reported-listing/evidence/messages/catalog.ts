import { defineMessages } from '@porchlight/client';

/** Messages of the evidence about a reported listing. */
export const evidenceMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-report-evidence" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-report-evidence" */ './fr.ts'),
});
