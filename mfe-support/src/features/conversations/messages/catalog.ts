import { defineMessages } from '@porchlight/client';

/** Messages of the list of conversations. */
export const listMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-conversations" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-conversations" */ './fr.ts'),
});
