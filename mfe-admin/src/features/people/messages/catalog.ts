import { defineMessages } from '@porchlight/client';

/** Messages of the screens of users and roles. */
export const peopleMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-people" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-people" */ './fr.ts'),
});
