import { defineMessages } from '@porchlight/client';

/** Messages of the documents of an account review, and of requests for them. */
export const reviewDocumentMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-review-documents" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-review-documents" */ './fr.ts'),
});
