import { defineMessages } from '@porchlight/client';

/** Messages of the ecommerce screen and its tabs. */
export const ecommerceMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-ecommerce" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-ecommerce" */ './fr.ts'),
});
