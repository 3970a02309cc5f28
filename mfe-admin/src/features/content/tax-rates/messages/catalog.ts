import { defineMessages } from '@porchlight/client';

/** Messages of the tax rates of a province. */
export const taxRatesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-tax-rates" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-tax-rates" */ './fr.ts'),
});
