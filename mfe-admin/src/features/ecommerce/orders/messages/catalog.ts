import { defineMessages } from '@porchlight/client';

/** Messages of the orders of all companies. */
export const ordersMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-orders" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-orders" */ './fr.ts'),
});
