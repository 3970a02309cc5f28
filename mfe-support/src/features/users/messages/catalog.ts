import { defineMessages } from '@porchlight/client';

/** Messages of the lists of users and of their search. */
export const usersMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-users" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-users" */ './fr.ts'),
});
