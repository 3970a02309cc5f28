import { defineMessages } from '@porchlight/client';

/** Messages of the card fields. */
export const cardFormMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-card-form" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-card-form" */ './fr.ts'),
});
