import { defineMessages } from '@porchlight/client';

/** Messages of the cards of a company. */
export const companyCardMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-company-cards" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-company-cards" */ './fr.ts'),
});
