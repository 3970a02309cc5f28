import { defineMessages } from '@porchlight/client';

/** Messages of the site profile. */
export const siteMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-site" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-site" */ './fr.ts'),
});
