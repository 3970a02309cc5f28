import { defineMessages } from '@porchlight/client';

/** Messages of the screens of redirects. */
export const redirectsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-redirects" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-redirects" */ './fr.ts'),
});
