import { defineMessages } from '@porchlight/client';

/** Messages about conversations that several screens use. */
export const conversationMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-conversation-state" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-conversation-state" */ './fr.ts'),
});
