import { defineMessages } from '@porchlight/client';

/** Messages of the screens of cities and metro areas. */
export const cityMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-cities" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-cities" */ './fr.ts'),
});
