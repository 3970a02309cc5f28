import { defineMessages } from '@porchlight/client';

/** Messages of the checkout. */
export const checkoutMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-checkout" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-checkout" */ './fr.ts'),
});
