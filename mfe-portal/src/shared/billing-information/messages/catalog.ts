import { defineMessages } from '@porchlight/client';

/** Messages of the billing information. */
export const billingInformationMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-billing-information" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-billing-information" */ './fr.ts'),
});
/** Names of the provinces and states, by their codes. */
export const provinceMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-provinces" */ './provinces-en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-provinces" */ './provinces-fr.ts'),
});
