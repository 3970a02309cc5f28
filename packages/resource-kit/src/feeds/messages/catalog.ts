import { defineMessages } from '@porchlight/client';

/** Messages about feeds and their runs that admin and support show. */
export const feedMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-feed-texts" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-feed-texts" */ './fr.ts'),
});
