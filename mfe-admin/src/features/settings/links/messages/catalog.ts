import { defineMessages } from '@porchlight/client';

/** Messages of the permalinks. */
export const linksMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-links" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-links" */ './fr.ts'),
});
