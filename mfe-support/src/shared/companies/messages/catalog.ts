import { defineMessages } from '@porchlight/client';

/** Messages of companies in lists. */
export const companyListMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-company-columns" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-company-columns" */ './fr.ts'),
});
