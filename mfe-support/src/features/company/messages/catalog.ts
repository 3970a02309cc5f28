import { defineMessages } from '@porchlight/client';

/** Messages of the record of a company. */
export const companyMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-company" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-company" */ './fr.ts'),
});
