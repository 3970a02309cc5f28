import { defineMessages } from '@porchlight/client';

/** Messages of the screens of posts. */
export const postsMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-posts" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-posts" */ './fr.ts'),
});
