import { defineMessages } from '@porchlight/client';

/** Messages of a conversation. */
export const detailMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-conversation" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-conversation" */ './fr.ts'),
});
