import { defineMessages } from '@porchlight/client';

/** Messages of the lists of companies. */
export const companiesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-companies" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-companies" */ './fr.ts'),
});
