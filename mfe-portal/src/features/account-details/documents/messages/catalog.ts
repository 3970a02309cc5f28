import { defineMessages } from '@porchlight/client';

/** Messages of the documents that a landlord hands in. */
export const documentMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-documents" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-documents" */ './fr.ts'),
});
