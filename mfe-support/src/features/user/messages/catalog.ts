import { defineMessages } from '@porchlight/client';

/** Messages of the record of a user. */
export const userMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-user" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-user" */ './fr.ts'),
});
