import { defineMessages } from '@porchlight/client';

/** Messages of the screens of pages and their types. */
export const pagesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-pages" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-pages" */ './fr.ts'),
});
