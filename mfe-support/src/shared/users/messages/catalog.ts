import { defineMessages } from '@porchlight/client';

/** Messages about users that several screens use. */
export const sharedUserMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-users-shared" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-users-shared" */ './fr.ts'),
});
