import { defineMessages } from '@porchlight/client';

/** Messages of the tax receipts. */
export const taxReceiptsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-tax-receipts" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-tax-receipts" */ './fr.ts'),
});
