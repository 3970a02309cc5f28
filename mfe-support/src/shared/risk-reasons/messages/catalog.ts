import { defineMessages } from '@porchlight/client';

export const riskMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-risk-reasons" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-risk-reasons" */ './fr.ts'),
});
