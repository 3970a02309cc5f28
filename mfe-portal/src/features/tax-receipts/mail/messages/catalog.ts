import { defineMessages } from '@porchlight/client';

/** Messages of receipts by mail. */
export const mailReceiptMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-mail-receipt" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-mail-receipt" */ './fr.ts'),
});
