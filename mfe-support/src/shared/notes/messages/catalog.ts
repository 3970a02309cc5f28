import { defineMessages } from '@porchlight/client';

/** Messages of the notes on records. */
export const noteMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-notes" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-notes" */ './fr.ts'),
});
