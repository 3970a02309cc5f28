import { defineMessages } from '@porchlight/client';

/** Messages of the search of companies. */
export const companySearchMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-company-search" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-company-search" */ './fr.ts'),
});
