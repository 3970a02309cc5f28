import { defineMessages } from '@porchlight/client';

/** Messages of the overview of ecommerce. */
export const overviewMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-overview" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-overview" */ './fr.ts'),
});
