import { defineMessages } from '@porchlight/client';

/** Messages of the saved card. */
export const paymentMethodMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-payment-method" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-payment-method" */ './fr.ts'),
});
