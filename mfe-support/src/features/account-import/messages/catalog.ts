import { defineMessages } from '@porchlight/client';

/** Messages of the imports of accounts. */
export const importMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-account-import" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-account-import" */ './fr.ts'),
});
