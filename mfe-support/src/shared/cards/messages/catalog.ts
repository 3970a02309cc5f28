import { defineMessages } from '@porchlight/client';

/** Messages of cards that load by themselves. */
export const cardMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-support-cards" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-support-cards" */ './fr.ts'),
});
